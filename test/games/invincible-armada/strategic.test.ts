import type { SegmentId } from '../../../src/games/invincible-armada/data/tables.js';
import type { Loc, SquadronId, Weather, Wind } from '../../../src/games/invincible-armada/ids.js';
import { weatherSegment } from '../../../src/games/invincible-armada/rules/strategic/weather.js';
import type { Armada, Step } from '../../../src/games/invincible-armada/state.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { scripted } from '../../kit/scripted.js';
import { campaign, choicesOf, E, on, play, rules, S, set, told, why } from './fixtures.js';

const box = (n: number): Loc => ({ t: 'box', n });
const port = (id: 'plymouth' | 'weymouth' | 'portsmouth' | 'dover'): Loc => ({ t: 'port', id });
const at = (segment: SegmentId, step: Step, change: (G: Armada) => void = () => {}) =>
  campaign((G) => {
    G.segment = segment;
    G.step = step;
    change(G);
  });
const sailing = (where: Loc, wind: Wind = 'west', weather: Weather = 'normal', armada = 9, id: SquadronId = 'drake') =>
  at('sail', 'sail', (G) => {
    set(G, id, { loc: where });
    Object.assign(G, { wind, weather, armadaBox: armada });
  });
const name = (loc: Loc) => (loc.t === 'box' ? String(loc.n) : loc.id);
/** Returns all strategic paths of a squadron as "a-b-c". */
const courses = (G: Armada, id = 'drake') =>
  [...new Set(choicesOf(G, E, 'sailStrategic').flatMap(([who, path]) => (who === id ? [(path as Loc[]).map(name).join('-')] : [])))].sort();

describe('11.0 wind and weather', () => {
  const roll = (dice: readonly number[], change: (G: Armada) => void = () => {}) => {
    const G = campaign(change);
    const chronicle: GameEvent[] = [];
    const script = scripted(dice);
    weatherSegment({ G, dice: script, emit: (entry) => void chronicle.push(entry) });
    expect(script.left).toBe(0);
    return { G, chronicle };
  };

  it('gives west wind on 2 to 8, east wind on 9 and 10 (11.0)', () => {
    for (let total = 2; total <= 10; total++) {
      const dice = [Math.min(6, total - 1), total - Math.min(6, total - 1)];
      expect(roll(dice).G).toMatchObject({ wind: total <= 8 ? 'west' : 'east', weather: 'normal' });
    }
  });

  it('keeps the wind on 11 and 12 and rolls Calm, Fog or Gales (11.0)', () => {
    const east = (G: Armada) => {
      G.wind = 'east';
    };
    for (const [die, weather] of [
      [1, 'calm'],
      [2, 'calm'],
      [3, 'fog'],
      [4, 'fog'],
    ] as const) {
      expect(roll([6, 5, die], east).G).toMatchObject({ wind: 'east', weather });
      expect(roll([6, 6, die]).G).toMatchObject({ wind: 'west', weather });
    }
  });

  it('rolls gale damage for each squadron not in port (11.1)', () => {
    const { G, chronicle } = roll([6, 6, 5, 2, 6, 6, 3, 1, 4, 4, 4, 4, 4, 4, 4, 4], (board) => {
      set(board, 'recalde', { broken: true });
    });
    // Seymour, the only English squadron at sea, is hit, and Broken by 12 + 1.
    expect(G.weather).toBe('gales');
    expect(G.squadrons.seymour).toMatchObject({ hits: 1, broken: true });
    expect(G.squadrons.recalde).toMatchObject({ hits: 1, broken: true });
    expect(told(chronicle, 'galeMiss').map(({ who }) => who?.length)).toEqual([9]);
    expect(told(chronicle, 'galeHit').map(({ who }) => who?.[0])).toEqual(['seymour', 'recalde']);
  });

  it('resets the weather and returns weather chits before the roll (11.0)', () => {
    const { G, chronicle } = roll([3, 4], (board) => {
      board.weather = 'gales';
      board.weatherChits = ['squall'];
      board.pool.squall = 0;
    });
    expect(G).toMatchObject({ weather: 'normal', weatherChits: [] });
    expect(G.pool.squall).toBe(1);
    expect(chronicle[0]).toEqual({ key: 'weatherEnds', case: '11.0', values: { was: 'gales' } });
    expect(told(roll([3, 4]).chronicle, 'weatherEnds')).toEqual([]);
  });
});

