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
import { captainsIn, isKeyOf, keyOf, publicSeats, seatOf } from './seats.js';
import { Serial } from './serial.js';
import { closed } from './versions.js';
import { Watch } from './watch.js';

export interface MatchRegistryOptions {
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly log: Log;
  readonly events: MatchEvents;
}

/** Whoever is behind by more moves than this is shown the match anew. */
const LATEST = 50;

/** The tables of this process, and what reaches them: from its own players, from other processes, from the store. */
export class MatchRegistry {
  private readonly tables = new Map<string, MatchRoom>();
  private readonly serial = new Serial();
  private readonly presence: Presence;
  private readonly pasts: Histories;
  private readonly watch: Watch;

  constructor(private readonly options: MatchRegistryOptions) {
    const { store, pubSub, log } = options;
    this.pasts = new Histories(store);
    this.presence = new Presence(pubSub, (matchID) => {
      const table = this.tables.get(matchID);
      if (table) this.later(table, () => this.showSeats(table));
    });
    this.watch = new Watch({
      store,
      pubSub,
      open: () => [...this.tables].map(([matchID, { state, version }]) => ({ matchID, stateID: state?._stateID, version })),
      behind: (matchID) => {
        const table = this.tables.get(matchID);
        if (table) this.later(table, () => this.recover(table));
      },
      failed: (error) => log('warn', 'watch', faultOf(error)),
    });
  }

  start(): void {
    this.presence.start();
    this.watch.start();
  }

  /** Takes nothing more from elsewhere, and finishes what is under way. */
  async stop(): Promise<void> {
    this.watch.stop();
    await this.serial.idle();
    this.presence.stop();
  }

  get size(): number {
    return this.tables.size;
  }

  /** Whether anybody looks on here, or has a seat at another process. */
  isOpen(matchID: string): boolean {
    return this.tables.has(matchID) || this.presence.hasAny(matchID);
  }

  /** One thing at a time for each match. */
  run<T>(matchID: string, work: () => Promise<T>): Promise<T> {
    return this.serial.run(matchID, work);
  }

  isConnected(matchID: string, playerID: string): boolean {
    return this.presence.has(matchID, playerID);
  }

  /** Tells everybody at a match, wherever he is connected, that its seats have changed. */
  announce(matchID: string): void {
    this.options.pubSub.publish(matchID, { type: 'seats' });
  }

  /** Cuts off the sockets of a seat that was left; resolves when that is done at this process. */
  vacate(matchID: string, playerID: string): Promise<void> {
    return this.run(matchID, async () => {
      this.options.pubSub.publish(matchID, { type: 'left', playerID });
      this.announce(matchID);
    });
  }

  /** Seats a guest, whose right to it was checked, and shows him the match. */
  async sit(
    hosted: HostedGame,
    guest: RoomConnection,
    { matchID, playerID, credentials }: SyncRequest,
    metadata: MatchData,
  ): Promise<void> {
    const table = this.tables.get(matchID) ?? this.lay(hosted, matchID);
    table.closed = closed(hosted, metadata);
    table.captained = captainsIn(metadata).size > 0;
    table.clocked = metadata.clock !== undefined;
    table.version ??= this.options.store.versionOf(metadata);
    table.sit(guest, playerID, playerID === null ? undefined : keyOf(credentials, seatOf(metadata, playerID)));
    await this.sync(guest);
    if (playerID === null) return;
    this.presence.set(matchID, table.taken);
    this.later(table, () => this.showSeats(table));
  }

  /** Where a match is played at this process; where nobody looks on here, a table that no guest comes to. */
  tableOf(hosted: HostedGame, matchID: string, metadata: MatchData, known: MatchRoom | undefined): MatchRoom {
    const table = this.tables.get(matchID) ?? known ?? new MatchRoom(hosted, matchID);
    table.closed = closed(hosted, metadata);
    table.clocked = metadata.clock !== undefined;
    return table;
  }

