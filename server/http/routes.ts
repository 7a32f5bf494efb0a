import Router from '@koa/router';
import type { Call, LimitName } from '../../src/api/call.js';
import { api, type Reply } from '../../src/api/index.js';
import { type CallName, paths } from '../../src/api/paths.js';
import type { BotService } from '../bots/service.js';
import type { ClockService } from '../clocks/service.js';
import type { LobbyHandler } from '../lobby/handlers.js';
import type { Log } from '../log.js';
import type { HostedGame } from '../match/games.js';
import type { Signer } from '../match/signer.js';
import type { Transport } from '../match/transport.js';
import type { NotificationService } from '../notifications/service.js';
import type { Limits } from '../options.js';
import type { ConditionalOrderService } from '../orders/service.js';
import type { PasskeyService } from '../players/passkeys.js';
import type { PlayerService } from '../players/service.js';
import type { Store } from '../storage/store.js';
import { alive, type Handler, matchExport, matchList, oneMatch, publicKey, ready } from './answers.js';
import { fitting, salted, seatsTold, seatVacated, silenced } from './calls.js';
import { type Check, knownGame, knownMatch, oneAtATime, seldom, withBody } from './checks.js';
import type { Health } from './health.js';

export interface RouteOptions {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly transport: Transport;
  readonly signer: Signer;
  readonly health: Health;
  readonly notices: NotificationService;
  readonly captains: BotService;
  readonly clocks: ClockService;
  readonly people: PlayerService;
  readonly passkeys: PasskeyService;
  readonly plans: ConditionalOrderService;
  readonly limits: Limits;
  readonly lobby: LobbyHandler;
  /** Answers `/metrics`. */
  readonly metrics: Handler<'getMetrics'>;
  /** For refusals, which strangers can cause at will. */
  readonly log: Log;
}

/** What a call does beside what its schema says. */
interface Route<K extends CallName> {
  /** The label of the call in the metrics. */
  readonly label: string;
  /** Runs around the handler, once the body has been checked. */
  readonly around?: readonly Check[];
  readonly handler: Handler<K>;
}

type Routes = { readonly [K in CallName]: Route<K> };

const TOO_MANY = 'Too many calls from this address: wait a moment.';

/** What an address is told that has reached a limit. */
const REACHED: Readonly<Record<LimitName, string>> = {
  reads: TOO_MANY,
  lobbyCalls: TOO_MANY,
  people: TOO_MANY,
  matches: 'Too many new matches from this address: wait a while.',
  notices: 'Too much set from this address: wait a moment.',
  newPeople: 'Too many new people from this address: wait a while.',
};

const LIMITS = Object.keys(REACHED) as LimitName[];

/**
 * The router of all HTTP calls in `src/api`, which `docs/api.md` describes. It checks in this order: the game, the limits of the
 * address, the match, and the body by its schema.
 */
export function routes(desk: RouteOptions): Router {
  const { games, store, limits, log } = desk;
  const router = new Router({ sensitive: true, strict: true });
  const game = knownGame(new Set(games.map(({ name }) => name)));
  const match = knownMatch(store);
  const windows = Object.fromEntries(LIMITS.map((name) => [name, seldom(limits[name], REACHED[name], log)])) as Record<LimitName, Check>;
  const table = routeTable(desk);

  const serve = <K extends CallName>(name: K): void => {
    const { label, around = [], handler }: Route<K> = table[name];
    const call: Call = api[name];
    const [method, path] = paths[name].split(' ');
    const checks: Check[] = [
      ...(path.startsWith('/games/:name') ? [game] : []),
      ...(call.limits ?? []).map((limit) => windows[limit]),
      ...(path.includes('/:id') ? [match] : []),
      ...(call.body ? [withBody(call.body, limits)] : []),
      ...around,
    ];
    const answer: Check = (ctx, next) => {
      const reply = (body: Reply<K>) => {
        if (call.cache) ctx.set('Cache-Control', call.cache);
        ctx.body = body;
      };
      return handler(ctx, reply, next);
    };
    router.register(path, [method.toLowerCase()], [...checks, answer], { name: label });
  };
  for (const name of Object.keys(paths) as CallName[]) serve(name);
  return router;
}

