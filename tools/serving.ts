import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Said, ServeOrder } from './serveProcess.js';

export interface Serving {
  readonly url: string;
  readonly port: number;
  /** Memory in MB. */
  resident(): Promise<number>;
  /** CPU time in milliseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server. Rejects if it cannot start, for example if a store's package is not installed. */
export async function serve(order: Omit<ServeOrder, 'dataDir'>): Promise<Serving> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weathergage-load-'));
  const child = fork('tools/bundled.mjs', ['serveProcess', JSON.stringify({ ...order, dataDir })], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.setMaxListeners(0); // Several requests may be waiting at once.
  let faults = '';
  child.stderr?.on('data', (chunk) => {
    faults = (faults + chunk).slice(-2000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const next = <K extends keyof Said>(key: K) =>
    new Promise<number>((resolve, reject) => {
      const hear = (said: unknown) => {
        const value = (said as Said)[key];
        if (value === undefined) return;
        child.off('message', hear);
        resolve(value);
      };
      child.on('message', hear);
      void ended.then(() =>
        reject(
          new Error(
            faults
              .trim()
              .split('\n')
              .find((line) => /^\w*Error: /.test(line)) ?? 'the server ended',
          ),
        ),
      );
    });
  const port = await next('port');
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    async resident() {
      const answer = next('resident');
      child.send('memory?');
      return (await answer) / 2 ** 20;
    },
    async cpu() {
      const answer = next('cpu');
      child.send('cpu?');
      return answer;
    },
    async stop() {
      child.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
