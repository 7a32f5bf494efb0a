import { performance } from 'node:perf_hooks';
import type { ChatMessage, State } from 'boardgame.io';
import type { Server as SocketServer } from 'socket.io';
import type { ClientEvent } from '../../src/api/frames.js';
import { adjournedIn } from '../../src/boardgame/adjourned.js';
import type { briefOf } from '../../src/boardgame/brief.js';
import type { OpenMatches } from '../bots/scheduler.js';
import { addressKey, addressOf } from '../http/addresses.js';
import { ConnectionBudgets, type EngineConnection } from '../http/connectionBudgets.js';
import type { Metrics } from '../http/metrics.js';
import { quiet } from '../http/quiet.js';
import { faultOf, type Log } from '../log.js';
import { OfferService } from '../offers/service.js';
import type { Limits } from '../options.js';
import { SpectatorChatService } from '../spectators/service.js';
import { dueAfter } from '../storage/notificationStore.js';
import { type MatchData, StaleWrite, type Store, Unanswered, Uncertain } from '../storage/store.js';
import { activeSeats, newlyActive } from './activeSeats.js';
import { type ClockChange, clockOf, followed, hasClock, timed } from './clocks.js';
import { Connection as NewGuest } from './connection.js';
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

/** What can be refused beside moves, as it is counted. */
const ASKED = ['sync', 'chat', 'earlier', 'past', 'said', 'offer', 'reply', 'offers', 'remark', 'remarks'] as const;
const isAsked = (move: string): move is (typeof ASKED)[number] => (ASKED as readonly string[]).includes(move);

/** Takes the frames of one event from a client. */
type Handle = (event: ClientEvent, work: (frame: unknown[]) => Promise<void>) => void;

export interface TransportOptions {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly limits: Limits;
  /** Behind one reverse proxy. */
  readonly proxy: boolean;
  readonly log: Log;
  readonly metrics: Metrics;
  /** How long whoever is asked has until he may be told beside the table, in ms; nobody is told where this is left out. */
  readonly noticeAfter?: number;
  /** By which players are timed: ms since 1970. */
  time(): number;
  /** Told of a match in which captains may have something to do. */
  stirred?(matchID: string): void;
  /** Told of every move that was stored and shown. */
  moved?(matchID: string): void;
}

/**
 * boardgame.io's wire protocol over socket.io, so that its own clients play here unchanged. What differs from boardgame.io's
 * transport: a socket gets its seat at `sync`, with the credentials, and plays only that seat; only moves are taken; a move is
 * shown only after it is stored; whoever sent something that is refused is told why (event `rejected`) and gets what his client
 * lacks; nobody else hears of it. Who asks for it when he connects is sent moves in half the bytes ({@link briefOf}). A `sync`
 * brings the newest page of the log; what was before is asked for with `earlier`, the positions that the asker saw with `past`,
 * what was said with `said`, what is offered at the table with `offers` ({@link OfferService}), and what those say who only watch
 * with `remarks` ({@link SpectatorChatService}).
 */
export class Transport implements OpenMatches {
  private readonly hall: MatchRegistry;
  private readonly offers: OfferService;
  private readonly remarks: SpectatorChatService;
  private readonly visits: ConnectionBudgets;
  /** For what strangers can cause at will. */
  private readonly noise: Log;
  private readonly firstDie = new FirstDie();
  /** Who waits for a page of the past. */
  private readonly lookingBack = new WeakSet<RoomConnection>();
  private stopping = false;

  constructor(
    private readonly io: SocketServer,
    private readonly options: TransportOptions,
  ) {
    this.hall = new MatchRegistry({ ...options, offers: (table) => this.offers.show(table) });
    const { store, pubSub } = options;
    this.offers = new OfferService({
      store,
      pubSub,
      hall: this.hall,
      time: options.time,
      change: (matchID, make) => this.change(matchID, make),
      exchange: (matchID, by) => this.exchange(matchID, by),
    });
    this.remarks = new SpectatorChatService({ store, pubSub, hall: this.hall, limits: options.limits });
    this.visits = new ConnectionBudgets(options.limits.messages, ({ request }) => addressKey(addressOf(request, options.proxy)));
    io.engine.on('connection', (connection: EngineConnection) => this.visits.of(connection));
    this.noise = quiet(options.log);
    io.of('/').use((_socket, next) => next(new Error('connect to the namespace of a game')));
    for (const hosted of options.games) this.serve(hosted);
  }

