import { boardingComponents, boardingLoss, validBoardingLists } from '../../../src/games/grand-armada/rules/boarding.js';
import { holdersOf } from '../../../src/games/grand-armada/rules/grappling.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { at, battle, choices, key, keys, of, type Places, play, rules, S, said, told } from './fixtures.js';

/** Runs the boarding phase by ending simultaneous fire without shots. */
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
  it('the lower total loses 1 crew point per 3 points of difference (8.1)', () => {
    expect([0, 2, 3, 5, 6, 8, 9, 11, 12, 14].map(boardingLoss)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });

  it('the log gives the difference; the roll has no sum (8.1)', () => {
    const ofPair = (dice: readonly number[], crewLoss = 1) => {
      const fight = board({ ...far, lion: ['N-10', 1, { crewLoss }], rata: ['O-10', 1] }, dice).chronicle[0];
      expect(fight.roll).not.toHaveProperty('total');
      return said(fight);
    };
    expect(ofPair([1, 2])).toBe(
      'Boarding: Golden Lion 3, Rata Encoronada 7, difference 4. Golden Lion loses 1 crew point (1 left) and is held.',
    );
    expect(ofPair([1, 2], 3)).toContain('Golden Lion loses 2 crew points (crew below 0) and is held.');
    expect(ofPair([3, 1])).toBe('Boarding: Golden Lion 5, Rata Encoronada 6, difference 1. Golden Lion is held.');
    expect(ofPair([4, 1])).toBe('Boarding: Golden Lion 6, Rata Encoronada 6, difference 0. No losses; both ships are held.');
  });

  it('the log names the two sides of a group combat (8.1)', () => {
    const places: Places = { ...far, swallow: ['N-10', 1], sanjuan: ['O-10', 1], sanmateo: ['M-10', 1], bautista: ['N-9', 1] };
    const ofGroup = (dice: readonly number[]) => said(board(places, dice, grouped).chronicle[0]);
    expect(ofGroup([2, 1])).toBe(
      'Boarding: Swallow (4) against San Juan de Portugal, San Mateo and San Juan Bautista (18), difference 14. ' +
        'Swallow loses 4 crew points (crew below 0) and is held.',
    );
    const even = {
      ...places,
      sanmateo: ['A1-1', 1],
      bautista: ['M-10', 1, { crewLoss: 4 }],
      sanjuan: ['O-10', 1, { crewLoss: 4 }],
    } as const;
    expect(said(board(even, [4, 2], grouped).chronicle[0])).toContain('No losses; all ships are held.');
  });

  it('a single pair is rolled automatically: English die first, crews, 2 for an admiral (8.1)', () => {
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
        chart: 'boarding',
        row: 2,
      },
    });
    expect(of(G, 'ark')).toMatchObject({ crewLoss: 2, heldBy: ['sanmartin'], lastBoardTurn: 1 });
    expect(of(G, 'sanmartin')).toMatchObject({ crewLoss: 0, heldBy: [] });
    expect(G.engaged).toEqual([['ark', 'sanmartin']]);
  });

  it('a difference below 3 costs no crew (8.1), but the lower total is held (5.6)', () => {
    const { G } = board({ ...far, ark: ['N-10', 1], lorenzo: ['O-10', 1] }, [6, 4]);
    expect([of(G, 'ark').crewLoss, of(G, 'ark').heldBy]).toEqual([0, ['lorenzo']]);
  });

  it('tied totals hold both (5.6)', () => {
    const { G, chronicle } = board({ ...far, ark: ['N-10', 1], lorenzo: ['O-10', 1] }, [5, 1]);
    expect(told(chronicle, 'boardingEven')).toHaveLength(1);
    expect([holdersOf(G, 'ark'), holdersOf(G, 'lorenzo')]).toEqual([['lorenzo'], ['ark']]);
  });

  it('in groups the Spanish player pairs equal numbers; the larger side attacks one ship (8.1)', () => {
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

  it('a ship that loses to two enemies in turn is held by both (5.6)', () => {
    const places: Places = { ...far, ark: ['N-10', 1], sanmartin: ['O-10', 1], sanjuan: ['M-10', 1] };
    // The second combat is the last, so it is resolved automatically.
    const { G } = play(board(places, []).G, S, 'orderBoardings', [[['ark', 'sanmartin']]], [5, 1, 3, 1]);
    expect(of(G, 'ark').heldBy).toEqual(['sanmartin', 'sanjuan']);
  });

  it('a group fights with all crews and one admiral; losses go to the strongest crew (8.1)', () => {
    const places: Places = { ...far, ark: ['N-10', 1], sanmartin: ['O-10', 1, { crewLoss: 3 }], sanjuan: ['M-10', 1, { crewLoss: 3 }] };
    const { G, chronicle } = board(places, [6, 1], grouped);
    expect(told(chronicle, 'boardingEven')[0].values).toMatchObject({ english: 9, spanish: 9 });
    expect(of(G, 'ark').heldBy).toEqual(['sanmartin', 'sanjuan']);
  });

  it('the owner of a losing group assigns each crew point to a ship with crew left (8.1)', () => {
    const places: Places = {
      ...far,
      triumph: ['N-10', 1],
      bernardo: ['O-10', 1, { crewLoss: 3 }],
      medel: ['M-10', 1, { crewLoss: 3 }],
      cristobalpt: ['N-9', 1, { crewLoss: 3 }],
    };
    const { G } = board(places, [6, 1], grouped);
    // Ten against two gives eight points and two crew. San Medel has crew 1, the others none.
    expect([rules.awaiting(G), G.losses]).toEqual([{ [S]: 'losses' }, { group: ['cristobalpt', 'bernardo', 'medel'], points: 2 }]);
    expect(choices(G, S, 'loseCrew')).toEqual([['cristobalpt'], ['bernardo'], ['medel']]);
    expect(key(G, S, 'loseCrew', ['triumph'])).toBe('noLoser');
    const first = play(G, S, 'loseCrew', ['bernardo']);
    expect(keys(first.chronicle)).toEqual(['losesCrew', 'broken']);
    expect(said(first.chronicle[0])).toBe('San Bernardo loses 1 crew point (crew below 0).');
    expect(choices(first.G, S, 'loseCrew')).toEqual([['cristobalpt'], ['medel']]);
    expect(key(first.G, S, 'loseCrew', ['bernardo'])).toBe('noLoser');
    const { G: after } = play(first.G, S, 'loseCrew', ['cristobalpt']);
    expect([of(after, 'cristobalpt').crewLoss, of(after, 'bernardo').crewLoss, of(after, 'medel').crewLoss]).toEqual([4, 4, 3]);
    expect([after.losses, after.phase]).toEqual([undefined, 'movement']);
  });

  it('in groups the Spanish player assigns every ship of the larger side to an adjacent enemy (8.1)', () => {
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

  it('broken ships do not fight and are not boarded (8.1)', () => {
    const { G } = board({ ...far, ark: ['N-10', 1, { crewLoss: 4 }], sanmartin: ['O-10', 1] }, []);
    expect(of(G, 'ark').status).toBe('captured');
    expect(of(G, 'ark').lastBoardTurn).toBe(0);
  });

  it('by default pairs are named one by one, and the last is rolled automatically (8.1)', () => {
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
    // The ship is held by the enemy that it did not beat, although it beat the next one.
    expect([of(after, 'hope').heldBy, of(after, 'sanmartin').heldBy, of(after, 'ark').heldBy]).toEqual([
      ['sanmartin'],
      ['hope'],
      ['sanmartin'],
    ]);
  });

  it('skips a pair with a broken ship (8.1)', () => {
    const places: Places = { ...far, ark: ['N-10', 1, { crewLoss: 3 }], sanmartin: ['O-10', 1], sanjuan: ['M-10', 1] };
    const G = board(places, []).G;
    const { chronicle } = play(G, S, 'orderBoardings', [[['ark', 'sanmartin']]], [1, 1]);
    expect(told(chronicle, 'boarding')).toHaveLength(1);
  });

  it('frees held ships in a boarding phase without contact (7.0)', () => {
    const { G } = board({ ...far, ark: ['N-10', 1, { heldBy: ['sanmartin'] }], sanmartin: ['R-10', 1] }, [], {}, (B) => {
      B.engaged = [['ark', 'sanmartin']];
    });
    expect([of(G, 'ark').heldBy, G.engaged]).toEqual([[], []]);
  });

  it('lists at most 500 assignments but judges all (8.1)', () => {
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
