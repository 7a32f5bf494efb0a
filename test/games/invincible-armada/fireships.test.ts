import { FIRESHIP_DIAGRAM } from '../../../src/games/invincible-armada/data/tables.js';
import { SPANISH, type SquadronId, type Square } from '../../../src/games/invincible-armada/ids.js';
import { fireshipModifiers } from '../../../src/games/invincible-armada/rules/crisis/fireships.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { about } from '../../kit/about.js';
import { campaign, choicesOf, on, play, rules, S, sea, set, told, why } from './fixtures.js';

type Squares = { readonly [id in SquadronId]?: Square };

/**
 * Calais Roads with only these Spanish squadrons. English squadrons off the map are eliminated, so none reinforces. `dice` are the dice of
 * the fireships.
 */
function fire(squares: Squares, dice: readonly number[], change: (G: Armada) => void = () => {}) {
  const G = sea(
    squares,
    (board) => {
      for (const id of ['howard', 'drake', 'hawkins', 'frobisher', 'seymour'] as const) {
        if (!squares[id]) set(board, id, { alive: false, loc: null, hits: 20 });
      }
      board.armadaBox = 10;
      change(board);
    },
    'reform',
    'anchor',
  );
  const assignment = Object.fromEntries(SPANISH.flatMap((id) => (squares[id] ? [[id, squares[id]]] : [])));
  return play(G, S, 'anchor', [assignment], dice);
}
/** Dice after the fireships that give west wind and No Event. */
const CALM_DAY = [1, 1, 1, 1, 1, 1];

describe('13.0 fireships', () => {
  it('attacks once, on the first turn in Calais Roads, in any weather (13.0)', () => {
    for (const weather of ['normal', 'calm', 'fog', 'gales'] as const) {
      const { G, told: story } = fire({ diego: 'E8' }, [1, 1], (board) => {
        board.weather = weather;
      });
      expect(rules.awaiting(G)).toEqual({ [S]: 'evade' });
      expect(told(story, 'fireships')[0].values).toEqual({ english: 0 });
    }
  });

  it('resolves reactions in order: row 8, then row 9, from west to east (13.1)', () => {
    const { G } = fire({ diego: 'C9', pedro: 'H8', recalde: 'C8', medina1: 'H9' }, [1, 1]);
    expect(G.fire?.left).toEqual(['recalde', 'pedro', 'diego', 'medina1']);
  });

  it('adds the modifier for English squadrons, and 1 for hellburners, 17.2.1 (13.1)', () => {
    const english = ['howard', 'drake', 'hawkins', 'frobisher', 'seymour'] as const;
    for (const [count, modifier] of [0, 1, 1, 2, 3, 3].entries()) {
      const G = campaign((board) => {
        for (const [i, id] of english.slice(0, count).entries()) set(board, id, { square: `A${i + 1}`, loc: null });
      });
      expect(fireshipModifiers(G)).toEqual(modifier ? [['fireships', modifier]] : []);
      on('hellburners')(G);
      expect(fireshipModifiers(G)).toContainEqual(['hellburners', 1]);
    }
  });

  it('moves a squadron that passes to a vacant adjacent square (13.1)', () => {
    const { G } = fire({ diego: 'E8', pedro: 'F8', drake: 'D7' }, [4, 4]);
    expect(choicesOf(G, S, 'evade').flat().sort()).toEqual(['D8', 'D9', 'E7', 'E9', 'F7', 'F9']);
    expect(why(G, S, 'evade', ['F8'])).toBe('occupied 13.1');
    expect(why(G, S, 'evade', ['E5'])).toBe('evadeFar 13.1');
    expect(play(G, S, 'evade', ['D8'], [1, 1]).G.squadrons.diego.square).toBe('D8');
  });

  it('counts Hits, squadron modifier and English squadrons (13.1)', () => {
    const { told: story } = fire({ sidonia: 'E8', drake: 'A1', howard: 'A2', hawkins: 'A3' }, [1, 1], (board) =>
      set(board, 'sidonia', { hits: 2 }),
    );
    expect(told(story, 'holds')[0].roll).toEqual({
      dice: [1, 1],
      modifiers: [
        ['hits', 2],
        ['display', -1],
        ['fireships', 2],
      ],
      total: 5,
      chart: 'morale',
      row: 0,
    });
  });

  it('gives a squadron without a vacant square a Hit and a normal Morale Roll (13.1)', () => {
    const squares: Squares = { diego: 'D9', pedro: 'C9', recalde: 'C8', oquendo: 'D8', bertendona: 'E8', moncada: 'E9' };
    const G = sea(squares, (board) => {
      for (const id of ['howard', 'drake', 'hawkins', 'frobisher', 'seymour'] as const)
        set(board, id, { alive: false, loc: null, hits: 20 });
      board.armadaBox = 10;
      board.fire = { left: ['diego', 'pedro'], waiting: null };
      board.armadaHeld = false;
      board.segment = 'fireships';
      board.step = 'evade';
      board.fire = { left: ['bertendona', 'diego', 'pedro'], waiting: { kind: 'evade', options: ['E7'] } };
    });
    // Bertendona stays adjacent because Diego has no vacant square.
    set(G, 'bertendona', { square: 'F9' });
    set(G, 'medina1', { square: 'E8', alive: true });
    if (G.fire) G.fire.waiting = { kind: 'evade', options: ['F8'] };
    const { G: after, told: story } = play(G, S, 'evade', ['F8'], [1, 1, 5, 5, 1, 1]);
    expect(told(story, 'trapped')[0].who).toEqual(['diego']);
    expect(after.squadrons.diego).toMatchObject({ square: 'D9', hits: 1, broken: true });
    expect(after.fire?.left).toEqual(['pedro']);
  });

  it('chooses the only vacant square automatically (13.1)', () => {
    const english: Squares = { howard: 'B8', drake: 'B9', hawkins: 'B7', frobisher: 'C7' };
    const { G, told: story } = fire({ diego: 'C8', pedro: 'D8', recalde: 'C9', oquendo: 'D9', ...english }, [1, 1, 1, 1]);
    expect(told(story, 'evades')[0]).toMatchObject({ who: ['diego'], at: ['C8', 'D7'] });
    expect(G.fire?.left[0]).toBe('pedro');
  });
});

