import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Server as BoardgameTypes } from 'boardgame.io';
import { Server as boardgameServer, SocketIO } from 'boardgame.io/server';
import { VERSION } from '../src/version.js';
import { BotScheduler } from './bots/scheduler.js';
import { BotService } from './bots/service.js';
import { BotThreads } from './bots/threads.js';
import { PostgresBus } from './bus/postgresBus.js';
import { RedisBus } from './bus/redisBus.js';
import { elapsed, steadyTime } from './clock.js';
import { ClockService } from './clocks/service.js';
import { defaultExpiry } from './expiry/ages.js';
import { ExpiryTimer } from './expiry/timer.js';
import { endless } from './http/body.js';
import { openHttp } from './http/connections.js';
import { plainErrors, unanswered } from './http/errors.js';
import { Health, partsOf } from './http/health.js';
import { Metrics } from './http/metrics.js';
import { counted, figures } from './http/metricsRoute.js';
import { originGuard } from './http/origins.js';
import { noPages, pages, securityHeaders } from './http/pages.js';
import { quiet } from './http/quiet.js';
import { routes } from './http/routes.js';
import { openSockets } from './http/sockets.js';
import { lobbyHandlers } from './lobby/handlers.js';
import { lobbyStore } from './lobby/lobbyStore.js';
import { errorLog, type Log } from './log.js';
import { host } from './match/games.js';
import { LocalPubSub, type PubSub } from './match/pubSub.js';
import { newCredentials, opens } from './match/seats.js';
import { Signer } from './match/signer.js';
import { Transport } from './match/transport.js';
import type { Sending } from './notifications/channel.js';
import { mails } from './notifications/mail.js';
import { pushes } from './notifications/push.js';
import { NotificationSender } from './notifications/sender.js';
import { NotificationService } from './notifications/service.js';
import { webhooks } from './notifications/webhook.js';
import { defaultLimits, type NoticeOptions, type ServerOptions } from './options.js';
import { OrderRunner } from './orders/runner.js';
import { ConditionalOrderService } from './orders/service.js';
import { hasPasskeys, PasskeyService } from './players/passkeys.js';
import { PlayerService } from './players/service.js';
import { Sessions } from './players/sessions.js';
import { EmbeddedStore } from './storage/embeddedStore.js';
import type { Channel } from './storage/notificationStore.js';
import { PostgresStore } from './storage/postgresStore.js';
import type { Store } from './storage/store.js';

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
export { EmbeddedStore } from './storage/embeddedStore.js';
export { PostgresStore } from './storage/postgresStore.js';
export { Conflict, type ListOptions, type MatchData, StaleWrite, Store, type StoredMatch } from './storage/store.js';
export { webClient } from './webClient.js';

/** How long whoever is asked has to come to the table by himself, in ms: a connection that is lost is known as such by then. */
const NOTICE_AFTER = 60_000;

/** How long connections have to end by themselves when the server stops, in ms. */
const PATIENCE = 2000;

export interface GameServer {
  /** Opens the store and listens. Rejects when the port is taken or the store cannot be opened. */
  start(): Promise<{ port: number; address: string }>;
  /**
   * Stops for good: takes no more moves, finishes those in flight, tells every client (event `closing`), closes connections
   * and store. Clients come back by themselves when a server is there again.
   */
  stop(): Promise<void>;
}

/**
 * A lobby server for boardgame.io games: on one port the web client, boardgame.io's lobby API at its own paths, and sockets
 * that speak boardgame.io's protocol, so that its stock clients (`LobbyClient`, `SocketIO`) work unchanged. See
 * {@link ServerOptions}; `docs/api.md` describes its calls and frames.
 *
 * ```ts
 * const server = createServer({ games: Object.values(modules), port: 8000, dataDir: './data' });
 * const { address } = await server.start();
 * ```
 * Throws if none of `dataDir`, `databaseUrl` and `store` is given, or if a game has no name.
 */
