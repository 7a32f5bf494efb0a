import { PREFERENCES, standing } from '../../src/games/invincible-armada/standing.js';
import type { Armada } from '../../src/games/invincible-armada/state.js';
import { chosenOf } from '../../src/kit/standing.js';

export const settled = (G: unknown, seat: string) => standing.answer(G as Armada, seat, chosenOf(PREFERENCES, {}));
