import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Choice } from '../../src/kit/rules.js';
import type { Question } from '../plugin.js';
import type { CaptainOptions } from './bots.js';
import type { Thought } from './worker.js';

/** From this file as it is written, and from wherever in `dist/cjs` it is built into. */
const PLACES = ['worker.ts', 'bots/worker.js', '../server/bots/worker.js'];

/** As long as one decision may take, in ms; then its thread is ended. */
const MOST = 60_000;

/** Who waits for a decision: sources take turns, so that one that asks for much delays no other. */
export interface Asker {
  /** A match, or the address of a player. */
  readonly from: string;
  /** A player waits: decisions of bots among themselves come later. */
  readonly urgent: boolean;
}

/** A queue in which sources take turns, each with its items in order. */
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

  /** Removes the first item of the source whose turn it is; undefined if there is none. */
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
  readonly resolve: (choice: Choice | undefined) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** The threads that think for the captains: begun when the first is needed, and anew when one ends. */
export class BotThreads {
  private readonly threads = new Set<Thread>();
  private readonly waiting = { urgent: new FairQueue<Job>(), other: new FairQueue<Job>() };
  private closed = false;

  constructor(private readonly options: Pick<CaptainOptions, 'threads' | 'gamesFrom'>) {}

  /** Decisions that wait for a thread. */
  get backlog(): number {
    return this.waiting.urgent.size + this.waiting.other.size;
  }

  /** The bot's move; undefined if it has no choice. Rejects if its thread fails or takes too long. */
  decide(question: Question, { from, urgent }: Asker): Promise<Choice | undefined> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('the threads have ended'));
      this.waiting[urgent ? 'urgent' : 'other'].add(from, { question, resolve, reject });
      this.next();
    });
  }

  /** The bot's move for a player who waits, or any legal move if its thread fails or takes too long. */
  readonly surely = (question: Question, from: string): Promise<Choice | undefined> =>
    this.decide(question, { from, urgent: true }).catch(() => this.decide({ ...question, simply: true }, { from, urgent: true }));

  /** Ends all threads, whatever they are thinking of. */
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
    idle.timer = setTimeout(() => void this.end(idle, new Error('a bot took too long')), MOST).unref();
    idle.worker.postMessage(job.question);
  }

  private nextJob(): Job | undefined {
    return this.waiting.urgent.next() ?? this.waiting.other.next();
  }

  private begin(): Thread {
    const thread: Thread = { worker: workerOf(this.options), job: undefined, timer: undefined };
    this.threads.add(thread);
    const { worker } = thread;
    worker.unref();
    worker.on('message', (thought: Thought) => {
      const { job } = thread;
      clearTimeout(thread.timer);
      thread.job = undefined;
      if ('fault' in thought) job?.reject(new Error(thought.fault));
      else job?.resolve(thought.choice);
      this.next();
    });
    worker.on('error', (error) => void this.end(thread, error));
    worker.on('exit', () => void this.end(thread, new Error('a bot thread has ended')));
    return thread;
  }

  private async end(thread: Thread, why: Error): Promise<void> {
    if (!this.threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.job?.reject(why);
    await thread.worker.terminate();
    this.next();
  }
}

function workerOf({ gamesFrom }: Pick<CaptainOptions, 'gamesFrom'>): Worker {
  const file = PLACES.map((place) => join(__dirname, place)).find((path) => existsSync(path));
  if (!file) throw new Error('the program of the bot threads is missing');
  const workerData = { gamesFrom };
  if (!file.endsWith('.ts')) return new Worker(file, { workerData });
  // Not built: a thread does not take over how this process reads TypeScript.
  return new Worker(`require('tsx/cjs'); require(${JSON.stringify(file)});`, { eval: true, workerData });
}
