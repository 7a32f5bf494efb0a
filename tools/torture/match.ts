import { LobbyClient } from 'boardgame.io/client';
import { hostedGame, viewOf } from '../../server/match/games.js';
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
  /** URLs of the servers. Seat n plays on server n modulo the number of servers. */
  readonly urls: readonly string[];
  /** Server that creates the match. The default is the first. */
  readonly createAt?: string;
  readonly history: History;
  readonly captain?: boolean;
  readonly clock?: boolean;
  /** Receiver of notifications. If set, players disconnect after each turn until it notifies them. */
  readonly pager?: Pager;
  readonly most: number;
  pick(count: number): number;
}

/** Milliseconds after which players who get no notification reconnect. */
const RECONNECT_MS = 20_000;

const CLOCK = { kind: 'live', seconds: 3600, increment: 1 };

/** A match between two players that records what they send and receive. */
export class TorturedMatch {
  private readonly players: Player[] = [];
  private readonly lookIns = new Set<NodeJS.Timeout>();
  private playing = false;

  private constructor(
    readonly matchID: string,
    private readonly options: MatchOptions,
  ) {}

  /** Creates a match and joins both seats. Play starts with `begin`. */
  static async open(options: MatchOptions): Promise<TorturedMatch> {
    const { module, urls, createAt = urls[0], most, pick, history, captain = false, clock = false, pager } = options;
    const lobby = new LobbyClient({ server: createAt });
    const [{ setupData }] = module.scenarios;
    const captains = captain ? { [module.sides.length - 1]: 'cadet' } : {};
    const body = { numPlayers: module.sides.length, setupData, captains, ...(clock && { clock: CLOCK }) };
    const { matchID } = await lobbyCall<{ matchID: string }>(createAt, `${module.slug}/create`, body);
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
      await lobbyCall(createAt, `${module.slug}/${matchID}/notices/webhook`, { ...seat, url, form: 'plain' });
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

  /** Whether no move is pending and both players see the same state. */
  get isDone(): boolean {
    const [{ state, stateID }] = this.players;
    const over = !this.playing || state?.ctx.gameover !== undefined || stateID >= this.options.most;
    const same = this.players.every((player) => player.stateID === stateID && !player.pending && player.isConnected);
    return over && same && !this.isBotToMove;
  }

  /** Whether a bot must decide, so that no player needs to. */
  private get isBotToMove(): boolean {
    const { captain, module } = this.options;
    const [{ state }] = this.players;
    return captain === true && Object.hasOwn(Object(state?.ctx.activePlayers), module.sides[module.sides.length - 1].playerID);
  }

  rest(): void {
    this.playing = false;
    for (const player of this.players) player.back();
  }

  private goAway(player: Player): void {
    player.away();
    const lookIn = setTimeout(() => {
      this.lookIns.delete(lookIn);
      player.back();
    }, RECONNECT_MS);
    this.lookIns.add(lookIn);
  }

  leave(): void {
    for (const lookIn of this.lookIns) clearTimeout(lookIn);
    for (const player of this.players) player.leave();
  }

  async balance(store: Store): Promise<Balance> {
    const upTo = this.stateID;
    const { log } = await store.fetch(this.matchID, { log: true });
    return balanceOf(this.options.history.of(this.matchID), log, upTo);
  }

  async judgement(store: Store): Promise<Judgement> {
    const stored = await store.fetch(this.matchID, { state: true, log: true, metadata: true });
    return judge(this.options.module, this.options.history.of(this.matchID), stored);
  }

  /** Returns the number of clients that do not have the stored state. */
  async differing(store: Store): Promise<number> {
    const { state } = await store.fetch(this.matchID, { state: true });
    const hosted = hostedGame(this.options.module);
    const theirs = this.players.map(({ playerID }) => hashOf(JSON.parse(JSON.stringify(viewOf(hosted, state, playerID).view))));
    return this.players.filter(({ state }, n) => hashOf(state) !== theirs[n]).length;
  }
}
