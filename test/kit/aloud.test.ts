import { aloud, comparing, plansOf, quietly, times } from '../../src/kit/aloud.js';
import type { Dice } from '../../src/kit/dice.js';
import type { Choice } from '../../src/kit/rules.js';

const dice: Dice = { die: () => 1 };
const { term, weighed, because } = aloud<Choice, string>();
const to = (place: string): Choice => ({ move: 'go', args: [place] });
const allowed = { refusal: () => undefined };
const askedOf = (captain: () => Choice) => plansOf(captain, allowed)(undefined, '0', dice);

/** The best of some places, each worth its gains. */
const best = (places: { readonly [place: string]: readonly number[] }) =>
  comparing(() => {
    const worth = ([place, gains]: [string, readonly number[]]) =>
      weighed(
        () => to(place),
        () => gains.reduce((sum, gain, i) => sum + term(`gain${i}`, gain), 0),
      );
    const ranked = Object.entries(places).map((each) => ({ place: each[0], worth: worth(each) }));
    return to(ranked.reduce((a, b) => (b.worth > a.worth ? b : a)).place);
  });

describe('thinking aloud', () => {
  it('ranks what was compared, each with the terms of its sum', () => {
    expect(askedOf(() => best({ a: [1, 2], b: [5, -1] }))).toEqual([
      {
        move: to('b'),
        worth: 4,
        reasons: [
          { key: 'gain0', weight: 5 },
          { key: 'gain1', weight: -1 },
        ],
      },
      {
        move: to('a'),
        worth: 3,
        reasons: [
          { key: 'gain0', weight: 1 },
          { key: 'gain1', weight: 2 },
        ],
      },
    ]);
  });

  it('lists nothing of a comparison that has not decided', () => {
    const captain = () => {
      best({ far: [99] });
      return best({ a: [1], b: [2] });
    };
    expect(askedOf(captain).map(({ move }) => move)).toEqual([to('b'), to('a')]);
  });

  it('a rule of thumb is a reason without a weight, alone or before those of the move that was weighed', () => {
    expect(askedOf(() => because('habit', to('a')))).toEqual([{ move: to('a'), worth: 0, reasons: [{ key: 'habit' }] }]);
    const [first, second] = askedOf(() => because('habit', best({ a: [1], b: [2] })));
    expect(first.reasons).toEqual([{ key: 'habit' }, { key: 'gain0', weight: 2 }]);
    expect(second.move).toEqual(to('a'));
  });

  it('a rule that overrules what was weighed is told alone', () => {
    const captain = () => {
      best({ a: [1], b: [2] });
      return because('habit', to('a'));
    };
    expect(askedOf(captain)).toEqual([{ move: to('a'), worth: 0, reasons: [{ key: 'habit' }] }]);
  });

  it('multiplies terms with their sum, joins those of one name, and keeps quiet where told to', () => {
    const worth = () => times(-2, () => term('near', 3)) + term('near', 1) + quietly(() => term('unsaid', 0));
    const captain = () => {
      weighed(() => to('a'), worth);
      return to('a');
    };
    expect(askedOf(captain)).toEqual([{ move: to('a'), worth: -5, reasons: [{ key: 'near', weight: -5 }] }]);
  });

  it('leaves out what is refused, and does not list a move twice', () => {
    const captain = () => {
      weighed(
        () => to('a'),
        () => term('first', 1),
      );
      weighed(
        () => to('a'),
        () => term('better', 2),
      );
      weighed(
        () => to('closed'),
        () => term('first', 1),
      );
      return to('a');
    };
    const refusal = (_view: unknown, _player: string, _move: string, [place]: readonly unknown[]) =>
      place === 'closed' ? { key: 'closed', case: '1', reason: 'Closed.' } : undefined;
    const plans = plansOf(captain, { refusal })(undefined, '0', dice);
    expect(plans).toEqual([{ move: to('a'), worth: 2, reasons: [{ key: 'better', weight: 2 }] }]);
  });

  it('says and remembers nothing while nobody listens', () => {
    expect(best({ a: [1], b: [2] })).toEqual(to('b'));
    expect(askedOf(() => because('habit', to('c')))).toHaveLength(1);
  });
});
