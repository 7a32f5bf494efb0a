import { EmbeddedStore, type Log } from '../../server/index.js';
import { modules } from '../../src/index.js';
import { about } from '../kit/about.js';
import { itOnEngines } from './engines.js';
import { breakOff, pour, say, spellings } from './rawCall.js';
import {
  figuresOf,
  folder,
  type Match,
  moveFrame,
  newMatch,
  open,
  RawSocket,
  seated,
  stored,
  type TestServer,
  until,
} from './testServer.js';

const GAME = 'invincible-armada';
const generous = { lobbyCalls: { count: 10_000, seconds: 60 }, matches: { count: 10_000, seconds: 60 } };
const openTestServer = (options: Parameters<typeof open>[0] = {}) => open({ games: Object.values(modules), limits: generous, ...options });
const [{ setupData }] = modules[GAME].scenarios;

const calls = ({ matchID, keys }: Match): readonly [path: string, body: Record<string, unknown>][] => {
  const mine = { playerID: '1', credentials: keys[1] };
  return [
    [`/games/${GAME}/create`, { numPlayers: 2, setupData }],
    [`/games/${GAME}/${matchID}/update`, { ...mine, newName: 'Other' }],
    [`/games/${GAME}/${matchID}/rename`, { ...mine, newName: 'Other' }],
    [`/games/${GAME}/${matchID}/salt`, { ...mine, salt: '0'.repeat(32) }],
    [`/games/${GAME}/${matchID}/playAgain`, mine],
    [`/games/${GAME}/${matchID}/leave`, mine],
    [`/games/${GAME}/${matchID}/join`, { playerID: '1', playerName: 'Other' }],
    [`/games/${GAME}/${matchID}/leaveSlot`, { playerID: '0', credentials: keys[0] }],
  ];
};

const count = async ({ lobby }: TestServer) => (await lobby.listMatches(GAME)).matches.length;

