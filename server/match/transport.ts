import { performance } from 'node:perf_hooks';
import type { ChatMessage, State } from 'boardgame.io';
import type { Server as SocketServer } from 'socket.io';
import { type ClientEvent, clientFrames } from '../../src/api/frames.js';
import { adjournedIn } from '../../src/boardgame/adjourned.js';
import type { briefOf } from '../../src/boardgame/brief.js';
import { addressKey, addressOf } from '../http/addresses.js';
import { ConnectionBudgets, type EngineConnection } from '../http/connectionBudgets.js';
import type { Metrics } from '../http/metrics.js';
import { quiet } from '../http/quiet.js';
import { faultOf, type Log } from '../log.js';
import type { Limits } from '../options.js';
import { dueAfter, type SeatsToNotify } from '../storage/notificationStore.js';
import { type MatchData, StaleWrite, type Store, Unanswered, Uncertain } from '../storage/store.js';
import { activeSeats, newlyActive } from './activeSeats.js';
import { type ClockChange, clockOf, followed, hasClock, timed } from './clocks.js';
import { Connection } from './connection.js';
import type { FrameHandler, FrameHandlers, LeftSeat, MatchEvents } from './events.js';
import { readChat, readEarlier, readMove, readPast, readSaid, readSync, type SyncRequest } from './frames.js';
import type { HostedGame } from './games.js';
import { judge, type MoveRequest } from './judge.js';
import type { PubSub } from './pubSub.js';
import { otherSeat, type Refusal, refusals } from './refusals.js';
import { MatchRegistry } from './registry.js';
import { isRepeated } from './repeats.js';
import type { MatchRoom, RoomConnection } from './room.js';
import { FirstDie, hasThrown } from './salts.js';
import { opens, seatOf, seatOpened } from './seats.js';
import { settle } from './settling.js';
import { swapped } from './swapping.js';
import { ofAnotherForm } from './versions.js';
import { wayBack } from './wayBack.js';

/** How often a move is tried again when another process was faster. */
const ATTEMPTS = 6;

/** What a sync or a refused move counts for, because a whole match is sent in answer. */
const DEAR = 5;
/** What a sync of a socket counts for that has been shown the match already: clients of boardgame.io need it hardly ever. */
const AGAIN = 20;

const NO_DATA: Pick<MatchData, 'clock' | 'players'> = { players: {} };

/** What no honest client sends, or not so often. */
const { tooFast, tooBig, unreadable, notAMove, noSeat, wrongCredentials, unknownMove } = refusals;
const SUSPECT: ReadonlySet<Refusal> = new Set([tooFast, tooBig, unreadable, notAMove, noSeat, wrongCredentials, unknownMove]);

/** What can be refused, as it is counted: a frame by its event, every move as "move". */
const isEvent = (move: string): move is Exclude<ClientEvent, 'update'> => Object.hasOwn(clientFrames, move) && move !== 'update';

export interface TransportOptions {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly limits: Limits;
  /** Behind one reverse proxy. */
  readonly proxy: boolean;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly events: MatchEvents;
  /** The time that clocks are measured by: ms since 1970. */
  time(): number;
}

/**
 * boardgame.io's wire protocol over socket.io: its own clients play here unchanged. Differences from boardgame.io's transport:
 *
 * - A socket gets its seat at `sync`, with the credentials, and plays only that seat.
 * - Only moves are accepted, and a move is shown only after it is stored.
 * - The sender of a refused frame, and nobody else, is told why (event `rejected`) and is sent what the client lacks.
 * - A client that asks for it on connecting is sent moves in half the bytes ({@link briefOf}).
 * - `sync` brings the newest page of the log. `earlier` asks for the pages before it, `past` for the positions that the seat saw, `said`
 *   for the chat. Plug-ins take the other frames.
 */
export class Transport {
  readonly registry: MatchRegistry;
  private readonly budgets: ConnectionBudgets;
  /** For what any client can cause. */
  private readonly quietLog: Log;
  private readonly firstDie = new FirstDie();
  private stopping = false;

