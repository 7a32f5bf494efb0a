import { stackStrength, weatherGage } from '../../../src/games/war-with-spain/rules/navalCombat/strength.js';
import { shipsAt } from '../../../src/games/war-with-spain/rules/units.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { clone } from '../../../src/kit/clone.js';
import { choices, E, key, play, rules, run, S, type Scene, scene, told } from './fixtures.js';

/** English fleets in hex 1718 and Spanish fleets in the adjacent hex 1818. The wind blows to the north-east in both. */
const facing = (parts: Scene = {}) =>
  scene({ stage: 'attacks', fleets: { E1: ['1718', ['EG1', 'EG2']], S1: ['1818', ['SP1', 'SG1']] }, ...parts });
const battle = (G: WarWithSpain, fleets: readonly number[] = [1], hex = '1818') => play(G, E, 'attackFleet', [fleets, hex]).G;
const round = (chronicle: Parameters<typeof told>[0]) => told(chronicle, 'round')[0].values;

describe('attacks', () => {
  it('only fleets may attack, and 12.22 only with munitions (7.11)', () => {
    expect(choices(facing({ fleets: { S1: ['1818', ['SP1']] }, ships: { EG1: '1716' } }), E, 'attackFleet')).toEqual([]);
    const empty = facing({ fleets: { E1: ['1718', ['EG1'], { munitions: 0 }], S1: ['1818', ['SP1']] } });
    expect(key(empty, E, 'attackFleet', [[1], '1818'])).toBe('noMunitions');
  });

  it('fleets of one adjacent hex attack one stack a segment together (7.14)', () => {
    const G = facing({
      fleets: { E1: ['1718', ['EG1']], E2: ['1718', ['EG2']], E3: ['1817', ['EG3']], S1: ['1818', ['SP1']], S2: ['1719', ['SP2']] },
    });
    expect(key(G, E, 'attackFleet', [[1, 2], '1818'])).toBeUndefined();
    expect(key(G, E, 'attackFleet', [[1, 3], '1818'])).toBe('fromOneHex');
    expect(key(G, E, 'attackFleet', [[1], '2018'])).toBe('nobodyThere');
    const after = run(G, [E, 'attackFleet', [[1], '1818']], [E, 'breakOff']);
    expect(key(after, E, 'attackFleet', [[1], '1719'])).toBe('attackedAlready');
    expect(key(after, E, 'attackFleet', [[3], '1818'])).toBe('fromOneHex');
    expect(key(after, E, 'attackFleet', [[2], '1818'])).toBeUndefined();
  });

  it('refuses attacks across a hexside closed to ships (7.42)', () => {
    const G = facing({ fleets: { E1: ['2115', ['EG1']] }, ships: { SP1: '2114' } });
    expect(key(G, E, 'attackFleet', [[1], '2114'])).toBe('notBeside');
  });

  it('a fleet with a deep draft ship may not attack in shallows (7.41)', () => {
    const G = facing({ fleets: { E1: ['2414', ['EG1', 'EP1']], E2: ['2414', ['EP2']] }, ships: { WF1: '2415' } });
    expect(key(G, E, 'attackFleet', [[1], '2415'])).toBe('deepInShallows');
    expect(key(G, E, 'attackFleet', [[2], '2415'])).toBeUndefined();
  });

  it('land units in the hex have no effect (7.43)', () => {
    const G = facing({ armies: { SLT4: '2415' }, fleets: { E2: ['2414', ['EP2']] }, ships: { WF1: '2415' } });
    expect(key(G, E, 'attackFleet', [[2], '2415'])).toBeUndefined();
  });
});

