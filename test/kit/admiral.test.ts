import { admiralOf, type Opinions } from '../../src/kit/admiral.js';
import { aloud, plansOf } from '../../src/kit/aloud.js';
import { type Dice, quickDice } from '../../src/kit/dice.js';
import { levelsOf, type Player, playerAt } from '../../src/kit/levels.js';
import type { Choice } from '../../src/kit/rules.js';

/** What two courses promise, and what nobody sees. */
interface Sea {
  readonly prize: { readonly near: number; readonly far: number };
  readonly secret?: string;
}

const { term, weighed, figure } = aloud<Choice, 'prize' | 'way', 'farthest'>();
const to = (place: 'near' | 'far'): Choice => ({ move: 'sail', args: [place] });

/** Weighs prize against way, and throws for it where both are worth the same. */
const captain: Player<Sea> = ({ prize }, _playerID, dice) => {
  const worth = (place: 'near' | 'far', way: number) =>
    weighed(
      () => to(place),
      () => term('prize', prize[place]) + term('way', -way),
    );
  const [near, far] = [worth('near', 1), worth('far', 3)];
  if (near === far) return to(dice.die(2) === 1 ? 'near' : 'far');
  return to(near > far ? 'near' : 'far');
};

/** The first seat has found out that the way counts for little. */
const opinions: Opinions<Sea> = (_view, playerID) => ({ way: playerID === '0' ? 0.1 : 1 });
const admiral = admiralOf(captain, opinions);
const sea: Sea = { prize: { near: 1, far: 2 } };
const dice = (): Dice => quickDice(22);

describe('an admiral', () => {
  it('weighs what the captain weighs, by his own weights, and so does something else', () => {
    expect(captain(sea, '0', dice())).toEqual(to('near'));
    expect(admiral(sea, '0', dice())).toEqual(to('far'));
  });

  it('is of the captain’s mind where everything counts as much with him', () => {
    expect(admiral(sea, '1', dice())).toEqual(to('near'));
  });

  it('leaves the captain as he is, also when he has lost the thread', () => {
    const lost: Player<Sea> = () => {
      throw new Error('lost');
    };
    admiral(sea, '0', dice());
    expect(() => admiralOf(lost, opinions)(sea, '0', dice())).toThrow('lost');
    expect(captain(sea, '0', dice())).toEqual(to('near'));
  });

  it('goes by his own figures, which are no reasons', () => {
    const cautious: Player<Sea> = ({ prize }) => {
      const place = figure('farthest', 2) >= 3 ? 'far' : 'near';
      weighed(
        () => to(place),
        () => term('prize', prize[place]),
      );
      return to(place);
    };
    const bold = admiralOf(cautious, () => ({ farthest: 1.5 }));
    expect(cautious(sea, '0', dice())).toEqual(to('near'));
    expect(bold(sea, '0', dice())).toEqual(to('far'));
    expect(plansOf(bold, { refusal: () => undefined })(sea, '0', dice())[0].reasons).toEqual([{ key: 'prize', weight: 2 }]);
  });

  it('gives as his reasons what he has weighed', () => {
    const [best] = plansOf(admiral, { refusal: () => undefined })(sea, '0', dice());
    expect(best.reasons).toEqual([
      { key: 'prize', weight: 2 },
      { key: 'way', weight: -3 * 0.1 },
    ]);
  });

  it('decides alike with the same dice, whatever lies hidden', () => {
    const even: Sea = { prize: { near: 1, far: 1.2 } };
    const decided = Array.from({ length: 8 }, (_, n) => admiral({ ...even, secret: String(n) }, '0', dice()));
    expect(new Set(decided.map((choice) => JSON.stringify(choice))).size).toBe(1);
  });
});

describe('the level of an admiral', () => {
  const game = { rules: { choices: () => [] }, captain };

  it('is there where a game has one, with a cadet or without', () => {
    expect(levelsOf({ admiral })).toEqual(['captain', 'admiral']);
    expect(levelsOf({ levels: {} })).toEqual(['cadet', 'captain']);
    expect(levelsOf({ levels: {}, admiral })).toEqual(['cadet', 'captain', 'admiral']);
  });

  it('is played by him, and by the captain where there is none', () => {
    expect(playerAt({ ...game, admiral }, 'admiral')).toBe(admiral);
    expect(playerAt({ ...game, admiral }, 'captain')).toBe(captain);
    expect(playerAt(game, 'admiral')).toBe(captain);
  });
});
