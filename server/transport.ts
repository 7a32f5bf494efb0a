import type { ChatMessage, State } from 'boardgame.io';
import type { Server as SocketServer } from 'socket.io';
import { type HostedGame, viewOf } from './games.js';
import { Guest } from './guest.js';
import { judge, type MoveRequest } from './judge.js';
import { faultOf, type Log } from './log.js';
import type { Limits } from './options.js';
import type { Message, PubSub } from './pubSub.js';
import { type No, refusals } from './refusals.js';
import { withSalts } from './salts.js';
import { opens, publicSeats, seatOf } from './seats.js';
import { Serial } from './serial.js';
import { type MatchData, StaleWrite, type Store } from './store.js';
import { Table } from './table.js';
import { readChat, readMove, readSync, type SyncRequest } from './wire.js';

/** How often a move is tried again when another process was faster. */
const ATTEMPTS = 6;

/** What a sync or a refused move counts for, because a whole match is sent in answer. */
const DEAR = 5;

export interface TransportOptions {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly limits: Limits;
  readonly log: Log;
}

/**
 * boardgame.io's wire protocol over socket.io, so that its own clients play here unchanged. What differs from boardgame.io's
 * transport: a socket gets its seat at `sync`, with the credentials, and plays only that seat; only moves are taken; a move is
 * shown only after it is stored; whoever sent something that is refused is told why (event `rejected`) and gets a fresh `sync`;
 * nobody else hears of it.
 */
export class Transport {
  private readonly tables = new Map<string, Table>();
  private readonly serial = new Serial();
  private stopping = false;

  constructor(
    private readonly io: SocketServer,
    private readonly options: TransportOptions,
  ) {
    io.of('/').use((_socket, next) => next(new Error('connect to the namespace of a game')));
    for (const hosted of options.games) this.serve(hosted);
  }

  /** Tells everybody at a match that its seats have changed. */
  announce(matchID: string): void {
    this.options.pubSub.publish(matchID, { type: 'seats' });
  }

  /** Cuts off the sockets of a seat that was left. */
  vacate(matchID: string, playerID: string): void {
    void this.serial.run(matchID, async () => {
      this.options.pubSub.publish(matchID, { type: 'left', playerID });
      this.announce(matchID);
    });
  }

  isConnected(matchID: string, playerID: string): boolean {
    return this.tables.get(matchID)?.isTaken(playerID) ?? false;
  }

  /** Takes no more moves, finishes those in flight, and tells everybody. Clients come back by themselves. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.serial.idle();
    for (const { name } of this.options.games) this.io.of(name).emit('closing', { reason: refusals.stopping.reason });
    // Closed one by one, a connection first sends what is waiting; closed by the server as a whole, it drops that.
    for (const { name } of this.options.games) for (const { conn } of this.io.of(name).sockets.values()) conn.close();
  }

  private serve(hosted: HostedGame): void {
    const { limits, log } = this.options;
    this.io.of(hosted.name).on('connection', (socket) => {
      const guest = new Guest(socket, limits.messages);
      const handle = (event: string, work: (frame: unknown[]) => Promise<void>) =>
        socket.on(event, (...frame: unknown[]) => {
          if (guest.evicted) return;
          work(frame).catch((error) => {
            log('error', 'socket', { event, game: hosted.name, ...faultOf(error) });
            guest.reject(refusals.failed, event, -1);
          });
        });
      handle('sync', (frame) => this.onSync(hosted, guest, frame));
      handle('update', (frame) => this.onUpdate(guest, frame));
      handle('chat', (frame) => this.onChat(guest, frame));
      socket.on('disconnect', () => this.rise(guest));
    });
  }

  private async onSync(hosted: HostedGame, guest: Guest, frame: unknown[]): Promise<void> {
    if (!guest.mayAsk(DEAR)) return guest.reject(refusals.tooFast, 'sync', -1);
    const request = readSync(frame);
    if (!request) return guest.reject(refusals.noMatch, 'sync', -1);
    await this.serial.run(request.matchID, async () => {
      this.rise(guest);
      const metadata = await this.metadata(request.matchID);
      const no = refusedSeat(hosted, metadata, request);
      if (no) return guest.reject(no, 'sync', -1);
      this.tableOf(hosted, request.matchID).sit(guest, request.playerID);
      await this.sync(guest);
      if (request.playerID !== null) this.announce(request.matchID);
    });
  }

  private async onUpdate(guest: Guest, frame: unknown[]): Promise<void> {
    const { limits, log } = this.options;
    const request = readMove(frame, limits.argumentBytes);
    const readable = 'move' in request;
    const [move, stateID] = readable ? [request.move, request.stateID] : ['', -1];
    if (!guest.mayAsk()) return guest.reject(refusals.tooFast, move, stateID);
    if (this.stopping) return guest.reject(refusals.stopping, move, stateID);
    const place = guest.place;
    if (!readable) {
      guest.reject(request, move, stateID);
      return place && this.serial.run(place.table.matchID, () => this.syncAtACost(guest));
    }
    if (!place || place.playerID === null || place.table.matchID !== request.matchID) return guest.reject(refusals.noSeat, move, stateID);
    const { playerID } = place;
    await this.serial.run(request.matchID, async () => {
      if (guest.evicted) return;
      const no = await this.play(place.table, playerID, request).catch((error): No => {
        place.table.state = undefined;
        log('error', 'move', { match: request.matchID, move, ...faultOf(error) });
        return refusals.failed;
      });
      if (!no) return;
      guest.reject(no, move, stateID);
      await this.syncAtACost(guest);
    });
  }

  private async onChat(guest: Guest, frame: unknown[]): Promise<void> {
    if (!guest.mayAsk()) return guest.reject(refusals.tooFast, 'chat', -1);
    const request = readChat(frame, this.options.limits.chatLength);
    if (!request) return guest.reject(refusals.unreadable, 'chat', -1);
    const { place } = guest;
    if (!place || place.playerID === null || place.table.matchID !== request.matchID) return guest.reject(refusals.noSeat, 'chat', -1);
    const metadata = await this.metadata(request.matchID);
    if (!metadata || metadata.chat === false) return guest.reject(refusals.noChat, 'chat', -1);
    const message: ChatMessage = { id: request.id, sender: place.playerID, payload: request.text };
    this.options.pubSub.publish(request.matchID, { type: 'chat', message });
  }

  /** Judges, stores, shows: in this order. Returns why not, if not. */
  private async play(table: Table, playerID: string, request: MoveRequest): Promise<No | undefined> {
    const { store, pubSub } = this.options;
    for (let attempt = 1; ; attempt++) {
      const state = table.state ?? (await this.read(table));
      if (!state) return refusals.noMatch;
      const salted = await withSalts(state, () => this.metadata(table.matchID));
      const verdict = judge(table.hosted, salted, playerID, request);
      if ('no' in verdict) return verdict.no;
      try {
        await store.setState(table.matchID, verdict.next, verdict.next.deltalog);
      } catch (error) {
        if (!(error instanceof StaleWrite) || attempt === ATTEMPTS) throw error;
        table.state = undefined;
        continue;
      }
      pubSub.publish(table.matchID, { type: 'moved', from: state._stateID, state: verdict.next, by: playerID });
      return undefined;
    }
  }

