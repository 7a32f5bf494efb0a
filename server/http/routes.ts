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
import { announceSeats, rematch, salted, seatLeft, seatTaken, silenced } from './calls.js';
import {
  type CallCheck,
  type CallContext,
  type Check,
  knownGame,
  knownMatch,
  oneAtATime,
  plainPath,
  rateLimited,
  withBody,
} from './checks.js';
import type { Health } from './health.js';

export interface Route<K extends CallName> {
  /** Label of the route in metrics. */
  readonly label: string;
  /** How the call changes seats, if it does. Such calls run one at a time per match, and clients are notified afterwards. */
  readonly seats?: 'changed' | 'taken' | 'left';
  readonly handler: Handler<K>;
}

export type Routes = { readonly [K in CallName]: Route<K> };

export type Around = { readonly [K in CallName]?: CallCheck<K> };

export interface CoreRouteOptions {
  readonly store: Store;
  readonly transport: Transport;
  readonly signer: Signer;
  readonly health: Health;
  readonly lobby: LobbyHandler;
  readonly metrics: Handler<'getMetrics'>;
  time(): number;
}

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
    joinMatch: { label: 'join', seats: 'taken', handler: lobby('joinMatch') },
    leaveMatch: { label: 'leave', seats: 'left', handler: lobby('leaveMatch') },
    leaveSlot: { label: 'leaveSlot', seats: 'left', handler: lobby('leaveSlot', 'leaveMatch') },
    updatePlayer: { label: 'update', seats: 'changed', handler: lobby('updatePlayer') },
    // boardgame.io's `rename` does the same, but logs a deprecation warning each time.
    renamePlayer: { label: 'rename', seats: 'changed', handler: lobby('renamePlayer', 'updatePlayer') },
    addSalt: { label: 'salt', seats: 'changed', handler: salted(store) },
  }) satisfies Partial<Routes>;

export const coreAround = ({ games, store }: Pick<RouterOptions, 'games' | 'store'>): Around => ({
  createMatch: silenced(store),
  playAgain: rematch(games, store),
});

const TOO_MANY = 'Too many requests from this address. Wait a moment and try again.';

const LIMIT_REACHED: Readonly<Record<LimitName, string>> = {
  reads: TOO_MANY,
  exports: TOO_MANY,
  lobbyCalls: TOO_MANY,
  people: TOO_MANY,
  matches: 'Too many new matches from this address. Try again later.',
  notices: 'Too many notification changes from this address. Wait a moment and try again.',
  newPeople: 'Too many new players from this address. Try again later.',
};

const LIMITS = Object.keys(LIMIT_REACHED) as LimitName[];

export interface RouterOptions {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly transport: Transport;
  readonly limits: Limits;
  readonly log: Log;
  readonly routes: Partial<Routes>;
  /** Wrappers around the handlers, outermost first. */
  readonly around: readonly Around[];
}

/** Routes all calls. Checks the game, limits, match and body, in this order. Responds with 404 to calls without a route. */
export function routerOf({ games, store, transport, limits, log, routes, around }: RouterOptions): Router {
  const router = new Router({ sensitive: true, strict: true });
  const game = knownGame(new Set(games.map(({ name }) => name)));
  const match = knownMatch(store);
  const windows = Object.fromEntries(LIMITS.map((name) => [name, rateLimited(limits[name], LIMIT_REACHED[name], log)])) as Record<
    LimitName,
    Check
  >;
  const alone = oneAtATime();
  const seats = {
    changed: [alone, announceSeats(transport)],
    taken: [alone, seatTaken(transport)],
    left: [alone, seatLeft(transport)],
  } as const;

  const serve = <K extends CallName>(name: K): void => {
    const route: Route<K> | undefined = routes[name];
    const call: Call = api[name];
    const [method, path] = partsOf(name);
    if (!route) {
      router.register(path, [method], (ctx) => ctx.throw(404, 'This server does not offer this feature.'));
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

function partsOf(name: CallName): [method: string, path: string] {
  const line = paths[name];
  const blank = line.indexOf(' ');
  return [line.slice(0, blank).toLowerCase(), line.slice(blank + 1)];
}