  rise(guest: RoomConnection): void {
    const { seating } = guest;
    if (!seating) return;
    const { table, playerID } = seating;
    guest.seating = undefined;
    table.rise(guest, playerID);
    if (playerID !== null && !table.isTaken(playerID)) {
      this.presence.set(table.matchID, table.taken);
      this.later(table, () => this.showSeats(table));
    }
    if (table.empty && this.tables.get(table.matchID) === table) {
      this.tables.delete(table.matchID);
      this.options.pubSub.unsubscribeAll(table.matchID);
    }
  }

  /** The state that is stored, as far as this process knows; read if it knows none, or doubts what it knows. */
  async stateOf(table: MatchRoom): Promise<State | undefined> {
    return table.state && !table.doubtful ? table.state : this.catchUp(table);
  }

  /** Shows a move that was stored just now. */
  show(table: MatchRoom, moved: Moved): void {
    this.options.pubSub.publish(table.matchID, moved);
  }

  /** Reads what is stored, and shows everybody here what he has not seen of it. */
  async catchUp(table: MatchRoom): Promise<State | undefined> {
    const { store } = this.options;
    const { matchID, state: known } = table;
    const found = known ? await store.since(matchID, known._stateID) : { ...(await store.fetch(matchID, { state: true })), log: [] };
    if (!found?.state) return undefined;
    const { state, log } = found;
    table.doubtful = false;
    // What was shown meanwhile is not shown again.
    const from = table.state?._stateID ?? state._stateID;
    const deltalog = log.filter(({ _stateID }) => _stateID >= from);
    const lost = table.follow({ type: 'moved', from, state: { ...state, deltalog }, by: '' });
    for (const guest of lost) await this.sync(guest);
    return table.state;
  }

  /**
   * Brings a guest up to date whose client is at a state that it has named, with what it lacks: boardgame.io's frame `update`.
   * A client that may have carried out a move by itself takes only a whole `sync`.
   */
  async bring(guest: RoomConnection, stateID: number | undefined): Promise<void> {
    const { seating } = guest;
    const state = seating && (await this.stateOf(seating.table));
    if (!seating || !state) return;
    const { hosted, matchID } = seating.table;
    const at = stateID ?? state._stateID;
    if (!hosted.rules || at < state._stateID - LATEST || at > state._stateID) return this.sync(guest);
    const since = at < state._stateID ? await this.options.store.since(matchID, at) : undefined;
    const deltalog = (since?.log ?? []).filter(({ _stateID }) => _stateID < state._stateID);
    const { log } = viewOf(hosted, { ...state, deltalog }, seating.playerID);
    guest.send('update', matchID, seating.table.show(state, seating.playerID), log);
  }

  /** Sends everything that the guest may see of his match: boardgame.io's frame `sync`, which says besides `from` which state its log goes. */
  private async sync(guest: RoomConnection): Promise<void> {
    const { seating } = guest;
    if (!seating) return;
    const { table, playerID } = seating;
    const { hosted, matchID } = table;
    const { store } = this.options;
    const found = await store.fetch(matchID, { state: !table.state, initialState: true, metadata: true });
    if (!table.state && found.state) {
      table.state = found.state;
      // A process that stored this may have died before it told the others.
      this.options.pubSub.publish(matchID, { type: 'stored', stateID: found.state._stateID });
    }
    const { state } = table;
    if (!state || !found.metadata) return;
    // Another process may have gone on since this one read the state: the log goes no further than that.
    const { from, log } = await pageBefore(store, hosted, { matchID, state, playerID, before: state._stateID });
    guest.send('sync', matchID, {
      state: table.show(state, playerID),
      log,
      from,
      filteredMetadata: this.seats(matchID, found.metadata),
      initialState: viewOf(hosted, found.initialState, playerID).view,
    });
  }

