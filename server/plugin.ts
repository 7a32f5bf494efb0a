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

/** A request for a bot's decision. */
export interface Question {
  readonly game: string;
  readonly level: Level;
  /** The match as the seat sees it. */
  readonly view: unknown;
  readonly playerID: string;
  /** Set if any legal move is sufficient, because the bot failed or took too long. */
  readonly simply?: true;
}

export interface Core {
  readonly options: Pick<ServerOptions, 'captains' | 'expiry' | 'notices' | 'pollMs'>;
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly pubSub: PubSub;
  readonly limits: Limits;
  readonly log: Log;
  /** Rate-limited log. */
  readonly quietLog: Log;
  readonly metrics: Metrics;
  readonly transport: Transport;
  readonly events: MatchEvents;
  time(): number;
  isConnected(matchID: string, playerID: string): boolean;
  /**
   * Returns the bot plug-in's decision. Returns undefined if there is no such plug-in or no legal choice.
   * @param from address of the waiting player. Requests from different addresses take turns
   */
  decide(question: Question, from: string): Promise<Choice | undefined>;
  /** Returns the id of the player who opened a session, or undefined if the session is invalid or there is no players plug-in. */
  personOf(session: string): Promise<string | undefined>;
}

/** An optional part of the server. If a plug-in is missing, its calls return 404, and its frames are ignored. */
export interface Plugin extends MatchListener {
  readonly name: string;
  readonly routes?: Partial<Routes>;
  readonly around?: Around;
  /** Makes a decision, even if the bot's thread fails. */
  decide?(question: Question, from: string): Promise<Choice | undefined>;
  /** Returns the id of the player who opened a session. */
  personOf?(session: string): Promise<string | undefined>;
  /** Called once the server listens. */
  start?(): void;
  /** Called before the sockets and the store are closed. Resolves when the plug-in has stopped. */
  stop?(): Promise<void>;
}

/** Creates a plug-in. Plug-ins must not use each other. */
export type PluginFactory = (core: Core) => Plugin;
