import { randomBytes } from 'node:crypto';
import type { Server as HttpServer, RequestListener } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Server as BoardgameTypes } from 'boardgame.io';
import { Server as boardgameServer, SocketIO } from 'boardgame.io/server';
import type { Server as SocketServer } from 'socket.io';
import { VERSION } from '../src/version.js';
import { PostgresBus } from './bus/postgresBus.js';
import { RedisBus } from './bus/redisBus.js';
import { elapsed, steadyTime } from './clock.js';
import { closeLongRequests } from './http/body.js';
import { openHttp } from './http/connections.js';
import { logUnhandled, plainErrors } from './http/errors.js';
import { Health, partsOf } from './http/health.js';
import { Metrics } from './http/metrics.js';
import { countCalls, metricsHandler } from './http/metricsRoute.js';
import { originGuard } from './http/origins.js';
import { noPages, pages, securityHeaders } from './http/pages.js';
import { quiet } from './http/rateLimitedLog.js';
import { coreAround, coreRoutes, routerOf } from './http/routes.js';
import { openSockets } from './http/sockets.js';
import { lobbyHandlers } from './lobby/handlers.js';
import { lobbyStore } from './lobby/lobbyStore.js';
import { errorLog, type Log } from './log.js';
import { MatchEvents } from './match/events.js';
import { hostedGame } from './match/games.js';
import { LocalPubSub, type PubSub } from './match/pubSub.js';
import { newCredentials, opens } from './match/seats.js';
import { Signer } from './match/signer.js';
import { Transport } from './match/transport.js';
import { defaultLimits, type Limits, type ServerOptions } from './options.js';
import type { Core, Plugin, PluginFactory } from './plugin.js';
import { EmbeddedStore } from './storage/embeddedStore.js';
import { PostgresStore } from './storage/postgresStore.js';
import type { Store } from './storage/store.js';

const CLOSE_MS = 2000;

/** A server created by {@link createServer}. */
export interface GameServer {
  /** Opens the store and starts to listen. Rejects if either fails. */
  start(): Promise<{ port: number; address: string }>;
  /** Finishes pending moves, notifies clients (event `closing`), and closes all connections and the store. Clients reconnect later. */
  stop(): Promise<void>;
}

