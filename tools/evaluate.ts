// Plays matches and prints how well a game's `evaluate` foretold them; with --fit it is first fitted on four matches of five, and tried on the fifth.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameModule } from '../src/boardgame/module.js';
import { type Chances, type Scales, weighed } from '../src/kit/evaluate.js';
import { fit, type Sample } from './appraisal/fit.js';
import { appraised } from './appraisal/games.js';
import { samplesOf } from './appraisal/sampling.js';
import { mean, scoreOf } from './appraisal/score.js';
import { count, modulesNamed, options, scenariosNamed } from './arguments.js';

const { values } = options({
  game: { type: 'string', default: 'all' },
  scenario: { type: 'string', default: 'all' },
  matches: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  fit: { type: 'boolean', default: false },
});
const matches = count('matches', values.matches);

const HELD_OUT = 5;

const fileOf = (slug: string) => join(__dirname, '../src/games', slug, 'bot/evaluationWeights.ts');

/** The positions of each match: so many matches of every scenario. */
function play(module: GameModule, scales: Scales<unknown>): Sample[][] {
  const scenarios = scenariosNamed(module, values.scenario);
  return scenarios.flatMap(({ id, setupData }) =>
    Array.from({ length: matches }, (_, n) => samplesOf(module, scales, { setupData, seed: `${values.seed}-${id}-${n}`, n })),
  );
}

/** One match of so many of every scenario is held out of a fit. */
const isHeldOut = (_: unknown, n: number): boolean => (n % matches) % HELD_OUT === HELD_OUT - 1;

const saidOf = (samples: readonly Sample[], chances: Chances) =>
  samples.map(({ features, gone, outcome }) => ({ chance: weighed(features, gone, chances), outcome }));

/** Beside what is said of every position, what whoever knew nothing but how often the first side wins would have said. */
function report(slug: string, tried: readonly Sample[][], chances: Chances): object {
  const samples = tried.flat();
  const base = mean(samples.map(({ outcome }) => outcome));
  const { brier, logLoss } = scoreOf(samples.map(({ outcome }) => ({ chance: base, outcome })));
  return { game: slug, matches: tried.length, positions: samples.length, ...scoreOf(saidOf(samples, chances)), base: { brier, logLoss } };
}

/** The fitted figures as a file of the game. */
function written(chances: Chances, command: string, of: number): string {
  const lines = Object.entries(chances).map(
    ([name, [early, late]]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: [${early}, ${late}],`,
  );
  return [
    "import type { Chances } from '../../../kit/evaluate.js';",
    '',
    `/** Fitted on ${of} matches between captains and between cadets: \`${command}\`. */`,
    'export const chances: Chances = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

for (const module of modulesNamed(values.game)) {
  const { slug } = module;
  const { scales, chances } = appraised[slug];
  const played = play(module, scales as Scales<unknown>);
  if (values.fit) {
    const training = played.filter((match, n) => !isHeldOut(match, n));
    const fitted = fit(training.flat());
    const command = `npm run -s evaluate -- --game ${slug} --matches ${matches} --seed ${values.seed} --fit`;
    writeFileSync(fileOf(slug), written(fitted, command, training.length));
    console.log(JSON.stringify({ ...report(slug, played.filter(isHeldOut), fitted), fitted }));
  } else console.log(JSON.stringify(report(slug, played, chances)));
}