describe('strength', () => {
  const at = (defends: boolean, hex: string, gage: 'E' | 'S' | null = null) => ({ defends, hex, gage });

  it('only deep draft ships count if there are any (7.0)', () => {
    const G = facing({ fleets: { S1: ['1818', ['SP1', 'SY1']], S2: ['1819', ['SY2', 'SZ1']] } });
    expect(stackStrength(G, 'S', ['SP1', 'SY1'], at(false, '1718')).total).toBe(9);
    expect(stackStrength(G, 'S', ['SY2', 'SZ1'], at(false, '1718')).total).toBe(5);
  });

  it('the side upwind has the wind; 7.72 across zones neither side has it (7.71)', () => {
    expect(weatherGage('1718', '1818', 'E')).toBe('E');
    expect(weatherGage('1818', '1718', 'S')).toBe('E');
    expect(weatherGage('1718', '1719', 'E')).toBeNull();
    expect(weatherGage('1616', '1616', 'E')).toBeNull();
  });

  it('the wind adds 1 to each sailing ship that counts (7.73)', () => {
    const G = facing({ fleets: { S1: ['1818', ['SY1', 'SZ1']], E1: ['1718', ['EG1', 'EG2', 'EP1']] } });
    expect(stackStrength(G, 'E', ['EG1', 'EG2', 'EP1'], at(false, '1818', 'E')).total).toBe(18);
    expect(stackStrength(G, 'S', ['SY1', 'SZ1'], at(true, '1818', 'S')).total).toBe(6);
  });

  it('deep draft ships are halved when loose or without munitions, shallow draft ships never (7.12, 12.21)', () => {
    const G = facing({
      ships: { SP1: '1819', SY1: '1819' },
      fleets: { S1: ['1818', ['SP2'], { munitions: 0 }], S2: ['1817', ['SY2'], { munitions: 0 }] },
    });
    expect(stackStrength(G, 'S', ['SP1'], at(true, '1819')).total).toBe(4);
    expect(stackStrength(G, 'S', ['SP2'], at(true, '1818')).total).toBe(4);
    expect(stackStrength(G, 'S', ['SY2'], at(true, '1817')).total).toBe(3);
  });

  it('a friendly fortress port doubles the defenders, another friendly port halves them, an enemy port does neither (7.62)', () => {
    const G = facing({ fleets: { S1: ['1027', ['SG1']], S2: ['1728', ['SB1', 'SB2']], S3: ['1616', ['SP1']] } });
    expect(stackStrength(G, 'S', ['SG1'], at(true, '1027')).total).toBe(12);
    expect(stackStrength(G, 'S', ['SB1', 'SB2'], at(true, '1728')).total).toBe(6);
    expect(stackStrength(G, 'S', ['SP1'], at(true, '1616')).total).toBe(9);
    expect(stackStrength(G, 'S', ['SG1'], at(false, '1027')).total).toBe(6);
  });

  it('one naval leader counts, 13.14 all with a senior leader, 13.0 each at most the strength of the ships (13.13)', () => {
    const G = facing({ leaders: { drake: ['E1', 'EG1'], hawkins: ['E1', 'EG2'] } });
    expect(stackStrength(G, 'E', ['EG1', 'EG2'], at(false, '1818')).total).toBe(22);
    const senior = facing({ leaders: { drake: ['E1', 'EG1'], hawkins: ['E1', 'EG2'], howard: ['E1', 'EG1'] } });
    expect(stackStrength(senior, 'E', ['EG1', 'EG2'], at(false, '1818')).total).toBe(29);
    const small = facing({ fleets: { E1: ['1718', ['EP1']], S1: ['1818', ['SP1']] }, leaders: { drake: ['E1', 'EP1'] } });
    expect(stackStrength(small, 'E', ['EP1'], at(false, '1818')).total).toBe(4);
  });
});

