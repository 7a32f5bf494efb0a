import { zoneOf } from '../../../src/games/war-with-spain/data/map.js';
import { isAgainst, isMediterranean } from '../../../src/games/war-with-spain/rules/map.js';
import { navalColumn, stackStrength } from '../../../src/games/war-with-spain/rules/navalCombat/strength.js';
import { allowanceOf, feelsWind, pathAgainst, stormable } from '../../../src/games/war-with-spain/rules/navalMovement/wind.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { choices, E, key, keys, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

/** English fleets in hex 1718 and Spanish fleets in the adjacent hex 1818. */
const facing = (parts: Scene = {}) =>
  scene({ stage: 'attacks', fleets: { E1: ['1718', ['EG1', 'EG2']], S1: ['1818', ['SP1', 'SG1']] }, ...parts });

describe('naval combat results', () => {
  it('every column has the limits of the table (7.2)', () => {
    expect([-40, -21, -20, -11, -10, 0, 1, 10, 11, 20, 21, 50].map(navalColumn)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  it('the defender spends munitions at differential -30, but not below (12.23)', () => {
    const spent = (ships: string[]) => {
      // A pinnace of strength 2 that has the wind counts as 3.
      const G = facing({ fleets: { E1: ['1718', ['EP1']], S1: ['1818', ships] } });
      const { G: after, chronicle } = play(run(G, [E, 'attackFleet', [[1], '1818']]), E, 'fightRound', [], [1]);
      return [told(chronicle, 'round')[0].values?.differential, after.fleets.S1?.munitions];
    };
    expect(spent(['SP1', 'SP2', 'SP3', 'SG1'])).toEqual([-30, 1]);
    expect(spent(['SP1', 'SP2', 'SP3', 'SC1'])).toEqual([-32, 2]);
  });

  it('factors apply before the sum is rounded down once (7.62, 7.12)', () => {
    const G = facing({ fleets: {}, ships: { SP1: '1728', SC1: '1728', SU1: ['1728', {}] } });
    // Loose ships in a port without a fortress count a quarter of 9 + 8 + 2.
    expect(stackStrength(G, 'S', ['SP1', 'SC1', 'SU1'], { defends: true, hex: '1728', gage: null }).total).toBe(4);
    const windy = facing({ fleets: {}, ships: { SP1: '1819', SG1: '1819' } });
    expect(stackStrength(windy, 'S', ['SP1', 'SG1'], { defends: true, hex: '1819', gage: 'S' }).total).toBe(8);
  });

  it('the Treasure Fleet fights like loose ships, at half strength (11.25)', () => {
    const G = facing({ fleets: {}, ships: { TF: '1818' } });
    expect(stackStrength(G, 'S', ['TF'], { defends: true, hex: '1818', gage: null }).total).toBe(4);
  });
});

describe('attacks', () => {
  it('interception combats come first, and 7.14 do not count as attacks of the phasing side (7.13)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1818', ['SP1', 'SG1']], E1: ['1716', ['EG3']] } });
    const caught = run(G, [S, 'sail', [1, ['1817']], [6, 6]], [E, 'intercept', [1], [1, 6, 6]]);
    const battle = play(caught, S, 'finishNavalMovement', [], [1]).G;
    const after = run(battle, [S, 'standFast'], [E, 'breakOff']);
    expect(rules.awaiting(after)).toEqual({ [S]: 'navalAttack' });
    expect(key(after, S, 'attackFleet', [[1], '1717'])).toBeUndefined();
  });

  it('drops an interception combat without ships on a side (7.13)', () => {
    const G = scene({
      phase: 'navalSpanish',
      fleets: { S1: ['1818', ['SP1']], E1: ['1718', ['EG3'], { munitions: 0 }] },
      change: (state) => state.queue.push({ attacker: 'E', fleets: ['E1'], from: '1718', hex: '1818', target: 'S1' }),
    });
    const after = play(G, S, 'finishNavalMovement', [], [6, 6]).G;
    expect([after.battle, after.queue, after.stage]).toEqual([null, [], 'attacks']);
  });

  it('ships that are intercepted in port may decline battle too (7.63)', () => {
    const G = scene({
      phase: 'navalSpanish',
      fleets: { S1: ['1027', ['SP1']], E1: ['1026', ['EG1']] },
      change: (state) => state.queue.push({ attacker: 'E', fleets: ['E1'], from: '1026', hex: '1027', target: 'S1' }),
    });
    const asked = play(G, S, 'finishNavalMovement').G;
    expect(rules.awaiting(asked)).toEqual({ [S]: 'answerSiege' });
    expect(play(asked, S, 'answerSiege', [true]).G.sieges['1027']).toMatchObject({ naval: 'S' });
  });

  it('several fleets fight as one stack: with any deep draft ship, no shallow draft ship counts (7.14)', () => {
    const G = facing({ fleets: { E1: ['1718', ['EG1']], E2: ['1718', ['EP1']], S1: ['1818', ['SP1']] } });
    const { chronicle } = play(run(G, [E, 'attackFleet', [[1, 2], '1818']]), E, 'fightRound', [], [1]);
    expect(told(chronicle, 'round')[0].values).toMatchObject({ attacker: 9, defender: 9 });
  });

  it('a siege by sea ends when the besieging ships leave or are eliminated (10.12)', () => {
    const G = scene({
      fleets: { E1: ['1027', ['EG1']], S1: ['1027', ['SP1'], { besieged: true }] },
      change: (state) => Object.assign(state.sieges, { '1027': { land: null, naval: 'S', clock: 0 } }),
    });
    const { G: after, chronicle } = play(G, E, 'sail', [1, ['1026']], [6, 6]);
    expect([after.sieges, after.fleets.S1?.besieged, after.naval.SP1.besieged]).toEqual([{}, false, false]);
    expect(keys(chronicle)).toContain('portOpen');
  });

  it('besieged defenders may disengage, which ends the combat, not the siege (7.51)', () => {
    const G = scene({
      stage: 'attacks',
      fleets: { E1: ['1027', ['EG1']], S1: ['1027', ['SP1'], { besieged: true }] },
      change: (state) => Object.assign(state.sieges, { '1027': { land: null, naval: 'S', clock: 0 } }),
    });
    const away = run(G, [E, 'attackFleet', [[1], '1027']], [E, 'fightRound', [], [1]], [S, 'tryDisengage', [], [5]]);
    expect([away.battle, away.sieges['1027']]).toMatchObject([null, { naval: 'S' }]);
  });
});

