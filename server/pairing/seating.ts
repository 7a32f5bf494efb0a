import { randomBytes, randomInt } from 'node:crypto';
import { createMatch } from 'boardgame.io/internal';
import type { ClockTerms } from '../../src/boardgame/clock/terms.js';
import type { HostedGame } from '../match/games.js';
import { newCredentials, type PlayerMetadata } from '../match/seats.js';
import { Conflict, type MatchData, type Store } from '../storage/store.js';

export interface NewPlayer {
  readonly name: string;
  readonly givesSalt: boolean;
}

export interface NewSeat {
  readonly matchID: string;
  readonly playerID: string;
  readonly playerCredentials: string;
}

const ATTEMPTS = 5;

function take(seat: PlayerMetadata, { name, givesSalt }: NewPlayer): string {
  const credentials = newCredentials();
  Object.assign(seat, { name, credentials, ...(givesSalt && { data: { givesSalt } }) });
  return credentials;
}

/**
 * Takes the free seat of a match with one player. Returns undefined on failure.
 * @param store a lobby store, which starts the clocks
 */
export async function joinOpen(store: Store, matchID: string, newcomer: NewPlayer): Promise<NewSeat | undefined> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { metadata } = await store.fetch(matchID, { metadata: true });
    const seats: [string, PlayerMetadata][] = Object.entries(metadata?.players ?? {});
    const [free, ...others] = seats.filter(([, { name }]) => name === undefined);
    if (!metadata || !free || others.length > 0 || metadata.gameover !== undefined) return undefined;
    const [playerID, seat] = free;
    const playerCredentials = take(seat, newcomer);
    try {
      await store.setMetadata(matchID, metadata);
      return { matchID, playerID, playerCredentials };
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }
  return undefined;
}

export interface OpenTerms {
  readonly setupData: object;
  readonly clock: ClockTerms | null;
  readonly rated: boolean;
  /** Maximum rating difference that the player accepts. */
  readonly within: number | undefined;
}

/** Creates a match and takes a random seat. @param store a lobby store, which publishes the commitment to the dice */
export async function createOpen(
  store: Store,
  { game }: HostedGame,
  newcomer: NewPlayer,
  { setupData, clock, rated, within }: OpenTerms,
): Promise<NewSeat & { readonly metadata: MatchData }> {
  const made = createMatch({ game, numPlayers: 2, setupData, unlisted: false });
  if ('setupDataError' in made) throw new Error(made.setupDataError);
  const { initialState, metadata }: { readonly initialState: typeof made.initialState; readonly metadata: MatchData } = made;
  const playerID = String(randomInt(2));
  const playerCredentials = take(metadata.players[Number(playerID)] as PlayerMetadata, newcomer);
  if (rated) Object.assign(metadata, { rated, within });
  if (clock) metadata.clock = { terms: { ...clock, per: 'turn' } };
  const matchID = randomBytes(12).toString('base64url');
  await store.createMatch(matchID, { initialState, metadata });
  return { matchID, playerID, playerCredentials, metadata };
}
