import type { State } from 'boardgame.io';
import { type Brief, briefOf } from '../../src/boardgame/brief.js';
import { patchBetween } from '../../src/boardgame/patch.js';
import type { Connection } from './connection.js';
import { type HostedGame, viewOf } from './games.js';
import type { Message } from './pubSub.js';
import type { Refusal } from './refusals.js';
import { isSwap, otherThan } from './swapping.js';

export type RoomConnection = Connection<MatchRoom>;

export type Moved = Extract<Message, { type: 'moved' }>;

export class MatchRoom {
  state: State | undefined;
  /** Version of the match data against which connections were checked. */
  version: number | undefined;
  /** Whether the store may contain a later state and must be read before the next move. */
  mayBeStale = false;
  isTimed = false;
  hasBots = false;
  saltAwaitedSince?: number;
  closed: Refusal | undefined;
  private readonly seats = new Map<string | null, Set<RoomConnection>>();
  private readonly shown = new Map<string | null, State>();

  constructor(
    readonly hosted: HostedGame,
    readonly matchID: string,
  ) {}

  get empty(): boolean {
    return this.seats.size === 0;
  }

  isTaken(playerID: string | null): boolean {
    return this.seats.has(playerID);
  }

  get taken(): string[] {
    return [...this.seats.keys()].filter((playerID) => playerID !== null);
  }

  add(connection: RoomConnection, playerID: string | null, key: string | undefined): void {
    const others = this.seats.get(playerID) ?? new Set();
    this.seats.set(playerID, others.add(connection));
    connection.seating = { room: this, playerID, key };
  }

  remove(connection: RoomConnection, playerID: string | null): void {
    const others = this.seats.get(playerID);
    others?.delete(connection);
    if (others?.size === 0) {
      this.seats.delete(playerID);
      this.shown.delete(playerID);
    }
  }

  get playerAddress(): string | undefined {
    return this.taken.flatMap((playerID) => this.connections(playerID)).at(0)?.address;
  }

  connections(playerID: string | null): RoomConnection[] {
    return [...(this.seats.get(playerID) ?? [])];
  }

  /** Returns the connections that receive spectator chat: spectators and, after the match, players. */
  spectatorChatReceivers(): RoomConnection[] {
    return this.state?.ctx.gameover === undefined ? this.connections(null) : this.allConnections();
  }

  allConnections(): RoomConnection[] {
    return [...this.seats.keys()].flatMap((playerID) => this.connections(playerID));
  }

  show(state: State, playerID: string | null): State {
    const known = this.shown.get(playerID);
    if (known?._stateID === state._stateID) return known;
    const { view } = viewOf(this.hosted, state, playerID);
    this.shown.set(playerID, view);
    return view;
  }

  /** Sends a stored move. Returns the connections that missed earlier moves and need a sync. */
  follow({ from, state, by }: Moved): RoomConnection[] {
    if (this.state && this.state._stateID >= state._stateID) return [];
    const optimistic = this.hosted.game.deltaState && this.isOptimistic(by, state);
    this.state = state;
    const lost: RoomConnection[] = [];
    for (const [playerID, connections] of this.seats) {
      const before = this.shown.get(playerID);
      if (before?._stateID !== from) {
        lost.push(...connections);
        continue;
      }
      const { view, log } = viewOf(this.hosted, state, playerID);
      this.shown.set(playerID, view);
      // A client that has executed the move itself ignores patches, so it gets the whole state.
      const whole = !this.hosted.game.deltaState || (optimistic && playerID === by);
      if (whole) for (const connection of connections) connection.send('update', this.matchID, view, log);
      else {
        const [patch, to] = [patchBetween(before, view), state._stateID];
        let brief: Brief | undefined;
        for (const connection of connections) {
          if (connection.brief) {
            brief ??= briefOf({ from, to, patch, log: log ?? [] });
            connection.send('brief', ...brief);
          } else connection.send('patch', this.matchID, from, to, patch, log);
        }
      }
    }
    if (!isSwap(state)) return lost;
    for (const playerID of this.taken) for (const connection of this.connections(playerID)) connection.move(otherThan(state, playerID));
    return lost.filter(({ evicted }) => !evicted);
  }

  /** Whether the mover's client may already have executed the move. */
  private isOptimistic(by: string, state: State): boolean {
    const move = state.deltalog?.[0]?.action.payload.type;
    const config = this.state && move ? this.hosted.game.flow.getMove(this.state.ctx, move, by) : null;
    return !(typeof config === 'object' && config?.client === false);
  }
}
