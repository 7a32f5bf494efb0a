import type { LogEntry } from 'boardgame.io';
import { unlimited } from '../../tools/unlimited.js';
import { playOverBadLine } from './playOverBadConnection.js';
import { tallyModule } from './tallyGame.js';
import { moveFrame, newMatch, open, seated, stored, until } from './testServer.js';

describe('a bad connection', () => {
  it('loses, delays, repeats, reorders and cuts 5,000 moves: each is stored once and in order, or not at all', async () => {
    await playOverBadLine({ matches: 20, moves: 250, least: 5 });
  });

  it('refuses a repeated secret move after the round, but accepts a late one', async () => {
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
    // The first player's second move is late but not a repeat, because the opponent was faster.
    await play(second, id, 0, '1', 'commit', [5]);
    await play(first, id, 2, '0', 'say', [1]);
    await play(second, id, 3, '1', 'say', [1]);
    for (const [raw, seat, figure] of [[first, '0', 3] as const, [second, '1', 5] as const]) {
      const [rejected, update] = [raw.next('rejected'), raw.next('update')];
      raw.send('update', ...moveFrame(id, 0, seat, 'commit', [figure]));
      expect((await rejected)[0]).toMatchObject({ reason: expect.stringContaining('has changed'), move: 'commit', stateID: 0 });
      // The reply includes the moves that the client is missing.
      const [, state, log] = (await update) as [string, { _stateID: number }, LogEntry[]];
      expect(state._stateID).toBe(4);
      expect(log.map(({ _stateID }) => _stateID)).toEqual([0, 1, 2, 3]);
    }
    expect(stored(testServer, id)).toMatchObject({ state_id: 4, moves: 4 });
    await until(() => first.of('patch').length === 4);
  });
});
