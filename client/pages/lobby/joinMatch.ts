import { randomSeed } from '../../../src/kit/dice.js';
import { LobbyError, lobby } from '../../api/lobby.js';
import { keepMatch, type OnlineMatch, rememberName } from '../../app/matches.js';
import { isKnown } from '../devices/known.js';

/**
 * Joins a match and stores the credentials. Reads the commitment first and adds the salt after, so that the server cannot choose a secret
 * that depends on the salt. The first roll waits for the salt.
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

/** Attempts to send the salt. Sending the same salt again is allowed. */
const ATTEMPTS = 5;

/** Whether an error is final. */
const isFinal = (error: unknown): boolean => error instanceof LobbyError && [400, 403, 404, 409].includes(error.status);

/** A seat works without a salt; the dice dialog says so. */
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