describe('the routes', () => {
  it('are all that is served under /games, in no other spelling of a path', async () => {
    const testServer = await openTestServer();
    const match = await newMatch(testServer, { setupData }, GAME);
    const before = stored(testServer, match.matchID);
    for (const [path, body] of calls(match)) {
      for (const spelling of spellings(path)) {
        const { status } = await say(testServer.url, 'POST', spelling, JSON.stringify(body));
        // Paths that can be read get 405.
        about(spelling, () => expect([404, 405]).toContain(status));
      }
    }
    for (const path of ['/games', `/games/${GAME}`, `/games/${GAME}/${match.matchID}`, `/games/${GAME}/${match.matchID}/export`]) {
      for (const spelling of spellings(path))
        expect([spelling, (await say(testServer.url, 'GET', spelling)).status]).toEqual([spelling, 404]);
    }
    expect(stored(testServer, match.matchID)).toEqual(before);
    expect(await count(testServer)).toBe(1);
  });

  it('answer only their methods: HEAD reads, OPTIONS lists them, others are refused', async () => {
    const testServer = await openTestServer();
    const match = await newMatch(testServer, { setupData }, GAME);
    const before = stored(testServer, match.matchID);
    for (const [path, body] of calls(match)) {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']) {
        const { status } = await say(testServer.url, method, path, method === 'TRACE' ? undefined : JSON.stringify(body));
        about(`${method} ${path}`, () => expect(method === 'OPTIONS' ? [200] : [404, 405, 501]).toContain(status));
      }
    }
    expect((await say(testServer.url, 'HEAD', `/games/${GAME}`)).status).toBe(200);
    expect(stored(testServer, match.matchID)).toEqual(before);
    expect(await count(testServer)).toBe(1);
  });

  it('match absolute request targets and percent-encoded ids', async () => {
    const testServer = await openTestServer();
    const match = await newMatch(testServer, { setupData }, GAME);
    for (const [path, body] of calls(match)) {
      const { status } = await say(testServer.url, 'POST', `http://other.example${path}`, JSON.stringify(body));
      expect([path, status]).toEqual([path, 200]);
    }
    const encoded = `%${match.matchID.charCodeAt(0).toString(16)}${match.matchID.slice(1)}`;
    expect((await say(testServer.url, 'GET', `/games/${GAME}/${encoded}`)).status).toBe(200);
    for (const id of ['%', '%E0%A4%A', '%2e%2e', '%00', '..', '%2f', 'a%2fb', '__proto__', 'constructor']) {
      expect([id, (await say(testServer.url, 'GET', `/games/${GAME}/${id}`)).status]).toEqual([id, 404]);
      expect([id, (await say(testServer.url, 'GET', `/games/${id}/${match.matchID}`)).status]).toEqual([id, 404]);
    }
  });

  it('find a match only under the name of its own game', async () => {
    const testServer = await openTestServer();
    const match = await newMatch(testServer, { setupData }, GAME);
    const elsewhere = (path: string) => path.replace(GAME, 'war-with-spain');
    const before = stored(testServer, match.matchID);
    for (const [path, body] of calls(match).slice(1)) {
      expect([path, (await say(testServer.url, 'POST', elsewhere(path), JSON.stringify(body))).status]).toEqual([path, 404]);
    }
    expect((await say(testServer.url, 'GET', elsewhere(`/games/${GAME}/${match.matchID}`))).status).toBe(404);
    expect(stored(testServer, match.matchID)).toEqual(before);
  });

  itOnEngines('handle simultaneous calls to one match in sequence, and answer each', async ({ place }) => {
    const testServer = await openTestServer({ store: (await place()).store() });
    for (let n = 0; n < 10; n++) {
      const { matchID } = await testServer.lobby.createMatch(GAME, { numPlayers: 2, setupData });
      const join = (playerID: string) => testServer.lobby.joinMatch(GAME, matchID, { playerID, playerName: 'X' });
      const keys = (await Promise.all([join('0'), join('1')])).map(({ playerCredentials }) => playerCredentials);
      const again = (n: number) => testServer.lobby.playAgain(GAME, matchID, { playerID: String(n), credentials: keys[n] });
      const [one, other] = await Promise.all([again(0), again(1)]);
      expect(one).toEqual(other);
    }
  });

  it('count HEAD and GET of one address together', async () => {
    const testServer = await openTestServer({ limits: { ...generous, reads: { count: 3, seconds: 60 } } });
    const said = [];
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD', 'GET']) said.push((await say(testServer.url, method, '/games')).status);
    expect(said).toEqual([200, 200, 200, 429, 429]);
  });
});

it('an IPv6 network has one limit of calls', async () => {
  const testServer = await openTestServer({ proxy: true, limits: { lobbyCalls: { count: 2, seconds: 60 } } });
  const create = async (address: string) =>
    (
      await fetch(`${testServer.url}/games/${GAME}/create`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
        body: JSON.stringify({ numPlayers: 2, setupData }),
      })
    ).status;
  const statuses = [await create('2001:db8:1:2::1'), await create('2001:db8:1:2::2'), await create('2001:db8:1:2:3:4:5:6')];
  expect(statuses).toEqual([200, 200, 429]);
  expect(await create('2001:db8:1:3::1')).toBe(200);
});

