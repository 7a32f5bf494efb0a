/// <reference lib="webworker" />
import { findingOf, type VerificationRequest, type Verified } from './answer.js';

declare const self: DedicatedWorkerGlobalScope;

async function load(slug: string): Promise<Verified> {
  const [{ definition }, { stateFault }] = await Promise.all([
    import(`../../../src/games/${slug}/definition.ts`),
    import(`../../../src/games/${slug}/stateShape.ts`),
  ]);
  return { definition, stateFault };
}

self.onmessage = async ({ data }: MessageEvent<VerificationRequest>) => self.postMessage(await findingOf(data, load));
