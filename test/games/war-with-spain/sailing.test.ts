import { choices, E, key, play, run, S, scene, told } from './fixtures.js';

/** A high seas path from Plymouth to Brittany that is entirely with the wind. */
const SOUTH = ['1617', '1718', '1818', '1918'];
const fleet = { E1: ['1616', ['EG5', 'EM1']] as const };

describe('fleets', () => {
  it('a side has six markers, and a new fleet takes the lowest free one (6.11)', () => {
    const six = Object.fromEntries(
      ['EG1', 'EG2', 'EG3', 'EG4', 'EG5'].map((id, at) => [`E${at < 1 ? 1 : at + 2}`, ['1616', [id]] as const]),
    );
    const G = scene({ fleets: six, ships: { EM1: '1616', EM2: '1616' } });
    const after = play(G, E, 'formFleet', ['1616', ['EM1']]).G;
    expect(after.naval.EM1.fleet).toBe(2);
    expect(after.fleets.E2).toMatchObject({ munitions: 0, hex: '1616' });
    expect(key(after, E, 'formFleet', ['1616', ['EM2']])).toBe('noMarker');
  });

  it('ships join and leave fleets in own naval movement and in administration, any number of times (6.12)', () => {
    const G = scene({ fleets: fleet, ships: { EG6: '1616' } });
    const twice = run(G, [E, 'addToFleet', [1, ['EG6']]], [E, 'removeFromFleet', [1, ['EG6']]]);
    expect(key(twice, E, 'addToFleet', [1, ['EG6']])).toBeUndefined();
    expect(choices(twice, E, 'addToFleet')).toEqual([]);
    expect(key(scene({ phase: 'administration', fleets: fleet, ships: { EG6: '1616' } }), E, 'addToFleet', [1, ['EG6']])).toBeUndefined();
    expect(key(scene({ phase: 'landEnglish', fleets: fleet, ships: { EG6: '1616' } }), E, 'addToFleet', [1, ['EG6']])).toBe('notNow');
  });

  it('merged fleets keep the lower munitions; joining ships bring their fleet’s number, loose ships 0 (12.12)', () => {
    const G = scene({
      fleets: { E1: ['1616', ['EG5'], { munitions: 3 }], E2: ['1616', ['EG1', 'EG2'], { munitions: 1 }] },
      ships: { EM1: '1616' },
    });
    expect(play(G, E, 'mergeFleets', [1, 2]).G.fleets).toMatchObject({ E2: { munitions: 1 } });
    expect(play(G, E, 'mergeFleets', [1, 2]).G.fleets.E1).toBeUndefined();
    expect(play(G, E, 'addToFleet', [1, ['EG1']]).G.fleets).toMatchObject({ E1: { munitions: 1 }, E2: { munitions: 1 } });
    expect(play(G, E, 'addToFleet', [1, ['EM1']]).G.fleets.E1?.munitions).toBe(0);
    expect(play(G, E, 'formFleet', ['1616', ['EG2']]).G.fleets.E3?.munitions).toBe(1);
  });

  it('on the high seas ships may leave a fleet only for another; moved ships may not move again (6.13)', () => {
    const G = scene({ fleets: { E1: ['1617', ['EG5', 'EM1']] } });
    expect(key(G, E, 'removeFromFleet', [1, ['EM1']])).toBe('looseAtSea');
    expect(key(G, E, 'formFleet', ['1617', ['EM1']])).toBeUndefined();
    const moved = play(scene({ fleets: fleet, ships: { EG6: '1516' } }), E, 'coast', ['E1', ['EG5', 'EM1'], ['1516']]).G;
    const joined = play(moved, E, 'addToFleet', [1, ['EG6']]).G;
    expect(key(joined, E, 'coast', ['E1', ['EG6'], ['1616']])).toBeUndefined();
    expect(key(joined, E, 'coast', ['E1', ['EG5', 'EM1', 'EG6'], ['1616']])).toBe('shipMoved');
  });

  it('ships detached during a move form a fleet with the same munitions (6.13)', () => {
    const G = scene({ fleets: fleet });
    const { G: after } = play(G, E, 'sail', [1, SOUTH, [{ hex: '1718', detach: { unitIds: ['EM1'] } }]], [6, 6]);
    expect(after.fleets).toMatchObject({ E1: { hex: '1918' }, E2: { hex: '1718', munitions: 2, moved: true } });
    expect(after.naval.EM1).toMatchObject({ at: '1718', fleet: 2 });
    expect(key(after, E, 'sail', [2, ['1717']])).toBe('shipMoved');
  });

  it('a fleet has the Movement Allowance of its slowest ship (6.14)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1026', ['SP1', 'SU1']] } });
    const west = Array.from({ length: 13 }, (_, at) => (at % 2 ? '1026' : '1025'));
    expect(key(G, S, 'sail', [1, west])).toBe('tooFar');
    expect(key(G, S, 'sail', [1, west.slice(0, 12)])).toBeUndefined();
  });
});

