import { attackStrength } from '../../../src/games/war-with-spain/rules/landCombat/strength.js';
import { armyLimit, leaderLimit } from '../../../src/games/war-with-spain/rules/landMovement/marchLimits.js';
import { navalBonus } from '../../../src/games/war-with-spain/rules/leaders/assignment.js';
import { manShips } from '../../../src/games/war-with-spain/rules/leaders/leaders.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import { noDice } from '../../kit/properties.js';
import { choices, E, key, keys, play, run, S, type Scene, scene, told, why } from './fixtures.js';

const english = (parts: Scene) => scene({ phase: 'landEnglish', ...parts });
const spanish = (parts: Scene) => scene({ phase: 'landSpanish', ...parts });
const invaded = (parts: Scene) => english({ ...parts, change: (G) => Object.assign(G.landed, { britain: true }) });

describe('national limitations', () => {
  const limit = (id: string, from: string | null, to: string) => armyLimit(scene({}), id, from, to)?.case;

  it('the Dutch stay in the two Netherlands (8.23)', () => {
    expect(limit('DL1', '2714', '2715')).toBeUndefined();
    expect(limit('DL1', '2716', '2717')).toBe('8.23');
    expect(limit('DL1', null, '2214')).toBe('8.23');
    expect(key(english({ armies: { DL1: '2616' } }), E, 'march', [['DL1'], [], ['2617']])).toBe('dutchLimit');
  });

  it('only German units enter the German States, and may not leave them for the Protestant Netherlands (8.24)', () => {
    expect(limit('SLT2', '2815', '2915')).toBe('8.24');
    expect(limit('GL1', '2914', '3014')).toBeUndefined();
    expect(limit('GL1', '2914', '2813')).toBeUndefined();
    expect(limit('GL1', '3010', '2911')).toBeUndefined();
    expect(leaderLimit(scene({}), 'parma', '3016')?.case).toBe('8.24');
    const border = english({});
    expect(armyLimit(border, 'GL1', '3013', '2813')?.case).toBe('8.24');
  });

  it('the French stay in France, their leaders too (8.25)', () => {
    expect(limit('CL1', '2717', '2716')).toBe('8.25');
    expect(limit('HL1', '2027', '2127')).toBeUndefined();
    expect(leaderLimit(scene({}), 'navarre', '1928')?.case).toBe('8.25');
  });

  it('the Irish stay in Ireland, the Scots in Scotland and England (8.26)', () => {
    expect(limit('IR1', '1112', '1113')).toBeUndefined();
    expect(limit('IL1', null, '2114')).toBe('8.26');
    expect(limit('SK1', '1708', '1807')).toBeUndefined();
    expect(limit('PL1', null, '1113')).toBe('8.26');
  });

  it('Scotland is closed to the English until Spain has landed in Scotland or England (8.27)', () => {
    const path = [['EL12'], [], ['1707']];
    expect(why(english({ armies: { EL12: '1807' } }), E, 'march', path)?.case).toBe('8.27');
    expect(key(invaded({ armies: { EL12: '1807' } }), E, 'march', path)).toBeUndefined();
    expect(leaderLimit(scene({}), 'norris', '1707')?.case).toBe('8.27');
  });
});

