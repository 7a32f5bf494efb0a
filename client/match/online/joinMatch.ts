import { randomSeed } from '../../../src/kit/dice.js';
import { LobbyError, lobby } from '../../api/lobby.js';
import { keepMatch, type OnlineMatch, rememberName } from '../../app/matches.js';
import { isKnown } from '../identity/known.js';

/**
 * Joins a match and stores the credentials. Reads the commitment first and adds the salt afterwards, so that the server
 * cannot choose a secret
 * that depends on the salt. The first roll waits for the salt.
 */
export async function joinMatch(game: string, id: string, playerID: string, name: string): Promise<OnlineMatch> {
  const { commitment } = await lobby.match(game, id);
  const seat = await lobby.join(game, id, playerID, name, commitment !== undefined);
  return keepSeat({ game, id, ...seat, name, commitment });
}

export type NewSeat = Pick<OnlineMatch, 'game' | 'id' | 'playerID' | 'credentials' | 'name' | 'commitment'>;

/** Stores a seat that was just taken, and sends its salt. */
export async function keepSeat({ commitment, ...seat }: NewSeat): Promise<OnlineMatch> {
  const now = Date.now();
  const match: OnlineMatch = { kind: 'online', ...seat, ...(commitment && { commitment }), createdAt: now, updatedAt: now };
  rememberName(seat.name);
  keepMatch(match);
  if (isKnown()) void import('../identity/sync.js').then(({ holdSeat }) => holdSeat(match));
  if (!commitment) return match;
  const salted = await withSalt(match);
  keepMatch(salted);
  return salted;
}

/** Number of attempts to send the salt. The server accepts repeats of it. */
const ATTEMPTS = 5;

const isFinal = (error: unknown): boolean => error instanceof LobbyError && [400, 403, 404, 409].includes(error.status);

/** Sends a salt and adds it to the stored match. If this fails, the seat still works; the dice dialog shows that the salt is missing. */
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
