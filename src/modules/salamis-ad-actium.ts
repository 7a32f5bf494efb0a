import { toModule } from '../boardgame/module.js';
import { salamisAdActium } from '../games/salamis-ad-actium/index.js';

export const module = toModule(salamisAdActium);

export const { slug, title, year, sides, scenarios, options, rules, sequence, always, charts, texts, captain, game } = module;
