import { createGame } from '../boardgame/game.js';
import { toModule } from '../boardgame/module.js';
import { definition } from '../games/grand-armada/definition.js';
import { grandArmada } from '../games/grand-armada/index.js';

export { captain } from '../games/grand-armada/index.js';
export const { slug, title, year, sides, scenarios, options, rules, sequence, always, charts, texts } = definition;
export const game = /* @__PURE__ */ createGame(definition);
export const module = /* @__PURE__ */ toModule(grandArmada, game);