describe('interception stops a move', () => {
  it('an intercepted fleet stops and no ship leaves it, but 6.54 units may land there (6.4)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1617', ['SL1']], E1: ['1814', ['EG1']] }, armies: { SLT9: 'S1' } });
    Object.assign(G.fleets.E1 ?? {}, { hex: '1717' });
    G.naval.EG1.at = '1717';
    const plan = [{ hex: '1716', debark: { landIds: ['SLT9'], leaderIds: [] } }];
    const way = ['1616', '1716'];
    expect(key(G, S, 'sail', [1, way, plan])).toBeUndefined();
    const asked = play(G, S, 'sail', [1, way, plan], [6, 6]).G;
    expect(asked.pending).toMatchObject({ step: 'intercept', hex: '1616' });
    const stopped = run(asked, [E, 'intercept', [1], [1, 6, 6]]);
    expect([stopped.fleets.S1?.hex, stopped.land.SLT9.at]).toEqual(['1616', 'S1']);
    expect(play(stopped, S, 'debark', ['S1', ['SLT9'], []]).G.land.SLT9.at).toBe('1616');
    expect(key(stopped, S, 'removeFromFleet', [1, ['SL1']])).toBe('stoppedFleet');
    const there = [{ ...plan[0], hex: '1616' }];
    const landed = run(play(G, S, 'sail', [1, way, there], [6, 6]).G, [E, 'intercept', [1], [1, 6, 6]]);
    expect([landed.fleets.S1?.stopped, landed.land.SLT9.at]).toEqual([true, '1616']);
  });

  it('an interceptor that enters a French port violates neutrality (15.11)', () => {
    const G: WarWithSpain = scene({ phase: 'navalSpanish', fleets: { S1: ['2117', ['SP1']], E1: ['2415', ['EG1']] } });
    const asked = play(G, S, 'sail', [1, ['2216']], [6, 6]).G;
    const { G: caught, chronicle } = play(asked, E, 'intercept', [1], [1, 6, 6]);
    expect([caught.fleets.E1?.hex, caught.france.violator, caught.treasury]).toEqual(['2316', 'E', { E: 900, S: 950 }]);
    expect(keys(chronicle)).toContain('franceViolated');
  });
});

