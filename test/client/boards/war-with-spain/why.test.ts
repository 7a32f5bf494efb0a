import { openBooks } from '../../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../../src/games/war-with-spain/state.js';
import { E, play, rules, S, type Scene, scene } from '../../../games/war-with-spain/fixtures.js';
import { atTable } from './table.js';

/** The case by which the board refuses what is pressed. */
function pressed(G: WarWithSpain, player: string, hex: string): string | undefined {
  const { plan, refused, sent } = atTable(G, player);
  plan().press?.(hex);
  expect(sent).toEqual([]);
  return refused[0]?.split(' ').at(-1);
}

describe('a place that cannot act says why when it is pressed', () => {
  it('8.11 an army that has marched', () => {
    const armies = { EL3: ['2014', { moved: true }], EL6: '1616' } as const;
    const G = scene({ phase: 'landEnglish', armies, change: (state) => void state.marched.push('EL3') });
    expect(pressed(G, E, '2014')).toBe('8.11');
    expect(pressed(G, E, '1616')).toBeUndefined();
  });

  it('9.0 an army without an enemy beside it', () => {
    const G = scene({ phase: 'landSpanish', stage: 'assaults', armies: { SLT2: '2716', DL8: '2616', SLT8: '0834' } });
    expect(pressed(G, S, '0834')).toBeDefined();
    expect(pressed(G, S, '2716')).toBeUndefined();
  });

  it('6.12 ships that have moved, and 7.11 a fleet without prey', () => {
    const moved = scene({ ships: { EG1: ['2214', { moved: true }], EG2: '1616' } });
    expect(pressed(moved, E, '2214')).toBeDefined();
    expect(pressed(moved, E, '1616')).toBeUndefined();
    const fleets: Scene['fleets'] = { E1: ['2214', ['EG1']], E2: ['0736', ['EG5']] };
    const fight = scene({ stage: 'attacks', fleets, ships: { TF: '0735' } });
    expect(pressed(fight, E, '2214')).toBeDefined();
    expect(pressed(fight, E, '0736')).toBeUndefined();
  });

  it('5.57 a yard in winter', () => {
    const G = scene({ turn: 9, phase: 'activation' });
    openBooks(G);
    expect(pressed(G, E, '1616')).toBe('5.57');
  });
});

describe('forms on the board', () => {
  it('5.61 who goes ashore is said with a switch when ships are laid up, or left to custom', () => {
    const armies = { EL8: 'E1', EL11: 'E1' };
    const G = scene({ phase: 'administration', fleets: { E1: ['1616', ['EM1', 'EM2']] }, armies });
    openBooks(G);
    const { plan, sent } = atTable(G, E, { hex: '1616', group: 'E1', ids: ['EM1'] });
    const action = (id: string) => plan().actions.find((each) => each.id === id);
    const ways = plan().actions.filter(({ id }) => id.startsWith('ashore-'));
    expect(ways).toHaveLength(2);
    action('lay-up')?.run?.();
    ways[1].run?.();
    expect(action('ashore-1')?.pressed).toBe(true);
    action('lay-up')?.run?.();
    expect(sent).toEqual([
      { move: 'deactivateNaval', args: [['EM1']] },
      { move: 'deactivateNaval', args: [['EM1'], ['EL8']] },
    ]);
    for (const { args } of sent) expect(rules.refusal(rules.view(G, E), E, 'deactivateNaval', args)).toBeUndefined();
  });

  it('6.13 ships leave their fleet once the wind is known: the picked ones stay, the others sail on', () => {
    const path = ['1617', '1618', '1619', '1620', '1621', '1522', '1422', '1323', '1223', '1124', '1024', '0925'];
    const G = play(scene({ fleets: { E1: ['1616', ['EG5', 'EG6']] } }), E, 'sail', [1, path], [4, 4]).G;
    expect(G.pending).toEqual({ step: 'sailOn', side: 'E', most: 10 });
    const { plan, sent } = atTable(G, E, { ids: ['EG6'] });
    plan().press?.(path[4]);
    expect(sent).toEqual([{ move: 'sailOn', args: [5, [{ hex: '1616', detach: { unitIds: ['EG6'] } }]] }]);
    const after = play(G, E, 'sailOn', sent[0].args).G;
    expect([after.naval.EG5.at, after.naval.EG6.at]).toEqual([path[4], '1616']);
    const all = atTable(G, E, { ids: ['EG5', 'EG6'] });
    all.plan().press?.(path[4]);
    expect(all.refused).toHaveLength(1);
  });
});
