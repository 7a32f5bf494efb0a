import { toModule } from '../boardgame/module.js';
import { invincibleArmada } from '../games/invincible-armada/index.js';

export const module = toModule(invincibleArmada);

export const { slug, title, year, sides, scenarios, options, rules, sequence, always, charts, texts, captain, game } = module;
