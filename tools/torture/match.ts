import { LobbyClient } from 'boardgame.io/client';
import { host, viewOf } from '../../server/games.js';
import type { Store } from '../../server/store.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { Account, type Balance } from './account.js';
import { hashOf } from './hash.js';
import { Player } from './player.js';

export interface MatchOptions {
  readonly module: GameModule;
  /** Servers: seat n plays at server n, the first again after the last. */
  readonly urls: readonly string[];
  /** Where the match is laid; at the first server if left out. */
  readonly layAt?: string;
  /** Moves to play at most. */
  readonly most: number;
  pick(count: number): number;
}

/** One match of the torture: two players who go on until it is over, or long enough, and what they sent and saw. */
export class TorturedMatch {
  readonly account = new Account();
  /** Moves that a player was told were refused. */
  refused = 0;
  private readonly players: Player[] = [];
  private playing = false;

  private constructor(
    readonly matchID: string,
    private readonly options: MatchOptions,
  ) {}

  /** Lays a match at the first server and seats both players, who wait for `begin`. */
  static async open(options: MatchOptions): Promise<TorturedMatch> {
    const { module, urls, layAt = urls[0], most, pick } = options;
    const lobby = new LobbyClient({ server: layAt });
    const [{ setupData }] = module.scenarios;
    const { matchID } = await lobby.createMatch(module.slug, { numPlayers: module.sides.length, setupData });
    const match = new TorturedMatch(matchID, options);
    for (const [n, { playerID }] of module.sides.entries()) {
      const { playerCredentials } = await lobby.joinMatch(module.slug, matchID, { playerID, playerName: `player ${playerID}` });
      const player = new Player({
        url: urls[n % urls.length],
        game: module.slug,
        matchID,
        playerID,
        credentials: playerCredentials,
        rules: module.rules,
        pick,
        wants: ({ stateID }) => match.playing && stateID < most,
        sent: (attempt) => match.account.send(attempt),
        rejected: ({ move, stateID }) => {
          if (move !== 'sync' && stateID >= 0) match.refused += 1;
        },
        shown: (entries, { playerID }) => match.account.show(entries, playerID),
      });
      match.players.push(player);
    }
    return match;
  }

  begin(): void {
    this.playing = true;
    for (const player of this.players) player.go();
  }

  get stateID(): number {
    return Math.max(...this.players.map(({ stateID }) => stateID));
  }

  /** Whether nobody has anything to do any more, and both look at the same state. */
  get isDone(): boolean {
    const [one, other] = this.players;
    const over = !this.playing || one.state?.ctx.gameover !== undefined || one.stateID >= this.options.most;
    return over && one.stateID === other.stateID && this.players.every(({ pending, isConnected }) => !pending && isConnected);
  }

  /** No more moves; those under way are still answered. */
  rest(): void {
    this.playing = false;
  }

  leave(): void {
    for (const player of this.players) player.leave();
  }

  /** What is missing from the store, or too much there. */
  async balance(store: Store): Promise<Balance> {
    const { last } = this.account;
    const { log } = await store.fetch(this.matchID, { log: true });
    return this.account.balance(log, last);
  }

  /** Players whose client does not show what is stored, as they may see it. */
  async differing(store: Store): Promise<number> {
    const { state } = await store.fetch(this.matchID, { state: true });
    const hosted = host(this.options.module);
    const theirs = this.players.map(({ playerID }) => hashOf(JSON.parse(JSON.stringify(viewOf(hosted, state, playerID).view))));
    return this.players.filter(({ state }, n) => hashOf(state) !== theirs[n]).length;
  }
}
