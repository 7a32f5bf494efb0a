import type { Reply } from '../../src/api/index.js';
import { adjournedIn } from '../../src/boardgame/adjourned.js';
import { activeSeats } from '../match/activeSeats.js';
import type { HostedGame } from '../match/games.js';
import { publicSeats, seatOpened } from '../match/seats.js';
import { type MatchData, readable, type Store } from '../storage/store.js';
import { isHeld, type SeatRef } from './seats.js';

type ListedMatch = Reply<'listHeldMatches'>['matches'][number];

export const MAX_LISTED = 100;

export interface Opened {
  readonly matchID: string;
  readonly credentials: string;
}

type IsConnected = (matchID: string, playerID: string) => boolean;

/** Returns a player's matches, most recent first. Releases seats that the player has lost. */
export async function matchesOf(
  store: Store,
  games: readonly HostedGame[],
  person: string,
  isConnected: IsConnected,
): Promise<ListedMatch[]> {
  const listed: ListedMatch[] = [];
  for (const holding of await store.people.held(person, MAX_LISTED)) {
    const { matchID, playerID } = holding;
    const metadata = await metadataOf(store, matchID);
    if (!metadata) continue;
    if (!isHeld(metadata, holding)) {
      await store.people.release(matchID, playerID);
      continue;
    }
    const hosted = games.find(({ name }) => name === metadata.gameName);
    if (hosted) listed.push({ ...about(holding, metadata, isConnected), ...(await standing(store, hosted, matchID, metadata)) });
  }
  return listed;
}

/** Returns the matches of the given seats without sign-in. Omits seats with wrong credentials. */
export async function matchesOpened(
  store: Store,
  games: readonly HostedGame[],
  seats: readonly Opened[],
  isConnected: IsConnected,
): Promise<ListedMatch[]> {
  const listed: ListedMatch[] = [];
  for (const { matchID, credentials } of seats) {
    const metadata = await metadataOf(store, matchID);
    if (!metadata) continue;
    const playerID = seatOpened(metadata, credentials);
    const hosted = games.find(({ name }) => name === metadata.gameName);
    if (playerID === undefined || !hosted) continue;
    listed.push({ ...about({ matchID, playerID }, metadata, isConnected), ...(await standing(store, hosted, matchID, metadata)) });
  }
  return listed;
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
): Promise<Pick<ListedMatch, 'gameover' | 'phase' | 'asked' | 'clock' | 'adjourned'>> {
  if (metadata.gameover !== undefined) return { gameover: metadata.gameover, asked: [] };
  const state = await readable(store.fetch(matchID, { state: true }).then((found) => found.state));
  if (!state) return { asked: [] };
  const clock = hosted.clock?.(state.G);
  const put = adjournedIn(state);
  return { phase: state.ctx.phase, asked: activeSeats(state), ...(clock && { clock }), ...(put && { adjourned: put.since }) };
}
