import { type Dice, quickDice } from '../../src/kit/dice.js';
import { expertOf, type Searched } from '../../src/kit/expert.js';
import type { Choice, PlayerID, Result } from '../../src/kit/rules.js';

/** A game of one turn: a player sails to a place and scores the prize there. */
interface Cruise {
  readonly turn: number;
  readonly step: string;
  readonly asked: readonly PlayerID[];
  /** The prize of each place. `null` is hidden. */
  readonly prizes: { readonly [place: string]: number | null };
  readonly points: number;
  readonly over?: Result;
}

interface Sailed {
  readonly place: string;
  readonly roll: number;
}

const NEAR: Choice = { move: 'sail', args: ['near'] };
const FAR: Choice = { move: 'sail', args: ['far'] };
const CONCEDE: Choice = { move: 'concede', args: [] };

const start: Cruise = { turn: 1, step: 'sail', asked: ['0'], prizes: { near: 1, far: 3 }, points: 0 };
const choicesIn = ({ prizes }: Cruise): Choice[] => [...Object.keys(prizes).map((place) => ({ move: 'sail', args: [place] })), CONCEDE];

type Score = (prize: number, place: string, dice: Dice) => number;
const plain: Score = (prize, _place, dice) => prize + dice.die(6) / 6;

/** Creates an Expert bot from a bot that always sails near. Records the moves that Expert plays out. */
function expert({ score = plain, steps = ['sail'] }: { readonly score?: Score; readonly steps?: readonly string[] } = {}) {
  const sailed: Sailed[] = [];
  const game: Searched<Cruise, Choice> = {
    bot: () => NEAR,
    turn: ({ turn }) => turn,
    searches: ({ step }) => steps.includes(step),
    determinize(view, _playerID, dice) {
      const prizes = Object.entries(view.prizes);
      if (prizes.every(([, prize]) => prize !== null)) return view;
      return { ...view, prizes: Object.fromEntries(prizes.map(([place, prize]) => [place, prize ?? dice.die(6)])) };
    },
    evaluate: ({ points }) => 0.5 + points / 100,
    rules: {
      awaiting: ({ asked, step }) => Object.fromEntries(asked.map((playerID) => [playerID, step])),
      choices: choicesIn,
      refusal: () => undefined,
      result: ({ over }) => over,
      view: (G) => G,
      advance(G, _playerID, { move, args: [place] }, dice) {
        // In this game conceding wins, so only the bot's rule against conceding prevents it.
        if (move === 'concede') return { G: { ...G, over: { winner: '0', reason: 'conceded', turn: 1 } }, chronicle: [] };
        const prize = G.prizes[String(place)];
        if (prize === null) throw new Error('a playout has hidden information');
        sailed.push({ place: String(place), roll: quickDice(dice.die(1000)).die(1000) });
        Object.assign(G.prizes, { near: 0 });
        return { G: { ...G, turn: G.turn + 1, points: score(prize, String(place), dice) }, chronicle: [] };
      },
    },
  };
  return { decide: expertOf(game), sailed };
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed);
const rollsAt = (sailed: readonly Sailed[], at: string) => sailed.filter(({ place }) => place === at).map(({ roll }) => roll);

describe('the expert bot', () => {
  it('finds a better move that its own bot does not consider', () => {
    expect(expert().decide(start, '0', quickDice(1))).toEqual(FAR);
  });

  it('keeps its own bot’s move if the others are worse', () => {
    const poor = { ...start, prizes: { near: 3, far: 1 } };
    expect(expert().decide(poor, '0', quickDice(1))).toEqual(NEAR);
  });

  it('keeps its own bot’s move if only the dice differ', () => {
    // Each place has its own die, so that luck does not cancel out although the seeds are equal.
    const noisy: Score = (_prize, place, dice) => [dice.die(6), dice.die(6)][place === 'near' ? 0 : 1];
    const moves = Array.from({ length: 300 }, (_, seed) => expert({ score: noisy }).decide(start, '0', quickDice(seed)));
    // One test alone would accept noise in about 7 % of runs, both tests in less than 1 %.
    expect(moves.filter(({ args: [place] }) => place !== 'near').length).toBeLessThanOrEqual(6);
  });

  it('never concedes', () => {
    for (const seed of seeds) expect(expert().decide(start, '0', quickDice(seed)).move).toBe('sail');
  });

  it('makes the same move with the same dice', () => {
    const even = { ...start, prizes: { near: 2, far: 2.2, east: 2.3, west: 2.25, south: 2.1 } };
    const movesOf = () => seeds.map((seed) => expert().decide(even, '0', quickDice(seed)).args[0]);
    expect(movesOf()).toEqual(movesOf());
    expect(new Set(movesOf()).size).toBeGreaterThan(1);
  });

  it.each([
    ['another step', start, ['row']],
    ['a simultaneous decision', { ...start, asked: ['0', '1'] }, ['sail']],
  ])('does not search in %s', (_name, view, steps) => {
    const { decide, sailed } = expert({ steps });
    expect(decide(view, '0', quickDice(1))).toEqual(NEAR);
    expect(sailed).toEqual([]);
  });

  it('plays the candidates with the same dice', () => {
    const { decide, sailed } = expert();
    decide(start, '0', quickDice(1));
    expect(rollsAt(sailed, 'far').length).toBeGreaterThan(20);
    expect(rollsAt(sailed, 'far')).toEqual(rollsAt(sailed, 'near'));
  });

  it('plays a limited number of candidates and playouts', () => {
    const wide = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`p${n}`, 5]));
    const { decide, sailed } = expert();
    decide({ ...start, prizes: { near: 1, ...wide } }, '0', quickDice(1));
    expect(new Set(sailed.map(({ place }) => place)).size).toBe(3);
    expect(sailed.length).toBeLessThanOrEqual(40 + 2 * 16);
  });

  it('stops the first test halfway if no candidate is ahead', () => {
    const { decide, sailed } = expert();
    decide({ ...start, prizes: { near: 3, far: 1 } }, '0', quickDice(1));
    expect(sailed).toHaveLength(20);
  });

  it('stops the second test halfway if the candidate is not ahead', () => {
    let playouts = 0;
    const better: Score = (prize, place) => (place === 'far' && ++playouts > 20 ? 0 : prize);
    const { decide, sailed } = expert({ score: better });
    expect(decide({ ...start, prizes: { near: 1, far: 3 } }, '0', quickDice(1))).toEqual(NEAR);
    expect(sailed).toHaveLength(40 + 16);
  });

  it('stops the second test halfway if the candidate is clearly better', () => {
    const { decide, sailed } = expert();
    expect(decide(start, '0', quickDice(1))).toEqual(FAR);
    expect(sailed).toHaveLength(40 + 16);
  });

  it('draws hidden information anew for each playout', () => {
    const hidden: Cruise = { ...start, prizes: { near: 2, far: null } };
    const moves = seeds.map((seed) => expert().decide(hidden, '0', quickDice(seed)));
    // Drawn prizes average 3.5. A single draw would often be too small.
    expect(moves.filter(({ args: [place] }) => place === 'far').length).toBeGreaterThan(50);
  });

  it('leaves the view unchanged', () => {
    const view = { ...start, prizes: { near: 1, far: 3 } };
    expert().decide(view, '0', quickDice(1));
    expect(view).toEqual({ ...start, prizes: { near: 1, far: 3 } });
  });
});
