import { once } from 'node:events';
import { connect, type Socket as TcpSocket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { serve } from './serving.js';
import { afterwards, figuresOf, folder, newMatch, open, parleyModule, pause, RawSocket, seated, until } from './testServer.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Opens a TCP connection and sends only `text`. */
function half(url: string, text = ''): { tcp: TcpSocket; ended(): boolean } {
  const { port } = new URL(url);
  const tcp = connect(Number(port), '127.0.0.1');
  let closed = false;
  tcp.on('error', () => undefined);
  tcp.on('close', () => {
    closed = true;
  });
  tcp.resume();
  if (text) tcp.write(text);
  afterwards(() => tcp.destroy());
  return { tcp, ended: () => closed };
}

describe('idle connections', () => {
  it('are cut when they send no complete request, while others are served', async () => {
    const testServer = await open();
    const idle = [half(testServer.url), half(testServer.url, 'GET / HTTP/1.1\r\nHost: x\r\n')];
    expect((await fetch(`${testServer.url}/healthz`)).status).toBe(200);
    await until(() => idle.every(({ ended }) => ended()), 'the cut');
  });

  it('are limited by address', async () => {
    const testServer = await open({ limits: { connectionsPerAddress: 5 } });
    const many = Array.from({ length: 12 }, () => half(testServer.url));
    await until(() => many.filter(({ ended }) => ended()).length >= 7);
    for (const { tcp } of many) tcp.destroy();
    await until(() => many.every(({ ended }) => ended()));
    const served = () =>
      fetch(`${testServer.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await served())) await pause(20);
  });

  it('are cut when a socket joins no match', async () => {
    const testServer = await open({ limits: { idleSeconds: 0.2 } });
    const match = await newMatch(testServer);
    const [idle, player] = [new RawSocket(testServer.url), await seated(testServer, match, '0')];
    await until(() => idle.socket.disconnected && idle.heard.length === 0, 'the cut');
    expect(player.socket.connected).toBe(true);
  });

  it('are cut when a client keeps asking and does not read', async () => {
    const testServer = await open({ limits: { backlogBytes: 20_000, messages: { burst: 1e6, perSecond: 1e6 } } });
    const { matchID } = await newMatch(testServer);
    // This raw WebSocket sends pongs and syncs, and never reads.
    const { tcp, ended } = half(testServer.url);
    tcp.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const frame = (text: string) => {
      const data = Buffer.from(text);
      const head =
        data.length < 126 ? Buffer.from([0x81, 0x80 | data.length]) : Buffer.from([0x81, 0xfe, data.length >> 8, data.length & 255]);
      return Buffer.concat([head, Buffer.alloc(4), data]);
    };
    await once(tcp, 'data');
    tcp.pause();
    tcp.write(frame('40/parley,'));
    const sync = frame(`42/parley,["sync","${matchID}",null,null,2]`);
    const flood = setInterval(() => !ended() && tcp.write(Buffer.concat(Array.from({ length: 500 }, () => sync))), 20);
    afterwards(() => clearInterval(flood));
    const metrics = async () => Number(/^weathergage_sockets (\d+)/m.exec(await figuresOf(testServer))?.[1]);
    await until(async () => (await metrics()) === 0, 'the cut');
  });
});

describe('a flood', () => {
  it('leaves no match room, socket, queue or heap growth behind', async () => {
    const wide = { messages: { burst: 1e6, perSecond: 1e6 }, newSockets: { count: 1e6, seconds: 1 } };
    const testServer = await open({ limits: wide });
    const figures = async () => {
      const text = await figuresOf(testServer);
      return ['tables', 'sockets'].map((name) => Number(new RegExp(`^weathergage_${name} (\\d+)`, 'm').exec(text)?.[1]));
    };
    const match = await newMatch(testServer);
    const round = async (messages: number) => {
      const raws = [new RawSocket(testServer.url), await seated(testServer, match, null)];
      for (let n = 0; n < messages; n++) {
        const raw = raws[n % 2];
        raw.send('update', { type: 'MAKE_MOVE', payload: { type: `m${n}`, args: [n] } }, n, `match${n}`, '0');
        raw.send('sync', `match${n}`, '0', `guess${n}`);
        raw.send(`event${n}`, 'x'.repeat(200));
        raw.heard.length = 0;
        if (n % 250 === 0) await pause(1);
      }
      await until(() => raws.every((raw) => JSON.stringify(raw.heard.slice(-1)).includes('rejected')));
      for (const raw of raws) {
        raw.socket.disconnect();
        raw.heard.length = 0;
      }
      await pause(50);
      collect();
      return process.memoryUsage().heapUsed / 2 ** 20;
    };
    await round(2000);
    const before = await round(2000);
    const after = Math.min(await round(6000), await round(2000));
    while ((await figures()).some((figure) => figure > 0)) await pause(20);
    expect(after - before).toBeLessThan(15);
  });
});

describe('a broken connection', () => {
  const upgrade = (path: string, to = 'websocket') =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${to}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

  const LAST_WORDS = [
    ['nothing', ''],
    ['half a request head', 'GET /games HTTP/1.1\r\nHost: x\r\n'],
    [
      'half a request body',
      'POST /games/parley/create HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    ],
    ['a complete request', 'GET /games HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['an upgrade to a socket', upgrade('/socket.io/?EIO=4&transport=websocket')],
    ['an upgrade of an unknown socket', upgrade('/socket.io/?EIO=4&transport=websocket&sid=x')],
    ['an upgrade elsewhere', upgrade('/other')],
    ['an upgrade to another protocol', upgrade('/', 'h2c')],
    ['a tunnel', 'CONNECT other.example:1 HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a wait for 100 Continue', 'POST /games/parley/create HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n'],
    ['nonsense', '\0\0\0'],
  ] as const;

  it('ends no process, whatever was sent on it', async () => {
    const { url, child } = await serve(folder());
    for (const [what, text] of LAST_WORDS.flatMap((words) => [words, words])) {
      const { tcp, ended: closed } = half(url, text);
      await once(tcp, 'connect');
      await pause(20);
      tcp.resetAndDestroy();
      await until(closed);
      await pause(20);
      expect([what, child.exitCode]).toEqual([what, null]);
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});

describe('one connection', () => {
  const limits = { messages: { burst: 20, perSecond: 0.001 }, idleSeconds: 3600 };
  /** Writes a raw packet to the connection. */
  const say = (raw: RawSocket, text: string) => raw.socket.io.engine.write(text);

  it.each([
    ['unknown events', (raw: RawSocket) => raw.send('anything', 'x')],
    ['answers without a request', (raw: RawSocket) => say(raw, '3/parley,7[]')],
    ['pongs', (raw: RawSocket) => raw.socket.io.engine.transport?.send([{ type: 'pong' }])],
    ['chat without a seat', (raw: RawSocket) => raw.send('chat', 'm', { id: 'x', payload: 'x' })],
  ] as const)('is limited in %s, and cut off over the limit', async (_what, shout) => {
    const testServer = await open({ limits });
    const raw = new RawSocket(testServer.url);
    await until(() => raw.socket.connected);
    for (let n = 0; n < 50; n++) shout(raw);
    await until(() => raw.socket.disconnected, 'the cut');
  });

  it('keeps its count when it leaves a game and returns', async () => {
    const testServer = await open({ games: [parleyModule, { name: 'other', moves: {} }], limits });
    const raw = new RawSocket(testServer.url);
    await until(() => raw.socket.connected);
    say(raw, '0/other,');
    for (let n = 0; n < 10 && raw.socket.connected; n++) {
      for (let m = 0; m < 5; m++) say(raw, '2/parley,["chat","m",{"id":"x","payload":"x"}]');
      say(raw, '1/parley,');
      say(raw, '0/parley,');
      await pause(20);
    }
    await until(() => raw.socket.disconnected, 'the cut');
  });

  it('is closed after it has left every game', async () => {
    const testServer = await open({ limits: { idleSeconds: 3600 } });
    const raw = new RawSocket(testServer.url);
    await until(() => raw.socket.connected);
    say(raw, '1/parley,');
    await until(() => raw.socket.disconnected, 'the end');
  });
});

describe('new sockets of one address', () => {
  it('are counted even if they claim to be old ones', async () => {
    const testServer = await open({ limits: { newSockets: { count: 3, seconds: 60 } } });
    const said = [];
    for (const tail of ['', '&sid=', '&sid', '&sid=&sid=', '&sid=', '&SID=x']) {
      said.push((await fetch(`${testServer.url}/socket.io/?EIO=4&transport=polling${tail}`)).status);
    }
    expect(said).toEqual([200, 200, 200, 403, 403, 403]);
  });

  it('are limited over time', async () => {
    const testServer = await open({ limits: { newSockets: { count: 3, seconds: 60 } } });
    const sockets = Array.from({ length: 5 }, () => {
      const raw = new RawSocket(testServer.url);
      let failed = false;
      raw.socket.on('connect_error', () => {
        failed = true;
      });
      return { raw, failed: () => failed };
    });
    await until(() => sockets.every(({ raw, failed }) => raw.socket.connected || failed()));
    expect(sockets.filter(({ raw }) => raw.socket.connected)).toHaveLength(3);
  });
});

describe('lobby calls of one address', () => {
  const post = (url: string, body: unknown) =>
    fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

  it('have separate limits for creating matches and for reading', async () => {
    const testServer = await open({ limits: { matches: { count: 2, seconds: 3600 }, reads: { count: 5, seconds: 60 } } });
    const created = [1, 2, 3].map(() => post(`${testServer.url}/games/parley/create`, { numPlayers: 2 }));
    expect((await Promise.all(created)).map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    const read = Array.from({ length: 7 }, () => fetch(`${testServer.url}/games/parley`));
    expect((await Promise.all(read)).filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await fetch(`${testServer.url}/healthz`)).status).toBe(200);
  });

  it('for a rematch are checked like calls to create a match', async () => {
    const testServer = await open();
    const { matchID, keys } = await newMatch(testServer);
    const again = (more: object) =>
      post(`${testServer.url}/games/parley/${matchID}/playAgain`, { playerID: '0', credentials: keys[0], ...more });
    for (const more of [{ numPlayers: 100 }, { numPlayers: 1 }, { setupData: { other: 1 } }, { setupData: 'x' }]) {
      const answer = await again(more);
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/^(numPlayers|setupData)/)]);
    }
    expect((await again({ setupData: { skipMuster: true } })).status).toBe(200);
  });
});
