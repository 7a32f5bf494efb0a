import { randomBytes } from 'node:crypto';

export interface FloodCall {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

const noise = () => randomBytes(9).toString('base64url');

/** Spellings of a path. The first is correct. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace('/games', '/GAMES'),
  (path) => path.toUpperCase(),
  (path) => `/${path}`,
  (path) => path.replace('/g', '/%67'),
  (path) => `${path}/`,
  (path) => `http://other.example${path}`,
];

/** Request bodies. The first is plausible. */
const BODIES: readonly (() => string)[] = [
  () =>
    JSON.stringify({
      ...{ numPlayers: 2, playerName: noise(), credentials: noise(), playerID: '0', newName: noise(), salt: '0'.repeat(32) },
      ...{
        session: noise(),
        device: noise(),
        token: noise(),
        seat: '0',
        level: null,
        days: 1,
        at: 0,
        orders: {},
        steps: [{ move: 'x', args: [] }],
      },
    }),
  () =>
    JSON.stringify({ numPlayers: 2, playerName: noise(), setupData: { [noise()]: 1 }, playerID: '1', credentials: noise(), data: noise() }),
  () => JSON.stringify({ playerName: 'x'.repeat(60_000), playerID: '0', credentials: noise() }),
  () => JSON.stringify({ playerName: { toString: 1 }, playerID: ['0'], credentials: {}, numPlayers: 1e21 }),
  () => `{"playerName":"x","data":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
  () => 'x'.repeat(300_000),
  () => '{',
];

const QUERIES = ['', '?offset=1e22', '?limit=100&offset=5', '?isGameover=false', `?updatedBefore=${'9'.repeat(23)}`];

/** Calls about a match that need credentials. */
const OF_MATCH = ['join', 'leave', 'leaveSlot', 'update', 'rename', 'playAgain', 'salt', 'captain', 'claim', 'deputy', 'vacation', 'wait'];
const BESIDE = [
  'plans',
  'plans/orders',
  'plans/lay',
  'plans/drop',
  ...['', '/stop', '/webhook', '/mail', '/push'].map((call) => `notices${call}`),
];

const OF_PEOPLE = [
  'nonce',
  'create',
  'sign-in',
  'add',
  'me',
  'change',
  'link',
  'remove',
  'forget',
  'hold',
  'seat',
  'matches',
  'standing',
  'profile',
  'block',
  'report',
];
const OF_PASSKEYS = ['passkey-begin', 'passkey-keep', 'passkey-drop', 'recall-ask', 'recall'];

/** Returns the n-th call. The sequence covers every route in every spelling with every body. */
export function floodCall(n: number, game: string, matchID: string): FloodCall {
  const match = `/games/${game}/${matchID}`;
  const stop = `/notices/stop/${noise()}`;
  const reads = ['/games', `/games/${game}`, match, `${match}/export`, '/healthz', '/readyz', '/metrics', '/', `/games/${game}/${noise()}`];
  reads.push(
    '/.well-known/weathergage-key',
    '/.well-known/weathergage-captains',
    '/.well-known/weathergage-activity',
    stop,
    `/people/profile/${noise()}`,
  );
  const writes = [...OF_MATCH, ...BESIDE, noise()].map((call) => `${match}/${call}`);
  const people = [...OF_PEOPLE, ...OF_PASSKEYS].map((call) => `/people/${call}`);
  const paths = [...reads, `/games/${game}/create`, `/games/${game}/play`, ...writes, ...people, '/notices/confirm', stop];
  const at = n % paths.length;
  const path = paths[at];
  const turn = Math.floor(n / paths.length);
  const spelt = SPELLINGS[turn % SPELLINGS.length](path);
  if (at < reads.length) return { method: turn % 5 === 4 ? 'HEAD' : 'GET', path: spelt + QUERIES[turn % QUERIES.length] };
  return { method: 'POST', path: spelt, body: BODIES[turn % BODIES.length]() };
}
