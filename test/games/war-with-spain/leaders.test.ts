import { attackStrength } from '../../../src/games/war-with-spain/rules/landCombat/strength.js';
import { navalBonus } from '../../../src/games/war-with-spain/rules/leaders/bonus.js';
import { manShips } from '../../../src/games/war-with-spain/rules/leaders/leaders.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import { noDice } from '../../kit/properties.js';
import { E, play, run, S, type Scene, scene, told } from './fixtures.js';

const fleet = (leaders: Scene['leaders']) => scene({ fleets: { E1: ['1616', ['EG5', 'EG6']], S1: ['0834', ['SP1', 'SP2']] }, leaders });

describe('leaders at sea', () => {
  it('13.13 the best naval leader aboard the fighting ships counts alone; land leaders and others elsewhere do not', () => {
    const G = fleet({ drake: ['E1', 'EG5'], hawkins: ['E1', 'EG6'], norris: ['E1', 'EG5'] });
    expect(navalBonus(G, ['EG5', 'EG6'])).toEqual({ bonus: 6, leaders: ['drake'] });
    expect(navalBonus(G, ['EG6'])).toEqual({ bonus: 4, leaders: ['hawkins'] });
    expect(navalBonus(G, [])).toEqual({ bonus: 0, leaders: [] });
  });

  it('13.14 with a senior leader all of them count together', () => {
    const G = fleet({ drake: ['E1', 'EG5'], hawkins: ['E1', 'EG6'], howard: ['E1', 'EG6'], medina: ['S1', 'SP1'], leyva: ['S1', 'SP2'] });
    expect(navalBonus(G, ['EG5', 'EG6']).bonus).toBe(13);
    expect(navalBonus(G, ['SP1', 'SP2']).bonus).toBe(5);
  });

  it('13.0 each counts no more than all friendly ships of his hex have together, whether they fight or not; the sum has no limit', () => {
    const few = (ships: Scene['ships']) =>
      scene({ fleets: { E1: ['1616', ['EP1', 'EP2']] }, ships, leaders: { drake: ['E1', 'EP1'], howard: ['E1', 'EP2'] } });
    expect(navalBonus(few({}), ['EP1', 'EP2']).bonus).toBe(4 + 3);
    expect(navalBonus(few({ EG5: '1616' }), ['EP1', 'EP2']).bonus).toBe(6 + 3);
  });

  it('13.13 fleets that fight together have a leader each', () => {
    const G = scene({
      fleets: { E1: ['1616', ['EG5']], E2: ['1616', ['EG6', 'EG1']] },
      leaders: { drake: ['E1', 'EG5'], hawkins: ['E2', 'EG6'], frobisher: ['E2', 'EG1'] },
    });
    expect(navalBonus(G, ['EG5', 'EG6', 'EG1'])).toEqual({ bonus: 10, leaders: ['drake', 'hawkins'] });
  });

  it('13.0 on land each leads no more than the men of his side in his hex', () => {
    const G = scene({ phase: 'landSpanish', armies: { SLT12: '2716', SLT8: '2716' }, leaders: { parma: '2716', mondragon: '2716' } });
    const bonus = (landIds: string[]) =>
      attackStrength(G, { attacker: 'S', from: '2716', hex: '2616', landIds, leaderIds: ['parma', 'mondragon'], withBesieged: false })
        .bonus;
    expect([bonus(['SLT12']), bonus(['SLT12', 'SLT8'])]).toEqual([7, 7]);
    delete G.land.SLT8;
    expect(bonus(['SLT12'])).toBe(4);
  });

  it('13.16 his owner alone puts a naval leader aboard; before a battle those who sail as passengers take the strongest ship', () => {
    const G = fleet({ drake: '1616', leyva: '0834', medina: ['S1', 'SP2'] });
    G.leaders.leyva.at = 'S1';
    G.naval.SP2.reduced = true;
    manShips({ G, dice: noDice, tell: () => {} }, 'E', ['EG6', 'EG5']);
    manShips({ G, dice: noDice, tell: () => {} }, 'S', ['SP2', 'SP1']);
    expect(G.leaders).toMatchObject({ drake: { at: '1616', ship: null }, leyva: { at: 'S1', ship: 'SP1' }, medina: { ship: 'SP2' } });
  });
});

describe('leaders alone', () => {
  it('13.17 flee from a hex in which the enemy takes the field', () => {
    const G = scene({ phase: 'activation', armies: { WL1: 'netc:1' }, leaders: { norris: '2616' } });
    openBooks(G);
    const after = run(G, [S, 'placeLand', ['WL1', '2616']], [S, 'finishActivation'], [E, 'finishActivation']);
    expect([after.land.WL1.at, after.leaders.norris.at]).toEqual(['2616', '2515']);
  });
});

describe('Santa Cruz', () => {
  it('13.2 dies at the end of turn 8', () => {
    const end = (turn: number) => {
      const G = scene({ phase: 'administration', turn, leaders: { santacruz: '0834', parma: '2716' } });
      openBooks(G);
      return play(run(G, [E, 'finishAdministration']), S, 'finishAdministration', []);
    };
    expect(end(7).G.leaders.santacruz).toBeDefined();
    const { G, chronicle } = end(8);
    expect([G.leaders.santacruz, G.leaders.parma.at]).toEqual([undefined, '2716']);
    expect(told(chronicle, 'santaCruz')).toHaveLength(1);
  });
});