describe('landings', () => {
  it('refuses landings outside national limits (8.23, 8.27)', () => {
    const landing = (unit: string, fleet: readonly string[], hex: string) =>
      key(scene({ fleets: { E1: [hex, fleet] }, armies: { [unit]: 'E1' } }), E, 'debark', ['E1', [unit], []]);
    expect(landing('DL6', ['DW1'], '2614')).toBeUndefined();
    expect(landing('DL6', ['EM1'], '2214')).toBe('dutchLimit');
    expect(landing('EL10', ['EM1'], '1707')).toBe('scotlandClosed');
  });

  it('high seas movement violates French neutrality in port hexes, not next to them (15.11)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1827', ['SP1']] } });
    const way = choices(G, S, 'sail')
      .map(([, path]) => path as string[])
      .find((path) => path.at(-1) === '2023');
    expect(way?.length).toBeGreaterThan(1);
    expect(play(G, S, 'sail', [1, way], [6, 6]).G.france.violator).toBe('S');
    expect(play(G, S, 'sail', [1, way?.slice(0, -1)], [6, 6]).G.france.violator).toBeNull();
  });

  it('a naval leader may change ship or go ashore any number of times (13.16)', () => {
    const G = scene({ fleets: { E1: ['1616', ['EG5', 'EG6']] }, leaders: { drake: '1616' } });
    const twice = run(G, [E, 'assignLeader', ['drake', 'EG5']], [E, 'assignLeader', ['drake', 'EG6']]);
    expect(key(twice, E, 'assignLeader', ['drake', null])).toBeUndefined();
  });
});

describe('penalties during a move', () => {
  it('a missed payment for France interrupts the move, which then continues (15.12, 11.3)', () => {
    const G = scene({
      phase: 'navalSpanish',
      ships: { SB1: '1928', SG1: '1728' },
      armies: { SLT2: '2716', SLT3: '2716' },
      change: (state) => Object.assign(state, { treasury: { E: 1000, S: 40 } }),
    });
    const stopped = play(G, S, 'coast', ['S@1928', ['SB1'], ['2027', '2026']]).G;
    expect([rules.awaiting(stopped), stopped.naval.SB1.at, stopped.treasury]).toEqual([{ [S]: 'penalty' }, '2027', { E: 950, S: 0 }]);
    expect([stopped.vpPenalty.S, stopped.phase]).toEqual([20, 'navalSpanish']);
    const after = play(stopped, S, 'settlePenalty', [['SLT3'], []]).G;
    expect([after.naval.SB1.at, after.naval.SG1.at, after.land.SLT3, after.voyage]).toEqual(['2026', 'santander:2', undefined, null]);
  });

  it('if the opponent cannot pay, they settle after the violator (15.12)', () => {
    const G = scene({
      phase: 'navalSpanish',
      ships: { SB1: '1928' },
      armies: { SLT2: '2716', SLT3: '2716', EL5: '2114', EL6: '2114' },
      change: (state) => Object.assign(state, { treasury: { E: 10, S: 10 } }),
    });
    const stopped = play(G, S, 'coast', ['S@1928', ['SB1'], ['2027']]).G;
    expect([rules.awaiting(stopped), stopped.bankrupt]).toEqual([{ [S]: 'penalty' }, ['S', 'E']]);
    const second = play(stopped, S, 'settlePenalty', [['SLT2'], []]).G;
    expect(rules.awaiting(second)).toEqual({ [E]: 'penalty' });
    const done = play(second, E, 'settlePenalty', [['EL5'], []]).G;
    expect([done.vpPenalty, rules.awaiting(done)]).toEqual([{ E: 20, S: 20 }, { [S]: 'navalMove' }]);
  });
});

