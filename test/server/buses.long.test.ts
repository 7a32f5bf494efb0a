import { LobbyClient } from 'boardgame.io/client';
import { createServer, type Message, PostgresBus, type PubSub, RedisBus } from '../../server/index.js';
import { type Redis, startRedis } from '../../tools/services/redis.js';
import { needs } from '../kit/needs.js';
import { newDatabase, ownPostgres } from './engines.js';
import { afterwards, games, moveFrame, newMatch, pause, seated, type TestServer, until } from './testServer.js';

let running: Promise<Redis> | undefined;
const redis = () => {
  running ??= startRedis();
  return running;
};
afterAll(async () => (await running)?.stop());

const quiet = () => undefined;

/** The buses, with the services that they need. */
const buses = [
  {
    name: 'Redis',
    programs: ['redis'],
    /** Whether the bus reports for each topic when it starts to listen. */
    greets: true,
    async make(): Promise<() => PubSub> {
      const { url } = await redis();
      return () => new RedisBus(url, quiet);
    },
    kill: async () => (await redis()).kill(),
    start: async () => (await redis()).start(),
  },
  {
    name: 'PostgreSQL',
    programs: ['postgresql'],
    greets: false,
    async make(): Promise<() => PubSub> {
      const url = await (await ownPostgres()).database();
      return () => new PostgresBus(url, quiet);
    },
    kill: async () => (await ownPostgres()).kill(),
    start: async () => (await ownPostgres()).start(),
  },
] as const;

async function received(bus: PubSub, topic: string): Promise<Message[]> {
  const messages: Message[] = [];
  bus.subscribe(topic, (message) => messages.push(message));
  return messages;
}

for (const { name, programs, greets, make, kill, start } of buses) {
  needs(...programs).describe(`the bus on ${name}`, () => {
    async function two(): Promise<[PubSub, PubSub]> {
      const bus = await make();
      const pair: [PubSub, PubSub] = [bus(), bus()];
      for (const each of pair) {
        await each.start?.();
        afterwards(() => each.close?.());
      }
      return pair;
    }
    const state = { G: { secret: 'the seed' }, _stateID: 7 } as never;

    it('delivers messages once and in order to subscribers, at once within the process, without secrets', async () => {
      const [here, there] = await two();
      const [mine, theirs, others] = [await received(here, 'm'), await received(there, 'm'), await received(there, 'n')];
      await until(() => !greets || theirs.length > 0);
      theirs.length = 0;
      here.publish('m', { type: 'moved', from: 6, state, by: '0' });
      expect(mine.at(-1)).toMatchObject({ type: 'moved', state });
      for (let n = 0; n < 50; n++) here.publish('m', { type: 'stored', stateID: n });
      await until(() => theirs.length === 51);
      expect(theirs).toEqual([
        { type: 'stored', stateID: 7 },
        ...Array.from({ length: 50 }, (_, stateID) => ({ type: 'stored', stateID })),
      ]);
      expect(mine.filter(({ type }) => type === 'moved')).toHaveLength(1);
      expect(others.filter(({ type }) => type !== 'missed')).toEqual([]);
      there.unsubscribeAll('m');
      await pause(50);
      here.publish('m', { type: 'seats' });
      await pause(100);
      expect(theirs).toHaveLength(51);
    });

    it('reports a lost connection, continues within the process, and tells both sides what they may have missed', async () => {
      const [here, there] = await two();
      await Promise.all([here.check?.(), there.check?.()]);
      const [mine, theirs] = [await received(here, 'm'), await received(there, 'm')];
      await until(() => !greets || (mine.length > 0 && theirs.length > 0));
      await kill();
      await expect(here.check?.()).rejects.toThrow();
      mine.length = 0;
      theirs.length = 0;
      here.publish('m', { type: 'seats' });
      expect(mine).toEqual([{ type: 'seats' }]);
      await pause(300);
      expect(theirs).toEqual([]);
      await start();
      await until(() => theirs.some(({ type }) => type === 'missed') && mine.some(({ type }) => type === 'missed'), 'the healing');
      await until(() =>
        Promise.all([here.check?.(), there.check?.()]).then(
          () => true,
          () => false,
        ),
      );
      theirs.length = 0;
      here.publish('m', { type: 'stored', stateID: 1 });
      await until(() => theirs.some(({ type }) => type === 'stored'), 'a message after it');
    });
  });
}