describe('12.1 English exit', () => {
  const board = (weather: Weather = 'normal') =>
    at('exit', 'exit', (G) => {
      for (const [id, square] of [
        ['drake', 'A1'],
        ['howard', 'B1'],
      ] as const)
        set(G, id, { square, loc: null });
      Object.assign(G, { weather, armadaBox: 5 });
    });

  it('lets any set of squadrons leave the tactical map (12.1)', () => {
    expect(choicesOf(board(), E, 'exitTactical')).toEqual([[[]], [['howard']], [['drake']], [['howard', 'drake']]]);
    const { G } = play(board(), E, 'exitTactical', [['drake']]);
    expect(G.squadrons.drake).toMatchObject({ square: null, loc: box(5) });
    expect(G.exited).toEqual(['drake']);
    expect(G.armadaBox).toBe(6);
    expect(G.squadrons.howard.square).toBe('B1');
  });

  it('refuses other squadrons and repeated ids (12.1)', () => {
    expect(why(board(), E, 'exitTactical', [['drake', 'drake']])).toBe('twice 12.1');
    expect(why(board(), E, 'exitTactical', [['hawkins']])).toBe('offMap 12.1');
    expect(why(board(), E, 'exitTactical', [['diego']])).toBe('notYours 12.1');
    expect(why(board(), E, 'exitTactical', ['drake'])).toBe('malformed 12.1');
  });

  it('skips the exit in Calm (11.1)', () => {
    const G = at('spanishTactical', 'act', (b) => set(b, 'drake', { square: 'A1', loc: null }));
    const { G: calm, told: story } = play(G, S, 'endTactical', [], [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1]);
    expect(told(story, 'armadaLies')[0]).toMatchObject({ case: '11.1', values: { why: 'calm' } });
    expect(calm.weather).toBe('calm');
    expect(calm.armadaBox).toBe(1);
    expect(calm.squadrons.drake.square).toBe('A1');
    expect(calm).toMatchObject({ turn: 2, segment: 'spanishTactical' });
  });
});

describe('12.2 the Armada', () => {
  const run = (armadaBox: number, weather: Weather, change: (G: Armada) => void = () => {}) =>
    at('exit', 'exit', (G) => {
      set(G, 'drake', { square: 'A1', loc: null });
      Object.assign(G, { armadaBox, weather });
      change(G);
    });
  const after = (...args: Parameters<typeof run>) => play(run(...args), E, 'exitTactical', [[]]).G;

  it('moves one box east with the English squadrons under it, whatever the wind (12.2)', () => {
    expect(after(3, 'normal')).toMatchObject({ armadaBox: 4 });
    expect(after(3, 'fog')).toMatchObject({ armadaBox: 4 });
    expect(
      after(3, 'normal', (G) => {
        G.wind = 'east';
      }).armadaBox,
    ).toBe(4);
    expect(after(3, 'normal').squadrons.drake).toMatchObject({ square: 'A1', loc: null });
  });

  it('moves one or two boxes in Gales, but stops in box 10 (12.2, 11.1)', () => {
    const G = after(3, 'gales');
    expect(rules.awaiting(G)).toEqual({ [S]: 'armada' });
    expect(choicesOf(G, S, 'moveArmada')).toEqual([[1], [2]]);
    expect(play(G, S, 'moveArmada', [2]).G.armadaBox).toBe(5);
    expect(play(G, S, 'moveArmada', [1]).G.armadaBox).toBe(4);
    expect(why(G, S, 'moveArmada', [0])).toBe('malformed 12.2');
    expect(why(G, S, 'moveArmada', [3])).toBe('malformed 12.2');
    expect(after(8, 'gales').step).toBe('armada');
    expect(after(9, 'gales').armadaBox).toBe(10);
    expect(
      after(10, 'gales', (b) => {
        b.fireships = 'done';
      }).armadaBox,
    ).toBe(11);
  });

  it('stays in box 11 without the army, in box 12, and on the fireships turn (12.2)', () => {
    expect(after(11, 'normal').armadaBox).toBe(11);
    expect(after(11, 'gales').armadaBox).toBe(11);
    expect(
      after(11, 'normal', (G) => {
        G.armyAboard = true;
      }).armadaBox,
    ).toBe(12);
    expect(after(12, 'normal').armadaBox).toBe(12);
    expect(
      after(10, 'normal', (G) => {
        G.armadaHeld = true;
      }).armadaBox,
    ).toBe(10);
  });

  it.each([
    ['the missing army', 'army', 11, '14.2'],
    ['the postponed invasion', 'invasion', 12, '15.1'],
  ] as const)('gives %s as the reason why it stays, with its case', (_reason, why, box, ruleCase) => {
    const { told: story } = play(run(box, 'normal'), E, 'exitTactical', [[]]);
    expect(told(story, 'armadaLies')[0]).toMatchObject({ case: ruleCase, values: { why } });
  });
});

