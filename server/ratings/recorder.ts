import type { LeftSeat, TakenSeat } from '../match/events.js';
import { type HostedGame, leanOf } from '../match/games.js';
import { botsIn, seatOf } from '../match/seats.js';
import { Conflict, type MatchData, type Store } from '../storage/store.js';
import { rate } from './glicko.js';
import { publicRating } from './service.js';

/** Minimum number of moves by each player for a match to count. */
export const LEAST_MOVES = 2;
/** Maximum number of rated matches between two players that count per day. */
export const MOST_A_DAY = 5;
const DAY = 24 * 60 * 60 * 1000;
/** Number of moves at the start of a match searched for {@link LEAST_MOVES}. */
const FIRST_MOVES = 200;
const SWEPT = 50;
const ATTEMPTS = 5;
const EVEN = 0.5;

export interface RecorderOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  readonly now?: () => number;
}

type Pair = readonly [string, string];

export class ResultRecorder {
  constructor(private readonly options: RecorderOptions) {}

  async begin(matchID: string): Promise<void> {
    const { store, games } = this.options;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    if (!metadata) return;
    await store.setMetadata(matchID, Object.assign(metadata, { rated: true }));
    const hosted = games.find(({ name }) => name === metadata.gameName);
    if (hosted) await store.ratings.begin(matchID, hosted.name, leanOf(hosted, metadata.setupData));
  }

  /** Adds the public id and rating of a player with a key to their seat in a rated match. */
  async tag({ matchID, playerID }: TakenSeat): Promise<void> {
    const { store } = this.options;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const { metadata }: { metadata?: MatchData } = await store.fetch(matchID, { metadata: true });
      const seat = metadata && seatOf(metadata, playerID);
      const holding = metadata?.rated ? await store.people.holding(matchID, playerID) : undefined;
      if (!metadata || !seat?.name || !holding || seat.credentials !== holding.owner || seat.player) return;
      const { id } = await store.ratings.profileOf(holding.person, seat.name);
      const rating = await store.ratings.ratingOf(metadata.gameName, id);
      Object.assign(seat, { player: id, ...(rating && { rating: publicRating(rating, this.now()) }) });
      try {
        await store.setMetadata(matchID, metadata);
        return;
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
      }
    }
  }

  async over(matchID: string): Promise<void> {
    const { metadata } = await this.options.store.fetch(matchID, { metadata: true });
    if (metadata?.gameover === undefined) return;
    const { winner } = Object(metadata.gameover) as { winner?: string };
    await this.settle(matchID, metadata, winner === undefined ? EVEN : winner === '0' ? 1 : 0);
  }

  /** Records a loss for a player who has left a rated match. */
  async left({ matchID, playerID }: LeftSeat): Promise<void> {
    const { metadata } = await this.options.store.fetch(matchID, { metadata: true });
    if (metadata && metadata.gameover === undefined) await this.settle(matchID, metadata, playerID === '0' ? 0 : 1);
  }

  /** Records results missed by processes that have ended. */
  async sweep(): Promise<void> {
    for (const matchID of await this.options.store.ratings.over(SWEPT)) await this.over(matchID);
  }

  private async settle(matchID: string, metadata: MatchData, score: number): Promise<void> {
    const { ratings } = this.options.store;
    const lean = await ratings.pending(matchID);
    if (lean === undefined) return;
    const players = await this.playersOf(matchID, metadata);
    if (!players || !(await this.isPlayed(matchID))) return ratings.dismiss(matchID);
    if ((await ratings.between(players, this.now() - DAY)) >= MOST_A_DAY) return ratings.dismiss(matchID);
    await ratings.record({ matchID, game: metadata.gameName, players, score, lean, at: this.now() }, rate);
  }

  /** Returns the public ids of both players, or undefined unless both have keys. */
  private async playersOf(matchID: string, metadata: MatchData): Promise<Pair | undefined> {
    const { people, ratings } = this.options.store;
    if (botsIn(metadata).size > 0) return undefined;
    const ids: string[] = [];
    for (const playerID of ['0', '1']) {
      const holding = await people.holding(matchID, playerID);
      if (!holding) return undefined;
      ids.push((await ratings.profileOf(holding.person)).id);
    }
    const [one, other] = ids;
    return one && other && one !== other ? [one, other] : undefined;
  }

  private async isPlayed(matchID: string): Promise<boolean> {
    const { store } = this.options;
    const log = await store.logBefore(matchID, FIRST_MOVES, FIRST_MOVES);
    return ['0', '1'].every((seat) => {
      const own = log.filter(({ action }) => action.payload.playerID === seat && action.payload.type !== 'concede');
      return own.length >= LEAST_MOVES;
    });
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}
