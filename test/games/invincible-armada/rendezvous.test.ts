import { SPANISH } from '../../../src/games/invincible-armada/ids.js';
import { conditionModifiers } from '../../../src/games/invincible-armada/rules/crisis/condition.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { campaign, choicesOf, on, play, rules, S, set, told, why } from './fixtures.js';

/** The Condition test at Gravelines (11) or in The Narrows (12), without English squadrons. */
const due = (box: 11 | 12, change: (G: Armada) => void = () => {}) =>
  campaign((G) => {
    for (const id of ['howard', 'drake', 'hawkins', 'frobisher', 'seymour'] as const) set(G, id, { alive: false, loc: null, hits: 20 });
    Object.assign(G, { armadaBox: box, fireships: 'done', segment: box === 11 ? 'rendezvous' : 'invasion', step: 'test' });
    change(G);
  });
const breakAll = (G: Armada, ...but: string[]) => {
  for (const id of SPANISH) if (!but.includes(id)) set(G, id, { broken: true });
};
/** Dice with which ten squadrons pass their Morale Rolls. */
const HOLD = Array.from({ length: 20 }, () => 1);
/** Dice that give west wind and No Event until the Spanish act in the next turn. */
const DAY = [1, 1, 1, 1, 1, 1];

describe('14.1 condition of the Armada', () => {
  it('gives an undamaged fleet +15 (14.1)', () => {
    expect(conditionModifiers(due(11))).toEqual([
      ['warships', 7],
      ['medinas', 6],
      ['flagship', 2],
    ]);
    expect(conditionModifiers(due(11, (G) => breakAll(G, 'sidonia')))).toEqual([
      ['warships', 1],
      ['flagship', 2],
    ]);
    expect(conditionModifiers(due(11, (G) => breakAll(G, 'medina1', 'diego')))).toEqual([
      ['warships', 1],
      ['medinas', 2],
    ]);
    const low = (n: number) =>
      due(11, (G) => {
        for (const id of SPANISH.slice(0, n)) set(G, id, { lowAmmo: true });
      });
    expect(conditionModifiers(low(3))).toHaveLength(3);
    expect(conditionModifiers(low(4))).toContainEqual(['powder', -1]);
    const sunk = due(11, (G) => set(G, 'medina1', { alive: false, square: null, lowAmmo: true, hits: 8 }));
    expect(conditionModifiers(sunk)).toEqual([
      ['warships', 7],
      ['medinas', 4],
      ['flagship', 2],
    ]);
  });

  it('makes Morale Rolls in data order, then one Condition roll (14.1)', () => {
    const dice = [6, 5, ...HOLD.slice(2), 1, 1, ...DAY];
    const { G, told: story } = play(due(11), S, 'testArmada', [], dice);
    expect(G.squadrons.sidonia.broken).toBe(true);
    expect(told(story, 'fit')[0]).toMatchObject({
      case: '14.1',
      roll: {
        dice: [1],
        modifiers: [
          ['warships', 6],
          ['medinas', 6],
        ],
        total: 13,
        chart: 'conditionTest',
        row: 1,
      },
    });
  });

  it('lets the English win below 10, with the test in the result (14.1)', () => {
    const { G } = play(
      due(11, (board) => breakAll(board, 'diego', 'pedro', 'medina1')),
      S,
      'testArmada',
      [],
      [1, 1, 1, 1, 1, 1, 5],
    );
    expect(rules.result(G)).toEqual({
      winner: '0',
      side: 'english',
      reason: 'conditionFailed',
      turn: 1,
      test: {
        die: 5,
        modifiers: [
          { label: 'warships', value: 2 },
          { label: 'medinas', value: 2 },
        ],
        total: 9,
      },
    });
    const passed = play(
      due(11, (board) => breakAll(board, 'diego', 'pedro', 'medina1')),
      S,
      'testArmada',
      [],
      [1, 1, 1, 1, 1, 1, 6, 6, 1, 1, ...DAY.slice(2)],
    ).G;
    expect(rules.result(passed)).toBeUndefined();
    expect(passed.armyAboard).toBe(true);
  });
});

