import { randomSeed } from '../../../src/kit/dice.js';
import { LobbyError, lobby } from '../../api/lobby.js';
import { keepMatch, type OnlineMatch, rememberName } from '../../app/matches.js';
import { isKnown } from '../devices/known.js';

/**
 * Takes a seat and keeps what proves that it is ours. The match's seal is looked at first, and our number added to the dice only
 * then: it is worth nothing to whoever could still choose the secret. The first die waits for the number, because joining says that it
 * will come.
 */
export async function joinMatch(game: string, id: string, playerID: string, name: string): Promise<OnlineMatch> {
  const { commitment } = await lobby.match(game, id);
  const seat = await lobby.join(game, id, playerID, name, commitment !== undefined);
  const now = Date.now();
  const match: OnlineMatch = { kind: 'online', game, id, ...seat, name, ...(commitment && { commitment }), createdAt: now, updatedAt: now };
  rememberName(name);
  keepMatch(match);
  if (isKnown()) void import('../devices/sync.js').then(({ holdSeat }) => holdSeat(match));
  if (!commitment) return match;
  const salted = await withSalt(match);
  keepMatch(salted);
  return salted;
}

/** How often a number is offered: the server takes the same one as often as it is told. */
const ATTEMPTS = 5;

/** Whether the server has said no, and would say it again. */
const isFinal = (error: unknown): boolean => error instanceof LobbyError && [400, 403, 404, 409].includes(error.status);

/** A seat can be played without a number of ours: the match goes on, and says that there is none. */
async function withSalt(match: OnlineMatch): Promise<OnlineMatch> {
  const salt = randomSeed();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      await lobby.salt(match.game, match.id, match, salt);
      return { ...match, salt };
    } catch (error) {
      if (isFinal(error)) break;
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
  return match;
}
