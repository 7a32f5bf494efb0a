import { adjournedIn } from '../../src/boardgame/adjourned.js';
import type { Clock } from '../../src/kit/definition.js';
import type { HostedGame } from '../games.js';
import { askedIn } from '../notices/asked.js';
import { type PlayerMetadata, publicSeats, seatOpened } from '../seats.js';
import { type MatchData, readable, type Store } from '../store.js';
import { isHeld, type SeatRef } from './seats.js';

/** A match, as whoever has a seat in it is told of it. */
export interface MatchTold {
  readonly game: string;
  readonly matchID: string;
  readonly playerID: string;
  readonly setupData: unknown;
  /** The seats, as everybody may see them. */
  readonly players: readonly Omit<PlayerMetadata, 'credentials' | 'keys'>[];
  readonly createdAt: number;
  /** When the last move was made: since then it waits. */
  readonly updatedAt: number;
  /** How it ended, in the game's own terms; nothing while it runs. */
  readonly gameover?: unknown;
  /** The part of the turn in which something is asked. */
  readonly phase?: string;
  /** The seats that are asked. */
  readonly asked: readonly string[];
  /** The turn. */
  readonly clock?: Clock;
  /** Its players have put it away: since when, in ms since 1970. */
  readonly adjourned?: number;
}

/** As many matches are told of to whoever holds seats: those played last. */
export const MOST_TOLD = 100;
/** And so many to who brings the credentials of each. */
export const MOST_OPENED = 40;

/** A seat, by what opens it. */
export interface Opened {
  readonly matchID: string;
  readonly credentials: string;
}

type IsConnected = (matchID: string, playerID: string) => boolean;

/** The matches in which a person holds seats, those played last first. What is not his any more is noted as such. */
export async function matchesOf(
  store: Store,
  games: readonly HostedGame[],
  person: string,
  isConnected: IsConnected,
): Promise<MatchTold[]> {
  const told: MatchTold[] = [];
  for (const holding of await store.people.held(person, MOST_TOLD)) {
    const { matchID, playerID } = holding;
    const metadata = await metadataOf(store, matchID);
    if (!metadata) continue;
    if (!isHeld(metadata, holding)) {
      await store.people.release(matchID, playerID);
      continue;
    }
    const hosted = games.find(({ name }) => name === metadata.gameName);
    if (hosted) told.push({ ...about(holding, metadata, isConnected), ...(await standing(store, hosted, matchID, metadata)) });
  }
  return told;
}

/** The matches in which somebody has seats, by the credentials of each: he need not be known for it. What opens no seat any more is left out. */
export async function matchesOpened(
  store: Store,
  games: readonly HostedGame[],
  seats: readonly Opened[],
  isConnected: IsConnected,
): Promise<MatchTold[]> {
  const told: MatchTold[] = [];
  for (const { matchID, credentials } of seats) {
    const metadata = await metadataOf(store, matchID);
    if (!metadata) continue;
    const playerID = seatOpened(metadata, credentials);
    const hosted = games.find(({ name }) => name === metadata.gameName);
    if (playerID === undefined || !hosted) continue;
    told.push({ ...about({ matchID, playerID }, metadata, isConnected), ...(await standing(store, hosted, matchID, metadata)) });
  }
  return told;
}

const metadataOf = (store: Store, matchID: string): Promise<MatchData | undefined> =>
  readable(store.fetch(matchID, { metadata: true }).then((found) => found.metadata));

const about = ({ matchID, playerID }: SeatRef, metadata: MatchData, isConnected: IsConnected) => ({
  game: metadata.gameName,
  matchID,
  playerID,
  setupData: metadata.setupData,
  players: publicSeats(metadata, (seat) => isConnected(matchID, seat)),
  createdAt: metadata.createdAt,
  updatedAt: metadata.updatedAt,
});

async function standing(
  store: Store,
  hosted: HostedGame,
  matchID: string,
  metadata: MatchData,
): Promise<Pick<MatchTold, 'gameover' | 'phase' | 'asked' | 'clock' | 'adjourned'>> {
  if (metadata.gameover !== undefined) return { gameover: metadata.gameover, asked: [] };
  const state = await readable(store.fetch(matchID, { state: true }).then((found) => found.state));
  if (!state) return { asked: [] };
  const clock = hosted.clock?.(state.G);
  const put = adjournedIn(state);
  return { phase: state.ctx.phase, asked: askedIn(state), ...(clock && { clock }), ...(put && { adjourned: put.since }) };
}
