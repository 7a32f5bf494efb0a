import { toModule } from '../boardgame/module.js';
import { grandArmada } from '../games/grand-armada/index.js';

export const module = toModule(grandArmada);

export const { slug, title, year, sides, scenarios, options, rules, sequence, always, charts, texts, captain, game } = module;
