import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Choice } from '../../src/kit/rules.js';
import type { Question } from '../plugin.js';
import type { CaptainOptions } from './bots.js';
import type { Answer } from './worker.js';

/** Paths of the worker relative to this file and to its bundles in `dist/cjs`. */
const PATHS = ['worker.ts', 'bots/worker.js', '../server/bots/worker.js'];

const DECISION_MS = 60_000;

/** Source of a request for a decision. Requests from different sources take turns. */
export interface Asker {
  readonly from: string;
  /** Whether a player is waiting. Urgent requests are handled first. */
  readonly urgent: boolean;
  /** Called with the thread's working time in milliseconds. */
  thought?(ms: number): void;
}

export class FairQueue<T> {
  private readonly lines = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(from: string, item: T): void {
    const line = this.lines.get(from);
    if (line) line.push(item);
    else this.lines.set(from, [item]);
    this.count += 1;
  }

  next(): T | undefined {
    const [turn] = this.lines;
    if (!turn) return undefined;
    const [from, line] = turn;
    const item = line.shift();
    this.lines.delete(from);
    if (line.length) this.lines.set(from, line);
    this.count -= 1;
    return item;
  }
}

interface Job {
  readonly question: Question;
  readonly thought: Asker['thought'];
  readonly resolve: (choice: Choice | undefined) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  began: number;
  timer: NodeJS.Timeout | undefined;
}

export class BotThreads {
  private readonly threads = new Set<Thread>();
  private readonly waiting = { urgent: new FairQueue<Job>(), other: new FairQueue<Job>() };
  private closed = false;

  constructor(private readonly options: Pick<CaptainOptions, 'threads' | 'gamesFrom'>) {}

  get backlog(): number {
    return this.waiting.urgent.size + this.waiting.other.size;
  }

  /** Resolves to the bot's choice, or undefined if no move is legal. Rejects if the thread fails or takes too long. */
  decide(question: Question, { from, urgent, thought }: Asker): Promise<Choice | undefined> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('the threads have ended'));
      this.waiting[urgent ? 'urgent' : 'other'].add(from, { question, thought, resolve, reject });
      this.next();
    });
  }

  /** Decides for a waiting player. Chooses any legal move if the thread fails. */
  readonly decideAnyway = (question: Question, from: string): Promise<Choice | undefined> =>
    this.decide(question, { from, urgent: true }).catch(() => this.decide({ ...question, simply: true }, { from, urgent: true }));

  async close(): Promise<void> {
    this.closed = true;
    const ended = new Error('the threads have ended');
    for (let job = this.nextJob(); job; job = this.nextJob()) job.reject(ended);
    await Promise.all([...this.threads].map((thread) => this.end(thread, ended)));
  }

  private next(): void {
    if (this.backlog === 0) return;
    const idle = [...this.threads].find(({ job }) => !job) ?? (this.threads.size < this.options.threads ? this.begin() : undefined);
    const job = idle && this.nextJob();
    if (!idle || !job) return;
    idle.job = job;
    idle.began = performance.now();
    idle.timer = setTimeout(() => void this.end(idle, new Error('a bot took too long')), DECISION_MS).unref();
    idle.worker.postMessage(job.question);
  }

  private nextJob(): Job | undefined {
    return this.waiting.urgent.next() ?? this.waiting.other.next();
  }

  private begin(): Thread {
    const thread: Thread = { worker: workerOf(this.options), job: undefined, began: 0, timer: undefined };
    this.threads.add(thread);
    const { worker } = thread;
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const { job } = thread;
      clearTimeout(thread.timer);
      thread.job = undefined;
      job?.thought?.(performance.now() - thread.began);
      if ('fault' in answer) job?.reject(new Error(answer.fault));
      else job?.resolve(answer.choice);
      this.next();
    });
    worker.on('error', (error) => void this.end(thread, error));
    worker.on('exit', () => void this.end(thread, new Error('a bot thread has ended')));
    return thread;
  }

  private async end(thread: Thread, why: Error): Promise<void> {
    if (!this.threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.job?.thought?.(performance.now() - thread.began);
    thread.job?.reject(why);
    await thread.worker.terminate();
    this.next();
  }
}

function workerOf({ gamesFrom }: Pick<CaptainOptions, 'gamesFrom'>): Worker {
  const file = PATHS.map((place) => join(__dirname, place)).find((path) => existsSync(path));
  if (!file) throw new Error('the file of the bot threads is missing');
  const workerData = { gamesFrom };
  if (!file.endsWith('.ts')) return new Worker(file, { workerData });
  // In a source checkout, threads do not inherit the TypeScript loader.
  return new Worker(`require('tsx/cjs'); require(${JSON.stringify(file)});`, { eval: true, workerData });
}
