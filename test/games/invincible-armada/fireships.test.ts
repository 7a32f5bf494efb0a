import { FIRESHIP_DIAGRAM } from '../../../src/games/invincible-armada/data/tables.js';
import { SPANISH, type SquadronId, type Square } from '../../../src/games/invincible-armada/ids.js';
import { fireshipModifiers } from '../../../src/games/invincible-armada/rules/crisis/fireships.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { about } from '../../kit/about.js';
import { campaign, choicesOf, on, play, rules, S, sea, set, told, why } from './fixtures.js';

type Squares = { readonly [id in SquadronId]?: Square };

/**
 * The anchor has been dropped with these squadrons only; every English squadron is lost but those on the map, so that no
 * reinforcement is rolled. `dice` are those of the fireships.
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
/** West wind, and nothing drawn but No Event: what follows when the fireships are over and nobody can sail. */
const CALM_DAY = [1, 1, 1, 1, 1, 1];

describe('13.0 the fireships', () => {
  it('13.0 come once, on the first turn in Calais Roads, in any weather, whether or not the English are near', () => {
    for (const weather of ['normal', 'calm', 'fog', 'gales'] as const) {
      const { G, told: story } = fire({ diego: 'E8' }, [1, 1], (board) => {
        board.weather = weather;
      });
      expect(rules.awaiting(G)).toEqual({ [S]: 'evade' });
      expect(told(story, 'fireships')[0].values).toEqual({ english: 0 });
    }
  });

  it('13.1 react in order: row 8 from west to east, then row 9', () => {
    const { G } = fire({ diego: 'C9', pedro: 'H8', recalde: 'C8', medina1: 'H9' }, [1, 1]);
    expect(G.fire?.left).toEqual(['recalde', 'pedro', 'diego', 'medina1']);
  });

  it('13.1 the modifier by the number of English squadrons on the map, every row; 17.2.1 hellburners +1', () => {
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

  it('13.1 passed: it moves to a vacant neighbour of Spanish choice, whatever the wind', () => {
    const { G } = fire({ diego: 'E8', pedro: 'F8', drake: 'D7' }, [4, 4]);
    expect(choicesOf(G, S, 'evade').flat().sort()).toEqual(['D8', 'D9', 'E7', 'E9', 'F7', 'F9']);
    expect(why(G, S, 'evade', ['F8'])).toBe('occupied 13.1');
    expect(why(G, S, 'evade', ['E5'])).toBe('evadeFar 13.1');
    expect(play(G, S, 'evade', ['D8'], [1, 1]).G.squadrons.diego.square).toBe('D8');
  });

  it('13.1 the roll counts Hits, the squadron’s modifier and the English on the map', () => {
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

  it('13.1 no room: it stays, takes a Hit and rolls Morale again without the fireships; that is all', () => {
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
    // Bertendona stays beside: Diego is hemmed in by five squadrons
    set(G, 'bertendona', { square: 'F9' });
    set(G, 'medina1', { square: 'E8', alive: true });
    if (G.fire) G.fire.waiting = { kind: 'evade', options: ['F8'] };
    const { G: after, told: story } = play(G, S, 'evade', ['F8'], [1, 1, 5, 5, 1, 1]);
    expect(told(story, 'trapped')[0].who).toEqual(['diego']);
    expect(after.squadrons.diego).toMatchObject({ square: 'D9', hits: 1, broken: true });
    expect(after.fire?.left).toEqual(['pedro']);
  });

  it('13.1 a single square is taken without asking', () => {
    const english: Squares = { howard: 'B8', drake: 'B9', hawkins: 'B7', frobisher: 'C7' };
    const { G, told: story } = fire({ diego: 'C8', pedro: 'D8', recalde: 'C9', oquendo: 'D9', ...english }, [1, 1, 1, 1]);
    expect(told(story, 'evades')[0]).toMatchObject({ who: ['diego'], at: ['C8', 'D7'] });
    expect(G.fire?.left[0]).toBe('pedro');
  });
});

describe('13.2 drifting', () => {
  const drift = (total: number) => [Math.min(6, total - 1), total - Math.min(6, total - 1)];

  it('13.2 failed or Broken before: one Hit, and two dice on the Move Diagram, every row', () => {
    for (const [index, { dx, dy }] of FIRESHIP_DIAGRAM.entries()) {
      const { G, told: story } = fire({ diego: 'E8', pedro: 'C8' }, [1, 1], (board) => set(board, 'diego', { broken: true }));
      const { G: after, told: more } = play(G, S, 'evade', ['B7'], [...drift(index + 2), ...CALM_DAY.slice(0, 6)]);
      const square = `${String.fromCharCode(69 + dx)}${8 + dy}`;
      about(String(index + 2), () => expect(after.squadrons.diego).toMatchObject({ hits: 1, square }));
      expect(told(more, 'drifts')[0].roll).toMatchObject({ chart: 'fireshipDiagram', row: index, total: index + 2 });
      expect(told(story, 'fireships')).toHaveLength(1);
    }
  });

  it('13.2 a failed roll breaks it first; no Morale Roll for that Hit', () => {
    const { G, told: story } = fire({ diego: 'E8' }, [5, 5, ...drift(5), ...CALM_DAY]);
    expect(story.map(({ key }) => key).slice(1, 6)).toEqual(['fireships', 'breaks', 'fireHit', 'drifts', 'driftsTo']);
    expect(G.squadrons.diego).toMatchObject({ broken: true, hits: 1, square: 'E7' });
  });

  it('13.2 off the map: aground, one more Hit, and the nearest vacant square; its own counts as vacant', () => {
    const { G } = fire({ diego: 'C9' }, drift(11), (board) => set(board, 'diego', { broken: true }));
    expect(rules.awaiting(G)).toEqual({ [S]: 'drift' });
    expect(G.squadrons.diego.hits).toBe(2);
    expect(choicesOf(G, S, 'driftTo').flat().sort()).toEqual(['B9', 'C9', 'D9']);
    expect(why(G, S, 'driftTo', ['C8'])).toBe('driftFar 13.2');
    expect(play(G, S, 'driftTo', ['C9'], CALM_DAY).G.squadrons.diego.square).toBe('C9');
  });

  it('13.2 an occupied square: the occupant, of either side, takes a Hit and rolls Morale; the mover lies beside it', () => {
    const { G, told: story } = fire({ diego: 'E8', drake: 'F7' }, [...drift(6), 4, 4], (board) => set(board, 'diego', { broken: true }));
    expect(told(story, 'rammed')[0]).toMatchObject({ at: ['F7'], who: ['drake', 'diego'] });
    expect(G.squadrons.drake).toMatchObject({ hits: 1, broken: false, square: 'F7' });
    expect(choicesOf(G, S, 'driftTo').flat().sort()).toEqual(['E6', 'E7', 'E8', 'F6', 'F8', 'G6', 'G7', 'G8']);
    expect(why(G, S, 'driftTo', ['F7'])).toBe('occupied 13.2');
  });

  it('13.2 an occupant that is Broken does not roll; one that sinks gives up its square', () => {
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

  it('13.2 no room beside the occupant: one more Hit, and the nearest vacant square', () => {
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
    // Carried from C8 two squares east to E8, which is hemmed in all round
    expect(G.squadrons.recalde.hits).toBe(1);
    expect(G.squadrons.diego.hits).toBe(2);
    expect(G.fire?.waiting?.kind).toBe('drift');
    expect(choicesOf(G, S, 'driftTo').flat()).toContain('C8');
    for (const [square] of choicesOf(G, S, 'driftTo'))
      expect(Math.max(Math.abs('E'.charCodeAt(0) - String(square).charCodeAt(0)), Math.abs(8 - Number(String(square)[1])))).toBe(2);
  });

  it('13.2 a squadron that sinks on the way does not drift', () => {
    const { G, told: story } = fire({ diego: 'E8', pedro: 'C8' }, [1, 1], (board) => set(board, 'diego', { broken: true, hits: 14 }));
    const after = play(G, S, 'evade', ['B7'], CALM_DAY);
    expect(after.G.squadrons.diego.alive).toBe(false);
    expect(told(after.told, 'drifts')).toEqual([]);
    expect(told(story, 'fireships')).toHaveLength(1);
  });

  it('13.2 afterwards the Armada lies still for one strategic segment and the fireships never come again', () => {
    const { G, told: story } = fire({ diego: 'E8' }, [5, 5, ...drift(5), ...CALM_DAY]);
    expect(told(story, 'fireshipsOver')).toHaveLength(1);
    expect(told(story, 'armadaLies')[0].at).toEqual(['box10']);
    expect(G).toMatchObject({ fireships: 'done', armadaBox: 10, armadaHeld: false, turn: 2, fire: null });
  });
});
