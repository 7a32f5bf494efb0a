import { grid } from '../../../src/games/grand-armada/data/map.js';
import type { Heading, ShipId } from '../../../src/games/grand-armada/ids.js';
import { helmOf } from '../../../src/games/grand-armada/rules/movementPoints.js';
import { endStates } from '../../../src/games/grand-armada/rules/reach.js';
import { vesselOf } from '../../../src/games/grand-armada/rules/sailing.js';
import { at, battle, choices, E, key, keys, of, type Places, play, S, sailing, told } from './fixtures.js';

describe('restrictions', () => {
  const fast = { ark: ['N-10', 3, { way: 3 }], sanmartin: ['A-1', 3] } as const;

  it('a sailing ship pays for stopping with a turn of one side, now or first in its next move (5.6)', () => {
    const { G } = play(battle(fast), E, 'activate', ['ark']);
    expect(G.active?.owesWay).toBe(3);
    expect(key(G, E, 'endActivation')).toBe('keepWay');
    expect(choices(G, E, 'endActivation')).toEqual([['L'], ['R'], ['defer']]);
    const now = play(G, E, 'endActivation', ['L']);
    expect(of(now.G, 'ark')).toMatchObject({ heading: 2, way: 0, yawDue: false });
    const later = play(G, E, 'endActivation', ['defer']).G;
    expect(of(later, 'ark')).toMatchObject({ heading: 3, yawDue: true });
    const again = at({ ...later, toAct: 'E' }, 'movement', 'must');
    of(again, 'ark').done = false;
    expect(key(again, E, 'activate', ['ark'])).toBe('yawDue');
    const yawed = play(again, E, 'activate', ['ark', { yaw: 'R' }]).G;
    // It may not turn back before entering a hex.
    expect([key(yawed, E, 'turn', ['L', 1]), key(yawed, E, 'trim', ['L'])]).toEqual(['turnsBack', 'turnsBack']);
    expect([key(yawed, E, 'turn', ['R', 1]), key(yawed, E, 'trim', ['R']), key(yawed, E, 'endActivation')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(choices(yawed, E, 'trim')).toEqual([['R']]);
    expect(endStates(vesselOf(yawed, 'ark'), helmOf(yawed)).some(({ hex, heading }) => hex === helmOf(yawed).hex && heading === 3)).toBe(
      false,
    );
    const moved = play(yawed, E, 'advance').G;
    expect([key(moved, E, 'turn', ['L', 1]), key(moved, E, 'trim', ['L'])]).toEqual([undefined, undefined]);
    // The turn still due comes before the wind. Heading 4 has the wind on the bow.
    expect([of(yawed, 'ark').heading, of(yawed, 'ark').yawDue, yawed.active?.allowance]).toEqual([4, false, 3]);
  });

  it('a turn or trim that lasts pays; it may not be undone (5.6)', () => {
    const { G } = play(battle(fast), E, 'activate', ['ark']);
    for (const [move, args] of [
      ['turn', ['L', 1]],
      ['turn', ['R', 2]],
      ['trim', ['R']],
    ] as const) {
      const paid = play(G, E, move, args).G;
      expect([key(paid, E, 'endActivation'), key(paid, E, 'endActivation', ['R']), key(paid, E, 'endActivation', ['defer'])]).toEqual([
        undefined,
        'noYawDue',
        'noYawDue',
      ]);
    }
    const ended = play(G, E, 'endActivation', ['R']).G;
    expect(of(ended, 'ark')).toMatchObject({ heading: 4, yawDue: false });
  });

  it('entering one hex is enough, and is remembered (5.6)', () => {
    const { G } = play(play(battle(fast), E, 'activate', ['ark']).G, E, 'advance');
    expect(key(G, E, 'endActivation', ['L'])).toBe('noYawDue');
    expect(of(play(G, E, 'endActivation').G, 'ark').way).toBe(1);
  });

  it('exempts slow ships, oars, held, boarding, towing and fixed ships, and by option (5.6)', () => {
    const owes = (G: ReturnType<typeof battle>, id: ShipId, player: string) =>
      play(G, player, 'activate', [id]).G.active?.owesWay !== undefined;
    const turnOf = (side: 'E' | 'S') => (G: ReturnType<typeof battle>) => {
      G.toAct = side;
      G.step = 'must';
    };
    expect(owes(battle(fast), 'ark', E)).toBe(true);
    expect(owes(battle({ ark: ['N-10', 3, { way: 1 }] }), 'ark', E)).toBe(false);
    expect(owes(battle({ lorenzo: ['N-10', 3, { way: 3 }] }, turnOf('S')), 'lorenzo', S)).toBe(false);
    expect(owes(battle({ ark: ['N-10', 5, { way: 3 }] }), 'ark', E)).toBe(true);
    expect(owes(battle({ ark: ['N-10', 3, { way: 3 }], sanmartin: ['N-9', 3] }), 'ark', E)).toBe(true);
    const held = { way: 3, heldBy: ['sanmartin'] as ShipId[] };
    expect(owes(battle({ ark: ['N-10', 3, held], sanmartin: ['N-9', 3] }), 'ark', E)).toBe(false);
    const boarded = (turn: number) =>
      battle({ ark: ['N-10', 3, { way: 3, lastBoardTurn: 4 }] }, (G) => {
        G.turn = turn;
      });
    expect([owes(boarded(5), 'ark', E), owes(boarded(6), 'ark', E)]).toEqual([false, true]);
    expect(
      owes(
        battle({ ark: ['N-10', 3, { way: 3, towing: 'sanmartin' }], sanmartin: ['N-9', 3, { status: 'captured', captor: 'E' }] }),
        'ark',
        E,
      ),
    ).toBe(false);
    expect(owes(battle({ sanjuan: ['N-10', 3, { way: 3 }] }, turnOf('S')), 'sanjuan', S)).toBe(false);
    expect(
      owes(
        battle(fast, () => {}, { keepWay: false }),
        'ark',
        E,
      ),
    ).toBe(false);
  });

  it('a held ship may turn, trim and fire, but not move ahead (5.6)', () => {
    const places: Places = { ark: ['N-10', 3, { heldBy: ['sanmartin'] }], sanmartin: ['N-9', 3] };
    const G = sailing('ark', places, { mp: 6 });
    expect(key(G, E, 'advance')).toBe('held');
    expect(key(G, E, 'turn', ['L', 1])).toBeUndefined();
    expect(key(G, E, 'trim', ['L'])).toBeUndefined();
    expect(key(sailing('ark', { ...places, sanmartin: ['N-9', 3, { crewLoss: 9 }] }, { mp: 6 }), E, 'advance')).toBeUndefined();
    expect(key(sailing('ark', { ...places, sanmartin: ['N-6', 3] }, { mp: 6 }), E, 'advance')).toBeUndefined();
  });

  it('sand bars ground ships of defence above 2, where active (5.6, 11.0)', () => {
    const into = (id: 'ark' | 'disdain', scenario: 1 | 2) =>
      play(
        sailing(id, { [id]: ['P-9', 3], sanmartin: ['A-1', 3] }, { mp: 3 }, () => {}, { scenario }),
        E,
        'advance',
      );
    const lost = into('ark', 2);
    expect(of(lost.G, 'ark')).toMatchObject({ status: 'aground', hex: null });
    expect(keys(lost.chronicle)).toContain('aground');
    expect(lost.G.active).toBeUndefined();
    expect(of(into('disdain', 2).G, 'disdain').hex).toBe('Q-10');
    expect(of(into('ark', 1).G, 'ark').hex).toBe('Q-10');
  });

  it('San Juan may not change heading for three turns, and owes no turn (11.0)', () => {
    for (const turn of [1, 3, 4]) {
      const G = sailing('sanjuan', { sanjuan: ['L-10', 2] }, { mp: 3 }, (B) => {
        B.turn = turn;
      });
      const expected = turn < 4 ? 'fixed' : undefined;
      expect([key(G, S, 'turn', ['L', 1]), key(G, S, 'trim', ['L'])]).toEqual([expected, expected]);
      expect(key(G, S, 'advance')).toBeUndefined();
    }
  });

  /** A moving ship off Portland with some MP. */
  const tidal = (heading: Heading, mp: number, more: Places = {}) =>
    sailing('ark', { ark: ['E-10', heading], sanmartin: ['A-1', 3], ...more }, { mp }, () => {}, { scenario: 2 });

  it('rolls once for the tide, at the first hex in another direction (11.0)', () => {
    const pointing = play(
      battle({ ark: ['E-10', 1], sanmartin: ['A-1', 3] }, () => {}, { scenario: 2 }),
      E,
      'activate',
      ['ark'],
    ).G;
    expect([pointing.active?.allowance, pointing.active?.mp]).toEqual([6, 6]);
    expect(play(play(pointing, E, 'turn', ['R', 2]).G, E, 'advance').G.active?.mp).toBe(2);
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const { G, chronicle } = play(tidal(1, 6), E, 'advance', [], [die]);
      const loss = Math.min(2, die);
      expect([of(G, 'ark').hex, G.active?.mp]).toEqual(['E-9', 5 - loss]);
      expect(told(chronicle, 'tide')[0]).toMatchObject({
        values: { loss, left: 6 - loss },
        roll: { dice: [die], chart: 'tide', row: loss - 1 },
      });
      // The loss applies once per move.
      expect(play(G, E, 'advance').G.active?.mp).toBe(4 - loss);
    }
    const along = play(tidal(3, 6), E, 'advance');
    expect([along.G.active?.mp, told(along.chronicle, 'tide')]).toEqual([5, []]);
    const turned = play(along.G, E, 'turn', ['L', 1]).G;
    expect(play(turned, E, 'advance', [], [6]).G.active?.mp).toBe(1);
  });

  it('the tide takes at most the MP left; refuses a hex that cannot be paid for (11.0)', () => {
    const stuck = play(tidal(1, 2), E, 'advance', [], [6]);
    expect([of(stuck.G, 'ark').hex, stuck.G.active]).toEqual(['E-10', expect.objectContaining({ mp: 0, entered: 0, tidePaid: true })]);
    expect(keys(stuck.chronicle)).toEqual(['tide', 'tideHolds']);
    for (const die of [1, 6]) expect(play(tidal(1, 1), E, 'advance', [], [die]).G.active).toMatchObject({ mp: 0, entered: 0 });
    expect(of(play(tidal(1, 2), E, 'advance', [], [1]).G, 'ark').hex).toBe('E-9');
    const off = play(tidal(6, 3, { ark: ['A-5', 6], lorenzo: ['P-5', 3] }), E, 'advance', [], [2]);
    expect(of(off.G, 'ark').status).toBe('left');
    expect(of(play(tidal(6, 2, { ark: ['A-5', 6] }), E, 'advance', [], [2]).G, 'ark').hex).toBe('A-5');
  });

  it('in a shared hex the tide leaves enough MP to leave; refuses entry without (11.0)', () => {
    const friend = { hope: ['E-10', 1] } as const;
    const out = play(tidal(1, 2, friend), E, 'advance', [], [6]);
    expect([of(out.G, 'ark').hex, out.G.active?.mp]).toEqual(['E-9', 0]);
    const barred = play(tidal(1, 3, { hope: ['E-9', 1] }), E, 'advance', [], [6]);
    expect([of(barred.G, 'ark').hex, barred.G.active?.mp]).toEqual(['E-10', 1]);
  });

  it('with a tow the direction of the towing ship counts for the tide (11.0)', () => {
    const tow = { ark: ['E-10', 3, { towing: 'grin' }], grin: ['E-9', 1, { status: 'captured', captor: 'E', crewLoss: 9 }] } as const;
    expect(play(tidal(3, 3, tow), E, 'advance').G.active?.mp).toBe(2);
    const across = { ...tow, ark: ['E-10', 2, { towing: 'grin' }] } as const;
    expect(play(tidal(2, 4, across), E, 'advance', [], [4]).G.active?.mp).toBe(1);
  });

  it('the reach assumes the worst tide (11.0)', () => {
    const G = tidal(1, 4);
    const hexes = new Set(endStates(vesselOf(G, 'ark'), helmOf(G)).map(({ hex }) => grid.labels[hex]));
    expect([hexes.has('E-9'), hexes.has('E-8'), hexes.has('E-7')]).toEqual([true, true, false]);
  });
});
