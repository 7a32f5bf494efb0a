import { valueLeft } from '../../../src/games/war-with-spain/rules/activation/activationValue.js';
import { munitionsPrice } from '../../../src/games/war-with-spain/rules/money/munitions.js';
import { armyPrice, dues, repairPrice, shipPrice, upkeep } from '../../../src/games/war-with-spain/rules/money/upkeep.js';
import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { scripted } from '../../kit/scripted.js';
import { choices, E, key, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

/** A state before the end of the Spanish land combat segment, after which maintenance follows. */
const closing = (parts: Scene) => scene({ phase: 'landSpanish', stage: 'assaults', ...parts });
const administering = (parts: Scene): WarWithSpain => {
  const G = scene({ phase: 'administration', ...parts });
  G.options.income = 'roll';
  openBooks(G);
  return G;
};
/** Ends the Joint Administrative Phase for both sides, which starts the next Game-Turn. */
const turnOf = (G: WarWithSpain, dice: readonly number[] = []) => {
  const ready = run(G, [E, 'finishAdministration']);
  return play(ready, S, 'finishAdministration', [], dice);
};

describe('income', () => {
  it('each side rolls in turns 1 and 9, the Spanish first (11.4)', () => {
    expect(rules.setup({}, scripted([1, 6])).treasury).toEqual({ S: 2300, E: 1400 });
    expect(rules.setup({}, scripted([4, 2])).treasury).toEqual({ S: 2600, E: 1100 });
    const { G, chronicle } = turnOf(administering({ turn: 8 }), [3, 3]);
    expect(G.treasury).toEqual({ S: 3500, E: 2200 });
    expect(told(chronicle, 'income').map(({ by, roll }) => [by, roll?.dice])).toEqual([
      [S, [3]],
      [E, [3]],
    ]);
    expect(turnOf(administering({ turn: 3 })).G.treasury).toEqual({ E: 1000, S: 1000 });
  });

  it('is halved in turn 17 (11.0)', () => {
    expect(turnOf(administering({ turn: 16 }), [1, 2]).G.treasury).toEqual({ S: 2150, E: 1550 });
  });

  it('subtracts the Treasure Fleet penalty (11.26)', () => {
    const missing = (turn: number, penalty: number, die: number) =>
      turnOf(administering({ turn, change: (G) => Object.assign(G.treasure, { penalty }) }), [die, 1]).G;
    expect(missing(8, 800, 3)).toMatchObject({ treasury: { S: 2700 }, treasure: { penalty: 0 } });
    expect(missing(16, 400, 3).treasury.S).toBe(1850);
  });
});

describe('prices', () => {
  it('are 3 × strength, 25, 6 and 3 × M, and half for repair, rounded up (11.5)', () => {
    expect(['SLT2', 'EL8'].map(armyPrice)).toEqual([30, 9]);
    expect(['SP1', 'EG1', 'SX1', 'DF1', 'WB1'].map(shipPrice)).toEqual([100, 75, 18, 6, 12]);
    expect(['SP1', 'EG1', 'SX1'].map(repairPrice)).toEqual([50, 38, 9]);
  });
});

describe('maintenance', () => {
  const due = (parts: Scene, side: 'E' | 'S' = 'S') => upkeep(scene(parts), side);

  it('is 3 × M for a ship at sea or in an enemy port, 11.13 and 1 × M in a friendly port (11.1)', () => {
    expect(due({ ships: { SP1: '0834' } })).toBe(4);
    expect(due({ ships: { SP1: '0833' } })).toBe(12);
    expect(due({ ships: { SP1: '1616' } })).toBe(12);
    expect(due({ fleets: { S1: ['0834', ['SP1', 'SP2']] } })).toBe(8);
  });

  it('uses the M on the back of a reduced ship (11.1)', () => {
    expect(due({ ships: { SP1: ['0833', { reduced: true }] } })).toBe(6);
  });

  it('is always 1 × M for a barge (11.12)', () => {
    expect(due({ ships: { WB1: '2414', WB2: '2715' } })).toBe(8);
  });

  it('is 2 × strength for land units ashore or aboard; 11.19 nothing on tracks (11.15)', () => {
    expect(due({ armies: { SLT2: '2716', SLT3: ['2615', { reduced: true }] } })).toBe(28);
    expect(due({ armies: { SLT2: 'S1' }, fleets: { S1: ['0834', ['SL1', 'SL2', 'SL3']] } })).toBe(29);
    expect(due({ armies: { SLT4: 'madrid:1' }, ships: { SC3: 'lisbon:4' } })).toBe(0);
  });

  it('allies and the Dutch cost nothing; Spain pays for Italian, Walloon, German and Burgundian units (11.16, 11.17)', () => {
    expect(due({ armies: { DL1: '2713', IL1: '1310', PL1: '1707', HL1: '2124' }, ships: { DW1: '2613' } }, 'E')).toBe(0);
    expect(due({ armies: { CL1: '2418', IR1: '1113', EC1: '1910', SK1: '1303' }, ships: { TF: '0130' } })).toBe(0);
    expect(due({ armies: { IT4: '2716', WL3: '2716', GL4: '2716', BL1: '2716' } })).toBe(32);
  });

  it('is five times as much in winter (14.3)', () => {
    expect(due({ turn: 9, armies: { SLT2: '2716' }, ships: { SP1: '0834' } })).toBe(120);
    expect(dues(scene({ turn: 9, ships: { SP1: '0834' } }), 'S')).toEqual([{ id: 'SP1', ducats: 20, inPort: true }]);
  });

  it('both sides pay automatically after land combat (11.14)', () => {
    const { G, chronicle } = play(closing({ armies: { SLT2: '2716', EL8: '2614' } }), S, 'finishLandCombat');
    expect(G.treasury).toEqual({ E: 994, S: 980 });
    expect(told(chronicle, 'maintains').map(({ by }) => by)).toEqual([E, S]);
    expect(rules.awaiting(G)).toEqual({ [E]: 'administer', [S]: 'administer' });
  });
});

describe('munitions', () => {
  it('a point costs four times the M of all the ships of the fleet, the Dutch included (12.11)', () => {
    const G = administering({ fleets: { E1: ['2613', ['DW1', 'EM1'], { munitions: 0 }] } });
    expect(munitionsPrice(G, ['DW1', 'EM1'])).toBe(16);
    const after = play(G, E, 'buyMunitions', [1, 3]).G;
    expect([after.fleets.E1?.munitions, after.treasury.E]).toEqual([3, 952]);
    expect(key(G, E, 'buyMunitions', [1, 63])).toBe('tooDear');
    expect(key(G, E, 'buyMunitions', [2, 1])).toBe('noFleet');
  });

  it('may be bought only in friendly ports at home: Spain and Antwerp; England, Ireland and the Protestant Netherlands (12.11)', () => {
    const shop = (player: string, hex: string, change: (G: WarWithSpain) => void = () => {}) =>
      key(
        administering({ fleets: { [player === E ? 'E1' : 'S1']: [hex, [player === E ? 'EM1' : 'SZ1']] }, change }),
        player,
        'buyMunitions',
        [1, 1],
      );
    expect([shop(E, '1616'), shop(E, '1113'), shop(E, '2614')]).toEqual([undefined, undefined, undefined]);
    expect([shop(S, '1339'), shop(S, '2715')]).toEqual([undefined, undefined]);
    expect([shop(S, '2415'), shop(E, '2416'), shop(S, '1616')]).toEqual(['noMarket', 'noMarket', 'noMarket']);
    expect(shop(S, '1616', (G) => Object.assign(G.control, { plymouth: 'S' }))).toBe('noMarket');
    expect(shop(E, '1616', (G) => Object.assign(G.control, { plymouth: 'S' }))).toBe('noMarket');
  });

  it('may not be bought under siege, by sea or by land (12.11)', () => {
    const atSea = administering({
      fleets: { E1: ['1616', ['EM1'], { besieged: true }], S1: ['1616', ['SP1']] },
      change: (G) => Object.assign(G.sieges, { '1616': { land: null, naval: 'E', clock: 0 } }),
    });
    expect(key(atSea, E, 'buyMunitions', [1, 1])).toBe('marketShut');
    const besieged = administering({
      fleets: { E1: ['1616', ['EM1']] },
      change: (G) => Object.assign(G.sieges, { '1616': { land: 'E', naval: null, clock: 0 } }),
    });
    expect(key(besieged, E, 'buyMunitions', [1, 1])).toBe('marketShut');
  });

  it('loose ships may join with points bought for them; the fleet keeps no more than that (12.13)', () => {
    const G = administering({ fleets: { E1: ['1616', ['EG5'], { munitions: 3 }] }, ships: { EM1: '1616', EM2: '1616', EM3: '1516' } });
    const two = play(G, E, 'buyMunitions', [1, 2, ['EM1']]).G;
    expect([two.fleets.E1?.munitions, two.treasury.E, two.naval.EM1.fleet]).toEqual([2, 984, 1]);
    const three = play(G, E, 'buyMunitions', [1, 3, ['EM1', 'EM2']]).G;
    expect([three.fleets.E1?.munitions, three.treasury.E]).toEqual([3, 952]);
    expect(key(G, E, 'buyMunitions', [1, 4, ['EM1']])).toBe('moreThanFleet');
    expect(key(G, E, 'buyMunitions', [1, 1, ['EM3']])).toBe('notInHex');
    expect(key(G, E, 'buyMunitions', [1, 1, ['EG5']])).toBe('notLoose');
    expect(key(G, E, 'buyMunitions', [1, 1, []])).toBe('noShips');
    for (const args of choices(G, E, 'buyMunitions')) expect(key(G, E, 'buyMunitions', args)).toBeUndefined();
  });

  it('may be bought in winter (14.21)', () => {
    expect(key(administering({ turn: 9, fleets: { E1: ['1616', ['EM1']] } }), E, 'buyMunitions', [1, 1])).toBeUndefined();
  });

  it('purchases stay hidden until both sides have finished (12.11)', () => {
    const G = administering({ fleets: { E1: ['1616', ['EG5'], { munitions: 0 }] } });
    const after = play(G, E, 'buyMunitions', [1, 2]).G;
    expect(rules.view(after, S)).toEqual(rules.view(G, S));
  });
});

describe('financial penalties', () => {
  const broke = (parts: Scene, treasury = { E: 0, S: 0 }) =>
    play(
      closing({
        ...parts,
        change: (G) => {
          Object.assign(G, { treasury });
          parts.change?.(G);
        },
      }),
      S,
      'finishLandCombat',
    ).G;

  it('sets the treasury to 0, costs 20 VP, lays up ships in port, removes a third of the maintained land units (11.3)', () => {
    const G = broke(
      {
        armies: { SLT2: '2716', SLT3: '2615', SLT8: '0834', IT2: '2715', CL1: '2418' },
        ships: { SP1: '0834', SP2: '0833', WF1: '2715', SB1: '2628' },
      },
      { E: 100, S: 30 },
    );
    expect([G.treasury.S, G.vpPenalty.S, rules.awaiting(G)]).toEqual([0, 20, { [S]: 'penalty' }]);
    expect(key(G, S, 'settlePenalty', [['SLT8'], []])).toBe('giveUpThird');
    expect(key(G, S, 'settlePenalty', [['SLT8', 'CL1'], []])).toBe('notPaid');
    expect(key(G, S, 'settlePenalty', [['SLT8', 'SLT8'], []])).toBe('namedTwice');
    const after = play(G, S, 'settlePenalty', [['SLT8', 'IT2'], []]).G;
    expect([after.land.SLT8, after.land.IT2, after.land.SLT2.at]).toEqual([undefined, undefined, '2716']);
    expect(['SP1', 'SP2', 'WF1', 'SB1'].map((id) => after.naval[id].at)).toEqual(['lisbon:2', '0833', 'antwerp:2', '2628']);
    expect(rules.awaiting(after)).toEqual({ [E]: 'administer', [S]: 'administer' });
  });

  it('if the Activation Value is too small, the owner chooses ships; the others are lost, but not as steps (11.3)', () => {
    const G = broke({
      ships: { SB1: '1027', SG1: '1027', SU1: '1027', SP1: 'corunna:4' },
      armies: { SLT2: '2716' },
      change: (state) => Object.assign(state.naval.SP1, { at: 'lisbon:4' }),
    });
    expect(key(G, S, 'settlePenalty', [['SLT2'], ['SB1', 'SG1']])).toBe('shipsTooBig');
    expect(key(G, S, 'settlePenalty', [['SLT2'], ['SB1']])).toBe('saveShips');
    const after = play(G, S, 'settlePenalty', [['SLT2'], ['SB1', 'SU1']]).G;
    expect([after.naval.SB1.at, after.naval.SU1.at, after.naval.SG1, after.stepsLost.S]).toEqual(['corunna:2', 'corunna:2', undefined, 0]);
    for (const args of choices(G, S, 'settlePenalty')) expect(key(G, S, 'settlePenalty', args)).toBeUndefined();
  });

  it('in a port already over its Activation Value all ships are lost (11.3)', () => {
    const held = ['SG1', 'SG2', 'SU1', 'SU2', 'SP1', 'SP2'];
    const G = broke({
      ships: { SB1: '1027', ...Object.fromEntries(held.map((id) => [id, 'corunna:4'])) },
      armies: { SLT2: '2716', WL1: '2716' },
    });
    expect(valueLeft(G, 'corunna')).toBeLessThan(0);
    expect(choices(G, S, 'settlePenalty')).toEqual([
      [['WL1'], []],
      [['SLT2'], []],
    ]);
    const after = play(G, S, 'settlePenalty', [['SLT2'], []]).G;
    expect([after.naval.SB1, after.naval.SP1.at]).toEqual([undefined, 'corunna:4']);
  });

  it('Dutch ships and the Treasure Fleet are not affected; cargo goes ashore (11.3)', () => {
    const G = broke({
      fleets: { E1: ['2613', ['DW1', 'EM1', 'EM2']] },
      armies: { EL8: 'E1', EL11: 'E1', EL5: '2114' },
      leaders: { drake: ['E1', 'EM1'] },
    });
    const after = play(G, E, 'settlePenalty', [['EL5'], []]).G;
    expect([after.naval.DW1.at, after.naval.EM1.at, after.land.EL8.at, after.land.EL11.at, after.leaders.drake.at]).toEqual([
      '2613',
      'brill:2',
      '2613',
      '2613',
      '2613',
    ]);
  });

  it('a side with one way to settle is not asked (11.3)', () => {
    const G = broke({ armies: { EL5: '2114' }, ships: { EM1: '1616' } });
    expect([G.land.EL5, G.naval.EM1.at, G.vpPenalty.E]).toEqual([undefined, 'plymouth:2', 20]);
    expect(rules.awaiting(G)).toEqual({ [E]: 'administer', [S]: 'administer' });
  });

  it('the owner chooses cargo that goes ashore if the remaining Dutch ships lack capacity (11.3)', () => {
    const fleet = { fleets: { E1: ['2613', ['DF1', 'EM1']] as const }, armies: { EL11: 'E1', EL12: 'E1' } };
    const G = broke(fleet);
    expect(rules.awaiting(G)).toEqual({ [E]: 'penalty' });
    expect(key(G, E, 'settlePenalty', [['EL11'], [], []])).toBe('dropMore');
    expect(key(G, E, 'settlePenalty', [['EL11'], [], ['EL11', 'EL12']])).toBe('mayStay');
    expect(key(G, E, 'settlePenalty', [['EL11'], [], ['EL5']])).toBe('notAboard');
    const after = play(G, E, 'settlePenalty', [['EL11'], [], ['EL12']]).G;
    expect([after.land.EL11, after.land.EL12.at, after.naval.EM1.at]).toEqual([undefined, '2613', 'brill:2']);
    expect(play(G, E, 'settlePenalty', [['EL12'], [], ['EL12']]).G.land.EL11.at).toBe('E1');
  });

  it('if both sides are bankrupt, the English settle first (11.3)', () => {
    const G = broke({ armies: { EL5: '2114', EL6: '2114', SLT2: '2716', SLT3: '2716' } });
    expect(rules.awaiting(G)).toEqual({ [E]: 'penalty' });
    const english = play(G, E, 'settlePenalty', [['EL5'], []]).G;
    expect(rules.awaiting(english)).toEqual({ [S]: 'penalty' });
    expect(play(english, S, 'settlePenalty', [['SLT2'], []]).G.vpPenalty).toEqual({ E: 20, S: 20 });
  });

  it('a missed payment for France interrupts the march, which continues with the remaining units (15.12)', () => {
    const G = scene({
      phase: 'landSpanish',
      armies: { SLT2: '2716', SLT3: '2716', SLT9: '2814' },
      change: (state) => Object.assign(state, { treasury: { E: 1000, S: 40 } }),
    });
    const stopped = play(G, S, 'march', [['SLT2', 'SLT3'], [], ['2717', '2718']]).G;
    expect([rules.awaiting(stopped), stopped.land.SLT2.at, stopped.treasury]).toEqual([{ [S]: 'penalty' }, '2717', { E: 950, S: 0 }]);
    expect(rules.view(stopped, E).march).toMatchObject({ landIds: [], path: [] });
    const after = play(stopped, S, 'settlePenalty', [['SLT3'], []]).G;
    expect([after.land.SLT2.at, after.land.SLT3, after.march]).toEqual(['2718', undefined, null]);
  });
});
