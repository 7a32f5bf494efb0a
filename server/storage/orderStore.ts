import type { DROPPED } from '../../src/api/play.js';
import type { Chosen } from '../../src/kit/standing.js';

export interface OrderedMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

export interface OrderStep extends OrderedMove {
  /** Exact moves that opponents must have made since the last step; undefined if any moves match. */
  readonly after?: readonly OrderedMove[];
}

export interface SeenMove {
  readonly by: string;
  readonly move: string;
  readonly args?: readonly unknown[];
}

export interface OrderProgress {
  /** `_stateID` of the last move checked. */
  readonly to: number;
  readonly done: number;
  /** Moves of other seats since the last step, excluding moves taken back. */
  readonly others: readonly SeenMove[];
}

export interface ConditionalOrders {
  readonly at: number;
  readonly steps: readonly OrderStep[];
  readonly progress?: OrderProgress;
}

export interface Dropped {
  readonly why: (typeof DROPPED)[number];
  readonly at: number;
}

export interface SeatOrders {
  readonly matchID: string;
  readonly playerID: string;
  /** Hash of the seat's credentials. Orders end when these change. */
  readonly owner: string;
  readonly orders: Chosen;
  readonly plan?: ConditionalOrders;
  readonly dropped?: Dropped;
  /** Incremented with each change of the orders. */
  readonly version: number;
}

/**
 * Stores conditional orders and automatic answers. Guarantees:
 *
 * - Orders are due after each move made by any process.
 * - `keep` fails if the orders have changed.
 */
export interface ConditionalOrderStore {
  of(matchID: string): Promise<SeatOrders[]>;
  /** Stores orders. Returns false, without writing, unless they replace the previous version. */
  keep(orders: SeatOrders): Promise<boolean>;
  due(now: number, most: number): Promise<string[]>;
  /**
   * Marks orders as checked until the next move or change.
   * @param progress stored with the orders
   */
  looked(orders: SeatOrders, stateID: number, progress?: OrderProgress): Promise<void>;
  /** Postpones the next check of orders until a time, in milliseconds since 1970. Changed orders are due at once. */
  postpone(orders: SeatOrders, until: number): Promise<void>;
  drop(matchID: string, playerID?: string): Promise<void>;
}