/** Opens several servers on one PostgreSQL, like separate processes. */
async function servers(databaseUrl: string, redisUrl: string | undefined, count: number): Promise<TestServer[]> {
  const testServers: TestServer[] = [];
  for (let n = 0; n < count; n++) {
    const limits = { messages: { burst: 1e6, perSecond: 1e6 }, lobbyCalls: { count: 1e6, seconds: 60 } };
    const server = createServer({ games, databaseUrl, ...(redisUrl && { redisUrl }), limits, log: quiet });
    const { port } = await server.start();
    afterwards(() => server.stop());
    const url = `http://127.0.0.1:${port}`;
    testServers.push({ url, dataDir: '', server, lobby: new LobbyClient({ server: url }) });
  }
  return testServers;
}

const plays = { setupData: { skipMuster: true } };

for (const bus of ['Redis', 'PostgreSQL']) {
  needs('database', ...(bus === 'Redis' ? (['redis'] as const) : [])).describe(`two servers connected by ${bus}`, () => {
    const both = async () => servers(await newDatabase(), bus === 'Redis' ? (await redis()).url : undefined, 2);

    it('show each other’s moves, chat and seats; a player who leaves at one is disconnected at the other', async () => {
      const [here, there] = await both();
      const match = await newMatch(here, plays);
      const [first, second] = [await seated(here, match, '0'), await seated(there, match, '1')];
      await until(() => JSON.stringify(first.of('matchData').at(-1)?.args).match(/"isConnected":true/g)?.length === 2, 'presence');
      expect((await there.lobby.getMatch('parley', match.matchID)).players.map(({ isConnected }) => isConnected)).toEqual([true, true]);
      const shown = [first.next('patch'), second.next('patch')];
      first.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [3]));
      for (const [, from, to] of await Promise.all(shown)) expect([from, to]).toEqual([0, 1]);
      const answered = [first.next('patch'), second.next('patch')];
      second.send('update', ...moveFrame(match.matchID, 1, '1', 'commit', [1]));
      for (const [, from, to, , log] of await Promise.all(answered)) {
        expect([from, to]).toEqual([1, 2]);
        expect(new Set((log as { _stateID: number }[]).map(({ _stateID }) => _stateID))).toEqual(new Set([1]));
      }
      const chat = second.next('chat');
      first.send('chat', match.matchID, { id: 'a', sender: '0', payload: 'héllo' });
      expect((await chat)[1]).toMatchObject({ payload: 'héllo', sender: '0' });
      await there.lobby.leaveMatch('parley', match.matchID, { playerID: '0', credentials: match.keys[0] });
      await until(() => !first.socket.connected, 'the cut');
      await until(() => JSON.stringify(second.of('matchData').at(-1)?.args).match(/"isConnected":true/g)?.length === 1, 'the empty seat');
    });

    it('lose no move when both write at the same time, and both show both moves', async () => {
      const [here, there] = await both();
      for (let n = 0; n < 20; n++) {
        const match = await newMatch(here, plays);
        const [first, second] = [await seated(here, match, '0'), await seated(there, match, '1')];
        first.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [2]));
        second.send('update', ...moveFrame(match.matchID, 0, '1', 'commit', [2]));
        for (const raw of [first, second]) {
          await until(() => raw.of('patch').some(({ args }) => args[2] === 2), 'both moves');
          const entries = raw.of('patch').flatMap(({ args }) => args[4] as { _stateID: number }[]);
          expect(entries.map(({ _stateID }) => _stateID)).toEqual([0, 1]);
        }
        for (const raw of [first, second]) raw.socket.disconnect();
      }
    });
  });
}

needs('redis', 'database').describe('an interruption of Redis', () => {
  it('does not stop play, is reported by health, and leaves no trace afterwards', async () => {
    const service = await redis();
    const [here, there] = await servers(await newDatabase(), service.url, 2);
    const health = async ({ url }: TestServer) => (await fetch(`${url}/readyz`)).json() as Promise<{ parts: { bus: string } }>;
    expect((await health(here)).parts.bus).toBe('ok');
    const match = await newMatch(here, plays);
    const [first, second, watcher] = [await seated(here, match, '0'), await seated(there, match, '1'), await seated(here, match, null)];
    await service.kill();
    await until(async () => (await health(here)).parts.bus !== 'ok');
    const at = (raw: typeof first, stateID: number) =>
      until(() => raw.of('patch').some(({ args }) => args[2] === stateID), `state ${stateID}`);
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [2]));
    await at(first, 1);
    await at(watcher, 1);
    await at(second, 1);
    second.send('update', ...moveFrame(match.matchID, 1, '1', 'commit', [2]));
    await at(second, 2);
    await at(first, 2);
    await service.start();
    await until(async () => (await health(here)).parts.bus === 'ok' && (await health(there)).parts.bus === 'ok', 'health');
    const chat = second.next('chat');
    first.send('chat', match.matchID, { id: 'a', sender: '0', payload: 'here again' });
    await chat;
  });
});