describe('high seas movement', () => {
  it('only fleets use high seas movement (6.21)', () => {
    const G = scene({ ships: { EG5: '1616' } });
    expect(key(G, E, 'coast', ['E@1616', ['EG5'], ['1617']])).toBe('notCoastal');
    expect(choices(G, E, 'sail')).toEqual([]);
  });

  it('one hex against the wind makes the whole move against it (6.22)', () => {
    const G = scene({ fleets: fleet });
    const wind = (path: readonly string[]) => told(play(G, E, 'sail', [1, path], [6, 6]).chronicle, 'wind')[0].values?.against;
    expect(wind(SOUTH)).toBe(false);
    expect(wind([...SOUTH, '1818'])).toBe(true);
  });

  it('two dice by season give MP lost by sailing ships and steps lost by the fleet (6.23, 6.24)', () => {
    const seven = (turn: number, against: boolean) =>
      told(play(scene({ turn, fleets: fleet }), E, 'sail', [1, against ? ['1617', '1517'] : SOUTH], [3, 4]).chronicle, 'wind')[0].values;
    expect(seven(2, false)).toMatchObject({ ma: 2, steps: 0 });
    expect(seven(2, true)).toMatchObject({ ma: 10, steps: 0 });
    expect(seven(8, false)).toMatchObject({ ma: 15, steps: 0 });
    expect(seven(8, true)).toMatchObject({ ma: 18, steps: 6 });
  });

  it('after a bad wind roll the owner chooses how far to sail, unless no movement is left (6.22)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1518', ['SU1', 'SP1']] } });
    const slow = play(G, S, 'sail', [1, ['1519', '1520', '1620', '1721', '1722', '1723', '1823', '1824', '1825', '1826']], [1, 3]);
    expect(slow.G.pending).toEqual({ step: 'sailOn', side: 'S', most: 4 });
    expect(key(slow.G, S, 'sailOn', [5])).toBe('tooFar');
    expect(play(slow.G, S, 'sailOn', [2]).G.fleets.S1?.hex).toBe('1520');
    const gale = play(scene({ fleets: fleet }), E, 'sail', [1, ['1617', '1517']], [1, 4]);
    expect(gale.G.pending).toMatchObject({ step: 'navalLosses', group: 'E1', steps: { E: 2, S: 0 } });
    const after = play(gale.G, E, 'takeNavalLosses', [[{ unitId: 'EM1', steps: 2 }]]).G;
    expect([after.pending, after.fleets.E1?.hex, after.stepsLost.E]).toEqual([null, '1616', 2]);
  });

  it('deep draft ships lose first; a fleet that is wholly lost is not asked (6.24)', () => {
    const G = scene({ turn: 8, fleets: { E1: ['1616', ['EG5', 'EP2']] } });
    const storm = play(G, E, 'sail', [1, ['1617', '1517']], [6, 2]).G;
    expect(storm.pending).toMatchObject({ steps: { E: 2 } });
    expect(
      key(storm, E, 'takeNavalLosses', [
        [
          { unitId: 'EP2', steps: 1 },
          { unitId: 'EG5', steps: 1 },
        ],
      ]),
    ).toBe('deepFirst');
    expect(key(storm, E, 'takeNavalLosses', [[{ unitId: 'EG5', steps: 1 }]])).toBe('stepsToLose');
    const lost = play(G, E, 'sail', [1, ['1617', '1517']], [1, 1]);
    expect([lost.G.fleets, lost.G.stepsLost.E, lost.G.pending]).toEqual([{}, 3, null]);
    expect(told(lost.chronicle, 'stormLosses')[0]).toMatchObject({ who: ['EG5', 'EP2'], values: { steps: 3 } });
  });

  it('the wind does not affect oared ships (6.25)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1026', ['SY1', 'SX1']] } });
    const { G: after, chronicle } = play(G, S, 'sail', [1, ['1025', '1024', '1023']]);
    expect(told(chronicle, 'wind')).toEqual([]);
    expect(after.fleets.S1?.hex).toBe('1023');
    const mixed = scene({ turn: 8, phase: 'navalSpanish', fleets: { S1: ['1026', ['SY1', 'SZ1']] } });
    const storm = play(mixed, S, 'sail', [1, ['1027', '1026']], [1, 1]).G;
    expect(storm.naval.SZ1).toBeUndefined();
    expect(storm.naval.SY1.at).toBe('1026');
  });

  it('fleets that stay on the high seas roll as if with the wind, lowest number first (6.26)', () => {
    const G = scene({ fleets: { E2: ['1618', ['EG1']], E1: ['1617', ['EG5']], E3: ['2014', ['EG2']] } });
    const { chronicle } = play(G, E, 'finishNavalMovement', [], [6, 6, 5, 6]);
    expect(told(chronicle, 'wind').map(({ who, values }) => [who, values?.against, values?.idle])).toEqual([
      [['E1'], false, true],
      [['E2'], false, true],
    ]);
  });

  it('there is no wind in the Mediterranean (6.27)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['2531', ['SP1']] } });
    const path = choices(G, S, 'sail')
      .map(([, way]) => way as string[])
      .find((way) => way.length > 3 && way.every((hex) => Number(hex.slice(0, 2)) > 24));
    expect(path).toBeDefined();
    expect(told(play(G, S, 'sail', [1, path]).chronicle, 'wind')).toEqual([]);
  });
});

