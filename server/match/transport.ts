import { performance } from 'node:perf_hooks';
import type { ChatMessage, State } from 'boardgame.io';
import type { Server as SocketServer } from 'socket.io';
import { type ClientEvent, clientFrames } from '../../src/api/frames.js';
import type { briefOf } from '../../src/boardgame/brief.js';
import { addressKey, addressOf } from '../http/addresses.js';
import { ConnectionBudgets, type EngineConnection } from '../http/connectionBudgets.js';
import { quiet } from '../http/rateLimitedLog.js';
import { faultOf, type Log } from '../log.js';
import type { Limits } from '../options.js';
import { type MatchData, Uncertain } from '../storage/store.js';
import { Connection } from './connection.js';
import type { FrameHandler, FrameHandlers, LeftSeat, TakenSeat } from './events.js';
import { readChat, readEarlier, readHistoryRequest, readMove, readSaid, readSync, type SyncRequest } from './frames.js';
import type { HostedGame } from './games.js';
import type { MoveRequest } from './judge.js';
import { type MakeChange, MatchWriter, type MatchWriterOptions } from './matchWriter.js';
import type { PubSub } from './pubSub.js';
import { otherSeat, type Refusal, refusals } from './refusals.js';
import { MatchRegistry } from './registry.js';
import type { MatchRoom, RoomConnection } from './room.js';
import { opens, seatOf, seatOpened } from './seats.js';
import { settle } from './settling.js';
import { ofAnotherForm } from './versions.js';

/** Cost of a sync or refused move, in messages. It is high because a whole match is sent. */
const SYNC_COST = 5;
const RESYNC_COST = 20;

const { tooFast, tooBig, unreadable, notAMove, noSeat, wrongCredentials, unknownMove } = refusals;
const SUSPECT: ReadonlySet<Refusal> = new Set([tooFast, tooBig, unreadable, notAMove, noSeat, wrongCredentials, unknownMove]);

const isEvent = (move: string): move is Exclude<ClientEvent, 'update'> => Object.hasOwn(clientFrames, move) && move !== 'update';

export interface TransportOptions extends MatchWriterOptions {
  readonly pubSub: PubSub;
  readonly limits: Limits;
  readonly proxy: boolean;
  readonly log: Log;
}

/**
 * boardgame.io's wire protocol over socket.io, compatible with its clients. Differences from boardgame.io's transport:
 *
 * - A socket gets its seat at `sync`, with the credentials, and plays only that seat.
 * - Only moves are accepted, and a move is sent only after it is stored.
 * - Only the sender of a refused frame receives `rejected`, followed by the states that the client lacks.
 * - Clients can ask for compact moves ({@link briefOf}).
 * - `sync` contains only the newest log page. Clients ask for earlier pages with `earlier`, for positions with `past`,
 * and for the chat with
 * `said`.
 */
export class Transport {
  readonly registry: MatchRegistry;
  private readonly writer: MatchWriter;
  private readonly budgets: ConnectionBudgets;
  private readonly quietLog: Log;
  private stopping = false;

  constructor(
    private readonly io: SocketServer,
    private readonly options: TransportOptions,
  ) {
    this.registry = new MatchRegistry(options);
    this.writer = new MatchWriter(this.registry, options);
    this.budgets = new ConnectionBudgets(options.limits.messages, ({ request }) => addressKey(addressOf(request, options.proxy)));
    io.engine.on('connection', (connection: EngineConnection) => this.budgets.of(connection));
    this.quietLog = quiet(options.log);
    io.of('/').use((_socket, next) => next(new Error('connect to a game’s namespace')));
    for (const hosted of options.games) this.serve(hosted);
  }

  start(): void {
    this.registry.start();
  }

  announce(matchID: string): void {
    this.registry.announce(matchID);
    this.options.events.seatsChanged(matchID);
  }

  async takeSeat(seat: TakenSeat): Promise<void> {
    await this.options.events.seatTaken(seat);
    this.announce(seat.matchID);
  }

