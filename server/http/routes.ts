import Router from '@koa/router';
import type { Call, LimitName } from '../../src/api/call.js';
import { api, type Reply } from '../../src/api/index.js';
import { type CallName, paths } from '../../src/api/paths.js';
import type { LobbyHandler } from '../lobby/handlers.js';
import type { Log } from '../log.js';
import type { HostedGame } from '../match/games.js';
import { MatchFiles } from '../match/matchFile.js';
import type { Signer } from '../match/signer.js';
import type { Transport } from '../match/transport.js';
import type { Limits } from '../options.js';
import type { Store } from '../storage/store.js';
import { alive, Encoded, type Handler, matchExport, matchList, oneMatch, publicKey, ready } from './answers.js';
import { fitting, salted, seatLeft, seatsTold, silenced } from './calls.js';
import { type CallCheck, type CallContext, type Check, knownGame, knownMatch, oneAtATime, plainPath, seldom, withBody } from './checks.js';
import type { Health } from './health.js';

/** What a call does beside what its schema says. */
export interface Route<K extends CallName> {
  /** The label of the call in the metrics. */
  readonly label: string;
  /** It changes who sits in the match: one such call at a time for each match, and the clients are told afterwards. */
  readonly seats?: 'changed' | 'left';
  readonly handler: Handler<K>;
}

export type Routes = { readonly [K in CallName]: Route<K> };

/** Middleware around calls, by call. */
export type Around = { readonly [K in CallName]?: CallCheck<K> };

export interface CoreRouteOptions {
  readonly store: Store;
  readonly transport: Transport;
  readonly signer: Signer;
  readonly health: Health;
  readonly lobby: LobbyHandler;
  /** Answers `/metrics`. */
  readonly metrics: Handler<'getMetrics'>;
  /** The time that clocks are measured by: ms since 1970. */
  time(): number;
}

/** The calls that a server without plug-ins answers. */
export const coreRoutes = ({ store, transport, signer, health, lobby, metrics, time }: CoreRouteOptions) =>
  ({
    getLiveness: { label: 'healthz', handler: alive },
    getReadiness: { label: 'readyz', handler: ready(health) },
    getMetrics: { label: 'metrics', handler: metrics },
    getSigningKey: { label: 'key', handler: publicKey(signer) },
    listGames: { label: 'games', handler: lobby('listGames') },
    listMatches: { label: 'list', handler: matchList(store, transport) },
    getMatch: { label: 'match', handler: oneMatch(store, transport, time) },
    exportMatch: { label: 'export', handler: matchExport(new MatchFiles(store, signer)) },

    createMatch: { label: 'create', handler: lobby('createMatch') },
    playAgain: { label: 'playAgain', seats: 'changed', handler: lobby('playAgain') },
    joinMatch: { label: 'join', seats: 'changed', handler: lobby('joinMatch') },
    leaveMatch: { label: 'leave', seats: 'left', handler: lobby('leaveMatch') },
    leaveSlot: { label: 'leaveSlot', seats: 'left', handler: lobby('leaveSlot', 'leaveMatch') },
    updatePlayer: { label: 'update', seats: 'changed', handler: lobby('updatePlayer') },
    // boardgame.io's own `rename` does the same, and logs every time that it is deprecated.
    renamePlayer: { label: 'rename', seats: 'changed', handler: lobby('renamePlayer', 'updatePlayer') },
    addSalt: { label: 'salt', seats: 'changed', handler: salted(store) },
  }) satisfies Partial<Routes>;

/** What the core does around its own calls. */
export const coreAround = ({ games, store }: Pick<RouterOptions, 'games' | 'store'>): Around => ({
  createMatch: silenced(store),
  playAgain: fitting(games),
});

const TOO_MANY = 'Too many calls from this address: wait a moment.';

/** What an address is told that has reached a limit. */
const REACHED: Readonly<Record<LimitName, string>> = {
  reads: TOO_MANY,
  exports: TOO_MANY,
  lobbyCalls: TOO_MANY,
  people: TOO_MANY,
  matches: 'Too many new matches from this address: wait a while.',
  notices: 'Too much set from this address: wait a moment.',
  newPeople: 'Too many new people from this address: wait a while.',
};

const LIMITS = Object.keys(REACHED) as LimitName[];

export interface RouterOptions {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly transport: Transport;
  readonly limits: Limits;
  /** For refusals, which any client can cause. */
  readonly log: Log;
  /** The calls that are answered. */
  readonly routes: Partial<Routes>;
  /** The outermost first. */
  readonly around: readonly Around[];
}

/**
 * The router of all HTTP calls in `src/api`, which `docs/api.md` describes. It checks in this order: the game, the limits of the
 * address, the match, and the body by its schema. A call without a route is answered 404.
 */
export function routerOf({ games, store, transport, limits, log, routes, around }: RouterOptions): Router {
  const router = new Router({ sensitive: true, strict: true });
  const game = knownGame(new Set(games.map(({ name }) => name)));
  const match = knownMatch(store);
  const windows = Object.fromEntries(LIMITS.map((name) => [name, seldom(limits[name], REACHED[name], log)])) as Record<LimitName, Check>;
  const alone = oneAtATime();
  const seats = { changed: [alone, seatsTold(transport)], left: [alone, seatLeft(transport)] } as const;

  const serve = <K extends CallName>(name: K): void => {
    const route: Route<K> | undefined = routes[name];
    const call: Call = api[name];
    const [method, path] = partsOf(name);
    if (!route) {
      router.register(path, [method], (ctx) => ctx.throw(404, 'This server does not offer this.'));
      return;
    }
    const checks: Check[] = [
      ...(path.startsWith('/games/:name') ? [game] : []),
      ...(call.limits ?? []).map((limit) => windows[limit]),
      ...(path.includes('/:id') ? [match] : []),
      plainPath,
      ...(call.body ? [withBody(call.body, limits)] : []),
      ...(route.seats ? seats[route.seats] : []),
      ...around.flatMap((each): Check[] => {
        const check: CallCheck<K> | undefined = each[name];
        return check ? [(ctx, next) => check(ctx as CallContext<K>, next)] : [];
      }),
    ];
    const answer: Check = (ctx, next) => {
      const reply = (body: Reply<K> | Encoded<Reply<K>>) => {
        if (call.cache) ctx.set('Cache-Control', call.cache);
        ctx.body = body instanceof Encoded ? body.json : body;
        if (body instanceof Encoded) ctx.type = 'json';
      };
      return route.handler(ctx as CallContext<K>, reply, next);
    };
    router.register(path, [method], [...checks, answer], { name: route.label });
  };
  for (const name of Object.keys(paths) as CallName[]) serve(name);
  return router;
}

/** The method of a call in lower case, and its path. */
function partsOf(name: CallName): [method: string, path: string] {
  const line = paths[name];
  const blank = line.indexOf(' ');
  return [line.slice(0, blank).toLowerCase(), line.slice(blank + 1)];
}
