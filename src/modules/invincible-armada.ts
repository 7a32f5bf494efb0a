import { createGame } from '../boardgame/game.js';
import { toModule } from '../boardgame/module.js';
import { definition } from '../games/invincible-armada/definition.js';
import { invincibleArmada } from '../games/invincible-armada/index.js';

export { captain } from '../games/invincible-armada/index.js';
export const { slug, title, year, sides, scenarios, options, rules, sequence, always, charts, texts } = definition;
export const game = /* @__PURE__ */ createGame(definition);
export const module = /* @__PURE__ */ toModule(invincibleArmada, game);
