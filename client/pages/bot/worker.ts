/// <reference lib="webworker" />
import { type BotQuestion, botAnswering } from './answer.js';

declare const self: DedicatedWorkerGlobalScope;

const answer = botAnswering(async (slug) => (await import(`../../../src/modules/${slug}.ts`)).module);

self.onmessage = async ({ data }: MessageEvent<BotQuestion>) => self.postMessage(await answer(data));
