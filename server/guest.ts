import type { Socket } from 'socket.io';
import { backlogOf } from './backlog.js';
import { TokenBucket } from './limits.js';
import type { Limits } from './options.js';
import type { No, Rejected } from './refusals.js';

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
  private readonly bucket: TokenBucket;

  constructor(
    private readonly socket: Socket,
    private readonly limits: Pick<Limits, 'messages' | 'backlogBytes' | 'idleSeconds'>,
    /** What all sockets of its address may ask together. */
    private readonly shared: TokenBucket,
    /** Told of every refusal. */
    private readonly refused: (no: No, move: string) => void,
  ) {
    const { burst, perSecond } = limits.messages;
    this.bucket = new TokenBucket(burst, perSecond);
    const leave = setTimeout(() => this.seating ?? this.socket.disconnect(true), limits.idleSeconds * 1000).unref();
    socket.once('disconnect', () => clearTimeout(leave));
  }

  /** Whether one more message is within the limit. Whoever goes on and on is cut off. */
  mayAsk(cost = 1): boolean {
    // What one socket may not ask is not taken from its neighbours.
    const enough = this.bucket.take(cost) && this.shared.take(cost);
    if (this.bucket.drained) this.socket.disconnect(true);
    return enough;
  }

  send(event: string, ...args: readonly unknown[]): void {
    this.socket.emit(event, ...args);
    // Whoever asks and does not read is not waited for.
    if (backlogOf(this.socket) > this.limits.backlogBytes) this.socket.disconnect(true);
  }

  reject(no: No, move: string, stateID: number): void {
    const rejected: Rejected = { reason: no.reason, case: no.case, move, stateID };
    this.refused(no, move);
    this.send('rejected', rejected);
  }

  evict(): void {
    this.evicted = true;
    this.socket.disconnect(true);
  }
}
