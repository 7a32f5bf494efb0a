import { AREAS, terrainAt, WATER, waterAround, ZONES } from '../../../src/games/right-fierce-and-terrible/data/map.js';
import { SCENARIO_IDS, SCENARIOS } from '../../../src/games/right-fierce-and-terrible/data/scenarios.js';
import { fullSteps, MARINE_FACES, MARINES, SQUADRON_IDS, SQUADRONS } from '../../../src/games/right-fierce-and-terrible/data/units.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { checkInvariants } from '../../../src/games/right-fierce-and-terrible/invariants.js';
import {
  archeryFactor,
  castle,
  level,
  longbow,
  meleeFactor,
  movementAllowance,
  sails,
} from '../../../src/games/right-fierce-and-terrible/rules/forces.js';
import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { setupDataFault } from '../../../src/kit/setupData.js';
import { noDice } from '../../kit/properties.js';
import { scripted } from '../../kit/scripted.js';
import { E, F, offered, play, refusal, rules, sea, ship } from './fixtures.js';

const open = (setupData?: unknown, dice: number[] = []) => rules.setup(setupData, scripted(dice));

describe('setupData', () => {
  it('has defaults: scenario 5, players deploy, 17 and 17, no turn limit', () => {
    const G = open();
    expect([G.scenario, G.phase, G.morale, G.options.turnLimit]).toEqual(['s5', 'deploy', { english: 17, french: 17 }, 0]);
    expect(rules.awaiting(G)).toEqual({ '1': 'deploy' });
  });

  it.each([
    [{ scenario: 's8' }, 'scenario'],
    [{ deployment: 'mine' }, 'deployment'],
    [{ shortGame: 'yes' }, 'shortGame'],
    [{ turnLimit: 100 }, 'turnLimit'],
    [{ handicap: { english: 4 } }, 'handicap.english'],
    [{ handicap: { spanish: 1 } }, 'handicap.spanish'],
    [{ freeSetup: { wind: 'W' } }, 'freeSetup.wind'],
    [{ scriptedDice: [6] }, 'scriptedDice'],
  ])('refuses %j and names its key', (setupData, key) => {
    expect(setupDataFault(rightFierceAndTerrible.options, setupData)).toContain(key);
    expect(() => open(setupData)).toThrow(key);
  });

  it('starts a short game at 15; adds handicaps, between 1 and 20 (11.1.1)', () => {
    expect(open({ shortGame: true }).morale).toEqual({ english: 15, french: 15 });
    expect(open({ handicap: { english: -5, french: 3 } }).morale).toEqual({ english: 12, french: 20 });
  });

  it('ends All-the-Marbles after turn 60 by default (13.3)', () => {
    expect(open({ turnLimit: 0 }).options.turnLimit).toBe(0);
    expect(open({ turnLimit: 0, allTheMarbles: true }).options.turnLimit).toBe(60);
    expect(open({ turnLimit: 20, allTheMarbles: true }).options.turnLimit).toBe(20);
  });

  it('rolls for wind, then current, in Free Setup unless set (12.8)', () => {
    const G = open({ scenario: 's7' }, [1, 6]);
    expect([G.wind, G.current, G.options.zones]).toEqual([0, 5, ['redNW']]);
    const named = open({ scenario: 's7', freeSetup: { wind: 'SW', current: 'NE', zone: 'both' } });
    expect([named.wind, named.current, named.options.zones]).toEqual([4, 1, ['redNW', 'redNE']]);
  });
});

describe('2.3 the map', () => {
  it('has 261 deep and 119 shallow hexes', () => {
    expect([WATER.filter((hex) => terrainAt(hex) === 'deep').length, WATER.filter((hex) => terrainAt(hex) === 'shallow').length]).toEqual([
      261, 119,
    ]);
    expect([terrainAt('1906'), terrainAt('1219'), terrainAt('3321')]).toEqual(['land', 'land', undefined]);
  });

  it('has two red zones on its northern edge (1.4.5)', () => {
    expect([ZONES.redNW[0], ZONES.redNW.length, ZONES.redNE[0], ZONES.redNE.length]).toEqual(['0501', 9, '2401', 7]);
  });

  it('has symmetric adjacency', () => {
    for (const hex of WATER) for (const near of waterAround(hex)) expect(waterAround(near.hex).map((each) => each.hex)).toContain(hex);
  });

  it('deployment areas have the sizes of their scenarios', () => {
    const sizes = Object.fromEntries(Object.entries(AREAS).map(([id, hexes]) => [id, hexes.length]));
    expect(sizes).toEqual({
      roads: 82,
      mouth: 102,
      harbour: 81,
      frontLines: 43,
      rearLine: 46,
      estuaryLine: 54,
      van: 54,
      seaward: 44,
      free: 257,
      flemishShore: 39,
    });
  });
});

