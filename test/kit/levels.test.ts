import { modules } from '../../src/index.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import type { Dice } from '../../src/kit/dice.js';
import { levelsOf, type Player, playerAt } from '../../src/kit/levels.js';
import type { Choice } from '../../src/kit/rules.js';
import { playMatch } from './properties.js';

const games = Object.values(modules) as unknown as GameDefinition[];

/** Dice that fall as they are told. */
function fallen(...throws: number[]): Dice {
  return { die: () => throws.shift() ?? Number.NaN };
}

/** A game of one question, whose captain always means the first answer. */
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

describe('a cadet', () => {
  it('does what the captain would, but for so many decisions of a hundred', () => {
    const cadet = asked([fire('a'), fire('b')]);
    expect(cadet(null, '0', fallen(31))).toEqual(fire('a'));
    expect(cadet(null, '0', fallen(30, 1))).toEqual(fire('b'));
  });

  it('mistakes the particulars of an order first, the order itself only where it has no others', () => {
    expect(asked([fire('a'), turn, fire('b'), end])(null, '0', fallen(1, 1))).toEqual(fire('b'));
    expect(asked([fire('a'), turn, end])(null, '0', fallen(1, 1))).toEqual(turn);
  });

  it('ends nothing by mistake, and ends what the captain would', () => {
    expect(asked([fire('a'), end])(null, '0', fallen(1, 1))).toEqual(fire('a'));
    expect(asked([fire('a'), end], end)(null, '0', fallen(100))).toEqual(end);
  });

  it('also slips where the captain thinks of something that the choices only sample', () => {
    expect(asked([fire('b'), end], fire('elsewhere'))(null, '0', fallen(1, 1))).toEqual(fire('b'));
  });
});

it('a game that says nothing of levels is played by its captain alone', () => {
  const captain = () => turn;
  const game = { rules: { choices: () => [] }, captain };
  expect(levelsOf({ levels: undefined })).toEqual(['captain']);
  expect(playerAt(game, 'cadet')).toBe(captain);
});

describe.each(games.map((game) => [game.slug, game] as const))('%s', (_slug, game) => {
  it('has a cadet who plays a whole match by the rules, slips in it, and ends nothing by mistake', () => {
    const [{ setupData }] = game.scenarios;
    const deliberate: readonly string[] = game.levels?.cadet.deliberate ?? [];
    const meant: Choice[] = [];
    const captain: typeof game.captain = (view, playerID, dice) => {
      const choice = game.captain(view, playerID, dice);
      meant.push(choice);
      return choice;
    };
    const cadet = playerAt({ ...game, captain }, 'cadet');
    const { moves } = playMatch(game, { setupData, seed: 22, players: { '0': cadet, '1': cadet } });
    const slips = moves.filter(({ move, args }, n) => JSON.stringify([move, args]) !== JSON.stringify([meant[n].move, meant[n].args]));
    expect(slips.length).toBeGreaterThan(0);
    // Some of what he might slip in has nothing else to be taken for it.
    expect(slips.length / moves.length).toBeLessThan((game.levels?.cadet.slips ?? 0) / 100 + 0.1);
    const [mistaken] = moves.filter(({ move }, n) => move !== meant[n].move && deliberate.includes(move));
    expect(mistaken).toBeUndefined();
  });

  it('lists an admiral where it has one and says what he wins, and nowhere else', () => {
    const isThere = levelsOf(game).includes('admiral');
    expect(isThere).toBe(game.admiral !== undefined);
    expect(isThere).toBe(game.levels?.won.admiral !== undefined);
  });

  it('says of which moves nobody makes one by mistake by names that it has', () => {
    const names = [...Object.values(game.sequence).flatMap(({ steps }) => Object.values(steps).flat()), ...game.always].map(
      ({ name }) => name,
    );
    expect(names).toEqual(expect.arrayContaining([...(game.levels?.cadet.deliberate ?? ['none'])]));
  });
});