  /** Begins to listen to other processes. */
  start(): void {
    this.hall.start();
  }

  /** Tells everybody at a match that its seats have changed. */
  announce(matchID: string): void {
    this.hall.announce(matchID);
    this.options.stirred?.(matchID);
  }

  /** Cuts off the sockets of a seat that was left; resolves when that is done at this process. */
  vacate(matchID: string, playerID: string): Promise<void> {
    return this.hall.vacate(matchID, playerID);
  }

  isConnected(matchID: string, playerID: string): boolean {
    return this.hall.isConnected(matchID, playerID);
  }

  /** Matches that somebody is connected to at this process. */
  get open(): number {
    return this.hall.size;
  }

  isOpen(matchID: string): boolean {
    return this.hall.isOpen(matchID);
  }

  /** Takes no more moves, finishes those in flight, and tells everybody. Clients come back by themselves. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.hall.stop();
    for (const { name } of this.options.games) this.io.of(name).emit('closing', { reason: refusals.stopping.reason });
    // Closed one by one, a connection first sends what is waiting; closed by the server as a whole, it drops that.
    for (const { name } of this.options.games) for (const { conn } of this.io.of(name).sockets.values()) conn.close();
  }

  tableOf(hosted: HostedGame, matchID: string, metadata: MatchData, known: MatchRoom | undefined): MatchRoom {
    return this.hall.tableOf(hosted, matchID, metadata, known);
  }

  stateAt(table: MatchRoom): Promise<State | undefined> {
    return this.hall.run(table.matchID, () => this.hall.catchUp(table));
  }

  /** What is stored, as far as this process knows. */
  stateOf(table: MatchRoom): Promise<State | undefined> {
    return this.hall.run(table.matchID, () => this.hall.stateOf(table));
  }

  /** A move of a seat that has no socket: judged, stored and shown like every other. */
  async playFor(table: MatchRoom, playerID: string, request: MoveRequest): Promise<Refusal | undefined> {
    const began = performance.now();
    if (this.stopping) return refusals.stopping;
    const no = await this.hall.run(table.matchID, () => this.play(table, playerID, request));
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
    return this.hall.run(matchID, async () => {
      const metadata = await this.hall.metadata(matchID);
      const hosted = this.options.games.find(({ name }) => name === metadata?.gameName);
      if (!metadata || !hosted || ofAnotherForm(metadata)) return refusals.noMatch;
      const table = this.hall.tableOf(hosted, matchID, metadata, undefined);
      for (let attempt = 1; ; attempt++) {
        const state = await this.hall.stateOf(table);
        const seats = attempt === 1 ? metadata : await this.hall.metadata(matchID);
        if (!state || !seats) return refusals.noMatch;
        if (table.closed) return table.closed;
        if (state.ctx.gameover !== undefined) return refusals.over;
        const made = make(state, seats);
        if (!('ctx' in made)) return made;
        const next = followed(state, made, clockOf(state, seats), this.options.time());
        if (await this.stored(table, state, next, '', attempt === ATTEMPTS).catch(asUnanswered)) return undefined;
      }
    });
  }

  /** Has the two players of a match change sides, before anything has happened in it: all of them come back at their new seats. */
  private async exchange(matchID: string, by: string): Promise<Refusal | undefined> {
    const { store, games, noticeAfter, time } = this.options;
    if (this.stopping) return refusals.stopping;
    return this.hall.run(matchID, async () => {
      const metadata = await this.hall.metadata(matchID);
      const hosted = games.find(({ name }) => name === metadata?.gameName);
      if (!metadata || !hosted || ofAnotherForm(metadata)) return refusals.noMatch;
      const table = this.hall.tableOf(hosted, matchID, metadata, undefined);
      const state = await this.hall.stateOf(table);
      if (!state) return refusals.noMatch;
      const made = swapped(state, metadata, by, time());
      if (!('metadata' in made)) return made;
      const asked = { seats: noticeAfter === undefined ? [] : activeSeats(made.state), from: dueAfter(noticeAfter ?? 0) };
      try {
        await store.exchange(matchID, made.state, made.metadata, asked);
      } catch (error) {
        table.doubtful = true;
        if (error instanceof StaleWrite) return refusals.stale;
        throw error;
      }
      this.hall.show(table, { type: 'moved', from: state._stateID, state: made.state, by: '' });
      this.announce(matchID);
      this.options.moved?.(matchID);
      return undefined;
    });
  }

