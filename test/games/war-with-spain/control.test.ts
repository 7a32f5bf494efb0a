import { hexesOfArea, nationOf } from '../../../src/games/war-with-spain/data/map.js';
import { marchableFrom } from '../../../src/games/war-with-spain/rules/map.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import { citiesOfArea, isBlocked, isCaptured, ownsTrack } from '../../../src/games/war-with-spain/rules/victory/control.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { choices, E, key, play, rules, S, type Scene, scene, told, why } from './fixtures.js';

const ordering = (parts: Scene): WarWithSpain => {
  const G = scene({ phase: 'activation', ...parts });
  openBooks(G);
  return G;
};
const closing = (parts: Scene): WarWithSpain => {
  const G = scene({ phase: 'administration', ...parts });
  openBooks(G);
  return G;
};
const besieged = (hex: string, side: 'E' | 'S') => (G: WarWithSpain) => {
  G.sieges[hex] = { land: side, naval: null, clock: 0 };
};

describe('areas and hexes', () => {
  it('an area is captured with its last city, and units on its track are lost (5.55, 16.2)', () => {
    const G = scene({
      phase: 'landEnglish',
      armies: { WL5: 'netc:1', DL1: '2714' },
      change: (state) => {
        for (const city of citiesOfArea('NET_C')) state.control[city] = city === 'antwerp' ? 'S' : 'E';
      },
    });
    expect([ownsTrack(G, 'S', 'netc'), isCaptured(G, 'NET_C', 'E')]).toEqual([true, false]);
    const { G: after, chronicle } = play(G, E, 'march', [['DL1'], [], ['2715']]);
    expect([after.control.antwerp, after.land.WL5, isCaptured(after, 'NET_C', 'E')]).toEqual(['E', undefined, true]);
    expect(told(chronicle, 'trackLost').flatMap(({ who }) => who)).toEqual(['WL5']);
    expect(key(ordering({ change: (state) => Object.assign(state.control, after.control) }), S, 'buildLand', ['WL2', 'netc'])).toBe(
      'trackNotYours',
    );
  });

  it('Lorraine, which has no city, is captured when the enemy is the last mover in all its hexes (16.2)', () => {
    const hexes = hexesOfArea('LOR');
    const G = scene({
      phase: 'landEnglish',
      armies: { BL2: 'lorraine:1', EL5: '2917' },
      change: (state) => {
        for (const hex of hexes) if (hex !== '2918') state.lastMover[hex] = 'E';
      },
    });
    expect(ownsTrack(G, 'S', 'lorraine')).toBe(true);
    const after = play(G, E, 'march', [['EL5'], [], ['2918']]).G;
    expect([ownsTrack(after, 'S', 'lorraine'), after.land.BL2]).toEqual([false, undefined]);
  });

  it('the track of a hex is lost when enemy land units enter the hex (5.55)', () => {
    const G = scene({ phase: 'landEnglish', armies: { IT1: 'savoy:1', EL5: '3224' } });
    const after = play(G, E, 'march', [['EL5'], [], ['3225']]).G;
    expect([after.land.IT1, ownsTrack(after, 'S', 'savoy')]).toEqual([undefined, false]);
  });

  it('a siege closes the track of a hex; it is lost with the besieged units (5.55, 10.4)', () => {
    const besiegers = { IT1: 'savoy:1', SLT2: ['3225', { besieged: true }], EL5: '3224', EL6: '3225' } as const;
    const G = scene({ phase: 'landEnglish', armies: besiegers, change: besieged('3225', 'S') });
    const joined = play(G, E, 'march', [['EL5'], [], ['3225']]).G;
    expect([joined.land.IT1?.at, ownsTrack(joined, 'S', 'savoy'), isBlocked(joined, 'S', 'savoy')]).toEqual(['savoy:1', true, true]);
    expect(joined.lastMover).toEqual({});
    const waiting = ordering({ armies: besiegers, change: besieged('3225', 'S') });
    expect(why(waiting, S, 'buildLand', ['IT2', 'savoy'])).toMatchObject({ key: 'trackBlocked', case: '10.4' });
    expect(key(waiting, S, 'placeLand', ['IT1', '3225'])).toBe('trackBlocked');
    const lifted = play(G, E, 'march', [['EL6'], [], ['3224']]).G;
    expect([lifted.sieges, ownsTrack(lifted, 'S', 'savoy'), isBlocked(lifted, 'S', 'savoy')]).toEqual([{}, true, false]);
  });

  it('a city that has survived a siege keeps its owner: the other side may place no unit there (16.2)', () => {
    const G = scene({
      phase: 'landEnglish',
      armies: { SLT3: ['2515', { besieged: true }], DL6: '2614', DL5: '2515' },
      change: (state) => {
        besieged('2515', 'S')(state);
        state.control.ostend = 'S';
        state.lastMover['2515'] = 'S';
      },
    });
    const joined = play(G, E, 'march', [['DL6'], [], ['2515']]).G;
    expect([joined.control.ostend, joined.lastMover['2515']]).toEqual(['S', 'S']);
    const later = ordering({ armies: { DL5: 'netp:1' }, change: (state) => Object.assign(state, { lastMover: joined.lastMover }) });
    expect(key(later, E, 'placeLand', ['DL5', '2515'])).toBe('notItsPlace');
  });

  it('the track of a hex is lost with the last besieged unit (5.55)', () => {
    const G = scene({
      phase: 'landSpanish',
      stage: 'assaults',
      armies: { IT1: 'savoy:1', SLT2: ['3225', { besieged: true }], EL5: '3225' },
      change: (state) => {
        state.sieges['3225'] = { land: 'S', naval: null, clock: 1 };
      },
    });
    const { G: after, chronicle } = play(G, S, 'finishLandCombat');
    expect([after.land.SLT2, after.land.IT1, ownsTrack(after, 'S', 'savoy')]).toEqual([undefined, undefined, false]);
    expect(told(chronicle, 'trackLost').flatMap(({ who }) => who)).toEqual(['IT1']);
  });

  it('enemies may not enter the German States, so their track is never lost (8.24)', () => {
    expect(key(scene({ phase: 'landEnglish', armies: { EL5: '2815' } }), E, 'march', [['EL5'], [], ['2915']])).toBe('germanStates');
    const border = hexesOfArea('NET_P').flatMap((hex) => marchableFrom(hex).filter((to) => nationOf(to) === 'GER'));
    expect(border).toEqual([]);
  });

  it('marching through Savoy, Franche-Comté, Lorraine and the Netherlands violates no neutrality (8.28)', () => {
    const road = ['3224', '3223', '3123', '3022', '3021'];
    const G = scene({ phase: 'landSpanish', armies: { SLT4: '3225' } });
    const after = play(G, S, 'march', [['SLT4'], [], road]).G;
    expect([after.land.SLT4.at, after.france.violatedOn, after.treasury.S]).toEqual(['3021', null, 984]);
  });
});

