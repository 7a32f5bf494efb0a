import type { Heading, HexId, ScenarioNumber, ShipId } from '../../../src/games/grand-armada/ids.js';
import { startWithdrawal } from '../../../src/games/grand-armada/rules/withdrawal.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { scripted } from '../../kit/scripted.js';
import { allDone, at, battle, E, keys, of, type Places, play, rules, S, said, sailing, told } from './fixtures.js';

describe('the log', () => {
  it('opens with the battle, its length and its wind, once (11.0)', () => {
    const opened = (setupData: object) => {
      const { G, chronicle } = rules.open(setupData, scripted([]));
      return { G, said: told(chronicle, 'opens').map((event) => `${said(event)} [${event.case}]`), first: chronicle[0].key };
    };
    expect(opened({ scenario: 3 })).toMatchObject({
      said: ['Isle of Wight, 4 August 1588: 18 turns, wind from the south-west. [11.0]'],
      first: 'opens',
    });
    const free = opened({ scenario: 1, deployment: 'free' });
    expect(free.said).toEqual(['The bait off Plymouth, 31 July 1588: 12 turns, wind from the south-west. [11.0]']);
    expect(keys(play(free.G, S, 'concede').chronicle)).toEqual(['ends.resign']);
    const placed = play(free.G, S, 'useHistorical');
    expect(keys(placed.chronicle)).toEqual(['historical']);
    const spanish = play(placed.G, S, 'finishDeploy').G;
    const english = play(play(spanish, E, 'useHistorical').G, E, 'finishDeploy');
    expect(keys(english.chronicle)).toEqual(['deployed', 'turn']);
    expect(opened({ scenario: 4 }).said).toEqual(['Gravelines, 8 August 1588: 30 turns, wind from the south-east. [11.0]']);
  });

  it('says who won the initiative, with the rolls (4.0)', () => {
    const fleets: Places = { ark: ['D-10', 3], hope: ['D-13', 3], sanmartin: ['W-10', 3] };
    const after = (dice: number[]) => play(play(battle(fleets), E, 'activate', ['ark']).G, E, 'endActivation', [], dice).chronicle;
    expect(said(told(after([4, 2]), 'initiative')[0])).toBe(
      'Initiative: English 4 + 1 = 5, Spanish 2. The English choose which side moves.',
    );
    expect(said(told(after([1, 6]), 'initiative')[0])).toBe(
      'Initiative: English 1 + 1 = 2, Spanish 6. The Spanish choose which side moves.',
    );
  });

  it('says once a turn that a side moves without a roll (4.0)', () => {
    const fleets: Places = { ark: ['D-10', 3], sanmartin: ['W-10', 3], sanjuan: ['W-13', 3] };
    const last = play(sailing('ark', fleets, {}, allDone('sanmartin', 'sanjuan')), E, 'endActivation');
    expect(told(last.chronicle, 'unopposed').map(said)).toEqual([
      'The English have no more ships to move: the Spanish move without a roll.',
    ]);
    const next = play(play(last.G, S, 'activate', ['sanmartin']).G, S, 'endActivation');
    expect(told(next.chronicle, 'unopposed')).toEqual([]);
    const over = play(play(next.G, S, 'activate', ['sanjuan']).G, S, 'endActivation');
    expect([over.G.turn, over.G.unopposed, told(over.chronicle, 'unopposed')]).toEqual([2, undefined, []]);
    const again = play(play(over.G, E, 'activate', ['ark']).G, E, 'endActivation');
    expect(told(again.chronicle, 'unopposed')).toHaveLength(1);
    const english = play(sailing('sanjuan', fleets, {}, allDone('ark')), S, 'endActivation');
    expect(told(english.chronicle, 'unopposed').map(said)).toEqual([
      'The Spanish have no more ships to move: the English move without a roll.',
    ]);
  });

  it('says which side has no ships left at the end (10.0)', () => {
    const sunk = { status: 'sunk', hex: null, hull: 7 } as const;
    const end = (places: Places) =>
      told(play(sailing('ark', places, {}, allDone()), E, 'endActivation').chronicle, 'ends.noShips').map(said);
    expect(end({ ark: ['A-1', 1], sanjuan: ['L-10', 2, sunk] })).toEqual([
      'The English win: English 1 VP, Spanish 0 VP. The Spanish have no ships left to move.',
    ]);
    const flying = { crewLoss: 9, status: 'withdrawing' } as const;
    expect(end({ ark: ['A-5', 1, flying], sanmartin: ['A-6', 1, { done: true }] })).toEqual([
      'The Spanish win: English 0 VP, Spanish 3 VP. The English have no ships left to move.',
    ]);
    const values = { E: 5, S: 0, side: 'E', tiebreak: false };
    expect(said({ key: 'ends.noShips', case: '10.0', values })).toBe(
      'The English win: English 5 VP, Spanish 0 VP. One side has no ships left to move.',
    );
    expect(said({ key: 'ends.noShips', case: '10.0', values: { ...values, spent: ['E', 'S'] } })).toMatch(
      / Both sides have no ships left to move\.$/,
    );
  });

  it('says which ships captured which (9.0, 8.4)', () => {
    const used = { gunsUsed: true, crewUsed: true, done: true };
    const end = (places: Places) =>
      play(sailing('disdain', { disdain: ['A-1', 1], grifon: ['A1-20', 1], ...places }, {}, allDone()), E, 'endActivation');
    const taken = end({ ark: ['N-10', 1, { ...used, crewLoss: 9 }], sanmartin: ['O-10', 1, used], sanjuan: ['M-10', 1, used] });
    expect(said(told(taken.chronicle, 'captured')[0])).toBe(
      'San Martín and San Juan de Portugal capture Ark Royal, which cannot withdraw next to an enemy.',
    );
    const near = end({ ark: ['N-10', 1, { ...used, crewLoss: 9 }], sanmartin: ['O-10', 1, used], sanjuan: ['P-10', 1, used] });
    expect(said(told(near.chronicle, 'captured')[0])).toBe('San Martín captures Ark Royal, which cannot withdraw next to an enemy.');
    const alone = end({ ark: ['N-10', 5, { ...used, crewLoss: 9 }], sanmartin: ['Q-10', 1, used] });
    expect(said(told(alone.chronicle, 'captured')[0])).toBe('Ark Royal has no legal withdrawal and surrenders to the Spanish.');
    const flying = { ...used, crewLoss: 9, status: 'withdrawing' } as const;
    const struck = end({ ark: ['N-10', 1, flying], sanmartin: ['P-10', 1, used] });
    expect(said(told(struck.chronicle, 'strikes')[0])).toBe('Ark Royal surrenders to San Martín.');
  });

  it('says whose a freed ship is, and which adjacent ship captures it again (9.2)', () => {
    const used = { gunsUsed: true, crewUsed: true, done: true };
    const end = (places: Places) =>
      play(sailing('disdain', { disdain: ['A-1', 1], grifon: ['A1-20', 1], ...places }, {}, allDone()), E, 'endActivation').chronicle;
    const prize = { status: 'captured', captor: 'S', crewLoss: 9 } as const;
    expect(said(told(end({ swallow: ['N-10', 1, prize] }), 'freed')[0])).toBe(
      'Swallow has no guard: it is English again and drifts without a crew.',
    );
    const drifting = end({
      aid: ['N-10', 1, { status: 'adrift', crewLoss: 9 }],
      florencia: ['O-10', 1, used],
      sanmartin: ['P-10', 1, used],
    });
    expect(said(told(drifting, 'recaptured')[0])).toBe('Florencia recaptures Aid.');
  });

  it('says why a ship does not move, with the case of the reason (5.1)', () => {
    const whole = (id: 'ark' | 'rosario', player: string, places: Places, setupData: { readonly scenario?: ScenarioNumber } = {}) => {
      const G = battle(
        places,
        (B) => {
          B.toAct = player === E ? 'E' : 'S';
          B.step = 'must';
        },
        setupData,
      );
      const begun = play(G, player, 'activate', [id]);
      return [...begun.chronicle, ...play(begun.G, player, 'endActivation').chronicle];
    };
    const cited = (chronicle: readonly GameEvent[]) => told(chronicle, 'stays').map((event) => `${said(event)} [${event.case}]`);
    const irons = whole('ark', E, { ark: ['N-10', 5], hope: ['A-1', 1] });
    expect(said(irons[0])).toBe('Ark Royal has 0 MP (wind ahead).');
    expect(cited(irons)).toEqual(['Ark Royal stays in its hex: it has 0 MP. [5.5]']);
    const held: Places = { ark: ['N-10', 3, { heldBy: ['sanmartin'] }], hope: ['A-1', 1], sanmartin: ['N-9', 3, { done: true }] };
    expect(cited(whole('ark', E, held))).toEqual(['Ark Royal stays in its hex: San Martín holds it. [5.6]']);
    const prize = { status: 'captured', captor: 'E', crewLoss: 9 } as const;
    const guard = whole('ark', E, { ark: ['N-10', 3], hope: ['A-1', 1], sanmartin: ['N-9', 3, prize] });
    expect(cited(guard)).toEqual(['Ark Royal stays in its hex and guards San Martín. [9.0]']);
    const broken = whole('ark', E, { ark: ['N-10', 3, { crewLoss: 9 }], hope: ['A-1', 1], sanmartin: ['N-9', 3, prize] });
    expect(broken.some(({ values }) => values?.why === 'guards')).toBe(false);
    expect(cited(whole('ark', E, { ark: ['N-10', 3], hope: ['A-1', 1] }))).toEqual(['Ark Royal stays in its hex. [5.1]']);
    const crippled = whole('rosario', S, { rosario: ['N-10', 3], lorenzo: ['S-10', 3] }, { scenario: 5 });
    expect(said(crippled[0])).toBe('Nuestra Señora del Rosario has 0 MP (crippled).');
    expect(cited(crippled)).toEqual(['Nuestra Señora del Rosario stays in its hex: it is crippled. [11.0]']);
    const tide = sailing('ark', { ark: ['N-10', 1], hope: ['A-1', 1] }, { allowance: 2, mp: 2 }, () => {}, { scenario: 2 });
    expect(cited(play(play(tide, E, 'advance', [], [6]).G, E, 'endActivation').chronicle)).toEqual([
      'Ark Royal stays in its hex: the tide holds it. [11.0]',
    ]);
  });

  it('does not say that a ship stays by choice if it turned or fired (5.1)', () => {
    const places: Places = { ark: ['N-10', 1], hope: ['A-1', 1], sanmartin: ['P-10', 1, { done: true }] };
    const stays = (G: GrandArmada, moves: readonly (readonly [move: string, args: unknown[], dice?: number[]])[], end: unknown[] = []) => {
      const moved = moves.reduce((at, [move, args, dice]) => play(at, E, move, args, dice).G, G);
      return told(play(moved, E, 'endActivation', end).chronicle, 'stays').map(({ values }) => values?.why);
    };
    const still = (active = {}) => sailing('ark', places, { allowance: 6, mp: 6, ...active });
    expect(stays(still(), [])).toEqual(['choice']);
    expect(stays(still(), [['turn', ['L', 1]]])).toEqual([]);
    expect(stays(still(), [['trim', ['L']]])).toEqual([]);
    expect(stays(still(), [['fireGuns', ['sanmartin'], [1]]])).toEqual([]);
    expect(stays(still(), [['fireCrew', ['sanmartin'], [1]]])).toEqual([]);
    expect(stays(still({ yawedFrom: 6 }), [])).toEqual([]);
    expect([stays(still({ owesWay: 1 }), [], ['L']), stays(still({ owesWay: 1 }), [], ['defer'])]).toEqual([[], []]);
    const held = sailing('ark', { ...places, ark: ['N-10', 1, { heldBy: ['grin'] }], grin: ['N-11', 1, { done: true }] }, { allowance: 6 });
    expect(stays(held, [['fireCrew', ['grin'], [1]]])).toEqual(['held']);
    const reacted = { ark: ['N-10', 1, { crewUsed: true, silenced: true }], hope: ['A-1', 1] } as const;
    expect(
      stays(
        sailing('ark', reacted, { allowance: 6 }, () => {}, { passingFire: 'react' }),
        [],
      ),
    ).toEqual(['choice']);
  });

  it('names the turn for stopping (5.6)', () => {
    const fast: Places = { ark: ['N-10', 3, { way: 3 }], hope: ['A-1', 1] };
    const { chronicle } = play(play(battle(fast), E, 'activate', ['ark']).G, E, 'endActivation', ['L']);
    expect(keys(chronicle)[0]).toBe('yaws');
    expect(said(chronicle[0])).toBe('Ark Royal stops and turns 1 hexside, heading north-east.');
    const owing = battle({ ark: ['N-10', 3, { yawDue: true }] });
    expect(said(play(owing, E, 'activate', ['ark', { yaw: 'R' }]).chronicle[0])).toBe('Ark Royal makes its deferred turn, heading south.');
  });
});