  private serve(hosted: HostedGame): void {
    const { limits } = this.options;
    this.io.of(hosted.name).on('connection', (socket) => {
      const visit = this.visits.of(socket.conn);
      const guest = new NewGuest<MatchRoom>(socket, limits, visit, (no, move) => this.note(hosted.name, no, move));
      const slow = () => guest.reject(refusals.tooFast, '', -1);
      visit.enter(slow);
      const handle: Handle = (event, work) =>
        socket.on(event, (...frame: unknown[]) => {
          if (guest.evicted) return;
          work(frame).catch((error) => {
            this.noise('error', 'socket', { event, game: hosted.name, ...faultOf(error) });
            guest.reject(refusals.failed, event, -1);
          });
        });
      handle('sync', (frame) => this.onSync(hosted, guest, frame));
      handle('update', (frame) => this.onUpdate(guest, frame));
      handle('chat', (frame) => this.onChat(guest, frame));
      handle('earlier', (frame) => this.onEarlier(guest, frame));
      handle('past', (frame) => this.onPast(guest, frame));
      handle('said', (frame) => this.onSaid(guest, frame));
      this.offers.serve(guest, handle);
      this.remarks.serve(guest, addressKey(addressOf(socket.request, this.options.proxy)), handle);
      socket.on('disconnect', () => {
        this.hall.rise(guest);
        visit.leave(slow);
      });
    });
  }

  private async onSync(hosted: HostedGame, guest: RoomConnection, frame: unknown[]): Promise<void> {
    if (!guest.mayAsk(guest.seating ? AGAIN : DEAR)) return guest.reject(refusals.tooFast, 'sync', -1);
    const request = readSync(frame);
    if (!request) return guest.reject(refusals.noMatch, 'sync', -1);
    await this.hall.run(request.matchID, async () => {
      const metadata = await this.hall.metadata(request.matchID);
      const no = refusedSeat(hosted, metadata, request);
      // Only now, so that whoever asks again is not without a place while the store is read.
      this.hall.rise(guest);
      if (no || !metadata) return guest.reject(no ?? refusals.noMatch, 'sync', -1);
      await this.hall.sit(hosted, guest, request, metadata);
      const over = guest.seating?.table.closed;
      if (over) guest.reject(over, 'sync', -1);
    });
  }

