import { emptyDraft } from '../../../../client/boards/grand-armada/session.js';
import { words } from '../../../../client/boards/grand-armada/words/index.js';
import { reachOf } from '../../../../src/games/grand-armada/preview.js';
import type { GrandArmada } from '../../../../src/games/grand-armada/state.js';
import { english } from '../../../../src/kit/language.js';
import { activated, hand, only, playthrough, position } from './table.js';

const boardText = english.of(words);

/** The Revenge near the Gran Grin, with no other ship near. */
const duel = (rest: Partial<GrandArmada> = {}, setupData = {}) =>
  only(
    position(
      1,
      { revenge: { hex: 'J-10', heading: 2, way: 1 }, grin: { hex: 'K-7', heading: 1 }, sanjuan: { hex: 'V-10' } },
      rest,
      setupData,
    ),
    ['revenge', 'disdain', 'grin', 'sanjuan'],
  );

describe('a course', () => {
  it('highlights every hex in reach with its cost (5.1)', () => {
    const G = activated(duel(), 'revenge');
    const { plan } = hand(G);
    const cheapest = new Map<string, number>();
    for (const { hex, cost, passing, gone } of reachOf(G, 'revenge')) {
      if (!passing && !gone) cheapest.set(hex, Math.min(cost, cheapest.get(hex) ?? 99));
    }
    cheapest.delete('J-10');
    const lit = new Map(
      [...plan().marks].filter(([, { kind }]) => kind === 'go' || kind === 'stop').map(([hex, { label }]) => [hex, Number(label)]),
    );
    expect(lit).toEqual(cheapest);
  });

  it('is drawn with the first selection and sent with the second', () => {
    const { press, plan, sent } = hand(activated(duel(), 'revenge'));
    press('L-9');
    expect(plan().course?.legs.map(({ token, hex, cost, spent }) => [token, hex, cost, spent])).toEqual([
      ['F', 'K-10', 1, 1],
      ['F', 'L-9', 1, 2],
    ]);
    expect(plan().ask).toBe(boardText.ask.course('Revenge', 'L-9', 2));
    expect(sent).toEqual([]);
    press('L-9');
    expect(sent).toEqual([
      { move: 'advance', args: [] },
      { move: 'advance', args: [] },
    ]);
  });

  it('that only turns the ship says so instead of naming its own hex (5.3)', () => {
    const { from, plan } = hand(activated(duel(), 'revenge'));
    from({ ...emptyDraft, tokens: ['TL'] });
    expect(plan().ask).toBe(boardText.ask.courseInPlace('Revenge', boardText.headings[1], 0));
    expect(plan().actions.find(({ id }) => id === 'sailCourse')?.label).toBe(boardText.act.turnInPlace(boardText.headings[1]));
  });

  it('ends with the main button if the ship has no MP and no target, though it may trim (5.3)', () => {
    const main = (mp: number) => {
      const G = activated(duel(), 'disdain');
      if (G.active) G.active.mp = mp;
      return hand(G)
        .plan()
        .actions.filter((item) => item.main)
        .map(({ id }) => id);
    };
    expect(main(1)).toEqual([]);
    expect(main(0)).toEqual(['endActivation']);
  });

  it('aims with the main button if the ship has no MP, but a target (8.1)', () => {
    const G = activated(duel({}, {}), 'revenge');
    const near = { ...G, ships: { ...G.ships, grin: { ...G.ships.grin, hex: 'K-9' } } } as GrandArmada;
    const main = (mp: number) => {
      if (near.active) near.active.mp = mp;
      return hand(near)
        .plan()
        .actions.filter((item) => item.main)
        .map(({ id }) => id);
    };
    expect(main(2)).toEqual([]);
    expect(main(0)).toEqual(['aim-guns']);
  });

  it('counts turns; the trim is free and last (5.3)', () => {
    const { act, plan } = hand(activated(duel(), 'revenge'));
    act('steer');
    act('plot');
    for (const step of ['plot-F', 'plot-R1', 'plot-F', 'plot-TL']) act(step);
    expect(plan().course?.legs.map(({ cost }) => cost)).toEqual([1, 1, 1, 0]);
    expect(plan().course?.left).toBe(1);
    // No step follows a trim.
    expect(plan().actions.some(({ id }) => id.startsWith('plot-'))).toBe(false);
    act('stepBack');
    expect(plan().course?.legs).toHaveLength(3);
  });

  it('shows the MP before the move starts, and can be drawn then (5.2)', () => {
    const G = duel();
    const { press, sent, plan } = hand(G);
    press('J-10', 'L-9');
    expect(plan().actions[0]).toMatchObject({ id: 'sailCourse', hint: '2 of 4 MP' });
    press('L-9');
    expect(sent.map(({ move }) => move)).toEqual(['activate', 'advance', 'advance']);
  });

  it('asks for an owed turn first (5.6)', () => {
    const G = duel();
    Object.assign(G.ships.revenge ?? {}, { yawDue: true });
    const { press, plan, act, sent } = hand(G);
    press('J-10');
    expect(plan().ask).toBe(boardText.ask.yawDue('Revenge'));
    expect(plan().actions.find(({ id }) => id === 'activate')?.why?.case).toBe('5.6');
    act('yaw-R');
    act('activate');
    expect(sent).toEqual([{ move: 'activate', args: ['revenge', { yaw: 'R' }] }]);
  });

  it('offers three ways to end when a turn is owed (5.6)', () => {
    const G = duel();
    Object.assign(G.ships.revenge ?? {}, { way: 3 });
    const { plan } = hand(activated(G, 'revenge'));
    const ends = plan().actions.filter(({ id, run }) => id.startsWith('endActivation') && run);
    expect(ends.map(({ id }) => id)).toEqual(['endActivation-L', 'endActivation-R', 'endActivation-defer']);
  });

  it('leaves over an edge when it is selected again (11)', () => {
    const G = only(position(2, { triumph: { hex: 'B-8', heading: 6 } }, { windFrom: 2 }), ['triumph', 'lion', 'lorenzo']);
    const { press, sent, plan } = hand(activated(G, 'triumph'));
    press('edge-W');
    expect(plan().course?.edge).toBe('W');
    press('edge-W');
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.every(({ move }) => move === 'advance')).toBe(true);
  });

  it('marks the sand where the ship would be lost (11)', () => {
    const G = only(position(2, { triumph: { hex: 'P-9', heading: 3 } }), ['triumph', 'lion', 'lorenzo']);
    const { press, plan } = hand(activated(G, 'triumph'));
    expect(plan().marks.get('Q-9')).toMatchObject({ kind: 'no', meaning: boardText.mark.aground });
    press('Q-9');
    expect(plan().course?.aground).toBe(true);
  });

  it('names the tide, and counts only MP it cannot take (11)', () => {
    const G = only(position(2, { triumph: { hex: 'K-9', heading: 1 } }), ['triumph', 'lion', 'lorenzo']);
    const { press, plan } = hand(G);
    press('K-9');
    expect(plan().actions.find(({ id }) => id === 'activate')?.hint).toBe(boardText.act.pointsAndTide(5));
    press('K-8');
    expect(plan().course?.legs.map(({ cost }) => cost)).toEqual([3]);
    expect(plan().marks.get('K-5')).toBeUndefined();
  });
});

