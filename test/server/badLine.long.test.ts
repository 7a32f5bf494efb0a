import type { LogEntry } from 'boardgame.io';
import { unlimited } from '../../tools/unlimited.js';
import { playOverBadLine } from './playOverBadLine.js';
import { tallyModule } from './tally.js';
import { moveFrame, newMatch, open, seated, stored, until } from './testServer.js';

describe('a bad line', () => {
  it('5,000 moves through drops, delays, doubles, disorder and cuts: each is stored once and in order, or never', async () => {
    await playOverBadLine({ matches: 20, moves: 250, least: 5 });
  });

  it('a secret move that arrives again after the round is refused, though such a move may come late', async () => {
    const testServer = await open({ games: [tallyModule], limits: unlimited });
    const match = await newMatch(testServer, {}, 'tally');
    const [first, second] = [await seated(testServer, match, '0', 'tally'), await seated(testServer, match, '1', 'tally')];
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
      expect((await rejected)[0]).toMatchObject({ reason: expect.stringContaining('has changed since'), move: 'commit', stateID: 0 });
      // What the client lacks comes with it: it said that it stands at the beginning.
      const [, state, log] = (await update) as [string, { _stateID: number }, LogEntry[]];
      expect(state._stateID).toBe(4);
      expect(log.map(({ _stateID }) => _stateID)).toEqual([0, 1, 2, 3]);
    }
    expect(stored(testServer, id)).toMatchObject({ state_id: 4, moves: 4 });
    await until(() => first.of('patch').length === 4);
  });
});