/** A route for each call. */
function routeTable(desk: RouteOptions): Routes {
  const { games, store, transport, signer, health, notices, captains, clocks, people, passkeys, plans, lobby, metrics } = desk;
  const alone = oneAtATime();
  const seats = seatsTold(transport);
  const vacated = [alone, seatVacated(transport), notices.left, people.left, plans.left];
  return {
    getLiveness: { label: 'healthz', handler: alive },
    getReadiness: { label: 'readyz', handler: ready(health) },
    getMetrics: { label: 'metrics', handler: metrics },
    getSigningKey: { label: 'key', handler: publicKey(signer) },
    listBotLevels: { label: 'captains', handler: captains.levels },
    listGames: { label: 'games', handler: lobby('listGames') },
    listMatches: { label: 'list', handler: matchList(store, transport) },
    getMatch: { label: 'match', handler: oneMatch(store, transport, clocks.time) },
    exportMatch: { label: 'export', handler: matchExport(store, signer) },

    createMatch: {
      label: 'create',
      around: [captains.fitting, silenced(store), clocks.laid, captains.laid],
      handler: lobby('createMatch'),
    },
    playAgain: {
      label: 'playAgain',
      around: [fitting(games), alone, seats, clocks.again, captains.again],
      handler: lobby('playAgain'),
    },
    joinMatch: { label: 'join', around: [alone, seats, notices.seated], handler: lobby('joinMatch') },
    leaveMatch: { label: 'leave', around: vacated, handler: lobby('leaveMatch') },
    leaveSlot: { label: 'leaveSlot', around: vacated, handler: lobby('leaveSlot', 'leaveMatch') },
    updatePlayer: { label: 'update', around: [alone, seats], handler: lobby('updatePlayer') },
    // boardgame.io's own `rename` does the same, and logs every time that it is deprecated.
    renamePlayer: { label: 'rename', around: [alone, seats], handler: lobby('renamePlayer', 'updatePlayer') },
    addSalt: { label: 'salt', around: [alone, seats], handler: salted(store) },
    setBot: { label: 'captain', around: [alone, seats], handler: captains.seat },

    claimOnTime: { label: 'claim', handler: clocks.claim },
    playBotMove: { label: 'deputy', handler: clocks.deputy },
    addVacation: { label: 'vacation', handler: clocks.vacation },

    listNotifications: { label: 'notices', handler: notices.list },
    stopNotification: { label: 'noticesStop', handler: notices.stop },
    setWebhook: { label: 'noticesWebhook', handler: notices.webhook },
    setMail: { label: 'noticesMail', handler: notices.mail },
    setPush: { label: 'noticesPush', handler: notices.push },
    confirmMail: { label: 'noticesConfirm', handler: notices.confirm },
    unsubscribe: { label: 'noticesStopped', handler: notices.stopFromOutside },
    openUnsubscribePage: { label: 'noticesAsk', handler: notices.askToStop },

    getOrders: { label: 'plans', handler: plans.list },
    setAnswers: { label: 'plansOrders', handler: plans.orders },
    setOrders: { label: 'plansLay', handler: plans.lay },
    dropOrders: { label: 'plansDrop', handler: plans.drop },

    createNonce: { label: 'people nonce', handler: people.nonce },
    createPlayer: { label: 'people create', handler: people.create },
    signIn: { label: 'people sign-in', handler: people.signIn },
    addDevice: { label: 'people add', handler: people.add },
    getPlayer: { label: 'people me', handler: people.me },
    changePlayer: { label: 'people change', handler: people.change },
    createDeviceCode: { label: 'people link', handler: people.link },
    removeDevice: { label: 'people remove', handler: people.remove },
    deletePlayer: { label: 'people forget', handler: people.forget },
    holdSeat: { label: 'people hold', handler: people.hold },
    openSeat: { label: 'people seat', handler: people.seat },
    listHeldMatches: { label: 'people matches', handler: people.matches },
    listOpenedMatches: { label: 'people standing', handler: people.standing },
    beginPasskey: { label: 'people passkey-begin', handler: passkeys.begin },
    keepPasskey: { label: 'people passkey-keep', handler: passkeys.keep },
    deletePasskey: { label: 'people passkey-drop', handler: passkeys.drop },
    beginRecovery: { label: 'people recall-ask', handler: passkeys.ask },
    recoverPlayer: { label: 'people recall', handler: passkeys.recall },
  };
}
