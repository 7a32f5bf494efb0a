import { PREFERENCES, standing } from '../../src/games/invincible-armada/standing.js';
import type { Armada } from '../../src/games/invincible-armada/state.js';
import { chosenOf } from '../../src/kit/standing.js';

/** Returns a player's automatic answer in The Invincible Armada, by the default settings. */
export const settled = (G: unknown, seat: string) => standing.answer(G as Armada, seat, chosenOf(PREFERENCES, {}));
