import { createServer, EmbeddedStore, type ServerOptions } from '../../server/index.js';
import { ask, muster, told } from './notificationCalls.js';
import { type Receiver, receiver } from './receiver.js';
import { plays } from './table.js';
import { afterwards, type Match, moveFrame, newMatch, open, pause, polled, seated, type TestServer, until } from './testServer.js';

const noticesTo = ({ ca }: Receiver, afterMs = 0) => ({
  publicUrl: 'https://play.example',
  afterMs,
  webhooks: { mayReach: () => true, ca },
});

const opened = (there: Receiver, options: Partial<ServerOptions> = {}) => open({ games: [told], notices: noticesTo(there), ...options });

const set = (testServer: TestServer, match: Match, { url }: Receiver, form = 'plain') => ask(testServer, match, '/webhook', { url, form });

const turnsAt = ({ received }: Receiver) => received.map(({ body }) => JSON.parse(String(body))).filter(({ event }) => event === 'turn');

describe('a seat that is away when asked', () => {
  it('is notified at its address with game, opponent, the last two log lines and a link to the match', async () => {
    const there = await receiver();
    const testServer = await opened(there);
    const match = await newMatch(testServer);
    expect(await set(testServer, match, there)).toMatchObject({
      status: 200,
      told: { channels: ['webhook'], set: [{ where: `127.0.0.1:${there.port}` }] },
    });
    expect(JSON.parse(String(there.received[0].body))).toMatchObject({ event: 'set', opponent: 'player 0' });
    await muster(testServer, match);
    await until(() => turnsAt(there).length === 1);
    const [message] = turnsAt(there);
    expect(message).toEqual({
      id: expect.any(String),
      event: 'turn',
      headline: 'Your turn: Parley against player 0',
      game: 'parley',
      title: 'Parley',
      match: match.matchID,
      opponent: 'player 0',
      happened: ['Marks berth 1.', 'Marks berth 2.'],
      link: `https://play.example/match/parley/${match.matchID}`,
    });
    const everything = there.received.map(({ headers, body }) => JSON.stringify(headers) + body).join();
    for (const key of match.keys) expect(everything).not.toContain(key);
  });

  it('is notified in Discord’s JSON, in which a name mentions no user', async () => {
    const there = await receiver();
    const testServer = await opened(there);
    const match = await newMatch(testServer);
    await testServer.lobby.updatePlayer('parley', match.matchID, { playerID: '0', credentials: match.keys[0], newName: '@everyone *x*' });
    await set(testServer, match, there, 'discord');
    await muster(testServer, match);
    await until(() => there.received.length === 2);
    expect(JSON.parse(String(there.received[1].body))).toEqual({
      content: `**Your turn\\: Parley against \\@everyone \\*x\\***\n> Marks berth 1.\n> Marks berth 2.\nhttps://play.example/match/parley/${match.matchID}`,
      allowed_mentions: { parse: [] },
    });
  });

  it('is not sent the opponent’s secrets', async () => {
    const there = await receiver();
    const testServer = await opened(there);
    const match = await newMatch(testServer, { setupData: plays });
    await set(testServer, match, there);
    const here = await seated(testServer, match, '1');
    const other = await seated(testServer, match, '0');
    const shown = other.next('patch');
    here.send('update', ...moveFrame(match.matchID, 0, '1', 'commit', [3]));
    await shown;
    here.socket.disconnect();
    const answered = other.next('patch');
    other.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [2]));
    await answered;
    await until(() => turnsAt(there).length === 1);
    expect(turnsAt(there)[0].happened).toEqual(['Shown: 2 and 3.']);
  });

  it('is notified once a turn, with any number of processes', async () => {
    const there = await receiver();
    const testServer = await opened(there);
    for (let n = 0; n < 3; n++) {
      const server = createServer({ games: [told], dataDir: testServer.dataDir, notices: noticesTo(there), log: () => undefined });
      await server.start();
      afterwards(() => server.stop());
    }
    const matches = await Promise.all(Array.from({ length: 5 }, () => newMatch(testServer)));
    for (const match of matches) await set(testServer, match, there);
    await Promise.all(matches.map((match) => muster(testServer, match)));
    await until(() => turnsAt(there).length >= matches.length);
    await polled();
    expect(
      turnsAt(there)
        .map(({ match }) => match)
        .sort(),
    ).toEqual(matches.map(({ matchID }) => matchID).sort());
  });

  it('is notified after a restart, and by a second process if the first was killed while sending', async () => {
    const there = await receiver();
    const testServer = await opened(there, { notices: noticesTo(there, 3_600_000) });
    const match = await newMatch(testServer);
    await set(testServer, match, there);
    await muster(testServer, match);
    await testServer.server.stop();
    expect(turnsAt(there)).toEqual([]);
    const store = new EmbeddedStore(testServer.dataDir);
    await store.connect();
    // A process whose clock is an hour ahead reserved the message and was killed. The reservation has ended.
    expect(await store.notices.take(Date.now() + 3_700_000, -7_200_000, 10)).toHaveLength(1);
    await store.close();
    await opened(there, { dataDir: testServer.dataDir });
    await until(() => turnsAt(there).length === 1);
  });

  it('is notified when a requested opponent joins', async () => {
    const there = await receiver();
    const testServer = await opened(there);
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2 });
    const { playerCredentials } = await testServer.lobby.joinMatch('parley', matchID, { playerID: '0', playerName: 'Ann' });
    expect(
      (await ask(testServer, { matchID, keys: [playerCredentials, ''] }, '/webhook', { url: there.url, form: 'plain' }, '0')).status,
    ).toBe(200);
    await pause(100);
    await testServer.lobby.joinMatch('parley', matchID, { playerID: '1', playerName: 'Ben' });
    await until(() => turnsAt(there).length === 1);
    expect(turnsAt(there)[0]).toMatchObject({ opponent: 'Ben', happened: [] });
  });
});

