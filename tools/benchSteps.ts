import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer } from '../server/index.js';
import type { MatchExport } from '../src/boardgame/matchFile.js';
import type { GameModule } from '../src/boardgame/module.js';
import { record } from './recorded.js';
import { findProgram } from './services/programs.js';
import { unlimited } from './unlimited.js';

/** Number of measured steps, and of warm-up steps before them. */
const STEPS = 300;
const WARM_UP = 60;

/** Categories of trace events: tasks of all threads, and the page's marks. */
const TRACED = ['toplevel', 'blink.user_timing'];

/** An event in the browser's trace. Times are in microseconds; `tdur` is its CPU time. */
interface Slice {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Returns a match of random moves in the first scenario. */
function matchFile(module: GameModule): MatchExport {
  const { seed, setupData, moves, states } = record(module, 'bench');
  return {
    format: 'weathergage-match',
    version: 1,
    game: module.slug,
    rules: module.meta.version,
    setupData,
    seed,
    log: moves.map(({ playerID, choice: { move, args } }) => ({ playerID, move, args: [...args] })),
    result: module.rules.result(states[states.length - 1]) ?? null,
  };
}

/** Returns the number of animation frames per second. Runs in the page. */
async function frames(count: number): Promise<number> {
  const frame = () => new Promise<number>(requestAnimationFrame);
  const began = await frame();
  let now = began;
  for (let n = 0; n < count; n++) now = await frame();
  return (1000 * count) / (now - began);
}

/** Drags the replay slider to its end and back, one step per frame. Returns the number of steps per second. Runs in the page. */
function drag(steps: number): Promise<number> {
  const slider = document.querySelector<HTMLInputElement>('.wg-replay-bar input[type=range]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!slider || !set) throw new Error('the page has no slider');
  let way = 1;
  let left = steps;
  let began = 0;
  return new Promise((done) => {
    const step = (now: number) => {
      began ||= now;
      if (left-- === 0) return done((1000 * steps) / (now - began));
      performance.mark('step');
      const at = Number(slider.value);
      if (at === Number(slider.max)) way = -1;
      if (at === 0) way = 1;
      set.call(slider, `${at + way}`);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

export interface Steps {
  /** Main-thread CPU time of each step in milliseconds, ascending. Includes scripts, styles, layout and painting. */
  readonly times: readonly number[];
  /** Number of steps shown per second of real time. */
  readonly shownASecond: number;
  /** Number of frames per second while the page is idle. */
  readonly framesASecond: number;
}

async function stepTimes(browser: Browser, page: Page): Promise<Steps> {
  await page.evaluate(drag, WARM_UP);
  const framesASecond = await page.evaluate(frames, STEPS);
  const shownASecond = await page.evaluate(drag, STEPS);
  await browser.startTracing(page, { categories: TRACED });
  await page.evaluate(drag, STEPS);
  const { traceEvents }: { traceEvents: Slice[] } = JSON.parse((await browser.stopTracing()).toString());
  const marks = traceEvents.filter(({ name }) => name === 'step').sort((a, b) => a.ts - b.ts);
  const [{ pid, tid }] = marks;
  const times = marks.map(() => 0);
  for (const { name, ts, dur = 0, tdur = 0, ...slice } of traceEvents) {
    if (name !== 'ThreadControllerImpl::RunTask' || slice.pid !== pid || slice.tid !== tid) continue;
    // The task of a step starts before its mark.
    const step = marks.findLastIndex((mark) => mark.ts <= ts + dur);
    if (step >= 0) times[step] += tdur / 1000;
  }
  return { times: times.sort((a, b) => a - b), shownASecond, framesASecond };
}

/** Steps through a recorded match of each game, in a browser with the built client. */
export async function stepsThrough(modules: readonly GameModule[], onSteps: (module: GameModule, steps: Steps) => void): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  const server = createServer({ games: [], dataDir, clientDir: 'dist/client', host: '127.0.0.1', limits: unlimited });
  const { port } = await server.start();
  const browser = await chromium.launch({ executablePath: findProgram('browser') ?? '', args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const module of modules) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
      await page.goto(`http://127.0.0.1:${port}/replay`);
      const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(matchFile(module))) };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.locator('.wg-replay-bar').waitFor({ timeout: 120_000 });
      onSteps(module, await stepTimes(browser, page));
      await page.close();
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
