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
  it('a the attacker is asked first, then the defender, also when he has won the round', () => {
    // 5 + 4 = 9 against 3 + 5 + 2 + 1 + 2 = 13
    const { G } = play(fight(), E, 'melee', ['1211', []], [2, 2, 1, 1]);
    expect(rules.awaiting(G)).toEqual({ '0': 'decide' });
    expect(offered(G, E, 'heroism')).toEqual([['EK1'], [null]]);
    const declined = play(G, E, 'heroism', [null]);
    expect(declined.G.ask).toEqual({ kind: 'heroism', side: 'french' });
  });

  it('a after a tie both are asked, one after the other', () => {
    // 5 + 10 = 15 against 11 + 4 = 15
    const { G } = play(fight(), E, 'melee', ['1211', []], [4, 6, 2, 2]);
    const next = play(G, E, 'heroism', [null]).G;
    expect(next.ask).toMatchObject({ kind: 'heroism', side: 'french' });
    expect(offered(next, F, 'heroism')).toEqual([['FK1'], [null]]);
  });

  it('b, c the hero loses a step, the round is void, leaders are checked, and another round is fought', () => {
    const G = fight({ F05: 'EK1 FK1 FS01 morley' });
    const lost = play(G, E, 'melee', ['1211', []], [2, 2, 1, 1]).G;
    // Casualty check of the void round, four dice, and the check after the new round.
    const { G: after, told } = play(lost, E, 'heroism', ['EK1'], [3, 3, 6, 6, 1, 1]);
    expect([after.marines.EK1.steps, after.marines.FK1.steps]).toEqual([3, 4]);
    expect(keys(told).slice(0, 5)).toEqual(['heroism', 'stepLost', 'casualtyCheck', 'meleeDice', 'meleeDice']);
    // 4 + 1 + 12 = 17 against 13
    expect(told.filter(({ key }) => key === 'meleeDice').map(({ roll }) => roll?.total)).toEqual([17, 13]);
    expect(after.ask).toMatchObject({ kind: 'heroism', side: 'french' });
  });

  it('d a unit that fought like heroes in a round does not sacrifice itself in it; in the next it may', () => {
    const G = fight({ F05: 'EK1-1 EM01 FK1 FS01 morley' });
    const lost = play(G, E, 'melee', ['1211', []], [1, 2, 5, 5]).G;
    const declared = play(fight({ F05: 'EK1 EM01 FK1 FS01 morley' }), E, 'melee', ['1211', []], [1, 1, 5, 5]).G;
    expect(offered(lost, E, 'heroism')).toEqual([['EK1'], [null]]);
    // EK1 drops to 3 steps and shows no star anyway: nobody can step in, Morley falls.
    const { told } = play(declared, E, 'heroism', ['EK1'], [6, 6, 6, 6, 6, 6]);
    expect(keys(told)).toContain('leaderKilled');
  });

  it('e heroism may be declared again in the next round by whoever has the star then', () => {
    const G = fight({ F05: 'EK1 EK2 FK1 FS01' });
    const first = play(play(G, E, 'melee', ['1211', []], [1, 1, 5, 5]).G, E, 'heroism', ['EK1'], [1, 1, 5, 5]).G;
    expect([first.melee?.round, first.ask?.kind]).toEqual([2, 'heroism']);
    expect(offered(first, E, 'heroism')).toEqual([['EK2'], [null]]);
  });

  it('3.3.8 only knights showing the star; never a side’s last unit on its last step', () => {
    const tired = play(fight({ F05: 'EK1-3 FK1-3 FS01' }), E, 'melee', ['1211', []], [1, 1, 5, 5]);
    expect(tired.G.ask?.kind).not.toBe('heroism');
    const last = play(fight({ F05: 'EK1-1 FK1-3 FS01' }), E, 'melee', ['1211', []], [1, 1, 5, 5]);
    expect(last.G.ask?.kind).not.toBe('heroism');
    const two = play(fight({ F05: 'EK1 EM01 FK1 FS01' }), E, 'melee', ['1211', []], [1, 1, 5, 5]).G;
    expect(refusal(two, E, 'heroism', ['EM01'])).toBe('noStar 3.3.8');
    expect(refusal(two, E, 'heroism', ['FK1'])).toBe('notInMelee 8.3.21');
  });

  it('fire and losses of a void round do not count', () => {
    // 5 + 5 = 10 against 11 + 5 = 16, equal dice
    const lost = play(fight(), E, 'melee', ['1211', []], [2, 3, 2, 3]).G;
    expect(lost.squadrons.F05.afire).toBe(false);
    const { G } = play(lost, E, 'heroism', ['EK1'], [6, 6, 1, 1]);
    expect(G.squadrons.F05.afire).toBe(false);
  });
});

