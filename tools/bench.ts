// Measures speed and size of the games, one JSON object per line. Speeds are measured in CPU time and compared with a baseline from the
// same run.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import type { GameModule } from '../src/boardgame/module.js';
import { matchDice, quickDice } from '../src/kit/dice.js';
import { modulesNamed, options } from './arguments.js';
import { LONG, lengths, SHORT } from './benchLength.js';
import { roundTrips } from './benchServer.js';
import { stepsThrough } from './benchSteps.js';
import { cpuSeconds } from './cpuTime.js';
import { type Recorded, record } from './recorded.js';
import { startPostgres } from './services/postgres.js';
import { ticTacToe } from './ticTacToe.js';

interface Measure {
  name: string;
  value: number;
  unit: string;
  baseline?: string;
  ratio?: number;
}

/** CPU seconds per measurement. The slowest games take eight seconds until V8 has optimized them. */
const MEASURED_SECONDS = 8;

const print = ({ name, value, unit, baseline, ratio }: Measure) =>
  console.log(
    JSON.stringify({
      name,
      value: Math.round(value * 100) / 100,
      unit,
      baseline: baseline ?? null,
      ratio: ratio ? Math.round(ratio * 1000) / 1000 : null,
    }),
  );

/** Runs `work` for a number of CPU seconds, after an equally long warm-up. Returns the amount of work per CPU second. */
function rate(seconds: number, work: () => number): number {
  const warm = cpuSeconds() + seconds;
  while (cpuSeconds() < warm) work();
  const began = cpuSeconds();
  let amount = 0;
  while (cpuSeconds() - began < seconds) amount += work();
  return amount / (cpuSeconds() - began);
}

/** Plays random moves, as a search does. Returns the number of moves. */
function randomMatch({ rules, scenarios: [{ setupData }] }: GameModule, number: number): number {
  const dice = matchDice(`bench-${number}`);
  const bot = quickDice(number);
  let G = rules.setup(setupData, dice.setup);
  let moves = 0;
  for (; !rules.result(G); moves++) {
    const [playerID] = Object.keys(rules.awaiting(G));
    const choices = rules.choices(rules.view(G, playerID), playerID);
    G = rules.advance(G, playerID, choices[bot.die(choices.length) - 1], dice.play).G;
  }
  return moves;
}

/** Returns the moves per CPU second that boardgame.io's reducer makes in a recorded match. */
function reducerRate(module: GameModule, recorded: Recorded): number {
  const game = { ...module.game, seed: recorded.seed };
  const reducer = CreateGameReducer({ game });
  return rate(MEASURED_SECONDS, () => {
    let state: State = InitializeGame({ game, numPlayers: 2, setupData: recorded.setupData });
    for (const { playerID, choice } of recorded.moves) {
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: choice.move, args: choice.args, playerID } } as never);
    }
    return recorded.moves.length;
  });
}

function ticTacToeRate(): number {
  const reducer = CreateGameReducer({ game: ticTacToe });
  return rate(MEASURED_SECONDS, () => {
    let state: State = InitializeGame({ game: ticTacToe, numPlayers: 2 });
    for (let n = 0; n < 90; n++) {
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [n % 9], playerID: String(n % 2) } } as never);
    }
    return 90;
  });
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))];

function choicesTimes({ rules }: GameModule, { states }: Recorded): number[] {
  const times: number[] = [];
  for (const G of states) {
    for (const playerID of Object.keys(rules.awaiting(G))) {
      const view = rules.view(G, playerID);
      const began = cpuSeconds();
      rules.choices(view, playerID);
      times.push(1000 * (cpuSeconds() - began));
    }
  }
  return times.sort((a, b) => a - b);
}

function rulesAndReducer(module: GameModule, ticTacToe: number): void {
  const { slug, rules } = module;
  const recorded = record(module, 'bench');
  let n = 0;
  const random = rate(MEASURED_SECONDS, () => {
    n += 1;
    return randomMatch(module, n);
  });
  const against = (value: number) => ({ baseline: 'tic-tac-toe through the reducer', ratio: value / ticTacToe });
  print({ name: `${slug}: random play through the rules`, value: random, unit: 'moves/CPU s', ...against(random) });
  const reduced = reducerRate(module, recorded);
  print({ name: `${slug}: moves through the reducer`, value: reduced, unit: 'moves/CPU s', ...against(reduced) });
  const times = choicesTimes(module, recorded);
  const perSecond = (1000 * times.length) / times.reduce((sum, ms) => sum + ms, 0);
  print({ name: `${slug}: choices`, value: perSecond, unit: 'calls/CPU s', ...against(perSecond) });
  print({ name: `${slug}: choices, median`, value: quantile(times, 0.5), unit: 'ms' });
  print({ name: `${slug}: choices, longest`, value: quantile(times, 1), unit: 'ms' });
  const views = recorded.states.map((G) => JSON.stringify(rules.view(G, '0')).length).sort((a, b) => a - b);
  print({ name: `${slug}: largest view`, value: quantile(views, 1), unit: 'bytes' });
}

