import Router from '@koa/router';
import { type Answer, alive, matchExport, matchList, oneMatch, publicKey, ready } from './answers.js';
import { bodies } from './bodies.js';
import { fitting, salted, seatsTold, seatVacated, silenced } from './calls.js';
import type { CaptainDesk } from './captains/desk.js';
import { type Check, knownGame, knownMatch, oneAtATime, seldom, withBody } from './checks.js';
import type { ClockDesk } from './clocks/desk.js';
import type { HostedGame } from './games.js';
import type { Health } from './health.js';
import type { Log } from './log.js';
import type { NoticeDesk } from './notices/desk.js';
import type { Limits } from './options.js';
import { PEOPLE_CALLS, type PeopleDesk } from './people/desk.js';
import type { PasskeyDesk } from './people/passkeys.js';
import type { PlanDesk } from './plans/desk.js';
import type { Signer } from './signer.js';
import type { Store } from './store.js';
import type { Transport } from './transport.js';

export interface Desk {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly transport: Transport;
  readonly signer: Signer;
  readonly health: Health;
  readonly notices: NoticeDesk;
  readonly captains: CaptainDesk;
  readonly clocks: ClockDesk;
  readonly people: PeopleDesk;
  readonly passkeys: PasskeyDesk;
  readonly plans: PlanDesk;
  readonly limits: Limits;
  /** Of boardgame.io's lobby, by route. */
  lobby(route: string): Answer;
  /** Answers `/metrics`. */
  readonly metrics: Answer;
  /** For refusals, which strangers can cause at will. */
  readonly log: Log;
}

/**
 * Every call that is served over HTTP beside pages and sockets: a path to the letter, what is asked of the call, and what answers
 * it. Paths and answers of boardgame.io's lobby are boardgame.io's; the server's own are:
 *
 * - `GET /games/:name` as boardgame.io has it, `{ matches }` with the match played last first, and also `limit` (1 to 100,
 *   the default) and `offset`; `GET /games/:name/:id` as boardgame.io has it. `players[].isConnected` is true to the moment.
 * - `POST /games/:name/:id/salt` with `{ playerID, credentials, salt }`, the salt 32 hex digits, adds it to the dice before the
 *   first of them falls and answers `{ receipt }`; 409 when the seat has given another, or when it is too late.
 * - `POST /games/:name/:id/notices` with `{ playerID, credentials }` answers where the seat is told that it is its turn, and where it
 *   can be (`NoticesTold`); `…/notices/webhook` with `{ …, url, form }` sets an address to post to, after trying it, `…/notices/mail` with
 *   `{ …, address }` one of mail, which is sent a letter, `…/notices/push` with
 *   `{ …, endpoint, p256dh, auth }` a browser, as its `PushSubscription` has it; `…/notices/stop`
 *   with `{ …, notice }` ends what has this id. 403 without the seat's credentials.
 * - `POST /notices/confirm` with `{ token }` confirms what the letter was for; `POST /notices/stop/:key` ends what a message came by, whatever
 *   its body, as RFC 8058 has it; `GET` of the same leads to the page that asks.
 * - `POST /games/:name/create` takes also `captains`, levels by seat, as `{ "1": "cadet" }`: captains of this server sit there, and `players[]` has
 *   `captain` with the level. `POST /games/:name/:id/captain` with `{ playerID, credentials, seat, level }`, by the one person who sits at the
 *   match, seats one where nobody sits; with the level `null` he rises, and whoever likes may join. 409 where a person sits, or another would
 *   have to agree. `GET /.well-known/weathergage-captains` answers the levels that can be had, by game.
 * - `POST /games/:name/create` takes also `clock`, as {@link ClockTerms} has it; `GET /games/:name/:id` tells it, with when it began and the
 *   server's time `now`, both in ms since 1970. `POST /games/:name/:id/claim` with `{ playerID, credentials }` ends the match in the seat's favour when the
 *   other's clock has run out; `…/deputy` has a captain make the one decision that the other owes; `…/vacation` with `{ …, days }` adds days
 *   to the seat's reserve. 403 without the seat's credentials, 409 where it is not so.
 * - `POST /people/nonce` answers `{ nonce }`, a challenge that is good once and for two minutes. `/people/create` with `{ key, nonce, signature,
 *   device }` makes a person known by his first device, `/people/sign-in` with `{ key, nonce, signature }` signs a known one in, `/people/add` with
 *   `{ key, nonce, signature, device, code }` adds another to whom the code is of; each answers `{ session }`, good for half an hour. `key` is a
 *   point of P-256, the signature ECDSA with SHA-256 of `weathergage create NONCE` (`sign-in`, `add`), all in base64url.
 *   403 where the signature does not fit, or the challenge was used; 404 for a device or a code that is known no more.
 * - With `{ session }`, 401 without a good one: `/people/me` answers a `PersonTold`, as does `/people/change` with `{ …, playerName, settings }`;
 *   `/people/link` answers `{ code, until }`, good once and for ten minutes; `/people/remove` with `{ …, device }` removes a device, `/people/forget`
 *   deletes the person; `/people/hold` with `{ …, matchID, playerID, credentials }` holds a seat, 409 where somebody else does; `/people/seat` with
 *   `{ …, matchID, playerID }` answers `{ credentials, name }` for a seat that is held; `/people/matches` answers `{ matches }`, each a `MatchTold`;
 *   `/people/standing` with `{ seats: [{ matchID, credentials }] }` and without a session, up to 40 of them, answers `{ matches }` of those that
 *   are opened so; `/people/passkey-begin` answers `{ options }` for a passkey to be made with, `/people/passkey-keep` with `{ …, device, passkey }` keeps it,
 *   `/people/passkey-drop` with `{ …, id }` forgets it. Without a session `/people/recall-ask` answers `{ options }` to ask for one with, and
 *   `/people/recall` with `{ key, nonce, signature, device, passkey }` adds a device to whose passkey it is. 404 where the server keeps none.
 * - `POST /games/:name/:id/plans` with `{ playerID, credentials }` answers what the seat has said beforehand (`BeforehandTold`); `…/plans/orders`
 *   with `{ …, orders }` sets its standing orders, by name, `…/plans/lay` with `{ …, at, steps }` lays a plan (`PlanStep`) that starts from the state
 *   `at`, in place of the one before, and `…/plans/drop` takes it up again. 403 without the seat's credentials, 409 when the match is over.
 * - `GET /games/:name/:id/export` gives the match file once the match is over (see `MatchExport`); 403 before, because it
 *   holds the seed of the dice; 404 for a game that has none. The file is signed.
 * - `GET /.well-known/weathergage-key` answers the `PublicKey` by which it is.
 * - `GET /healthz` answers `{ status: "ok" }` as long as the process is alive.
 * - `GET /readyz` answers a `HealthReport`: 200 while every part answers, 503 while one does not or the server stops.
 * - `GET /metrics` answers whoever may read the figures of the process.
 */
