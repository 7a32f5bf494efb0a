import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { Metrics } from '../../server/http/metrics.js';
import { defaultLimits, LocalPubSub } from '../../server/index.js';
import { ended } from '../../server/match/endings.js';
import { MatchEvents } from '../../server/match/events.js';
import { hostedGame } from '../../server/match/games.js';
import type { Refusal } from '../../server/match/refusals.js';
import { Transport } from '../../server/match/transport.js';
import type { Ending } from '../../src/boardgame/ending.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { parley } from '../boardgame/parley.js';
import { connected, describeOnEngines } from './engines.js';
import { afterwards, games, moveFrame, newMatch, open, seated, until } from './testServer.js';

const BY_TIME: Ending = { ending: 'time', winner: '0' };
const DRAWN: Ending = { ending: 'draw' };

describeOnEngines('an ending without the rules', ({ place }) => {
  /** Opens a server, and a second process on its store that ends matches. */
  async function startServer() {
    const at = await place();
    const pubSub = new LocalPubSub();
    const here = await open({ store: at.store(), pubSub });
    const [store, http] = [await connected(at), createServer()];
    const io = new Server(http);
    afterwards(() => io.close());
    const options = {
      games: games.map(hostedGame),
      store,
      pubSub,
      limits: defaultLimits,
      proxy: false,
      log: () => undefined,
      events: new MatchEvents([], () => undefined),
    };
    const there = new Transport(io, { ...options, metrics: new Metrics(), time: Date.now });
    const end = (matchID: string, ending: Ending) => there.change(matchID, (state) => ended(state, ending, '0'));
    return { here, there, end, store };
  }

  it.each([BY_TIME, DRAWN])('is final for every reader, including the seed: $ending', async (ending) => {
    const { here, end } = await startServer();
    const match = await newMatch(here, { setupData: { skipMuster: true } });
    const [ann, watcher] = [await seated(here, match, '0'), await seated(here, match, null)];
    ann.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [1]));
    await until(() => ann.of('patch').length === 1);
    const shown = watcher.next('patch');
    expect(await end(match.matchID, ending)).toBeUndefined();
    const [, from, to, patch, log] = await shown;
    expect([from, to, log]).toEqual([1, 2, []]);
    expect(patch).toContainEqual({ op: 'add', path: '/ctx/gameover', value: ending });
    expect(patch).toContainEqual(expect.objectContaining({ path: '/plugins/weathergage/data/dice/seed' }));
    // The opponent still does not see secrets, because no rule has revealed them.
    expect(JSON.stringify(patch)).not.toContain('commits');
    const no = ann.next('rejected');
    ann.send('update', ...moveFrame(match.matchID, 2, '0', 'concede'));
    expect((await no)[0]).toMatchObject({ key: 'over' });
    expect(await here.lobby.getMatch('parley', match.matchID)).toMatchObject({ gameover: ending });
    expect((await here.lobby.listMatches('parley', { isGameover: false })).matches).toEqual([]);
    const file = await (await fetch(`${here.url}/games/parley/${match.matchID}/export`)).json();
    expect(file).toMatchObject({ version: 4, result: ending, log: [{ n: 1, move: 'commit' }] });
    const finding = verifyExport(parley, file);
    // The file has a win on time but no clock. The rest agrees.
    expect(finding).toMatchObject(ending === DRAWN ? { ok: true, moves: 1, ending } : { ok: false, about: 'clock', states: [{}, {}] });
  });

  it('happens once, after the faster move, and only in an existing match', async () => {
    const { here, there, end } = await startServer();
    const match = await newMatch(here);
    const ann = await seated(here, match, '0');
    let asked = 0;
    const done = there.change(match.matchID, (state) => {
      if (asked++ === 0) ann.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
      return ended(state, DRAWN, '1');
    });
    const [first, second] = await Promise.all([done, end(match.matchID, BY_TIME)]);
    expect(first).toBeUndefined();
    expect(second as Refusal).toMatchObject({ key: 'over' });
    expect(await end('nowhere', DRAWN)).toMatchObject({ key: 'noMatch' });
    expect(await here.lobby.getMatch('parley', match.matchID)).toMatchObject({ gameover: DRAWN });
  });

  it('does not happen if its condition is not met', async () => {
    const { here, there, store } = await startServer();
    const { matchID } = await newMatch(here);
    const no: Refusal = { key: 'notNow', case: '', reason: 'Not now.' };
    expect(await there.change(matchID, () => no)).toBe(no);
    expect((await store.versionsOf([matchID])).get(matchID)?.stateID).toBe(0);
  });
});
