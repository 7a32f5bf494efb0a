import type { GameModule } from '../../../src/boardgame/module.js';
import { decide } from '../../../src/kit/decide.js';
import type { Level } from '../../../src/kit/levels.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import BotWorker from '../bot/worker.ts?worker';
import { type BotAnswer, type BotQuestion, botAt } from './answer.js';

/** Decides for a seat, one decision at a time. */
export interface Thinker {
  /** Resolves to `undefined` if there is no legal move. Rejects if the worker fails. */
  decide(view: unknown, playerID: PlayerID): Promise<Choice | undefined>;
  stop(): void;
}

const bits = (): number => (Math.random() * 2 ** 32) >>> 0;

/** Thinks in a worker, started by the first decision and again after a failure. */
class WorkerThinker implements Thinker {
  private worker: Worker | undefined;

  constructor(
    private readonly game: string,
    private readonly level: Level,
  ) {}

  async decide(view: unknown, playerID: PlayerID): Promise<Choice | undefined> {
    this.worker ??= new BotWorker();
    const answer = await this.ask(this.worker, { game: this.game, level: this.level, view, playerID, random: bits() }).catch((error) => {
      this.stop();
      throw error;
    });
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.choice;
  }

  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private ask(worker: Worker, question: BotQuestion): Promise<BotAnswer> {
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => resolve(data);
      worker.onerror = () => reject(new Error('the worker of the bot failed'));
      worker.postMessage(question);
    });
  }
}

/** Returns a thinker. The expert bot thinks in a worker, because its search would block the page; the others think in the page. */
export function thinkerAt(module: GameModule, level: Level): Thinker {
  if (level === 'expert') return new WorkerThinker(module.slug, level);
  const bot = botAt(module, level);
  return { decide: async (view, playerID) => decide(bot, view, playerID, bits()), stop: () => undefined };
}
