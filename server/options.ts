import type { Game } from 'boardgame.io';
import { NAME_LENGTH } from '../src/api/limits.js';
import type { Clock, PlayedGame } from '../src/kit/definition.js';
import type { Levels } from '../src/kit/levels.js';
import type { Rules } from '../src/kit/rules.js';
import type { StandingOrders } from '../src/kit/standing.js';
import type { CaptainOptions } from './bots/bots.js';
import type { Expiry } from './expiry/ages.js';
import type { Log } from './log.js';
import type { PubSub } from './match/pubSub.js';
import type { WebhookReach } from './notifications/post.js';
import type { Store } from './storage/store.js';

/** A game module, as exported by `weathergage/<slug>`. */
export interface RuledGame {
  readonly game: Game;
  readonly rules: Pick<Rules, 'view' | 'refusal'>;
  /** Version of the rules. The default is the package version. */
  readonly meta?: { readonly version: string };
  /** Returns the texts of the log. Without this function, notifications have no log lines. */
  readonly present?: PlayedGame['present'];
  /** Returns the name of a ship, unit or other piece for log lines. */
  readonly pieceName?: PlayedGame['pieceName'];
  /** Returns the current turn, shown in lists of matches. */
  clock?(G: unknown): Clock | undefined;
  /** The Normal bot. The server only checks whether it exists. Bot threads load and call it. */
  readonly captain?: unknown;
  /** Measured strength of the bot levels, and settings of the Easy bot. */
  readonly levels?: Levels;
  /** The Hard bot. */
  readonly admiral?: unknown;
  /** The Expert bot. */
  readonly expert?: unknown;
  /** Returns a player's win chance, from 0 to 1, from what the player can see. Bots use it to answer draw offers. */
  evaluate?(view: unknown, playerID: string): number;
  /** Automatic answers that players may set. */
  readonly standing?: StandingOrders;
}

/** Settings for notifications by email. */
export interface MailOptions {
  /** URL of the mail server: `smtps://user:password@host:465`, or `smtp://…`, which uses STARTTLS if the mail server offers it. */
  readonly smtpUrl: string;
  /** Sender, such as `Weathergage <play@example.org>`. */
  readonly from: string;
}

