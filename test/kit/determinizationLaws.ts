import { isDeepStrictEqual } from 'node:util';
import type { GameDefinition } from '../../src/kit/definition.js';
import { type Dice, quickDice } from '../../src/kit/dice.js';
import type { PlayerID } from '../../src/kit/rules.js';
import { about } from './about.js';
import { claim, freeze, type Player, playMatch, randomPlayer } from './properties.js';
import { seed } from './seed.js';

/** The viewers whose views are determinized: both players and a spectator. */
const VIEWERS: readonly (PlayerID | null)[] = ['0', '1', null];

function difference(one: unknown, other: unknown, path = 'G'): string {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
    return `${path}: ${JSON.stringify(one)}, then ${JSON.stringify(other)}`;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const key = [...Object.keys(a), ...Object.keys(b)].find((each) => !isDeepStrictEqual(a[each], b[each]));
  return key === undefined ? path : difference(a[key], b[key], `${path}.${key}`);
}

function playOn<G>(definition: GameDefinition<G>, world: G, dice: Dice, moves: number): void {
  const { rules, checkInvariants } = definition;
  const random = randomPlayer(definition);
  let now = world;
  for (let n = 0; n < moves && !rules.result(now); n++) {
    const seats = Object.keys(rules.awaiting(now));
    const seat = seats[dice.die(seats.length) - 1];
    const { move, args } = random(rules.view(now, seat), seat, dice);
    now = freeze(rules.play(now, seat, move, args, dice).G);
    const wrong = checkInvariants?.(now);
    claim(!wrong, () => `${wrong}: ${n + 1} moves after it was imagined, by ${JSON.stringify({ move, args })}`);
  }
}

/**
 * Checks each viewer’s determinized state. It must have the same view, no broken invariant and the same awaited seats, and random play must
 * continue.
 * @returns the number of viewers with hidden information
 */
export function checkImagined<G>(definition: GameDefinition<G>, G: G, dice: Dice, moves: number): number {
  const { rules, determinize, checkInvariants } = definition;
  const hidden = VIEWERS.filter((viewer) =>
    about(`determinized by ${viewer}`, () => {
      const view = freeze(rules.view(G, viewer));
      const world = freeze(determinize(view, viewer, dice));
      const again = rules.view(world, viewer);
      claim(isDeepStrictEqual(again, view), () => `it looks otherwise: ${difference(view, again)}`);
      const wrong = checkInvariants?.(world);
      claim(!wrong, () => `${wrong}`);
      claim(isDeepStrictEqual(rules.awaiting(world), rules.awaiting(G)), () => 'somebody else is asked');
      claim(isDeepStrictEqual(JSON.parse(JSON.stringify(world)), world), () => 'it is not plain JSON');
      playOn(definition, world, dice, moves);
      return !isDeepStrictEqual(world, view);
    }),
  );
  return hidden.length;
}

interface Imagined<G> {
  /** The scenario, if the set-up does not name one. */
  readonly name?: string;
  readonly setupData: unknown;
  /** Number of matches, before it is multiplied by `share`. */
  readonly matches: number;
  readonly player?: Player<G>;
  /** Returns the start state, if it is not the set-up. */
  readonly start?: () => G;
  /** Whether a decision is tested. */
  looks(G: G, number: number): boolean;
}

/** Number of moves played from each determinized state. */
const MOVES_ON = 3;

/** Plays some random matches and determinizes the state for every viewer at many decisions. */
export function imaginedMatches<G>(definition: GameDefinition<G>, setups: readonly Imagined<G>[], share: number): void {
  const tally = { matches: 0, decisions: 0, hidden: 0 };
  for (const { name, setupData, matches: all, player = randomPlayer(definition), start, looks } of setups) {
    const matches = Math.round(all * share);
    if (!matches) continue;
    const { rules } = definition;
    const game = start ? { ...definition, rules: { ...rules, setup: start } } : definition;
    it(`has the same view, and play continues: ${name ?? JSON.stringify(setupData)}`, () => {
      for (let n = 1; n <= matches; n++) {
        const drawn = seed(n);
        const dice = quickDice(drawn);
        const { last } = playMatch(game, {
          setupData,
          seed: drawn,
          players: { '0': player, '1': player },
          onDecision: ({ G, number }) => {
            if (!looks(G, number)) return;
            tally.decisions += 1;
            tally.hidden += about(`move ${number}`, () => checkImagined(definition, G, dice, MOVES_ON));
          },
        });
        checkImagined(definition, last, dice, 0);
        tally.matches += 1;
      }
    });
  }
  afterAll(() => console.log(tally));
}

/** Counts each outcome over several determinizations of a view. */
export function tallied<G>(
  { determinize }: GameDefinition<G>,
  view: G,
  viewer: PlayerID | null,
  times: number,
  of: (world: G) => readonly string[],
): ReadonlyMap<string, number> {
  const tally = new Map<string, number>();
  const dice = quickDice(times);
  for (let n = 0; n < times; n++) for (const key of of(determinize(view, viewer, dice))) tally.set(key, (tally.get(key) ?? 0) + 1);
  return tally;
}

/** Checks that exactly these outcomes occurred, each within a third of its expected count. */
export function expectEven(tally: ReadonlyMap<string, number>, things: readonly string[], often: number): void {
  expect([...tally.keys()].sort()).toEqual([...things].sort());
  for (const [thing, count] of tally) {
    about(thing, () => expect(count).toBeGreaterThan((often * 2) / 3));
    about(thing, () => expect(count).toBeLessThan((often * 4) / 3));
  }
}
