import { ARMADA_AREA } from '../../../src/games/invincible-armada/data/maps.js';
import { SPANISH } from '../../../src/games/invincible-armada/ids.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { campaign, choicesOf, E, play, rules, S, sea, set, told, why } from './fixtures.js';

/** Ends the Spanish tactical phase, with these dice for reinforcement. */
const reorganize = (squares: Parameters<typeof sea>[0], change: (G: Armada) => void = () => {}, dice: readonly number[] = []) =>
  play(sea(squares, change, 'spanishTactical'), S, 'endTactical', [], dice);

describe('9.1 the English disengage', () => {
  it('moves each squadron off the white squares to a nearest vacant square, in any order (9.1)', () => {
    const { G } = reorganize({ drake: 'E3', howard: 'C5', hawkins: 'B2', diego: 'E5' });
    expect(rules.awaiting(G)).toEqual({ [E]: 'disengage' });
    expect(choicesOf(G, E, 'disengage')).toEqual([
      ['howard', 'B4'],
      ['howard', 'B5'],
      ['howard', 'B6'],
      ['drake', 'D2'],
      ['drake', 'E2'],
      ['drake', 'F2'],
    ]);
    expect(why(G, E, 'disengage', ['drake', 'E1'])).toBe('notNearest 9.1');
    expect(why(G, E, 'disengage', ['drake', 'E4'])).toBe('stillInside 9.1');
    expect(why(G, E, 'disengage', ['hawkins', 'B3'])).toBe('notPending 9.1');
    expect(why(G, E, 'disengage', ['drake', 'E5'])).toBe('occupied 9.1');
    expect(why(G, E, 'disengage', ['drake', 'E9'])).toBe('notNearest 9.1');
  });

  it('ignores wind and squadrons on the way; a vacated square is vacant (9.1)', () => {
    const { G } = reorganize({ drake: 'D4', howard: 'E4', diego: 'C4', pedro: 'C3', oquendo: 'C5' });
    expect(choicesOf(G, E, 'disengage')).toContainEqual(['drake', 'B4']);
  });

  it('moves a single squadron with a single square automatically (9.1)', () => {
    const { G, told: story } = reorganize({ drake: 'C5', howard: 'B4', hawkins: 'B6', diego: 'E5' }, undefined, [6, 6, 1, 1]);
    expect(G.squadrons.drake.square).toBe('B5');
    expect(told(story, 'disengage')[0]).toMatchObject({ at: ['C5', 'B5'], who: ['drake'], case: '9.1' });
  });

  it('skips the step if no squadron is inside (9.1)', () => {
    expect(reorganize({ drake: 'B2', diego: 'B5', pedro: 'E5' }).G.step).toBe('reform');
  });
});

describe('9.2 the Spanish reorganize', () => {
  it('moves each squadron outside to a nearest vacant white square (9.2)', () => {
    const { G } = reorganize({ diego: 'B2', pedro: 'E8', recalde: 'E7' });
    expect(rules.awaiting(G)).toEqual({ [S]: 'reform' });
    expect(choicesOf(G, S, 'reform')).toEqual([
      ['diego', 'C3'],
      ['pedro', 'D7'],
      ['pedro', 'F7'],
    ]);
    expect(why(G, S, 'reform', ['diego', 'C4'])).toBe('notNearest 9.2');
    expect(why(G, S, 'reform', ['diego', 'B3'])).toBe('outside 9.2');
    expect(why(G, S, 'reform', ['pedro', 'E7'])).toBe('occupied 9.2');
    expect(why(G, S, 'reform', ['recalde', 'E6'])).toBe('notPending 9.2');
    expect(play(G, S, 'reform', ['diego', 'C3']).G.squadrons.diego.square).toBe('C3');
  });

  it('ignores wind and weather (9.2)', () => {
    const { G } = reorganize({ diego: 'I5', pedro: 'I6', moncada: 'E5' }, (board) => {
      board.wind = 'east';
      board.weather = 'gales';
    });
    expect(G.step).toBe('reform');
  });
});