describe('coastal movement', () => {
  it('is allowed for fleets and loose ships, without wind or interception (6.31)', () => {
    const G = scene({ ships: { EG5: '1616' }, fleets: { S1: ['1717', ['SP1']] } });
    const { G: after, chronicle } = play(G, E, 'coast', ['E@1616', ['EG5'], ['1516']]);
    expect(after.naval.EG5).toMatchObject({ at: '1516', moved: true });
    expect(chronicle).toMatchObject([{ key: 'coasts', at: ['1516'], values: { from: '1616' } }]);
  });

  it('uses half the Movement Allowance, rounded down (6.32)', () => {
    const G = scene({ phase: 'navalSpanish', ships: { SB1: '1027' } });
    const west = Array.from({ length: 8 }, (_, at) => (at % 2 ? '1027' : '0928'));
    expect(key(G, S, 'coast', ['S@1027', ['SB1'], west])).toBe('tooFar');
    expect(key(G, S, 'coast', ['S@1027', ['SB1'], west.slice(0, 7)])).toBeUndefined();
  });

  it('stops next to enemy ships, unless they are besieged or across a closed hexside (6.33)', () => {
    const G = scene({ ships: { EG5: '1616' }, fleets: { S1: ['1815', ['SP1']] } });
    expect(key(G, E, 'coast', ['E@1616', ['EG5'], ['1716', '1616']])).toBe('coastStops');
    expect(key(G, E, 'coast', ['E@1616', ['EG5'], ['1716']])).toBeUndefined();
    const besieged = scene({ ships: { EG5: '1616' }, fleets: { S1: ['1815', ['SP1'], { besieged: true }] } });
    expect(key(besieged, E, 'coast', ['E@1616', ['EG5'], ['1716', '1616']])).toBeUndefined();
  });

  it('only shallow draft ships enter the canals (6.35, 6.8)', () => {
    const G = scene({ phase: 'navalSpanish', ships: { WB1: '2715', SG1: '2715' } });
    expect(key(G, S, 'coast', ['S@2715', ['WB1'], ['2615', '2516', '2415']])).toBeUndefined();
    expect(key(G, S, 'coast', ['S@2715', ['SG1'], ['2615']])).toBe('tooDeep');
  });
});

