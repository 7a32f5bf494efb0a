import { findGame } from '../../client/app/games.js';
import { answering, type PageAnswer, type PageRequest } from '../../client/match/features/history/answer.js';

/** Replaces client/match/features/history/worker.ts, because jsdom has no workers. */
export default class PastWorker {
  onmessage: ((event: { readonly data: PageAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  private readonly answer = answering(async (slug) => {
    const game = findGame(slug);
    if (!game) throw new Error(`no game ${slug}`);
    return game.loadModule();
  });

  postMessage(request: PageRequest): void {
    void this.answer(structuredClone(request)).then((data) => this.onmessage?.({ data: structuredClone(data) }));
  }

  terminate(): void {
    this.onmessage = null;
  }
}