  private async onUpdate(guest: RoomConnection, frame: unknown[]): Promise<void> {
    const { limits, log, metrics } = this.options;
    const came = performance.now();
    const request = readMove(frame, limits.argumentBytes);
    const readable = 'move' in request;
    const [move, stateID] = readable ? [request.move, request.stateID] : ['', -1];
    if (!guest.mayAsk()) return guest.reject(refusals.tooFast, move, stateID);
    if (this.stopping) return guest.reject(refusals.stopping, move, stateID);
    const seating = guest.seating;
    if (!readable) {
      guest.reject(request, move, stateID);
      return seating && this.hall.run(seating.table.matchID, () => this.bring(guest, undefined));
    }
    if (!seating || seating.playerID === null || seating.table.matchID !== request.matchID)
      return guest.reject(refusals.noSeat, move, stateID);
    const { playerID } = seating;
    let doubt: Uncertain | undefined;
    await this.hall.run(request.matchID, async () => {
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
      await settle({ guest, table: seating.table, playerID, move, stateID, doubt }, this.hall, this.options.store, () => this.stopping);
  }

  private async onEarlier(guest: RoomConnection, frame: unknown[]): Promise<void> {
    if (!guest.mayAsk(DEAR)) return guest.reject(refusals.tooFast, 'earlier', -1);
    const request = readEarlier(frame);
    if (!request) return guest.reject(refusals.unreadable, 'earlier', -1);
    if (guest.seating?.table.matchID !== request.matchID) return guest.reject(refusals.noSeat, 'earlier', -1);
    await this.hall.run(request.matchID, () => this.hall.earlier(guest, request.before));
  }

  private async onPast(guest: RoomConnection, frame: unknown[]): Promise<void> {
    if (!guest.mayAsk(DEAR)) return guest.reject(refusals.tooFast, 'past', -1);
    const request = readPast(frame);
    if (!request) return guest.reject(refusals.unreadable, 'past', -1);
    if (guest.seating?.table.matchID !== request.matchID) return guest.reject(refusals.noSeat, 'past', -1);
    // The past may be far: nobody queues for it twice.
    if (this.lookingBack.has(guest)) return guest.reject(refusals.tooFast, 'past', -1);
    this.lookingBack.add(guest);
    await this.hall.past(guest, request.at).finally(() => this.lookingBack.delete(guest));
  }

  /** What was said is told to whoever has a seat, also what was said while he was away: the frame `said`, matchID and messages. */
  private async onSaid(guest: RoomConnection, frame: unknown[]): Promise<void> {
    if (!guest.mayAsk(DEAR)) return guest.reject(refusals.tooFast, 'said', -1);
    const matchID = readSaid(frame);
    if (!matchID) return guest.reject(refusals.unreadable, 'said', -1);
    const { seating } = guest;
    if (!seating || seating.playerID === null || seating.table.matchID !== matchID) return guest.reject(refusals.noSeat, 'said', -1);
    guest.send('said', matchID, await this.options.store.said(matchID));
  }

  private async onChat(guest: RoomConnection, frame: unknown[]): Promise<void> {
    if (!guest.mayAsk()) return guest.reject(refusals.tooFast, 'chat', -1);
    const request = readChat(frame, this.options.limits.chatLength);
    if (!request) return guest.reject(refusals.unreadable, 'chat', -1);
    const seating = guest.seating;
    if (!seating || seating.playerID === null || seating.table.matchID !== request.matchID)
      return guest.reject(refusals.noSeat, 'chat', -1);
    const metadata = await this.hall.metadata(request.matchID);
    if (!metadata || metadata.chat === false) return guest.reject(refusals.noChat, 'chat', -1);
    const message: ChatMessage = { id: request.id, sender: seating.playerID, payload: request.text };
    await this.options.store.say(request.matchID, message);
    this.options.pubSub.publish(request.matchID, { type: 'chat', message });
  }

  /** Judges, stores, shows: in this order. Returns why not, if not. */
  private async play(table: MatchRoom, playerID: string, request: MoveRequest): Promise<Refusal | undefined> {
    const { store } = this.options;
    const { matchID } = table;
    // Whoever names a state that is not yet cannot have seen it.
    let seen = request.stateID;
    for (let attempt = 1; ; attempt++) {
      const state = await this.hall.stateOf(table);
      if (!state) return refusals.noMatch;
      if (table.closed) return table.closed;
      seen = Math.min(seen, state._stateID);
      if (adjournedIn(state)) return refusals.adjourned;
      const opening = await this.firstDie.opening(table, state, () => this.hall.metadata(matchID));
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
    const metadata = table.clocked && !hasClock(state) ? await this.hall.metadata(table.matchID) : undefined;
    const clock = clockOf(state, metadata ?? NO_DATA);
    return clock ? timed(clock, next, { ...made, now: this.options.time() }) : next;
  }

  /**
   * Stores the next state and shows it. False where another was faster and it is worth another attempt.
   * @param by the seat that moved; empty where none did
   */
  private async stored(table: MatchRoom, state: State, next: State, by: string, isLast: boolean): Promise<boolean> {
    const { store, metrics, noticeAfter } = this.options;
    const { matchID, hosted } = table;
    try {
      const began = performance.now();
      const seats = noticeAfter === undefined ? [] : newlyActive(state, next, by);
      const asked = { seats, from: dueAfter(noticeAfter ?? 0) };
      await store.setState(matchID, next, next.deltalog, asked, wayBack(hosted, state, next));
      metrics.stored('setState', performance.now() - began);
    } catch (error) {
      table.doubtful = true;
      if (!(error instanceof StaleWrite) || isLast) throw error;
      return false;
    }
    this.hall.show(table, { type: 'moved', from: state._stateID, state: next, by });
    if (table.captained) this.options.stirred?.(matchID);
    this.options.moved?.(matchID);
    return true;
  }

  /** What players may not do is no news; what no client of ours sends is. */
  private note(game: string, no: Refusal, move: string): void {
    const what = isAsked(move) ? move : 'move';
    this.options.metrics.refused(what);
    this.noise(SUSPECT.has(no) ? 'warn' : 'info', 'refused', { game, what, reason: no.reason });
  }

  /** Sends a guest what his client lacks, if he has not asked too much. */
  private async bring(guest: RoomConnection, stateID: number | undefined): Promise<void> {
    if (!guest.mayAsk(DEAR - 1)) return;
    await this.hall.bring(guest, stateID).catch((error) => this.options.log('error', 'table', faultOf(error)));
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
