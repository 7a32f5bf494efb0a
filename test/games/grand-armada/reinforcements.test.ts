import { shipsOf } from '../../../src/games/grand-armada/data/ships.js';
import type { ShipId } from '../../../src/games/grand-armada/ids.js';
import { checkInvariants } from '../../../src/games/grand-armada/invariants.js';
import { reserves } from '../../../src/games/grand-armada/rules/reinforcements.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { allDone, battle, choices, E, key, of, type Places, play, rules, S, sailing, setup, why } from './fixtures.js';

describe('reinforcements', () => {
  const gravelines = (
    turn: number,
    places: Places = { revenge: ['Y-5', 6], sanmartin: ['K-10', 3] },
    change: (G: GrandArmada) => void = () => {},
  ) =>
    battle(
      places,
      (G) => {
        G.turn = turn;
        change(G);
      },
      { scenario: 4 },
    );

  it('groups open and close by turn (11.0)', () => {
    const due = (turn: number, side: 'E' | 'S') => reserves(gravelines(turn), side).length;
    expect([4, 5, 30].map((turn) => due(turn, 'E'))).toEqual([0, 1, 1]);
    expect([4, 5, 11, 12, 30].map((turn) => due(turn, 'S'))).toEqual([0, 9, 9, 31, 31]);
    const used = (groups: GrandArmada['groupsUsed'], turn: number) =>
      reserves(
        gravelines(turn, undefined, (G) => {
          G.groupsUsed = groups;
        }),
        'S',
      ).length;
    expect([used({ S5: 2 }, 5), used({ S5: 2 }, 6), used({ S5: 2 }, 13), used({ S5: 2, S12: 3 }, 13), used({ S6: 0 }, 13)]).toEqual([
      0, 9, 31, 0, 31,
    ]);
    expect(reserves(gravelines(12), 'S')).not.toContain('lorenzo');
  });

  it('the last Spanish group is any ship except San Lorenzo, or by option ships present that day (11.0)', () => {
    const pool = (reinforcements: 'printed' | 'historical') =>
      reserves(
        gravelines(12, undefined, (G) => {
          G.options.reinforcements = reinforcements;
        }),
        'S',
      );
    expect(setup({ scenario: 4 }).options.reinforcements).toBe('printed');
    expect(pool('printed')).toEqual(shipsOf('S').filter((id) => id !== 'lorenzo' && id !== 'sanmartin'));
    expect(pool('historical')).toHaveLength(24);
    expect(pool('historical')).not.toContain('rosario');
  });

  it('a ship that fits several groups counts against the first to close, then the narrowest (11.0)', () => {
    const spanish = (G: GrandArmada) => {
      G.toAct = 'S';
      G.step = 'must';
    };
    const enter = (G: GrandArmada, id: ShipId) => play(G, S, 'enter', [id, 'A-5', 2]).G.groupsUsed;
    expect(enter(gravelines(6, undefined, spanish), 'sanluis')).toEqual({ S6: 1 });
    expect(enter(gravelines(5, undefined, spanish), 'sanluis')).toEqual({ S5: 1 });
    expect(enter(gravelines(13, undefined, spanish), 'sanluis')).toEqual({ S5: 1 });
    expect(enter(gravelines(13, undefined, spanish), 'rata')).toEqual({ S12: 1 });
    expect(key(gravelines(6, undefined, spanish), S, 'enter', ['rata', 'A-5', 2])).toBe('notDue');
    expect(key(gravelines(13, undefined, spanish), S, 'enter', ['lorenzo', 'A-5', 2])).toBe('noReserve');
    expect(key(gravelines(13, undefined, spanish), S, 'enter', ['rata', 'B-5', 2])).toBe('entryEdge');
  });

  it('entering is an activation: 1 MP, any heading, stopped next to an enemy (11.0)', () => {
    const G = gravelines(5);
    const { G: entered } = play(G, E, 'enter', ['ark', 'A1-7', 5]);
    expect(entered.active).toMatchObject({ ship: 'ark', allowance: 6, mp: 5, entered: 1 });
    expect(of(entered, 'ark')).toMatchObject({ hex: 'A1-7', heading: 5, done: true });
    expect(play(G, E, 'enter', ['ark', 'A1-7', 3]).G.active).toMatchObject({ allowance: 0, mp: 0, entered: 1 });
    const beside = gravelines(5, { revenge: ['Y-5', 6], sanmartin: ['Z-7', 3], hope: ['A1-9', 6] });
    expect(play(beside, E, 'enter', ['ark', 'A1-7', 5]).G.active?.stopped).toBe(true);
    expect(key(beside, E, 'enter', ['ark', 'A1-9', 5])).toBe('occupied');
    expect(key(entered, E, 'enter', ['ark', 'A1-8', 5])).toBe('notNow');
  });

  it('allows declining entry once no ship is left to move (11.0)', () => {
    expect(why(gravelines(5), E, 'declineEntry')).toMatchObject({ key: 'stillToSail' });
    const G = gravelines(5, undefined, allDone('sanmartin'));
    const declined = play(G, E, 'declineEntry').G;
    expect([declined.declined.E, rules.awaiting(declined)]).toEqual([true, { [S]: 'must' }]);
    expect(key(gravelines(4, undefined, allDone()), E, 'declineEntry')).toBe('noReserveNow');
  });

  it('general retreat at the start of a turn, from turn 2, short of shots or not winning (11.0)', () => {
    const retreat = (change: (G: GrandArmada) => void, turn = 2) =>
      key(
        gravelines(turn, { revenge: ['Y-5', 6], hope: ['Y-7', 6], sanmartin: ['K-10', 3], grin: ['K-12', 3] }, change),
        E,
        'generalRetreat',
      );
    const winning = (G: GrandArmada) => Object.assign(of(G, 'grin'), { status: 'sunk', hex: null, hull: 7 });
    expect(retreat(() => {}, 1)).toBe('tooEarly');
    expect(retreat(() => {})).toBeUndefined();
    expect(retreat(winning)).toBe('noReason');
    expect(
      retreat((G) => {
        winning(G);
        of(G, 'revenge').shots = 10;
      }),
    ).toBeUndefined();
    expect(key(battle({ ark: ['A-1', 1] }), E, 'generalRetreat')).toBe('noRetreat');
    expect(key({ ...gravelines(2), step: 'must' }, E, 'generalRetreat')).toBe('openingOnly');
    expect(key({ ...gravelines(2), toAct: 'S' }, S, 'generalRetreat')).toBe('englishOnly');
    const { G } = play(gravelines(2), E, 'generalRetreat');
    expect(rules.result(G)).toMatchObject({ reason: 'retreat', side: 'S', tiebreak: true });
  });
});