describe('limits', () => {
  it('Dutch ships stay within four hexes of Brill (6.6)', () => {
    const G = scene({ fleets: { E1: ['2514', ['DW1']] } });
    expect(key(G, E, 'sail', [1, ['2414', '2314', '2213']])).toBeUndefined();
    expect(key(G, E, 'sail', [1, ['2414', '2314', '2315', '2215', '2115']])).toBe('dutchRange');
  });

  it('ships may pass enemy ports, unless unbesieged enemy ships are in them (7.61)', () => {
    const G = scene({ fleets: { E1: ['1026', ['EG1']] } });
    expect(key(G, E, 'sail', [1, ['1027']])).toBeUndefined();
    const held = scene({ fleets: { E1: ['1026', ['EG1']] }, ships: { SP1: '1027' } });
    expect(key(held, E, 'sail', [1, ['1027']])).toBe('enemyShips');
  });

  it('ships in port stay there in winter, except in Mediterranean ports; other ships move (14.22, 14.23)', () => {
    const G = scene({ turn: 9, fleets: { E1: ['1616', ['EG5']], E2: ['1617', ['EG1']] } });
    expect(key(G, E, 'sail', [1, ['1617']])).toBe('shipIcebound');
    expect(key(G, E, 'sail', [2, ['1717']])).toBeUndefined();
    expect(
      key(scene({ turn: 9, phase: 'navalSpanish', ships: { SY3: '1638' } }), S, 'coast', ['S@1638', ['SY3'], ['1739']]),
    ).toBeUndefined();
  });

  it('a naval leader moves with the assigned ship, and is lost with it (13.16)', () => {
    const G = scene({ fleets: fleet, leaders: { drake: '1616' } });
    const aboard = play(G, E, 'assignLeader', ['drake', 'EG5']).G;
    expect(aboard.leaders.drake).toMatchObject({ at: 'E1', ship: 'EG5' });
    const sailed = play(aboard, E, 'sail', [1, SOUTH], [6, 6]).G;
    expect(sailed.leaders.drake.at).toBe('E1');
    const gale = play(aboard, E, 'sail', [1, ['1617', '1517']], [1, 4]).G;
    expect(play(gale, E, 'takeNavalLosses', [[{ unitId: 'EG5', steps: 2 }]]).G.leaders.drake).toBeUndefined();
    const atSea = scene({ fleets: { E1: ['1617', ['EG5']] }, leaders: { drake: ['E1', 'EG5'] } });
    expect(key(atSea, E, 'assignLeader', ['drake', null])).toBe('ashoreAtSea');
  });
});

