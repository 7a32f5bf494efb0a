import type { Game } from 'boardgame.io';
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

/** A game with its rules, as `weathergage/<slug>` exports it; the server asks them why a move is refused. */
export interface RuledGame {
  readonly game: Game;
  readonly rules: Pick<Rules, 'view' | 'refusal'>;
  /** The version of its rules; that of the package where it has none of its own. */
  readonly meta?: { readonly version: string };
  /** What people read of it; without this, notices tell no chronicle. */
  readonly present?: PlayedGame['present'];
  readonly pieceName?: PlayedGame['pieceName'];
  /** Which turn it is; players with several matches are told. */
  clock?(G: unknown): Clock | undefined;
  /** There is a captain who plays it; he is asked in threads, which load the game by themselves. */
  readonly captain?: unknown;
  /** And how he plays beside his best. */
  readonly levels?: Levels;
  /** Somebody plays better than he does. */
  readonly admiral?: unknown;
  /** The chance of a seat to win, from 0 to 1, as its view shows the match: a captain of the server who is offered a draw asks it. */
  evaluate?(view: unknown, playerID: string): number;
  /** What its players may settle beforehand. */
  readonly standing?: StandingOrders;
}

/** How mail is sent. */
export interface MailOptions {
  /** `smtps://user:password@host:465`, or `smtp://…`, which becomes encrypted where the server offers it. */
  readonly smtpUrl: string;
  /** As `Weathergage <play@example.org>`. */
  readonly from: string;
}

/** Web Push: the keys by which the server is known to push services (VAPID), in base64url. */
export interface PushOptions {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** How seats are told away from the table that it is their turn. */
export interface NoticeOptions {
  /** Where people reach the server, as `https://play.example.org`: messages lead there. */
  readonly publicUrl: string;
  /** Where webhooks and pushes may go, if not to the public internet alone. */
  readonly webhooks?: WebhookReach;
  /** Web Push; none if left out. */
  readonly push?: PushOptions;
  /** Mail, sent by SMTP; none if left out. */
  readonly mail?: MailOptions;
  /** How long whoever is asked has to come to the table by himself, in ms; a minute if left out, in which a lost connection is noticed. */
  readonly afterMs?: number;
}

/** What one client may ask of the server. */
export interface Limits {
  /** Largest socket message, in bytes; a larger one cuts the connection. */
  readonly frameBytes: number;
  /** Largest argument list of a move, in bytes of JSON. */
  readonly argumentBytes: number;
  /** Largest body of a lobby call, in bytes. */
  readonly bodyBytes: number;
  /** Longest name of a player, in characters. */
  readonly nameLength: number;
  /** Longest chat message, in characters. */
  readonly chatLength: number;
  /**
   * Messages of one connection, whatever they are: `burst` at once, then `perSecond`. A sync or a refused move counts as
   * five, a sync of a socket that has its place already as twenty. All sockets of one
   * address together may send four times as many.
   */
  readonly messages: { readonly burst: number; readonly perSecond: number };
  /** Lobby calls that change something (create, join, …) of one address: `count` in any `seconds`. */
  readonly lobbyCalls: { readonly count: number; readonly seconds: number };
  /** Lobby calls that only read, of one address. */
  readonly reads: { readonly count: number; readonly seconds: number };
  /** Match files downloaded by one address. */
  readonly exports: { readonly count: number; readonly seconds: number };
  /** Notices that one address may set: each is tried once. */
  readonly notices: { readonly count: number; readonly seconds: number };
  /** What one address may say of matches that it only watches. */
  readonly remarks: { readonly count: number; readonly seconds: number };
  /** Matches that one address may lay. */
  readonly matches: { readonly count: number; readonly seconds: number };
  /** Calls of one address by which people play from several devices. */
  readonly people: { readonly count: number; readonly seconds: number };
  /** People that one address may make the server know. */
  readonly newPeople: { readonly count: number; readonly seconds: number };
  /** Sockets of one address at a time. */
  readonly socketsPerAddress: number;
  /** Sockets that one address may open. */
  readonly newSockets: { readonly count: number; readonly seconds: number };
  /** How long a socket may stay without a place at a match, in seconds. */
  readonly idleSeconds: number;
  /** Bytes that may wait for a client that does not take them for some seconds; then, or at eight times as many, its connection is cut. */
  readonly backlogBytes: number;
  /** TCP connections in all, and of one address (behind a proxy only the first counts). */
  readonly connections: number;
  readonly connectionsPerAddress: number;
}

export const defaultLimits: Limits = {
  frameBytes: 64 * 1024,
  argumentBytes: 8 * 1024,
  bodyBytes: 64 * 1024,
  nameLength: 64,
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

export interface ServerOptions {
  /** By which players are timed, in ms since 1970; a clock that never goes back if left out. */
  readonly time?: () => number;
  /**
   * The games to serve: game modules (`modules` of `weathergage`), whose rules say why a move is refused, or plain
   * boardgame.io `Game`s. A seed from a cryptographic generator takes the place of boardgame.io's, which can be guessed.
   */
  readonly games: readonly (Game | RuledGame)[];
  /** Port to listen on; 0 (the default) takes a free one. */
  readonly port?: number;
  /** Address to listen on; all of them if left out. */
  readonly host?: string;
  /** Folder of the embedded store, made if need be. Give this, `databaseUrl` or `store`. */
  readonly dataDir?: string;
  /** PostgreSQL instead of the embedded store: `postgres://user:password@host:port/database`. */
  readonly databaseUrl?: string;
  /** Another store. It is connected by `start` and closed by `stop`. */
  readonly store?: Store;
  /** Redis, to carry what happens between server processes; with `databaseUrl` and without Redis, PostgreSQL does. */
  readonly redisUrl?: string;
  /** Another way to carry what happens between server processes. It is started by `start` and closed by `stop`. */
  readonly pubSub?: PubSub;
  /** Web origins whose pages may use this server besides its own, for example `https://example.org`. */
  readonly origins?: readonly (string | RegExp)[];
  /** Folder of a built web client to serve: `index.html` answers every page that is no file. */
  readonly clientDir?: string;
  /** Behind one reverse proxy: take addresses from the last entry of X-Forwarded-For. */
  readonly proxy?: boolean;
  readonly limits?: Partial<Limits>;
  /** Seats may be told that it is their turn; nobody is told anything if left out. */
  readonly notices?: NoticeOptions;
  /** Captains may take seats; none do if left out. */
  readonly captains?: CaptainOptions;
  /**
   * How often, in ms, a process looks in the store for work that another process may have left: due notifications (5,000 if left out),
   * conditional orders and bots (2,000).
   */
  readonly pollMs?: number;
  /** How long matches are kept that nobody plays any more. */
  readonly expiry?: Partial<Expiry>;
  /** Whoever brings this as a bearer token may read `/metrics`; without it there is no such page. */
  readonly metricsToken?: string;
  /**
   * The Ed25519 key by which match files are signed, PKCS #8 in base64. Without it one is made at the first start and kept in the
   * store; whoever reads the store can sign.
   */
  readonly signingKey?: string;
  /** Gets a line for everything worth keeping; without it only errors are written, to standard error. */
  readonly log?: Log;
}
