import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { clone } from '../../../src/kit/clone.js';
import { choices, E, key, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

/** Returns a state in which both sides give orders. */
const ordering = (parts: Scene): WarWithSpain => {
  const G = scene({ phase: 'activation', ...parts });
  G.treasure.month = null;
  openBooks(G);
  return G;
};
/** Returns a state of the Joint Administrative Phase in which both sides must still decide. */
const closing = (parts: Scene): WarWithSpain => {
  const G = scene({ phase: 'administration', ...parts });
  openBooks(G);
  return G;
};
const nextTurn = (parts: Scene, dice: readonly number[] = []): WarWithSpain =>
  run(closing(parts), [E, 'finishAdministration'], [S, 'finishAdministration', [], dice]);

describe('construction', () => {
  it('a land unit costs three times its strength, starts in box 1 and may be placed one turn later (5.12)', () => {
    const G = play(ordering({}), E, 'buildLand', ['EL5', 'london']).G;
    expect(G.treasury.E).toBe(985);
    expect(G.land.EL5.at).toBe('london:1');
    expect(key(G, E, 'placeLand', ['EL5', '2114'])).toBe('notInBoxOne');
    const later = nextTurn({ armies: { EL5: 'london:1' } });
    expect(play(later, E, 'placeLand', ['EL5', '2114']).G.land.EL5.at).toBe('2114');
  });

  it('ships cost 25 times M with deep draft, 6 with shallow, 3 for a barge, and go to box 4 (5.22)', () => {
    const G = ordering({});
    const paid = (player: string, unit: string, track: string) => {
      const after = play(G, player, 'buildNaval', [unit, track]).G;
      expect(after.naval[unit].at).toBe(`${track}:4`);
      return 1000 - after.treasury[player === E ? 'E' : 'S'];
    };
    expect(paid(E, 'EG7', 'plymouth')).toBe(75);
    expect(paid(E, 'EP3', 'london')).toBe(6);
    expect(paid(S, 'WB2', 'antwerp')).toBe(12);
  });

  it('a ship ordered in April sails in August: it advances one box each turn, except from box 2 (5.23)', () => {
    expect(nextTurn({ ships: { EG7: 'london:4' } }).naval.EG7.at).toBe('london:3');
    expect(nextTurn({ ships: { EG7: 'london:3' } }).naval.EG7.at).toBe('london:2');
    expect(nextTurn({ ships: { EG7: 'london:2' } }).naval.EG7.at).toBe('london:2');
    expect(nextTurn({ ships: { EG7: 'london:1' } }).naval.EG7.at).toBe('2114');
  });

  it('a ship leaves box 2 only by an order, and only if it began the phase there (5.24)', () => {
    const waiting = nextTurn({ ships: { EG7: 'london:2', EG8: 'london:3' } });
    expect(play(waiting, E, 'setHold', ['EG7', false]).G.naval.EG7.at).toBe('london:1');
    expect(key(waiting, E, 'setHold', ['EG7', true])).toBe('holdsAnyway');
    expect(key(waiting, E, 'setHold', ['EG8', false])).toBe('notInBoxTwo');
  });

  it('the full strengths on a track may not exceed its Activation Value (5.25)', () => {
    const G = ordering({ ships: { SP1: ['corunna:2', { reduced: true }] } });
    expect(key(G, S, 'buildNaval', ['SU3', 'corunna'])).toBe('portFull');
    expect(key(G, S, 'buildNaval', ['SU3', 'santander'])).toBeUndefined();
  });

  it('a barge counts 4 against the value (5.63)', () => {
    const G = ordering({
      ships: { WB1: 'antwerp:2', WB2: 'antwerp:2', WB3: 'antwerp:2', WB4: 'antwerp:2', WF1: 'antwerp:2', WF2: 'antwerp:2' },
    });
    expect(key(G, S, 'buildNaval', ['WF3', 'antwerp'])).toBeUndefined();
    const full = ordering({ ships: { WB1: 'antwerp:2', WB2: 'antwerp:2', WB3: 'antwerp:2', WB4: 'antwerp:2', SP1: 'antwerp:2' } });
    expect(key(full, S, 'buildNaval', ['WF3', 'antwerp'])).toBe('portFull');
  });

  it('every nationality builds in its own places (5.11, 5.51 to 5.53)', () => {
    const G = ordering({});
    expect(key(G, E, 'buildLand', ['DL9', 'netp'])).toBeUndefined();
    expect(key(G, E, 'buildLand', ['DL9', 'london'])).toBe('notBuiltThere');
    expect(key(G, E, 'buildLand', ['PL1', 'london'])).toBe('notBuiltThere');
    expect(key(G, E, 'buildNaval', ['DW4', 'london'])).toBe('notBuiltThere');
    expect(key(G, S, 'buildLand', ['SLT4', 'madrid'])).toBeUndefined();
    expect(key(G, S, 'buildLand', ['SLT4', 'savoy'])).toBeUndefined();
    expect(key(G, S, 'buildLand', ['IT1', 'savoy'])).toBeUndefined();
    expect(key(G, S, 'buildLand', ['IT1', 'madrid'])).toBe('notBuiltThere');
    expect(key(G, S, 'buildLand', ['GL1', 'german'])).toBeUndefined();
    expect(key(G, S, 'buildLand', ['BL2', 'lorraine'])).toBeUndefined();
    expect(key(G, S, 'buildNaval', ['WF2', 'lisbon'])).toBe('notBuiltThere');
    expect(key(G, S, 'buildNaval', ['SP1', 'antwerp'])).toBe('notBuiltThere');
  });

  it('eliminated units can be rebuilt; units in play cannot (5.42)', () => {
    const G = ordering({ ships: { EG1: 'london:2' } });
    expect(key(G, E, 'buildNaval', ['EG1', 'plymouth'])).toBe('notInPool');
    expect(key(G, E, 'buildNaval', ['EG2', 'plymouth'])).toBeUndefined();
  });

  it('refuses units that the treasury cannot pay for (11.18)', () => {
    const G = ordering({ change: (state) => Object.assign(state.treasury, { E: 74 }) });
    expect(key(G, E, 'buildNaval', ['EG7', 'plymouth'])).toBe('tooDear');
  });
});

describe('repair', () => {
  it('a reduced ship in a friendly port is repaired for half its price, rounded up, at full strength (5.31, 5.32)', () => {
    const G = nextTurn({ fleets: { E1: ['1616', ['EG5', 'EM1']] }, change: (state) => Object.assign(state.naval.EG5, { reduced: true }) });
    const before = G.treasury.E;
    expect(key(G, E, 'repairNaval', ['EM1'])).toBe('undamaged');
    const after = play(G, E, 'repairNaval', ['EG5']).G;
    expect(before - after.treasury.E).toBe(38);
    expect(after.naval.EG5).toMatchObject({ at: 'plymouth:4', reduced: false, fleet: null });
  });

  it('excess cargo and the ship’s leader go ashore; cancelling the order restores them (5.32)', () => {
    const G = nextTurn({
      fleets: { E1: ['1616', ['EM1']] },
      armies: { DL10: 'E1' },
      leaders: { drake: ['E1', 'EM1'] },
      change: (state) => Object.assign(state.naval.EM1, { reduced: true }),
    });
    const after = play(G, E, 'repairNaval', ['EM1']).G;
    expect([after.land.DL10.at, after.leaders.drake.at]).toEqual(['1616', '1616']);
    const back = play(after, E, 'cancelOrder', [0]).G;
    expect(back.naval).toEqual(G.naval);
    expect([back.land.DL10.at, back.leaders.drake.ship, back.treasury.E]).toEqual(['E1', 'EM1', G.treasury.E]);
    expect(key(back, E, 'repairNaval', ['EM1'])).toBeUndefined();
  });

  it('the owner chooses the units that go ashore if the fleet lacks capacity (5.32)', () => {
    const G = nextTurn({
      fleets: { E1: ['1616', ['EM1', 'EM2']] },
      armies: { EL11: 'E1', EL12: 'E1' },
      change: (state) => Object.assign(state.naval.EM1, { reduced: true }),
    });
    expect(key(G, E, 'repairNaval', ['EM1', []])).toBe('dropMore');
    expect(key(G, E, 'repairNaval', ['EM1', ['EL11', 'EL12']])).toBe('mayStay');
    const after = play(G, E, 'repairNaval', ['EM1', ['EL12']]).G;
    expect([after.land.EL11.at, after.land.EL12.at, after.naval.EM1.at]).toEqual(['E1', '1616', 'plymouth:4']);
    expect(play(after, E, 'cancelOrder', [0]).G.land).toEqual(G.land);
  });

  it('repairs only ships that began the phase in port, not ships launched in it (5.32)', () => {
    const G = nextTurn({ ships: { EG5: ['plymouth:1', { reduced: true }], EG6: ['1616', { reduced: true }] } });
    expect([G.naval.EG5.at, key(G, E, 'repairNaval', ['EG5']), key(G, E, 'repairNaval', ['EG6'])]).toEqual([
      '1616',
      'repairInPort',
      undefined,
    ]);
  });

  it('Walloon and Spanish ships are repaired in Antwerp too (5.53)', () => {
    const G = nextTurn({ ships: { SG1: ['2715', { reduced: true }], SB1: ['2415', { reduced: true }] } });
    expect(key(G, S, 'repairNaval', ['SG1'])).toBeUndefined();
    expect(key(G, S, 'repairNaval', ['SB1'])).toBe('notRepairedThere');
  });
});

describe('placing and restrictions', () => {
  it('a unit of an area may be placed in any of its hexes without enemies, if the enemy was not the last mover (5.13)', () => {
    const G = nextTurn({ armies: { DL9: 'netp:1', SLT2: '2813' }, change: (state) => Object.assign(state.lastMover, { '2714': 'S' }) });
    const hexes = choices(G, E, 'placeLand').map(([, hex]) => hex);
    expect(hexes).toContain('2713');
    expect(hexes).not.toContain('2813');
    expect(hexes).not.toContain('2714');
    expect(key(G, E, 'placeLand', ['DL9', '2714'])).toBe('notItsPlace');
  });

  it('units may act in the turn in which they are placed (5.41)', () => {
    const G = run(
      nextTurn({ armies: { DL9: 'netp:1' } }),
      [E, 'placeLand', ['DL9', '2813']],
      [E, 'finishActivation'],
      [S, 'finishActivation'],
    );
    expect(G.land.DL9).toMatchObject({ at: '2813', moved: false });
  });

  it('units on the track of a city that falls are lost (5.55)', () => {
    const G = scene({ phase: 'landSpanish', ships: { EG1: 'dover:2' }, armies: { EL5: 'dover:1', SLT2: '2215' } });
    const { G: after, chronicle } = play(G, S, 'march', [['SLT2'], [], ['2214']]);
    expect(after.control.dover).toBe('S');
    expect([after.naval.EG1, after.land.EL5]).toEqual([undefined, undefined]);
    expect(told(chronicle, 'trackLost')[0].who).toEqual(['EG1', 'EL5']);
  });

  it('a siege closes the track (5.56)', () => {
    const blockade = nextTurn({
      ships: { SP1: 'cadiz:1', SP2: 'cadiz:2', SG1: ['1339', { besieged: true }] },
      fleets: { E1: ['1339', ['EG1']] },
      change: (state) => Object.assign(state.sieges, { '1339': { land: null, naval: 'S', clock: 0 } }),
    });
    expect(blockade.naval.SP1.at).toBe('cadiz:1');
    expect(key(blockade, S, 'setHold', ['SP2', false])).toBe('trackBlocked');
    expect(key(blockade, S, 'buildNaval', ['SY6', 'cadiz'])).toBe('trackBlocked');
  });

  it('tracks are closed in winter, except for ships in Mediterranean ports (5.57, 14.21)', () => {
    const winter = nextTurn({ turn: 8, ships: { EG7: 'london:1', SY6: 'malaga:1', SX2: 'barcelona:2' }, armies: { EL5: 'london:1' } });
    expect(winter.turn).toBe(9);
    expect([winter.naval.EG7.at, winter.naval.SY6.at]).toEqual(['london:1', '1638']);
    expect(key(winter, E, 'placeLand', ['EL5', '2114'])).toBe('winterWork');
    expect(key(winter, E, 'buildLand', ['EL6', 'london'])).toBe('winterWork');
    expect(key(winter, S, 'setHold', ['SX2', false])).toBeUndefined();
    expect(key(winter, S, 'buildLand', ['SLT9', 'malaga'])).toBe('winterWork');
    expect(key(winter, S, 'buildNaval', ['SY1', 'malaga'])).toBeUndefined();
  });
});

describe('the joint phase', () => {
  it('orders stay hidden until both have finished; an order taken back is refunded and may be given again (4.2)', () => {
    const G = ordering({});
    expect(choices(G, E, 'buildNaval')).toContainEqual(['EG1', 'plymouth']);
    const after = play(G, E, 'buildNaval', ['EG1', 'plymouth']).G;
    for (const watcher of [S, null]) expect(rules.view(after, watcher)).toEqual(rules.view(G, watcher));
    const back = play(after, E, 'cancelOrder', [0]).G;
    expect([back.treasury.E, back.naval.EG1]).toEqual([1000, undefined]);
    expect(choices(back, E, 'buildNaval')).not.toContainEqual(['EG1', 'plymouth']);
    const again = play(back, E, 'buildNaval', ['EG1', 'plymouth']).G;
    expect([again.orders.E.map(({ cancelled }) => cancelled), again.treasury.E]).toEqual([[false], 925]);
    const { G: open, chronicle } = play(play(after, E, 'finishActivation').G, S, 'finishActivation');
    expect(rules.view(open, S).naval.EG1.at).toBe('plymouth:4');
    expect(told(chronicle, 'order.buildNaval')[0]).toMatchObject({ by: E, who: ['EG1'], values: { cost: 75 } });
  });

  it('orders of the sides do not affect each other: their sequence does not matter (4.1)', () => {
    const G = ordering({});
    const one = run(G, [E, 'buildLand', ['EL5', 'london']], [S, 'buildLand', ['SLT4', 'madrid']]);
    const other = run(G, [S, 'buildLand', ['SLT4', 'madrid']], [E, 'buildLand', ['EL5', 'london']]);
    expect(clone(one.land)).toEqual(clone(other.land));
    expect(one.treasury).toEqual(other.treasury);
  });
});

describe('laying up', () => {
  it('ships in a friendly port with a track go to box 2, at home or captured (5.61)', () => {
    const G = closing({
      fleets: { E1: ['1616', ['EG5', 'EM1']], E2: ['2415', ['EG1']] },
      change: (state) => Object.assign(state.control, { dunkirk: 'E' }),
    });
    const after = play(G, E, 'deactivateNaval', [['EG5', 'EM1', 'EG1']]).G;
    expect([after.naval.EG5.at, after.naval.EG1.at]).toEqual(['plymouth:2', 'dunkirk:2']);
    expect(after.fleets).toEqual({});
    expect(key(closing({ ships: { EG1: '1516' } }), E, 'deactivateNaval', [['EG1']])).toBe('layUpInPort');
  });

  it('ships laid up cost nothing and may return in spring (5.62)', () => {
    const spring = nextTurn({ turn: 9, ships: { EG7: 'london:2' } });
    expect(key(spring, E, 'setHold', ['EG7', false])).toBeUndefined();
  });

  it('exceeds the value only if all ports together are too small, and evenly (5.64)', () => {
    const G = closing({ ships: { SB1: '1027', SG1: '1027', SP1: '1728', SP2: '1728' } });
    expect(key(G, S, 'deactivateNaval', [['SB1', 'SG1']])).toBe('portFull');
    const lost = clone(G);
    for (const city of [
      'lisbon',
      'oporto',
      'sansebastian',
      'seville',
      'cadiz',
      'malaga',
      'cartagena',
      'valencia',
      'barcelona',
      'antwerp',
      'dunkirk',
    ] as const)
      lost.control[city] = 'E';
    expect(key(lost, S, 'deactivateNaval', [['SB1', 'SG1']])).toBeUndefined();
    const crowd = clone(lost);
    for (const id of ['SA1', 'SA2']) crowd.naval[id] = { ...clone(crowd.naval.SB1) };
    expect(key(crowd, S, 'deactivateNaval', [['SB1', 'SG1', 'SA1']])).toBe('portFull');
    expect(key(crowd, S, 'deactivateNaval', [['SB1', 'SG1', 'SP1', 'SP2', 'SA1']])).toBeUndefined();
  });

  it('land units are laid up where they can be built, and return at any time (5.71, 5.72)', () => {
    const G = closing({ armies: { WL1: '2415', SLT2: '2715', EL5: '2114' } });
    expect(play(G, S, 'deactivateLand', [['WL1']]).G.land.WL1.at).toBe('netc:1');
    expect(play(G, E, 'deactivateLand', [['EL5']]).G.land.EL5.at).toBe('london:1');
    expect(key(G, S, 'deactivateLand', [['SLT2']])).toBe('notAtHome');
    expect(nextTurn({ armies: { EL5: 'london:1' } }).land.EL5.at).toBe('london:1');
  });

  it('refuses laying up in a besieged hex (10.4)', () => {
    const G = closing({
      armies: { WL1: ['2415', { besieged: true }], EL5: '2415' },
      change: (state) => Object.assign(state.sieges, { '2415': { land: 'S', naval: null, clock: 0 } }),
    });
    expect(key(G, S, 'deactivateLand', [['WL1']])).toBe('armyBesieged');
  });
});
