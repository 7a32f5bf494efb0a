import { join } from 'node:path';

import { LocalPubSub, type MatchData, type ServerOptions } from '../../server/index.js';
import type { PlayerMetadata } from '../../server/match/seats.js';
import { type Clock, DAY } from '../../src/boardgame/clock/clock.js';
import type { OpenOffers } from '../../src/boardgame/offers.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { parley } from '../boardgame/parley.js';
import { connected, describeOnEngines, type Place } from './engines.js';
import { type Match, moveFrame, newMatch, open, seated, type TestServer, until } from './testServer.js';

const LIVE = { kind: 'live', seconds: 60, increment: 2 };
const DAYS = { kind: 'days', days: 1, reserve: 2, vacation: 3 };
const captains = { threads: 1, paceMs: 0, gamesFrom: join(__dirname, 'captainGames.ts') };

const post = (startServer: Pick<TestServer, 'url'>, path: string, body: unknown) =>
  fetch(`${startServer.url}/games/parley/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const owner = ({ keys }: Match, playerID: '0' | '1') => ({ playerID, credentials: keys[Number(playerID)] });
const claim = async (startServer: Pick<TestServer, 'url'>, match: Match, by: '0' | '1') =>
  (await post(startServer, `${match.matchID}/claim`, owner(match, by))).status;
const fileOf = async (startServer: Pick<TestServer, 'url'>, { matchID }: Match) =>
  (await fetch(`${startServer.url}/games/parley/${matchID}/export`)).json();

/** Puts a bot in the first seat. */
function withBot(metadata: MatchData): MatchData {
  const seat: PlayerMetadata = metadata.players[0];
  Object.assign(seat, { name: 'Captain', captain: 'cadet' });
  return metadata;
}

describeOnEngines('the clocks of the server', ({ place }) => {
  /** Opens a server with a clock that the test sets. */
  async function startServer(at?: Place, options: Partial<ServerOptions> = {}) {
    const here = at ?? (await place());
    const clock = { now: 1_700_000_000_000 };
    const store = here.store();
    const served = await open({ store, time: () => clock.now, ...options });
    const clocksOf = async ({ matchID }: Match): Promise<Clock> =>
      (await (await connected(here)).fetch(matchID, { state: true })).state?.plugins.clock.data;
    const pass = (ms: number) => {
      clock.now += ms;
    };
    return { ...served, at: here, store, clock, pass, clocksOf, began: clock.now };
  }

  /** Makes a move and waits until every process can read it from the store. */
  async function move(here: TestServer & { at: Place }, match: Match, by: '0' | '1', stateID: number, name: string, ...args: unknown[]) {
    const raw = await seated(here, match, by);
    const shown = raw.next('patch');
    raw.send('update', ...moveFrame(match.matchID, stateID, by, name, args));
    await shown;
    raw.socket.disconnect();
  }

  it('start when both players have joined, are sent to new connections, and are stored with each move', async () => {
    const here = await startServer();
    const { matchID } = await here.lobby.createMatch('parley', { numPlayers: 2, clock: LIVE } as never);
    expect(await here.lobby.getMatch('parley', matchID)).toMatchObject({ clock: { terms: LIVE }, now: here.began });
    const join = async (playerID: string) =>
      (await here.lobby.joinMatch('parley', matchID, { playerID, playerName: 'x' })).playerCredentials;
    const first = await join('0');
    here.pass(5000);
    const match: Match = { matchID, keys: [first, await join('1')] };
    expect(await here.lobby.getMatch('parley', matchID)).toMatchObject({ clock: { began: here.began + 5000 } });
    here.pass(10_000);
    const raw = await seated(here, match, '0');
    const shown = raw.next('patch');
    raw.send('update', ...moveFrame(matchID, 0, '0', 'ready'));
    const [, , , patch, log] = await shown;
    expect(patch).toContainEqual(expect.objectContaining({ path: '/plugins/clock' }));
    expect(log).toMatchObject([{ at: here.began + 15_000 }]);
    expect(await here.clocksOf(match)).toMatchObject({
      left: { '0': 52_000, '1': 60_000 },
      since: { '0': here.began + 15_000, '1': here.began + 15_000 },
    });
  });

  it('run for both during a secret decision and through a restart, and never go back', async () => {
    const here = await startServer();
    const match = await newMatch(here, { clock: LIVE, setupData: { skipMuster: true } });
    here.pass(10_000);
    await move(here, match, '0', 0, 'commit', 1);
    expect((await here.clocksOf(match)).since).toEqual({ '1': here.began });
    await here.server.stop();
    const again = await startServer(here.at);
    // This process is an hour behind.
    again.pass(-3_600_000);
    await move(again, match, '1', 1, 'commit', 3);
    expect(await again.clocksOf(match)).toMatchObject({ left: { '0': 52_000, '1': 52_000 }, last: here.began + 10_000 });
  });

  it('have no effect of their own when expired: the opponent may claim once, and the match file verifies', async () => {
    const here = await startServer();
    const match = await newMatch(here, { clock: LIVE, setupData: { skipMuster: true } });
    here.pass(10_000);
    await move(here, match, '0', 0, 'commit', 1);
    here.pass(49_999);
    expect(await claim(here, match, '0')).toBe(409);
    here.pass(1);
    expect((await here.lobby.getMatch('parley', match.matchID)).gameover).toBeUndefined();
    expect(await claim(here, match, '1')).toBe(409);
    const watcher = await seated(here, match, null);
    expect(await claim(here, match, '0')).toBe(200);
    await until(() => watcher.of('patch').length === 1);
    expect(await claim(here, match, '0')).toBe(409);
    expect((await here.lobby.getMatch('parley', match.matchID)).gameover).toEqual({ ending: 'time', winner: '0' });
    const file = await fileOf(here, match);
    expect(file).toMatchObject({
      version: 4,
      result: { ending: 'time', winner: '0' },
      log: [{ at: here.began + 10_000 }],
      clock: { terms: LIVE, began: here.began, events: [{ n: 1, did: 'claim', by: '0' }], left: { '0': 52_000, '1': 0 } },
    });
    expect(verifyExport(parley, file)).toMatchObject({ ok: true, ending: file.result });
  });

  it('allow a late decision', async () => {
    const here = await startServer();
    const match = await newMatch(here, { clock: LIVE });
    here.pass(70_000);
    await move(here, match, '0', 0, 'ready');
    expect((await here.clocksOf(match)).left['0']).toBe(2000);
    expect(await claim(here, match, '1')).toBe(409);
  });

  it('charge the time of a move taken back and add no increment for it', async () => {
    const here = await startServer();
    const match = await newMatch(here, { clock: LIVE });
    for (const [n, name] of ['mark', 'undo', 'mark', 'undo'].entries()) {
      here.pass(1000);
      await move(here, match, '0', n, name, ...(name === 'mark' ? [1] : []));
    }
    here.pass(1000);
    await move(here, match, '0', 4, 'ready');
    expect((await here.clocksOf(match)).left['0']).toBe(57_000);
    await move(here, match, '1', 5, 'concede');
    expect(verifyExport(parley, await fileOf(here, match))).toMatchObject({ ok: true, moves: 2 });
  });

  it('allow the opponent to request a bot for each decision of the expired turn', async () => {
    const here = await startServer(undefined, { captains });
    const match = await newMatch(here, { clock: LIVE, setupData: { skipMuster: true } });
    const ask = async () => (await post(here, `${match.matchID}/deputy`, owner(match, '1'))).status;
    await move(here, match, '1', 0, 'commit', 1);
    here.pass(59_999);
    expect(await ask()).toBe(409);
    here.pass(1);
    const watcher = await seated(here, match, null);
    expect(await ask()).toBe(200);
    await until(() => watcher.of('patch').length === 1);
    await move(here, match, '1', 2, 'concede');
    const file = await fileOf(here, match);
    expect(file.log[1]).toMatchObject({ playerID: '0', deputy: true });
    expect(verifyExport(parley, file)).toMatchObject({ ok: true });
  });

  it('in days use the reserve, then add vacation to it', async () => {
    const here = await startServer();
    const match = await newMatch(here, { clock: DAYS });
    here.pass(2 * DAY);
    const rest = async (days: unknown) => (await post(here, `${match.matchID}/vacation`, { ...owner(match, '0'), days })).status;
    expect([await rest(4), await rest(1), await rest(2), await rest(1)]).toEqual([409, 200, 200, 409]);
    await move(here, match, '0', 2, 'mark', 1);
    expect((await here.clocksOf(match)).left).toEqual({ '0': 5 * DAY, '1': 2 * DAY });
    here.pass(3 * DAY);
    expect(await claim(here, match, '1')).toBe(409);
    here.pass(DAY);
    expect(await claim(here, match, '1')).toBe(200);
    expect(verifyExport(parley, await fileOf(here, match))).toMatchObject({ ok: true });
  });

  it('return no time after an agreed take-back, and the match file verifies', async () => {
    const here = await startServer();
    const match = await newMatch(here, { clock: LIVE, setupData: { skipMuster: true } });
    here.pass(10_000);
    await move(here, match, '0', 0, 'commit', 1);
    here.pass(20_000);
    await move(here, match, '1', 1, 'commit', 3);
    here.pass(1000);
    const [first, second] = [await seated(here, match, '0'), await seated(here, match, '1')];
    const agree = async (stateID: number) => {
      second.send('offer', match.matchID, 'takeBack', stateID, 1);
      const standing = () =>
        (first.of('offers').at(-1)?.args[1] as OpenOffers | undefined)?.offers.filter((each) => each.stateID === stateID) ?? [];
      await until(() => standing().length === 1);
      const answer = first.next('patch');
      first.send('reply', match.matchID, standing()[0].id, true);
      await answer;
    };
    await agree(2);
    const left = { '0': 51_000, '1': 31_000 };
    expect(await here.clocksOf(match)).toMatchObject({ left, since: { '1': here.began + 31_000 } });
    here.pass(4000);
    await move(here, match, '1', 3, 'commit', 2);
    here.pass(30_000);
    expect(await claim(here, match, '0')).toBe(200);
    const file = await fileOf(here, match);
    const [back, ...others] = file.clock.events;
    expect([back, others.length, file.clock.left]).toEqual([
      { n: 1, at: here.began + 31_000, did: 'back', by: '1', left, vacation: { '0': 0, '1': 0 } },
      1,
      { '0': 21_000, '1': 0 },
    ]);
    expect(verifyExport(parley, file)).toMatchObject({ ok: true });
    const more = { ...file.clock, events: [{ ...back, left: { ...left, '1': 40_000 } }, ...others] };
    expect(verifyExport(parley, { ...file, clock: more })).toMatchObject({ ok: false });
  });

  it('cannot be claimed against a bot, do not let a bot decide for it, and are missing in untimed matches', async () => {
    const here = await startServer(undefined, { captains });
    const other = await newMatch(here);
    expect([await claim(here, other, '1'), (await post(here, `${other.matchID}/deputy`, owner(other, '1'))).status]).toEqual([409, 409]);
    const match = await newMatch(here, { clock: LIVE });
    const { store } = here;
    const { metadata } = await store.fetch(match.matchID, { metadata: true });
    if (metadata) await store.setMetadata(match.matchID, withBot(metadata));
    here.pass(90_000);
    expect([await claim(here, match, '1'), (await post(here, `${match.matchID}/deputy`, owner(match, '1'))).status]).toEqual([409, 409]);
  });

  it('allow a claim or a late move at two processes, never both', async () => {
    const at = await place();
    const pubSub = new LocalPubSub();
    const [here, there] = [await startServer(at, { pubSub }), await startServer(at, { pubSub })];
    for (let n = 0; n < 5; n++) {
      const match = await newMatch(here, { clock: LIVE });
      const late = await seated(there, match, '0');
      for (const { pass } of [here, there]) pass(60_000);
      const answer = Promise.race([
        late.next('rejected').then(() => 'refused'),
        until(() => late.of('patch').some(({ args }) => (args[4] as []).length)).then(() => 'moved'),
      ]);
      const claimed = claim(here, match, '1');
      late.send('update', ...moveFrame(match.matchID, 0, '0', 'ready', []));
      const { gameover } = (await claimed) === 200 ? { gameover: true } : { gameover: false };
      expect(await answer).toBe(gameover ? 'refused' : 'moved');
      late.socket.disconnect();
    }
  });

  it('are the same in a rematch', async () => {
    const here = await startServer();
    const match = await newMatch(here, { clock: DAYS });
    await move(here, match, '0', 0, 'concede');
    const { nextMatchID } = await (await post(here, `${match.matchID}/playAgain`, owner(match, '0'))).json();
    expect(await here.lobby.getMatch('parley', nextMatchID)).toMatchObject({ clock: { terms: DAYS } });
  });

  it('do not change after a forged request', async () => {
    const here = await startServer();
    const match = await newMatch(here, { clock: LIVE });
    here.pass(60_000);
    const status = async (call: string, body: unknown) => (await post(here, `${match.matchID}/${call}`, body)).status;
    const { credentials } = owner(match, '1');
    for (const call of ['claim', 'deputy', 'vacation']) {
      const bodies: [number, unknown][] = [
        [403, { playerID: '0', credentials, days: 1 }],
        [403, { playerID: '1', credentials: 'x', days: 1 }],
        [403, { playerID: '7', credentials, days: 1 }],
        [400, { playerID: '__proto__', credentials, days: 1 }],
        [400, { playerID: 1, credentials, days: 1 }],
        [400, { playerID: '1', credentials: ['x'], days: 1 }],
        [400, { playerID: '1', credentials: 'x'.repeat(300), days: 1 }],
        [400, [credentials]],
        [400, {}],
        [413, { playerID: '1', credentials: 'x'.repeat(80_000) }],
      ];
      for (const [expected, body] of bodies) expect([call, body, await status(call, body)]).toEqual([call, body, expected]);
      expect((await post(here, `nowhere/${call}`, { ...owner(match, '1'), days: 1 })).status).toBe(404);
    }
    for (const days of [0, -1, 1.5, 91, '1', null, [1]]) expect(await status('vacation', { ...owner(match, '1'), days })).toBe(400);
    for (const clock of [{ kind: 'live' }, { ...LIVE, seconds: 1e9 }, { ...DAYS, days: 0 }, { ...LIVE, more: 1 }, 'live', null, [LIVE]])
      expect((await post(here, 'create', { numPlayers: 2, clock })).status).toBe(400);
    expect((await (await connected(here.at)).versionsOf([match.matchID])).get(match.matchID)?.stateID).toBe(0);
  });
});