describe('12.0 the scenarios', () => {
  it('are seven, each with its case (12.2-12.8)', () => {
    expect(SCENARIO_IDS.map((id) => SCENARIOS[id].case)).toEqual(['12.2', '12.3', '12.4', '12.5', '12.6', '12.7', '12.8']);
    expect(rightFierceAndTerrible.scenarios.map(({ id, setupData }) => [id, setupData])).toEqual(
      SCENARIO_IDS.map((id) => [id, { scenario: id }]),
    );
  });

  it.each(SCENARIO_IDS)('start at once with a legal, complete standard deployment: %s', (scenario) => {
    const G = rules.setup({ scenario, deployment: 'standard', queen: true }, { die: () => 1 });
    expect([checkInvariants(G), G.phase, G.turn]).toEqual([undefined, 'activation', 1]);
    const french = Object.values(G.squadrons).filter(({ side }) => side === 'french');
    expect(french.every(({ status }) => status === 'map')).toBe(true);
    expect(Object.values(G.squadrons).filter(({ status }) => status === 'reserve')).toHaveLength(12);
    expect(Object.values(G.marines).every(({ aboard }) => aboard !== null)).toBe(true);
    // While all French commands are dormant, no chits are drawn (4.1.7).
    expect(rules.awaiting(G)).toEqual({ '0': G.dormant.length > 0 ? 'chooseCommand' : 'drawChit' });
  });

  it.each(SCENARIO_IDS)('have a standard deployment that players could make: %s', (scenario) => {
    let G = rules.setup({ scenario }, { die: () => 1 });
    for (const line of SCENARIOS[scenario].anchorage) {
      const [hex, ships] = line.split(' ');
      const [top, bottom] = ships.split('/');
      G = play(G, F, bottom ? 'chainSquadrons' : 'placeSquadron', bottom ? [top, bottom, hex] : [top, hex]).G;
    }
    const placed = play(G, F, 'useStandardDeployment').G;
    expect(placed.squadrons).toEqual(G.squadrons);
    expect(refusal(placed, F, 'useStandardDeployment')).toBe('byTheBook 12.1');
  });

  it('1: all French chained and dormant, the English from the north-east (12.2)', () => {
    const G = open({ scenario: 's1', deployment: 'standard' });
    expect([G.dormant, G.options.zones, G.wind, G.current]).toEqual([['yellow', 'violet', 'orange'], ['redNE'], 4, 3]);
    expect(Object.values(G.squadrons).filter(({ chain }) => chain)).toHaveLength(18);
  });

  it('3: four mariner units start reduced (12.4)', () => {
    const { marines } = open({ scenario: 's3', deployment: 'standard' });
    expect(['FS01', 'FS04', 'FS05', 'FS12'].map((id) => marines[id].steps)).toEqual([1, 1, 2, 2]);
    expect(open({ scenario: 's5', deployment: 'standard' }).marines.FS01.steps).toBe(2);
  });
});

