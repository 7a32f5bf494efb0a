// Floods a server of ours with everything strangers can send, while others play; prints how its memory and their latencies fare.
// Exits 1 when memory grows, or when a player's 99th percentile is more than three times that of quiet play.
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { GameModule } from '../src/boardgame/module.js';
import { count, modulesNamed, options } from './arguments.js';
import type { FloodCounts, FloodOrder } from './flooders.js';
import { type Outcome, type Pair, playOn, quantile, rise, type Script, sit } from './players.js';
import { record } from './recorded.js';
import { type Serving, serve } from './serving.js';

const { values } = options({
  seconds: { type: 'string', default: '60' },
  matches: { type: 'string', default: '10' },
  game: { type: 'string', default: 'invincible-armada' },
});
const SECONDS = count('seconds', values.seconds);
const MATCHES = count('matches', values.matches);

/** How long is played in quiet first: for the figure to compare with, and until the server has warmed up. */
const QUIET = 20;
/** Between two moves of a match, ms. */
const PAUSE = 100;
/** Memory is compared once the flood has filled what it can fill. */
const SETTLED = 0.3;
/** How much the last part of the flood may lie above the part after settling: what garbage collection leaves open. */
const FLAT = 1.15;
const WORST = 3;

const rounded = (value: number) => Math.round(value * 100) / 100;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

interface Phase {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly moves: number;
  readonly stuck: number;
  /** MB, one a second. */
  readonly memory: readonly number[];
}

/** Plays on all tables for so many seconds, laying new ones as matches end. */
async function play(serving: Serving, seconds: number, script: Script, setupData: unknown): Promise<Phase> {
  const outcome: Outcome = { moves: 0, latencies: [], refused: 0, stuck: 0 };
  const memory: number[] = [];
  const look = setInterval(() => void serving.resident().then((mb) => memory.push(mb)), 1000);
  const began = performance.now();
  const over = () => performance.now() - began > seconds * 1000;
  const tables: Promise<void>[] = Array.from({ length: MATCHES }, async (_, n) => {
    while (!over()) {
      const pair: Pair = await sit(serving.url, values.game, setupData, `127.0.1.${(n % 250) + 1}`);
      await playOn(pair, script, outcome, over, PAUSE);
      rise(pair);
    }
  });
  await Promise.all(tables);
  clearInterval(look);
  const sorted = outcome.latencies.sort((a, b) => a - b);
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => rounded(quantile(sorted, share)));
  return { p50, p95, p99, moves: outcome.moves, stuck: outcome.stuck, memory };
}

function flood(order: FloodOrder): { counts(): FloodCounts | undefined; stop(): void } {
  const child = fork(join(__dirname, 'flooders.ts'), [JSON.stringify(order)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Attackers have processors of their own; here they have to make do with what players and server leave.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let counts: FloodCounts | undefined;
  child.on('message', (message) => {
    counts = message as FloodCounts;
  });
  return { counts: () => counts, stop: () => void child.kill('SIGKILL') };
}

async function main(): Promise<void> {
  const [module] = modulesNamed(values.game) as GameModule[];
  const { moves, seed, setupData } = record(module, 'load');
  const script: Script = (n) => moves[n] && { playerID: moves[n].playerID, move: moves[n].choice.move, args: moves[n].choice.args };
  // The limits are those that everybody gets.
  const serving = await serve({ kind: 'weathergage', game: module.slug, seed });
  try {
    const watched = await sit(serving.url, module.slug, setupData);
    const quiet = await play(serving, QUIET, script, setupData);
    const { memory: before, ...calm } = quiet;
    console.log(
      JSON.stringify({ phase: 'quiet', seconds: QUIET, matches: MATCHES, ...calm, residentMB: rounded(before[before.length - 1]) }),
    );
    const attack = flood({ port: serving.port, game: module.slug, matchID: watched.matchID });
    const { memory, ...stormy } = await play(serving, SECONDS, script, setupData);
    const sent = attack.counts();
    attack.stop();
    rise(watched);
    const settled = memory.slice(Math.floor(memory.length * SETTLED), Math.floor(memory.length * (SETTLED + 0.2)) + 1);
    const last = memory.slice(Math.floor(memory.length * 0.8));
    const growth = mean(last) / mean(settled);
    const ratio = stormy.p99 / calm.p99;
    console.log(JSON.stringify({ phase: 'flood', seconds: SECONDS, matches: MATCHES, ...stormy, sent }));
    const memoryMB = {
      settled: rounded(mean(settled)),
      end: rounded(mean(last)),
      peak: rounded(Math.max(...memory)),
      growth: rounded(growth),
    };
    const held = growth <= FLAT && ratio <= WORST && stormy.stuck === 0;
    console.log(JSON.stringify({ held, p99Ratio: rounded(ratio), memoryMB }));
    if (!held) process.exitCode = 1;
  } finally {
    await serving.stop();
  }
}

void main();
