import type { IncomingMessage } from 'node:http';
import type { Limits } from '../options.js';
import { Buckets, TokenBucket } from './limits.js';

export interface EngineConnection {
  readonly request: IncomingMessage;
  on(event: 'packet', listener: () => void): void;
  close(): void;
}

/** Budget of an IP address as a multiple of a connection's budget. */
const ADDRESS_FACTOR = 4;

export class ConnectionBudget {
  private readonly listeners = new Set<() => void>();
  private over = false;

  constructor(
    private readonly connection: EngineConnection,
    private readonly own: TokenBucket,
    private readonly shared: TokenBucket,
  ) {}

  /** Takes a cost from the budget. Returns false above the limit. Disconnects clients that keep exceeding it. */
  take(cost: number): boolean {
    // Messages beyond a connection's own limit do not count against its address.
    const enough = this.own.take(cost) && this.shared.take(cost);
    if (this.own.drained && !this.over) {
      this.over = true;
      for (const listener of this.listeners) listener();
      // Answer other pending messages first.
      setImmediate(() => this.connection.close());
    }
    return enough;
  }

  enter(listener: () => void): void {
    this.listeners.add(listener);
  }

  leave(listener: () => void): void {
    this.listeners.delete(listener);
    if (this.listeners.size === 0) this.connection.close();
  }
}

export class ConnectionBudgets {
  // A WeakMap, because socket.io's connections have no field for this.
  private readonly budgets = new WeakMap<object, ConnectionBudget>();
  private readonly together: Buckets;

  constructor(
    private readonly limits: Limits['messages'],
    private readonly addressOf: (connection: EngineConnection) => string,
  ) {
    this.together = new Buckets(ADDRESS_FACTOR * limits.burst, ADDRESS_FACTOR * limits.perSecond);
  }

  of(connection: EngineConnection): ConnectionBudget {
    const known = this.budgets.get(connection);
    if (known) return known;
    const { burst, perSecond } = this.limits;
    const visit = new ConnectionBudget(connection, new TokenBucket(burst, perSecond), this.together.of(this.addressOf(connection)));
    this.budgets.set(connection, visit);
    connection.on('packet', () => visit.take(1));
    return visit;
  }
}