describe('12.1 deployment', () => {
  const french = (scenario = 's5') => open({ scenario });

  it('places squadrons on empty water of the area, sails not in shallows', () => {
    expect(refusal(french(), F, 'placeSquadron', ['F01', '1205'])).toBe('outsideArea 12.6');
    expect(refusal(french(), F, 'placeSquadron', ['F01', '0913'])).toBe('sailsInShallows 12.1');
    expect(refusal(french(), F, 'placeSquadron', ['F05', '0913'])).toBe('allowed');
    expect(refusal(french(), F, 'placeSquadron', ['E01', '1210'])).toBe('notYours 12.1');
    const { G } = play(french(), F, 'placeSquadron', ['F01', '1210']);
    expect(refusal(G, F, 'placeSquadron', ['F02', '1210'])).toBe('occupied 3.1.1');
    expect(refusal(G, F, 'placeSquadron', ['F01', '1211'])).toBe('placedAlready 12.1');
  });

  it('allows chains only by scenario, of one command except in Free Setup (3.2)', () => {
    expect(refusal(french(), F, 'chainSquadrons', ['F01', 'F05', '1210'])).toBe('mayNotChain 3.2.1');
    expect(refusal(french('s4'), F, 'chainSquadrons', ['F01', 'F05', '1210'])).toBe('allowed');
    expect(refusal(french('s4'), F, 'chainSquadrons', ['F01', 'F07', '1210'])).toBe('chainMixed 3.2.1');
    expect(refusal(french('s4'), F, 'chainSquadrons', ['F01', 'F01', '1210'])).toBe('chainItself 3.2.1');
    expect(refusal(french('s4'), F, 'placeSquadron', ['F01', '1210'])).toBe('mustChain 3.2.1');
    expect(refusal(french('s6'), F, 'chainSquadrons', ['F01', 'F05', '1211'])).toBe('mayNotChain 3.2.1');
    const free = rules.setup({ scenario: 's7' }, { die: () => 1 });
    expect(refusal(free, F, 'chainSquadrons', ['F01', 'F07', '1210'])).toBe('allowed');
    expect(refusal(free, F, 'placeSquadron', ['F01', '1210'])).toBe('allowed');
  });

  it('limits marine units to two, or four on a chain; leaders start with their command (3.3.5)', () => {
    let G = play(french('s4'), F, 'chainSquadrons', ['F01', 'F05', '1210']).G;
    expect(refusal(G, F, 'load', ['FM01', 'F02'])).toBe('placeShipFirst 12.1');
    for (const man of ['FM01', 'FM02', 'FM03', 'FM04']) G = play(G, F, 'load', [man, 'F05']).G;
    expect(G.marines.FM01.aboard).toBe('F01');
    expect(refusal(G, F, 'load', ['FM05', 'F01'])).toBe('deckFull 3.3.5');
    expect(refusal(G, F, 'load', ['FM01', 'F01'])).toBe('loadedAlready 12.1');
    expect(refusal(G, F, 'load', ['behuchet', 'F01'])).toBe('ownCommand 12.1');
    expect(refusal(G, F, 'load', ['quieret', 'F01'])).toBe('allowed');
    expect(refusal(G, F, 'load', ['EM01', 'F01'])).toBe('notYours 12.1');
    expect(refusal(G, F, 'load', ['F02', 'F01'])).toBe('notYours 12.1');
  });

  it('removes placed squadrons with their units', () => {
    let G = play(french(), F, 'placeSquadron', ['F01', '1210']).G;
    G = play(G, F, 'load', ['FM01', 'F01']).G;
    const back = play(G, F, 'unplace', ['F01']).G;
    expect([back.squadrons.F01.status, back.marines.FM01.aboard]).toEqual(['undeployed', null]);
    expect(refusal(back, F, 'unplace', ['F01'])).toBe('notPlaced 12.1');
    expect(play(G, F, 'unplace', ['FM01']).G.marines.FM01.aboard).toBeNull();
  });

  it('refuses an incomplete deployment; then the English load, and the turn begins', () => {
    expect(refusal(french(), F, 'confirmDeployment')).toBe('notComplete 12.1');
    const ready = play(play(french(), F, 'useStandardDeployment').G, F, 'confirmDeployment').G;
    expect(rules.awaiting(ready)).toEqual({ '0': 'deploy' });
    expect(refusal(ready, E, 'placeSquadron', ['E01', '0501'])).toBe('englishEnter 1.4.5');
    expect(refusal(ready, E, 'load', ['EM01', 'F01'])).toBe('notYours 12.1');
    const loaded = play(play(ready, E, 'useStandardDeployment').G, E, 'confirmDeployment').G;
    expect([loaded.phase, loaded.turn, rules.awaiting(loaded)]).toEqual(['activation', 1, { '0': 'drawChit' }]);
  });

  it('places the Queen on any English squadron except Edward’s (13.2)', () => {
    const ready = play(play(open({ queen: true }), F, 'useStandardDeployment').G, F, 'confirmDeployment').G;
    const king = play(ready, E, 'load', ['edward', 'E01']).G;
    expect(refusal(king, E, 'load', ['queen', 'E01'])).toBe('notWithTheKing 12.1');
    expect(refusal(king, E, 'load', ['queen', 'E09'])).toBe('allowed');
    expect(offered(play(ready, E, 'load', ['queen', 'E01']).G, E, 'load').some(([man, deck]) => man === 'edward' && deck === 'E01')).toBe(
      false,
    );
  });

  it('is repeatable, without dice for fixed scenarios (2.2)', () => {
    for (const scenario of SCENARIO_IDS.filter((id) => id !== 's7'))
      expect((rules.setup({ scenario }, noDice) as Sluys).scenario).toBe(scenario);
  });
});

it('state length and balance', () => {
  const { scenarios } = rightFierceAndTerrible;
  expect(new Set(scenarios.map(({ length }) => length)).size).toBeGreaterThan(3);
  expect(scenarios.filter(({ oneSided }) => oneSided).map(({ id }) => id)).toEqual(['s3', 's4', 's5', 's6']);
  expect(scenarios[4]).toMatchObject({ length: '7 to 13 turns', oneSided: expect.stringContaining('English') });
});

