// Plays matches and prints how well a game's `evaluate` predicts their results. --fit first fits its weights to four fifths of the matches,
// then tests them on the others.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '../src/boardgame/module.js';
import { manifests, type Slug } from '../src/games/index.js';
import { type EvaluationWeights, type Scales, winChanceFrom } from '../src/kit/evaluate.js';
import type { WeightsOrigin } from '../src/kit/manifest.js';
import { count, modulesNamed, options, scenariosNamed, usage } from './arguments.js';
import { fit, type Sample } from './evaluation/fit.js';
import { samplesOf } from './evaluation/sampling.js';
import { mean, scoreOf } from './evaluation/score.js';

const { values } = options({
  game: { type: 'string', default: 'all' },
  scenario: { type: 'string', default: 'all' },
  matches: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  fit: { type: 'boolean', default: false },
});
const matches = count('matches', values.matches);

const HELD_OUT = 5;

const fileOf = (slug: string) => join('src/games', slug, 'bot/weights.json');

function play(module: GameModule, scales: Scales<unknown>): Sample[][] {
  const scenarios = scenariosNamed(module, values.scenario);
  return scenarios.flatMap(({ id, setupData }) =>
    Array.from({ length: matches }, (_, n) => samplesOf(module, scales, { setupData, seed: `${values.seed}-${id}-${n}` })),
  );
}

/** Whether a match is used only for testing. In each scenario, one match in five is. */
const isHeldOut = (_: unknown, n: number): boolean => (n % matches) % HELD_OUT === HELD_OUT - 1;

const saidOf = (samples: readonly Sample[], weights: EvaluationWeights) =>
  samples.map(({ features, gone, outcome }) => ({ chance: winChanceFrom(features, gone, weights), outcome }));

/** Returns the scores of the predictions. For comparison, also scores a constant prediction: the first side's win rate. */
function report(slug: string, tried: readonly Sample[][], weights: EvaluationWeights): object {
  const samples = tried.flat();
  const base = mean(samples.map(({ outcome }) => outcome));
  const { brier, logLoss } = scoreOf(samples.map(({ outcome }) => ({ chance: base, outcome })));
  return { game: slug, matches: tried.length, positions: samples.length, ...scoreOf(saidOf(samples, weights)), base: { brier, logLoss } };
}

/** Writes weights to the game's data file, keeping its other keys. */
function write(slug: string, evaluation: EvaluationWeights, evaluationOrigin: WeightsOrigin): void {
  const file = fileOf(slug);
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), evaluationOrigin, evaluation }, null, 2)}\n`);
}

async function tryOut(module: GameModule): Promise<void> {
  const { slug } = module;
  const parts = await manifests[slug as Slug].evaluation?.();
  if (!parts) return usage(`evaluate: ${slug} has no evaluation`);
  const { scales, weights } = parts;
  const played = play(module, scales as Scales<unknown>);
  if (!values.fit) {
    console.log(JSON.stringify(report(slug, played, weights)));
    return;
  }
  const training = played.filter((match, n) => !isHeldOut(match, n));
  const fitted = fit(training.flat());
  const { seed } = values;
  const command = `npm run -s evaluate -- --game ${slug} --matches ${matches} --seed ${seed} --fit`;
  write(slug, fitted, { command, seed, matches: training.length, date: new Date().toISOString().slice(0, 10) });
  console.log(JSON.stringify({ ...report(slug, played.filter(isHeldOut), fitted), fitted }));
}

async function main(): Promise<void> {
  for (const module of modulesNamed(values.game)) await tryOut(module);
}

void main();