describe('a seat is not notified', () => {
  const nothing = async (there: Receiver) => {
    await polled();
    expect(turnsAt(there)).toEqual([]);
  };

  it('while it is connected, after it unsubscribed, and after its player left', async () => {
    const there = await receiver();
    const testServer = await opened(there);
    const [sitting, stopped, left] = [await newMatch(testServer), await newMatch(testServer), await newMatch(testServer)];
    for (const match of [sitting, stopped, left]) await set(testServer, match, there);
    await seated(testServer, sitting, '1');
    const { told: list } = await ask(testServer, stopped, '', {});
    expect((await ask(testServer, stopped, '/stop', { notice: list?.set[0].id })).told?.set).toEqual([]);
    await testServer.lobby.leaveMatch('parley', left.matchID, { playerID: '1', credentials: left.keys[1] });
    const heir = await testServer.lobby.joinMatch('parley', left.matchID, { playerID: '1', playerName: 'Heir' });
    expect((await ask(testServer, left, '', {}, '1', heir.playerCredentials)).told?.set).toEqual([]);
    for (const match of [sitting, stopped, left]) await muster(testServer, match);
    await nothing(there);
  });

  it('if the server sends no notifications, which it reports', async () => {
    const there = await receiver();
    const testServer = await open({ games: [told] });
    const match = await newMatch(testServer);
    expect((await ask(testServer, match, '', {})).told).toEqual({ channels: [], set: [] });
    expect((await set(testServer, match, there)).status).toBe(404);
    await muster(testServer, match);
    await nothing(there);
  });
});

describe('setting an address', () => {
  it('needs the credentials of the seat', async () => {
    const there = await receiver();
    const testServer = await opened(there);
    const match = await newMatch(testServer);
    await set(testServer, match, there);
    const id = (await ask(testServer, match, '', {})).told?.set[0].id;
    for (const [path, body] of [
      ['', {}],
      ['/webhook', { url: there.url, form: 'plain' }],
      ['/stop', { notice: id }],
    ] as const) {
      expect((await ask(testServer, match, path, body, '1', 'wrong')).status).toBe(403);
      expect((await ask(testServer, match, path, body, '1', match.keys[0])).status).toBe(403);
    }
    // A player cannot stop the notifications of another seat.
    expect((await ask(testServer, match, '/stop', { notice: id }, '0')).told).toMatchObject({ set: [] });
    expect((await ask(testServer, match, '', {})).told?.set).toHaveLength(1);
    expect(there.received).toHaveLength(1);
  });

  it('tests the address, and refuses one that is not on the public internet or does not accept it', async () => {
    const there = await receiver();
    const strict = await open({ games: [told], notices: { publicUrl: 'https://play.example', webhooks: { ca: there.ca } } });
    const match = await newMatch(strict);
    for (const url of [there.url, 'http://example.org/', 'https://u:p@example.org/', 'nonsense']) {
      expect((await ask(strict, match, '/webhook', { url, form: 'plain' })).told).toEqual({
        channels: ['webhook'],
        set: [],
        fault: 'address',
      });
    }
    expect(there.received).toEqual([]);
    const testServer = await opened(there);
    const other = await newMatch(testServer);
    for (const [status, fault] of [
      [404, 'refused'],
      [500, 'refused'],
      [302, 'redirect'],
    ] as const) {
      there.answer = (_request, response) => void response.writeHead(status).end();
      expect((await set(testServer, other, there)).told).toEqual({ channels: ['webhook'], set: [], fault });
    }
    expect((await ask(testServer, other, '/webhook', { url: 'x'.repeat(501), form: 'plain' })).status).toBe(400);
    expect((await ask(testServer, other, '/webhook', { url: there.url, form: 'odd' })).status).toBe(400);
  });

  it('is limited', async () => {
    const there = await receiver();
    const testServer = await opened(there, { limits: { notices: { count: 2, seconds: 60 } } });
    const match = await newMatch(testServer);
    const statuses = [];
    for (let n = 0; n < 3; n++) statuses.push((await set(testServer, match, there)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('shows only the host of the address afterwards', async () => {
    const there = await receiver();
    const testServer = await opened(there);
    const match = await newMatch(testServer);
    const { text } = await ask(testServer, match, '/webhook', { url: `${there.url}/token`, form: 'plain' });
    expect(text).not.toContain('token');
    expect(JSON.stringify(await testServer.lobby.getMatch('parley', match.matchID))).not.toContain('hook');
  });
});