  constructor(
    private readonly io: SocketServer,
    private readonly options: TransportOptions,
  ) {
    this.registry = new MatchRegistry(options);
    this.budgets = new ConnectionBudgets(options.limits.messages, ({ request }) => addressKey(addressOf(request, options.proxy)));
    io.engine.on('connection', (connection: EngineConnection) => this.budgets.of(connection));
    this.quietLog = quiet(options.log);
    io.of('/').use((_socket, next) => next(new Error('connect to the namespace of a game')));
    for (const hosted of options.games) this.serve(hosted);
  }

  /** Begins to listen to other processes. */
  start(): void {
    this.registry.start();
  }

  /** Shows the seats of a match, which have changed, to every connected client. */
  announce(matchID: string): void {
    this.registry.announce(matchID);
    this.options.events.seatsChanged(matchID);
  }

  /** A player has left a seat: plug-ins hear it, then its sockets are closed. Resolves when that is done in this process. */
  async leaveSeat(seat: LeftSeat): Promise<void> {
    await this.options.events.seatLeft(seat);
    await this.registry.vacate(seat.matchID, seat.playerID);
    this.options.events.seatsChanged(seat.matchID);
  }

  isConnected(matchID: string, playerID: string): boolean {
    return this.registry.isConnected(matchID, playerID);
  }

  /** The number of matches that a client of this process is connected to. */
  get open(): number {
    return this.registry.size;
  }

  isOpen(matchID: string): boolean {
    return this.registry.isOpen(matchID);
  }

  /** Takes no more moves, finishes those in flight, and tells everybody. Clients come back by themselves. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.registry.stop();
    for (const { name } of this.options.games) this.io.of(name).emit('closing', { reason: refusals.stopping.reason });
    // Closed one by one, a connection first sends what is waiting; closed by the server as a whole, it drops that.
    for (const { name } of this.options.games) for (const { conn } of this.io.of(name).sockets.values()) conn.close();
  }

  tableOf(hosted: HostedGame, matchID: string, metadata: MatchData, known: MatchRoom | undefined): MatchRoom {
    return this.registry.tableOf(hosted, matchID, metadata, known);
  }

  stateAt(table: MatchRoom): Promise<State | undefined> {
    return this.registry.run(table.matchID, () => this.registry.catchUp(table));
  }

  /** What is stored, as far as this process knows. */
  stateOf(table: MatchRoom): Promise<State | undefined> {
    return this.registry.run(table.matchID, () => this.registry.stateOf(table));
  }

  /** A move of a seat that has no socket: judged, stored and shown like every other. */
  async playFor(table: MatchRoom, playerID: string, request: MoveRequest): Promise<Refusal | undefined> {
    const began = performance.now();
    if (this.stopping) return refusals.stopping;
    const no = await this.registry.run(table.matchID, () => this.play(table, playerID, request));
    if (!no) this.options.metrics.moved(table.hosted.name, performance.now() - began);
    return no;
  }

  /**
   * What happens to a match beside the moves of its game, as its ending by consent: stored and shown like a move, in the same
   * compare-and-set write. Gives why not, if not.
   * @param make the state after it, one step on, of what is stored; or why not. Asked again where another was faster
   */
  async change(matchID: string, make: (state: State, metadata: MatchData) => State | Refusal): Promise<Refusal | undefined> {
    if (this.stopping) return refusals.stopping;
    return this.registry.run(matchID, async () => {
      const metadata = await this.registry.metadata(matchID);
      const hosted = this.options.games.find(({ name }) => name === metadata?.gameName);
      if (!metadata || !hosted) return refusals.noMatch;
      const table = this.registry.tableOf(hosted, matchID, metadata, undefined);
      if (table.closed) return table.closed;
      for (let attempt = 1; ; attempt++) {
        const state = await this.registry.stateOf(table);
        const seats = attempt === 1 ? metadata : await this.registry.metadata(matchID);
        if (!state || !seats) return refusals.noMatch;
        if (state.ctx.gameover !== undefined) return refusals.over;
        const made = make(state, seats);
        if (!('ctx' in made)) return made;
        const next = followed(state, made, clockOf(state, seats), this.options.time());
        if (await this.stored(table, state, next, '', attempt === ATTEMPTS).catch(asUnanswered)) return undefined;
      }
    });
  }

