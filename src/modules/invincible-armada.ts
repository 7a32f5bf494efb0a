import type { Game } from 'boardgame.io';
import { createGame } from '../boardgame/game.js';
import { toModule } from '../boardgame/module.js';
import { definition } from '../games/invincible-armada/definition.js';
import { invincibleArmada } from '../games/invincible-armada/index.js';
import type { ArmadaMove } from '../games/invincible-armada/sequence.js';
import type { SetupData as Data } from '../games/invincible-armada/setup.js';
import type { Armada } from '../games/invincible-armada/state.js';

export { withSetup } from '../boardgame/withSetup.js';
export { captain, charts, determinize } from '../games/invincible-armada/index.js';

/** The state of a match (`G`), as plain JSON. In a player's view, hidden information is left out or masked. */
export type GameState = Armada;

/** Every move with its arguments: `{ move, args }`. */
export type Move = ArmadaMove;

/** The scenario and the options of a match. {@link options} is its JSON Schema. */
export type SetupData = Data;

/** The name of the boardgame.io game, and the last part of this module's path. */
export const slug = definition.slug;
/** The title in English. */
export const title = definition.title;
/** The year or years of the battle. */
export const year = definition.year;
/** The two sides, by seat. */
export const sides = definition.sides;
/** The scenarios, each with its `setupData`. */
export const scenarios = definition.scenarios;
/** The JSON Schema of `setupData`. */
export const options = definition.options;
/** The rules as pure functions, without boardgame.io. */
export const rules = definition.rules;
/** The phases, their steps, and the moves of each step. */
export const sequence = definition.sequence;
/** The moves that are possible in every step, such as `concede`. */
export const always = definition.always;
/** The English texts of refusals and events, by key. */
export const texts = definition.texts;

/** The boardgame.io game. */
export const game: Game<GameState, Record<string, unknown>, SetupData> = /* @__PURE__ */ createGame(definition);
/** The whole game with its bots, for the server, the set-up form and `playerAt`. */
export const module = /* @__PURE__ */ toModule(invincibleArmada, game);
