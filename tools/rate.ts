// Plays matches between two bot levels on both sides. Prints win rates, decision times and the balance of each scenario.
import type { GameModule } from '../src/boardgame/module.js';
import type { ScenarioInfo } from '../src/kit/definition.js';
import { levelsOf } from '../src/kit/levels.js';
import type { PlayerID } from '../src/kit/rules.js';
import { count, modulesNamed, options, scenariosNamed, usage } from './arguments.js';
import { type Bot, botsNamed, playMatch } from './play.js';
import { quantile } from './players.js';
import { wilson } from './wilson.js';

type Pair = readonly [Bot, Bot];

interface Played {
  /** Index of the winning level; undefined for a draw. */
  readonly level?: number;
  readonly seat?: PlayerID;
}

const { values } = options({
  game: { type: 'string', default: 'all' },
  scenario: { type: 'string', default: 'all' },
  setup: { type: 'string', default: '{}' },
  levels: { type: 'string', default: 'captain,random' },
  matches: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
});
const matches = count('matches', values.matches);
const levels = pairNamed(values.levels);
const setup = setupNamed(values.setup);

function pairNamed(value: string): Pair {
  const [one, other, ...more] = botsNamed('levels', value);
  return other === undefined || more.length ? usage('--levels takes two levels, separated by a comma') : [one, other];
}

function setupNamed(json: string): object {
  try {
    const found: unknown = JSON.parse(json);
    if (typeof found === 'object' && found !== null) return found;
  } catch {
    // The error for invalid JSON follows.
  }
  return usage(`--setup: ${json} must be set-up data, such as {"options":{"santaCruzLives":true}}`);
}

/** Returns the games that have both levels. */
function modulesWith(name: string): readonly GameModule[] {
  const found = modulesNamed(name).filter((module) => levels.every((level) => level === 'random' || levelsOf(module).includes(level)));
  return found.length ? found : usage(`--levels: ${name} does not have both ${levels.join(' and ')}`);
}

/**
 * Returns the seed of match `n`. Matches in a pair share a seed and swap sides. If both levels are equal, each match
 * has a different seed, because the second of a pair would repeat the first.
 */
const seedOf = (scenario: string, n: number): string => `${values.seed}-${scenario}-${levels[0] === levels[1] ? n : Math.floor(n / 2)}`;

function play(module: GameModule, { id, setupData }: ScenarioInfo, n: number, costs: readonly number[][]): Played {
  const turned = n % 2;
  const bots = turned ? [levels[1], levels[0]] : levels;
  const { result } = playMatch(module, {
    setupData: { ...setupData, ...setup },
    seed: seedOf(id, n),
    bots,
    through: 'unchecked',
    onDecision: (side, ms) => void costs[turned ? 1 - side : side].push(ms),
  });
  const side = module.sides.findIndex(({ playerID }) => playerID === result.winner);
  return side < 0 ? {} : { level: turned ? 1 - side : side, seat: result.winner };
}

const thousandth = (value: number) => Math.round(value * 1000) / 1000;

/** Returns the rounded win rate and its interval. Draws count as half a win. */
function share(won: number, drawn: number, of: number): readonly number[] {
  const { rate, from, to } = wilson(won + drawn / 2, of);
  return [rate, from, to].map(thousandth);
}

function cost(times: number[]): object {
  const sorted = times.sort((a, b) => a - b);
  const [median, p95, max] = [0.5, 0.95, 1].map((part) => thousandth(quantile(sorted, part)));
  return { decisions: sorted.length, median, p95, max };
}

function report({ slug, sides }: GameModule, scenario: string, played: readonly Played[], costs: readonly number[][]): object {
  const [wins, losses] = [0, 1].map((which) => played.filter(({ level }) => level === which).length);
  const draws = played.length - wins - losses;
  const [{ playerID, name }] = sides;
  const [rate, ...interval] = share(wins, draws, played.length);
  const [leans, ...leaning] = share(played.filter(({ seat }) => seat === playerID).length, draws, played.length);
  return {
    game: slug,
    scenario,
    ...(values.setup !== '{}' && { setup }),
    levels,
    matches: played.length,
    wins,
    draws,
    losses,
    rate,
    interval,
    leans: { to: name, rate: leans, interval: leaning },
    cpuMs: Object.fromEntries(levels.map((level, i) => [`${i + 1} ${level}`, cost(costs[i])])),
  };
}

for (const module of modulesWith(values.game)) {
  const all: Played[] = [];
  const allCosts: readonly number[][] = [[], []];
  const scenarios = scenariosNamed(module, values.scenario);
  for (const scenario of scenarios) {
    const costs: readonly number[][] = [[], []];
    const played = Array.from({ length: matches }, (_, n) => play(module, scenario, n, costs));
    console.log(JSON.stringify(report(module, scenario.id, played, costs)));
    all.push(...played);
    for (const which of [0, 1]) for (const ms of costs[which]) allCosts[which].push(ms);
  }
  if (scenarios.length > 1) console.log(JSON.stringify(report(module, 'all', all, allCosts)));
}
