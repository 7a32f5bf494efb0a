import type { IncomingMessage } from 'node:http';
import type { Limits } from '../options.js';
import { Buckets, TokenBucket } from './limits.js';

/** What of an engine.io connection is used here. */
export interface EngineConnection {
  readonly request: IncomingMessage;
  on(event: 'packet', listener: () => void): void;
  close(): void;
}

/** How many busy connections of one address are served at a time: there may be several players behind it. */
const CROWD = 4;

/** One connection: what it may still ask, whichever games it is connected to and however often it says so. */
export class ConnectionBudget {
  /** How those are told that it is over who came over it. */
  private readonly guests = new Set<() => void>();
  private over = false;

  constructor(
    private readonly connection: EngineConnection,
    private readonly own: TokenBucket,
    /** What all connections of its address may ask together. */
    private readonly shared: TokenBucket,
  ) {}

  /** Whether so much more is within the limit. Whoever goes on and on is cut off. */
  take(cost: number): boolean {
    // What one connection may not ask is not taken from its neighbours.
    const enough = this.own.take(cost) && this.shared.take(cost);
    if (this.own.drained && !this.over) {
      this.over = true;
      for (const tell of this.guests) tell();
      // What came together is answered first.
      setImmediate(() => this.connection.close());
    }
    return enough;
  }

  /** @param tell says why, before the connection is cut */
  enter(tell: () => void): void {
    this.guests.add(tell);
  }

  /** A connection that has left every game it was connected to has nothing more to say. */
  leave(tell: () => void): void {
    this.guests.delete(tell);
    if (this.guests.size === 0) this.connection.close();
  }
}

/** The connections of this process. Everything that comes over one counts, before anybody asks what it is. */
export class ConnectionBudgets {
  // By object: socket.io makes the connections and offers no field for a server's own data.
  private readonly budgets = new WeakMap<object, ConnectionBudget>();
  /** The connections of one address, together. */
  private readonly together: Buckets;

  /** @param addressOf what limits count the connection by */
  constructor(
    private readonly limits: Limits['messages'],
    private readonly addressOf: (connection: EngineConnection) => string,
  ) {
    this.together = new Buckets(CROWD * limits.burst, CROWD * limits.perSecond);
  }

  /** The visit over a connection; begins with the first question for it. */
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
