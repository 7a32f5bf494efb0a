import type { LogEntry } from 'boardgame.io';
import { afterOwn, turnsIn } from '../../../client/back/moments.js';
import { Pages } from '../../../client/back/pages.js';
import { PAGE, type PastPage, pageOf } from '../../../src/boardgame/past.js';

const entry = (n: number, playerID = '0', keys: readonly string[] = []): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'move', args: [], playerID } },
  _stateID: n,
  turn: 0,
  phase: '',
  metadata: keys.map((key) => ({ key, case: '1' })),
});

/** A past of so many states, of which none before `earliest` is kept. */
function pastOf(states: number, earliest = 0) {
  const asked: number[] = [];
  const page = async (at: number): Promise<PastPage> => {
    asked.push(at);
    const from = Math.max(at - (at % PAGE), earliest);
    const views = Array.from({ length: Math.min(PAGE + 1, states - from) }, (_, i) => ({ n: from + i }));
    return pageOf(
      from,
      views,
      views.slice(1).map((_, i) => entry(from + i)),
    );
  };
  return { asked, pages: new Pages({ page }) };
}

describe('pages of the past', () => {
  it('are fetched once each, and only where they are looked at', async () => {
    const { asked, pages } = pastOf(5001);
    await pages.want(5000);
    await pages.want(4990);
    expect(asked).toEqual([4950]);
    expect(pages.logTo(4960).map(({ _stateID }) => _stateID)).toEqual(Array.from({ length: 10 }, (_, i) => 4950 + i));
    await pages.want(4950);
    expect(asked).toEqual([4950, 4900]);
    expect(pages.logTo(4955)).toHaveLength(55);
  });

  it('that are passed over in haste are not fetched', async () => {
    const { asked, pages } = pastOf(5001);
    await Promise.all([4900, 4000, 3000, 2000, 10].map((at) => pages.want(at)));
    expect(asked).toEqual([4850, 0]);
  });

  it('the last is fetched anew when the match has gone on', async () => {
    const early = pastOf(11);
    await early.pages.want(10);
    expect(early.pages.of(10)).toBeDefined();
    expect(early.pages.of(11)).toBeUndefined();
  });

  it('begin where the past begins', async () => {
    const { pages } = pastOf(200, 70);
    await pages.want(20);
    expect(pages.earliest).toBe(70);
    await pages.want(70);
    expect(pages.of(120)).toBeUndefined();
    await pages.want(90);
    expect(pages.of(90)).toMatchObject({ from: 70 });
  });

  it('that do not come are lost until somebody looks again', async () => {
    const pages = new Pages({ page: () => Promise.reject(new Error('offline')) });
    await pages.want(3);
    expect(pages.lost).toBe(true);
    pages.retry();
    expect(pages.lost).toBe(false);
  });
});

describe('moments of a match', () => {
  it('a turn begins with the state after the move that brought it', () => {
    expect(turnsIn([entry(0), entry(1, '1', ['roll', 'turn']), entry(2), entry(7, '0', ['turn'])])).toEqual([2, 8]);
  });

  it('one’s last turn ended with one’s last move before others moved', () => {
    const log = [entry(0, '0'), entry(1, '1'), entry(2, '0'), entry(3, '1'), entry(4, '1')];
    expect(afterOwn(log, '0')).toBe(3);
    expect(afterOwn([...log, entry(5, '0')], '0')).toBe(3);
    expect(afterOwn(log, '1')).toBe(2);
    expect(afterOwn([entry(0, '1')], '0')).toBeUndefined();
  });
});
