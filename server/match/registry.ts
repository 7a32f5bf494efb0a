import type { State } from 'boardgame.io';
import { faultOf, type Log } from '../log.js';
import type { MatchData, Store } from '../storage/store.js';
import type { MatchEvents } from './events.js';
import type { SyncRequest } from './frames.js';
import { type HostedGame, viewOf } from './games.js';
import { Histories } from './histories.js';
import { pageBefore } from './logPage.js';
import { Presence } from './presence.js';
import type { Message, PubSub } from './pubSub.js';
import { MatchRoom, type Moved, type RoomConnection } from './room.js';
import { botsIn, isKeyOf, keyOf, publicSeats, seatOf } from './seats.js';
import { Serial } from './serial.js';
import { incompatibility } from './versions.js';
import { Watch } from './watch.js';

export interface MatchRegistryOptions {
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly log: Log;
  readonly events: MatchEvents;
}

const MAX_BEHIND = 50;

export class MatchRegistry {
  private readonly rooms = new Map<string, MatchRoom>();
  private readonly serial = new Serial();
  private readonly presence: Presence;
  private readonly pasts: Histories;
  private readonly watch: Watch;

  constructor(private readonly options: MatchRegistryOptions) {
    const { store, pubSub, log } = options;
    this.pasts = new Histories(store);
    this.presence = new Presence(pubSub, (matchID) => {
      const room = this.rooms.get(matchID);
      if (room) this.later(room, () => this.showSeats(room));
    });
    this.watch = new Watch({
      store,
      pubSub,
      open: () => [...this.rooms].map(([matchID, { state, version }]) => ({ matchID, stateID: state?._stateID, version })),
      behind: (matchID) => {
        const room = this.rooms.get(matchID);
        if (room) this.later(room, () => this.recover(room));
      },
      failed: (error) => log('warn', 'watch', faultOf(error)),
    });
  }

  start(): void {
    this.presence.start();
    this.watch.start();
  }

  async stop(): Promise<void> {
    this.watch.stop();
    await this.serial.idle();
    this.presence.stop();
  }

  get size(): number {
    return this.rooms.size;
  }

  isOpen(matchID: string): boolean {
    return this.rooms.has(matchID) || this.presence.hasAny(matchID);
  }

  run<T>(matchID: string, work: () => Promise<T>): Promise<T> {
    return this.serial.run(matchID, work);
  }

  isConnected(matchID: string, playerID: string): boolean {
    return this.presence.has(matchID, playerID);
  }

  announce(matchID: string): void {
    this.options.pubSub.publish(matchID, { type: 'seats' });
  }

  /** Closes the sockets of a seat. Resolves when those of this process are closed. */
  closeSeat(matchID: string, playerID: string): Promise<void> {
    return this.run(matchID, async () => {
      this.options.pubSub.publish(matchID, { type: 'left', playerID });
      this.announce(matchID);
    });
  }

  /** Adds a connection to its match and sends it the state. The caller must have checked the credentials. */
  async join(
    hosted: HostedGame,
    connection: RoomConnection,
    { matchID, playerID, credentials }: SyncRequest,
    metadata: MatchData,
  ): Promise<void> {
    const room = this.rooms.get(matchID) ?? this.create(hosted, matchID);
    room.closed = incompatibility(hosted, metadata);
    room.hasBots = botsIn(metadata).size > 0;
    room.isTimed = metadata.clock !== undefined;
    room.version ??= this.options.store.versionOf(metadata);
    room.add(connection, playerID, playerID === null ? undefined : keyOf(credentials, seatOf(metadata, playerID)));
    await this.sync(connection);
    if (playerID === null) return;
    this.presence.set(matchID, room.taken);
    this.later(room, () => this.showSeats(room));
  }

  roomOf(hosted: HostedGame, matchID: string, metadata: MatchData, known: MatchRoom | undefined): MatchRoom {
    const room = this.rooms.get(matchID) ?? known ?? new MatchRoom(hosted, matchID);
    room.closed = incompatibility(hosted, metadata);
    room.isTimed = metadata.clock !== undefined;
    return room;
  }

  leave(connection: RoomConnection): void {
    const { seating } = connection;
    if (!seating) return;
    const { room, playerID } = seating;
    connection.seating = undefined;
    room.remove(connection, playerID);
    if (playerID !== null && !room.isTaken(playerID)) {
      this.presence.set(room.matchID, room.taken);
      this.later(room, () => this.showSeats(room));
    }
    if (room.empty && this.rooms.get(room.matchID) === room) {
      this.rooms.delete(room.matchID);
      this.options.pubSub.unsubscribeAll(room.matchID);
    }
  }

  /** Returns the stored state. Reads the store if the state is unknown or may be outdated. */
  async stateOf(room: MatchRoom): Promise<State | undefined> {
    return room.state && !room.mayBeStale ? room.state : this.catchUp(room);
  }

  show(room: MatchRoom, moved: Moved): void {
    this.options.pubSub.publish(room.matchID, moved);
  }

  async catchUp(room: MatchRoom): Promise<State | undefined> {
    const { store } = this.options;
    const { matchID, state: known } = room;
    const found = known ? await store.since(matchID, known._stateID) : { ...(await store.fetch(matchID, { state: true })), log: [] };
    if (!found?.state) return undefined;
    const { state, log } = found;
    room.mayBeStale = false;
    const from = room.state?._stateID ?? state._stateID;
    const deltalog = log.filter(({ _stateID }) => _stateID >= from);
    const lost = room.follow({ type: 'moved', from, state: { ...state, deltalog }, by: '' });
    for (const connection of lost) await this.sync(connection);
    return room.state;
  }