  /** Exchanges the seats of the two players of a match in which nothing has happened. Their clients connect again at their new seats. */
  async exchange(matchID: string, by: string): Promise<Refusal | undefined> {
    const { store, games, events, time } = this.options;
    if (this.stopping) return refusals.stopping;
    return this.registry.run(matchID, async () => {
      const metadata = await this.registry.metadata(matchID);
      const hosted = games.find(({ name }) => name === metadata?.gameName);
      if (!metadata || !hosted) return refusals.noMatch;
      const table = this.registry.tableOf(hosted, matchID, metadata, undefined);
      if (table.closed) return table.closed;
      const state = await this.registry.stateOf(table);
      if (!state) return refusals.noMatch;
      const made = swapped(state, metadata, by, time());
      if (!('metadata' in made)) return made;
      const notify = this.notifying(activeSeats(made.state));
      try {
        await store.exchange(matchID, made.state, made.metadata, notify);
      } catch (error) {
        table.doubtful = true;
        if (error instanceof StaleWrite) return refusals.stale;
        throw error;
      }
      this.registry.show(table, { type: 'moved', from: state._stateID, state: made.state, by: '' });
      this.announce(matchID);
      events.changed({ room: table, before: state, after: made.state });
      return undefined;
    });
  }

  private serve(hosted: HostedGame): void {
    const { limits, proxy } = this.options;
    this.io.of(hosted.name).on('connection', (socket) => {
      const budget = this.budgets.of(socket.conn);
      const address = addressKey(addressOf(socket.request, proxy));
      const connection = new Connection<MatchRoom>({
        socket,
        limits,
        budget,
        address,
        refused: (no, move) => this.note(hosted.name, no, move),
      });
      const slow = () => connection.reject(refusals.tooFast, '', -1);
      budget.enter(slow);
      for (const [event, handler] of Object.entries(this.framesOf(hosted)))
        socket.on(event, (...frame: unknown[]) => void this.take(hosted, connection, event, handler, frame));
      socket.on('disconnect', () => {
        this.registry.rise(connection);
        budget.leave(slow);
      });
    });
  }

  private framesOf(hosted: HostedGame): FrameHandlers {
    return {
      ...this.options.events.frames,
      sync: (connection, frame) => this.onSync(hosted, connection, frame),
      update: (connection, frame) => this.onUpdate(connection, frame),
      chat: (connection, frame) => this.onChat(connection, frame),
      earlier: (connection, frame) => this.onEarlier(connection, frame),
      past: (connection, frame) => this.onPast(connection, frame),
      said: (connection, frame) => this.onSaid(connection, frame),
    };
  }

