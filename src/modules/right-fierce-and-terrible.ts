import { createGame } from '../boardgame/game.js';
import { toModule } from '../boardgame/module.js';
import { definition } from '../games/right-fierce-and-terrible/definition.js';
import { rightFierceAndTerrible } from '../games/right-fierce-and-terrible/index.js';

export { captain, charts, determinize } from '../games/right-fierce-and-terrible/index.js';

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
export const module = /* @__PURE__ */ toModule(rightFierceAndTerrible, game);
