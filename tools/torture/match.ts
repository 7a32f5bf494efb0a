import { LobbyClient } from 'boardgame.io/client';
import { host, viewOf } from '../../server/match/games.js';
import type { Store } from '../../server/storage/store.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { lobbyCall } from '../lobbyCall.js';
import type { Balance } from './account.js';
import { balanceOf, type Judgement, judge } from './checker.js';
import { hashOf } from './hash.js';
import type { History } from './history.js';
import type { Pager } from './pager.js';
import { Player } from './player.js';

export interface MatchOptions {
  readonly module: GameModule;
  /** Servers: seat n plays at server n, the first again after the last. */
  readonly urls: readonly string[];
  /** Where the match is laid; at the first server if left out. */
  readonly layAt?: string;
  /** Of what its players send, are told and see. */
  readonly history: History;
  /** A captain of the server has the last seat. */
  readonly captain?: boolean;
  /** It is played by the clock, which the checker adds up. */
  readonly clock?: boolean;
  /** Players go away after each turn of theirs, and are called back by it. */
  readonly pager?: Pager;
  /** Moves to play at most. */
  readonly most: number;
  pick(count: number): number;
}

/** Whoever has not been called for so long, in ms, looks in by himself. */
const LOOK_IN = 20_000;

const CLOCK = { kind: 'live', seconds: 3600, increment: 1 };

/** One match of the torture: two players who go on until it is over, or long enough, and what they sent and saw. */
export class TorturedMatch {
  private readonly players: Player[] = [];
  private readonly lookIns = new Set<NodeJS.Timeout>();
  private playing = false;

  private constructor(
    readonly matchID: string,
    private readonly options: MatchOptions,
  ) {}

  /** Lays a match at the first server and seats both players, who wait for `begin`. */
  static async open(options: MatchOptions): Promise<TorturedMatch> {
    const { module, urls, layAt = urls[0], most, pick, history, captain = false, clock = false, pager } = options;
    const lobby = new LobbyClient({ server: layAt });
    const [{ setupData }] = module.scenarios;
    const captains = captain ? { [module.sides.length - 1]: 'cadet' } : {};
    const body = { numPlayers: module.sides.length, setupData, captains, ...(clock && { clock: CLOCK }) };
    const { matchID } = await lobbyCall<{ matchID: string }>(layAt, `${module.slug}/create`, body);
    const match = new TorturedMatch(matchID, options);
    for (const [n, { playerID }] of module.sides.entries()) {
      if (Object.hasOwn(captains, playerID)) continue;
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
        ...(pager && { idle: (player: Player) => match.goAway(player) }),
        sent: ({ stateID, move, args }) => history.note(matchID, playerID, { did: 'sent', stateID, move, args }),
        rejected: ({ stateID, move, reason }) => history.note(matchID, playerID, { did: 'was told', stateID, move, reason }),
        shown: (log, { stateID, state }) => history.note(matchID, playerID, { did: 'saw', stateID, hash: hashOf(state?.G), log }),
      });
      match.players.push(player);
      if (!pager) continue;
      const url = pager.addressFor(matchID, playerID, () => player.back());
      const seat = { playerID, credentials: playerCredentials };
      await lobbyCall(layAt, `${module.slug}/${matchID}/notices/webhook`, { ...seat, url, form: 'plain' });
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
    const [{ state, stateID }] = this.players;
    const over = !this.playing || state?.ctx.gameover !== undefined || stateID >= this.options.most;
    const same = this.players.every((player) => player.stateID === stateID && !player.pending && player.isConnected);
    return over && same && !this.isCaptainAsked;
  }

  /** A captain goes on until people are asked. */
  private get isCaptainAsked(): boolean {
    const { captain, module } = this.options;
    const [{ state }] = this.players;
    return captain === true && Object.hasOwn(Object(state?.ctx.activePlayers), module.sides[module.sides.length - 1].playerID);
  }

  /** No more moves; those under way are still answered. */
  rest(): void {
    this.playing = false;
    for (const player of this.players) player.back();
  }

  private goAway(player: Player): void {
    player.away();
    const lookIn = setTimeout(() => {
      this.lookIns.delete(lookIn);
      player.back();
    }, LOOK_IN);
    this.lookIns.add(lookIn);
  }

  leave(): void {
    for (const lookIn of this.lookIns) clearTimeout(lookIn);
    for (const player of this.players) player.leave();
  }

  /** What is missing from the store, or too much there, of what was shown until now. */
  async balance(store: Store): Promise<Balance> {
    const upTo = this.stateID;
    const { log } = await store.fetch(this.matchID, { log: true });
    return balanceOf(this.options.history.of(this.matchID), log, upTo);
  }

  /** What the checker says of the whole match, once it is at rest. */
  async judgement(store: Store): Promise<Judgement> {
    const stored = await store.fetch(this.matchID, { state: true, log: true, metadata: true });
    return judge(this.options.module, this.options.history.of(this.matchID), stored);
  }

  /** Players whose client does not show what is stored, as they may see it. */
  async differing(store: Store): Promise<number> {
    const { state } = await store.fetch(this.matchID, { state: true });
    const hosted = host(this.options.module);
    const theirs = this.players.map(({ playerID }) => hashOf(JSON.parse(JSON.stringify(viewOf(hosted, state, playerID).view))));
    return this.players.filter(({ state }, n) => hashOf(state) !== theirs[n]).length;
  }
}