describe('14.2 arrival of the army', () => {
  const upTo = (after: readonly number[], n: number, die: readonly number[], change: (G: Armada) => void = () => {}) =>
    play(
      due(11, (G) => {
        G.rendezvousAttempts = n - 1;
        change(G);
      }),
      S,
      'testArmada',
      [],
      [...HOLD, 6, ...die, ...after],
    ).G;
  const attempt = (n: number, die: readonly number[], change?: (G: Armada) => void) => upTo(DAY, n, die, change);

  it('needs 5, then 3, then no roll (14.2)', () => {
    expect(attempt(1, [4])).toMatchObject({ armyAboard: false, armadaBox: 11, rendezvousAttempts: 1 });
    expect(attempt(1, [5])).toMatchObject({ armyAboard: true, armadaBox: 12 });
    expect(attempt(2, [2]).armyAboard).toBe(false);
    expect(attempt(2, [3]).armyAboard).toBe(true);
    expect(attempt(3, [])).toMatchObject({ armyAboard: true, armadaBox: 12, rendezvousAttempts: 3 });
    expect(attempt(4, []).armyAboard).toBe(true);
  });

  it('adds Parma chits, which cancel out (14.2, 16.0)', () => {
    expect(
      attempt(1, [4], (G) => {
        G.parma.ready = 1;
        G.pool.parmaReady = 1;
      }).armyAboard,
    ).toBe(true);
    expect(
      attempt(1, [5], (G) => {
        G.parma.delayed = 1;
        G.pool.parmaDelayed = 1;
      }).armyAboard,
    ).toBe(false);
    expect(
      attempt(1, [5], (G) => {
        G.parma = { ready: 2, delayed: 2 };
      }).armyAboard,
    ).toBe(true);
  });

  it('adds 2 and offers Resupply rolls, even without an arrival roll (17.1.3)', () => {
    const lacking = (G: Armada) => {
      on('parmaPrepared')(G);
      set(G, 'diego', { shot: 1 });
      set(G, 'pedro', { lowAmmo: true });
      set(G, 'medina1', { lowAmmo: true });
    };
    const asked = upTo([], 1, [3], lacking);
    expect(rules.awaiting(asked)).toEqual({ [S]: 'resupplyFleet' });
    expect(rules.phase(asked)).toBe('crisis');
    expect(asked.armyAboard).toBe(true);
    const first = play(asked, S, 'resupplyFleet', [['diego', 'pedro']], [5, 4, ...DAY]).G;
    expect(first.squadrons.diego.shot).toBe(0);
    expect(first.squadrons.pedro.lowAmmo).toBe(true);
    expect(first.squadrons.medina1.lowAmmo).toBe(true);
    const certain = upTo([], 3, [], lacking);
    expect(play(certain, S, 'resupplyFleet', [['pedro', 'diego']], [5, 5, ...DAY]).G.squadrons.pedro.lowAmmo).toBe(false);
    expect(attempt(1, [2], lacking).armyAboard).toBe(false);
  });

  it('rolls only for the chosen squadrons, in data order (17.1.3)', () => {
    const asked = upTo([], 1, [3], (G) => {
      on('parmaPrepared')(G);
      set(G, 'diego', { shot: 1 });
      set(G, 'pedro', { shot: 2 });
      set(G, 'medina1', { lowAmmo: true });
    });
    expect(choicesOf(asked, S, 'resupplyFleet')).toEqual([[['diego', 'pedro']], [['diego']], [['pedro']], [[]]]);
    expect(why(asked, S, 'resupplyFleet', [['medina1']])).toBe('lowAmmoForGood 8.4.2');
    expect(why(asked, S, 'resupplyFleet', [['recalde']])).toBe('noShot 8.4');
    expect(why(asked, S, 'resupplyFleet', [['drake']])).toBe('notYours 17.1.3');
    expect(why(asked, S, 'resupplyFleet', [['diego', 'diego']])).toBe('twice 17.1.3');
    const one = play(asked, S, 'resupplyFleet', [['pedro']], [6, ...DAY]).G;
    expect([one.squadrons.diego.shot, one.squadrons.pedro.shot]).toEqual([1, 1]);
    expect(play(asked, S, 'resupplyFleet', [[]], DAY).G.squadrons.pedro.shot).toBe(2);
    const nobody = attempt(1, [3], on('parmaPrepared'));
    expect(nobody.step).not.toBe('resupplyFleet');
  });

  it('subtracts 1, and needs 1 from the third attempt (17.2.2)', () => {
    expect(attempt(1, [5], on('dutchBlockade')).armyAboard).toBe(false);
    expect(attempt(1, [6], on('dutchBlockade')).armyAboard).toBe(true);
    expect(attempt(3, [1], on('dutchBlockade')).armyAboard).toBe(false);
    expect(attempt(3, [2], on('dutchBlockade')).armyAboard).toBe(true);
    expect(attempt(5, [1], on('dutchBlockade')).armyAboard).toBe(false);
  });

  it('makes no second test once the army is aboard, even after Calm (14.2)', () => {
    const G = due(11, (board) => {
      Object.assign(board, { armyAboard: true, segment: 'spanishTactical', step: 'act' });
    });
    const after = play(G, S, 'endTactical', [], [6, 5, 1, 1, 1, 1, 1]).G;
    expect(after).toMatchObject({ armadaBox: 11, weather: 'calm', turn: 2 });
    const next = play(after, S, 'endTactical', [], DAY).G;
    expect(next).toMatchObject({ armadaBox: 12, rendezvousAttempts: 0, turn: 3 });
  });
});