describe('12.3 English strategic movement', () => {
  it('allows two boxes with the wind or one against it, as in the examples (12.3)', () => {
    expect(courses(sailing(box(5)))).toEqual(['4', '6', '6-7', 'weymouth'].sort());
    expect(courses(sailing(box(5), 'east'))).toEqual(['4', '4-3', '6', 'weymouth'].sort());
    expect(courses(sailing(box(6)))).toEqual(['5', '7', '7-8', '7-portsmouth'].sort());
    expect(courses(sailing(port('portsmouth')))).toEqual(['7', '7-8']);
    expect(courses(sailing(port('portsmouth'), 'east'))).toEqual(['7', '7-6']);
  });

  it('allows Portsmouth to Beachy Head in Gales (12.3)', () => {
    expect(courses(sailing(port('portsmouth'), 'west', 'gales'))).toEqual(['7', '7-6', '7-8', '7-8-7', '7-8-9', '7-portsmouth'].sort());
    expect(why(sailing(port('portsmouth'), 'west', 'gales'), E, 'sailStrategic', ['drake', [box(7), box(8), box(9)]])).toBe('allowed');
    expect(why(sailing(box(6), 'west', 'gales'), E, 'sailStrategic', ['drake', [box(7), port('portsmouth'), box(7)]])).toBe(
      'tooManyBoxes.gales 11.1',
    );
  });

  it('ends the move in a port in Gales (12.3)', () => {
    for (const wind of ['west', 'east'] as const) {
      const through = courses(sailing(box(7), wind, 'gales')).filter((course) => /portsmouth-/.test(course));
      expect(through).toEqual([]);
      expect(why(sailing(box(7), wind, 'gales'), E, 'sailStrategic', ['drake', [port('portsmouth'), box(7)]])).toBe(
        'tooManyBoxes.gales 11.1',
      );
      expect(why(sailing(box(7), wind, 'gales'), E, 'sailStrategic', ['drake', [port('portsmouth'), box(7), box(8)]])).toBe(
        'tooManyBoxes.gales 11.1',
      );
    }
  });

  it('allows one step of any kind in Fog (11.1)', () => {
    expect(courses(sailing(box(5), 'west', 'fog'))).toEqual(['4', '6', 'weymouth']);
    expect(why(sailing(box(5), 'west', 'fog'), E, 'sailStrategic', ['drake', [box(6), box(7)]])).toBe('tooManyBoxes.fog 11.1');
  });

  it('refuses unconnected places, long and second moves, squadrons on the tactical map and enemies (12.3)', () => {
    const G = sailing(box(5));
    expect(why(G, E, 'sailStrategic', ['drake', [box(7)]])).toBe('notConnected 12.3');
    expect(why(G, E, 'sailStrategic', ['drake', [port('dover')]])).toBe('notConnected 12.3');
    expect(why(G, E, 'sailStrategic', ['drake', [box(4), box(3)]])).toBe('tooManyBoxes 12.3');
    expect(why(G, E, 'sailStrategic', ['drake', [box(6), box(7), box(8)]])).toBe('tooManyBoxes 12.3');
    expect(why(G, E, 'sailStrategic', ['drake', [box(13)]])).toBe('malformed 12.3');
    expect(why(G, E, 'sailStrategic', ['drake', []])).toBe('malformed 12.3');
    expect(why(G, E, 'sailStrategic', ['drake', [{ t: 'box', n: 6, x: 1 }]])).toBe('malformed 12.3');
    expect(why(G, E, 'sailStrategic', ['sidonia', [box(6)]])).toBe('notYours 12.3');
    const done = play(G, E, 'sailStrategic', ['drake', [box(6)]]).G;
    expect(done.squadrons.drake.loc).toEqual(box(6));
    expect(why(done, E, 'sailStrategic', ['drake', [box(7)]])).toBe('sailed 12.3');
    set(done, 'howard', { square: 'A1', loc: null });
    expect(why(done, E, 'sailStrategic', ['howard', [box(7)]])).toBe('underArmada 12.3');
    set(done, 'hawkins', { alive: false, loc: null });
    expect(why(done, E, 'sailStrategic', ['hawkins', [box(7)]])).toBe('sunk 12.3');
  });

  it('holds Seymour until the Armada is in Calais Roads, except with 17.2.3 (12.3)', () => {
    const held = sailing(box(12), 'west', 'normal', 9, 'seymour');
    expect(why(held, E, 'sailStrategic', ['seymour', [box(11)]])).toBe('seymourHeld 12.3');
    expect(courses(held, 'seymour')).toEqual([]);
    expect(courses(sailing(box(12), 'west', 'normal', 10, 'seymour'), 'seymour')).toEqual(['11', 'dover']);
    on('seymourReleased')(held);
    expect(courses(held, 'seymour')).toEqual(['11', 'dover']);
  });

  it('refuses strategic moves in Calm (11.1)', () => {
    const G = at('exit', 'exit', (b) => {
      set(b, 'drake', { square: 'A1', loc: null });
      b.weather = 'calm';
    });
    expect(play(G, E, 'exitTactical', [[]], [1, 1, 1, 1]).G.turn).toBe(2);
  });
});

