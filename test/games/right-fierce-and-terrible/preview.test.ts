import {
  archeryOdds,
  collapseChance,
  disengageOdds,
  grappleOdds,
  meleeOdds,
  ramOdds,
} from '../../../src/games/right-fierce-and-terrible/preview.js';
import { quickDice } from '../../../src/kit/dice.js';
import { acting, bind, E, rules, sea } from './fixtures.js';

const G = acting(
  sea({ '1210': 'E02', '1211': 'F04', '1310': 'F05', '1414': 'F01', '1503': 'E03' }, { E02: 'EM02', F05: 'EM03 FS01' }, (state) =>
    bind(state, '1210|1310'),
  ),
  'brown',
  'melee',
);

describe('previews', () => {
  it('7.1 a cog against a nef grapples on 3 or more, and breaks free of a friend on 3', () => {
    expect(grappleOdds(G, 'E02', '1211')).toEqual({ modifiers: [['castleHigher', 1]], success: expect.closeTo(4 / 6) });
    expect(disengageOdds(G, 'E02', '1310').success).toBeCloseTo(2 / 6);
  });

  it('8.1 chances of the ram chart add up', () => {
    const { rows, modifiers } = ramOdds(G, 'E02', '1211');
    expect(modifiers).toEqual([['castleHigher', 1]]);
    expect(rows.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
    expect(rows[3].chance).toBeCloseTo(6 / 36); // a 7 and 1
  });

  it('8.2 an archer with +2 hits on 4, twice never', () => {
    const odds = archeryOdds(G, 'E02', '1211');
    expect([odds.steps.get(1), odds.steps.get(2)]).toEqual([expect.closeTo(3 / 6), undefined]);
    expect(odds.mean).toBeCloseTo(0.5);
  });

  it('8.3 melee: totals and exact chances, as two thousand fights bear out', () => {
    const plan = { hex: '1310', side: 'english', supporters: ['E02'] } as const;
    const odds = meleeOdds(G, plan);
    expect([odds.attacker.total, odds.defender.total]).toEqual([6, 6]);
    expect(odds.attacker.win).toBeCloseTo(odds.defender.win);
    expect(odds.attacker.win + odds.defender.win + odds.tie).toBeCloseTo(1);
    expect(odds.fire).toBeCloseTo(146 / 1296);
    expect(odds.rows.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
    const dice = quickDice(5);
    let afire = 0;
    for (let i = 0; i < 2000; i++)
      if (rules.play(G, E, 'melee', ['1310', ['E02']], dice).chronicle.some(({ key }) => key === 'afire')) afire += 1;
    expect(afire / 2000).toBeCloseTo(odds.fire, 1);
  });

  it('8.3.19 losses to be expected: one step each at the least', () => {
    const { attacker, defender } = meleeOdds(G, { hex: '1310', side: 'english', supporters: ['E02'] });
    expect(attacker.losses).toBeGreaterThan(1);
    expect(defender.losses).toBeGreaterThan(1);
  });

  it('11.2.4 collapse', () => {
    expect([0, 1, 5, 6].map(collapseChance)).toEqual([expect.closeTo(1), expect.closeTo(5 / 6), expect.closeTo(1 / 6), 0]);
  });
});
