import type { Level } from '../../src/kit/levels.js';
import { steadyTime } from '../clock.js';
import { beginWhenSeated } from '../match/clocks.js';
import { isPerson, opens, type PlayerMetadata, seatOf } from '../match/seats.js';
import { Conflict, type MatchData, type Store } from '../storage/store.js';

/** What stock clients show of a captain's seat; ours know him by its mark. */
const NAME = 'Captain';

/** Seats a captain: whatever salt was given from the seat stays, and nobody has credentials for it. */
function take(seat: PlayerMetadata, level: Level): void {
  delete seat.credentials;
  delete seat.data;
  Object.assign(seat, { name: NAME, captain: level });
}

/** Who is wanted on a seat, and who says so. */
export interface Wish {
  readonly playerID: string;
  readonly credentials: string;
  readonly seat: string;
  /** null: the captain rises, and the seat is free. */
  readonly level: Level | null;
}

export interface NotSeated {
  readonly status: 403 | 404 | 409;
  readonly why: string;
}

/** Why nobody has his wish, or nothing. */
function refusal(metadata: MatchData | undefined, { playerID, credentials, seat, level }: Wish): NotSeated | undefined {
  if (!metadata) return { status: 404, why: 'There is no such match.' };
  if (!opens(credentials, seatOf(metadata, playerID))) return { status: 403, why: 'Invalid credentials' };
  const wanted = seatOf(metadata, seat);
  if (!wanted) return { status: 404, why: 'The match has no such seat.' };
  if (isPerson(wanted)) return { status: 409, why: 'A player has this seat.' };
  if (metadata.gameover !== undefined) return { status: 409, why: 'The match is over.' };
  const others = Object.entries(metadata.players as Record<string, PlayerMetadata>).filter(
    ([id, other]) => id !== playerID && isPerson(other),
  );
  if (others.length) return { status: 409, why: 'Another player in this match would have to agree.' };
  if (level === null && !wanted.captain) return { status: 409, why: 'This seat has no bot.' };
  return undefined;
}

/** How often a seat is written anew when somebody else changed the match's seats in the same moment. */
const ATTEMPTS = 5;

/**
 * Seats a captain where nobody sits, or has another level play on, or bids him rise. It is for the one person at the table to say: whoever
 * sits alone agrees with himself. Gives why not, if not.
 */
export async function seatCaptain(store: Store, matchID: string, wish: Wish): Promise<NotSeated | undefined> {
  for (let attempt = 1; ; attempt++) {
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const no = refusal(metadata, wish);
    if (no || !metadata) return no;
    const seat = seatOf(metadata, wish.seat);
    if (!seat || seat.captain === (wish.level ?? undefined)) return undefined;
    if (wish.level) take(seat, wish.level);
    else {
      delete seat.name;
      delete seat.captain;
    }
    try {
      // Written first: whoever dies in between leaves a match that is looked at once, and no captain who is never asked.
      if (wish.level) await store.captains.enrol(matchID);
      beginWhenSeated(metadata, steadyTime());
      await store.setMetadata(matchID, metadata);
      return undefined;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Seats captains in a match that was just laid, where nobody has sat down. */
export async function layCaptains(store: Store, matchID: string, captains: ReadonlyMap<string, Level>): Promise<void> {
  const { metadata } = await store.fetch(matchID, { metadata: true });
  if (!metadata || captains.size === 0) return;
  for (const [playerID, level] of captains) {
    const seat = seatOf(metadata, playerID);
    if (seat && seat.name === undefined) take(seat, level);
  }
  await store.captains.enrol(matchID);
  await store.setMetadata(matchID, metadata);
}