describe('a request', () => {
  const HOSTILE = [
    '1e22',
    '9'.repeat(23),
    '1e400',
    '-1',
    '-1e22',
    '0.5',
    'NaN',
    'x',
    '',
    '%00',
    '%ff',
    '1;drop',
    'true',
    "'",
    '0x10',
    '1&limit=2',
    '[]=1',
  ];

  itOnEngines('of any kind for the list is answered or refused, without a server error', async ({ place }) => {
    const lines: string[] = [];
    const log: Log = (level, event, details) => lines.push(JSON.stringify({ level, event, ...details }));
    const testServer = await openTestServer({ log, store: (await place()).store() });
    await newMatch(testServer, { setupData }, GAME);
    for (const key of ['offset', 'limit', 'updatedBefore', 'updatedAfter', 'isGameover', '__proto__', 'constructor']) {
      for (const value of HOSTILE) {
        const { status } = await say(testServer.url, 'GET', `/games/${GAME}?${key}=${value}`);
        about(`${key}=${value}`, () => expect([200, 400]).toContain(status));
      }
    }
    for (const key of ['offset', 'limit', 'updatedBefore']) {
      for (const value of ['1e22', '9'.repeat(23), '1e400']) {
        expect([key, (await say(testServer.url, 'GET', `/games/${GAME}?${key}=${value}`)).status]).toEqual([key, 400]);
      }
    }
    expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
  });

  itOnEngines('for an unreadable match is refused and logged with its id; other matches are listed', async ({ place }) => {
    const lines: string[] = [];
    const log: Log = (level, event, details) => lines.push(JSON.stringify({ level, event, ...details }));
    const here = await place();
    const testServer = await openTestServer({ log, store: here.store() });
    const good = await newMatch(testServer, { setupData }, GAME);
    for (const text of ['{', 'null', '[]', '7', '{"players":null}']) {
      const broken = await newMatch(testServer, { setupData }, GAME);
      await here.sql(`update matches set metadata = '${text}' where id = '${broken.matchID}'`);
      const { matches } = await testServer.lobby.listMatches(GAME);
      expect(matches.map(({ matchID }) => matchID)).toEqual([good.matchID]);
      expect(lines.filter((line) => line.includes('broken match')).join()).toContain(broken.matchID);
      for (const [path, body] of calls(broken).slice(1)) {
        expect([path, (await say(testServer.url, 'POST', path, JSON.stringify(body))).status]).toEqual([path, 422]);
      }
      expect((await say(testServer.url, 'GET', `/games/${GAME}/${broken.matchID}`)).status).toBe(422);
      const raw = new RawSocket(testServer.url, GAME);
      raw.send('sync', broken.matchID, '0', broken.keys[0], 2);
      await raw.next('rejected');
    }
    expect(lines.filter((line) => line.includes('"http"'))).toEqual([]);
  });

  itOnEngines('about a match with a broken state or log is refused, and the answer names the row of the log', async ({ place }) => {
    const here = await place();
    const testServer = await openTestServer({ store: here.store() });
    for (const text of ['null', '{', '{"_stateID":1}']) {
      const match = await newMatch(testServer, { setupData }, GAME);
      await here.sql(`update matches set state = '${text}' where id = '${match.matchID}'`);
      const raw = new RawSocket(testServer.url, GAME);
      raw.send('sync', match.matchID, '0', match.keys[0], 2);
      await raw.next('rejected');
    }
    for (const text of ['null', '[', '[null]', '{}']) {
      const match = await newMatch(testServer, { setupData }, GAME);
      const raw = await seated(testServer, match, '0', GAME);
      raw.send('update', ...moveFrame(match.matchID, 0, '0', 'concede'));
      await raw.next('patch');
      await here.sql(`update log set entries = '${text}' where match_id = '${match.matchID}'`);
      const answer = await say(testServer.url, 'GET', `/games/${GAME}/${match.matchID}/export`);
      expect([answer.status, answer.text]).toEqual([422, 'The log of this match cannot be read at position 1.']);
    }
  });

  it('does not fill the log when repeated, even if the server fails', async () => {
    const lines: string[] = [];
    const log: Log = (level, event, details) => lines.push(JSON.stringify({ level, event, ...details }));
    class Failing extends EmbeddedStore {
      override list(): Promise<never> {
        return Promise.reject(new Error('the store is away'));
      }
    }
    const testServer = await openTestServer({ log, store: new Failing(folder()) });
    for (let n = 0; n < 50; n++) expect((await say(testServer.url, 'GET', `/games/${GAME}`)).status).toBe(500);
    expect(lines.filter((line) => line.includes('the store is away'))).toHaveLength(10);
  });
});

