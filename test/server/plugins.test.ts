import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { State } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { MatchEvents, type MatchListener, stopReason } from '../../server/match/events.js';
import type { MatchRoom } from '../../server/match/room.js';
import { plugins } from '../../server/plugins.js';
import { openServer } from '../../server/server.js';
import { type CallName, paths } from '../../src/api/paths.js';
import { idleCore } from './servedRoutes.js';
import { afterwards, folder, games, moveFrame, newMatch, seated } from './testServer.js';

const made = plugins.map((make) => ({ make, plugin: make(idleCore()) }));
const called = made.map(({ plugin: { name, routes = {}, frames = {} } }) => ({
  name,
  calls: Object.keys(routes) as CallName[],
  events: Object.keys(frames),
}));

/** Starts a server without one plug-in. */
async function without(name: string) {
  const rest = made.filter(({ plugin }) => plugin.name !== name).map(({ make }) => make);
  const server = openServer({ games, dataDir: folder(), log: () => undefined }, rest);
  const { port } = await server.start();
  afterwards(() => server.stop());
  const url = `http://127.0.0.1:${port}`;
  return { url, lobby: new LobbyClient({ server: url }) };
}

it('no call is answered by two plug-ins', () => {
  const calls = called.flatMap((each) => each.calls);
  expect(calls).toEqual([...new Set(calls)]);
});

it('the core imports no plug-in, and no plug-in another', () => {
  const dir = join(__dirname, '../../server');
  const folders = plugins.map((make) => make(idleCore()).name);
  const core = ['bus', 'http', 'lobby', 'match', 'storage'];
  const files = [...core, ...folders].flatMap((folder) =>
    readdirSync(join(dir, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const wrong = files
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => {
      const own = file.split('/')[0];
      const imported = [...readFileSync(join(dir, file), 'utf8').matchAll(/from '\.\.\/(\w+)\//g)].map(([, folder]) => folder);
      return imported.some((folder) => folder !== own && folders.includes(String(folder)));
    });
  expect(files.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

describe.each(called)('a server without $name', ({ name, calls, events }) => {
  it('plays a match, answers 404 to the calls of the plug-in, and ignores its frames', async () => {
    const { url, lobby } = await without(name);
    const match = await newMatch({ lobby });
    const raw = await seated({ url }, match, '0');
    for (const event of events) raw.send(event, match.matchID);
    const shown = raw.next('patch');
    raw.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await shown;
    expect(raw.of('rejected')).toEqual([]);
    const answered = calls.map(async (call) => {
      const [method = '', path = ''] = paths[call].split(' ');
      const at = path.replace(':name', 'parley').replace(':id', match.matchID).replace(':key', 'x');
      return (await fetch(url + at, { method })).status;
    });
    expect(await Promise.all(answered)).toEqual(calls.map(() => 404));
    await lobby.leaveMatch('parley', match.matchID, { playerID: '1', credentials: match.keys[1] });
    expect((await lobby.getMatch('parley', match.matchID)).players[1]?.name).toBeUndefined();
  });
});

/** Returns the parts of a state that explain why play stopped. */
const state = ({ gameover, adjourned, move }: { gameover?: object; adjourned?: boolean; move?: string }) =>
  ({
    ctx: { gameover },
    plugins: adjourned ? { adjourned: { data: { times: 1, last: 0, now: { since: 0, by: '0' } } } } : {},
    deltalog: move ? [{ action: { type: 'MAKE_MOVE', payload: { type: move } } }] : [],
  }) as unknown as State;

describe('the end of a match', () => {
  const going = state({});
  const over = { winner: '0' };

  it.each([
    ['rules', state({ gameover: over, move: 'fire' })],
    ['concession', state({ gameover: over, move: 'concede' })],
    ['draw', state({ gameover: { ending: 'draw' } })],
    ['time', state({ gameover: { ending: 'time', winner: '0' } })],
    ['adjournment', state({ adjourned: true })],
    [undefined, state({ move: 'concede' })],
  ])('is distinguished: %s', (reason, after) => expect(stopReason({ before: going, after })).toBe(reason));

  it.each([
    ['adjourned before', state({ adjourned: true })],
    ['over before', state({ gameover: over })],
  ])('is reported once: %s', (_case, before) => expect(stopReason({ before, after: before })).toBeUndefined());

  it('is reported to every plug-in, after the move, also if one throws', () => {
    const calls: string[] = [];
    const lines: string[] = [];
    const failing: MatchListener = {
      onMove: () => {
        throw new Error('a fault');
      },
    };
    const listening: MatchListener = { onMove: () => calls.push('move'), onMatchOver: (_change, reason) => calls.push(reason) };
    const change = { room: {} as MatchRoom, before: going, after: state({ gameover: over }) };
    new MatchEvents([failing, listening], (_level, event) => lines.push(event)).changed(change);
    expect([calls, lines]).toEqual([['move', 'rules'], ['plugin']]);
  });
});

it('a left seat is reported to the plug-ins in sequence', async () => {
  const calls: string[] = [];
  const listener = (name: string): MatchListener => ({
    onSeatLeft: async ({ playerID }) => {
      await Promise.resolve();
      calls.push(`${name} ${playerID}`);
    },
  });
  await new MatchEvents([listener('a'), listener('b')], () => undefined).seatLeft({ matchID: 'm', playerID: '1' });
  expect(calls).toEqual(['a 1', 'b 1']);
});
