import type { Level } from '../../src/kit/levels.js';
import { steadyTime } from '../clock.js';
import { beginWhenSeated } from '../match/clocks.js';
import { hasPlayer, opens, type PlayerMetadata, seatOf } from '../match/seats.js';
import { Conflict, type MatchData, type Store } from '../storage/store.js';

/** A bot's name in boardgame.io's clients. Weathergage's clients show its level. */
const NAME = 'Captain';

/** Puts a bot in a seat. The seat keeps its salt but has no credentials. */
function take(seat: PlayerMetadata, level: Level): void {
  delete seat.credentials;
  delete seat.data;
  Object.assign(seat, { name: NAME, captain: level });
}

export interface BotRequest {
  readonly playerID: string;
  readonly credentials: string;
  readonly seat: string;
  /** Level of the bot; `null` removes the bot. */
  readonly level: Level | null;
}

export interface NotSeated {
  readonly status: 403 | 404 | 409;
  readonly why: string;
}

function refusal(metadata: MatchData | undefined, { playerID, credentials, seat, level }: BotRequest): NotSeated | undefined {
  if (!metadata) return { status: 404, why: 'There is no such match.' };
  if (!opens(credentials, seatOf(metadata, playerID))) return { status: 403, why: 'Invalid credentials' };
  const target = seatOf(metadata, seat);
  if (!target) return { status: 404, why: 'The match has no such seat.' };
  if (hasPlayer(target)) return { status: 409, why: 'A player has this seat.' };
  if (metadata.gameover !== undefined) return { status: 409, why: 'The match is over.' };
  const others = Object.entries(metadata.players as Record<string, PlayerMetadata>).filter(
    ([id, other]) => id !== playerID && hasPlayer(other),
  );
  if (others.length) return { status: 409, why: 'Only the sole player in a match may add or remove bots.' };
  if (level === null && !target.captain) return { status: 409, why: 'This seat has no bot.' };
  return undefined;
}

const ATTEMPTS = 5;

/** Adds, changes or removes a bot for the match's only player. Returns a status and a reason if refused. */
export async function setBot(store: Store, matchID: string, request: BotRequest): Promise<NotSeated | undefined> {
  for (let attempt = 1; ; attempt++) {
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const no = refusal(metadata, request);
    if (no || !metadata) return no;
    const seat = seatOf(metadata, request.seat);
    if (!seat || seat.captain === (request.level ?? undefined)) return undefined;
    if (request.level) take(seat, request.level);
    else {
      delete seat.name;
      delete seat.captain;
    }
    try {
      // Register the match first, so that every bot is found after a crash.
      if (request.level) await store.captains.enrol(matchID);
      beginWhenSeated(metadata, steadyTime());
      await store.setMetadata(matchID, metadata);
      return undefined;
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error;
    }
  }
}

export async function addBots(store: Store, matchID: string, captains: ReadonlyMap<string, Level>): Promise<void> {
  const { metadata } = await store.fetch(matchID, { metadata: true });
  if (!metadata || captains.size === 0) return;
  for (const [playerID, level] of captains) {
    const seat = seatOf(metadata, playerID);
    if (seat && seat.name === undefined) take(seat, level);
  }
  await store.captains.enrol(matchID);
  await store.setMetadata(matchID, metadata);
}