describe('marches', () => {
  it('a hex costs 1 MP; a stack moves as far as its slowest unit (8.0)', () => {
    const G = english({ armies: { EL10: '2114', EL1: '2114' }, leaders: { norris: '2114' } });
    expect(key(G, E, 'march', [['EL10'], ['norris'], ['2113', '2112', '2111', '2011', '1911']])).toBeUndefined();
    expect(key(G, E, 'march', [['EL10', 'EL1'], [], ['2113', '2112', '2111', '2011', '1911']])).toBe('marchTooFar');
    expect(key(G, E, 'march', [['EL10', 'EL1'], [], ['2113', '2112', '2111', '2011']])).toBeUndefined();
    expect(key(G, E, 'march', [['EL10'], [], ['2113', '2112', '2111', '2011', '1911', '1910']])).toBe('marchTooFar');
    const after = play(G, E, 'march', [['EL10'], ['norris'], ['2113', '2112']]).G;
    expect([after.land.EL10.at, after.leaders.norris.at, after.land.EL1.at]).toEqual(['2112', '2112', '2114']);
  });

  it('units march once, and together only from one hex (8.11)', () => {
    const G = english({ armies: { EL10: '2114', EL5: '2113', DL1: 'netp:1', EL6: 'E1' }, fleets: { E1: ['2214', ['EM1', 'EM2']] } });
    expect(key(G, E, 'march', [['EL10', 'EL5'], [], ['2014']])).toBe('notTogether');
    expect(key(G, E, 'march', [['EL10', 'EL10'], [], ['2014']])).toBe('namedTwice');
    expect(key(G, E, 'march', [['DL1'], [], ['2014']])).toBe('notAshore');
    expect(key(G, E, 'march', [['EL6'], [], ['2115']])).toBe('notAshore');
    expect(key(G, E, 'march', [[], [], ['2115']])).toBe('nobodyMarches');
    const after = play(G, E, 'march', [['EL10'], [], ['2014']]).G;
    expect(key(after, E, 'march', [['EL10'], [], ['2013']])).toBe('marchedAlready');
    expect(key(after, E, 'march', [['EL5'], [], ['2013', '2014']])).toBeUndefined();
  });

  it('refuses to enter a hex with unbesieged enemies (8.12)', () => {
    const G = english({
      armies: { EL10: '2114', SLT2: '2113', SLT3: '2014' },
      change: (state) => {
        state.sieges['2014'] = { land: 'S', naval: null, clock: 0 };
        state.land.SLT3.besieged = true;
        state.land.EL5 = { ...state.land.EL10, at: '2014' };
      },
    });
    expect(key(G, E, 'march', [['EL10'], [], ['2113']])).toBe('enemyThere');
    expect(key(G, E, 'march', [['EL10'], [], ['2014']])).toBeUndefined();
  });

  it('refuses marches of besieged units, and (10.14) into a hex with own besieged units (8.13)', () => {
    const G = english({
      armies: { EL10: ['2014', { besieged: true }], SLT2: '2014', EL5: '2114' },
      leaders: { norris: '2014' },
      change: (state) => {
        state.sieges['2014'] = { land: 'E', naval: null, clock: 0 };
      },
    });
    expect(key(G, E, 'march', [['EL10'], [], ['2013']])).toBe('armyBesieged');
    expect(key(G, E, 'march', [[], ['norris'], ['2013']])).toBe('leaderBesieged');
    expect(key(G, E, 'march', [['EL5'], [], ['2014']])).toBe('besiegersThere');
  });

  it('refuses high seas hexsides, closed hexsides and hexes that are not adjacent (8.14)', () => {
    const G = english({ armies: { EL10: '2213', DL1: '2613', EL5: '1308' } });
    expect(key(G, E, 'march', [['EL10'], [], ['2214']])).toBe('noRoad');
    expect(key(G, E, 'march', [['DL1'], [], ['2614']])).toBe('noRoad');
    expect(key(G, E, 'march', [['EL5'], [], ['1407']])).toBe('noRoad');
    expect(key(G, E, 'march', [['EL10'], [], ['2111']])).toBe('noRoad');
  });

  it('neutral French units do not move, and their hexes may not be entered (8.21, 15.1)', () => {
    const G = spanish({ armies: { CL5: '2717', HL1: '2117', SLT2: '2716' }, leaders: { guise: '2718' } });
    expect(key(G, S, 'march', [['CL5'], [], ['2718']])).toBe('notYourArmy');
    expect(key(G, S, 'march', [[], ['guise'], ['2818']])).toBe('notYourLeader');
    expect(key(G, S, 'march', [['SLT2'], [], ['2717']])).toBe('enemyThere');
    expect(key(G, S, 'march', [['SLT2'], [], ['2816', '2817', '2718']])).toBe('neutralHex');
  });

  it('land units capture cities that they pass; leaders do not (16.2)', () => {
    const G = spanish({ armies: { SLT2: '2214' }, leaders: { parma: '2115' } });
    const after = play(G, S, 'march', [['SLT2'], [], ['2114', '2014']]).G;
    expect([after.control.london, after.control.dover]).toEqual(['S', 'E']);
    expect(after.lastMover).toMatchObject({ '2014': 'S' });
    const walked = play(G, S, 'march', [[], ['parma'], ['2114']]).G;
    expect(walked.control.london).toBe('E');
  });

  it('a besieged city stays with its owner (16.2)', () => {
    const G = spanish({
      armies: { EL5: ['2114', { besieged: true }], SLT2: '2114', SLT3: '2115' },
      change: (state) => {
        state.sieges['2114'] = { land: 'E', naval: null, clock: 0 };
      },
    });
    expect(play(G, S, 'march', [['SLT3'], [], ['2114']]).G.control.london).toBe('E');
  });

  it('a siege ends when all besiegers march out (10.17)', () => {
    const G = spanish({
      armies: { EL5: ['2114', { besieged: true }], SLT2: '2114', SLT3: '2114' },
      change: (state) => {
        state.sieges['2114'] = { land: 'E', naval: null, clock: 1 };
      },
    });
    const one = play(G, S, 'march', [['SLT2'], [], ['2115']]).G;
    expect(one.sieges['2114']).toMatchObject({ land: 'E', clock: 1 });
    const { G: both, chronicle } = play(one, S, 'march', [['SLT3'], [], ['2115']]);
    expect([both.sieges, both.land.EL5.besieged]).toEqual([{}, false]);
    expect(keys(chronicle).slice(0, 2)).toEqual(['marches', 'siegeLifted']);
  });

  it('a lone enemy leader in an entered hex escapes to the nearest safe hex (13.17)', () => {
    const G = spanish({ armies: { SLT2: '2214', EL5: '1914' }, leaders: { norris: '2115' } });
    const { G: after, chronicle } = play(G, S, 'march', [['SLT2'], [], ['2115']]);
    expect(after.leaders.norris.at).toBe('2015');
    expect(told(chronicle, 'leaderFlees')[0]).toMatchObject({ at: ['2115', '2015'] });
  });

  it('naval leaders have 10 MP on land (13.19)', () => {
    const G = english({ leaders: { drake: '1616', howard: ['E1', 'EG1'] }, fleets: { E1: ['1616', ['EG1']] } });
    const ten = ['1615', '1614', '1613', '1612', '1611', '1711', '1810', '1910', '2009', '1909'];
    expect(key(G, E, 'march', [[], ['drake'], ten])).toBeUndefined();
    expect(key(G, E, 'march', [[], ['drake'], [...ten, '1809']])).toBe('marchTooFar');
    expect(key(G, E, 'march', [[], ['howard'], ['1615']])).toBe('notAshore');
  });

  it('in winter a unit that marched is eliminated on 1 or 2; leaders and others are not (14.1)', () => {
    const G = english({ turn: 9, armies: { EL10: '2114', EL5: '2114', EL6: '2114' }, leaders: { norris: '2114' } });
    const marched = run(G, [E, 'march', [['EL6'], [], ['2014']]], [E, 'march', [['EL10'], ['norris'], ['2113']]]);
    const { G: after, chronicle } = play(marched, E, 'finishLandMovement', [], [2, 3]);
    expect(after.land.EL6).toBeUndefined();
    expect([after.land.EL10.at, after.land.EL5.at, after.leaders.norris.at]).toEqual(['2113', '2114', '2113']);
    expect(told(chronicle, 'attrition').map(({ who, roll }) => [who, roll?.dice])).toEqual([
      [['EL6'], [2]],
      [undefined, [3]],
    ]);
    const summer = run(english({ armies: { EL6: '2114' } }), [E, 'march', [['EL6'], [], ['2014']]]);
    expect(summer.land.EL6.at).toBe('2014');
  });

  it('allows every offered march (8.11)', () => {
    const G = english({ armies: { EL10: '2114', EL5: '2114' }, leaders: { norris: '2114' } });
    const offered = choices(G, E, 'march');
    expect(offered).toContainEqual([['EL10', 'EL5'], ['norris'], ['2113']]);
    expect(offered).toContainEqual([['EL5'], [], ['2214']]);
    for (const args of offered) expect(key(G, E, 'march', args)).toBeUndefined();
  });
});