describe('13.2 drifting', () => {
  const drift = (total: number) => [Math.min(6, total - 1), total - Math.min(6, total - 1)];

  it('gives a Broken squadron a Hit and a roll on the Move Diagram (13.2)', () => {
    for (const [index, { dx, dy }] of FIRESHIP_DIAGRAM.entries()) {
      const { G, told: story } = fire({ diego: 'E8', pedro: 'C8' }, [1, 1], (board) => set(board, 'diego', { broken: true }));
      const { G: after, told: more } = play(G, S, 'evade', ['B7'], [...drift(index + 2), ...CALM_DAY.slice(0, 6)]);
      const square = `${String.fromCharCode(69 + dx)}${8 + dy}`;
      about(String(index + 2), () => expect(after.squadrons.diego).toMatchObject({ hits: 1, square }));
      expect(told(more, 'drifts')[0].roll).toMatchObject({ chart: 'fireshipDiagram', row: index, total: index + 2 });
      expect(told(story, 'fireships')).toHaveLength(1);
    }
  });

  it('makes no Morale Roll for the Hit after a failed reaction (13.2)', () => {
    const { G, told: story } = fire({ diego: 'E8' }, [5, 5, ...drift(5), ...CALM_DAY]);
    expect(story.map(({ key }) => key).slice(1, 6)).toEqual(['fireships', 'breaks', 'fireHit', 'drifts', 'driftsTo']);
    expect(G.squadrons.diego).toMatchObject({ broken: true, hits: 1, square: 'E7' });
  });

  it('gives a squadron off the map another Hit and the nearest vacant square (13.2)', () => {
    const { G } = fire({ diego: 'C9' }, drift(11), (board) => set(board, 'diego', { broken: true }));
    expect(rules.awaiting(G)).toEqual({ [S]: 'drift' });
    expect(G.squadrons.diego.hits).toBe(2);
    expect(choicesOf(G, S, 'driftTo').flat().sort()).toEqual(['B9', 'C9', 'D9']);
    expect(why(G, S, 'driftTo', ['C8'])).toBe('driftFar 13.2');
    expect(play(G, S, 'driftTo', ['C9'], CALM_DAY).G.squadrons.diego.square).toBe('C9');
  });

  it('gives the occupant of either side a Hit and a Morale Roll (13.2)', () => {
    const { G, told: story } = fire({ diego: 'E8', drake: 'F7' }, [...drift(6), 4, 4], (board) => set(board, 'diego', { broken: true }));
    expect(told(story, 'rammed')[0]).toMatchObject({ at: ['F7'], who: ['drake', 'diego'] });
    expect(G.squadrons.drake).toMatchObject({ hits: 1, broken: false, square: 'F7' });
    expect(choicesOf(G, S, 'driftTo').flat().sort()).toEqual(['E6', 'E7', 'E8', 'F6', 'F8', 'G6', 'G7', 'G8']);
    expect(why(G, S, 'driftTo', ['F7'])).toBe('occupied 13.2');
  });

  it('takes the square of an eliminated occupant; a Broken one does not roll (13.2)', () => {
    const sunk = fire({ diego: 'E8', drake: 'F7' }, [...drift(6), ...CALM_DAY], (board) => {
      set(board, 'diego', { broken: true });
      set(board, 'drake', { hits: 13 });
    });
    expect(sunk.G.squadrons.drake.alive).toBe(false);
    expect(sunk.G.squadrons.diego.square).toBe('F7');
    const broken = fire({ diego: 'E8', drake: 'F7' }, drift(6), (board) => {
      set(board, 'diego', { broken: true });
      set(board, 'drake', { broken: true });
    });
    expect(broken.G.step).toBe('drift');
  });

  it('gives another Hit without a vacant square next to the occupant (13.2)', () => {
    const ring: Squares = {
      diego: 'C8',
      pedro: 'D8',
      recalde: 'E8',
      oquendo: 'F8',
      bertendona: 'D9',
      moncada: 'E9',
      medina1: 'F9',
      medina2: 'C9',
      drake: 'D7',
      howard: 'E7',
      hawkins: 'F7',
    };
    const { G } = fire(ring, [...drift(10), 1, 1], (board) => set(board, 'diego', { broken: true }));
    // The squadron drifts from C8 two squares east to E8, which has no vacant neighbour.
    expect(G.squadrons.recalde.hits).toBe(1);
    expect(G.squadrons.diego.hits).toBe(2);
    expect(G.fire?.waiting?.kind).toBe('drift');
    expect(choicesOf(G, S, 'driftTo').flat()).toContain('C8');
    for (const [square] of choicesOf(G, S, 'driftTo'))
      expect(Math.max(Math.abs('E'.charCodeAt(0) - String(square).charCodeAt(0)), Math.abs(8 - Number(String(square)[1])))).toBe(2);
  });

  it('does not move an eliminated squadron (13.2)', () => {
    const { G, told: story } = fire({ diego: 'E8', pedro: 'C8' }, [1, 1], (board) => set(board, 'diego', { broken: true, hits: 14 }));
    const after = play(G, S, 'evade', ['B7'], CALM_DAY);
    expect(after.G.squadrons.diego.alive).toBe(false);
    expect(told(after.told, 'drifts')).toEqual([]);
    expect(told(story, 'fireships')).toHaveLength(1);
  });

  it('holds the Armada for one strategic segment; there is no second attack (13.2)', () => {
    const { G, told: story } = fire({ diego: 'E8' }, [5, 5, ...drift(5), ...CALM_DAY]);
    expect(told(story, 'fireshipsOver')).toHaveLength(1);
    expect(told(story, 'armadaLies')[0]).toMatchObject({ case: '13.2', at: ['box10'], values: { why: 'fireships' } });
    expect(G).toMatchObject({ fireships: 'done', armadaBox: 10, armadaHeld: false, turn: 2, fire: null });
  });
});
