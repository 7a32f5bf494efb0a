import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../../tools/services/programs.js';
import { needs } from '../kit/needs.js';
import { serve } from './serving.js';
import { afterwards, folder, moveFrame, newMatch, seated, until } from './testServer.js';

interface Call {
  readonly name: string;
  readonly text: string;
}

interface Trace {
  readonly tracer: ChildProcess;
  calls(): Call[];
}

/**
 * Returns the calls in the output of strace, writes at their start and syncs at their end. strace prints an interrupted call on two lines,
 * of which only the first has the arguments.
 */
function callsIn(output: string): Call[] {
  const started = new Map<string, string>();
  return output.split('\n').flatMap((line) => {
    const [, thread, resumed, name] = /^(\d+) +(<\.\.\. )?(\w+)/.exec(line) ?? [];
    if (!thread || !name) return [];
    const isSync = name.endsWith('sync');
    if (resumed) return isSync ? [{ name, text: started.get(thread) ?? '' }] : [];
    started.set(thread, line);
    return isSync && line.includes('<unfinished') ? [] : [{ name, text: line }];
  });
}

/** Traces every disk sync and every write of a process with all its threads. */
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
    calls: () => callsIn(readFileSync(file, 'utf8')),
  };
}

describe('the output of strace', () => {
  it('has a write where it starts and a sync where it ends, also when threads interrupt each other', () => {
    const output = [
      '11 fsync(7</data/matches.db-wal> <unfinished ...>',
      '12 write(9<socket:[1]>, "[\\"patch\\"", 9 <unfinished ...>',
      '11 <... fsync resumed>) = 0',
      '12 <... write resumed>) = 9',
      '12 write(9<socket:[1]>, "b", 1) = 1',
    ].join('\n');
    expect(callsIn(output).map(({ name, text }) => [name, text.includes('matches.db'), text.includes('patch')])).toEqual([
      ['write', false, true],
      ['fsync', true, false],
      ['write', false, false],
    ]);
  });
});

needs('strace').describe('a move of the embedded store', () => {
  it('is synced to disk before any client receives it', async () => {
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
