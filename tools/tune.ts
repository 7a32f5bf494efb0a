// Searches for weights that beat the Normal bot or another level, for one side or both. Plays matches with random variations of the weights and follows the
// better ones.
import type { GameModule } from '../src/boardgame/module.js';
import type { ScenarioInfo } from '../src/kit/definition.js';
import { type Dice, matchDice, quickDice } from '../src/kit/dice.js';
import { valueOfResult } from '../src/kit/evaluate.js';
import { type Stress, stressing } from '../src/kit/explain.js';
import { playerAt } from '../src/kit/levels.js';
import type { PlayerID } from '../src/kit/rules.js';
import { count, modulesNamed, options, scenariosNamed, usage } from './arguments.js';
import { botSeed, botsNamed } from './play.js';

const { values } = options({
  game: { type: 'string', default: 'invincible-armada' },
  scenario: { type: 'string', default: 'all' },
  seat: { type: 'string', default: '0' },
  matches: { type: 'string', default: '6000' },
  seed: { type: 'string', default: '1' },
  from: { type: 'string', default: '{}' },
  against: { type: 'string', default: 'captain' },
});
const matches = count('matches', values.matches);
const [module] = modulesNamed(values.game);
const scenarios = scenariosNamed(module, values.scenario);
const [level] = botsNamed('against', values.against);
if (level === 'random') usage('--against takes a level');
const opponent = playerAt(module, level);
const seats = values.seat.split(',');
for (const seat of seats) if (!module.sides.some(({ playerID }) => playerID === seat)) usage(`--seat: the game has no seat ${seat}`);

/** Number of matches in a round. The two matches of a pair have opposite variations and the same dice. */
const ROUND = 60;
const PAIRS = ROUND / 2;
/** Size of a variation, step per round, and limit of a weight, as natural logarithms of factors. */
const REACH = 0.4;
const STEP = 0.12;
const FARTHEST = 3;
/** Decay factors per round for the moving averages of the slope and its spread. */
const KEPT = { slope: 0.8, spread: 0.95 };

/** Maximum number of decisions. Longer matches count as lost, so that the tested weights do not avoid battle. */
const LONGEST = 5000;

/** Number of rounds between reports. */
const REPORT_EVERY = 10;

type Point = readonly number[];

interface Outcome {
  /** Result: 1 for a win, 0 for a loss, 0.5 for a draw. */
  readonly won: number;
  /** Tested side's win chance at its last decision, which distinguishes narrow from heavy defeats. */
  readonly finalChance: number;
}

interface Trial {
  readonly scenario: ScenarioInfo;
  /** Tested seat. The opponent has the other seat. */
  readonly seat: PlayerID;
  readonly seed: string;
}

/** Returns the n-th trial. Trials cover every scenario from both seats. */
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
      const won = valueOfResult(over, seat);
      return { won, finalChance: stood ?? won };
    }
    const [player] = Object.keys(rules.awaiting(G));
    const view = rules.view(G, player);
    if (player === seat) stood = evaluate?.(view, seat);
    const move = player === seat ? stressing(stress, () => captain(view, player, thoughts)) : opponent(view, player, thoughts);
    ({ G } = rules.advance(G, player, move, dice.play));
  }
  return { won: 0, finalChance: 0 };
}

/** Reads initial weights in the format that this command prints. */
function stressNamed(json: string): Stress {
  try {
    const found: unknown = JSON.parse(json);
    if (typeof found === 'object' && found !== null && Object.values(found).every((value) => typeof value === 'number' && value > 0))
      return found as Stress;
  } catch {
    // The error for invalid JSON follows.
  }
  return usage(`--from: ${json} must be weights by name, such as {"powder":1.7}`);
}

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

/** Returns a standard normal random number (Box-Muller). */
function normal(dice: Dice): number {
  const [u, v] = [dice.die(1e9) / 1e9, dice.die(1e9) / 1e9];
  return Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * v);
}

const begun = stressNamed(values.from);
// Rare terms may not occur in a few matches, so keep the given terms.
const terms = [...new Set([...termsOf(), ...Object.keys(begun)])];
const stressAt = (point: Point): Stress => Object.fromEntries(terms.map((key, i) => [key, Math.exp(point[i])]));
const moved = (from: Point, way: Point, by: number): Point => from.map((value, i) => value + by * way[i]);

interface Round {
  readonly rate: number;
  readonly slope: Point;
}

/** Plays a round. Returns the win rate and the slope around a point. */
function played(point: Point, round: number, dice: Dice): Round {
  let total = 0;
  const slope = terms.map(() => 0);
  for (let pair = 0; pair < PAIRS; pair++) {
    const way = terms.map(() => normal(dice));
    const same = trial(round * PAIRS + pair, `${values.seed}-${round}-${pair}`);
    const [more, less] = [REACH, -REACH].map((by) => outcome(module, same, stressAt(moved(point, way, by))));
    total += more.won + less.won;
    const better = (more.won + more.finalChance - less.won - less.finalChance) / 2;
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
  // The result is the mean of the second half.
  if (round > rounds / 2) for (const [i, value] of point.entries()) sum[i] += value / (rounds - Math.floor(rounds / 2));
  const known = round % REPORT_EVERY === 0 && { stress: rounded(stressAt(point)) };
  console.log(JSON.stringify({ game: module.slug, seats, matches: round * ROUND, rate: Math.round(rate * 1000) / 1000, ...known }));
}
console.log(JSON.stringify({ game: module.slug, seats, stress: rounded(stressAt(sum)) }));
