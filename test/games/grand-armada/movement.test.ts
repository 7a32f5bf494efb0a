import { HEADINGS, type Heading, type ShipId } from '../../../src/games/grand-armada/ids.js';
import { allowance } from '../../../src/games/grand-armada/rules/movementPoints.js';
import { endStates, freshHelm } from '../../../src/games/grand-armada/rules/reach.js';
import { turnCost, vesselOf } from '../../../src/games/grand-armada/rules/sailing.js';
import { attitude, windAfter } from '../../../src/games/grand-armada/rules/wind.js';
import { allDone, at, battle, choices, E, key, of, play, S, sailing, told } from './fixtures.js';

describe('wind and heading', () => {
  it('attitude by hexsides between heading and wind (5.2)', () => {
    const row = (wind: Heading) => HEADINGS.map((heading) => attitude(heading, wind));
    expect(row(5)).toEqual(['lateral', 'aft', 'lateral', 'bow', 'head', 'bow']);
    expect(row(3)).toEqual(['lateral', 'bow', 'head', 'bow', 'lateral', 'aft']);
    expect(row(6)).toEqual(['bow', 'lateral', 'aft', 'lateral', 'bow', 'head']);
  });

  it('MP of every speed in every wind (5.5, 5.1)', () => {
    const points = (id: ShipId) => {
      const G = battle({ [id]: ['N-10', 1] });
      // The wind comes from 5: lateral on heading 3, aft on 2, bow on 4, head on 5.
      return ([3, 2, 4, 5] as const).map((heading) => allowance(G, id, heading));
    };
    expect(points('ark')).toEqual([6, 4, 3, 0]);
    expect(points('sanmartin')).toEqual([5, 3, 2, 0]);
    expect(points('rosario')).toEqual([3, 1, 1, 0]);
    expect(points('lorenzo')).toEqual([4, 3, 3, 2]);
  });

  it('the heading at the start sets the MP; later turns do not change them (5.2)', () => {
    let { G } = play(battle({ ark: ['N-10', 3], sanmartin: ['A-1', 3] }), E, 'activate', ['ark']);
    expect(G.active).toMatchObject({ allowance: 6, mp: 6 });
    G = play(G, E, 'turn', ['R', 1]).G;
    expect(attitude(of(G, 'ark').heading, G.windFrom)).toBe('bow');
    for (let step = 0; step < 5; step++) G = play(G, E, 'advance').G;
    expect(G.active).toMatchObject({ mp: 0, entered: 5 });
    expect(key(G, E, 'advance')).toBe('noPoints');
  });

  it('wind change by die, relative to the scenario’s wind (6.0)', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => windAfter(die, 5, 5))).toEqual([4, 5, 5, 5, 5, 6]);
    expect([1, 2, 3, 4, 5, 6].map((die) => windAfter(die, 5, 4))).toEqual([4, 5, 5, 4, 4, 6]);
    expect(windAfter(6, 6, 6)).toBe(1);
    expect(windAfter(1, 1, 1)).toBe(6);
  });

  it('rolls for wind first, every sixth turn, unless the option is off (6.0)', () => {
    const eve = (windChanges: boolean) =>
      at(
        battle({ ark: ['A-1', 3], sanmartin: ['P-10', 3] }, (G) => {
          G.turn = 5;
          allDone('ark')(G);
          G.options.windChanges = windChanges;
        }),
        'movement',
        'must',
      );
    const end = (windChanges: boolean, dice: number[]) => {
      const { G } = play(eve(windChanges), E, 'activate', ['ark']);
      return play(G, E, 'endActivation', [], dice);
    };
    const changed = end(true, [6]);
    expect(changed.G).toMatchObject({ turn: 6, windFrom: 6, step: 'opening' });
    expect(told(changed.chronicle, 'windShifts')[0].roll).toEqual({ dice: [6], chart: 'windChange', row: 5 });
    expect(told(end(true, [4]).chronicle, 'windHolds')).toHaveLength(1);
    expect(end(false, []).G).toMatchObject({ turn: 6, windFrom: 5 });
  });
});