describe('transport', () => {
  const loaded = { fleets: { E1: ['1616', ['EM1', 'EM2']] as const }, armies: { EL8: '1616', EL10: '1616', EL11: '1616' } };

  it('land units embark in the port where they and the ships began, if unbesieged (6.51)', () => {
    const G = scene(loaded);
    expect(play(G, E, 'embark', ['E1', ['EL8', 'EL10'], []]).G.land.EL8.at).toBe('E1');
    const moved = play(scene({ fleets: { E1: ['1616', ['EM1']] }, armies: { EL8: '1516' } }), E, 'coast', ['E1', ['EM1'], ['1516']]).G;
    expect(key(moved, E, 'embark', ['E1', ['EL8'], []])).toBe('groupMoved');
    expect(key(scene({ fleets: { E1: ['1615', ['EM1']] }, armies: { EL8: '1615' } }), E, 'embark', ['E1', ['EL8'], []])).toBe(
      'embarkInPort',
    );
  });

  it('cargo is limited to the capacity of the ships; 6.53 leaders do not count (6.52)', () => {
    const G = scene({ ...loaded, leaders: { norris: '1616' } });
    expect(key(G, E, 'embark', ['E1', ['EL8', 'EL10', 'EL11'], []])).toBe('noRoom');
    expect(key(G, E, 'embark', ['E1', ['EL8', 'EL10'], ['norris']])).toBeUndefined();
  });

  it('when ships are lost, the owner chooses a minimal loss of cargo (6.52)', () => {
    const G = scene({ fleets: { E1: ['1616', ['EM1', 'EM2']] }, armies: { EL8: 'E1', EL11: 'E1', DL10: 'E1' } });
    const gale = play(G, E, 'sail', [1, ['1617', '1517']], [1, 4]).G;
    const drop = play(gale, E, 'takeNavalLosses', [[{ unitId: 'EM1', steps: 2 }]]).G;
    expect(drop.pending).toEqual({ step: 'dropCargo', side: 'E', group: 'E1' });
    expect(key(drop, E, 'dropCargo', [['DL10']])).toBe('dropMore');
    expect(key(drop, E, 'dropCargo', [['EL8', 'DL10']])).toBe('dropLess');
    expect(choices(drop, E, 'dropCargo')).toEqual(expect.arrayContaining([[['EL8']], [['DL10', 'EL11']]]));
    expect(play(drop, E, 'dropCargo', [['EL8']]).G.land).toEqual(expect.not.objectContaining({ EL8: expect.anything() }));
  });

  it('units debark in any coastal hex, during or after a move, once, and not among enemy land units (6.54)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1617', ['SL1', 'SL2']] }, armies: { SLT9: 'S1', SLT10: 'S1', EL8: '1616' } });
    const plan = (hex: string, ...landIds: string[]) => [{ hex, debark: { landIds, leaderIds: [] } }];
    expect(key(G, S, 'sail', [1, ['1616'], plan('1616', 'SLT9')])).toBe('enemyAshore');
    expect(key(G, S, 'sail', [1, ['1717', '1617'], plan('1717', 'SLT9')])).toBe('noShore');
    const landed = play(G, S, 'sail', [1, ['1717', '1716', '1717'], plan('1716', 'SLT9')], [6, 6]).G;
    expect(landed.land.SLT9).toMatchObject({ at: '1716', moved: true });
    expect(landed.control.dartmouth).toBe('S');
    expect(landed.land.SLT10.at).toBe('S1');
    const rest = play(scene({ phase: 'navalSpanish', fleets: { S1: ['1716', ['SL1']] }, armies: { SLT10: 'S1' } }), S, 'debark', [
      'S1',
      ['SLT10'],
      [],
    ]).G;
    expect(key(rest, S, 'embark', ['S1', ['SLT10'], []])).toBe('justLanded');
  });

  it('Scottish, Irish and French units never embark (8.25, 8.26)', () => {
    const G = scene({ phase: 'navalSpanish', fleets: { S1: ['1707', ['SL1']] }, armies: { SK3: '1707' } });
    expect(key(G, S, 'embark', ['S1', ['SK3'], []])).toBe('homebound');
  });

  it('when a group splits, the owner divides the cargo within the capacity of both parts (6.15)', () => {
    const G = scene({ fleets: { E1: ['1616', ['EM1', 'EM2']] }, armies: { EL8: 'E1', EL10: 'E1' } });
    expect(key(G, E, 'removeFromFleet', [1, ['EM2']])).toBe('staysTooMuch');
    const parted = play(G, E, 'removeFromFleet', [1, ['EM2'], { landIds: ['EL10'], leaderIds: [] }]).G;
    expect([parted.land.EL8.at, parted.land.EL10.at]).toEqual(['E1', 'E@1616']);
  });

  it('a fleet without MP after the wind stays, and the log says why (6.24)', () => {
    const { G, chronicle } = play(scene({ fleets: { E1: ['1716', ['EM1']] } }), E, 'sail', [1, ['1717']], [3, 3]);
    const [entry] = told(chronicle, 'windHolds');
    expect(entry).toMatchObject({ by: E, at: ['1716'], who: ['E1'], case: '6.24' });
    expect(G.fleets.E1?.hex).toBe('1716');
  });
});
