import type { LogEntry } from 'boardgame.io';
import { EmbeddedStore } from '../../server/index.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { quickDice } from '../../src/kit/dice.js';
import { TorturedMatch } from '../../tools/torture/match.js';
import { unlimited } from '../../tools/unlimited.js';
import { BadLine } from './badLine.js';
import { afterwards, folder, moveFrame, newMatch, open, pause, seated, stored, until } from './house.js';
import { type Tally, tallyModule } from './tally.js';

const MATCHES = 20;
const MOVES = 500;

describe('a bad line', () => {
  it('10,000 moves through drops, delays, doubles, disorder and cuts: each is stored once and in order, or never', async () => {
    const dataDir = folder();
    const house = await open({ games: [tallyModule], dataDir, limits: unlimited });
    const line = new BadLine(Number(new URL(house.url).port), { dropped: 4, doubled: 30, delayed: 60, overtaken: 20, cut: 2 });
    const port = await line.listen();
    afterwards(() => line.close());
    const dice = quickDice(1588);
    const options = {
      module: tallyModule as GameModule,
      urls: [`http://127.0.0.1:${port}`],
      most: MOVES,
      pick: (n: number) => dice.die(n) - 1,
    };
    const matches: TorturedMatch[] = [];
    for (let n = 0; n < MATCHES; n++) matches.push(await TorturedMatch.open({ ...options, layAt: house.url }));
    for (const match of matches) {
      afterwards(() => match.leave());
      match.begin();
    }
    const began = Date.now();
    while (!matches.every(({ isDone }) => isDone)) {
      if (Date.now() - began > 200_000) throw new Error(`stuck at ${matches.map(({ stateID }) => stateID)}`);
      await pause(50);
    }
    const store = new EmbeddedStore(dataDir);
    await store.connect();
    afterwards(() => store.close());
    for (const match of matches) {
      expect(await match.balance(store)).toEqual({ moves: MOVES, lost: 0, doubled: 0, shownButNotStored: 0 });
      expect(await match.differing(store)).toBe(0);
      const { log, state } = await store.fetch(match.matchID, { log: true, state: true });
      expect(movesIn(log)).toEqual(inOrder(MOVES));
      expect(state.G).toMatchObject({ made: { '0': MOVES / 2, '1': MOVES / 2 } } satisfies Partial<Tally>);
    }
    for (const count of Object.values(line.happened)) expect(count).toBeGreaterThan(10);
    // Doubles and latecomers were not passed over in silence.
    expect(matches.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(10);
  }, 240_000);

  it('a secret move that arrives again after the round is refused, though such a move may come late', async () => {
    const house = await open({ games: [tallyModule], limits: unlimited });
    const match = await newMatch(house, {}, 'tally');
    const [first, second] = [await seated(house, match, '0', 'tally'), await seated(house, match, '1', 'tally')];
    const play = async (raw: typeof first, ...frame: Parameters<typeof moveFrame>) => {
      const shown = Promise.all([first.next('patch'), second.next('patch')]);
      raw.send('update', ...moveFrame(...frame));
      await shown;
    };
    const id = match.matchID;
    await play(first, id, 0, '0', 'commit', [3]);
    // Late, but the first of its kind: the other side was simply faster.
    await play(second, id, 0, '1', 'commit', [5]);
    await play(first, id, 2, '0', 'say', [1]);
    await play(second, id, 3, '1', 'say', [1]);
    for (const [raw, seat, figure] of [[first, '0', 3] as const, [second, '1', 5] as const]) {
      const [rejected, update] = [raw.next('rejected'), raw.next('update')];
      raw.send('update', ...moveFrame(id, 0, seat, 'commit', [figure]));
      expect((await rejected)[0]).toMatchObject({ reason: expect.stringContaining('moved on'), move: 'commit', stateID: 0 });
      // What the client lacks comes with it: it said that it stands at the beginning.
      const [, state, log] = (await update) as [string, { _stateID: number }, LogEntry[]];
      expect(state._stateID).toBe(4);
      expect(log.map(({ _stateID }) => _stateID)).toEqual([0, 1, 2, 3]);
    }
    expect(stored(house, id)).toMatchObject({ state_id: 4, moves: 4 });
    await until(() => first.of('patch').length === 4);
  });
});

const movesIn = (log: readonly LogEntry[]) => log.filter(({ action }) => action.type === 'MAKE_MOVE').map(({ _stateID }) => _stateID);
const inOrder = (count: number) => Array.from({ length: count }, (_, n) => n);
