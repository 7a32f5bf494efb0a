import { findGame } from '../../client/app/games.js';
import { type BotAnswer, type BotQuestion, botAnswering } from '../../client/pages/bot/answer.js';

/** Replaces client/pages/bot/worker.ts, because jsdom has no workers. */
export default class BotWorker {
  onmessage: ((event: { readonly data: BotAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly answer = botAnswering(async (slug) => {
    const game = findGame(slug);
    if (!game) throw new Error(`no game ${slug}`);
    return game.loadModule();
  });

  postMessage(question: BotQuestion): void {
    void this.answer(structuredClone(question)).then((data) => this.onmessage?.({ data: structuredClone(data) }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}