describe('closed cities', () => {
  it('allows no building, repair, placement or laying up in a besieged city (5.56, 10.4)', () => {
    const lying: Scene = { ships: { EG5: ['1616', { reduced: true }] }, armies: { EL5: 'plymouth:1' }, change: besieged('1616', 'E') };
    const G = ordering(lying);
    expect(isBlocked(G, 'E', 'plymouth')).toBe(true);
    expect(key(G, E, 'repairNaval', ['EG5'])).toBe('trackBlocked');
    expect(key(G, E, 'placeLand', ['EL5', '1616'])).toBe('trackBlocked');
    expect(key(G, E, 'buildLand', ['EL6', 'plymouth'])).toBe('trackBlocked');
    expect(key(G, E, 'buildNaval', ['EG7', 'plymouth'])).toBe('trackBlocked');
    expect(key(closing(lying), E, 'deactivateNaval', [['EG5']])).toBe('trackBlocked');
  });

  it('ships may be laid up in captured ports, but 5.51 not built there (5.54)', () => {
    const change = (state: WarWithSpain) => Object.assign(state.control, { corunna: 'E' });
    expect(play(closing({ ships: { EG1: '1027' }, change }), E, 'deactivateNaval', [['EG1']]).G.naval.EG1.at).toBe('corunna:2');
    expect(key(ordering({ change }), E, 'buildNaval', ['EG7', 'corunna'])).toBe('notBuiltThere');
    expect(key(ordering({ change }), S, 'buildNaval', ['SU3', 'corunna'])).toBe('trackNotYours');
  });

  it('each side builds only ships and land units of its own nationalities (5.21, 5.52)', () => {
    const G = ordering({});
    expect(key(G, E, 'buildNaval', ['SP1', 'lisbon'])).toBe('notYourShip');
    expect(key(G, S, 'buildNaval', ['DW4', 'amsterdam'])).toBe('notYourShip');
    expect(key(G, S, 'buildNaval', ['TF', 'seville'])).toBe('notYourShip');
    expect(key(G, S, 'buildLand', ['GL1', 'savoy'])).toBe('notBuiltThere');
    expect(key(G, S, 'buildLand', ['WL2', 'savoy'])).toBe('notBuiltThere');
    expect(key(G, S, 'buildLand', ['BL2', 'german'])).toBe('notBuiltThere');
    for (const [player, unit] of [
      [S, 'CL1'],
      [S, 'IR1'],
      [S, 'EC1'],
      [S, 'SK1'],
      [E, 'HL1'],
      [E, 'IL1'],
    ]) {
      expect(choices(G, player, 'buildLand').some(([id]) => id === unit)).toBe(false);
    }
  });
});

describe('control of units', () => {
  it('French units join in the turn after the violation, rebels and loyal units when placed (8.21, 8.22)', () => {
    const armies = { CL1: '2418', HL1: '2124', IR1: '1112', IL1: '1310', PL1: '1707', SK1: '1604', EC1: '1910' };
    const commands = (phase: 'landEnglish' | 'landSpanish', active: boolean) => {
      const G = scene({ phase, armies, change: (state) => Object.assign(state.france, { active }) });
      return new Set(choices(G, phase === 'landEnglish' ? E : S, 'march').flatMap(([ids]) => ids as string[]));
    };
    expect([...commands('landEnglish', false)].sort()).toEqual(['IL1', 'PL1']);
    expect([...commands('landEnglish', true)].sort()).toEqual(['HL1', 'IL1', 'PL1']);
    expect([...commands('landSpanish', false)].sort()).toEqual(['EC1', 'IR1', 'SK1']);
    expect([...commands('landSpanish', true)].sort()).toEqual(['CL1', 'EC1', 'IR1', 'SK1']);
  });

  it('with open information everything is visible except the month of the Treasure Fleet (7.0)', () => {
    const G = scene({
      fleets: { S1: ['1027', ['SP1']] },
      armies: { SLT2: '2716', EL3: 'S1' },
      change: (state) => {
        state.options.openInformation = true;
        state.treasure.month = 'July';
      },
    });
    expect(rules.view(G, E)).toMatchObject({ naval: { SP1: { at: '1027' } }, land: { SLT2: { at: '2716' } }, treasure: { month: null } });
    expect(rules.view(G, S).treasure.month).toBe('July');
  });
});
