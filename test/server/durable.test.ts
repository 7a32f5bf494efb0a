import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../tools/services/programs.js';
import { needs } from '../kit/needs.js';
import { afterwards, folder, moveFrame, newMatch, seated, until } from './house.js';
import { serve } from './serving.js';

/** What was traced of a process: its calls, in the order in which they ended. */
interface Trace {
  readonly tracer: ChildProcess;
  calls(): { readonly name: string; readonly text: string }[];
}

/** Writes down every sync to disk and every write to a line of a process, with all its threads. */
async function trace(pid: number): Promise<Trace> {
  const file = join(folder(), 'trace');
  const calls = 'fsync,fdatasync,write,writev,sendto,sendmsg';
  const tracer = spawn(findProgram('strace') ?? '', ['-f', '-y', '-s', '4096', '-e', `trace=${calls}`, '-o', file, '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  afterwards(() => tracer.kill('SIGKILL'));
  let said = '';
  tracer.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  await until(() => said.includes('attached') || tracer.exitCode !== null, 'strace');
  expect(said).toContain('attached');
  return {
    tracer,
    calls: () =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text) => {
          const name = /^\d+ +(?:<\.\.\. )?(\w+)/.exec(text)?.[1];
          return name && !text.includes('<unfinished') ? [{ name, text }] : [];
        }),
  };
}

needs('strace').describe('a move of the embedded store, its calls traced', () => {
  it('is synced to disk before anybody is told of it', async () => {
    const server = await serve(folder());
    const match = await newMatch(server);
    const [first, second] = [await seated(server, match, '0'), await seated(server, match, '1')];
    const { calls } = await trace(server.child.pid ?? 0);
    for (let n = 0; n < 6; n++) {
      const shown = second.next('patch');
      first.send('update', ...(n % 2 ? moveFrame(match.matchID, n, '0', 'undo') : moveFrame(match.matchID, n, '0', 'mark', [1])));
      await shown;
    }
    await until(() => calls().filter(({ text }) => text.includes('[\\"patch\\"')).length >= 12);
    let synced = 0;
    let told = 0;
    for (const { name, text } of calls()) {
      if (name.endsWith('sync') && text.includes('matches.db')) synced += 1;
      for (const [, stateID] of text.matchAll(/\[\\"patch\\",\\"[\w-]+\\",\d+,(\d+),/g)) {
        told += 1;
        expect([Number(stateID), synced >= Number(stateID)]).toEqual([Number(stateID), true]);
      }
    }
    expect(told).toBeGreaterThanOrEqual(12);
  });
});