describe('turns', () => {
  it('cost of one, two and three sides at every speed (5.3)', () => {
    expect([6, 5, 4, 3].map((speed) => ([1, 2, 3] as const).map((sides) => turnCost(speed, sides)))).toEqual([
      [1, 3, 6],
      [1, 3, 5],
      [1, 2, 3],
      [1, 2, 3],
    ]);
  });

  it('example: speed 6, heading 3, wind from 1 or 5: 3 MP to side 5, 6 to side 6 (5.3)', () => {
    for (const windFrom of [1, 5] as const) {
      const { G } = play(
        battle({ ark: ['N-10', 3], sanmartin: ['A-1', 3] }, (B) => {
          B.windFrom = windFrom;
        }),
        E,
        'activate',
        ['ark'],
      );
      const two = play(G, E, 'turn', ['R', 2]).G;
      expect([of(two, 'ark').heading, two.active?.mp]).toEqual([5, 3]);
      const three = play(G, E, 'turn', ['L', 3]).G;
      expect([of(three, 'ark').heading, three.active?.mp]).toEqual([6, 0]);
    }
  });

  it('example: a ship of speed 5 has 3 MP with the wind aft (5.5)', () => {
    expect(play(battle({ triumph: ['N-10', 2] }), E, 'activate', ['triumph']).G.active?.mp).toBe(3);
  });

  it('one turn per hex, paid from the MP left (5.3)', () => {
    const start = sailing('ark', { ark: ['N-10', 3] }, { mp: 3 });
    const turned = play(start, E, 'turn', ['L', 1]).G;
    expect(key(turned, E, 'turn', ['L', 1])).toBe('turnedHere');
    expect(key(turned, E, 'trim', ['L'])).toBe('turnedHere');
    expect(key(play(turned, E, 'advance').G, E, 'turn', ['L', 1])).toBeUndefined();
    expect(key(start, E, 'turn', ['L', 3])).toBe('noPoints');
    expect(choices(start, E, 'turn')).toEqual([
      ['L', 1],
      ['L', 2],
      ['R', 1],
      ['R', 2],
    ]);
  });

  it('a trim is free, one side, and ends movement (5.3)', () => {
    const G = sailing('ark', { ark: ['N-10', 3], sanmartin: ['A-1', 3] }, { mp: 0 });
    const trimmed = play(G, E, 'trim', ['R']).G;
    expect(of(trimmed, 'ark').heading).toBe(4);
    for (const [move, args] of [
      ['trim', ['L']],
      ['advance', []],
      ['turn', ['L', 1]],
    ] as const) {
      expect(key(trimmed, E, move, args)).toBe('movementOver');
    }
    expect(key(trimmed, E, 'endActivation')).toBeUndefined();
  });
});

describe('one hex ahead', () => {
  it('costs 1 MP in the direction of the heading, for all six (5.1)', () => {
    const to = HEADINGS.map((heading) => {
      const G = sailing('lorenzo', { lorenzo: ['N-10', heading] }, { mp: 2 });
      return of(play(G, S, 'advance').G, 'lorenzo').hex;
    });
    expect(to).toEqual(['N-9', 'O-10', 'O-11', 'N-11', 'M-11', 'M-10']);
  });

  it('sailing ships cannot move into the wind; galleasses can (5.2)', () => {
    expect(key(sailing('ark', { ark: ['N-10', 5] }, { mp: 3 }), E, 'advance')).toBe('intoWind');
    expect(key(sailing('lorenzo', { lorenzo: ['N-10', 5] }, { mp: 2 }), S, 'advance')).toBeUndefined();
  });

  it('refuses to end in an occupied hex or to pass through enemies; allows friends (5.1.1)', () => {
    const places = { ark: ['N-10', 3], hope: ['O-11', 3], sanmartin: ['A-1', 3] } as const;
    const G = sailing('ark', places, { mp: 2 });
    const passing = play(G, E, 'advance').G;
    expect(of(passing, 'ark').hex).toBe('O-11');
    for (const [move, args] of [
      ['endActivation', []],
      ['trim', ['L']],
      ['fireGuns', ['sanmartin']],
    ] as const) {
      expect(key(passing, E, move, args)).toBe('shares');
    }
    expect(of(play(passing, E, 'advance').G, 'ark').hex).toBe('P-11');
    expect(key(sailing('ark', places, { mp: 1 }), E, 'advance')).toBe('noWayOut');
    expect(key(sailing('ark', { ark: ['N-10', 3], sanmartin: ['O-11', 3] }, { mp: 3 }), E, 'advance')).toBe('enemyThere');
    for (const change of [
      { status: 'captured', captor: 'E' },
      { status: 'adrift' },
      { status: 'withdrawing', crewLoss: 9 },
      { crewLoss: 9 },
    ] as const) {
      const beaten = sailing('ark', { ark: ['N-10', 3], sanmartin: ['O-11', 3, change] }, { mp: 2 });
      expect(of(play(play(beaten, E, 'advance').G, E, 'advance').G, 'ark').hex).toBe('P-11');
      expect(key(sailing('ark', { ark: ['N-10', 3], sanmartin: ['O-11', 3, change] }, { mp: 1 }), E, 'advance')).toBe('noWayOut');
    }
  });

  it('a turn in a shared hex must leave a way out (5.1.1)', () => {
    const G = sailing('ark', { ark: ['O-11', 3], hope: ['O-11', 3] }, { mp: 2, entered: 1 });
    expect(choices(G, E, 'turn')).toEqual([
      ['L', 1],
      ['R', 1],
    ]);
    expect(choices(sailing('ark', { ark: ['O-11', 3], hope: ['O-11', 3] }, { mp: 1, entered: 1 }), E, 'turn')).toEqual([]);
    expect(key(sailing('ark', { ark: ['O-11', 4], hope: ['O-11', 3] }, { mp: 2, entered: 1 }), E, 'turn', ['R', 1])).toBe('noWayOut');
  });

  it('refuses an occupied hex in an enemy zone of control (5.1.1)', () => {
    const G = sailing('ark', { ark: ['N-10', 3], hope: ['O-11', 3], sanmartin: ['P-10', 3] }, { mp: 6 });
    expect(key(G, E, 'advance')).toBe('noWayOut');
  });

  it('a ship stops next to a fighting enemy, may turn and trim, and may leave next turn (7.0)', () => {
    const places = { ark: ['M-9', 3], sanmartin: ['O-10', 1] } as const;
    let { G } = play(sailing('ark', places, { mp: 6 }), E, 'advance');
    expect(G.active?.stopped).toBe(true);
    expect(key(G, E, 'advance')).toBe('stopped');
    G = play(G, E, 'turn', ['R', 2]).G;
    expect(of(G, 'ark').heading).toBe(5);
    const next = sailing('ark', { ark: ['N-10', 4], sanmartin: ['O-10', 1] }, { mp: 3 });
    const beside = play(next, E, 'advance').G;
    expect(beside.active?.stopped).toBeUndefined();
    const zoneToZone = play(sailing('ark', { ark: ['N-9', 4], sanmartin: ['O-10', 1] }, { mp: 3 }), E, 'advance').G;
    expect(zoneToZone.active?.stopped).toBe(true);
  });

  it('broken, withdrawing, captured and drifting ships have no zone of control (7.0)', () => {
    for (const change of [
      { crewLoss: 7 },
      { crewLoss: 7, status: 'withdrawing' },
      { status: 'captured', captor: 'E' },
      { status: 'adrift' },
    ] as const) {
      const G = sailing('ark', { ark: ['M-9', 3], sanmartin: ['O-10', 1, change] }, { mp: 6 });
      expect(play(G, E, 'advance').G.active?.stopped).toBeUndefined();
    }
  });
});

