import { findGame } from '../../client/app/games.js';
import { findingOf, type VerificationRequest } from '../../client/match/verification/answer.js';
import type { Finding } from '../../src/boardgame/verify.js';
import { isSlug, manifests } from '../../src/games/index.js';

/** Replaces client/match/verification/worker.ts, because jsdom has no workers. */
export default class VerificationWorker {
  onmessage: ((event: { readonly data: Finding }) => void) | null = null;
  onerror: (() => void) | null = null;

  postMessage(request: VerificationRequest): void {
    void findingOf(structuredClone(request), async (slug) => {
      const game = findGame(slug);
      if (!game) throw new Error(`no game ${slug}`);
      return { definition: await game.loadModule(), ...(isSlug(slug) && { stateFault: await manifests[slug].stateFault() }) };
    }).then(
      (data) => this.onmessage?.({ data: structuredClone(data) }),
      () => this.onerror?.(),
    );
  }

  terminate(): void {
    this.onmessage = null;
  }
}
