import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ClientEvent } from '../../src/api/frames.js';
import type { Log } from '../log.js';

/** From a fast answer to one that a player notices, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What is counted besides what happens: asked for when somebody looks. */
export interface Levels {
  /** Sockets connected to this process. */
  sockets(): number;
  /** Matches that somebody is connected to at this process. */
  tables(): number;
  /** Matches that the store keeps. */
  matches(): Promise<number>;
}

/** The figures of one server process, for Prometheus. They name games and kinds of events, never people, matches or addresses. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly moves = this.counter('moves_total', 'Moves stored', 'game');
  private readonly refusals = this.counter('refusals_total', 'Messages of sockets refused, by what they asked for', 'what');
  private readonly moveSeconds = this.histogram('move_seconds', 'From a move’s arrival to its being stored', 'game');
  private readonly storeSeconds = this.histogram('store_seconds', 'Calls to the store', 'call');
  private readonly requests = this.counter('http_requests_total', 'Calls over HTTP', 'route', 'status');
  private readonly requestSeconds = this.histogram('http_seconds', 'Calls over HTTP', 'route');
  private readonly errors = this.counter('log_lines_total', 'Lines logged, by level and event', 'level', 'event');
  private collecting = false;

  /** A move was stored; `ms` is how long it took since it came. */
  moved(game: string, ms: number): void {
    this.moves.inc({ game });
    this.moveSeconds.observe({ game }, ms / 1000);
  }

  /** A frame was refused. @param what its event; "move" for every move */
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

  /** A log that also counts its lines. */
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
          // A store that does not answer leaves its figure out, and lets the others be read.
          const value = await Promise.resolve(read()).catch(() => undefined);
          if (value !== undefined) this.set(value);
        },
      });
    level('sockets', 'Sockets connected', sockets);
    level('tables', 'Matches that somebody is connected to', tables);
    level('matches', 'Matches kept', matches);
  }

  /** The figures in Prometheus’s text format. */
  async text(): Promise<{ type: string; body: string }> {
    if (!this.collecting) collectDefaultMetrics({ register: this.registry });
    this.collecting = true;
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }

  /** A new counter, with `weathergage_` before its name. */
  counter<L extends string>(name: string, help: string, ...labelNames: L[]): Counter<L> {
    return new Counter({ name: `weathergage_${name}`, help, labelNames, registers: [this.registry] });
  }

  /** A new histogram of seconds, with `weathergage_` before its name. */
  histogram<L extends string>(name: string, help: string, ...labelNames: L[]): Histogram<L> {
    return new Histogram({ name: `weathergage_${name}`, help, labelNames, buckets: BUCKETS, registers: [this.registry] });
  }
}
