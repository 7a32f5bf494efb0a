import { navalBonus } from '../../../src/games/war-with-spain/rules/leaders/bonus.js';
import { manShips } from '../../../src/games/war-with-spain/rules/leaders/leaders.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import { noDice } from '../../kit/properties.js';
import { E, play, run, S, type Scene, scene, told } from './fixtures.js';

const fleet = (leaders: Scene['leaders']) => scene({ fleets: { E1: ['1616', ['EG5', 'EG6']], S1: ['0834', ['SP1', 'SP2']] }, leaders });

describe('leaders at sea', () => {
  it('13.13 the best naval leader aboard the fighting ships counts alone; land leaders and others elsewhere do not', () => {
    const G = fleet({ drake: ['E1', 'EG5'], hawkins: ['E1', 'EG6'], norris: ['E1', 'EG5'] });
    expect(navalBonus(G, ['EG5', 'EG6'], 16)).toEqual({ bonus: 6, leaders: ['drake'] });
    expect(navalBonus(G, ['EG6'], 8)).toEqual({ bonus: 4, leaders: ['hawkins'] });
    expect(navalBonus(G, [], 8)).toEqual({ bonus: 0, leaders: [] });
  });

  it('13.14 with a senior leader all of them count together', () => {
    const G = fleet({ drake: ['E1', 'EG5'], hawkins: ['E1', 'EG6'], howard: ['E1', 'EG6'], medina: ['S1', 'SP1'], leyva: ['S1', 'SP2'] });
    expect(navalBonus(G, ['EG5', 'EG6'], 16).bonus).toBe(13);
    expect(navalBonus(G, ['SP1', 'SP2'], 18).bonus).toBe(5);
  });

  it('13.0 never more than the strength of the ships', () => {
    expect(navalBonus(fleet({ drake: ['E1', 'EG5'] }), ['EG5'], 4).bonus).toBe(4);
  });

  it('13.16 before a battle unassigned naval leaders of the hex go aboard the strongest ship; not the besieged', () => {
    const manned = (besieged: boolean) => {
      const G = fleet({ drake: '1616', norris: '1616', howard: ['E1', 'EG6'] });
      G.naval.EG6.reduced = true;
      if (besieged) G.sieges['1616'] = { land: 'E', naval: null, clock: 0 };
      manShips({ G, dice: noDice, tell: () => {} }, 'E', ['EG6', 'EG5']);
      return G.leaders;
    };
    expect(manned(false)).toMatchObject({ drake: { at: 'E1', ship: 'EG5' }, norris: { at: '1616', ship: null }, howard: { ship: 'EG6' } });
    expect(manned(true).drake).toMatchObject({ at: '1616', ship: null });
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
