import { openBooks } from '../../../src/games/war-with-spain/rules/turn/books.js';
import { levelOf, points } from '../../../src/games/war-with-spain/rules/victory/victory.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { E, play, rules, run, S, scene } from './fixtures.js';

const after = (change: (G: WarWithSpain) => void) => scene({ change });

describe('Victory Points', () => {
  it('16.1 the example: 12 Spanish and 8 English steps lost bring 4 and 3 points', () => {
    const G = after((state) => Object.assign(state.stepsLost, { S: 12, E: 8 }));
    expect([points(G, 'E').steps, points(G, 'S').steps]).toEqual([4, 3]);
    expect(
      points(
        after((state) => Object.assign(state.stepsLost, { S: 4 })),
        'E',
      ).steps,
    ).toBe(1);
  });

  it('16.2 for cities of the enemy, none for one’s own; Edinburgh brings Spain 5 and England nothing', () => {
    const G = after((state) => Object.assign(state.control, { london: 'S', dover: 'S', edinburgh: 'S', antwerp: 'E', paris: 'S' }));
    expect([points(G, 'S').cities, points(G, 'E').cities]).toEqual([28, 6]);
    expect(
      points(
        after((state) => Object.assign(state.control, { edinburgh: 'E' })),
        'E',
      ).cities,
    ).toBe(0);
  });

  it('16.3 and 15.14 the civil war: 10 points for six French cities of England, or seven of Spain, whoever of the French ever fought', () => {
    const held = (side: 'E' | 'S', count: number, active = true) =>
      points(
        after((state) => {
          Object.assign(state.france, { active });
          const cities = ['calais', 'rouen', 'paris', 'orleans', 'nantes', 'lyons', 'marseilles'] as const;
          for (const city of cities.slice(0, count)) state.control[city] = side;
        }),
        side,
      ).france;
    expect([held('E', 5), held('E', 6), held('S', 6), held('S', 7), held('S', 7, false)]).toEqual([0, 10, 0, 10, 10]);
  });

  it('11.3 less 20 for every bankruptcy', () => {
    expect(
      points(
        after((state) => Object.assign(state.vpPenalty, { S: 40 })),
        'S',
      ).total,
    ).toBe(-40);
  });
});

describe('levels of victory', () => {
  it('16.4 by the lead of Spain', () => {
    const level = (lead: number) => levelOf(lead).level;
    expect([46, 45, 36, 35, 25, 24, 5].map(level)).toEqual([
      'Decisive Spanish Victory',
      'Substantive Spanish Victory',
      'Substantive Spanish Victory',
      'Marginal Spanish Victory',
      'Marginal Spanish Victory',
      'Draw',
      'Draw',
    ]);
    expect([4, -10, -11, -25, -26].map(level)).toEqual([
      'Marginal English Victory',
      'Marginal English Victory',
      'Substantive English Victory',
      'Substantive English Victory',
      'Decisive English Victory',
    ]);
  });

  const end = (change: (G: WarWithSpain) => void) => {
    const G = scene({ phase: 'administration', turn: 17, change });
    openBooks(G);
    return rules.result(run(G, [E, 'finishAdministration'], [S, 'finishAdministration']));
  };

  it('16.4 after turn 17 the war is over', () => {
    expect(end(() => {})).toMatchObject({
      winner: '0',
      draw: false,
      level: 'Marginal English Victory',
      diff: 0,
      reason: 'turns',
      turn: 17,
    });
    const drawn = end((G) => Object.assign(G.control, { plymouth: 'S' }));
    expect(drawn).toMatchObject({ draw: true, level: 'Draw', diff: 5 });
    expect(drawn?.winner).toBeUndefined();
    expect(end((G) => Object.assign(G.control, { london: 'S', plymouth: 'S' }))).toMatchObject({
      winner: '1',
      level: 'Marginal Spanish Victory',
    });
  });

  it('16.4 points given to Spain are added to its lead', () => {
    expect(end((G) => Object.assign(G.options, { spanishVpBid: 30 }))).toMatchObject({ diff: 30, winner: '1' });
  });

  it('16.4 who concedes loses decisively', () => {
    expect(rules.result(play(scene({}), S, 'concede').G)).toMatchObject({
      winner: '0',
      level: 'Decisive English Victory',
      reason: 'concession',
    });
    expect(rules.result(play(scene({}), E, 'concede').G)).toMatchObject({ winner: '1', level: 'Decisive Spanish Victory' });
  });
});