describe('leaders', () => {
  const fleet = (leaders: Scene['leaders']) => scene({ fleets: { E1: ['1616', ['EG5', 'EG6']], S1: ['0834', ['SP1', 'SP2']] }, leaders });

  describe('leaders at sea', () => {
    it('only the best naval leader aboard the fighting ships counts (13.13)', () => {
      const G = fleet({ drake: ['E1', 'EG5'], hawkins: ['E1', 'EG6'], norris: ['E1', 'EG5'] });
      expect(navalBonus(G, ['EG5', 'EG6'])).toEqual({ bonus: 6, leaders: ['drake'] });
      expect(navalBonus(G, ['EG6'])).toEqual({ bonus: 4, leaders: ['hawkins'] });
      expect(navalBonus(G, [])).toEqual({ bonus: 0, leaders: [] });
    });

    it('with a senior leader all naval leaders count (13.14)', () => {
      const G = fleet({ drake: ['E1', 'EG5'], hawkins: ['E1', 'EG6'], howard: ['E1', 'EG6'], medina: ['S1', 'SP1'], leyva: ['S1', 'SP2'] });
      expect(navalBonus(G, ['EG5', 'EG6']).bonus).toBe(13);
      expect(navalBonus(G, ['SP1', 'SP2']).bonus).toBe(5);
    });

    it('each bonus is limited to the strength of all friendly ships in the hex; the sum is not (13.0)', () => {
      const few = (ships: Scene['ships']) =>
        scene({ fleets: { E1: ['1616', ['EP1', 'EP2']] }, ships, leaders: { drake: ['E1', 'EP1'], howard: ['E1', 'EP2'] } });
      expect(navalBonus(few({}), ['EP1', 'EP2']).bonus).toBe(4 + 3);
      expect(navalBonus(few({ EG5: '1616' }), ['EP1', 'EP2']).bonus).toBe(6 + 3);
    });

    it('fleets that fight together count one leader each (13.13)', () => {
      const G = scene({
        fleets: { E1: ['1616', ['EG5']], E2: ['1616', ['EG6', 'EG1']] },
        leaders: { drake: ['E1', 'EG5'], hawkins: ['E2', 'EG6'], frobisher: ['E2', 'EG1'] },
      });
      expect(navalBonus(G, ['EG5', 'EG6', 'EG1'])).toEqual({ bonus: 10, leaders: ['drake', 'hawkins'] });
    });

    it('on land each bonus is limited to the friendly strength in the hex (13.0)', () => {
      const G = scene({ phase: 'landSpanish', armies: { SLT12: '2716', SLT8: '2716' }, leaders: { parma: '2716', mondragon: '2716' } });
      const bonus = (landIds: string[]) =>
        attackStrength(G, { attacker: 'S', from: '2716', hex: '2616', landIds, leaderIds: ['parma', 'mondragon'], withBesieged: false })
          .bonus;
      expect([bonus(['SLT12']), bonus(['SLT12', 'SLT8'])]).toEqual([7, 7]);
      delete G.land.SLT8;
      expect(bonus(['SLT12'])).toBe(4);
    });

    it('only the owner assigns a naval leader; passengers take the strongest ship before a combat (13.16)', () => {
      const G = fleet({ drake: '1616', leyva: '0834', medina: ['S1', 'SP2'] });
      G.leaders.leyva.at = 'S1';
      G.naval.SP2.reduced = true;
      manShips({ G, dice: noDice, emit: () => {} }, 'E', ['EG6', 'EG5']);
      manShips({ G, dice: noDice, emit: () => {} }, 'S', ['SP2', 'SP1']);
      expect(G.leaders).toMatchObject({ drake: { at: '1616', ship: null }, leyva: { at: 'S1', ship: 'SP1' }, medina: { ship: 'SP2' } });
    });
  });

  describe('leaders alone', () => {
    it('escape from a hex where enemy units are placed (13.17)', () => {
      const G = scene({ phase: 'activation', armies: { WL1: 'netc:1' }, leaders: { norris: '2616' } });
      openBooks(G);
      const after = run(G, [S, 'placeLand', ['WL1', '2616']], [S, 'finishActivation'], [E, 'finishActivation']);
      expect([after.land.WL1.at, after.leaders.norris.at]).toEqual(['2616', '2515']);
    });
  });

  describe('Santa Cruz', () => {
    it('dies at the end of turn 8 (13.2)', () => {
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
});
