// Plays whole matches headless and prints one JSON object a line; exits 1 when a match gets stuck.
import { performance } from 'node:perf_hooks';
import { count, modulesNamed, options, usage } from './arguments.js';
import { BOTS, type Bot, playMatch, Stuck } from './play.js';

const { values } = options({
  game: { type: 'string', default: 'all' },
  scenario: { type: 'string', default: 'all' },
  matches: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'random' },
  through: { type: 'string', default: 'rules' },
});
const matches = count('matches', values.matches);
const bots = values.bots.split(',');
if (bots.length > 2 || !bots.every((bot): bot is Bot => (BOTS as readonly string[]).includes(bot))) {
  usage(`--bots: one of ${BOTS.join(', ')} for both sides, or two with a comma between`);
}
if (values.through !== 'rules' && values.through !== 'boardgame') usage('--through: rules or boardgame');
const through = values.through;

for (const module of modulesNamed(values.game)) {
  const scenarios = module.scenarios.filter(({ id }) => values.scenario === 'all' || values.scenario === id);
  if (!scenarios.length) usage(`--scenario: ${values.scenario} is none of ${module.scenarios.map(({ id }) => id).join(', ')}, all`);
  for (const scenario of scenarios) {
    for (let n = 1; n <= matches; n++) {
      const seed = `${values.seed}-${n}`;
      const began = performance.now();
      const line = { game: module.slug, scenario: scenario.id, seed };
      try {
        const sides = module.sides.map((_side, i) => (bots[i] ?? bots[0]) as Bot);
        const { moves, result } = playMatch(module, { setupData: scenario.setupData, seed, bots: sides, through });
        const ms = Math.round(performance.now() - began);
        console.log(JSON.stringify({ ...line, moves, turns: result.turn, winner: result.winner ?? null, result, ms }));
      } catch (error) {
        if (!(error instanceof Stuck)) throw error;
        console.log(JSON.stringify({ ...line, move: error.move, error: error.message }));
        process.exitCode = 1;
      }
    }
  }
}
