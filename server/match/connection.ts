import type { Socket } from 'socket.io';
import type { ServerArgs, ServerEvent } from '../../src/api/frames.js';
import { elapsed } from '../clock.js';
import { backlogOf } from '../http/backlog.js';
import type { ConnectionBudget } from '../http/connectionBudgets.js';
import type { Limits } from '../options.js';
import { otherSeat, type Refusal, type Rejected } from './refusals.js';

/** How long a slow client may exceed the output limit before it is disconnected, in milliseconds. */
const MAX_SLOW_MS = 5000;
const MAX_FACTOR = 8;

export interface SeatOf<Room> {
  readonly room: Room;
  /** Seat of the connection; `null` for a spectator. */
  readonly playerID: string | null;
  readonly key: string | undefined;
}

export interface ConnectionOptions {
  readonly socket: Socket;
  readonly limits: Pick<Limits, 'backlogBytes' | 'idleSeconds'>;
  readonly budget: ConnectionBudget;
  readonly address: string;
  refused(no: Refusal, move: string): void;
}

export class Connection<Room> {
  seating: SeatOf<Room> | undefined;
  evicted = false;
  readonly brief: boolean;
  private behindSince: number | undefined;

  awaitsHistory = false;
  readonly address: string;
  private readonly socket: Socket;

  constructor(private readonly options: ConnectionOptions) {
    const { socket, limits, address } = options;
    this.socket = socket;
    this.address = address;
    this.brief = socket.handshake.auth.brief === true;
    const leave = setTimeout(() => this.seating ?? this.socket.disconnect(true), limits.idleSeconds * 1000).unref();
    socket.once('disconnect', () => clearTimeout(leave));
  }

  /** Takes the remaining cost of a frame, of which one unit was taken on arrival. Returns false above the limit. */
  mayAsk(cost = 1): boolean {
    return this.options.budget.take(cost - 1);
  }

  send<E extends ServerEvent>(event: E, ...args: ServerArgs<E>): void {
    this.socket.emit(event, ...args);
    if (this.isTooSlow()) this.socket.disconnect(true);
  }

  /** Whether the waiting output has exceeded the limit for too long. A large message may exceed it briefly. */
  private isTooSlow(): boolean {
    const { backlogBytes } = this.options.limits;
    const waiting = backlogOf(this.socket);
    if (waiting <= backlogBytes) {
      this.behindSince = undefined;
      return false;
    }
    this.behindSince ??= elapsed();
    return waiting > MAX_FACTOR * backlogBytes || elapsed() - this.behindSince > MAX_SLOW_MS;
  }

  reject(no: Refusal, move: string, stateID: number): void {
    const rejected: Rejected = { ...no, move, stateID };
    this.options.refused(no, move);
    this.send('rejected', rejected);
  }

  /** Notifies a client of its new seat and disconnects it, so that it reconnects there. */
  move(seat: string): void {
    this.reject(otherSeat(seat), 'sync', -1);
    this.evict();
  }

  evict(): void {
    this.evicted = true;
    this.socket.disconnect(true);
  }
}