  /** Sends an earlier page of the log, that of the moves before a state: the frame `earlier`, matchID and a {@link LogPage}. */
  async earlier(guest: RoomConnection, before: number): Promise<void> {
    const { seating } = guest;
    const state = seating && (await this.stateOf(seating.table));
    if (!seating || !state) return;
    const { table, playerID } = seating;
    const { hosted, matchID } = table;
    guest.send('earlier', matchID, await pageBefore(this.options.store, hosted, { matchID, state, playerID, before }));
  }

  /**
   * Sends what the guest saw of his match round a state: the frame `past`, matchID and a {@link PastPage}. It keeps nobody waiting who
   * plays there.
   */
  async past(guest: RoomConnection, at: number): Promise<void> {
    const { table, playerID } = guest.seating ?? {};
    if (!table || playerID === undefined) return;
    const { hosted, matchID } = table;
    const state = await this.run(matchID, () => this.stateOf(table));
    const page = state && (await this.pasts.page(hosted, { matchID, state, playerID, at }));
    if (page && guest.seating?.table === table && guest.seating.playerID === playerID && !guest.evicted) guest.send('past', matchID, page);
  }

  private lay(hosted: HostedGame, matchID: string): MatchRoom {
    const table = new MatchRoom(hosted, matchID);
    this.tables.set(matchID, table);
    this.options.pubSub.subscribe(matchID, (message) => {
      try {
        this.hear(table, message);
      } catch (error) {
        // Whoever spoke has nothing to do with it: his move is stored.
        this.options.log('error', 'table', { match: matchID, ...faultOf(error) });
      }
    });
    return table;
  }

  private hear(table: MatchRoom, message: Message): void {
    switch (message.type) {
      case 'moved':
        for (const guest of table.follow(message)) this.later(table, () => this.sync(guest));
        break;
      case 'stored':
        this.later(table, () => this.reach(table, message.stateID));
        break;
      case 'missed':
        this.later(table, () => this.recover(table));
        break;
      case 'seats':
        this.later(table, () => this.showSeats(table));
        break;
      case 'chat':
        for (const playerID of table.taken) for (const guest of table.guests(playerID)) guest.send('chat', table.matchID, message.message);
        break;
      case 'left':
        for (const guest of table.guests(message.playerID)) guest.evict();
        break;
    }
    this.options.events.message(table, message);
  }

  private async reach(table: MatchRoom, stateID: number): Promise<void> {
    if (table.state && table.state._stateID < stateID) await this.catchUp(table);
  }

  /** Reads what may have changed while messages were lost: the seats, the state, and what plug-ins show. */
  private async recover(table: MatchRoom): Promise<void> {
    await this.showSeats(table);
    await this.catchUp(table);
    await this.options.events.missed(table);
  }

  /** Runs after what the match is busy with; a failure is logged. */
  later(table: MatchRoom, work: () => Promise<void>): void {
    this.run(table.matchID, work).catch((error) => this.options.log('error', 'table', { match: table.matchID, ...faultOf(error) }));
  }

  /** Shows everybody here who sits where; whoever sits in a seat that is his no more is cut off. */
  private async showSeats(table: MatchRoom): Promise<void> {
    if (table.empty) return;
    const metadata = await this.metadata(table.matchID);
    table.version = metadata && this.options.store.versionOf(metadata);
    for (const guest of table.everybody()) {
      const { playerID = null, key } = guest.seating ?? {};
      if (playerID !== null && (!metadata || !isKeyOf(key, seatOf(metadata, playerID)))) guest.evict();
    }
    if (!metadata) return;
    table.captained = captainsIn(metadata).size > 0;
    const seats = this.seats(table.matchID, metadata);
    for (const guest of table.everybody()) guest.send('matchData', table.matchID, seats);
  }

  private seats(matchID: string, metadata: MatchData) {
    return publicSeats(metadata, (playerID) => this.isConnected(matchID, playerID));
  }

  async metadata(matchID: string): Promise<MatchData | undefined> {
    return (await this.options.store.fetch(matchID, { metadata: true })).metadata;
  }
}
