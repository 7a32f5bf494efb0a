import type { Socket } from 'socket.io';
import { backlogOf } from './backlog.js';
import type { Limits } from './options.js';
import type { No, Rejected } from './refusals.js';
import type { Visit } from './visits.js';

/** Where a socket sits, since its last accepted `sync`: at which table, on which seat. */
export interface Seating<Table> {
  readonly table: Table;
  /** null: watches. */
  readonly playerID: string | null;
  /** The hash of the credentials that opened the seat. */
  readonly key: string | undefined;
}

/** One connected socket. */
export class Guest<Table> {
  seating: Seating<Table> | undefined;
  /** The seat was left or given away: nothing more is taken from this socket. */
  evicted = false;

  constructor(
    private readonly socket: Socket,
    private readonly limits: Pick<Limits, 'backlogBytes' | 'idleSeconds'>,
    private readonly visit: Visit,
    /** Told of every refusal. */
    private readonly refused: (no: No, move: string) => void,
  ) {
    const leave = setTimeout(() => this.seating ?? this.socket.disconnect(true), limits.idleSeconds * 1000).unref();
    socket.once('disconnect', () => clearTimeout(leave));
  }

  /** Whether a message that counts for so many is within the limit: itself it was counted when it came. */
  mayAsk(cost = 1): boolean {
    return this.visit.take(cost - 1);
  }

  send(event: string, ...args: readonly unknown[]): void {
    this.socket.emit(event, ...args);
    // Whoever asks and does not read is not waited for.
    if (backlogOf(this.socket) > this.limits.backlogBytes) this.socket.disconnect(true);
  }

  reject(no: No, move: string, stateID: number): void {
    const rejected: Rejected = { ...no, move, stateID };
    this.refused(no, move);
    this.send('rejected', rejected);
  }

  evict(): void {
    this.evicted = true;
    this.socket.disconnect(true);
  }
}