describe('rounds', () => {
  it('stacks are revealed only after the attacker has committed, and hidden afterwards (7.0)', () => {
    const G = facing();
    expect(rules.view(G, E).naval.SP1).toBeUndefined();
    const open = battle(G);
    expect(rules.view(open, E).naval.SP1).toMatchObject({ at: '1818' });
    expect(rules.view(open, null).naval.EG1).toMatchObject({ at: '1718' });
    expect(rules.view(play(open, E, 'breakOff').G, E).naval.SP1).toBeUndefined();
  });

  it('differential and die give the steps of attacker and defender (7.2, 7.31)', () => {
    const { G, chronicle } = play(battle(facing()), E, 'fightRound', [], [5]);
    // 8 + 8 + 2 for the wind against 9 + 6 is a differential of +3. A 5 costs each side 2 steps.
    expect(round(chronicle)).toMatchObject({ attacker: 18, defender: 15, differential: 3, lost: 2, inflicted: 2 });
    expect(G.pending).toMatchObject({ step: 'navalLosses', steps: { E: 2, S: 2 } });
  });

  it('both owners choose losses at the same time, without seeing the other choice (7.32)', () => {
    const asked = play(battle(facing()), E, 'fightRound', [], [5]).G;
    const half = play(asked, E, 'takeNavalLosses', [[{ unitId: 'EG1', steps: 2 }]]).G;
    expect(half.naval.EG1).toBeDefined();
    for (const watcher of [S, null]) expect(rules.view(half, watcher).pending).toMatchObject({ taken: { E: 'committed', S: null } });
    const flips = [
      { unitId: 'SP1', steps: 1 },
      { unitId: 'SG1', steps: 1 },
    ];
    const { G } = play(half, S, 'takeNavalLosses', [flips]);
    expect([G.naval.EG1, G.naval.SP1.reduced, G.naval.SG1.reduced]).toEqual([undefined, true, true]);
    expect(G.stepsLost).toEqual({ E: 2, S: 2 });
    expect(key(asked, S, 'takeNavalLosses', [[{ unitId: 'SP1', steps: 3 }]])).toBe('tooManySteps');
    expect(key(asked, S, 'takeNavalLosses', [[{ unitId: 'EG1', steps: 2 }]])).toBe('notTheirs');
  });

  it('losses among identical ships are not asked; a leader aboard makes a ship different (7.32)', () => {
    const after = play(battle(facing()), E, 'fightRound', [], [4]).G;
    expect(after.pending).toMatchObject({ step: 'navalLosses', steps: { E: 0, S: 2 } });
    expect(['EG1', 'EG2'].filter((id) => after.naval[id].reduced)).toHaveLength(1);
    const led = play(battle(facing({ leaders: { seymour: ['E1', 'EG1'] } })), E, 'fightRound', [], [4]).G;
    expect(choices(led, E, 'takeNavalLosses')).toEqual([[[{ unitId: 'EG1', steps: 1 }]], [[{ unitId: 'EG2', steps: 1 }]]]);
  });

  it('shallow draft ships lose nothing while deep draft ships are left (7.33)', () => {
    const G = facing({ fleets: { E1: ['1718', ['EG1', 'EG2']], S1: ['1818', ['SU1', 'SY1', 'SX1']] } });
    const { G: after } = play(battle(G), E, 'fightRound', [], [5]);
    // 18 against 2: each side loses 2 steps. The defender loses the urca and one of two different oared ships.
    expect(after.pending).toMatchObject({ steps: { E: 2, S: 2 } });
    expect(
      key(after, S, 'takeNavalLosses', [
        [
          { unitId: 'SY1', steps: 1 },
          { unitId: 'SX1', steps: 1 },
        ],
      ]),
    ).toBe('deepFirst');
    expect(
      key(after, S, 'takeNavalLosses', [
        [
          { unitId: 'SU1', steps: 1 },
          { unitId: 'SX1', steps: 1 },
        ],
      ]),
    ).toBeUndefined();
  });

  it('every round costs each fleet a point; a fleet without points drops out, 7.14 others continue (12.21)', () => {
    const G = facing({
      fleets: { E1: ['1718', ['EG1'], { munitions: 1 }], E2: ['1718', ['EG2'], { munitions: 2 }], S1: ['1818', ['SP1']] },
    });
    const after = play(battle(G, [1, 2]), E, 'fightRound', [], [1]).G;
    expect(after.fleets).toMatchObject({ E1: { munitions: 0 }, E2: { munitions: 1 }, S1: { munitions: 1 } });
    expect(after.battle?.fleets).toEqual(['E2']);
  });

  it('a defender more than 30 stronger spends no munitions (12.23)', () => {
    const many = ['SP1', 'SP2', 'SP3', 'SC1', 'SC2'];
    const G = facing({ fleets: { E1: ['1718', ['EP1']], S1: ['1818', many] } });
    const { G: after, chronicle } = play(battle(G), E, 'fightRound', [], [2]);
    expect(round(chronicle)?.differential).toBe(3 - 43);
    expect(after.fleets.S1?.munitions).toBe(2);
  });

  it('after each round the defender may try to disengage: 7.52 on 5+ with Spanish deep draft, 7.53 otherwise on 4+; 7.54 this ends the combat (7.51)', () => {
    const after = play(battle(facing()), E, 'fightRound', [], [1]).G;
    expect(rules.awaiting(after)).toEqual({ [S]: 'disengage' });
    expect(play(after, S, 'tryDisengage', [], [5]).G.battle).toBeNull();
    const held = play(after, S, 'tryDisengage', [], [4]).G;
    expect(rules.awaiting(held)).toEqual({ [E]: 'round' });
    expect(rules.awaiting(play(after, S, 'standFast').G)).toEqual({ [E]: 'round' });
    const galleys = facing({ fleets: { E1: ['1718', ['EG1']], S1: ['1818', ['SY1', 'SY2']] } });
    expect(play(play(battle(galleys), E, 'fightRound', [], [1]).G, S, 'tryDisengage', [], [4]).G.battle).toBeNull();
  });

  it('ends when a side is eliminated or the attacker has no munitions (7.0)', () => {
    const G = facing({ fleets: { E1: ['1718', ['EG1', 'EG2'], { munitions: 1 }], S1: ['1818', ['SP1']] } });
    expect(play(battle(G), E, 'fightRound', [], [1]).G.battle).toBeNull();
    const weak = facing({ fleets: { E1: ['1718', ['EG1', 'EG2']], S1: ['1818', ['SZ1']] } });
    const { G: won } = play(battle(weak), E, 'fightRound', [], [3]);
    expect([won.battle, won.fleets.S1, won.stepsLost.S]).toEqual([null, undefined, 1]);
  });
});

