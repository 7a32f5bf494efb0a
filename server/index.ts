import type { ServerOptions } from './options.js';
import { plugins } from './plugins.js';
import { type GameServer, openServer } from './server.js';

export type { CaptainOptions } from './bots/bots.js';
export { PostgresBus } from './bus/postgresBus.js';
export { RedisBus } from './bus/redisBus.js';
export { defaultExpiry, type Expiry } from './expiry/ages.js';
export type { HealthPart, HealthReport } from './http/health.js';
export { jsonLog, type Log } from './log.js';
export { EVERYWHERE, LocalPubSub, type Message, type PubSub } from './match/pubSub.js';
export type { Rejected } from './match/refusals.js';
export type { PublicKey } from './match/signer.js';
export { defaultLimits, type Limits, type NoticeOptions, type ServerOptions } from './options.js';
export type { GameServer } from './server.js';
export { EmbeddedStore } from './storage/embeddedStore.js';
export { PostgresStore } from './storage/postgresStore.js';
export { Conflict, type ListOptions, type MatchData, StaleWrite, Store, type StoredMatch } from './storage/store.js';
export { webClient } from './webClient.js';

/**
 * Creates a lobby server for boardgame.io games with web client, lobby API and sockets on one port. boardgame.io's `LobbyClient` and
 * `SocketIO` work unchanged. See {@link ServerOptions} and `docs/api.md`.
 *
 * ```ts
 * const server = createServer({ games: Object.values(modules), port: 8000, dataDir: './data' });
 * const { address } = await server.start();
 * ```
 * Throws if `dataDir`, `databaseUrl` and `store` are all missing, or if a game has no name.
 */
export const createServer = (options: ServerOptions): GameServer => openServer(options, plugins);
