import { PREFERENCES, standing } from '../../client/boards/invincible-armada/standing.js';
import { defaultsOf } from '../../client/kit/preferences.js';
import { sideOf } from '../../src/games/invincible-armada/ids.js';
import type { Armada } from '../../src/games/invincible-armada/state.js';

/** What the desk of a seat answers for a player of The Invincible Armada who has settled nothing otherwise. */
export const settled = (G: unknown, seat: string) => standing({ G: G as Armada, me: sideOf(seat) }, seat, defaultsOf(PREFERENCES));