export function createServer(options: ServerOptions): GameServer {
  const { origins = [], proxy = false, time = steadyTime } = options;
  const metrics = new Metrics();
  const log = metrics.counting(options.log ?? errorLog);
  const noise = quiet(log);
  const limits = { ...defaultLimits, ...options.limits };
  const games = options.games.map(host);
  const store = options.store ?? storeOf(options, log);
  store.rulesOf = (name) => games.find((hosted) => hosted.name === name)?.version ?? VERSION;
  store.report = noise;
  const signer = new Signer(store, options.signingKey);
  const pubSub = options.pubSub ?? busOf(options, log);
  let stopping = false;

  // boardgame.io adds its routes when it runs: the callback is taken only then, and no earlier than the first request.
  let respond: RequestListener | undefined;
  const http = openHttp(limits, proxy, (request, response) => {
    respond ??= boardgame.app.callback();
    respond(request, response);
  });
  const sockets = openSockets(http, { limits, origins, proxy, log: noise });
  const { notices, pollMs } = options;
  const afterMs = notices?.afterMs ?? NOTICE_AFTER;
  const stirred = (matchID: string) => watcher?.wake(matchID);
  const transport = new Transport(sockets, {
    ...{ games, store, pubSub, limits, proxy, log, metrics, stirred, time },
    moved: (matchID) => steward.wake(matchID),
    ...(notices && { noticeAfter: afterMs }),
  });
  const steward = new OrderRunner({
    ...{ store, games, log: noise, tables: transport, noticeAfter: afterMs, pollMs },
    isConnected: (matchID, playerID) => transport.isConnected(matchID, playerID),
  });
  const threads = options.captains && options.captains.threads > 0 ? new BotThreads(options.captains) : undefined;
  const watcher: BotScheduler | undefined =
    threads &&
    new BotScheduler({
      ...{ store, games, threads, log: noise, tables: transport, paceMs: options.captains?.paceMs, pollMs },
      decided: (game, ms) => metrics.decided(game, ms),
    });
  const channels = notices ? channelsOf(notices) : {};
  const sender =
    notices &&
    new NotificationSender({
      store,
      games,
      channels,
      publicUrl: notices.publicUrl,
      pollMs,
      log: noise,
      isConnected: (matchID, playerID) => transport.isConnected(matchID, playerID),
      told: (channel, what) => metrics.told(channel, what),
    });
  const sweeper = new ExpiryTimer({
    store,
    ages: { ...defaultExpiry, ...options.expiry },
    log,
    isOpen: (matchID) => transport.isOpen(matchID),
    wiped: (matches) => metrics.wiped(matches),
  });
  metrics.watch({ sockets: () => sockets.engine.clientsCount, tables: () => transport.open, matches: () => store.count() });

  const boardgame = boardgameServer({
    games: games.map(({ game }) => game),
    db: lobbyStore(store, time),
    transport: Object.assign(new SocketIO(), { init: () => undefined }),
    origins: [], // originGuard speaks for all routes
    uuid: () => randomBytes(12).toString('base64url'),
    generateCredentials: newCredentials,
    authenticateCredentials: (credentials: unknown, seat?: BoardgameTypes.PlayerMetadata) => opens(credentials, seat),
  });
  const { app } = boardgame;
  app.proxy = proxy;
  app.maxIpsCount = 1;
  app.on('error', unanswered(log, noise));
  app.listen = (...args: unknown[]) => {
    const listening = args.find((arg) => typeof arg === 'function') as () => void;
    return http.listen(options.port ?? 0, options.host, listening);
  };
  app.use(securityHeaders);
  app.use(endless(limits.bodyBytes));
  app.use(counted(metrics));
  app.use(plainErrors(noise));
  app.use(originGuard(origins));
  const people = {
    store,
    sessions: new Sessions(store.people),
    open: hasPasskeys(),
    announce: (matchID: string) => transport.announce(matchID),
  };
  const table = routes({
    games,
    store,
    transport,
    signer,
    health: new Health(partsOf(store, pubSub), () => stopping),
    notices: new NotificationService({
      store,
      games,
      publicUrl: notices?.publicUrl,
      vapid: notices?.push?.publicKey,
      channels,
      afterMs,
      log: noise,
    }),
    clocks: new ClockService({ store, games, transport, time, ...(threads && { decide: threads.surely }) }),
    plans: new ConditionalOrderService({ store, games, limits, steward }),
    captains: new BotService({ store, games, closed: !watcher, stirred }),
    people: new PlayerService({
      ...people,
      games,
      passkeys: people.open,
      isConnected: (matchID, playerID) => transport.isConnected(matchID, playerID),
    }),
    passkeys: new PasskeyService(people),
    limits,
    lobby: lobbyHandlers(boardgame.router),
    metrics: figures(metrics, options.metricsToken),
    log: noise,
  });
  app.use(table.routes()).use(table.allowedMethods());
  app.use(options.clientDir ? pages(options.clientDir) : noPages);

  return {
    async start() {
      await pubSub.start?.();
      transport.start();
      const refused = new Promise<never>((_resolve, reject) => http.once('error', reject));
      await Promise.race([boardgame.run(options.port ?? 0), refused]);
      const { fingerprint } = await signer.publicKey();
      const { port } = http.address() as AddressInfo;
      const address = `http://${options.host ?? 'localhost'}:${port}`;
      sweeper.start();
      sender?.start();
      watcher?.start();
      steward.start();
      log('info', 'started', { address, games: games.map(({ name }) => name), signsAs: fingerprint });
      return { port, address };
    },
    async stop() {
      if (stopping) return;
      stopping = true;
      // What is being sent then is not waited for for ever: it is due again.
      await Promise.race([sender?.stop(), delay(PATIENCE, undefined, { ref: false })]);
      // Captains make no more moves, and what they are thinking of is given up.
      await Promise.all([watcher?.stop(), threads?.close(), steward.stop()]);
      await Promise.all([transport.stop(), sweeper.stop()]);
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      const began = elapsed();
      while (sockets.engine.clientsCount > 0 && elapsed() - began < PATIENCE) await delay(10);
      await sockets.close();
      const impatience = setTimeout(() => http.closeAllConnections(), PATIENCE);
      await closed;
      clearTimeout(impatience);
      await pubSub.close?.();
      await store.close();
      log('info', 'stopped');
    },
  };
}

/** The ways by which people can be told. */
const channelsOf = ({ webhooks: reach, mail, push, publicUrl }: NoticeOptions): Partial<Record<Channel, Sending>> => ({
  webhook: webhooks(reach),
  ...(mail && { mail: mails(mail, publicUrl) }),
  ...(push && { push: pushes({ ...push, reach }, publicUrl) }),
});

function storeOf({ dataDir, databaseUrl }: ServerOptions, log: Log): Store {
  if (databaseUrl) return new PostgresStore(databaseUrl, log);
  if (dataDir) return new EmbeddedStore(dataDir);
  throw new Error('createServer needs `dataDir`, the folder to keep matches in, a `databaseUrl` or a `store`.');
}

function busOf({ databaseUrl, redisUrl }: ServerOptions, log: Log): PubSub {
  if (redisUrl) return new RedisBus(redisUrl, log);
  return databaseUrl ? new PostgresBus(databaseUrl, log) : new LocalPubSub();
}
