import type { Level } from '../src/kit/levels.js';
import type { Choice } from '../src/kit/rules.js';
import type { Metrics } from './http/metrics.js';
import type { Around, Routes } from './http/routes.js';
import type { Log } from './log.js';
import type { MatchEvents, MatchListener } from './match/events.js';
import type { HostedGame } from './match/games.js';
import type { PubSub } from './match/pubSub.js';
import type { Transport } from './match/transport.js';
import type { Limits, ServerOptions } from './options.js';
import type { Store } from './storage/store.js';

/** A decision that a bot is asked for. */
export interface Question {
  readonly game: string;
  readonly level: Level;
  /** What the seat may see, and nothing else. */
  readonly view: unknown;
  readonly playerID: string;
  /** Any legal move will do: the bot took too long, or failed. */
  readonly simply?: true;
}

/** What the server gives to its plug-ins. */
export interface Core {
  readonly options: Pick<ServerOptions, 'captains' | 'expiry' | 'notices' | 'pollMs'>;
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly limits: Limits;
  readonly log: Log;
  /** A log of limited rate, for what any client can cause. */
  readonly quietLog: Log;
  readonly metrics: Metrics;
  readonly transport: Transport;
  readonly events: MatchEvents;
  /** The time that clocks are measured by: ms since 1970. */
  time(): number;
  /** Whether a player is connected, to any process. */
  isConnected(matchID: string, playerID: string): boolean;
  /**
   * The decision of the bot plug-in; undefined if no plug-in decides, or the seat has no choice.
   * @param from the address of the player who waits: addresses take turns
   */
  decide(question: Question, from: string): Promise<Choice | undefined>;
}

/**
 * One subject of the server: its HTTP calls, frames, timers, and what it does when a match changes. The core imports no plug-in and runs
 * without any; the calls of a plug-in that is left out answer 404, and its frames are ignored.
 */
export interface Plugin extends MatchListener {
  readonly name: string;
  /** The calls that it answers. */
  readonly routes?: Partial<Routes>;
  /** What it does around calls that the core answers, as middleware. */
  readonly around?: Around;
  /** Decides for a seat, whatever happens to the thread that thinks. */
  decide?(question: Question, from: string): Promise<Choice | undefined>;
  /** Starts its timers, once the server listens. */
  start?(): void;
  /** Resolves when it does nothing more. Comes before the sockets and the store are closed. */
  stop?(): Promise<void>;
}

/** Makes a plug-in for one server. It may keep the core, and must not use other plug-ins. */
export type PluginFactory = (core: Core) => Plugin;
