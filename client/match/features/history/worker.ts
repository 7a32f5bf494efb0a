/// <reference lib="webworker" />
import { answering, type PageRequest } from './answer.js';

declare const self: DedicatedWorkerGlobalScope;

const answer = answering(async (slug) => (await import(`../../../../src/games/${slug}/definition.ts`)).definition);

// Questions come one at a time: whoever asks waits for the answer.
self.onmessage = async ({ data }: MessageEvent<PageRequest>) => self.postMessage(await answer(data));
