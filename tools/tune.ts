// Looks for weights by which a side, or either of them, beats the captain: plays matches with other weights around the best known and follows
// what they win.
import type { GameModule } from '../src/boardgame/module.js';
import type { ScenarioInfo } from '../src/kit/definition.js';
import { type Dice, matchDice, quickDice } from '../src/kit/dice.js';
import { worthOf } from '../src/kit/evaluate.js';
import { type Stress, stressing } from '../src/kit/explain.js';
import type { PlayerID } from '../src/kit/rules.js';
import { count, modulesNamed, options, scenariosNamed, usage } from './arguments.js';
import { botSeed } from './play.js';

const { values } = options({
  game: { type: 'string', default: 'invincible-armada' },
  scenario: { type: 'string', default: 'all' },
  seat: { type: 'string', default: '0' },
  matches: { type: 'string', default: '6000' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '{}' },
});
const matches = count('matches', values.matches);
const [module] = modulesNamed(values.game);
const scenarios = scenariosNamed(module, values.scenario);
const seats = values.seat.split(',');
for (const seat of seats) if (!module.sides.some(({ playerID }) => playerID === seat)) usage(`--seat: there is no seat ${seat}`);

/** Matches of a round, by twos: one with the weights moved one way, one the other way, and the same dice. */
const ROUND = 60;
const PAIRS = ROUND / 2;
/** How far weights are moved in a trial, and how far they go in a round, in natural logarithms; and how far ever. */
const REACH = 0.4;
const STEP = 0.12;
const FARTHEST = 3;
/** How much of what was learnt before counts in a round: of where it goes, and of how much it varies. */
const KEPT = { slope: 0.8, spread: 0.95 };

/** A match of more decisions has no end: then who is tried has found a way not to fight, and has lost it. */
const LONGEST = 5000;

/** In every so many rounds it says where it is: what is stopped has not been in vain. */
const TOLD = 10;

/** Logarithms of how many times as much each term counts. */
type Point = readonly number[];

/** What came of a match for the side whose weights are tried. */
interface Outcome {
  /** 1, 0, or one half. */
  readonly won: number;
  /** The chance of it that the side had when it decided last: who loses narrowly has done better than who was swept away. */
  readonly stood: number;
}

interface Trial {
  readonly scenario: ScenarioInfo;
  /** Of the side that is tried; the captain has the other. */
  readonly seat: PlayerID;
  readonly seed: string;
}

/** The trials that can be made, in turn: every scenario from each of the seats. */
const trial = (nth: number, seed: string): Trial => ({
  scenario: scenarios[nth % scenarios.length],
  seat: seats[Math.floor(nth / scenarios.length) % seats.length],
  seed,
});

function outcome({ rules, captain, evaluate }: GameModule, { scenario: { setupData }, seat, seed }: Trial, stress: Stress): Outcome {
  const dice = matchDice(seed);
  const thoughts = quickDice(botSeed(seed));
  let G = rules.setup(setupData, dice.setup);
  let stood: number | undefined;
  for (let decisions = 0; decisions < LONGEST; decisions++) {
    const over = rules.result(G);
    if (over) {
      const won = worthOf(over, seat);
      return { won, stood: stood ?? won };
    }
    const [player] = Object.keys(rules.awaiting(G));
    const view = rules.view(G, player);
    const think = () => captain(view, player, thoughts);
    if (player === seat) stood = evaluate?.(view, seat);
    ({ G } = rules.advance(G, player, player === seat ? stressing(stress, think) : think(), dice.play));
  }
  return { won: 0, stood: 0 };
}

/** Weights to begin with, as this command prints them. */
function stressNamed(json: string): Stress {
  try {
    const found: unknown = JSON.parse(json);
    if (typeof found === 'object' && found !== null && Object.values(found).every((value) => typeof value === 'number' && value > 0))
      return found as Stress;
  } catch {
    // Said below.
  }
  return usage(`--from: ${json} is no weights by name, such as {"powder":1.7}`);
}

/** The terms that are named when the side decides. */
function termsOf(): readonly string[] {
  const named = new Set<string>();
  const get = (_: Stress, key: string | symbol) => {
    named.add(String(key));
    return 1;
  };
  for (let nth = 0; nth < 3 * scenarios.length * seats.length; nth++)
    outcome(module, trial(nth, `${values.seed}-${nth}`), new Proxy<Stress>({}, { get }));
  return [...named].sort();
}

/** A standard normal number (Box and Muller). */
function normal(dice: Dice): number {
  const [u, v] = [dice.die(1e9) / 1e9, dice.die(1e9) / 1e9];
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}

const begun = stressNamed(values.from);
// What is seldom named may not be met in a few matches: what is brought along is looked for all the same.
const terms = [...new Set([...termsOf(), ...Object.keys(begun)])];
const stressAt = (point: Point): Stress => Object.fromEntries(terms.map((key, i) => [key, Math.exp(point[i])]));
const moved = (from: Point, way: Point, by: number): Point => from.map((value, i) => value + by * way[i]);

interface Round {
  readonly rate: number;
  readonly slope: Point;
}

/** One round of matches about a point: what was won, and which way more of it. */
function played(point: Point, round: number, dice: Dice): Round {
  let total = 0;
  const slope = terms.map(() => 0);
  for (let pair = 0; pair < PAIRS; pair++) {
    const way = terms.map(() => normal(dice));
    const same = trial(round * PAIRS + pair, `${values.seed}-${round}-${pair}`);
    const [more, less] = [REACH, -REACH].map((by) => outcome(module, same, stressAt(moved(point, way, by))));
    total += more.won + less.won;
    const better = (more.won + more.stood - less.won - less.stood) / 2;
    for (const i of slope.keys()) slope[i] += (better * way[i]) / ROUND;
  }
  return { rate: total / ROUND, slope };
}

const rounded = (stress: Stress) => Object.fromEntries(Object.entries(stress).map(([key, value]) => [key, Math.round(value * 100) / 100]));

const rounds = Math.ceil(matches / ROUND);
const dice = quickDice(botSeed(values.seed));
const slope = terms.map(() => 0);
const spread = terms.map(() => 0);
const sum = terms.map(() => 0);
let point: Point = terms.map((key) => Math.log(begun[key] ?? 1));
for (let round = 1; round <= rounds; round++) {
  const { rate, slope: found } = played(point, round, dice);
  point = point.map((value, i) => {
    slope[i] = KEPT.slope * slope[i] + (1 - KEPT.slope) * found[i];
    spread[i] = KEPT.spread * spread[i] + (1 - KEPT.spread) * found[i] ** 2;
    const [mean, square] = [slope[i] / (1 - KEPT.slope ** round), spread[i] / (1 - KEPT.spread ** round)];
    return Math.max(-FARTHEST, Math.min(FARTHEST, value + (STEP * mean) / (Math.sqrt(square) + 1e-4)));
  });
  // What is wandered about in the second half is meant in the middle.
  if (round > rounds / 2) for (const [i, value] of point.entries()) sum[i] += value / (rounds - Math.floor(rounds / 2));
  const known = round % TOLD === 0 && { stress: rounded(stressAt(point)) };
  console.log(JSON.stringify({ game: module.slug, seats, matches: round * ROUND, rate: Math.round(rate * 1000) / 1000, ...known }));
}
console.log(JSON.stringify({ game: module.slug, seats, stress: rounded(stressAt(sum)) }));
