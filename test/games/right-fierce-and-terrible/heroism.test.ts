import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, entry, F, keys, offered, play, playThrough, refusal, rules, sea } from './fixtures.js';

const men = { F05: 'EK1 FK1 FS01' };
const fight = (aboard: { readonly [id: string]: string } = men, change: (G: Sluys) => void = () => {}) =>
  acting(
    sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, aboard, (G) => {
      bind(G, '1210|1211');
      change(G);
    }),
    'brown',
    'melee',
    (act) => {
      act.markers = ['1211'];
    },
  );

describe('8.3.21 melee heroism', () => {
  it('a: asks the attacker first, then the defender, also after a win', () => {
    // 5 + 4 = 9 against 3 + 5 + 2 + 1 + 2 = 13
    const { G } = play(fight(), E, 'melee', ['1211', []], [2, 2, 1, 1]);
    expect(rules.awaiting(G)).toEqual({ '0': 'decide' });
    expect(offered(G, E, 'heroism')).toEqual([['EK1'], [null]]);
    const declined = play(G, E, 'heroism', [null]);
    expect(declined.G.ask).toEqual({ kind: 'heroism', side: 'french' });
  });

  it('a: asks both after a tie', () => {
    // 5 + 10 = 15 against 11 + 4 = 15
    const { G } = play(fight(), E, 'melee', ['1211', []], [4, 6, 2, 2]);
    const next = play(G, E, 'heroism', [null]).G;
    expect(next.ask).toMatchObject({ kind: 'heroism', side: 'french' });
    expect(offered(next, F, 'heroism')).toEqual([['FK1'], [null]]);
  });

  it('b, c: costs a step and cancels the round; leaders check, and another round is fought', () => {
    const G = fight({ F05: 'EK1 FK1 FS01 morley' });
    const lost = play(G, E, 'melee', ['1211', []], [2, 2, 1, 1]).G;
    // The dice are the Casualty Check of the cancelled round, four for the new round, and its check.
    const { G: after, told } = play(lost, E, 'heroism', ['EK1'], [3, 3, 6, 6, 1, 1]);
    expect([after.marines.EK1.steps, after.marines.FK1.steps]).toEqual([3, 4]);
    expect(keys(told).slice(0, 5)).toEqual(['heroism', 'stepLost', 'casualtyCheck', 'meleeDice', 'meleeDice']);
    // 4 + 1 + 12 = 17 against 13
    expect(told.filter(({ key }) => key === 'meleeDice').map(({ roll }) => roll?.total)).toEqual([17, 13]);
    expect(after.ask).toMatchObject({ kind: 'heroism', side: 'french' });
  });

  it('d: refuses a Heroic Sacrifice in the round of a declared Heroism, not in the next', () => {
    const G = fight({ F05: 'EK1-1 EM01 FK1 FS01 morley' });
    const lost = play(G, E, 'melee', ['1211', []], [1, 2, 5, 5]).G;
    const declared = play(fight({ F05: 'EK1 EM01 FK1 FS01 morley' }), E, 'melee', ['1211', []], [1, 1, 5, 5]).G;
    expect(offered(lost, E, 'heroism')).toEqual([['EK1'], [null]]);
    // EK1 has 3 steps and no star, so Morley is killed.
    const { told } = play(declared, E, 'heroism', ['EK1'], [6, 6, 6, 6, 6, 6]);
    expect(keys(told)).toContain('leaderKilled');
  });

  it('e: allows Heroism again in the next round', () => {
    const G = fight({ F05: 'EK1 EK2 FK1 FS01' });
    const first = play(play(G, E, 'melee', ['1211', []], [1, 1, 5, 5]).G, E, 'heroism', ['EK1'], [1, 1, 5, 5]).G;
    expect([first.melee?.round, first.ask?.kind]).toEqual([2, 'heroism']);
    expect(offered(first, E, 'heroism')).toEqual([['EK2'], [null]]);
  });

  it('requires the star, and refuses a side’s last unit on its last step (3.3.8)', () => {
    const tired = play(fight({ F05: 'EK1-3 FK1-3 FS01' }), E, 'melee', ['1211', []], [1, 1, 5, 5]);
    expect(tired.G.ask?.kind).not.toBe('heroism');
    const last = play(fight({ F05: 'EK1-1 FK1-3 FS01' }), E, 'melee', ['1211', []], [1, 1, 5, 5]);
    expect(last.G.ask?.kind).not.toBe('heroism');
    const two = play(fight({ F05: 'EK1 EM01 FK1 FS01' }), E, 'melee', ['1211', []], [1, 1, 5, 5]).G;
    expect(refusal(two, E, 'heroism', ['EM01'])).toBe('noStar 3.3.8');
    expect(refusal(two, E, 'heroism', ['FK1'])).toBe('notInMelee 8.3.21');
  });

  it('cancels fire and losses of the round', () => {
    // 5 + 5 = 10 against 11 + 5 = 16, equal dice
    const lost = play(fight(), E, 'melee', ['1211', []], [2, 3, 2, 3]).G;
    expect(lost.squadrons.F05.afire).toBe(false);
    const { G } = play(lost, E, 'heroism', ['EK1'], [6, 6, 1, 1]);
    expect(G.squadrons.F05.afire).toBe(false);
  });
});

