/// <reference lib="webworker" />
import { answering, type PageRequest } from './answer.js';

declare const self: DedicatedWorkerGlobalScope;

const answer = answering(async (slug) => (await import(`../../../../src/games/${slug}/definition.ts`)).definition);

// Requests arrive one at a time.
self.onmessage = async ({ data }: MessageEvent<PageRequest>) => self.postMessage(await answer(data));