describe('forces', () => {
  describe('squadrons', () => {
    it('are 12 English and 18 French, of 132 and 213 ships (2.4)', () => {
      const of = (side: string) => SQUADRON_IDS.filter((id) => SQUADRONS[id].side === side);
      const ships = (side: string) => of(side).reduce((sum, id) => sum + SQUADRONS[id].ships, 0);
      expect([of('english').length, of('french').length, ships('english'), ships('french')]).toEqual([12, 18, 132, 213]);
    });

    it('cogs and nefs sail; barges, balingers and galleys are oared (6.1.1)', () => {
      expect(['E01', 'E04', 'E08', 'F12', 'F13'].map(sails)).toEqual([true, true, false, false, false]);
    });

    it('have reduced values when reduced (3.1.2)', () => {
      const G = sea({ '1210': 'F01' });
      expect([meleeFactor(G, 'F01'), archeryFactor(G, 'F01')]).toEqual([4, 1]);
      ship(G, 'F01', { reduced: true });
      expect([meleeFactor(G, 'F01'), archeryFactor(G, 'F01')]).toEqual([2, 0]);
      ship(G, 'F09', { reduced: true });
      expect(archeryFactor(G, 'F09')).toBeNull();
    });

    it('lose 1 MA and MF for each damage level, MF also below 0 (3.1.4b-c)', () => {
      const G = sea({ '1210': 'E04' });
      ship(G, 'E04', { damage: 1 });
      expect([movementAllowance(G, 'E04'), meleeFactor(G, 'E04')]).toEqual([5, 0]);
      ship(G, 'E04', { damage: 2, reduced: true });
      expect([movementAllowance(G, 'E04'), meleeFactor(G, 'E04')]).toEqual([4, -2]);
    });

    it('count one damage level more in shallows under sail (6.1.8d)', () => {
      const G = sea({ '1116': 'E01', '1216': 'E08' });
      expect([level(G, 'E01'), movementAllowance(G, 'E01'), meleeFactor(G, 'E01')]).toEqual([1, 5, 2]);
      expect([level(G, 'E08'), movementAllowance(G, 'E08')]).toEqual([0, 7]);
    });

    it('have an MF of at most 1 and no archery as prizes (5.2.3c-d)', () => {
      const G = sea({ '1210': 'F01' });
      ship(G, 'F01', { marker: 'captured' });
      expect([meleeFactor(G, 'F01'), archeryFactor(G, 'F01')]).toEqual([1, null]);
      ship(G, 'F01', { marker: 'liberated', damage: 2 });
      expect(meleeFactor(G, 'F01')).toBe(-1);
    });

    it('have no castle factor while afire (10.1.1)', () => {
      const G = sea({ '1210': 'E01' });
      expect(castle(G, 'E01')).toBe(3);
      ship(G, 'E01', { afire: true });
      expect(castle(G, 'E01')).toBe(0);
    });

    it('shoot only from the top of a chain (3.2.5)', () => {
      const G = sea({ '1210': 'F02/F01' });
      expect([archeryFactor(G, 'F02'), archeryFactor(G, 'F01')]).toEqual([1, null]);
    });
  });

  describe('marines', () => {
    it('are 4 + 3 knights, 10 + 6 men-at-arms and 12 mariners on 58 counters (1.1)', () => {
      const steps = Object.keys(MARINES).map(fullSteps);
      expect(steps.filter((n) => n === 4)).toHaveLength(23);
      expect(steps.filter((n) => n === 2)).toHaveLength(12);
      expect(steps.reduce((sum, n) => sum + n / 2, 0)).toBe(58);
    });

    it.each([
      ['EK1', [2, 3, 4, 5], [null, null, null, null]],
      ['EM01', [1, 2, 3, 4], [null, null, null, 0]],
      ['FM01', [1, 2, 3, 4], [null, null, null, 0]],
      ['FS01', [1, 2], [null, 0]],
    ] as const)('have MF and archery by steps: %s (3.3.2)', (id, factors, bows) => {
      for (const [i, mf] of factors.entries()) {
        const G = sea({ '1210': 'E01' }, { E01: `${id}-${i + 1}` });
        expect([meleeFactor(G, id), archeryFactor(G, id)]).toEqual([mf, bows[i]]);
      }
    });

    it('show the star as knights at full strength and on the last step (3.3.2a)', () => {
      for (const side of ['english', 'french'] as const) {
        expect(MARINE_FACES[side].knights.map(({ heroism }) => heroism)).toEqual([true, false, false, true]);
        expect(MARINE_FACES[side].menAtArms.every(({ heroism }) => !heroism)).toBe(true);
      }
    });

    it('rally only from steps 1 and 3 (9.1.3)', () => {
      expect(MARINE_FACES.english.knights.map(({ rally }) => rally)).toEqual([true, false, true, false]);
      expect(MARINE_FACES.english.menAtArms.map(({ rally }) => rally)).toEqual([true, false, true, false]);
      expect(MARINE_FACES.french.mariners.map(({ rally }) => rally)).toEqual([true, false]);
    });

    it('have longbows if English, otherwise crossbows (1.2)', () => {
      expect(['E01', 'EM01', 'F01', 'FM01', 'FS01'].map(longbow)).toEqual([true, true, false, false, false]);
    });
  });
});
