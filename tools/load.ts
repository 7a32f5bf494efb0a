// Plays many matches at once on this server and on boardgame.io's with each of its stores. Prints moves per second, latencies, memory and
// ratios. With --captains N it measures only this server, without and with N matches between bots. boardgame.io's FlatFile needs the
// package node-persist. Without that package, FlatFile is skipped.
import { performance } from 'node:perf_hooks';
import type { GameModule } from '../src/boardgame/module.js';
import { count, modulesNamed, options } from './arguments.js';
import { lobbyCall } from './lobbyCall.js';
import { createPair, type Outcome, type Pair, playOn, quantile, rise, type Script } from './players.js';
import { record } from './recorded.js';
import type { ServeOrder } from './serveProcess.js';
import { type Serving, serve } from './serving.js';
import { unlimited } from './unlimited.js';

const { values } = options({
  matches: { type: 'string', default: '500' },
  seconds: { type: 'string', default: '60' },
  game: { type: 'string', default: 'invincible-armada' },
  captains: { type: 'string' },
});
const MATCHES = count('matches', values.matches);
const SECONDS = count('seconds', values.seconds);
const CAPTAINS = values.captains === undefined ? 0 : count('captains', values.captains);
/** Game played by the bots. Its matches are not measured. */
const THEIRS = values.game === 'grand-armada' ? 'salamis-ad-actium' : 'grand-armada';

const BATCH = 20;

interface Figures {
  readonly server: string;
  readonly game: string;
  readonly matches: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** Milliseconds of server CPU time per move. */
  readonly cpuPerMove: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly residentMB: number;
  readonly peakMB: number;
  readonly refused: number;
  readonly stuck: number;
}

const rounded = (value: number) => Math.round(value * 100) / 100;

async function measure(
  serving: Serving,
  { kind, game }: Pick<ServeOrder, 'kind' | 'game'>,
  script: Script,
  setupData: unknown,
): Promise<Figures> {
  const pairs: Pair[] = [];
  while (pairs.length < MATCHES) {
    const batch = Array.from({ length: Math.min(BATCH, MATCHES - pairs.length) }, () => createPair(serving.url, game, setupData));
    pairs.push(...(await Promise.all(batch)));
  }
  const outcome: Outcome = { moves: 0, latencies: [], refused: 0, stuck: 0 };
  const memory: number[] = [];
  const look = setInterval(() => void serving.resident().then((mb) => memory.push(mb)), 1000);
  const used = await serving.cpu();
  const began = performance.now();
  const over = () => performance.now() - began > SECONDS * 1000;
  await Promise.all(
    pairs.map(async (first) => {
      let pair = first;
      while (await playOn(pair, script, outcome, over)) {
        rise(pair);
        pair = await createPair(serving.url, game, setupData);
      }
      rise(pair);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  clearInterval(look);
  memory.push(await serving.resident());
  const cpuPerMove = rounded(((await serving.cpu()) - used) / outcome.moves);
  const sorted = outcome.latencies.sort((a, b) => a - b);
  return {
    ...{ server: kind, game, matches: MATCHES, seconds: rounded(seconds), movesPerSecond: rounded(outcome.moves / seconds), cpuPerMove },
    ...{ p50: rounded(quantile(sorted, 0.5)), p95: rounded(quantile(sorted, 0.95)), p99: rounded(quantile(sorted, 0.99)) },
    ...{ residentMB: rounded(memory[memory.length - 1]), peakMB: rounded(Math.max(...memory)) },
    ...{ refused: outcome.refused, stuck: outcome.stuck },
  };
}

async function run(
  kind: ServeOrder['kind'],
  game: string,
  script: Script,
  setupData?: unknown,
  seed?: string,
  captains = 0,
): Promise<Figures | undefined> {
  let serving: Serving;
  try {
    serving = await serve({ kind, game, limits: unlimited, threads: captains ? 1 : 0, ...(seed && { seed }) });
  } catch (error) {
    console.log(JSON.stringify({ server: kind, game, notRun: (error as Error).message }));
    return undefined;
  }
  try {
    for (let n = 0; n < captains; n++) {
      await lobbyCall(serving.url, `${THEIRS}/create`, { numPlayers: 2, captains: { 0: 'captain', 1: 'captain' } });
    }
    const figures = await measure(serving, { kind, game }, script, setupData);
    console.log(JSON.stringify({ ...figures, ...(captains && { captains }) }));
    return figures;
  } finally {
    await serving.stop();
  }
}

const RATIOS = ['movesPerSecond', 'cpuPerMove', 'p50', 'p95', 'p99', 'peakMB'] as const;

function compare(ours: Figures | undefined, theirs: Figures | undefined): void {
  if (!ours || !theirs) return;
  const ratio = (key: (typeof RATIOS)[number]) => rounded(ours[key] / theirs[key]);
  console.log(
    JSON.stringify({
      name: `${ours.server}, ${ours.game}`,
      baseline: `${theirs.server}, ${theirs.game}`,
      ratios: Object.fromEntries(RATIOS.map((key) => [key, ratio(key)])),
    }),
  );
}

async function main(): Promise<void> {
  const marks: Script = (n) => ({ playerID: String(n % 2), move: 'clickCell', args: [n % 9] });
  const [module] = modulesNamed(values.game) as GameModule[];
  const { moves, seed, setupData } = record(module, 'load');
  const recorded: Script = (n) => moves[n] && { playerID: moves[n].playerID, move: moves[n].choice.move, args: moves[n].choice.args };
  if (CAPTAINS) {
    const alone = await run('weathergage', module.slug, recorded, setupData, seed);
    compare(await run('weathergage', module.slug, recorded, setupData, seed, CAPTAINS), alone);
    return;
  }
  const same = await run('weathergage', 'tic-tac-toe', marks);
  const real = await run('weathergage', module.slug, recorded, setupData, seed);
  for (const kind of ['stock in memory', 'stock FlatFile'] as const) {
    const stock = await run(kind, 'tic-tac-toe', marks);
    compare(same, stock);
    compare(real, stock);
  }
}

void main();
