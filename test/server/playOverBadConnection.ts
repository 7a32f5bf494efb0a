import type { LogEntry } from 'boardgame.io';
import { EmbeddedStore } from '../../server/index.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { quickDice } from '../../src/kit/dice.js';
import { History } from '../../tools/torture/history.js';
import { TorturedMatch } from '../../tools/torture/match.js';
import { unlimited } from '../../tools/unlimited.js';
import { seed } from '../kit/seed.js';
import { BadLine } from './badConnection.js';
import { type Tally, tallyModule } from './tallyGame.js';
import { afterwards, folder, open, pause } from './testServer.js';

/**
 * Plays matches over a connection on which each kind of fault occurs more than `least` times. Checks that every move is stored once and in
 * order, or not at all.
 */
export async function playOverBadLine({ matches, moves, least }: { matches: number; moves: number; least: number }): Promise<void> {
  const dataDir = folder();
  const testServer = await open({ games: [tallyModule], dataDir, limits: unlimited });
  const line = new BadLine(Number(new URL(testServer.url).port), { dropped: 4, doubled: 30, delayed: 60, overtaken: 20, cut: 2 });
  const port = await line.listen();
  afterwards(() => line.close());
  const dice = quickDice(seed(1588));
  const history = new History();
  const options = {
    history,
    module: tallyModule as GameModule,
    urls: [`http://127.0.0.1:${port}`],
    most: moves,
    pick: (n: number) => dice.die(n) - 1,
  };
  const tortured: TorturedMatch[] = [];
  for (let n = 0; n < matches; n++) tortured.push(await TorturedMatch.open({ ...options, createAt: testServer.url }));
  for (const match of tortured) {
    afterwards(() => match.leave());
    match.begin();
  }
  const began = Date.now();
  while (!tortured.every(({ isDone }) => isDone)) {
    if (Date.now() - began > 600_000) throw new Error(`stuck at ${tortured.map(({ stateID }) => stateID)}`);
    await pause(50);
  }
  const store = new EmbeddedStore(dataDir);
  await store.connect();
  afterwards(() => store.close());
  for (const match of tortured) {
    expect(await match.balance(store)).toEqual({ moves, lost: 0, doubled: 0, shownButNotStored: 0 });
    expect(await match.differing(store)).toBe(0);
    const { log, state } = await store.fetch(match.matchID, { log: true, state: true });
    expect(movesIn(log)).toEqual(inOrder(moves));
    expect(state.G).toMatchObject({ made: { '0': moves / 2, '1': moves / 2 } } satisfies Partial<Tally>);
  }
  for (const count of Object.values(line.happened)) expect(count).toBeGreaterThan(least);
  // Repeated and late moves were refused, not ignored.
  const refused = tortured.flatMap(({ matchID }) => history.of(matchID)).filter(({ did, stateID }) => did === 'was told' && stateID >= 0);
  expect(refused.length).toBeGreaterThan(least);
}

const movesIn = (log: readonly LogEntry[]) => log.filter(({ action }) => action.type === 'MAKE_MOVE').map(({ _stateID }) => _stateID);
const inOrder = (count: number) => Array.from({ length: count }, (_, n) => n);