export function routes({
  games,
  store,
  transport,
  signer,
  health,
  notices,
  captains,
  clocks,
  people,
  passkeys,
  plans,
  limits,
  lobby,
  metrics,
  log,
}: Desk): Router {
  const router = new Router({ sensitive: true, strict: true });
  const game = knownGame(new Set(games.map(({ name }) => name)));
  const match = knownMatch(store);
  const reads = seldom(limits.reads, 'Too many calls from this address: wait a moment.', log);
  const calls = seldom(limits.lobbyCalls, 'Too many calls from this address: wait a moment.', log);
  const lays = seldom(limits.matches, 'Too many new matches from this address: wait a while.', log);
  const sets = seldom(limits.notices, 'Too much set from this address: wait a moment.', log);
  const alone = oneAtATime();
  const seats = seatsTold(transport);
  const taking = (call: keyof typeof bodies) => withBody(bodies[call], limits);

  router.get('healthz', '/healthz', alive);
  router.get('readyz', '/readyz', ready(health));
  router.get('metrics', '/metrics', metrics);
  router.get('key', '/.well-known/weathergage-key', reads, publicKey(signer));
  router.get('captains', '/.well-known/weathergage-captains', reads, captains.levels);
  router.get('games', '/games', reads, lobby('GET /games'));
  router.get('list', '/games/:name', game, reads, matchList(store, transport));
  router.get('match', '/games/:name/:id', game, reads, match, oneMatch(store, transport, clocks.time));
  router.get('export', '/games/:name/:id/export', game, reads, match, matchExport(store, signer));

  const laid = [game, calls, lays, taking('create'), captains.fitting, silenced(store), clocks.laid, captains.laid] as const;
  router.post('create', '/games/:name/create', ...laid, lobby('POST /games/:name/create'));
  const again = [game, calls, lays, match, taking('playAgain'), fitting(games), alone, seats, clocks.again, captains.again] as const;
  router.post('playAgain', '/games/:name/:id/playAgain', ...again, lobby('POST /games/:name/:id/playAgain'));

  const call = (name: string, body: 'join' | 'leave' | 'update' | 'rename' | 'salt' | 'captain', told: readonly Check[], answer: Answer) =>
    router.post(name, `/games/:name/:id/${name}`, game, calls, match, taking(body), alone, ...told, answer);
  call('join', 'join', [seats, notices.seated], lobby('POST /games/:name/:id/join'));
  const vacated = [seatVacated(transport), notices.left, people.left, plans.left];
  call('leave', 'leave', vacated, lobby('POST /games/:name/:id/leave'));
  // What boardgame.io calls it after 0.50.
  call('leaveSlot', 'leave', vacated, lobby('POST /games/:name/:id/leave'));
  call('update', 'update', [seats], lobby('POST /games/:name/:id/update'));
  // boardgame.io's own `rename` does the same, and says every time that it is old.
  call('rename', 'rename', [seats], lobby('POST /games/:name/:id/update'));
  call('salt', 'salt', [seats], salted(store));
  call('captain', 'captain', [seats], captains.seat);

  const timed = [game, calls, match] as const;
  router.post('claim', '/games/:name/:id/claim', ...timed, taking('claim'), clocks.claim);
  router.post('deputy', '/games/:name/:id/deputy', ...timed, taking('deputy'), clocks.deputy);
  router.post('vacation', '/games/:name/:id/vacation', ...timed, taking('vacation'), clocks.vacation);

  const noticed = [game, calls, match] as const;
  router.post('notices', '/games/:name/:id/notices', ...noticed, taking('notices'), notices.list);
  router.post('noticesStop', '/games/:name/:id/notices/stop', ...noticed, taking('stop'), notices.stop);
  router.post('noticesWebhook', '/games/:name/:id/notices/webhook', ...noticed, sets, taking('webhook'), notices.webhook);
  router.post('noticesMail', '/games/:name/:id/notices/mail', ...noticed, sets, taking('mail'), notices.mail);
  router.post('noticesPush', '/games/:name/:id/notices/push', ...noticed, sets, taking('push'), notices.push);
  router.post('plans', '/games/:name/:id/plans', ...noticed, taking('plans'), plans.list);
  router.post('plansOrders', '/games/:name/:id/plans/orders', ...noticed, taking('orders'), plans.orders);
  router.post('plansLay', '/games/:name/:id/plans/lay', ...noticed, sets, taking('lay'), plans.lay);
  router.post('plansDrop', '/games/:name/:id/plans/drop', ...noticed, taking('plans'), plans.drop);
  router.post('noticesConfirm', '/notices/confirm', calls, taking('confirm'), notices.confirm);
  router.post('noticesStopped', '/notices/stop/:key', calls, notices.stopFromOutside);
  router.get('noticesAsk', '/notices/stop/:key', reads, notices.askToStop);

  const known = seldom(limits.people, 'Too many calls from this address: wait a moment.', log);
  const person = (call: keyof typeof PEOPLE_CALLS, deed: Answer, ...asked: readonly Check[]) =>
    router.post(`people ${call}`, `/people/${call}`, known, ...asked, taking(PEOPLE_CALLS[call]), deed);
  person('nonce', people.nonce);
  person('create', people.create, seldom(limits.newPeople, 'Too many new people from this address: wait a while.', log));
  person('sign-in', people.signIn);
  person('add', people.add);
  person('me', people.me);
  person('change', people.change);
  person('link', people.link);
  person('remove', people.remove);
  person('forget', people.forget);
  person('hold', people.hold);
  person('seat', people.seat);
  person('matches', people.matches);
  person('standing', people.standing, calls);
  person('passkey-begin', passkeys.begin);
  person('passkey-keep', passkeys.keep);
  person('passkey-drop', passkeys.drop);
  person('recall-ask', passkeys.ask);
  person('recall', passkeys.recall);
  return router;
}