describe('14.3 weather and the rendezvous', () => {
  it('postpones the rendezvous in bad weather without counting an attempt (14.3)', () => {
    for (const weather of ['calm', 'fog', 'gales'] as const) {
      const G = due(11, (board) => Object.assign(board, { weather, segment: 'spanishTactical', step: 'act' }));
      const { G: after, told: story } = play(G, S, 'endTactical', [], DAY);
      expect(told(story, 'rendezvousPostponed')).toHaveLength(1);
      expect(after).toMatchObject({ rendezvousAttempts: 0, armadaBox: 11, turn: 2, weather: 'normal' });
      expect(play(after, S, 'endTactical').G.step).toBe('test');
    }
  });
});

describe('15.0 invasion', () => {
  it('decides the match with the same test in The Narrows (15.2)', () => {
    const { G: passed, told: story } = play(due(12), S, 'testArmada', [], [...HOLD, 1]);
    const cases = new Set(story.filter(({ key }) => ['testBegins', 'holds', 'fit'].includes(key)).map(({ case: from }) => from));
    expect([...cases]).toEqual(['15.2']);
    expect(rules.result(passed)).toMatchObject({ winner: '1', side: 'spanish', reason: 'invasion', test: { die: 1, total: 16 } });
    const failed = play(
      due(12, (G) => breakAll(G)),
      S,
      'testArmada',
      [],
      [6],
    ).G;
    expect(rules.result(failed)).toMatchObject({
      winner: '0',
      side: 'english',
      reason: 'invasionFailed',
      test: { die: 6, modifiers: [], total: 6 },
    });
  });

  it('comes after the Spanish reorganize, before the English reinforce (15.0)', () => {
    const G = due(12, (board) => Object.assign(board, { segment: 'spanishTactical', step: 'act' }));
    expect(play(G, S, 'endTactical').G).toMatchObject({ segment: 'invasion', step: 'test' });
  });

  it('is postponed in bad weather; the Armada stays (15.1)', () => {
    for (const weather of ['calm', 'fog', 'gales'] as const) {
      const G = due(12, (board) => Object.assign(board, { weather, segment: 'spanishTactical', step: 'act' }));
      const { G: after, told: story } = play(G, S, 'endTactical', [], DAY);
      expect(told(story, 'invasionPostponed')).toHaveLength(1);
      expect(after).toMatchObject({ armadaBox: 12, turn: 2 });
    }
  });
});

describe('the last turn', () => {
  it('lets the English win after turn 40 (5.0)', () => {
    const G = campaign((board) => {
      Object.assign(board, { turn: 40, armadaBox: 11, fireships: 'done', weather: 'calm' });
      for (const id of ['howard', 'drake', 'hawkins', 'frobisher', 'seymour'] as const)
        set(board, id, { alive: false, loc: null, hits: 20 });
    });
    expect(rules.result(play(G, S, 'endTactical', [], DAY).G)).toEqual({ winner: '0', side: 'english', reason: 'seasonOver', turn: 40 });
  });

  it('requires the tests even if all English squadrons are eliminated (7.6)', () => {
    expect(rules.result(due(11))).toBeUndefined();
  });
});
