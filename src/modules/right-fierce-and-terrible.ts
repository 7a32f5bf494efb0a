import { toModule } from '../boardgame/module.js';
import { rightFierceAndTerrible } from '../games/right-fierce-and-terrible/index.js';

export const module = toModule(rightFierceAndTerrible);

export const { slug, title, year, sides, scenarios, options, rules, sequence, always, charts, texts, captain, game } = module;