describe('leaving the map', () => {
  it('only over the scenario’s exits, for 1 MP (11.0)', () => {
    const off = (id: 'ark' | 'lorenzo', hex: string, heading: Heading, scenario: 1 | 2 | 3) =>
      key(
        sailing(id, { [id]: [hex, heading] }, { mp: 3 }, () => {}, { scenario }),
        id === 'ark' ? E : S,
        'advance',
      );
    expect(off('ark', 'A-5', 6, 2)).toBeUndefined();
    expect(off('ark', 'H-20', 4, 2)).toBeUndefined();
    expect(off('ark', 'H-1', 1, 2)).toBe('noExit');
    expect(off('ark', 'A-5', 6, 1)).toBe('noExit');
    expect(off('lorenzo', 'A1-5', 3, 3)).toBeUndefined();
    expect(off('lorenzo', 'A-5', 6, 3)).toBe('noExit');
    const { G } = play(
      sailing('ark', { ark: ['A-5', 6], lorenzo: ['P-5', 3] }, { mp: 3 }, allDone('lorenzo'), { scenario: 2 }),
      E,
      'advance',
      [],
      [1],
    );
    expect(of(G, 'ark')).toMatchObject({ status: 'left', hex: null, leftEdge: 'W', leftBroken: false });
  });

  it('the search finds what single steps reach (5.1)', () => {
    const G = battle({ ark: ['N-10', 3], hope: ['O-11', 3], sanmartin: ['Q-9', 3] });
    const states = endStates(vesselOf(G, 'ark'), freshHelm(G, 'ark'));
    const seen = new Set<string>();
    const walk = (B: typeof G, deep: number): void => {
      const { hex, heading } = of(B, 'ark');
      seen.add(`${hex} ${heading}`);
      if (!deep || !B.active) return;
      for (const { move, args } of [{ move: 'advance', args: [] }, ...choices(B, E, 'turn').map((args) => ({ move: 'turn', args }))]) {
        if (!key(B, E, move, args)) walk(play(B, E, move, args).G, deep - 1);
      }
    };
    const { G: under } = play(G, E, 'activate', ['ark']);
    walk({ ...under, active: under.active && { ...under.active, mp: 3 } }, 6);
    const found = new Set(endStates(vesselOf(G, 'ark'), { ...freshHelm(G, 'ark'), mp: 3 }).map(({ hex, heading }) => `${hex} ${heading}`));
    expect(found.size).toBe(seen.size);
    expect(states.length).toBeGreaterThan(found.size);
  });
});
