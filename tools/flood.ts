// Floods a server with hostile traffic during play. Prints memory and latencies. Exits 1 if memory grows in a run of at least five minutes.
// Also exits 1 if the flood makes the 99th percentile of players' latencies more than three times as long.
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { GameModule } from '../src/boardgame/module.js';
import { count, modulesNamed, options } from './arguments.js';
import type { FloodCounts, FloodOrder } from './flooders.js';
import { createPair, type Outcome, type Pair, playOn, quantile, rise, type Script } from './players.js';
import { record } from './recorded.js';
import { type Serving, serve } from './serving.js';

const { values } = options({
  seconds: { type: 'string', default: '60' },
  matches: { type: 'string', default: '10' },
  game: { type: 'string', default: 'invincible-armada' },
});
const SECONDS = count('seconds', values.seconds);
const MATCHES = count('matches', values.matches);

/** Duration of the warm-up without flood, in seconds. */
const WARM_UP = 15;
/** Duration of each period with or without flood, in seconds. Adjacent periods are compared, because the machine's load changes. */
const FLOODED = 30;
const QUIET = 10;
/** Milliseconds between two moves of a match. */
const PAUSE = 100;
/** Fraction of the flood after which memory use is compared. */
const SETTLED = 0.3;
/** Maximum growth factor of memory use. Garbage collection causes variation. */
const MAX_GROWTH = 1.15;
/** Minimum duration of a flood for comparing memory use, in seconds. A heap needs minutes to settle. */
const LONG = 300;
const WORST = 3;

const rounded = (value: number) => Math.round(value * 100) / 100;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

interface Phase extends Outcome {
  /** Memory use in MB, one value per second. */
  readonly memory: number[];
}

const nothing = (): Phase => ({ moves: 0, latencies: [], refused: 0, stuck: 0, memory: [] });

/** Plays for some seconds, replacing matches that end, and adds the results to `phase`. */
async function play(serving: Serving, seconds: number, script: Script, setupData: unknown, phase: Phase): Promise<void> {
  const look = setInterval(() => void serving.resident().then((mb) => phase.memory.push(mb)), 1000);
  const began = performance.now();
  const over = () => performance.now() - began > seconds * 1000;
  const tables: Promise<void>[] = Array.from({ length: MATCHES }, async (_, n) => {
    while (!over()) {
      const pair: Pair = await createPair(serving.url, values.game, setupData, `127.0.1.${(n % 250) + 1}`);
      await playOn(pair, script, phase, over, PAUSE);
      rise(pair);
    }
  });
  await Promise.all(tables);
  clearInterval(look);
}

function told({ moves, latencies, stuck }: Phase) {
  const sorted = latencies.sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => rounded(quantile(sorted, share)));
  return { p50, p95, p99, moves, stuck };
}

function flood(order: FloodOrder): { counts(): FloodCounts | undefined; say(word: 'pause' | 'go on'): void; stop(): void } {
  const child = fork(join(__dirname, 'flooders.ts'), [JSON.stringify(order)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Give the flood only spare CPU time. Real attackers have their own processors.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let counts: FloodCounts | undefined;
  child.on('message', (message) => {
    counts = message as FloodCounts;
  });
  return { counts: () => counts, say: (word) => void child.send(word), stop: () => void child.kill('SIGKILL') };
}

async function main(): Promise<void> {
  const [module] = modulesNamed(values.game) as GameModule[];
  const { moves, seed, setupData } = record(module, 'load');
  const script: Script = (n) => moves[n] && { playerID: moves[n].playerID, move: moves[n].choice.move, args: moves[n].choice.args };
  // This server uses the default limits.
  const serving = await serve({ kind: 'weathergage', game: module.slug, seed });
  try {
    const watched = await createPair(serving.url, module.slug, setupData);
    const [calm, stormy] = [nothing(), nothing()];
    await play(serving, WARM_UP, script, setupData, nothing());
    const attack = flood({ port: serving.port, game: module.slug, matchID: watched.matchID });
    for (let left = SECONDS; left > 0; left -= FLOODED) {
      attack.say('pause');
      await play(serving, QUIET, script, setupData, calm);
      attack.say('go on');
      await play(serving, Math.min(left, FLOODED), script, setupData, stormy);
    }
    const sent = attack.counts();
    attack.stop();
    rise(watched);
    const { memory } = stormy;
    const settled = memory.slice(Math.floor(memory.length * SETTLED), Math.floor(memory.length * (SETTLED + 0.2)) + 1);
    const last = memory.slice(Math.floor(memory.length * 0.8));
    const growth = mean(last) / mean(settled);
    const [quiet, flooded] = [told(calm), told(stormy)];
    const ratio = flooded.p99 / quiet.p99;
    console.log(JSON.stringify({ phase: 'quiet', matches: MATCHES, ...quiet }));
    console.log(JSON.stringify({ phase: 'flood', seconds: SECONDS, matches: MATCHES, ...flooded, sent }));
    const memoryMB = {
      settled: rounded(mean(settled)),
      end: rounded(mean(last)),
      peak: rounded(Math.max(...memory)),
      growth: rounded(growth),
    };
    const flat = SECONDS < LONG || growth <= MAX_GROWTH;
    const held = flat && ratio <= WORST && stormy.stuck === 0;
    console.log(JSON.stringify({ held, p99Ratio: rounded(ratio), memoryMB }));
    if (!held) process.exitCode = 1;
  } finally {
    await serving.stop();
  }
}

void main();
