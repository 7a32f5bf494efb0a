import type { Finding } from '../../../src/boardgame/verify.js';
import VerificationWorker from '../verification/worker.ts?worker';
import type { VerificationRequest } from './answer.js';

/** Time limit for checking a file, in seconds. */
export const SECONDS = 120;

export class TooLong extends Error {
  override readonly name = 'TooLong';
}

/** Checks a match file in a worker, so that the page stays responsive. Rejects with {@link TooLong} after {@link SECONDS}. */
export function verifyFile({ slug }: { readonly slug: string }, json: unknown): Promise<Finding> {
  return findingFrom(new VerificationWorker(), { game: slug, json }, SECONDS * 1000);
}

/** Returns a worker's answer and terminates the worker. Rejects if the worker fails, or with {@link TooLong} after `ms`. */
export function findingFrom(worker: Worker, request: VerificationRequest, ms: number): Promise<Finding> {
  return new Promise<Finding>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLong()), ms);
    worker.onmessage = ({ data }: MessageEvent<Finding>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => {
      clearTimeout(timer);
      reject(new Error('the file could not be checked'));
    };
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