describe('the buttons of the moving ship', () => {
  it('are guns, crew, steps and end, each possible or with a reason', () => {
    let seen = 0;
    for (const G of playthrough(11, { scenario: 1 }, 400)) {
      if (G.step !== 'sailing' || G.active?.ended) continue;
      seen += 1;
      const { plan, act } = hand(G);
      const ids = plan().actions.map(({ id }) => id);
      expect(ids.slice(0, 3)).toEqual(['aim-guns', 'aim-crew', 'steer']);
      expect(ids.slice(3).every((id) => /^endActivation|^castOff/.test(id))).toBe(true);
      for (const { run, why } of plan().actions) expect(Boolean(run) !== Boolean(why?.reason)).toBe(true);
      // Keys can still steer.
      expect(plan().helm?.some(({ id }) => id === 'advance')).toBe(true);
      if (!plan().actions[2].run) continue;
      act('steer');
      expect(plan().actions.some(({ id }) => id === 'advance')).toBe(true);
    }
    expect(seen).toBeGreaterThan(50);
  });

  it('aims a weapon at its best target (8.1)', () => {
    const G = only(
      position(1, {
        revenge: { hex: 'J-10', heading: 1 },
        grin: { hex: 'L-10', heading: 1 },
        sanmartin: { hex: 'N-8', heading: 1 },
      }),
      ['revenge', 'disdain', 'grin', 'sanmartin'],
    );
    const { act, draft, plan } = hand(activated(G, 'revenge'));
    expect(plan().actions.find(({ id }) => id === 'aim-guns')?.hint).toBe(boardText.act.inReach(2));
    act('aim-guns');
    expect(draft().target).toBe('grin');
  });
});