describe('9.3 Calais Roads', () => {
  const calais = (change: (G: Armada) => void = () => {}) =>
    campaign((G) => {
      G.armadaBox = 10;
      G.segment = 'spanishTactical';
      G.step = 'act';
      change(G);
    });

  it('moves English squadrons off white squares and rows 8 and 9 (9.3)', () => {
    const { G } = play(
      calais((board) => {
        for (const [id, square] of [
          ['drake', 'B9'],
          ['howard', 'C7'],
          ['hawkins', 'A7'],
        ] as const)
          set(board, id, { square, loc: null });
      }),
      S,
      'endTactical',
    );
    expect(choicesOf(G, E, 'disengage')).toEqual([
      ['howard', 'B6'],
      ['howard', 'B7'],
      ['drake', 'B7'],
    ]);
    expect(why(G, E, 'disengage', ['drake', 'B8'])).toBe('stillInside 9.1');
  });

  const anchored = () => play(calais(), S, 'endTactical').G;
  const [suggestion] = choicesOf(anchored(), S, 'anchor') as [Record<string, string>][];

  it('anchors the Spanish on different squares of C8 to H9 (9.3, 13.0)', () => {
    expect(rules.awaiting(anchored())).toEqual({ [S]: 'anchor' });
    expect(choicesOf(anchored(), S, 'anchor')).toHaveLength(4);
    const [squares] = suggestion;
    expect(why(anchored(), S, 'anchor', [{ ...squares, diego: 'C7' }])).toBe('notCalais 9.3');
    expect(why(anchored(), S, 'anchor', [{ ...squares, diego: squares.pedro }])).toBe('shared 9.3');
    expect(why(anchored(), S, 'anchor', [{ ...squares, drake: 'H9' }])).toBe('malformed 9.3');
    const { diego: _, ...nine } = squares;
    expect(why(anchored(), S, 'anchor', [nine])).toBe('notAssigned 9.3');
    expect(why(anchored(), S, 'anchor', [[]])).toBe('malformed 9.3');
    expect(why(anchored(), S, 'anchor', [{ ...squares, diego: 'H9' }])).toBe('allowed');
  });

  it('suggests one anchorage and its mirror images (9.3)', () => {
    const all = choicesOf(anchored(), S, 'anchor') as [Record<string, string>][];
    expect(all.map(([squares]) => squares.recalde)).toEqual(['C8', 'H8', 'C9', 'H9']);
    for (const [squares] of all) expect(new Set(Object.values(squares)).size).toBe(10);
  });

  it('refuses eliminated squadrons in the anchorage (9.3)', () => {
    const G = play(
      calais((board) => set(board, 'medina3', { alive: false, square: null, hits: 8 })),
      S,
      'endTactical',
    ).G;
    const [squares] = choicesOf(G, S, 'anchor')[0] as [Record<string, string>];
    expect(Object.keys(squares)).toHaveLength(9);
    expect(why(G, S, 'anchor', [{ ...squares, medina3: 'H9' }])).toBe('sunk 9.3');
  });

  it('applies on the fireships turn only (9.3, 13.2)', () => {
    const G = calais((board) => {
      board.fireships = 'done';
      set(board, 'diego', { square: 'E9' });
    });
    expect(play(G, S, 'endTactical').G.step).toBe('reform');
    expect(SPANISH.filter((id) => ARMADA_AREA.includes(G.squadrons[id].square ?? ''))).toHaveLength(9);
  });
});

describe('10.0 reinforce', () => {
  /** Ends the Spanish phase, until the weather roll of 7 (west wind). */
  const after = (change: (G: Armada) => void, dice: readonly number[]) => play(campaign(change), S, 'endTactical', [], dice);
  const story = (change: (G: Armada) => void, dice: readonly number[]) => {
    const { G, told: all } = after(change, dice);
    return {
      G,
      gained: told(all, 'reinforced').map(({ who, values }) => [who?.[0], values?.gained]),
      rolled: all.flatMap(({ roll }) => (roll?.chart === 'reinforce' ? roll.dice : [])).length,
    };
  };

  it('rolls for each squadron off the tactical map; 1 or 2 removes a Hit or adds strength (10.0)', () => {
    const { G, gained, rolled } = story((board) => set(board, 'drake', { hits: 1 }), [1, 2, 3, 6, 1, 3, 4]);
    expect(rolled).toBe(5);
    expect(gained).toEqual([
      ['howard', 'strength'],
      ['drake', 'hit'],
      ['seymour', 'strength'],
    ]);
    expect(G.squadrons.howard).toMatchObject({ added: 1, hits: 0 });
    expect(G.squadrons.drake).toMatchObject({ added: 0, hits: 0 });
  });

  it('skips squadrons on the tactical map; a Broken one stays Broken (10.0)', () => {
    const { G, rolled } = story(
      (board) => {
        set(board, 'drake', { square: 'A1', loc: null });
        set(board, 'howard', { broken: true });
      },
      [1, 3, 3, 3, 3, 4],
    );
    expect(rolled).toBe(4);
    expect(G.squadrons.howard).toMatchObject({ broken: true, added: 1 });
  });

  it('rolls only for squadrons in port in Calm (10.0, 11.1)', () => {
    const { rolled } = story(
      (board) => {
        board.weather = 'calm';
      },
      [3, 3, 3, 3, 3, 4],
    );
    expect(rolled).toBe(4);
  });

  it('succeeds without a roll with Volunteers (16.0)', () => {
    const held = (board: Armada) => {
      board.held.english = ['volunteers'];
      set(board, 'drake', { square: 'A1', loc: null });
    };
    const { G } = after(held, []);
    expect(rules.awaiting(G)).toEqual({ [E]: 'reinforce' });
    expect(choicesOf(G, E, 'reinforce')).toEqual([
      [{}],
      ...['howard', 'hawkins', 'frobisher', 'seymour'].map((id) => [{ volunteers: id }]),
    ]);
    expect(why(G, E, 'reinforce', [{ volunteers: 'drake' }])).toBe('reinforceOnMap 10.0');
    expect(why(G, E, 'reinforce', [{ volunteers: 'diego' }])).toBe('notYours 10.0');
    expect(why(G, E, 'reinforce', [{ volunteers: 'nobody' }])).toBe('malformed 10.0');
    expect(why(G, E, 'reinforce', [])).toBe('malformed 10.0');
    const done = play(G, E, 'reinforce', [{ volunteers: 'hawkins' }], [3, 3, 3, 3, 4]).G;
    expect(done.squadrons.hawkins.added).toBe(1);
    expect(done.held.english).toEqual([]);
    expect(play(G, E, 'reinforce', [{}], [3, 3, 3, 3, 3, 4]).G.held.english).toEqual(['volunteers']);
  });

  it('allows Volunteers in Calm only in port, and never for eliminated squadrons (16.0)', () => {
    const { G } = after((board) => {
      board.held.english = ['volunteers'];
      board.weather = 'calm';
      set(board, 'howard', { alive: false, loc: null, hits: 15 });
    }, []);
    expect(why(G, E, 'reinforce', [{ volunteers: 'seymour' }])).toBe('reinforceCalm 11.1');
    expect(why(G, E, 'reinforce', [{ volunteers: 'howard' }])).toBe('sunk 10.0');
  });
});