function bundles(): void {
  const dir = 'dist/client/assets';
  if (!existsSync(dir)) return;
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.js'))) {
    print({
      name: `client bundle ${file.replace(/-[\w-]{8}\.js$/, '.js')}`,
      value: gzipSync(readFileSync(join(dir, file))).length / 1024,
      unit: 'KB gzip',
    });
  }
}

/** Measures moves per second between sockets, through the server and its store. */
async function serverRates(store: string, databaseUrl: string | undefined): Promise<void> {
  const script = { game: ticTacToe, at: (n: number) => ({ playerID: String(n % 2), move: 'clickCell', args: [n % 9] }) };
  const baseline = await roundTrips(script, databaseUrl);
  print({ name: `tic-tac-toe: server round trips, 50 matches, ${store}`, value: baseline.perSecond, unit: 'moves/CPU s' });
  for (const module of modulesNamed('all')) {
    const { seed, setupData, moves } = record(module, 'bench');
    const script = {
      game: { game: { ...module.game, seed }, rules: module.rules },
      setupData,
      at: (n: number) => (moves[n] ? { playerID: moves[n].playerID, ...moves[n].choice } : undefined),
    };
    const trips = await roundTrips(script, databaseUrl);
    print({
      name: `${module.slug}: server round trips, 50 matches, ${store}`,
      value: trips.perSecond,
      unit: 'moves/CPU s',
      baseline: 'tic-tac-toe on the same server',
      ratio: trips.perSecond / baseline.perSecond,
    });
    if (databaseUrl) continue; // The result does not depend on the store.
    print({ name: `${module.slug}: bytes per move to each client, median`, value: trips.medianBytes, unit: 'bytes' });
  }
}

/** Compares the costs of late and early moves. */
async function lengthRates(store: string, databaseUrl: string | undefined): Promise<void> {
  const { move, sync, syncBytes } = await lengths(databaseUrl);
  const beside = ([short, long]: readonly [number, number]) => ({
    value: long,
    baseline: `the same after ${SHORT} moves`,
    ratio: long / short,
  });
  print({ name: `one move after ${LONG} moves, ${store}`, unit: 'ms', ...beside(move) });
  print({ name: `sync after ${LONG} moves, ${store}`, unit: 'ms', ...beside(sync) });
  print({ name: `sync after ${LONG} moves, uncompressed`, unit: 'bytes', ...beside(syncBytes) });
}

/** Measures the main-thread time of a replay step. A frame at 60 Hz lasts 16 ms. */
const steps = (game: string): Promise<void> =>
  stepsThrough(modulesNamed(game), ({ slug }, { times, shownASecond, framesASecond }) => {
    print({ name: `${slug}: a step through a match, median`, value: quantile(times, 0.5), unit: 'CPU ms' });
    print({ name: `${slug}: a step through a match, 95th percentile`, value: quantile(times, 0.95), unit: 'CPU ms' });
    const against = { baseline: 'frames while nothing is shown', ratio: shownASecond / framesASecond };
    print({ name: `${slug}: steps shown through a match`, value: shownASecond, unit: '/s', ...against });
  });

async function everything(): Promise<void> {
  const yardstick = ticTacToeRate();
  print({ name: 'tic-tac-toe: moves through the reducer', value: yardstick, unit: 'moves/CPU s' });
  for (const module of modulesNamed('all')) rulesAndReducer(module, yardstick);
  const postgres = await startPostgres({ durable: true });
  try {
    for (const [store, databaseUrl] of [['embedded', undefined] as const, ['PostgreSQL', await postgres.database()] as const]) {
      await serverRates(store, databaseUrl);
      await lengthRates(store, databaseUrl);
    }
  } finally {
    await postgres.stop();
  }
  bundles();
}

const { values } = options({ steps: { type: 'boolean', default: false }, game: { type: 'string', default: 'all' } });

void (values.steps ? steps(values.game) : everything());