describe('12.4 placement on the tactical map', () => {
  const entries = (G: Armada, path: string) =>
    choicesOf(G, E, 'sailStrategic').flatMap(([id, way, square]) =>
      id === 'drake' && (way as Loc[]).map(name).join('-') === path && square ? [square] : [],
    );

  it('enters at the west, east or north edge by the last step (12.4, 6.1.3)', () => {
    expect(entries(sailing(box(8)), '9')).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8']);
    expect(entries(sailing(box(10)), '9')).toEqual(['J1', 'J2', 'J3', 'J4', 'J5', 'J6', 'J7', 'J8', 'J9']);
    expect(entries(sailing(port('portsmouth'), 'west', 'normal', 7), '7')).toEqual([
      'A1',
      'B1',
      'C1',
      'D1',
      'E1',
      'F1',
      'G1',
      'H1',
      'I1',
      'J1',
    ]);
    expect(why(sailing(box(8)), E, 'sailStrategic', ['drake', [box(9)], 'A9'])).toBe('edge.west 12.4');
    expect(why(sailing(box(8)), E, 'sailStrategic', ['drake', [box(9)], 'J1'])).toBe('edge.west 12.4');
    expect(why(sailing(box(10)), E, 'sailStrategic', ['drake', [box(9)], 'A1'])).toBe('edge.east 12.4');
    expect(why(sailing(port('portsmouth'), 'west', 'normal', 7), E, 'sailStrategic', ['drake', [box(7)], 'A2'])).toBe('edge.north 12.4');
    expect(why(sailing(box(5)), E, 'sailStrategic', ['drake', [box(6)], 'A2'])).toBe('noEntry 12.4');
  });

  it('refuses an occupied square, and allows staying on top of the Armada (12.4)', () => {
    const G = sailing(box(8));
    set(G, 'howard', { square: 'A4', loc: null });
    expect(why(G, E, 'sailStrategic', ['drake', [box(9)], 'A4'])).toBe('occupied 12.4');
    expect(play(G, E, 'sailStrategic', ['drake', [box(9)]]).G.squadrons.drake).toMatchObject({ square: null, loc: box(9) });
    expect(play(G, E, 'sailStrategic', ['drake', [box(9)], 'A5']).G.squadrons.drake).toMatchObject({ square: 'A5', loc: null });
  });

  it('lets a squadron in the Armada’s new box enter from the east (12.4)', () => {
    const G = sailing(box(9));
    expect(choicesOf(G, E, 'enterTactical')).toHaveLength(9);
    expect(why(G, E, 'enterTactical', ['drake', 'A1'])).toBe('edge.east 12.4');
    expect(why(G, E, 'enterTactical', ['howard', 'J1'])).toBe('notWithArmada 12.4');
    const { G: after } = play(G, E, 'enterTactical', ['drake', 'J5']);
    expect(after.squadrons.drake).toMatchObject({ square: 'J5', loc: null });
    expect(why(after, E, 'enterTactical', ['drake', 'J6'])).toBe('underArmada 12.3');
  });

  it('refuses entry after an exit or a move (12.4)', () => {
    const G = sailing(box(9));
    G.exited = ['drake'];
    expect(why(G, E, 'enterTactical', ['drake', 'J5'])).toBe('justLeft 12.4');
    const came = play(sailing(box(8)), E, 'sailStrategic', ['drake', [box(9)]]).G;
    expect(why(came, E, 'enterTactical', ['drake', 'J5'])).toBe('sailed 12.3');
  });

  it('ends the segment when no squadron can move, and resets its state (12.4)', () => {
    const G = at('sail', 'sail', (board) => {
      for (const id of ['howard', 'hawkins', 'frobisher', 'seymour'] as const) set(board, id, { alive: false, loc: null, hits: 15 });
      Object.assign(board, { exited: ['drake'], armadaHeld: true });
    });
    const { G: after } = play(G, E, 'sailStrategic', ['drake', [box(3)]], [1, 1, 1, 1]);
    expect(after).toMatchObject({ exited: [], sailed: [], armadaHeld: false, turn: 2 });
  });
});