describe('wind', () => {
  const thrown = (chronicle: Parameters<typeof told>[0]) => told(chronicle, 'wind').map(({ who, values }) => [who?.[0], values?.against]);

  describe('direction', () => {
    it('the zone of the hex entered counts (6.22)', () => {
      // The path crosses between the Western Ocean, with a north-westerly wind, and the area of the errata, with a southerly wind.
      expect([zoneOf('0525'), zoneOf('0527')]).toEqual(['SWA', 'ATL']);
      expect(isAgainst('0527', '0526')).toBe(false);
      expect(isAgainst('0526', '0527')).toBe(false);
      expect(isAgainst('0526', '0525')).toBe(false);
      expect(isAgainst('0525', '0526')).toBe(true);
    });

    it('a route partly in the Mediterranean needs a roll, and entering it is never against the wind (6.27)', () => {
      const out = ['1439', '1340'];
      expect([isMediterranean('1539'), isMediterranean('1439'), isMediterranean('1340')]).toEqual([true, false, false]);
      expect(feelsWind(['SP1'], out)).toBe(true);
      expect(feelsWind(['SP1'], ['1539', '1638'])).toBe(false);
      for (const from of ['1439', '1538', '1639', '1638']) expect(isAgainst(from, '1539')).toBe(false);
      expect(pathAgainst('1340', ['1439', '1539'])).toBe(isAgainst('1340', '1439'));
    });
  });

  describe('effects', () => {
    it('the slowest ship after the wind decides; 6.25 oared ships lose no MP (6.14, 6.24)', () => {
      const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1026', ['SP1', 'SU1', 'SX1']] } });
      expect(allowanceOf(G, ['SP1', 'SU1'], 4)).toBe(8);
      expect(allowanceOf(G, ['SP1', 'SX1'], 2)).toBe(12);
      expect(allowanceOf(G, ['SP1', 'SX1'], 10)).toBe(6);
      expect(allowanceOf(G, ['SX1'], 20)).toBe(12);
      expect(allowanceOf(G, ['SP1'], 20)).toBe(0);
    });

    it('in an armada the Treasure Fleet loses no steps, and the other ships lose them all (11.25)', () => {
      expect(stormable(['TF', 'SP1', 'SY1'])).toEqual(['SP1']);
      const G = scene({ turn: 12, phase: 'navalSpanish', fleets: { S1: ['0630', ['TF', 'SZ1', 'SZ2']] } });
      const { G: after } = play(G, S, 'sail', [1, ['0631', '0732']], [1, 1]);
      expect([after.naval.SZ1, after.naval.SZ2, after.naval.TF?.reduced, after.stepsLost.S]).toEqual([undefined, undefined, false, 2]);
    });

    it('a fleet that loses all MP stays and 6.26 does not roll again (6.22)', () => {
      const G = scene({ turn: 8, fleets: { E1: ['1617', ['EM1', 'EM2', 'EM3', 'EM4', 'EM5', 'EM6']], E2: ['1618', ['EG1']] } });
      const becalmed = play(G, E, 'sail', [1, ['1517']], [2, 3]).G;
      expect(becalmed.pending).toMatchObject({ step: 'navalLosses', steps: { E: 8 } });
      const losses = ['EM1', 'EM2', 'EM3', 'EM4'].map((unitId) => ({ unitId, steps: 2 }));
      const stays = play(becalmed, E, 'takeNavalLosses', [losses]).G;
      expect([stays.fleets.E1?.hex, stays.pending]).toEqual(['1617', null]);
      expect(thrown(play(stays, E, 'finishNavalMovement', [], [6, 6]).chronicle)).toEqual([['E2', false]]);
    });

    it('a fleet joined by ships that have not rolled rolls again (6.26)', () => {
      const G = scene({ fleets: { E1: ['1617', ['EG5']], E2: ['1618', ['EG1']] } });
      const sailed = play(G, E, 'sail', [1, ['1618']], [6, 6]).G;
      expect(thrown(play(sailed, E, 'finishNavalMovement', [], [6, 6]).chronicle)).toEqual([['E2', false]]);
      const joined = run(sailed, [E, 'mergeFleets', [2, 1]]);
      expect(thrown(play(joined, E, 'finishNavalMovement', [], [6, 6]).chronicle)).toEqual([['E1', false]]);
    });

    it('the Treasure Fleet rolls last; oared fleets, the Mediterranean and coasts do not roll (6.26)', () => {
      const G = scene({
        turn: 12,
        phase: 'navalSpanish',
        ships: { TF: '0130' },
        fleets: { S1: ['0831', ['SY1']], S2: ['2031', ['SP1']], S3: ['1027', ['SP2']], S4: ['0832', ['SP3']] },
      });
      const seas = ['0831', '2435', '0832'].map((hex) => zoneOf(hex));
      expect(seas[1]).toBe('MED');
      Object.assign(G.fleets.S2 ?? {}, { hex: '2435' });
      G.naval.SP1.at = '2435';
      expect(thrown(play(G, S, 'finishNavalMovement', [], [6, 6, 6, 6]).chronicle)).toEqual([
        ['S4', false],
        ['TF', false],
      ]);
    });

    it('the wind does not affect coastal movement, even in winter (6.34)', () => {
      const G = scene({ turn: 9, phase: 'navalSpanish', ships: { SB1: '1127' } });
      expect(thrown(play(G, S, 'coast', ['S@1127', ['SB1'], ['1027']]).chronicle)).toEqual([]);
    });

    it('besieging ships may leave the port in winter (14.22)', () => {
      const sieging = (naval: 'S' | null) =>
        scene({
          turn: 9,
          fleets: { E1: ['1027', ['EG1']] },
          ships: naval ? { SP1: ['1027', { besieged: true }] } : {},
          change: (state) => {
            if (naval) state.sieges['1027'] = { land: null, naval, clock: 0 };
          },
        });
      expect(key(sieging(null), E, 'sail', [1, ['1026']])).toBe('shipIcebound');
      expect(key(sieging('S'), E, 'sail', [1, ['1026']])).toBeUndefined();
    });
  });
});
