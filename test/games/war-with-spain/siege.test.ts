import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { E, key, keys, play, run, S, type Scene, scene, told } from './fixtures.js';

const fight = (parts: Scene) => scene({ phase: 'landSpanish', stage: 'assaults', ...parts });
const inside =
  (hex: string, side: 'E' | 'S', ...ids: string[]) =>
  (G: WarWithSpain) => {
    G.sieges[hex] = { land: side, naval: null, clock: 0 };
    for (const id of ids) G.land[id].besieged = true;
  };

describe('entering siege', () => {
  const G = fight({ armies: { SLT2: '2113', SLT3: '2113', EL3: '2013' }, leaders: { parma: '2113', norris: '2013' } });

  it('any stack may enter siege before stacks are revealed; the attackers move in without losses (10.0)', () => {
    const { G: after, chronicle } = play(play(G, S, 'assault', ['2113', ['SLT2'], ['parma'], '2013']).G, E, 'answerSiege', [true]);
    expect([after.land.SLT2.at, after.leaders.parma.at, after.land.SLT3.at]).toEqual(['2013', '2013', '2113']);
    expect([after.land.EL3.besieged, after.land.SLT2.besieged, after.sieges]).toEqual([
      true,
      false,
      { '2013': { land: 'E', naval: null, clock: 0 } },
    ]);
    expect(keys(chronicle)[0]).toBe('besieged');
    expect(keys(chronicle)).not.toContain('battle');
    expect(after.assault).toBeNull();
  });

  it('a besieged city stays with its owner (16.2)', () => {
    const dover = fight({ armies: { SLT2: '2115', EL3: '2214' } });
    const after = run(dover, [S, 'assault', ['2115', ['SLT2'], [], '2214']], [E, 'answerSiege', [true]]);
    expect([after.control.dover, after.land.SLT2.at]).toEqual(['E', '2214']);
  });

  it('besieged and besieging units may not enter siege (10.11)', () => {
    const stormed = fight({ armies: { SLT2: '2013', EL3: '2013' }, change: inside('2013', 'E', 'EL3') });
    expect(told(play(stormed, S, 'assault', ['2013', ['SLT2'], [], '2013'], [1]).chronicle, 'battle')).toHaveLength(1);
    const relieved = fight({ armies: { SLT2: '2113', SLT9: '2013', EL3: '2013' }, change: inside('2013', 'S', 'SLT9') });
    expect(told(play(relieved, S, 'assault', ['2113', ['SLT2'], [], '2013'], [1]).chronicle, 'battle')).toHaveLength(1);
  });

  it('besieged units attack and are attacked only in their hex (10.13)', () => {
    const G2 = fight({ armies: { SLT2: '2013', SLT3: '2113', EL3: '2013' }, change: inside('2013', 'E', 'EL3') });
    expect(key(G2, S, 'assault', ['2113', ['SLT3'], [], '2013'])).toBe('noEnemy');
    expect(key(G2, S, 'assault', ['2013', ['SLT2'], [], '2013'])).toBeUndefined();
    const sally = scene({
      phase: 'landEnglish',
      stage: 'assaults',
      armies: { EL3: '2013', SLT2: '2013', SLT3: '2113' },
      change: inside('2013', 'E', 'EL3'),
    });
    expect(key(sally, E, 'assault', ['2013', ['EL3'], [], '2113'])).toBe('besiegedInside');
    expect(key(sally, E, 'assault', ['2013', ['EL3'], [], '2013'])).toBeUndefined();
    expect(key(fight({ armies: { SLT2: '2013' } }), S, 'assault', ['2013', ['SLT2'], [], '2013'])).toBe('noSiege');
  });

  it('besieged units attack at half strength and never retreat (10.15)', () => {
    const sally = scene({
      phase: 'landEnglish',
      stage: 'assaults',
      armies: { EL3: '2013', SLT2: '2013' },
      change: inside('2013', 'E', 'EL3'),
    });
    const { G: after, chronicle } = play(sally, E, 'assault', ['2013', ['EL3'], [], '2013'], [3]);
    expect(told(chronicle, 'battle')[0].values).toMatchObject({ attack: { total: 4, halved: 4 }, column: '1-3' });
    expect([after.land.EL3.at, after.land.EL3.reduced, after.assault]).toEqual(['2013', true, null]);
  });

  it('the siege ends when the besiegers retreat (10.12)', () => {
    const sally = scene({
      phase: 'landEnglish',
      stage: 'assaults',
      armies: { EL3: '2013', EL4: '2013', EL5: '2013', SLT8: '2013' },
      change: inside('2013', 'E', 'EL3', 'EL4', 'EL5'),
    });
    const { G: after, chronicle } = play(sally, E, 'assault', ['2013', ['EL3', 'EL4', 'EL5'], [], '2013'], [3]);
    expect(told(chronicle, 'battle')[0].values).toMatchObject({ attack: { total: 9 }, column: '2-1' });
    const won = play(after, E, 'takeLandLosses', [[{ unitId: 'EL5', steps: 1 }]]).G;
    expect([won.land.SLT8, won.sieges, won.land.EL3.besieged]).toEqual([undefined, {}, false]);
  });
});

