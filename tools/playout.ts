// Plays whole matches and prints one JSON object per line. Exits 1 if a match gets stuck.
import { performance } from 'node:perf_hooks';
import { count, modulesNamed, options, scenariosNamed, usage } from './arguments.js';
import { botsNamed, playMatch, Stuck } from './play.js';

const { values } = options({
  game: { type: 'string', default: 'all' },
  scenario: { type: 'string', default: 'all' },
  matches: { type: 'string', default: '1' },
  seed: { type: 'string', default: '1' },
  bots: { type: 'string', default: 'random' },
  through: { type: 'string', default: 'rules' },
});
const matches = count('matches', values.matches);
const bots = botsNamed('bots', values.bots);
if (bots.length > 2) usage('--bots takes one bot for both sides, or two separated by a comma');
if (values.through !== 'rules' && values.through !== 'boardgame') usage('--through must be rules or boardgame');
const through = values.through;

for (const module of modulesNamed(values.game)) {
  for (const scenario of scenariosNamed(module, values.scenario)) {
    for (let n = 1; n <= matches; n++) {
      const seed = `${values.seed}-${n}`;
      const began = performance.now();
      const line = { game: module.slug, scenario: scenario.id, seed };
      try {
        const sides = module.sides.map((_side, i) => bots[i] ?? bots[0]);
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
