import { boardingComponents, boardingLoss, validBoardingLists } from '../../../src/games/grand-armada/rules/boarding.js';
import { holdersOf } from '../../../src/games/grand-armada/rules/grappling.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { at, battle, choices, key, keys, of, type Places, play, rules, S, told } from './fixtures.js';

/** Runs the boarding phase by finishing close fire, in which everybody holds fire. */
function board(
  places: Places,
  dice: readonly number[],
  options: Readonly<Record<string, unknown>> = {},
  change: (G: GrandArmada) => void = () => {},
) {
  const used = { gunsUsed: true, crewUsed: true, done: true };
  const all = Object.fromEntries(Object.entries(places).map(([id, [hex, heading, more]]) => [id, [hex, heading, { ...used, ...more }]]));
  const G = at(battle(all as Places, change, options), 'closeFire', 'commit');
  G.volleys.E = [];
  return play(G, S, 'commitVolley', [[]], dice);
}

const grouped = { multiBoarding: 'grouped' };
const far: Places = { disdain: ['A-1', 1], grifon: ['A1-20', 1] };

describe('boarding', () => {
  it('8.1 every three points of difference cost the lower side one of crew', () => {
    expect([0, 2, 3, 5, 6, 8, 9, 11, 12, 14].map(boardingLoss)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('8.1 a single pair is rolled without asking: English die first, crews, two for an admiral', () => {
    const { G, chronicle } = board({ ...far, ark: ['N-10', 1], sanmartin: ['O-10', 1] }, [2, 3]);
    const [fight] = told(chronicle, 'boarding');
    expect(fight).toMatchObject({
      who: ['ark', 'sanmartin'],
      values: { english: 5, spanish: 11, loss: 2, lost: 'E' },
      roll: {
        dice: [2, 3],
        modifiers: [
          ['crewE', 3],
          ['crewS', 6],
          ['admiralS', 2],
        ],
        total: 6,
        chart: 'boarding',
        row: 2,
      },
    });
    expect(of(G, 'ark')).toMatchObject({ crewLoss: 2, heldBy: ['sanmartin'], lastBoardTurn: 1 });
    expect(of(G, 'sanmartin')).toMatchObject({ crewLoss: 0, heldBy: [] });
    expect(G.engaged).toEqual([['ark', 'sanmartin']]);
  });

  it('8.1 less than three points: no loss; 5.6 the lower total is held all the same', () => {
    const { G } = board({ ...far, ark: ['N-10', 1], lorenzo: ['O-10', 1] }, [6, 4]);
    expect([of(G, 'ark').crewLoss, of(G, 'ark').heldBy]).toEqual([0, ['lorenzo']]);
  });

  it('5.6 level totals hold both', () => {
    const { G, chronicle } = board({ ...far, ark: ['N-10', 1], lorenzo: ['O-10', 1] }, [5, 1]);
    expect(told(chronicle, 'boardingEven')).toHaveLength(1);
    expect([holdersOf(G, 'ark'), holdersOf(G, 'lorenzo')]).toEqual([['lorenzo'], ['ark']]);
  });

  it("8.1 one against one: equal numbers are the Spanish player's to pair; the larger side gangs up on one", () => {
    const line: Places = { ark: ['N-10', 1], hope: ['N-11', 1], sanmartin: ['O-11', 1] };
    const G = battle(line);
    expect(boardingComponents(G)).toEqual([{ smaller: ['sanmartin'], larger: ['ark', 'hope'] }]);
    expect(validBoardingLists(G)).toEqual([[{ single: 'sanmartin', group: ['ark', 'hope'] }]]);
    const even = battle({ ...line, sanjuan: ['O-12', 1] });
    expect(boardingComponents(even)).toEqual([{ smaller: ['ark', 'hope'], larger: ['sanmartin', 'sanjuan'] }]);
    expect(validBoardingLists(even)).toEqual([
      [
        { single: 'ark', group: ['sanmartin'] },
        { single: 'hope', group: ['sanjuan'] },
      ],
      [{ single: 'hope', group: ['sanmartin', 'sanjuan'] }],
    ]);
  });

  it('5.6 who loses to one and then to another is held by both', () => {
    const places: Places = { ...far, ark: ['N-10', 1], sanmartin: ['O-10', 1], sanjuan: ['M-10', 1] };
    // The second fight is the last, and not asked about.
    const { G } = play(board(places, []).G, S, 'orderBoardings', [[['ark', 'sanmartin']]], [5, 1, 3, 1]);
    expect(of(G, 'ark').heldBy).toEqual(['sanmartin', 'sanjuan']);
  });

  it('8.1 by option a group fights with all its crews and one admiral; each lost point goes to the strongest crew', () => {
    const places: Places = { ...far, ark: ['N-10', 1], sanmartin: ['O-10', 1, { crewLoss: 3 }], sanjuan: ['M-10', 1, { crewLoss: 3 }] };
    const { G, chronicle } = board(places, [6, 1], grouped);
    expect(told(chronicle, 'boardingEven')[0].values).toMatchObject({ english: 9, spanish: 9 });
    expect(of(G, 'ark').heldBy).toEqual(['sanmartin', 'sanjuan']);
  });

  it('8.1 who of a beaten group loses crew is for its owner to say, point by point, from those that have some', () => {
    const places: Places = {
      ...far,
      triumph: ['N-10', 1],
      bernardo: ['O-10', 1, { crewLoss: 3 }],
      medel: ['M-10', 1, { crewLoss: 3 }],
      cristobalpt: ['N-9', 1, { crewLoss: 3 }],
    };
    const { G } = board(places, [6, 1], grouped);
    // Ten to two: eight points, two crew. Crew 1 in San Medel, none in the others.
    expect([rules.awaiting(G), G.losses]).toEqual([{ [S]: 'losses' }, { group: ['cristobalpt', 'bernardo', 'medel'], points: 2 }]);
    expect(choices(G, S, 'loseCrew')).toEqual([['cristobalpt'], ['bernardo'], ['medel']]);
    expect(key(G, S, 'loseCrew', ['triumph'])).toBe('noLoser');
    const first = play(G, S, 'loseCrew', ['bernardo']);
    expect(keys(first.chronicle)).toEqual(['losesCrew', 'broken']);
    expect(choices(first.G, S, 'loseCrew')).toEqual([['cristobalpt'], ['medel']]);
    expect(key(first.G, S, 'loseCrew', ['bernardo'])).toBe('noLoser');
    const { G: after } = play(first.G, S, 'loseCrew', ['cristobalpt']);
    expect([of(after, 'cristobalpt').crewLoss, of(after, 'bernardo').crewLoss, of(after, 'medel').crewLoss]).toEqual([4, 4, 3]);
    expect([after.losses, after.phase]).toEqual([undefined, 'movement']);
  });

  it('8.1 by option the Spanish player assigns, in any order; every ship of the larger side fights, beside its single', () => {
    const G = board({ ...far, ark: ['N-10', 1], hope: ['N-11', 1], sanmartin: ['O-11', 1], sanjuan: ['O-12', 1] }, [], grouped).G;
    expect(rules.awaiting(G)).toEqual({ [S]: 'boarding' });
    expect(choices(G, S, 'orderBoardings')).toHaveLength(2);
    const order = (...list: object[]) => key(G, S, 'orderBoardings', [list]);
    expect(order({ single: 'hope', group: ['sanjuan'] }, { single: 'ark', group: ['sanmartin'] })).toBeUndefined();
    expect(order({ single: 'ark', group: ['sanmartin'] })).toBe('mustBoard');
    expect(order({ single: 'ark', group: ['sanmartin', 'sanjuan'] })).toBe('notTouching');
    expect(order({ single: 'sanmartin', group: ['ark'] })).toBe('notSingle');
    expect(order({ single: 'hope', group: ['sanmartin', 'sanmartin'] })).toBe('assignedTwice');
    expect(order({ single: 'hope', group: ['hope'] })).toBe('notBoarding');
    expect(key(G, S, 'orderBoardings', [[['ark', 'sanmartin']]])).toBe('groupsOnly');
    const done = play(
      G,
      S,
      'orderBoardings',
      [
        [
          { single: 'hope', group: ['sanjuan'] },
          { single: 'ark', group: ['sanmartin'] },
        ],
      ],
      [6, 1, 6, 1],
    );
    expect(told(done.chronicle, 'boardingEven').map(({ who }) => who?.[0])).toEqual(['hope', 'ark']);
  });

  it('8.1 broken ships take no part, and nobody boards them', () => {
    const { G } = board({ ...far, ark: ['N-10', 1, { crewLoss: 4 }], sanmartin: ['O-10', 1] }, []);
    expect(of(G, 'ark').status).toBe('captured');
    expect(of(G, 'ark').lastBoardTurn).toBe(0);
  });

  it('8.1 one against one is the rule: pairs are named one at a time, the last goes without asking', () => {
    const places: Places = { ...far, ark: ['N-10', 1], hope: ['N-11', 1], sanmartin: ['O-11', 1] };
    const G = board(places, []).G;
    expect(choices(G, S, 'orderBoardings')).toEqual([[[['ark', 'sanmartin']]], [[['hope', 'sanmartin']]]]);
    expect(key(G, S, 'orderBoardings', [[{ single: 'ark', group: ['sanmartin'] }]])).toBe('pairsOnly');
    expect(key(G, S, 'orderBoardings', [[['ark', 'grifon']]])).toBe('notTouching');
    const { G: after, chronicle } = play(G, S, 'orderBoardings', [[['hope', 'sanmartin']]], [6, 1, 1, 1]);
    expect([...told(chronicle, 'boardingEven'), ...told(chronicle, 'boarding')].map(({ who }) => who)).toEqual([
      ['hope', 'sanmartin'],
      ['ark', 'sanmartin'],
    ]);
    // Held by whom she did not beat, although she beat the next.
    expect([of(after, 'hope').heldBy, of(after, 'sanmartin').heldBy, of(after, 'ark').heldBy]).toEqual([
      ['sanmartin'],
      ['hope'],
      ['sanmartin'],
    ]);
  });

  it('8.1 a pair in which a ship has broken is passed over', () => {
    const places: Places = { ...far, ark: ['N-10', 1, { crewLoss: 3 }], sanmartin: ['O-10', 1], sanjuan: ['M-10', 1] };
    const G = board(places, []).G;
    const { chronicle } = play(G, S, 'orderBoardings', [[['ark', 'sanmartin']]], [1, 1]);
    expect(told(chronicle, 'boarding')).toHaveLength(1);
  });

  it('7.0 what was held is free when the next boarding phase has nothing to say', () => {
    const { G } = board({ ...far, ark: ['N-10', 1, { heldBy: ['sanmartin'] }], sanmartin: ['R-10', 1] }, [], {}, (B) => {
      B.engaged = [['ark', 'sanmartin']];
    });
    expect([of(G, 'ark').heldBy, G.engaged]).toEqual([[], []]);
  });

  it('8.1 choices stop at 500 assignments, refuse judges them all', () => {
    const places: Places = {
      ark: ['E-5', 1],
      hope: ['G-5', 1],
      aid: ['I-5', 1],
      lion: ['K-5', 1],
      bear: ['M-5', 1],
      sanmartin: ['F-5', 1],
      sanjuan: ['H-5', 1],
      grin: ['J-5', 1],
      rata: ['L-5', 1],
      duquesa: ['F-4', 1],
      rosa: ['H-4', 1],
      regazona: ['J-4', 1],
      rosario: ['L-4', 1],
      oquendo: ['E-4', 1],
      juliana: ['G-4', 1],
      sicilia: ['I-4', 1],
    };
    const lists = validBoardingLists(battle(places));
    expect(lists.length).toBeLessThanOrEqual(500);
    expect(lists.length).toBeGreaterThan(100);
  });
});
