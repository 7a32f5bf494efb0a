import { tidied } from '../../server/lobby/names.js';
import { describeOnEngines } from './engines.js';
import { moveFrame, newMatch, open, seated, stored, type TestServer, until } from './testServer.js';

const post = (testServer: TestServer, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${testServer.url}/games/parley/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const generous = { limits: { lobbyCalls: { count: 10_000, seconds: 60 } } };

describe('the lobby', () => {
  it("answers every call of boardgame.io's LobbyClient", async () => {
    const { lobby } = await open();
    const { matchID } = await lobby.createMatch('parley', { numPlayers: 2, setupData: { skipMuster: true } });
    expect(await lobby.getMatch('parley', matchID)).toMatchObject({ matchID, gameName: 'parley', setupData: { skipMuster: true } });
    const mine = await lobby.joinMatch('parley', matchID, { playerName: 'Ann' });
    expect(mine).toEqual({ playerID: '0', playerCredentials: expect.stringMatching(/^[\w-]{24}$/) });
    const { playerCredentials: credentials } = await lobby.joinMatch('parley', matchID, {
      playerID: '1',
      playerName: 'Bob',
      data: { x: 1 },
    });
    await lobby.updatePlayer('parley', matchID, { playerID: '1', credentials, newName: 'Bo' });
    const { matches } = await lobby.listMatches('parley', { isGameover: false });
    expect(matches).toMatchObject([
      {
        matchID,
        players: [
          { id: 0, name: 'Ann' },
          { id: 1, name: 'Bo', data: { x: 1 } },
        ],
      },
    ]);
    expect(JSON.stringify(matches)).not.toContain('credentials');
    const again = await lobby.playAgain('parley', matchID, { playerID: '1', credentials });
    const once = await lobby.playAgain('parley', matchID, { playerID: '0', credentials: mine.playerCredentials });
    expect(once).toEqual(again);
    expect((await lobby.getMatch('parley', again.nextMatchID)).setupData).toEqual({ skipMuster: true });
    await lobby.leaveMatch('parley', matchID, { playerID: '1', credentials });
    expect((await lobby.getMatch('parley', matchID)).players[1]).toEqual({ id: 1, isConnected: false });
  });

  it('creates a rematch that is unlisted, silent and rated like the match before it', async () => {
    const testServer = await open(generous);
    const post = (path: string, body: object) =>
      fetch(`${testServer.url}/games/parley/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.json());
    const rematchOf = async (terms: object) => {
      const { matchID } = await post('create', { numPlayers: 2, ...terms });
      const { playerCredentials: credentials } = await post(`${matchID}/join`, { playerID: '0', playerName: 'Ann' });
      const { nextMatchID } = await post(`${matchID}/playAgain`, { playerID: '0', credentials });
      return { unlisted: false, chat: true, rated: false, ...(await testServer.lobby.getMatch('parley', nextMatchID)) };
    };
    const kept = { unlisted: true, chat: false, rated: true };
    expect(await rematchOf(kept)).toMatchObject(kept);
    expect(await rematchOf({})).toMatchObject({ unlisted: false, chat: true, rated: false });
  });

  it('lists the last played match first, in pages, without unlisted matches', async () => {
    const testServer = await open(generous);
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await testServer.lobby.createMatch('parley', { numPlayers: 2 })).matchID);
    const { matchID: hidden } = await testServer.lobby.createMatch('parley', { numPlayers: 2, unlisted: true });
    const list = async (query: string) => {
      const { matches } = await (await fetch(`${testServer.url}/games/parley?${query}`)).json();
      return matches.map(({ matchID }: { matchID: string }) => matchID);
    };
    expect((await list('')).sort()).toEqual([...ids].sort());
    expect([...(await list('limit=2')), ...(await list('limit=3&offset=2'))].sort()).toEqual([...ids].sort());
    expect(await list('isGameover=true')).toEqual([]);
    expect(await list(`updatedAfter=${Date.now() + 1000}`)).toEqual([]);
    expect(await list('limit=x&offset=-1')).toHaveLength(5);
    expect((await testServer.lobby.getMatch('parley', hidden)).matchID).toBe(hidden);
  });

  it('gives a seat to one of two simultaneous requests', async () => {
    const testServer = await open(generous);
    for (let n = 0; n < 20; n++) {
      const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2 });
      const answers = await Promise.all(
        ['A', 'B', 'C'].map((playerName) => post(testServer, `${matchID}/join`, { playerID: '0', playerName })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const both = await Promise.all(['D', 'E'].map((playerName) => post(testServer, `${matchID}/join`, { playerName })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });

  it('stores credentials hashed', async () => {
    const testServer = await open();
    const match = await newMatch(testServer);
    const { metadata } = stored(testServer, match.matchID);
    for (const key of match.keys) expect(metadata).not.toContain(key);
    expect(metadata).toContain('sha256:');
    // A stored hash is not accepted as credentials.
    const { credentials } = JSON.parse(metadata).players[0];
    expect((await post(testServer, `${match.matchID}/leave`, { playerID: '0', credentials })).status).toBe(403);
  });

  it('repeats no credentials in an answer', async () => {
    const testServer = await open();
    const { matchID } = await newMatch(testServer);
    for (const call of ['leave', 'playAgain', 'update', 'rename']) {
      const answer = await post(testServer, `${matchID}/${call}`, { playerID: '0', credentials: 'guessed-secret', newName: 'x' });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toBe('Invalid credentials');
    }
  });

  it('refuses forged bodies with a sentence that names the key', async () => {
    const testServer = await open(generous);
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2 });
    const named = { playerName: 'A' };
    const forged: [string, unknown, number, string][] = [
      ['create', { numPlayers: 3 }, 400, 'numPlayers'],
      ['create', { numPlayers: 20000 }, 400, 'numPlayers'],
      ['create', { numPlayers: 'x' }, 400, 'numPlayers'],
      ['create', { setupData: { skipMuster: 'yes' } }, 400, 'setupData.skipMuster'],
      ['create', { setupData: { other: 1 } }, 400, 'setupData.other'],
      ['create', { unlisted: 'yes' }, 400, 'unlisted'],
      ['create', [], 400, 'body'],
      [`${matchID}/join`, {}, 400, 'playerName'],
      [`${matchID}/join`, { playerName: '' }, 400, 'playerName'],
      [`${matchID}/join`, { playerName: ' \u202e\u0007 ' }, 400, 'playerName'],
      [`${matchID}/join`, { playerName: 'x'.repeat(65) }, 400, 'playerName'],
      [`${matchID}/join`, { playerName: { toString: 1 } }, 400, 'playerName'],
      [`${matchID}/join`, { ...named, playerID: '__proto__' }, 400, 'playerID'],
      [`${matchID}/join`, { ...named, playerID: 'constructor' }, 400, 'playerID'],
      [`${matchID}/join`, { ...named, playerID: ['0'] }, 400, 'playerID'],
      [`${matchID}/join`, { ...named, playerID: '7' }, 404, 'not found'],
      [`${matchID}/join`, { ...named, data: 'x'.repeat(2000) }, 400, 'data'],
      [`${matchID}/leave`, { playerID: '0' }, 400, 'credentials'],
      [`${matchID}/update`, { playerID: '0', credentials: {}, newName: 'x' }, 400, 'credentials'],
    ];
    for (const [path, body, status, text] of forged) {
      const answer = await post(testServer, path, body);
      expect([path, answer.status, await answer.text()]).toEqual([path, status, expect.stringContaining(text)]);
    }
    expect(({} as { name?: string }).name).toBeUndefined();
    expect((await testServer.lobby.listMatches('parley')).matches).toHaveLength(1);
  });

  it('trims names', async () => {
    const { lobby } = await open();
    const { matchID } = await lobby.createMatch('parley', { numPlayers: 2 });
    await lobby.joinMatch('parley', matchID, { playerName: '  Dr\u00e0ke\u0000 \u202e  <b>  ' });
    expect((await lobby.getMatch('parley', matchID)).players[0].name).toBe('Dr\u00e0ke <b>');
  });

  it('keeps joiners inside emoji and between letters of scripts that need them, and turns tabs into spaces', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    const england = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    const persian = '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645';
    const sinhala = '\u0dc1\u0dca\u200d\u0dbb\u0dd3';
    for (const name of [family, england, '\u2764\ufe0f', persian, sinhala]) expect(tidied(`\u200d${name}\u200c`)).toBe(name);
    expect(tidied('Sir\tFrancis\r\nDrake\u2028!')).toBe('Sir Francis Drake !');
    expect(tidied('Dr\u200dake\u200c 7\u200d8')).toBe('Drake 78');
    expect(tidied('\u200d\u200c\ufe0f')).toBe('');
  });

  it('refuses invisible names and invisible filler in names', async () => {
    const { lobby } = await open(generous);
    const { matchID } = await lobby.createMatch('parley', { numPlayers: 2 });
    const unseen = [
      '\u3164',
      '\u2800',
      '\u115f\u1160',
      '\uffa0',
      '\u00ad',
      '\u034f',
      '\u180e',
      '\ufe0f',
      '\u{e0061}',
      '\ud800',
      '\u0301',
      '\u00a0',
    ];
    for (const playerName of [...unseen, unseen.join(' ')]) {
      await expect(lobby.joinMatch('parley', matchID, { playerName })).rejects.toThrow('400');
    }
    await lobby.joinMatch('parley', matchID, { playerName: `${unseen.join('')} Dr\u3164a\u2800ke` });
    expect((await lobby.getMatch('parley', matchID)).players[0].name).toBe('\u0301 Drake');
  });

  it('creates no match with more set-up data than a list can carry', async () => {
    const plain = { name: 'plain', moves: {} };
    const testServer = await open({ ...generous, games: [plain] });
    const create = (setupData: unknown) => testServer.lobby.createMatch('plain', { numPlayers: 2, setupData });
    await create('x'.repeat(7000));
    await expect(create('x'.repeat(9000))).rejects.toThrow('400');
    for (const numPlayers of [0, -1, 1000, 1e21])
      await expect(testServer.lobby.createMatch('plain', { numPlayers })).rejects.toThrow('400');
  });

  it('refuses unknown games, matches and calls', async () => {
    const testServer = await open();
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2 });
    const status = async (path: string, init?: RequestInit) => (await fetch(testServer.url + path, init)).status;
    for (const path of [
      '/games/chess',
      '/games/__proto__',
      '/games/parley/nobody',
      '/games/parley/..%2fx',
      `/games/parley/${'x'.repeat(80)}`,
    ]) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
    for (const path of [`${matchID}/destroy`, `${matchID}/create`, `${matchID}/__proto__`]) {
      expect([path, (await post(testServer, path, { playerName: 'A' })).status]).toEqual([path, 404]);
    }
    expect((await post(testServer, 'join', { playerName: 'A' })).status).toBe(405);
    expect(await status(`/games/parley/${matchID}`, { method: 'DELETE' })).toBe(405);
  });

  it('limits bodies, with or without a stated length, and accepts only JSON', async () => {
    const testServer = await open(generous);
    expect((await post(testServer, 'create', { setupData: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await post(testServer, 'create', '{"numPlayers":')).status).toBe(400);
    expect((await post(testServer, 'create', 'numPlayers=2', { 'Content-Type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await post(testServer, 'create', 'x', { 'Content-Encoding': 'gzip' })).status).toBe(415);
    const chunked = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"numPlayers":2}'));
        controller.close();
      },
    });
    const answer = await fetch(`${testServer.url}/games/parley/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: chunked,
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(200);
  });

  it('limits the calls of one address', async () => {
    const testServer = await open({ limits: { lobbyCalls: { count: 45, seconds: 60 } } });
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(testServer, 'create', { numPlayers: 2 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(45);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(155);
    expect(refused[0].headers.get('Retry-After')).toBe('60');
    expect((await fetch(`${testServer.url}/games/parley`)).status).toBe(200);
  });

  it('allows pages of the configured origins only', async () => {
    const testServer = await open({ origins: ['https://friend.example'] });
    const from = (Origin: string) => post(testServer, 'create', { numPlayers: 2 }, { Origin });
    expect((await from('https://evil.example')).status).toBe(403);
    expect((await from('null')).status).toBe(403);
    const friend = await from('https://friend.example');
    expect([friend.status, friend.headers.get('Access-Control-Allow-Origin')]).toEqual([200, 'https://friend.example']);
    expect((await from(testServer.url)).status).toBe(200);
    const preflight = await fetch(`${testServer.url}/games/parley/create`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://friend.example' },
    });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Headers')]).toEqual([204, 'Content-Type']);
    const list = await fetch(`${testServer.url}/games/parley`, { headers: { Origin: 'https://evil.example' } });
    expect(list.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('tells a waiting player that an opponent has joined', async () => {
    const testServer = await open();
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2 });
    const { playerCredentials } = await testServer.lobby.joinMatch('parley', matchID, { playerID: '0', playerName: 'A' });
    const waiting = await seated(testServer, { matchID, keys: [playerCredentials, ''] }, '0');
    await testServer.lobby.joinMatch('parley', matchID, { playerID: '1', playerName: 'B' });
    await until(() => JSON.stringify(waiting.of('matchData')).includes('"name":"B"'));
  });
});

describeOnEngines('text that a database cannot store', ({ place }) => {
  it('is refused as a bad request, in addresses, bodies and frames', async () => {
    const testServer = await open({ store: (await place()).store() });
    const match = await newMatch(testServer);
    const status = async (path: string, body?: unknown) => {
      const init: RequestInit =
        body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(`${testServer.url}${path}`, init)).status;
    };
    expect(await status(`/games/parley?offset=${2 ** 31}`)).toBe(400);
    expect(await status('/games/parley?offset=%00')).toBe(400);
    expect(await status('/games/parley/a%00b')).toBe(404);
    expect(await status('/notices/confirm', { token: 'a\0b' })).toBe(400);
    expect(await status('/notices/stop/a%00b')).toBe(400);
    expect(await status('/games/parley/create', { numPlayers: 2, setupData: { name: 'a\0b' } })).toBe(400);
    const raw = await seated(testServer, match, '0');
    for (const event of ['earlier', 'past']) {
      const refused = raw.next('rejected');
      raw.send(event, match.matchID, 2 ** 31);
      expect((await refused)[0]).toMatchObject({ key: 'unreadable' });
    }
  });
});

describe('a match file', () => {
  it('is available only after the match, because it holds the seed', async () => {
    const testServer = await open();
    const match = await newMatch(testServer);
    const file = () => fetch(`${testServer.url}/games/parley/${match.matchID}/export`);
    const early = await file();
    expect(early.status).toBe(403);
    expect(await early.text()).toContain('not over');
    const raw = await seated(testServer, match, '0');
    raw.send('update', ...moveFrame(match.matchID, 0, '0', 'concede'));
    await raw.next('patch');
    const late = await file();
    expect(late.headers.get('Content-Disposition')).toContain(`parley-${match.matchID}.json`);
    const { setup, play } = JSON.parse(stored(testServer, match.matchID).state).plugins.weathergage.data;
    expect(await late.json()).toMatchObject({
      seed: `${setup}.${play}`,
      result: { winner: '1' },
      log: [{ move: 'concede', playerID: '0' }],
    });
    expect((await fetch(`${testServer.url}/games/parley/nobody/export`)).status).toBe(404);
  });
});