/** Creates a server with the given plug-ins. Throws as `createServer` does. */
export function openServer(options: ServerOptions, factories: readonly PluginFactory[]): GameServer {
  const plugins: Plugin[] = [];
  const limits = { ...defaultLimits, ...options.limits };
  // Set at the first request, because boardgame.io adds its routes when it starts.
  let respond: RequestListener | undefined;
  const http = openHttp(limits, options.proxy ?? false, (request, response) => {
    respond ??= app.callback();
    respond(request, response);
  });
  const { core, sockets } = openCore({ ...options, limits }, http, plugins);
  plugins.push(...factories.map((make) => make(core)));
  const { store, transport, pubSub, games, log } = core;
  const signer = new Signer(store, options.signingKey);
  let stopping = false;
  const boardgame = boardgameOf(core, options, http);
  const { app } = boardgame;
  const health = new Health(partsOf(store, pubSub), () => stopping);
  const metrics = metricsHandler(core.metrics, options.metricsToken);
  const lobby = lobbyHandlers(boardgame.router);
  const router = routerOf({
    ...{ ...core, log: core.quietLog },
    routes: Object.assign(coreRoutes({ ...core, signer, health, lobby, metrics }), ...plugins.map(({ routes }) => routes)),
    around: [coreAround(core), ...plugins.flatMap(({ around = [] }) => around)],
  });
  app.use(router.routes()).use(router.allowedMethods());
  app.use(options.clientDir ? pages(options.clientDir) : noPages);

  return {
    async start() {
      await pubSub.start?.();
      transport.start();
      const refused = new Promise<never>((_resolve, reject) => http.once('error', reject));
      await Promise.race([boardgame.run(options.port ?? 0), refused]);
      const { fingerprint } = await signer.publicKey();
      const { port } = http.address() as AddressInfo;
      const name = options.host ?? 'localhost';
      const address = `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
      for (const plugin of plugins) plugin.start?.();
      log('info', 'started', { address, games: games.map(({ name }) => name), signsAs: fingerprint });
      return { port, address };
    },
    async stop() {
      if (stopping) return;
      stopping = true;
      await Promise.all(plugins.map((plugin) => plugin.stop?.()));
      await transport.stop();
      await closeConnections(http, sockets);
      await pubSub.close?.();
      await store.close();
      log('info', 'stopped');
    },
  };
}

/**
 * Creates the core.
 * @param plugins filled later, because plug-ins need the core
 */
function openCore(options: ServerOptions & { readonly limits: Limits }, http: HttpServer, plugins: readonly Plugin[]) {
  const { origins = [], proxy = false, time = steadyTime } = options;
  const metrics = new Metrics();
  const log = metrics.counting(options.log ?? errorLog);
  const quietLog = quiet(log);
  const { limits } = options;
  const games = options.games.map(hostedGame);
  const store = options.store ?? storeOf(options, log);
  store.rulesOf = (name) => games.find((hosted) => hosted.name === name)?.version ?? VERSION;
  store.report = quietLog;
  const pubSub = options.pubSub ?? busOf(options, log);
  const sockets = openSockets(http, { limits, origins, proxy, log: quietLog });
  const events = new MatchEvents(plugins, log);
  const transport = new Transport(sockets, { games, store, pubSub, limits, proxy, log, metrics, events, time });
  metrics.watch({ sockets: () => sockets.engine.clientsCount, tables: () => transport.open, matches: () => store.count() });
  const core: Core = {
    ...{ options, games, store, pubSub, limits, log, quietLog, metrics, transport, events, time },
    isConnected: (matchID, playerID) => transport.isConnected(matchID, playerID),
    personOf: async (session) => plugins.find(({ personOf }) => personOf)?.personOf?.(session),
    decide: async (question, from) => plugins.find(({ decide }) => decide)?.decide?.(question, from),
  };
  return { core, sockets };
}

function boardgameOf({ games, store, log, quietLog, metrics, limits, time }: Core, options: ServerOptions, http: HttpServer) {
  const boardgame = boardgameServer({
    games: games.map(({ game }) => game),
    db: lobbyStore(store, time),
    transport: Object.assign(new SocketIO(), { init: () => undefined }),
    origins: [], // `originGuard` checks the origins of all routes.
    uuid: () => randomBytes(12).toString('base64url'),
    generateCredentials: newCredentials,
    authenticateCredentials: (credentials: unknown, seat?: BoardgameTypes.PlayerMetadata) => opens(credentials, seat),
  });
  const { app } = boardgame;
  app.proxy = options.proxy ?? false;
  app.maxIpsCount = 1;
  app.on('error', logUnhandled(log, quietLog));
  app.listen = (...args: unknown[]) => {
    const listening = args.find((arg) => typeof arg === 'function') as () => void;
    return http.listen(options.port ?? 0, options.host, listening);
  };
  app.use(securityHeaders);
  app.use(closeLongRequests(limits.bodyBytes));
  app.use(countCalls(metrics));
  app.use(plainErrors(quietLog));
  app.use(originGuard(options.origins ?? []));
  return boardgame;
}

async function closeConnections(http: HttpServer, sockets: SocketServer): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  const began = elapsed();
  while (sockets.engine.clientsCount > 0 && elapsed() - began < CLOSE_MS) await delay(10);
  await sockets.close();
  const impatience = setTimeout(() => http.closeAllConnections(), CLOSE_MS);
  await closed;
  clearTimeout(impatience);
}

function storeOf({ dataDir, databaseUrl }: ServerOptions, log: Log): Store {
  if (databaseUrl) return new PostgresStore(databaseUrl, log);
  if (dataDir) return new EmbeddedStore(dataDir);
  throw new Error('createServer needs `dataDir` (the folder for matches), `databaseUrl` or `store`.');
}

function busOf({ databaseUrl, redisUrl }: ServerOptions, log: Log): PubSub {
  if (redisUrl) return new RedisBus(redisUrl, log);
  return databaseUrl ? new PostgresBus(databaseUrl, log) : new LocalPubSub();
}
