import type { State } from 'boardgame.io';
import { type Brief, briefOf } from '../../src/boardgame/brief.js';
import { patchBetween } from '../../src/boardgame/patch.js';
import type { Connection as GuestAt } from './connection.js';
import { type HostedGame, viewOf } from './games.js';
import type { Message } from './pubSub.js';
import type { Refusal } from './refusals.js';
import { isSwap, otherThan } from './swapping.js';

/** A socket at one of the tables. */
export type RoomConnection = GuestAt<MatchRoom>;

export type Moved = Extract<Message, { type: 'moved' }>;

/** A match that somebody is connected to, as this process knows it. */
export class MatchRoom {
  /** What is stored, as far as this process knows, or nothing if that must be read. */
  state: State | undefined;
  /** Which version of the match's data the guests here were checked against. */
  version: number | undefined;
  /** The store may have gone on, or a write may have failed half-way: it must be asked before the next move. */
  doubtful = false;
  /** It is played by the clock. */
  clocked = false;
  /** Captains sit here. */
  captained = false;
  /** Since when the first die waits for a promised salt, in ms of a clock that never goes back. */
  saltAwaitedSince?: number;
  /** Why nobody may play on; nothing where one may. */
  closed: Refusal | undefined;
  private readonly seats = new Map<string | null, Set<RoomConnection>>();
  /** What each seat was shown last. */
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

  /** The seats of players that have a socket here. */
  get taken(): string[] {
    return [...this.seats.keys()].filter((playerID) => playerID !== null);
  }

  /** @param key the hash of the seat's credentials that let the guest in */
  sit(guest: RoomConnection, playerID: string | null, key: string | undefined): void {
    const others = this.seats.get(playerID) ?? new Set();
    this.seats.set(playerID, others.add(guest));
    guest.seating = { table: this, playerID, key };
  }

  rise(guest: RoomConnection, playerID: string | null): void {
    const others = this.seats.get(playerID);
    others?.delete(guest);
    if (others?.size === 0) {
      this.seats.delete(playerID);
      this.shown.delete(playerID);
    }
  }

  /** What limits count a connected player by; undefined if none is connected to this process. */
  get guestAddress(): string | undefined {
    return this.taken.flatMap((playerID) => this.guests(playerID)).at(0)?.address;
  }

  guests(playerID: string | null): RoomConnection[] {
    return [...(this.seats.get(playerID) ?? [])];
  }

  /** Those who hear what is said by those who watch: who plays, hears it when the match is over. */
  watching(): RoomConnection[] {
    return this.state?.ctx.gameover === undefined ? this.guests(null) : this.everybody();
  }

  everybody(): RoomConnection[] {
    return [...this.seats.keys()].flatMap((playerID) => this.guests(playerID));
  }

  /** The stored state for a seat, remembered as what the seat has been shown. */
  show(state: State, playerID: string | null): State {
    const known = this.shown.get(playerID);
    if (known?._stateID === state._stateID) return known;
    const { view } = viewOf(this.hosted, state, playerID);
    this.shown.set(playerID, view);
    return view;
  }

  /** Sends a stored move to everybody here. Returns those who missed something before it and need everything anew. */
  follow({ from, state, by }: Moved): RoomConnection[] {
    if (this.state && this.state._stateID >= state._stateID) return [];
    const optimistic = this.hosted.game.deltaState && this.isOptimistic(by, state);
    this.state = state;
    const lost: RoomConnection[] = [];
    for (const [playerID, guests] of this.seats) {
      const before = this.shown.get(playerID);
      if (before?._stateID !== from) {
        lost.push(...guests);
        continue;
      }
      const { view, log } = viewOf(this.hosted, state, playerID);
      this.shown.set(playerID, view);
      // A client that has carried the move out already takes no patch for it, and would stay behind for good.
      const whole = !this.hosted.game.deltaState || (optimistic && playerID === by);
      if (whole) for (const guest of guests) guest.send('update', this.matchID, view, log);
      else {
        const [patch, to] = [patchBetween(before, view), state._stateID];
        let brief: Brief | undefined;
        for (const guest of guests) {
          if (guest.brief) {
            brief ??= briefOf({ from, to, patch, log: log ?? [] });
            guest.send('brief', ...brief);
          } else guest.send('patch', this.matchID, from, to, patch, log);
        }
      }
    }
    if (!isSwap(state)) return lost;
    for (const playerID of this.taken) for (const guest of this.guests(playerID)) guest.move(otherThan(state, playerID));
    return lost.filter(({ evicted }) => !evicted);
  }

  /** Whether the mover's client may have carried the move out by itself. */
  private isOptimistic(by: string, state: State): boolean {
    const move = state.deltalog?.[0]?.action.payload.type;
    const config = this.state && move ? this.hosted.game.flow.getMove(this.state.ctx, move, by) : null;
    return !(typeof config === 'object' && config?.client === false);
  }
}
