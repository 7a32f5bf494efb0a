import { zoneOf } from '../../../src/games/war-with-spain/data/map.js';
import { isAgainst, isMediterranean } from '../../../src/games/war-with-spain/rules/map.js';
import { allowanceOf, feelsWind, pathAgainst, stormable } from '../../../src/games/war-with-spain/rules/navalMovement/wind.js';
import { E, key, play, run, S, scene, told } from './fixtures.js';

const thrown = (chronicle: Parameters<typeof told>[0]) => told(chronicle, 'wind').map(({ who, values }) => [who?.[0], values?.against]);

describe('whose wind', () => {
  it('6.22 the zone of the hex that is entered counts', () => {
    // From the Atlantic, whose north-wester is against a step to the north, into the southerly wind of the errata, and back.
    expect([zoneOf('0525'), zoneOf('0527')]).toEqual(['SWA', 'ATL']);
    expect(isAgainst('0527', '0526')).toBe(false);
    expect(isAgainst('0526', '0527')).toBe(false);
    expect(isAgainst('0526', '0525')).toBe(false);
    expect(isAgainst('0525', '0526')).toBe(true);
  });

  it('6.27 a way that is only partly in the Mediterranean is diced for, and no step into that sea goes against a wind', () => {
    const out = ['1439', '1340'];
    expect([isMediterranean('1539'), isMediterranean('1439'), isMediterranean('1340')]).toEqual([true, false, false]);
    expect(feelsWind(['SP1'], out)).toBe(true);
    expect(feelsWind(['SP1'], ['1539', '1638'])).toBe(false);
    for (const from of ['1439', '1538', '1639', '1638']) expect(isAgainst(from, '1539')).toBe(false);
    expect(pathAgainst('1340', ['1439', '1539'])).toBe(isAgainst('1340', '1439'));
  });
});

describe('what it takes', () => {
  it('6.14 and 6.24 the slowest decides, after the wind took its part of every sailing ship; 6.25 oars give nothing up', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1026', ['SP1', 'SU1', 'SX1']] } });
    expect(allowanceOf(G, ['SP1', 'SU1'], 4)).toBe(8);
    expect(allowanceOf(G, ['SP1', 'SX1'], 2)).toBe(12);
    expect(allowanceOf(G, ['SP1', 'SX1'], 10)).toBe(6);
    expect(allowanceOf(G, ['SX1'], 20)).toBe(12);
    expect(allowanceOf(G, ['SP1'], 20)).toBe(0);
  });

  it('11.25 in an armada the Treasure Fleet loses nothing to a storm, and the others all of it', () => {
    expect(stormable(['TF', 'SP1', 'SY1'])).toEqual(['SP1']);
    const G = scene({ turn: 12, phase: 'navalSpanish', fleets: { S1: ['0630', ['TF', 'SZ1', 'SZ2']] } });
    const { G: after } = play(G, S, 'sail', [1, ['0631', '0732']], [1, 1]);
    expect([after.naval.SZ1, after.naval.SZ2, after.naval.TF?.reduced, after.stepsLost.S]).toEqual([undefined, undefined, false, 2]);
  });

  it('6.22 a fleet whose wind leaves it no way at all stays, and 6.26 is not diced for again', () => {
    const G = scene({ turn: 8, fleets: { E1: ['1617', ['EM1', 'EM2', 'EM3', 'EM4', 'EM5', 'EM6']], E2: ['1618', ['EG1']] } });
    const becalmed = play(G, E, 'sail', [1, ['1517']], [2, 3]).G;
    expect(becalmed.pending).toMatchObject({ step: 'navalLosses', steps: { E: 8 } });
    const losses = ['EM1', 'EM2', 'EM3', 'EM4'].map((unitId) => ({ unitId, steps: 2 }));
    const stays = play(becalmed, E, 'takeNavalLosses', [losses]).G;
    expect([stays.fleets.E1?.hex, stays.pending]).toEqual(['1617', null]);
    expect(thrown(play(stays, E, 'finishNavalMovement', [], [6, 6]).chronicle)).toEqual([['E2', false]]);
  });

  it('6.26 ships that join a fleet which has diced make it dice again where it lies', () => {
    const G = scene({ fleets: { E1: ['1617', ['EG5']], E2: ['1618', ['EG1']] } });
    const sailed = play(G, E, 'sail', [1, ['1618']], [6, 6]).G;
    expect(thrown(play(sailed, E, 'finishNavalMovement', [], [6, 6]).chronicle)).toEqual([['E2', false]]);
    const joined = run(sailed, [E, 'mergeFleets', [2, 1]]);
    expect(thrown(play(joined, E, 'finishNavalMovement', [], [6, 6]).chronicle)).toEqual([['E1', false]]);
  });

  it('6.26 the Treasure Fleet is diced for last; nobody is under oars alone, or in the Mediterranean, or on a coast', () => {
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

  it('6.34 coastal movement feels no wind, even in winter', () => {
    const G = scene({ turn: 9, phase: 'navalSpanish', ships: { SB1: '1127' } });
    expect(thrown(play(G, S, 'coast', ['S@1127', ['SB1'], ['1027']]).chronicle)).toEqual([]);
  });

  it('14.22 besieging ships may leave the port in winter', () => {
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