  async leaveSeat(seat: LeftSeat): Promise<void> {
    await this.options.events.seatLeft(seat);
    await this.registry.closeSeat(seat.matchID, seat.playerID);
    this.options.events.seatsChanged(seat.matchID);
  }

  isConnected(matchID: string, playerID: string): boolean {
    return this.registry.isConnected(matchID, playerID);
  }

  get open(): number {
    return this.registry.size;
  }

  isOpen(matchID: string): boolean {
    return this.registry.isOpen(matchID);
  }

  /** Accepts no more moves, finishes pending ones and notifies all clients, which reconnect automatically. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.registry.stop();
    for (const { name } of this.options.games) this.io.of(name).emit('closing', { reason: refusals.stopping.reason });
    // Close each connection first, which sends its pending messages. Closing the server would drop them.
    for (const { name } of this.options.games) for (const { conn } of this.io.of(name).sockets.values()) conn.close();
  }

  roomOf(hosted: HostedGame, matchID: string, metadata: MatchData, known: MatchRoom | undefined): MatchRoom {
    return this.registry.roomOf(hosted, matchID, metadata, known);
  }

  stateAt(room: MatchRoom): Promise<State | undefined> {
    return this.registry.run(room.matchID, () => this.registry.catchUp(room));
  }

  stateOf(room: MatchRoom): Promise<State | undefined> {
    return this.registry.run(room.matchID, () => this.registry.stateOf(room));
  }

  async playFor(room: MatchRoom, playerID: string, request: MoveRequest): Promise<Refusal | undefined> {
    const began = performance.now();
    if (this.stopping) return refusals.stopping;
    const no = await this.registry.run(room.matchID, () => this.writer.play(room, playerID, request));
    if (!no) this.options.metrics.moved(room.hosted.name, performance.now() - began);
    return no;
  }

  async change(matchID: string, make: MakeChange): Promise<Refusal | undefined> {
    return this.stopping ? refusals.stopping : this.writer.change(matchID, make);
  }

  async exchange(matchID: string, by: string): Promise<Refusal | undefined> {
    return this.stopping ? refusals.stopping : this.writer.exchange(matchID, by);
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
        this.registry.leave(connection);
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

  private async onSync(hosted: HostedGame, connection: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!connection.mayAsk(connection.seating ? RESYNC_COST : SYNC_COST)) return refusals.tooFast;
    const request = readSync(frame);
    if (!request) return refusals.noMatch;
    return this.registry.run(request.matchID, async () => {
      const metadata = await this.registry.metadata(request.matchID);
      const no = refusedSeat(hosted, metadata, request);
      // Leave only now, so that a client that syncs again keeps its seat while the store is read.
      this.registry.leave(connection);
      if (no || !metadata) return no ?? refusals.noMatch;
      await this.registry.join(hosted, connection, request, metadata);
      return connection.seating?.room.closed;
    });
  }

  private async onUpdate(connection: RoomConnection, frame: readonly unknown[]): Promise<undefined> {
    const { limits, log, metrics } = this.options;
    const came = performance.now();
    const request = readMove(frame, limits.argumentBytes);
    const readable = 'move' in request;
    const [move, stateID] = readable ? [request.move, request.stateID] : ['', -1];
    const seating = connection.seating;
    const refuse = (no: Refusal): undefined => void connection.reject(no, move, stateID);
    if (!connection.mayAsk()) return refuse(refusals.tooFast);
    if (this.stopping) return refuse(refusals.stopping);
    if (!readable) {
      refuse(request);
      if (seating) await this.registry.run(seating.room.matchID, () => this.bring(connection, undefined));
      return undefined;
    }
    if (!seating || seating.playerID === null || seating.room.matchID !== request.matchID) return refuse(refusals.noSeat);
    const { playerID } = seating;
    let doubt: Uncertain | undefined;
    await this.registry.run(request.matchID, async () => {
      if (connection.evicted) return;
      const no = await this.writer.play(seating.room, playerID, request).catch((error): Refusal => {
        seating.room.mayBeStale = true;
        log('error', 'move', { match: request.matchID, move, ...faultOf(error) });
        if (!(error instanceof Uncertain)) return refusals.failed;
        doubt = error;
        return refusals.unknown;
      });
      if (!no) return metrics.moved(seating.room.hosted.name, performance.now() - came);
      connection.reject(no, move, stateID);
      await this.bring(connection, stateID);
    });
    if (doubt)
      await settle(
        { connection, room: seating.room, playerID, move, stateID, doubt },
        this.registry,
        this.options.store,
        () => this.stopping,
      );
    return undefined;
  }

  private async onEarlier(connection: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!connection.mayAsk(SYNC_COST)) return refusals.tooFast;
    const request = readEarlier(frame);
    if (!request) return refusals.unreadable;
    if (connection.seating?.room.matchID !== request.matchID) return refusals.noSeat;
    await this.registry.run(request.matchID, () => this.registry.earlier(connection, request.before));
    return undefined;
  }

  private async onPast(connection: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!connection.mayAsk(SYNC_COST)) return refusals.tooFast;
    const request = readHistoryRequest(frame);
    if (!request) return refusals.unreadable;
    if (connection.seating?.room.matchID !== request.matchID) return refusals.noSeat;
    // Answer one request at a time for each connection, because early positions are slow.
    if (connection.awaitsHistory) return refusals.tooFast;
    connection.awaitsHistory = true;
    await this.registry.sendHistory(connection, request.at).finally(() => {
      connection.awaitsHistory = false;
    });
    return undefined;
  }

  private async onSaid(connection: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!connection.mayAsk(SYNC_COST)) return refusals.tooFast;
    const matchID = readSaid(frame);
    if (!matchID) return refusals.unreadable;
    const { seating } = connection;
    if (!seating || seating.playerID === null || seating.room.matchID !== matchID) return refusals.noSeat;
    connection.send('said', matchID, await this.options.store.said(matchID));
    return undefined;
  }

  private async onChat(connection: RoomConnection, frame: readonly unknown[]): Promise<Refusal | undefined> {
    if (!connection.mayAsk()) return refusals.tooFast;
    const request = readChat(frame, this.options.limits.chatLength);
    if (!request) return refusals.unreadable;
    const seating = connection.seating;
    if (!seating || seating.playerID === null || seating.room.matchID !== request.matchID) return refusals.noSeat;
    const metadata = await this.registry.metadata(request.matchID);
    if (!metadata || metadata.chat === false) return refusals.noChat;
    const message: ChatMessage = { id: request.id, sender: seating.playerID, payload: request.text };
    await this.options.store.say(request.matchID, message);
    this.options.pubSub.publish(request.matchID, { type: 'chat', message });
    return undefined;
  }

  /** Runs the handler of a frame. Notifies the sender if it refuses or fails. */
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

  private note(game: string, no: Refusal, move: string): void {
    const what = isEvent(move) ? move : 'move';
    this.options.metrics.refused(what);
    this.quietLog(SUSPECT.has(no) ? 'warn' : 'info', 'refused', { game, what, reason: no.reason });
  }

  private async bring(connection: RoomConnection, stateID: number | undefined): Promise<void> {
    if (!connection.mayAsk(SYNC_COST - 1)) return;
    await this.registry.sendChanges(connection, stateID).catch((error) => this.options.log('error', 'table', faultOf(error)));
  }
}

function refusedSeat(hosted: HostedGame, metadata: MatchData | undefined, { playerID, credentials }: SyncRequest): Refusal | undefined {
  if (!metadata || metadata.gameName !== hosted.name) return refusals.noMatch;
  const strange = ofAnotherForm(metadata);
  if (strange) return strange;
  if (playerID === null || opens(credentials, seatOf(metadata, playerID))) return undefined;
  // The player was not connected when the players changed sides, and asks for the old seat.
  const now = seatOpened(metadata, credentials);
  return now === undefined ? refusals.wrongCredentials : otherSeat(now);
}