  /** Sends the changes since a state by `update` or `sync`. */
  async sendChanges(connection: RoomConnection, stateID: number | undefined): Promise<void> {
    const { seating } = connection;
    const state = seating && (await this.stateOf(seating.room));
    if (!seating || !state) return;
    const { hosted, matchID } = seating.room;
    const at = stateID ?? state._stateID;
    if (!hosted.rules || at < state._stateID - MAX_BEHIND || at > state._stateID) return this.sync(connection);
    const since = at < state._stateID ? await this.options.store.since(matchID, at) : undefined;
    const deltalog = (since?.log ?? []).filter(({ _stateID }) => _stateID < state._stateID);
    const { log } = viewOf(hosted, { ...state, deltalog }, seating.playerID);
    connection.send('update', matchID, seating.room.show(state, seating.playerID), log);
  }

  /** Sends boardgame.io's `sync`, plus `from`, the state at which its log starts. */
  private async sync(connection: RoomConnection): Promise<void> {
    const { seating } = connection;
    if (!seating) return;
    const { room, playerID } = seating;
    const { hosted, matchID } = room;
    const { store } = this.options;
    const found = await store.fetch(matchID, { state: !room.state, initialState: true, metadata: true });
    if (!room.state && found.state) {
      room.state = found.state;
      // The process that stored this state may have ended before announcing it.
      this.options.pubSub.publish(matchID, { type: 'stored', stateID: found.state._stateID });
    }
    const { state } = room;
    if (!state || !found.metadata) return;
    // Another process may have stored more moves, so end the log at this state.
    const { from, log } = await pageBefore(store, hosted, { matchID, state, playerID, before: state._stateID });
    connection.send('sync', matchID, {
      state: room.show(state, playerID),
      log,
      from,
      filteredMetadata: this.seats(matchID, found.metadata),
      initialState: viewOf(hosted, found.initialState, playerID).view,
    });
  }

  async earlier(connection: RoomConnection, before: number): Promise<void> {
    const { seating } = connection;
    const state = seating && (await this.stateOf(seating.room));
    if (!seating || !state) return;
    const { room, playerID } = seating;
    const { hosted, matchID } = room;
    connection.send('earlier', matchID, await pageBefore(this.options.store, hosted, { matchID, state, playerID, before }));
  }

  /** Sends the positions around a state as a {@link HistoryPage}. Does not block the match. */
  async sendHistory(connection: RoomConnection, at: number): Promise<void> {
    const { room, playerID } = connection.seating ?? {};
    if (!room || playerID === undefined) return;
    const { hosted, matchID } = room;
    const state = await this.run(matchID, () => this.stateOf(room));
    const page = state && (await this.pasts.page(hosted, { matchID, state, playerID, at }));
    if (page && connection.seating?.room === room && connection.seating.playerID === playerID && !connection.evicted)
      connection.send('past', matchID, page);
  }

  private create(hosted: HostedGame, matchID: string): MatchRoom {
    const room = new MatchRoom(hosted, matchID);
    this.rooms.set(matchID, room);
    this.options.pubSub.subscribe(matchID, (message) => {
      try {
        this.receive(room, message);
      } catch (error) {
        // Do not reject the sender's move, because it is stored.
        this.options.log('error', 'table', { match: matchID, ...faultOf(error) });
      }
    });
    return room;
  }

  private receive(room: MatchRoom, message: Message): void {
    switch (message.type) {
      case 'moved':
        for (const connection of room.follow(message)) this.later(room, () => this.sync(connection));
        break;
      case 'stored':
        this.later(room, () => this.reach(room, message.stateID));
        break;
      case 'missed':
        this.later(room, () => this.recover(room));
        break;
      case 'seats':
        this.later(room, () => this.showSeats(room));
        break;
      case 'chat':
        for (const playerID of room.taken)
          for (const connection of room.connections(playerID)) connection.send('chat', room.matchID, message.message);
        break;
      case 'left':
        for (const connection of room.connections(message.playerID)) connection.evict();
        break;
    }
    this.options.events.message(room, message);
  }

  private async reach(room: MatchRoom, stateID: number): Promise<void> {
    if (room.state && room.state._stateID < stateID) await this.catchUp(room);
  }

  private async recover(room: MatchRoom): Promise<void> {
    await this.showSeats(room);
    await this.catchUp(room);
    await this.options.events.missed(room);
  }

  later(room: MatchRoom, work: () => Promise<void>): void {
    this.run(room.matchID, work).catch((error) => this.options.log('error', 'table', { match: room.matchID, ...faultOf(error) }));
  }

  /** Sends the list of seats, and disconnects clients that have lost their seat. */
  private async showSeats(room: MatchRoom): Promise<void> {
    if (room.empty) return;
    const metadata = await this.metadata(room.matchID);
    room.version = metadata && this.options.store.versionOf(metadata);
    for (const connection of room.allConnections()) {
      const { playerID = null, key } = connection.seating ?? {};
      if (playerID !== null && (!metadata || !isKeyOf(key, seatOf(metadata, playerID)))) connection.evict();
    }
    if (!metadata) return;
    room.hasBots = botsIn(metadata).size > 0;
    const seats = this.seats(room.matchID, metadata);
    for (const connection of room.allConnections()) connection.send('matchData', room.matchID, seats);
  }

  private seats(matchID: string, metadata: MatchData) {
    return publicSeats(metadata, (playerID) => this.isConnected(matchID, playerID));
  }

  async metadata(matchID: string): Promise<MatchData | undefined> {
    return (await this.options.store.fetch(matchID, { metadata: true })).metadata;
  }
}