describe('relief', () => {
  const relief = (parts: Scene = {}) =>
    fight({
      armies: { SLT2: '2113', SLT9: '2013', SLT12: '2013', EL5: '2013' },
      leaders: { parma: '2113', mondragon: '2013' },
      change: inside('2013', 'S', 'SLT9', 'SLT12'),
      ...parts,
    });

  it('relieving units count in full, besieged units half, and leaders of both add bonuses (10.14)', () => {
    const { chronicle } = play(relief(), S, 'assault', ['2113', ['SLT2'], ['parma'], '2013', true], [1]);
    expect(told(chronicle, 'battle')[0].values).toMatchObject({
      attack: { total: 20, face: 16, halved: 3, bonus: 7 },
      insiders: ['SLT9', 'SLT12'],
      column: '>3-1',
    });
    expect(key(relief(), S, 'assault', ['2113', ['SLT2'], [], '2012', true])).toBe('nobodyInside');
  });

  it('the siege ends when the besiegers are gone, and relieving units may advance (10.14)', () => {
    const { G: after } = play(relief(), S, 'assault', ['2113', ['SLT2'], ['parma'], '2013', true], [3]);
    expect([after.land.EL5, after.sieges, after.pending]).toEqual([undefined, {}, { step: 'advance', side: 'S', hex: '2013' }]);
    expect(play(after, S, 'advance', [['SLT2'], ['parma']]).G.land).toMatchObject({ SLT2: { at: '2013' }, SLT9: { besieged: false } });
  });

  it('only relieving units retreat; both groups may take losses (10.14)', () => {
    const G = relief({
      armies: { SLT2: '2113', SLT9: '2013', EL3: '2013', EL4: '2013', EL5: '2013', EL6: '2013', EL7: '2013', EL8: '2013' },
      leaders: {},
      change: inside('2013', 'S', 'SLT9'),
    });
    const { G: after } = play(G, S, 'assault', ['2113', ['SLT2'], [], '2013', true], [3]);
    expect(after.pending).toMatchObject({ step: 'landLosses', steps: { S: 1 } });
    const lost = play(after, S, 'takeLandLosses', [[{ unitId: 'SLT9', steps: 1 }]]).G;
    expect(lost.pending).toEqual({ step: 'retreat', side: 'S', hex: '2113' });
  });
});

