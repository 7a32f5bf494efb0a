import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ClientEvent } from '../../src/api/frames.js';
import type { Log } from '../log.js';

/** Histogram buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Levels {
  sockets(): number;
  tables(): number;
  matches(): Promise<number>;
}

/** Prometheus metrics of a process, without data about players, matches or addresses. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly moves = this.counter('moves_total', 'Moves stored', 'game');
  private readonly refusals = this.counter('refusals_total', 'Socket messages refused, by type', 'what');
  private readonly moveSeconds = this.histogram('move_seconds', 'Time from receiving a move to storing it', 'game');
  private readonly storeSeconds = this.histogram('store_seconds', 'Time of calls to the store', 'call');
  private readonly requests = this.counter('http_requests_total', 'HTTP calls', 'route', 'status');
  private readonly requestSeconds = this.histogram('http_seconds', 'Time of HTTP calls', 'route');
  private readonly errors = this.counter('log_lines_total', 'Log lines, by level and event', 'level', 'event');
  private collecting = false;

  moved(game: string, ms: number): void {
    this.moves.inc({ game });
    this.moveSeconds.observe({ game }, ms / 1000);
  }

  refused(what: 'move' | Exclude<ClientEvent, 'update'>): void {
    this.refusals.inc({ what });
  }

  answered(route: string, status: number, ms: number): void {
    this.requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
    this.requestSeconds.observe({ route }, ms / 1000);
  }

  stored(call: string, ms: number): void {
    this.storeSeconds.observe({ call }, ms / 1000);
  }

  counting(log: Log): Log {
    return (level, event, details) => {
      this.errors.inc({ level, event });
      log(level, event, details);
    };
  }

  watch({ sockets, tables, matches }: Levels): void {
    const level = (name: string, help: string, read: () => number | Promise<number>) =>
      new Gauge({
        name: `weathergage_${name}`,
        help,
        registers: [this.registry],
        async collect() {
          // If the store fails, only this value is missing.
          const value = await Promise.resolve(read()).catch(() => undefined);
          if (value !== undefined) this.set(value);
        },
      });
    level('sockets', 'Sockets connected', sockets);
    level('tables', 'Matches with a connected client', tables);
    level('matches', 'Matches kept', matches);
  }

  async text(): Promise<{ type: string; body: string }> {
    if (!this.collecting) collectDefaultMetrics({ register: this.registry });
    this.collecting = true;
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }

  /** Creates a counter with the prefix `weathergage_`. */
  counter<L extends string>(name: string, help: string, ...labelNames: L[]): Counter<L> {
    return new Counter({ name: `weathergage_${name}`, help, labelNames, registers: [this.registry] });
  }

  /** Creates a histogram in seconds, with the prefix `weathergage_`. */
  histogram<L extends string>(name: string, help: string, ...labelNames: L[]): Histogram<L> {
    return new Histogram({ name: `weathergage_${name}`, help, labelNames, buckets: BUCKETS, registers: [this.registry] });
  }
}
