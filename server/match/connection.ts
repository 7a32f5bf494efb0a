import type { Socket } from 'socket.io';
import type { ServerArgs, ServerEvent } from '../../src/api/frames.js';
import { elapsed } from '../clock.js';
import { backlogOf } from '../http/backlog.js';
import type { ConnectionBudget } from '../http/connectionBudgets.js';
import type { Limits } from '../options.js';
import { otherSeat, type Refusal, type Rejected } from './refusals.js';

/** How long more may wait for a reader than the limit says, in ms, and how many times as much never may. */
const PATIENCE = 5000;
const MOST = 8;

/** Where a socket sits, since its last accepted `sync`: at which table, on which seat. */
export interface SeatOf<Table> {
  readonly table: Table;
  /** null: watches. */
  readonly playerID: string | null;
  /** The hash of the credentials that opened the seat. */
  readonly key: string | undefined;
}

export interface ConnectionOptions {
  readonly socket: Socket;
  readonly limits: Pick<Limits, 'backlogBytes' | 'idleSeconds'>;
  readonly budget: ConnectionBudget;
  readonly address: string;
  /** Called with every refusal. */
  refused(no: Refusal, move: string): void;
}

/** One connected socket. */
export class Connection<Table> {
  seating: SeatOf<Table> | undefined;
  /** The seat was left or given away: nothing more is taken from this socket. */
  evicted = false;
  /** He has asked for moves in few bytes. */
  readonly brief: boolean;
  /** Since when more waits for him than may. */
  private behindSince: number | undefined;

  /** It has asked for an earlier position, which is not sent yet. */
  awaitsPast = false;
  /** What limits count it by. */
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

  /** Whether a message that counts for so many is within the limit: itself it was counted when it came. */
  mayAsk(cost = 1): boolean {
    return this.options.budget.take(cost - 1);
  }

  send<E extends ServerEvent>(event: E, ...args: ServerArgs<E>): void {
    this.socket.emit(event, ...args);
    if (this.isTooSlow()) this.socket.disconnect(true);
  }

  /** Whoever asks and does not read is not waited for. An answer may be big: only what he leaves lying counts against him. */
  private isTooSlow(): boolean {
    const { backlogBytes } = this.options.limits;
    const waiting = backlogOf(this.socket);
    if (waiting <= backlogBytes) {
      this.behindSince = undefined;
      return false;
    }
    this.behindSince ??= elapsed();
    return waiting > MOST * backlogBytes || elapsed() - this.behindSince > PATIENCE;
  }

  reject(no: Refusal, move: string, stateID: number): void {
    const rejected: Rejected = { ...no, move, stateID };
    this.options.refused(no, move);
    this.send('rejected', rejected);
  }

  /** He has another seat of the match now: he is told which, and comes back there. */
  move(seat: string): void {
    this.reject(otherSeat(seat), 'sync', -1);
    this.evict();
  }

  evict(): void {
    this.evicted = true;
    this.socket.disconnect(true);
  }
}