  /** Reads the stored state. Whoever sits here and was shown an earlier one gets it anew. */
  private async read(table: Table): Promise<State | undefined> {
    const { state } = await this.options.store.fetch(table.matchID, { state: true });
    table.state = state;
    for (const guest of table.everybody()) await this.sync(guest);
    return state;
  }

  private async syncAtACost(guest: Guest): Promise<void> {
    if (guest.mayAsk(DEAR - 1)) await this.sync(guest);
  }

  /** Sends everything that the guest may see of his match: boardgame.io's frame `sync`. */
  private async sync(guest: Guest): Promise<void> {
    const { place } = guest;
    if (!place) return;
    const { table, playerID } = place;
    const { hosted, matchID } = table;
    const found = await this.options.store.fetch(matchID, { state: !table.state, log: true, initialState: true, metadata: true });
    table.state ??= found.state;
    if (!table.state || !found.metadata) return;
    const { log } = viewOf(hosted, { ...table.state, deltalog: found.log }, playerID);
    guest.send('sync', matchID, {
      state: table.show(table.state, playerID),
      log,
      filteredMetadata: this.seats(matchID, found.metadata),
      initialState: viewOf(hosted, found.initialState, playerID).view,
    });
  }

  private rise(guest: Guest): void {
    const { place } = guest;
    if (!place) return;
    const { table, playerID } = place;
    guest.place = undefined;
    table.rise(guest, playerID);
    if (playerID !== null && !table.isTaken(playerID)) this.announce(table.matchID);
    if (table.empty && this.tables.get(table.matchID) === table) {
      this.tables.delete(table.matchID);
      this.options.pubSub.unsubscribeAll(table.matchID);
    }
  }

  private tableOf(hosted: HostedGame, matchID: string): Table {
    const known = this.tables.get(matchID);
    if (known) return known;
    const table = new Table(hosted, matchID);
    this.tables.set(matchID, table);
    this.options.pubSub.subscribe(matchID, (message) => this.hear(table, message));
    return table;
  }

  private hear(table: Table, message: Message): void {
    switch (message.type) {
      case 'moved':
        for (const guest of table.follow(message)) this.later(table, () => this.sync(guest));
        break;
      case 'seats':
        this.later(table, () => this.showSeats(table));
        break;
      case 'chat':
        for (const guest of table.everybody()) guest.send('chat', table.matchID, message.message);
        break;
      case 'left':
        for (const guest of table.guests(message.playerID)) guest.evict();
        break;
    }
  }

  private later(table: Table, work: () => Promise<void>): void {
    this.serial.run(table.matchID, work).catch((error) => this.options.log('error', 'table', { match: table.matchID, ...faultOf(error) }));
  }

  private async showSeats(table: Table): Promise<void> {
    const metadata = await this.metadata(table.matchID);
    if (!metadata) return;
    const seats = this.seats(table.matchID, metadata);
    for (const guest of table.everybody()) guest.send('matchData', table.matchID, seats);
  }

  private seats(matchID: string, metadata: MatchData) {
    return publicSeats(metadata, (playerID) => this.isConnected(matchID, playerID));
  }

  private async metadata(matchID: string): Promise<MatchData | undefined> {
    return (await this.options.store.fetch(matchID, { metadata: true })).metadata;
  }
}

function refusedSeat(hosted: HostedGame, metadata: MatchData | undefined, { playerID, credentials }: SyncRequest): No | undefined {
  if (!metadata || metadata.gameName !== hosted.name) return refusals.noMatch;
  if (playerID !== null && !opens(credentials, seatOf(metadata, playerID))) return refusals.wrongCredentials;
  return undefined;
}
