import type { State } from 'boardgame.io';
import type { ClientEvent } from '../../src/api/frames.js';
import { adjournedIn } from '../../src/boardgame/adjourned.js';
import { endingIn } from '../../src/boardgame/ending.js';
import { faultOf, type Log } from '../log.js';
import type { Message } from './pubSub.js';
import type { Refusal } from './refusals.js';
import type { MatchRoom, RoomConnection } from './room.js';

/** Handles a frame from a client. Resolves to a refusal for the sender, if any. */
export type FrameHandler = (connection: RoomConnection, frame: readonly unknown[]) => Promise<Refusal | undefined>;

export type FrameHandlers = { readonly [E in ClientEvent]?: FrameHandler };

export interface MatchChange {
  readonly room: MatchRoom;
  readonly before: State;
  readonly after: State;
}

export type StopReason = 'rules' | 'concession' | 'draw' | 'time' | 'adjournment';

export interface LeftSeat {
  readonly matchID: string;
  readonly playerID: string;
}

export type TakenSeat = LeftSeat;

/** Listens for changes in matches. Reports only changes made by this process, except for `onMissed`. */
export interface MatchListener {
  readonly frames?: FrameHandlers;
  readonly notifyAfterMs?: number | undefined;
  onMove?(change: MatchChange): void;
  onMatchOver?(change: MatchChange, reason: StopReason): void;
  onSeatsChanged?(matchID: string): void;
  /** Called when a player joins, before clients are notified. The join succeeds even if the listener fails. */
  onSeatTaken?(seat: TakenSeat): Promise<void>;
  /** Called when a player leaves. Awaited before the seat's sockets are closed. */
  onSeatLeft?(seat: LeftSeat): Promise<void>;
  onMessage?(room: MatchRoom, message: Message): void;
  /** Called when bus messages may have been lost. Sends clients what they may have missed. */
  onMissed?(room: MatchRoom): Promise<void>;
}

export function stopReason({ before, after }: Pick<MatchChange, 'before' | 'after'>): StopReason | undefined {
  if (after.ctx.gameover === undefined) return adjournedIn(after) && !adjournedIn(before) ? 'adjournment' : undefined;
  if (before.ctx.gameover !== undefined) return undefined;
  const isConceded = after.deltalog?.some(({ action }) => action.type === 'MAKE_MOVE' && action.payload.type === 'concede');
  return endingIn(after.ctx.gameover)?.ending ?? (isConceded ? 'concession' : 'rules');
}

/** Reports changes to the plug-ins. Plug-in errors are logged and do not prevent a move. */
export class MatchEvents {
  constructor(
    private readonly listeners: readonly MatchListener[],
    private readonly log: Log,
  ) {}

  get frames(): FrameHandlers {
    return Object.assign({}, ...this.listeners.map(({ frames }) => frames));
  }

  get notifyAfterMs(): number | undefined {
    return this.listeners.find(({ notifyAfterMs }) => notifyAfterMs !== undefined)?.notifyAfterMs;
  }

  changed(change: MatchChange): void {
    this.each((listener) => listener.onMove?.(change));
    const reason = stopReason(change);
    if (reason) this.each((listener) => listener.onMatchOver?.(change, reason));
  }

  seatsChanged(matchID: string): void {
    this.each((listener) => listener.onSeatsChanged?.(matchID));
  }

  async seatTaken(seat: TakenSeat): Promise<void> {
    for (const listener of this.listeners) {
      await listener.onSeatTaken?.(seat).catch((error) => this.log('error', 'plugin', { match: seat.matchID, ...faultOf(error) }));
    }
  }

  /** Reports that a player has left. Rejects if a plug-in fails, so that the call fails too. */
  async seatLeft(seat: LeftSeat): Promise<void> {
    for (const listener of this.listeners) await listener.onSeatLeft?.(seat);
  }

  message(room: MatchRoom, message: Message): void {
    this.each((listener) => listener.onMessage?.(room, message));
  }

  async missed(room: MatchRoom): Promise<void> {
    for (const listener of this.listeners) await listener.onMissed?.(room);
  }

  private each(send: (listener: MatchListener) => void): void {
    for (const listener of this.listeners) {
      try {
        send(listener);
      } catch (error) {
        this.log('error', 'plugin', faultOf(error));
      }
    }
  }
}
