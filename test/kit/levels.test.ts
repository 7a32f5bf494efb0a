import { modules } from '../../src/index.js';
import { admiralOf, type Opinions } from '../../src/kit/admiral.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { type Dice, quickDice } from '../../src/kit/dice.js';
import { candidatesOf, comparing, explainer, quietly, times } from '../../src/kit/explain.js';
import { levelsOf, type Player, playerAt } from '../../src/kit/levels.js';
import type { Choice } from '../../src/kit/rules.js';

const games = Object.values(modules) as unknown as GameDefinition[];

function fixedDice(...throws: number[]): Dice {
  return { die: () => throws.shift() ?? Number.NaN };
}

/** Creates the Easy bot of a game with one question. The Normal bot always answers `meant`. */
function asked(choices: readonly Choice[], meant = choices[0]): Player<unknown> {
  const levels = {
    cadet: { slips: 30, deliberate: ['end'] },
    won: { cadet: { random: 0, captain: 0 }, captain: { random: 0 } },
  };
  return playerAt({ rules: { choices: () => [...choices] }, captain: () => meant, levels }, 'cadet');
}

const fire = (target: string): Choice => ({ move: 'fire', args: [target] });
const turn: Choice = { move: 'turn', args: [] };
const end: Choice = { move: 'end', args: [] };

describe('the easy bot', () => {
  it('plays like the normal bot, except for the given percentage of mistakes', () => {
    const cadet = asked([fire('a'), fire('b')]);
    expect(cadet(null, '0', fixedDice(31))).toEqual(fire('a'));
    expect(cadet(null, '0', fixedDice(30, 1))).toEqual(fire('b'));
  });

  it('changes the arguments of a move, or the move itself if no other arguments are legal', () => {
    expect(asked([fire('a'), turn, fire('b'), end])(null, '0', fixedDice(1, 1))).toEqual(fire('b'));
    expect(asked([fire('a'), turn, end])(null, '0', fixedDice(1, 1))).toEqual(turn);
  });

  it('never makes a deliberate move by mistake', () => {
    expect(asked([fire('a'), end])(null, '0', fixedDice(1, 1))).toEqual(fire('a'));
    expect(asked([fire('a'), end], end)(null, '0', fixedDice(100))).toEqual(end);
  });

  it('makes mistakes even if the choices are only a sample', () => {
    expect(asked([fire('b'), end], fire('elsewhere'))(null, '0', fixedDice(1, 1))).toEqual(fire('b'));
  });
});

it('a game without levels has only the normal bot', () => {
  const captain = () => turn;
  const game = { rules: { choices: () => [] }, captain };
  expect(levelsOf({ levels: undefined })).toEqual(['captain']);
  expect(playerAt(game, 'cadet')).toBe(captain);
});

describe.each(games.map((game) => [game.slug, game] as const))('%s', (_slug, game) => {
  it('lists a hard bot and its win rate only if it has one', () => {
    const isThere = levelsOf(game).includes('admiral');
    expect(isThere).toBe(game.admiral !== undefined);
    expect(isThere).toBe(game.levels?.won.admiral !== undefined);
  });

  it('lists an expert bot only if it has one, and a win rate only for that', () => {
    const isThere = levelsOf(game).includes('expert');
    expect(isThere).toBe(game.expert !== undefined);
    if (!isThere) expect(game.levels?.won.expert).toBeUndefined();
  });

  it('names only existing moves as deliberate', () => {
    const names = [...Object.values(game.sequence).flatMap(({ steps }) => Object.values(steps).flat()), ...game.always].map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining([...(game.levels?.cadet.deliberate ?? ['none'])]));
  });
});