describe('a seat that a player has left', () => {
  it('is closed to that player, however the call was written: their socket can neither chat nor concede', async () => {
    const testServer = await openTestServer();
    const at = (id: string) => `/games/${GAME}/${id}/leave`;
    // The first two spellings are valid calls.
    const paths = (id: string) => [at(id), `${at(id)}Slot`, ...spellings(at(id)), ...spellings(`${at(id)}Slot`)];
    for (let n = 0; n < paths('x').length; n++) {
      const match = await newMatch(testServer, { setupData }, GAME);
      const [first, old] = [await seated(testServer, match, '0', GAME), await seated(testServer, match, '1', GAME)];
      const left = await say(
        testServer.url,
        'POST',
        paths(match.matchID)[n],
        JSON.stringify({ playerID: '1', credentials: match.keys[1] }),
      );
      const joined = await say(
        testServer.url,
        'POST',
        `/games/${GAME}/${match.matchID}/join`,
        JSON.stringify({ playerID: '1', playerName: 'New' }),
      );
      expect([paths(match.matchID)[n], left.status, joined.status]).toEqual(
        n < 2 ? [expect.any(String), 200, 200] : [expect.any(String), 404, 409],
      );
      old.send('chat', match.matchID, { id: 'x', sender: '1', payload: 'still here' });
      old.send('update', ...moveFrame(match.matchID, 0, '1', 'concede'));
      if (n > 1) await until(() => first.of('chat').length && stored(testServer, match.matchID).state_id === 1);
      else {
        await until(() => !old.socket.connected);
        expect(first.of('chat')).toEqual([]);
        expect(stored(testServer, match.matchID).state_id).toBe(0);
      }
    }
  });
});

describe('a request body', () => {
  const MOST = 64 * 1024 * 1024;

  it.each(['known', 'upper case', 'no route', 'no game'])('without an end is cut off (%s)', async (kind) => {
    const testServer = await openTestServer();
    const { matchID } = await newMatch(testServer, { setupData }, GAME);
    const path = {
      known: `/games/${GAME}/create`,
      'upper case': `/GAMES/${GAME}/create`,
      'no route': `/games/${GAME}/${matchID}/other`,
      'no game': '/games/other/create',
    }[kind];
    const chunk = Buffer.from(`10000\r\n${'x'.repeat(65_536)}\r\n`);
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(await pour(testServer.url, head, chunk, MOST)).toBeLessThan(MOST);
    const long = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999999999\r\n\r\n`;
    expect(await pour(testServer.url, long, Buffer.alloc(65_536, 'x'), MOST)).toBeLessThan(MOST);
  });

  it('that breaks off is logged as no error of the server', async () => {
    const lines: string[] = [];
    const log: Log = (level, event, details) => lines.push(JSON.stringify({ level, event, ...details }));
    const testServer = await openTestServer({ log });
    const { matchID } = await newMatch(testServer, { setupData }, GAME);
    const head = `POST /games/${GAME}/${matchID}/salt HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{`;
    await breakOff(testServer.url, head);
    await until(async () => (await figuresOf(testServer)).includes('route="salt",status="4xx"'));
    expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
  });

  const JUNK: readonly unknown[] = [
    null,
    true,
    -1,
    0,
    1.5,
    1e21,
    '',
    '0',
    '<b onload=1>',
    'x'.repeat(60_000),
    [],
    ['0'],
    {},
    { toString: 1 },
    { length: 3 },
  ];

  it('with any content is at most refused', async () => {
    const lines: string[] = [];
    const testServer = await openTestServer({ log: (level, event, details) => lines.push(JSON.stringify({ level, event, ...details })) });
    const match = await newMatch(testServer, { setupData }, GAME);
    const keys = ['playerID', 'credentials', 'playerName', 'newName', 'data', 'salt', 'numPlayers', 'setupData', 'unlisted', 'chat'];
    for (const [path, body] of calls(match)) {
      const bodies = keys.flatMap((key) => JUNK.map((junk) => JSON.stringify({ ...body, [key]: junk })));
      const deep = keys.map((key) => JSON.stringify({ ...body, [key]: 'deep' }).replace('"deep"', '['.repeat(30_000) + ']'.repeat(30_000)));
      const texts = [...deep, 'null', '[]', '"x"', '1', '{', '{"a":}', '\u0000', '{"__proto__":{"playerName":"x"}}', '['.repeat(60_000)];
      for (const text of [...bodies, ...texts]) {
        const { status } = await say(testServer.url, 'POST', path, text);
        about(`${path} ${text.slice(0, 200)}`, () => expect([200, 400, 403, 404, 409, 413]).toContain(status));
      }
    }
    expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
    const { matches } = await testServer.lobby.listMatches(GAME);
    for (const { players } of matches) for (const { name = 'x' } of players) expect(name).toMatch(/^.{1,64}$/u);
  });
});
