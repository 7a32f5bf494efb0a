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
  /** People who wait come before captains who play among themselves. */
  private readonly waiting: { readonly people: Job[]; readonly captains: Job[] } = { people: [], captains: [] };
  private closed = false;

  constructor(private readonly options: Pick<CaptainOptions, 'threads' | 'gamesFrom'>) {}

  /** Decisions that wait for a thread. */
  get backlog(): number {
    return this.waiting.people.length + this.waiting.captains.length;
  }

  /** What the captain does; nothing where he has no choice. Rejects where his thread fails, or takes too long. @param urgent people wait for it */
  decide(question: Question, urgent: boolean): Promise<Choice | undefined> {
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error('the threads have ended'));
      this.waiting[urgent ? 'people' : 'captains'].push({ question, resolve, reject });
      this.next();
    });
  }

  /** What he does, whatever happens to his thread; where he cannot think, some legal move. People wait for it. */
  readonly surely = (question: Question): Promise<Choice | undefined> =>
    this.decide(question, true).catch(() => this.decide({ ...question, simply: true }, true));

  /** Ends all threads, whatever they are thinking of. */
  async close(): Promise<void> {
    this.closed = true;
    const ended = new Error('the threads have ended');
    for (const { reject } of [...this.waiting.people.splice(0), ...this.waiting.captains.splice(0)]) reject(ended);
    await Promise.all([...this.threads].map((thread) => this.end(thread, ended)));
  }

  private next(): void {
    if (this.backlog === 0) return;
    const idle = [...this.threads].find(({ job }) => !job) ?? (this.threads.size < this.options.threads ? this.begin() : undefined);
    const job = idle && (this.waiting.people.shift() ?? this.waiting.captains.shift());
    if (!idle || !job) return;
    idle.job = job;
    idle.timer = setTimeout(() => void this.end(idle, new Error('a bot took too long')), MOST).unref();
    idle.worker.postMessage(job.question);
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