  private async onSync(hosted: HostedGame, guest: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!guest.mayAsk(guest.seating ? AGAIN : DEAR)) return refusals.tooFast;
    const request = readSync(frame);
    if (!request) return refusals.noMatch;
    return this.registry.run(request.matchID, async () => {
      const metadata = await this.registry.metadata(request.matchID);
      const no = refusedSeat(hosted, metadata, request);
      // Only now: a client that syncs again keeps its place while the store is read.
      this.registry.rise(guest);
      if (no || !metadata) return no ?? refusals.noMatch;
      await this.registry.sit(hosted, guest, request, metadata);
      return guest.seating?.table.closed;
    });
  }

  private async onUpdate(guest: RoomConnection, frame: readonly unknown[]): Promise<undefined> {
    const { limits, log, metrics } = this.options;
    const came = performance.now();
    const request = readMove(frame, limits.argumentBytes);
    const readable = 'move' in request;
    const [move, stateID] = readable ? [request.move, request.stateID] : ['', -1];
    const seating = guest.seating;
    const refuse = (no: Refusal): undefined => void guest.reject(no, move, stateID);
    if (!guest.mayAsk()) return refuse(refusals.tooFast);
    if (this.stopping) return refuse(refusals.stopping);
    if (!readable) {
      refuse(request);
      if (seating) await this.registry.run(seating.table.matchID, () => this.bring(guest, undefined));
      return undefined;
    }
    if (!seating || seating.playerID === null || seating.table.matchID !== request.matchID) return refuse(refusals.noSeat);
    const { playerID } = seating;
    let doubt: Uncertain | undefined;
    await this.registry.run(request.matchID, async () => {
      if (guest.evicted) return;
      const no = await this.play(seating.table, playerID, request).catch((error): Refusal => {
        seating.table.doubtful = true;
        log('error', 'move', { match: request.matchID, move, ...faultOf(error) });
        if (!(error instanceof Uncertain)) return refusals.failed;
        doubt = error;
        return refusals.unknown;
      });
      if (!no) return metrics.moved(seating.table.hosted.name, performance.now() - came);
      guest.reject(no, move, stateID);
      await this.bring(guest, stateID);
    });
    if (doubt)
      await settle({ guest, table: seating.table, playerID, move, stateID, doubt }, this.registry, this.options.store, () => this.stopping);
    return undefined;
  }

  private async onEarlier(guest: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!guest.mayAsk(DEAR)) return refusals.tooFast;
    const request = readEarlier(frame);
    if (!request) return refusals.unreadable;
    if (guest.seating?.table.matchID !== request.matchID) return refusals.noSeat;
    await this.registry.run(request.matchID, () => this.registry.earlier(guest, request.before));
    return undefined;
  }

  private async onPast(guest: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!guest.mayAsk(DEAR)) return refusals.tooFast;
    const request = readPast(frame);
    if (!request) return refusals.unreadable;
    if (guest.seating?.table.matchID !== request.matchID) return refusals.noSeat;
    // An early position takes long to reach: each connection waits for one at a time.
    if (guest.awaitsPast) return refusals.tooFast;
    guest.awaitsPast = true;
    await this.registry.past(guest, request.at).finally(() => {
      guest.awaitsPast = false;
    });
    return undefined;
  }

  /** The chat of the match, for its players only. */
  private async onSaid(guest: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!guest.mayAsk(DEAR)) return refusals.tooFast;
    const matchID = readSaid(frame);
    if (!matchID) return refusals.unreadable;
    const { seating } = guest;
    if (!seating || seating.playerID === null || seating.table.matchID !== matchID) return refusals.noSeat;
    guest.send('said', matchID, await this.options.store.said(matchID));
    return undefined;
  }

  private async onChat(guest: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!guest.mayAsk()) return refusals.tooFast;
    const request = readChat(frame, this.options.limits.chatLength);
    if (!request) return refusals.unreadable;
    const seating = guest.seating;
    if (!seating || seating.playerID === null || seating.table.matchID !== request.matchID) return refusals.noSeat;
    const metadata = await this.registry.metadata(request.matchID);
    if (!metadata || metadata.chat === false) return refusals.noChat;
    const message: ChatMessage = { id: request.id, sender: seating.playerID, payload: request.text };
    await this.options.store.say(request.matchID, message);
    this.options.pubSub.publish(request.matchID, { type: 'chat', message });
    return undefined;
  }

  /** Judges, stores, shows: in this order. Returns why not, if not. */
  private async play(table: MatchRoom, playerID: string, request: MoveRequest): Promise<Refusal | undefined> {
    const { store } = this.options;
    const { matchID } = table;
    // Whoever names a state that is not yet cannot have seen it.
    let seen = request.stateID;
    for (let attempt = 1; ; attempt++) {
      if (table.closed) return table.closed;
      const state = await this.registry.stateOf(table);
      if (!state) return refusals.noMatch;
      seen = Math.min(seen, state._stateID);
      if (adjournedIn(state)) return refusals.adjourned;
      const opening = await this.firstDie.opening(table, state, () => this.registry.metadata(matchID));
      const verdict = judge(table.hosted, opening.state, playerID, request);
      if ('no' in verdict) return verdict.no;
      if (opening.early && hasThrown(verdict.next)) return opening.early;
      if (await isRepeated(store, matchID, { by: playerID, seen, now: state._stateID })) return refusals.stale;
      const next = await this.timed(table, state, verdict.next, { ...request, by: playerID });
      if (await this.stored(table, state, next, playerID, attempt === ATTEMPTS)) return undefined;
    }
  }

  /** The state after a move with the clocks that it has set, where the match is played by the clock. */
  private async timed(table: MatchRoom, state: State, next: State, made: ClockChange): Promise<State> {
    const metadata = table.clocked && !hasClock(state) ? await this.registry.metadata(table.matchID) : undefined;
    const clock = clockOf(state, metadata ?? NO_DATA);
    return clock ? timed(clock, state, next, { ...made, now: this.options.time() }) : next;
  }

  /**
   * Stores the next state and shows it. False where another was faster and it is worth another attempt.
   * @param by the seat that moved; empty where none did
   */
  private async stored(table: MatchRoom, state: State, next: State, by: string, isLast: boolean): Promise<boolean> {
    const { store, metrics, events } = this.options;
    const { matchID, hosted } = table;
    try {
      const began = performance.now();
      const notify = this.notifying(newlyActive(state, next, by));
      await store.setState(matchID, next, next.deltalog, notify, wayBack(hosted, state, next));
      metrics.stored('setState', performance.now() - began);
    } catch (error) {
      table.doubtful = true;
      if (!(error instanceof StaleWrite) || isLast) throw error;
      return false;
    }
    this.registry.show(table, { type: 'moved', from: state._stateID, state: next, by });
    events.changed({ room: table, before: state, after: next });
    return true;
  }

  /** The seats for the store to notify, if a plug-in does. */
  private notifying(seats: readonly string[]): SeatsToNotify | undefined {
    const { notifyAfterMs } = this.options.events;
    return notifyAfterMs === undefined ? undefined : { seats, from: dueAfter(notifyAfterMs) };
  }

  /** Waits for a frame to be handled, and tells its sender if it is refused or fails. */
  private async take(hosted: HostedGame, connection: RoomConnection, event: string, handler: FrameHandler, frame: readonly unknown[]) {
    if (connection.evicted) return;
    try {
      const no = await handler(connection, frame);
      if (no) connection.reject(no, event, -1);
    } catch (error) {
      this.quietLog('error', 'socket', { event, game: hosted.name, ...faultOf(error) });
      connection.reject(refusals.failed, event, -1);
    }
  }

  /** What players may not do is no news; what no client of ours sends is. */
  private note(game: string, no: Refusal, move: string): void {
    const what = isEvent(move) ? move : 'move';
    this.options.metrics.refused(what);
    this.quietLog(SUSPECT.has(no) ? 'warn' : 'info', 'refused', { game, what, reason: no.reason });
  }

  /** Sends a guest what his client lacks, if he has not asked too much. */
  private async bring(guest: RoomConnection, stateID: number | undefined): Promise<void> {
    if (!guest.mayAsk(DEAR - 1)) return;
    await this.registry.bring(guest, stateID).catch((error) => this.options.log('error', 'table', faultOf(error)));
  }
}

/** Whoever has no socket cannot be shown later what came of it. */
function asUnanswered(error: unknown): never {
  throw error instanceof Uncertain ? new Unanswered(error) : error;
}

function refusedSeat(hosted: HostedGame, metadata: MatchData | undefined, { playerID, credentials }: SyncRequest): Refusal | undefined {
  if (!metadata || metadata.gameName !== hosted.name) return refusals.noMatch;
  const strange = ofAnotherForm(metadata);
  if (strange) return strange;
  if (playerID === null || opens(credentials, seatOf(metadata, playerID))) return undefined;
  // He was away while the players changed sides.
  const now = seatOpened(metadata, credentials);
  return now === undefined ? refusals.wrongCredentials : otherSeat(now);
}
