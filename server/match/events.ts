import type { State } from 'boardgame.io';
import type { ClientEvent } from '../../src/api/frames.js';
import { adjournedIn } from '../../src/boardgame/adjourned.js';
import { endingIn } from '../../src/boardgame/ending.js';
import { faultOf, type Log } from '../log.js';
import type { Message } from './pubSub.js';
import type { Refusal } from './refusals.js';
import type { MatchRoom, RoomConnection } from './room.js';

/** Handles a frame of a client. Resolves to the reason if the frame is refused; the sender is told. */
export type FrameHandler = (connection: RoomConnection, frame: readonly unknown[]) => Promise<Refusal | undefined>;

export type FrameHandlers = { readonly [E in ClientEvent]?: FrameHandler };

/** A change of a match that this process has stored and shown. */
export interface MatchChange {
  readonly room: MatchRoom;
  readonly before: State;
  readonly after: State;
}

/** Why play has stopped. After an adjournment it may go on. */
export type StopReason = 'rules' | 'concession' | 'draw' | 'time' | 'adjournment';

/** A seat that has lost its player: the player left, or a bot was removed or has taken the seat. */
export interface LeftSeat {
  readonly matchID: string;
  readonly playerID: string;
}

/** What a plug-in hears of matches. Only changes that this process makes are reported, except for messages. */
export interface MatchListener {
  /** The frames that it takes from clients. */
  readonly frames?: FrameHandlers;
  /** How long seats that must decide after a move have until they may be notified, in ms. The store keeps it with the move. */
  readonly notifyAfterMs?: number | undefined;
  onMove?(change: MatchChange): void;
  onMatchOver?(change: MatchChange, reason: StopReason): void;
  /** A player joined or left, or a seat changed its name or its bot. */
  onSeatsChanged?(matchID: string): void;
  /** Awaited before the seat's sockets are closed. */
  onSeatLeft?(seat: LeftSeat): Promise<void>;
  /** A message from this or another process about a match that is open here. */
  onMessage?(room: MatchRoom, message: Message): void;
  /** Messages may have been lost: shows the connected clients what they may have missed. */
  onMissed?(room: MatchRoom): Promise<void>;
}

/** Why play has stopped with this change; undefined if it goes on, or had stopped before. */
export function stopReason({ before, after }: Pick<MatchChange, 'before' | 'after'>): StopReason | undefined {
  if (after.ctx.gameover === undefined) return adjournedIn(after) && !adjournedIn(before) ? 'adjournment' : undefined;
  if (before.ctx.gameover !== undefined) return undefined;
  const isConceded = after.deltalog?.some(({ action }) => action.type === 'MAKE_MOVE' && action.payload.type === 'concede');
  return endingIn(after.ctx.gameover)?.ending ?? (isConceded ? 'concession' : 'rules');
}

/** Sends each event to every plug-in, from one place. A plug-in that throws is logged and stops no move. */
export class MatchEvents {
  /** @param listeners read at each event: plug-ins are added once the core that they use exists */
  constructor(
    private readonly listeners: readonly MatchListener[],
    private readonly log: Log,
  ) {}

  get frames(): FrameHandlers {
    return Object.assign({}, ...this.listeners.map(({ frames }) => frames));
  }

  /** As in {@link MatchListener}; undefined if no plug-in notifies. */
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

  /** Rejects where a plug-in fails: the call that left the seat fails too. */
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