describe('ports and sieges', () => {
  const corunna = (parts: Scene = {}) => facing({ fleets: { E1: ['1026', ['EG1', 'EG2']], S1: ['1027', ['SP1']] }, ...parts });

  it('in a friendly fortress port the defender may decline before stacks are revealed (7.63)', () => {
    const asked = battle(corunna(), [1], '1027');
    expect(rules.awaiting(asked)).toEqual({ [S]: 'answerSiege' });
    expect(rules.view(asked, E).naval.SP1).toBeUndefined();
    const fight = play(asked, S, 'answerSiege', [false]).G;
    expect(rules.awaiting(fight)).toEqual({ [E]: 'round' });
  });

  it('the defender is besieged, and the attackers move into the port (7.64, 10.21)', () => {
    const G = run(corunna(), [E, 'attackFleet', [[1], '1027']], [S, 'answerSiege', [true]]);
    expect(G.fleets).toMatchObject({ E1: { hex: '1027', besieged: false }, S1: { hex: '1027', besieged: true } });
    expect(G.sieges['1027']).toMatchObject({ naval: 'S' });
    expect(G.battle).toBeNull();
  });

  it('besieged ships fight when attacked again, doubled by their fortress; neither side has the wind (10.11, 10.22)', () => {
    const siege = run(corunna(), [E, 'attackFleet', [[1], '1027']], [S, 'answerSiege', [true]]);
    const again = clone(siege);
    Object.assign(again, { phase: 'navalEnglish', stage: 'attacks' });
    again.attacks = { from: [], targets: [], units: [] };
    Object.assign(again.fleets.E1 ?? {}, { attacked: false });
    const fight = play(again, E, 'attackFleet', [[1], '1027']).G;
    const { chronicle } = play(fight, E, 'fightRound', [], [1]);
    expect(round(chronicle)).toMatchObject({ attacker: 16, defender: 18, gage: null });
  });

  it('only besiegers attack besieged ships; 10.14 relieving and besieged ships attack together (10.13)', () => {
    const G = corunna({
      phase: 'navalSpanish',
      fleets: { E1: ['1027', ['EG1']], S1: ['1027', ['SP1'], { besieged: true }], S2: ['1026', ['SP2']] },
      change: (state) => Object.assign(state.sieges, { '1027': { land: null, naval: 'S', clock: 0 } }),
    });
    expect(key(G, S, 'attackFleet', [[1, 2], '1027'])).toBeUndefined();
    const fight = play(G, S, 'attackFleet', [[1, 2], '1027']).G;
    const { chronicle } = play(fight, S, 'fightRound', [], [1]);
    expect(round(chronicle)).toMatchObject({ attacker: 18 });
    expect(shipsAt(G, 'E', '1027')).toEqual(['EG1']);
  });

  it('elsewhere ships must fight, 10.24 even in an enemy fortress port (7.63)', () => {
    expect(rules.awaiting(battle(facing({ fleets: { E1: ['1627', ['EG1']], S1: ['1728', ['SP1']] } }), [1], '1728'))).toEqual({
      [E]: 'round',
    });
    const lost = corunna({ change: (G) => Object.assign(G.control, { corunna: 'E' }) });
    expect(rules.awaiting(battle(lost, [1], '1027'))).toEqual({ [E]: 'round' });
  });

  it('where the defender may decline, Dutch ships may attack only within their range (6.6)', () => {
    const G = facing({
      fleets: { E1: ['2314', ['DW1']], E2: ['2314', ['EG1']] },
      ships: { SP1: '2214' },
      change: (state) => Object.assign(state.control, { dover: 'S' }),
    });
    expect(key(G, E, 'attackFleet', [[1], '2214'])).toBeUndefined();
    const far = facing({
      fleets: { E1: ['2116', ['DW1']] },
      ships: { SP1: '2015' },
      change: (state) => Object.assign(state.control, { portsmouth: 'S' }),
    });
    expect(key(far, E, 'attackFleet', [[1], '2015'])).toBe('dutchRange');
  });

  it('sinking the Treasure Fleet brings England 500 ducats and costs Spain 800 in turn 9 (11.26)', () => {
    const G = facing({
      turn: 5,
      fleets: { E1: ['1718', ['EG1', 'EG2', 'EG3', 'EG4']] },
      ships: { TF: ['1818', { reduced: true }] },
      change: (state) => Object.assign(state.treasure, { state: 'atSea', year: 1587 }),
    });
    const { G: after } = play(battle(G), E, 'fightRound', [], [3]);
    // Maintenance of the four galleons has cost 36 ducats.
    expect([after.treasury.E, after.treasure.state, after.treasure.penalty, after.stepsLost.S]).toEqual([1464, 'destroyed', 800, 1]);
  });
});
