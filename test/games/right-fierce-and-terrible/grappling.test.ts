import type { Sluys } from '../../../src/games/right-fierce-and-terrible/state.js';
import { acting, bind, E, entry, F, offered, play, refusal, rules, sea, ship } from './fixtures.js';

const closing = (change: (G: Sluys) => void = () => {}) =>
  acting(sea({ '1210': 'E02', '1211': 'F04', '1310': 'F05', '1111': 'E03', '1414': 'F01' }, {}, change), 'brown', 'grapple');
const modifiers = (G: Sluys, move: string, args: unknown[], die = 1, player = E) =>
  rules.play(G, player, move, args, { die: () => die }).chronicle[0].roll?.modifiers;

describe('7.1 grappling', () => {
  it('7.1.1 any adjacent squadron, friend or foe, that is not bound yet', () => {
    expect(refusal(closing(), E, 'grapple', ['E02', '1414'])).toBe('notAdjacent 7.1.1');
    expect(refusal(closing(), E, 'grapple', ['E02', '1209'])).toBe('nothingThere 7.1.1');
    expect(refusal(closing(), E, 'grapple', ['F04', '1210'])).toBe('notActive 5.1.2');
    expect(
      refusal(
        closing((G) => bind(G, '1210|1211')),
        E,
        'grapple',
        ['E02', '1211'],
      ),
    ).toBe('grappledAlready 7.1.2');
    expect(offered(closing(), E, 'grapple').filter(([id]) => id === 'E02')).toEqual([
      ['E02', '1310'],
      ['E02', '1211'],
      ['E02', '1111'],
    ]);
  });

  it('7.1.1 a modified 4 succeeds, a 3 fails', () => {
    // A cog against a nef: castle higher, +1.
    const held = play(closing(), E, 'grapple', ['E02', '1211'], [3]);
    expect([held.G.grapples, entry(held.told, 'grappled').roll]).toEqual([
      ['1210|1211'],
      { dice: [3], modifiers: [['castleHigher', 1]], total: 4, chart: 'grapple', row: 0 },
    ]);
    const missed = play(closing(), E, 'grapple', ['E02', '1211'], [2]);
    expect([missed.G.grapples, entry(missed.told, 'grappleFailed').roll?.row]).toEqual([[], 1]);
  });

  it('7.1.1 modifiers: castles, friends, a target held already, nimble oars', () => {
    expect(modifiers(closing(), 'grapple', ['E02', '1111'])).toEqual([['friendly', 2]]);
    expect(modifiers(closing(), 'grapple', ['E02', '1310'])).toEqual([
      ['castleHigher', 1],
      ['nimble', -1],
    ]);
    const caught = closing((G) => bind(G, '1211|1310'));
    expect(modifiers(caught, 'grapple', ['E02', '1310'])).toEqual([
      ['castleHigher', 1],
      ['targetGrappled', 1],
    ]);
    expect(
      modifiers(
        closing((G) => ship(G, 'E02', { afire: true })),
        'grapple',
        ['E02', '1211'],
      ),
    ).toEqual([['castleLower', -1]]);
  });

  it('2.1.5 one attempt to grapple and one to disengage in a segment, in either order', () => {
    const G = closing((state) => bind(state, '1210|1211'));
    const first = play(G, E, 'disengage', ['E02', '1211'], [1]).G;
    expect(refusal(first, E, 'disengage', ['E02', '1211'])).toBe('disengageTried 2.1.5');
    expect(refusal(first, E, 'grapple', ['E02', '1310'])).toBe('allowed');
    const second = play(first, E, 'grapple', ['E02', '1310'], [1]).G;
    expect(refusal(second, E, 'grapple', ['E02', '1111'])).toBe('grappleTried 2.1.5');
    expect(refusal(second, E, 'grapple', ['E03', '1211'])).toBe('allowed');
  });

  it('7.1.2 three squadrons can be bound to each other, pair by pair', () => {
    const G = closing((state) => bind(state, '1111|1210', '1111|1211'));
    expect(play(G, E, 'grapple', ['E02', '1211'], [6]).G.grapples).toEqual(['1111|1210', '1111|1211', '1210|1211']);
  });

  it('12.2 grappling wakes a sleeping command', () => {
    const G = closing((state) => {
      state.scenario = 's1';
      state.dormant = ['yellow'];
    });
    expect(play(G, E, 'grapple', ['E02', '1211'], [1]).G.dormant).toEqual([]);
  });
});

describe('7.2 disengaging', () => {
  const locked = (change: (G: Sluys) => void = () => {}) =>
    closing((state) => {
      bind(state, '1111|1210', '1210|1211', '1210|1310');
      change(state);
    });

  it('7.2.1, 7.2.3 a modified 5 undoes one grapple, the others hold', () => {
    const { G, told } = play(locked(), E, 'disengage', ['E02', '1211'], [5]);
    expect([G.grapples, entry(told, 'disengaged').roll]).toEqual([
      ['1111|1210', '1210|1310'],
      { dice: [5], modifiers: [], total: 5, chart: 'disengage', row: 0 },
    ]);
    expect(play(locked(), E, 'disengage', ['E02', '1211'], [4]).G.grapples).toHaveLength(3);
  });

  it('7.2.2 only a pair that the active squadron belongs to', () => {
    expect(refusal(locked(), E, 'disengage', ['E03', '1211'])).toBe('notGrappled 7.2.2');
    expect(refusal(locked(), E, 'disengage', ['E02', '1414'])).toBe('notGrappled 7.2.2');
  });

  it('7.2.2 modifiers: friends, oars, a lower castle, enemies aboard', () => {
    expect(modifiers(locked(), 'disengage', ['E02', '1111'])).toEqual([['friendly', 2]]);
    const galley = acting(
      sea({ '1210': 'F13', '1211': 'E02', '1414': 'F01' }, { F13: 'EM02' }, (G) => bind(G, '1210|1211')),
      'orange',
      'grapple',
    );
    expect(modifiers(galley, 'disengage', ['F13', '1211'], 1, F)).toEqual([
      ['oared', 1],
      ['castleLower', -1],
      ['boarded', -1],
    ]);
  });
});