describe('3.5 King Edward', () => {
  /** A mêlée of Edward and two marine units aboard F05 against knights and mariners. */
  const royal = (change: (G: Sluys) => void = () => {}) => fight({ F05: 'EM02 EM03 FK1 FS01 edward' }, change);

  it('re-rolls all four dice of a melee once per game (3.5.1)', () => {
    const { G } = play(royal(), E, 'melee', ['1211', []], [1, 1, 6, 6]);
    expect(G.ask).toEqual({ kind: 'reroll', side: 'english', of: 'melee' });
    const { G: after, told } = play(G, E, 'reroll', [true], [6, 6, 2, 1]);
    expect([after.used.mulligan, keys(told)[0]]).toEqual([true, 'mulligan']);
    expect(told.filter(({ key }) => key === 'meleeDice')[0].roll?.dice).toEqual([6, 6]);
  });

  it('is optional (3.5.1)', () => {
    const asked = play(royal(), E, 'melee', ['1211', []], [6, 6, 1, 1]).G;
    const { G } = play(asked, E, 'reroll', [false]);
    expect(G.used.mulligan).toBe(false);
    expect(offered(asked, E, 'reroll')).toEqual([[true], [false]]);
  });

  it('requires Edward in the melee, free and alive, and is used once (3.5.1a-c)', () => {
    const asks = (change: (G: Sluys) => void) => play(royal(change), E, 'melee', ['1211', []], [6, 6, 2, 1]).G.ask?.kind;
    const elsewhere = fight({ F05: 'EM02 EM03 FK1 FS01', E03: 'edward' });
    expect(play(elsewhere, E, 'melee', ['1211', []], [6, 5, 2, 1]).G.ask?.kind).not.toBe('reroll');
    expect(asks((G) => void Object.assign(G.leaders.edward, { status: 'captive' }))).not.toBe('reroll');
    expect(asks((G) => void Object.assign(G.used, { mulligan: true }))).not.toBe('reroll');
    const next = fight({ F05: 'EM02 EM03 FK1 FS01', E02: 'edward' });
    expect(play(next, E, 'melee', ['1211', ['E02']], [6, 6, 2, 1]).G.ask?.kind).toBe('reroll');
  });

  it('bestows Heroism once per game on a unit in his hex (3.5.2)', () => {
    const asked = play(
      royal((G) => void Object.assign(G.used, { mulligan: true })),
      E,
      'melee',
      ['1211', []],
      [1, 1, 6, 6],
    ).G;
    expect(offered(asked, E, 'heroism')).toEqual([['EM02'], ['EM03'], [null]]);
    // Edward passes a check, loses another round, and passes the next check. He has no star, and his bestowed Heroism is used.
    const { G, told } = playThrough(asked, E, 'heroism', ['EM02'], [1, 1, 1, 1, 6, 6, 1, 1]);
    expect([G.used.bestowed, G.marines.EM02.steps, G.melee]).toEqual([true, 2, null]);
    expect(keys(told).filter((key) => key === 'casualtyCheck')).toHaveLength(2);
  });

  it('bestows Heroic Sacrifice, also to save Edward (3.5.2)', () => {
    const G = acting(
      sea({ '1210': 'F02', '1211': 'E01', '1414': 'F01' }, { E01: 'EM01 edward' }, (state) => bind(state, '1210|1211')),
      'yellow',
      'archery',
    );
    const { G: asked } = play(G, F, 'shoot', ['F02', '1211'], [1, 6, 6]);
    expect(asked.ask).toMatchObject({ kind: 'sacrifice', leader: 'edward' });
    expect(offered(asked, E, 'sacrifice')).toEqual([['E01'], ['EM01'], [null]]);
    const { G: after, told } = play(asked, E, 'sacrifice', ['EM01']);
    expect([after.leaders.edward.status, after.marines.EM01.steps, after.used.bestowed]).toEqual(['free', 3, true]);
    expect(keys(told)).toEqual(['sacrifice', 'stepLost']);
  });
});

describe('3.4.5, 3.4.6 casualty checks and heroic sacrifice', () => {
  const shot = (aboard: string) => acting(sea({ '1210': 'E01', '1211': 'F05', '1414': 'F01' }, { F05: aboard }), 'brown', 'archery');

  it('lets knights with the star save a leader, by their owner’s choice', () => {
    const { G } = play(shot('FK1 quieret'), E, 'shoot', ['E01', '1211'], [1, 6, 6]);
    expect(offered(G, F, 'sacrifice')).toEqual([['FK1'], [null]]);
    expect(refusal(G, F, 'sacrifice', ['FS01'])).toBe('notInHex 3.4.6');
    const saved = play(G, F, 'sacrifice', ['FK1']).G;
    expect([saved.leaders.quieret.status, saved.marines.FK1.steps, saved.morale.french]).toEqual(['free', 3, 17]);
    const lost = play(G, F, 'sacrifice', [null]).G;
    expect([lost.leaders.quieret.status, lost.morale.french]).toEqual(['dead', 14]);
  });

  it('eliminates knights on their last step, at a cost in morale', () => {
    const { G } = play(shot('FK1-1 quieret'), E, 'shoot', ['E01', '1211'], [1, 6, 6]);
    const { G: after, told } = play(G, F, 'sacrifice', ['FK1']);
    expect([after.marines.FK1, after.morale.french]).toEqual([{ steps: 0, aboard: null }, 16]);
    expect(entry(told, 'morale').values).toMatchObject({ why: 'knights', change: -1 });
  });

  it('requires the star; checks even if no step can be lost', () => {
    const { G, told } = play(shot('FM02 quieret'), E, 'shoot', ['E01', '1211'], [1, 6, 6]);
    expect([G.leaders.quieret.status, entry(told, 'casualtyCheck').roll?.row]).toEqual(['dead', 0]);
  });

  it('settles each check before the next roll (8.2.11)', () => {
    const { G } = play(shot('FK1 quieret behuchet'), E, 'shoot', ['E01', '1211'], [1, 6, 6]);
    const { told } = play(G, F, 'sacrifice', ['FK1'], [3, 3]);
    expect(entry(told, 'casualtyCheck').who).toEqual(['behuchet']);
  });
});