describe('the retreat as printed', () => {
  const letter = { scenario: 4, retreat: 'printed' } as const;

  it('by option the English may retreat at any decision, from turn 1 (11.0)', () => {
    const opening = setup({ ...letter, deployment: 'historical' });
    expect(choices(opening, E, 'generalRetreat')).toEqual([[]]);
    const under = play(play(opening, E, 'activate', ['revenge']).G, E, 'advance').G;
    expect(under.step).toBe('sailing');
    expect(rules.result(play(under, E, 'generalRetreat').G)).toMatchObject({ reason: 'retreat' });
    const passing = play(
      sailing('ark', { ark: ['N-10', 2], hope: ['O-10', 2], sanmartin: ['A-1', 3] }, { mp: 2 }, () => {}, letter),
      E,
      'advance',
    ).G;
    expect(checkInvariants(play(passing, E, 'generalRetreat').G)).not.toContain('both in');
    for (const step of ['must', 'choose'] as const) expect(key({ ...opening, step }, E, 'generalRetreat')).toBeUndefined();
    expect(key({ ...opening, step: 'must', toAct: 'S' }, S, 'generalRetreat')).toBe('englishOnly');
    const deploying = setup(letter);
    expect(key({ ...deploying, toAct: 'E' }, E, 'generalRetreat')).toBe('notBegun');
  });
});