describe('the hard bot', () => {
  /** The visible values of two places, and hidden information. */
  interface Sea {
    readonly prize: { readonly near: number; readonly far: number };
    readonly secret?: string;
  }

  const { term, weighed, figure } = explainer<Choice, 'prize' | 'way', 'farthest'>();
  const to = (place: 'near' | 'far'): Choice => ({ move: 'sail', args: [place] });

  /** A bot that compares prize and distance, and rolls if both are equal. */
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

  /** Weights with which distance counts little for the first seat. */
  const opinions: Opinions<Sea> = (_view, playerID) => ({ way: playerID === '0' ? 0.1 : 1 });
  const admiral = admiralOf(captain, opinions);
  const sea: Sea = { prize: { near: 1, far: 2 } };
  const dice = (): Dice => quickDice(22);

  describe('a hard bot', () => {
    it('uses other weights than the normal bot, and so makes other moves', () => {
      expect(captain(sea, '0', dice())).toEqual(to('near'));
      expect(admiral(sea, '0', dice())).toEqual(to('far'));
    });

    it('plays like the normal bot if all factors are 1', () => {
      expect(admiral(sea, '1', dice())).toEqual(to('near'));
    });

    it('leaves the normal bot unchanged, even after an exception', () => {
      const lost: Player<Sea> = () => {
        throw new Error('lost');
      };
      admiral(sea, '0', dice());
      expect(() => admiralOf(lost, opinions)(sea, '0', dice())).toThrow('lost');
      expect(captain(sea, '0', dice())).toEqual(to('near'));
    });

    it('has its own figures, which are not reasons', () => {
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
      expect(candidatesOf(bold, { refusal: () => undefined })(sea, '0', dice())[0].reasons).toEqual([{ key: 'prize', weight: 2 }]);
    });

    it('gives its weighted terms as reasons', () => {
      const [best] = candidatesOf(admiral, { refusal: () => undefined })(sea, '0', dice());
      expect(best.reasons).toEqual([
        { key: 'prize', weight: 2 },
        { key: 'way', weight: -3 * 0.1 },
      ]);
    });

    it('decides the same with the same dice, whatever is hidden', () => {
      const even: Sea = { prize: { near: 1, far: 1.2 } };
      const decided = Array.from({ length: 8 }, (_, n) => admiral({ ...even, secret: String(n) }, '0', dice()));
      expect(new Set(decided.map((choice) => JSON.stringify(choice))).size).toBe(1);
    });
  });

  describe('the hard level', () => {
    const game = { rules: { choices: () => [] }, captain };

    it('exists if the game has a hard bot, with or without an easy bot', () => {
      expect(levelsOf({ admiral })).toEqual(['captain', 'admiral']);
      expect(levelsOf({ levels: {} })).toEqual(['cadet', 'captain']);
      expect(levelsOf({ levels: {}, admiral })).toEqual(['cadet', 'captain', 'admiral']);
    });

    it('is one below the expert level, if the game has an expert bot', () => {
      const expert: Player<Sea> = () => to('far');
      expect(levelsOf({ levels: {}, admiral, expert })).toEqual(['cadet', 'captain', 'admiral', 'expert']);
      expect(playerAt({ ...game, admiral, expert }, 'expert')).toBe(expert);
      expect(playerAt({ ...game, admiral, expert }, 'admiral')).toBe(admiral);
    });

    it('is played by the hard bot, or else by the normal bot', () => {
      expect(playerAt({ ...game, admiral }, 'admiral')).toBe(admiral);
      expect(playerAt({ ...game, admiral }, 'captain')).toBe(captain);
      expect(playerAt(game, 'admiral')).toBe(captain);
    });
  });
});

describe('reasons', () => {
  const dice: Dice = { die: () => 1 };
  const { term, weighed, because } = explainer<Choice, string>();
  const to = (place: string): Choice => ({ move: 'go', args: [place] });
  const allowed = { refusal: () => undefined };
  const askedOf = (captain: () => Choice) => candidatesOf(captain, allowed)(undefined, '0', dice);

  /** Returns the place with the greatest total gain. */
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

  describe('recording reasons', () => {
    it('ranks compared moves, each with the terms of its sum', () => {
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

    it('ignores comparisons that did not decide', () => {
      const captain = () => {
        best({ far: [99] });
        return best({ a: [1], b: [2] });
      };
      expect(askedOf(captain).map(({ move }) => move)).toEqual([to('b'), to('a')]);
    });

    it('a rule of thumb is a reason without a weight, before those of a weighed move', () => {
      expect(askedOf(() => because('habit', to('a')))).toEqual([{ move: to('a'), worth: 0, reasons: [{ key: 'habit' }] }]);
      const [first, second] = askedOf(() => because('habit', best({ a: [1], b: [2] })));
      expect(first.reasons).toEqual([{ key: 'habit' }, { key: 'gain0', weight: 2 }]);
      expect(second.move).toEqual(to('a'));
    });

    it('a rule that overrules the sums is the only reason', () => {
      const captain = () => {
        best({ a: [1], b: [2] });
        return because('habit', to('a'));
      };
      expect(askedOf(captain)).toEqual([{ move: to('a'), worth: 0, reasons: [{ key: 'habit' }] }]);
    });

    it('multiplies terms with their sum, joins equal names, and can be paused', () => {
      const worth = () => times(-2, () => term('near', 3)) + term('near', 1) + quietly(() => term('unsaid', 0));
      const captain = () => {
        weighed(() => to('a'), worth);
        return to('a');
      };
      expect(askedOf(captain)).toEqual([{ move: to('a'), worth: -5, reasons: [{ key: 'near', weight: -5 }] }]);
    });

    it('leaves out illegal moves and duplicates', () => {
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
      const plans = candidatesOf(captain, { refusal })(undefined, '0', dice);
      expect(plans).toEqual([{ move: to('a'), worth: 2, reasons: [{ key: 'better', weight: 2 }] }]);
    });

    it('records only on request', () => {
      expect(best({ a: [1], b: [2] })).toEqual(to('b'));
      expect(askedOf(() => because('habit', to('c')))).toHaveLength(1);
    });
  });
});