describe('the log of fire', () => {
  const shot = (places: Places, move: 'fireGuns' | 'fireCrew') =>
    play(sailing('ark', { ark: ['N-10', 1], ...places }), E, move, ['sanmartin'], [6]).chronicle.map(said);

  it('counts hull hits, and names the crew point that every third one costs (8.1)', () => {
    expect(shot({ sanmartin: ['P-10', 1] }, 'fireGuns')).toEqual(['Ark Royal fires guns at San Martín: 1 hull hit (1 of 7).']);
    expect(shot({ sanmartin: ['P-10', 1, { hull: 2 }] }, 'fireGuns')).toEqual([
      'Ark Royal fires guns at San Martín: 1 hull hit (3 of 7); the 3rd hull hit costs 1 crew point (5 left).',
    ]);
    expect(shot({ sanmartin: ['P-10', 1, { hull: 2, crewLoss: 6 }] }, 'fireGuns')).toEqual([
      'Ark Royal fires guns at San Martín: 1 hull hit (3 of 7); the 3rd hull hit costs 1 crew point (crew below 0).',
      'San Martín is broken: its crew is below 0.',
    ]);
    expect(shot({ sanmartin: ['P-10', 1, { hull: 6 }] }, 'fireGuns').slice(0, 2)).toEqual([
      'Ark Royal fires guns at San Martín: 1 hull hit (7 of 7).',
      'San Martín sinks.',
    ]);
  });

  it('counts the crew points left (8.1)', () => {
    expect(shot({ sanmartin: ['P-10', 1] }, 'fireCrew')[0]).toBe('Ark Royal’s crew fires at San Martín: 1 crew point lost (5 left).');
    expect(shot({ sanmartin: ['P-10', 1, { crewLoss: 6 }] }, 'fireCrew')[0]).toBe(
      'Ark Royal’s crew fires at San Martín: 1 crew point lost (crew below 0).',
    );
  });

  it('gives the state after simultaneous fire in lines of their own (3.3)', () => {
    const order = (ship: ShipId, weapon: 'guns' | 'crew') => ({ ship, weapon, target: 'sanmartin' });
    const english = [order('ark', 'guns'), order('ark', 'crew'), order('hope', 'guns')];
    const fire = (hull: number, dice: readonly number[], orders = english) => {
      const places: Places = { ark: ['N-10', 1], hope: ['P-10', 1], sanmartin: ['O-10', 2, { hull, gunsUsed: true }] };
      const G = at(battle(places, allDone()), 'closeFire', 'commit');
      const { chronicle } = play(play(G, E, 'commitVolley', [orders]).G, S, 'commitVolley', [[]], dice);
      const lines = chronicle.filter(({ key }) => key !== 'holdsFire').map(said);
      return lines.slice(0, orders.length + 2);
    };
    expect(fire(0, [6, 6, 6])).toEqual([
      'Simultaneous fire: hits apply after all shots.',
      'Ark Royal fires guns at San Martín: 1 hull hit.',
      'Ark Royal’s crew fires at San Martín: 1 crew point lost.',
      'Hope fires guns at San Martín: 1 hull hit.',
      'San Martín now has 2 of 7 hull hits and 5 crew points left.',
    ]);
    expect(fire(2, [6, 6, 1]).at(-1)).toBe('San Martín now has 3 of 7 hull hits and 4 crew points left; hull hits cost it 1 crew point.');
    expect(fire(0, [6], [order('ark', 'crew')]).at(-1)).toBe('San Martín now has 5 crew points left.');
    expect(fire(6, [6, 6, 6]).at(-1)).toBe('San Martín sinks.');
  });

  it('reads well without the state (8.1)', () => {
    const shot = { case: '8.1', who: ['ark', 'sanmartin'], values: { hit: true } };
    expect(said({ key: 'firesGuns', ...shot })).toBe('Ark Royal fires guns at San Martín: 1 hull hit.');
    expect(said({ key: 'firesCrew', ...shot })).toBe('Ark Royal’s crew fires at San Martín: 1 crew point lost.');
    expect(said({ key: 'losesCrew', case: '8.1', who: ['ark'] })).toBe('Ark Royal loses 1 crew point.');
  });
});