describe('3.5 King Edward', () => {
  /** The King with two marine units aboard F05, against knights and mariners. */
  const royal = (change: (G: Sluys) => void = () => {}) => fight({ F05: 'EM02 EM03 FK1 FS01 edward' }, change);

  it('3.5.1 once a match he throws a whole melee again: all four dice', () => {
    const { G } = play(royal(), E, 'melee', ['1211', []], [1, 1, 6, 6]);
    expect(G.ask).toEqual({ kind: 'reroll', side: 'english', of: 'melee' });
    const { G: after, told } = play(G, E, 'reroll', [true], [6, 6, 2, 1]);
    expect([after.used.mulligan, keys(told)[0]]).toEqual([true, 'mulligan']);
    expect(told.filter(({ key }) => key === 'meleeDice')[0].roll?.dice).toEqual([6, 6]);
  });

  it('3.5.1 it is an offer: he may keep the dice and the luck', () => {
    const asked = play(royal(), E, 'melee', ['1211', []], [6, 6, 1, 1]).G;
    const { G } = play(asked, E, 'reroll', [false]);
    expect(G.used.mulligan).toBe(false);
    expect(offered(asked, E, 'reroll')).toEqual([[true], [false]]);
  });

  it('3.5.1 not where he is not involved, 3.5.1b not while captive, c not when dead, and once only', () => {
    const asks = (change: (G: Sluys) => void) => play(royal(change), E, 'melee', ['1211', []], [6, 6, 2, 1]).G.ask?.kind;
    const elsewhere = fight({ F05: 'EM02 EM03 FK1 FS01', E03: 'edward' });
    expect(play(elsewhere, E, 'melee', ['1211', []], [6, 5, 2, 1]).G.ask?.kind).not.toBe('reroll');
    expect(asks((G) => void Object.assign(G.leaders.edward, { status: 'captive' }))).not.toBe('reroll');
    expect(asks((G) => void Object.assign(G.used, { mulligan: true }))).not.toBe('reroll');
    const next = fight({ F05: 'EM02 EM03 FK1 FS01', E02: 'edward' });
    expect(play(next, E, 'melee', ['1211', ['E02']], [6, 6, 2, 1]).G.ask?.kind).toBe('reroll');
  });

  it('3.5.2 he bestows heroism once a match on a unit that is with him', () => {
    const asked = play(
      royal((G) => void Object.assign(G.used, { mulligan: true })),
      E,
      'melee',
      ['1211', []],
      [1, 1, 6, 6],
    ).G;
    expect(offered(asked, E, 'heroism')).toEqual([['EM02'], ['EM03'], [null]]);
    // Edward's check, a round that is lost again, and his check after it: no star of their own, and the gift is spent.
    const { G, told } = playThrough(asked, E, 'heroism', ['EM02'], [1, 1, 1, 1, 6, 6, 1, 1]);
    expect([G.used.bestowed, G.marines.EM02.steps, G.melee]).toEqual([true, 2, null]);
    expect(keys(told).filter((key) => key === 'casualtyCheck')).toHaveLength(2);
  });

  it('3.5.2 also for a heroic sacrifice, his own life included', () => {
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

  it('knights with the star may step in; it is their owner’s choice', () => {
    const { G } = play(shot('FK1 quieret'), E, 'shoot', ['E01', '1211'], [1, 6, 6]);
    expect(offered(G, F, 'sacrifice')).toEqual([['FK1'], [null]]);
    expect(refusal(G, F, 'sacrifice', ['FS01'])).toBe('notInHex 3.4.6');
    const saved = play(G, F, 'sacrifice', ['FK1']).G;
    expect([saved.leaders.quieret.status, saved.marines.FK1.steps, saved.morale.french]).toEqual(['free', 3, 17]);
    const lost = play(G, F, 'sacrifice', [null]).G;
    expect([lost.leaders.quieret.status, lost.morale.french]).toEqual(['dead', 14]);
  });

  it('knights on their last step die for him, and that costs morale', () => {
    const { G } = play(shot('FK1-1 quieret'), E, 'shoot', ['E01', '1211'], [1, 6, 6]);
    const { G: after, told } = play(G, F, 'sacrifice', ['FK1']);
    expect([after.marines.FK1, after.morale.french]).toEqual([{ steps: 0, aboard: null }, 16]);
    expect(entry(told, 'morale').values).toMatchObject({ why: 'knights', change: -1 });
  });

  it('without the star nobody can; the dice are thrown even when nobody could lose a step', () => {
    const { G, told } = play(shot('FM02 quieret'), E, 'shoot', ['E01', '1211'], [1, 6, 6]);
    expect([G.leaders.quieret.status, entry(told, 'casualtyCheck').roll?.row]).toEqual(['dead', 0]);
  });

  it('8.2.11 each check is settled before the next is thrown', () => {
    const { G } = play(shot('FK1 quieret behuchet'), E, 'shoot', ['E01', '1211'], [1, 6, 6]);
    const { told } = play(G, F, 'sacrifice', ['FK1'], [3, 3]);
    expect(entry(told, 'casualtyCheck').who).toEqual(['behuchet']);
  });
});