describe('how long a siege lasts', () => {
  /** Ends `count` land combat segments of the besieged English. Returns the state and the keys of the siege events. */
  const months = (G: WarWithSpain, count: number): { G: WarWithSpain; told: string[] } => {
    let now = G;
    const heard: string[] = [];
    for (let month = 0; month < count; month++) {
      Object.assign(now, { phase: 'landEnglish', stage: 'assaults', pending: null });
      const { G: next, chronicle } = play(now, E, 'finishLandCombat');
      heard.push(...keys(chronicle).filter((one) => one === 'hunger' || one === 'starved'));
      now = JSON.parse(JSON.stringify(next)) as WarWithSpain;
    }
    return { G: now, told: heard };
  };
  const siege = (hex: string, parts: Scene = {}) =>
    scene({
      phase: 'landEnglish',
      stage: 'assaults',
      armies: { EL3: hex, SLT2: hex },
      leaders: { norris: hex },
      change: inside(hex, 'E', 'EL3'),
      ...parts,
    });

  it('besieged units hold out two own land combat segments in a hex without a port (10.31)', () => {
    expect(months(siege('2013'), 1).G.sieges['2013'].clock).toBe(1);
    const { G: after, told: heard } = months(siege('2013'), 2);
    expect([after.land.EL3, after.leaders.norris, after.sieges]).toEqual([undefined, undefined, {}]);
    expect(heard).toEqual(['hunger', 'hunger', 'starved']);
  });

  it('only their own land combat segments count, not those of the besiegers (10.31)', () => {
    const G = siege('2013', { phase: 'landSpanish' });
    G.sieges['2013'].clock = 1;
    expect(play(G, S, 'finishLandCombat').G.sieges['2013'].clock).toBe(1);
  });

  it('they hold out six in a friendly fortress (10.32)', () => {
    expect(months(siege('1709'), 5).G.sieges['1709'].clock).toBe(5);
    const fallen = months(siege('1709'), 6).G;
    expect([fallen.land.EL3, fallen.control.carlisle]).toEqual([undefined, 'S']);
  });

  it('a port besieged only by land holds out; 10.25 with enemy ships in it, it does not (10.33)', () => {
    expect(months(siege('1716'), 3).G.sieges['1716'].clock).toBe(0);
    const closed = months(siege('1716', { ships: { SP1: '1716' } }), 2).G;
    expect([closed.land.EL3, closed.control.dartmouth]).toEqual([undefined, 'S']);
  });

  it('ships in the port are lost, but not counted as steps (10.31)', () => {
    const G = siege('2214', { ships: { SP1: '2214', EG1: ['2214', { besieged: true }] } });
    G.sieges['2214'].naval = 'E';
    G.sieges['2214'].clock = 5;
    const after = months(G, 1).G;
    expect([after.naval.EG1, after.stepsLost.E, after.control.dover]).toEqual([undefined, 0, 'S']);
  });

  it('a winter counts as five months, and relief is possible until its end (10.34)', () => {
    expect(months(siege('1709', { turn: 9 }), 1).G.sieges['1709'].clock).toBe(5);
    expect(months(siege('2013', { turn: 9 }), 1).G.land.EL3).toBeUndefined();
  });

  it('the count returns to 0 when the hex is not cut off (10.3)', () => {
    const G = siege('1716', { ships: { SP1: '1716' } });
    const one = months(G, 1).G;
    expect(one.sieges['1716'].clock).toBe(1);
    delete one.naval.SP1;
    expect(months(one, 1).G.sieges['1716'].clock).toBe(0);
  });

  it('the example: siege in the Spanish segment of turn 4, lost at the end of the English segment of turn 6 (10.31)', () => {
    const G = fight({ turn: 4, armies: { SLT2: '2113', EL3: '2013' } });
    const besieged = run(G, [S, 'assault', ['2113', ['SLT2'], [], '2013']], [E, 'answerSiege', [true]]);
    expect(besieged.sieges['2013'].clock).toBe(0);
    const five = months(JSON.parse(JSON.stringify(besieged)) as WarWithSpain, 1).G;
    expect(five.sieges['2013'].clock).toBe(1);
    expect(months(five, 1).G.land.EL3).toBeUndefined();
  });

  it('the besieger controls the city at once when the last besieged unit is gone (16.2)', () => {
    const G = fight({ armies: { SLT2: '2114', EL10: '2114' }, change: inside('2114', 'E', 'EL10') });
    const after = play(G, S, 'assault', ['2114', ['SLT2'], [], '2114'], [4]).G;
    expect([after.control.london, after.sieges]).toEqual(['S', {}]);
  });
});
