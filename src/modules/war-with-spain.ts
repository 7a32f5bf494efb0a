import { toModule } from '../boardgame/module.js';
import { warWithSpain } from '../games/war-with-spain/index.js';

export const module = toModule(warWithSpain);

export const { slug, title, year, sides, scenarios, options, rules, sequence, always, charts, texts, captain, game } = module;