describe('the log of moves', () => {
  const prizeOfSpain = { status: 'captured', captor: 'S', crewLoss: 9 } as const;
  const towing = (heading: Heading): Places => ({
    napolitana: ['N-10', 3, { towing: 'dreadnought' }],
    dreadnought: ['N-9', heading, prizeOfSpain],
    ark: ['A-1', 1],
  });
  const mayMove = (G: GrandArmada) => Object.assign(G, { toAct: 'S', step: 'must' });

  it('gives MP by wind (5.5), and by the heading of a tow (9.1)', () => {
    const alone = play(battle({ ark: ['N-10', 3] }), E, 'activate', ['ark']).chronicle[0];
    expect([said(alone), alone.case]).toEqual(['Ark Royal starts its move with 6 MP (wind on the quarter).', '5.5']);
    const tow = play(battle(towing(2), mayMove), S, 'activate', ['napolitana']).chronicle[0];
    expect([said(tow), tow.case]).toEqual(['Napolitana starts its move with 3 MP (Dreadnought in tow with wind astern).', '9.1']);
    const irons = play(battle({ ark: ['N-10', 5] }), E, 'activate', ['ark']).chronicle[0];
    expect(irons).toMatchObject({ key: 'becalmed', case: '5.5' });
    const crippled = play(battle({ rosario: ['N-10', 3], ark: ['A-1', 1] }, mayMove, { scenario: 5 }), S, 'activate', ['rosario']);
    expect(crippled.chronicle[0]).toMatchObject({ key: 'becalmed', case: '11.0' });
  });

  it('names both hexes of a step (5.1), and where the tow is after it (9.1)', () => {
    const alone = sailing('victory', { victory: ['J-10', 3] }, { mp: 1 });
    expect(said(play(alone, E, 'advance').chronicle[0])).toBe('Victory moves J-10 – K-11.');
    const towed = play(sailing('napolitana', towing(1), { mp: 1 }), S, 'advance');
    expect(said(towed.chronicle[0])).toBe('Napolitana moves N-10 – O-11, with Dreadnought in tow to N-10, heading south.');
    expect(of(towed.G, 'dreadnought')).toMatchObject({ hex: 'N-10', heading: 4 });
  });

  it('has no tow of a ship that runs aground (5.6)', () => {
    const places: Places = { ...towing(3), napolitana: ['P-9', 3, { towing: 'dreadnought' }], dreadnought: ['P-8', 3, prizeOfSpain] };
    const { chronicle } = play(
      sailing('napolitana', places, { mp: 2 }, () => {}, { scenario: 2 }),
      S,
      'advance',
    );
    expect(keys(chronicle).slice(0, 3)).toEqual(['advance', 'aground', 'towParts']);
    expect(chronicle[0].values).toBeUndefined();
  });

  it('says whether a ship withdraws to a hex, over the edge or on the spot (8.4)', () => {
    const flight = (hex: HexId, heading: Heading, path: string[]) => {
      const G = battle({ ark: [hex, heading, { crewLoss: 9, done: true }], disdain: ['A-20', 1], sanmartin: ['N-10', 1] });
      startWithdrawal(G);
      const { chronicle } = play({ ...at(G, 'withdrawal', 'flee'), toAct: 'E' }, E, 'flee', ['ark', path]);
      return chronicle
        .slice(
          0,
          chronicle.findIndex(({ key }) => key === 'points'),
        )
        .map(said);
    };
    expect(flight('K-10', 6, ['F', 'F', 'TL'])).toEqual(['Ark Royal withdraws from K-10 to I-9, heading south-west.']);
    expect(flight('D-1', 1, ['F'])).toEqual(['Ark Royal withdraws from D-1.', 'Ark Royal leaves the map by the north edge.']);
    expect(flight('D-10', 5, [])).toEqual(['Ark Royal withdraws and stays in D-10, heading south-west.']);
    expect(said({ key: 'flees', case: '8.4', at: ['D-1'], who: ['ark'], values: { heading: 1 } })).toBe(
      'Ark Royal withdraws in D-1, heading north.',
    );
  });

  it('says that a ship keeps the MP to leave a shared hex in the tide (11.0)', () => {
    const tide = (mp: number, places: Places, die: number) => {
      const G = sailing('ark', { ark: ['N-10', 1], aid: ['A-1', 1], ...places }, { allowance: mp, mp }, () => {}, { scenario: 2 });
      return said(told(play(G, E, 'advance', [], [die]).chronicle, 'tide')[0]);
    };
    expect(tide(4, {}, 6)).toBe('Ark Royal loses 2 MP to the tide; 2 MP left.');
    expect(tide(1, { hope: ['N-10', 1] }, 6)).toBe('Ark Royal loses no MP to the tide: it keeps 1 MP to leave the shared hex.');
    expect(tide(2, { hope: ['N-10', 1] }, 6)).toBe('Ark Royal loses 1 MP to the tide: it keeps 1 MP to leave the shared hex.');
  });
});
