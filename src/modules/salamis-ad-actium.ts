import { createGame } from '../boardgame/game.js';
import { toModule } from '../boardgame/module.js';
import { definition } from '../games/salamis-ad-actium/definition.js';
import { salamisAdActium } from '../games/salamis-ad-actium/index.js';

export { captain, charts, determinize } from '../games/salamis-ad-actium/index.js';

export const slug = definition.slug;
export const title = definition.title;
export const year = definition.year;
export const sides = definition.sides;
export const scenarios = definition.scenarios;
export const options = definition.options;
export const rules = definition.rules;
export const sequence = definition.sequence;
export const always = definition.always;
export const texts = definition.texts;

export const game = /* @__PURE__ */ createGame(definition);
export const module = /* @__PURE__ */ toModule(salamisAdActium, game);