/** VAPID keys for Web Push, in base64url. */
export interface PushOptions {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Settings for notifications of absent players. */
export interface NoticeOptions {
  /** Public URL of the server, such as `https://play.example.org`. */
  readonly publicUrl: string;
  /** Addresses that webhooks and push messages may reach. The default is the public internet. */
  readonly webhooks?: WebhookReach;
  /** VAPID keys for Web Push. Without them, Web Push is off. */
  readonly push?: PushOptions;
  /** Mail server. Without it, email notifications are off. */
  readonly mail?: MailOptions;
  /** Time until an absent player is notified, in milliseconds. The default is 60,000. */
  readonly afterMs?: number;
}

/** Limits for clients. A limit with `count` and `seconds` allows `count` calls in `seconds` seconds for each IP address. */
export interface Limits {
  /** Maximum size of a socket message, in bytes. A client that sends a larger message is disconnected. */
  readonly frameBytes: number;
  /** Maximum size of a move's arguments, in bytes of JSON. */
  readonly argumentBytes: number;
  /** Maximum size of the body of an HTTP request, in bytes. */
  readonly bodyBytes: number;
  /** Maximum length of a player's name, in characters. */
  readonly nameLength: number;
  /** Maximum length of a chat message, in characters. */
  readonly chatLength: number;
  /**
   * Socket messages of one connection: `burst` at once, then `perSecond` a second. A sync or refused move counts as five messages, a second
   * sync as 20. All connections of an IP address together may send four times as many messages.
   */
  readonly messages: { readonly burst: number; readonly perSecond: number };
  /** Lobby calls that change data (create, join, leave …). */
  readonly lobbyCalls: { readonly count: number; readonly seconds: number };
  /** HTTP calls that only read. */
  readonly reads: { readonly count: number; readonly seconds: number };
  /** Downloads of match files. */
  readonly exports: { readonly count: number; readonly seconds: number };
  /** Calls that set a notification address, conditional orders or a report. */
  readonly notices: { readonly count: number; readonly seconds: number };
  /** Chat messages sent by spectators. */
  readonly remarks: { readonly count: number; readonly seconds: number };
  /** Calls that create a match. */
  readonly matches: { readonly count: number; readonly seconds: number };
  /** Calls about players and their devices. */
  readonly people: { readonly count: number; readonly seconds: number };
  /** Calls that create a player with devices. */
  readonly newPeople: { readonly count: number; readonly seconds: number };
  /** Maximum number of open sockets of an IP address. */
  readonly socketsPerAddress: number;
  /** New sockets of an IP address. */
  readonly newSockets: { readonly count: number; readonly seconds: number };
  /** Time until a socket that joins no match is closed, in seconds. */
  readonly idleSeconds: number;
  /**
   * Maximum output waiting for a slow client, in bytes. A client is disconnected after five seconds above this limit, or at eight times
   * this limit.
   */
  readonly backlogBytes: number;
  /** Maximum number of open TCP connections of all addresses. */
  readonly connections: number;
  /** Maximum number of open TCP connections of an IP address. Not used behind a proxy. */
  readonly connectionsPerAddress: number;
}

/** Default limits. */
export const defaultLimits: Limits = {
  frameBytes: 64 * 1024,
  argumentBytes: 8 * 1024,
  bodyBytes: 64 * 1024,
  nameLength: NAME_LENGTH,
  chatLength: 500,
  messages: { burst: 120, perSecond: 30 },
  lobbyCalls: { count: 60, seconds: 60 },
  reads: { count: 600, seconds: 60 },
  exports: { count: 30, seconds: 60 },
  notices: { count: 20, seconds: 60 },
  remarks: { count: 10, seconds: 30 },
  matches: { count: 600, seconds: 3600 },
  people: { count: 300, seconds: 60 },
  newPeople: { count: 60, seconds: 3600 },
  socketsPerAddress: 200,
  newSockets: { count: 300, seconds: 60 },
  idleSeconds: 60,
  backlogBytes: 4 * 1024 * 1024,
  connections: 20_000,
  connectionsPerAddress: 500,
};

/** Options of `createServer`. One of `dataDir`, `databaseUrl` and `store` is required. */
export interface ServerOptions {
  /** Returns the time for the clocks of matches, in milliseconds since 1970. The default is a system time that never runs backwards. */
  readonly time?: () => number;
  /**
   * Game modules (`modules` of `weathergage`), or boardgame.io `Game`s. The server replaces boardgame.io's random seed,
   * which can be guessed.
   */
  readonly games: readonly (Game | RuledGame)[];
  /** Port to listen on. The default, 0, selects a free port. */
  readonly port?: number;
  /** Address to listen on. The default is all addresses. */
  readonly host?: string;
  /** Folder of the embedded store, created if missing. Set one of `dataDir`, `databaseUrl` and `store`. */
  readonly dataDir?: string;
  /** URL of a PostgreSQL database to use as the store: `postgres://user:password@host:port/database`. */
  readonly databaseUrl?: string;
  /** A custom store. `start` connects it and `stop` closes it. */
  readonly store?: Store;
  /** URL of a Redis server through which several processes communicate. By default, they communicate through PostgreSQL if it is the store. */
  readonly redisUrl?: string;
  /** A custom bus between processes. `start` starts it and `stop` closes it. */
  readonly pubSub?: PubSub;
  /** Other web origins whose pages may use this server, such as `https://example.org`. */
  readonly origins?: readonly (string | RegExp)[];
  /** Folder of a built web client. The server sends its files, and `index.html` for other paths outside the API. */
  readonly clientDir?: string;
  /** Set this behind one reverse proxy. The server then reads the client's address from the last entry of X-Forwarded-For. */
  readonly proxy?: boolean;
  /** Limits that differ from {@link defaultLimits}. */
  readonly limits?: Partial<Limits>;
  /** Settings for notifications. Without them, notifications are off. */
  readonly notices?: NoticeOptions;
  /** Settings for bots. Without them, bots are off. */
  readonly captains?: CaptainOptions;
  /**
   * Time between polls of the store, in milliseconds. The default is 5,000 for notifications, and 2,000 for conditional orders and bots.
   */
  readonly pollMs?: number;
  /** When abandoned and finished matches are deleted, in days. */
  readonly expiry?: Partial<Expiry>;
  /** Bearer token for `/metrics`. Without a token, `/metrics` returns 404. */
  readonly metricsToken?: string;
  /** Ed25519 key that signs match files, as PKCS #8 in base64. By default, the server creates a key and keeps it in the store. */
  readonly signingKey?: string;
  /** Writes log lines. The default writes only errors, to standard error. */
  readonly log?: Log;
}
