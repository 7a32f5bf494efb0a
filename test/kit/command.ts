import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs an npm script. Returns its exit code and the printed lines. */
export async function command(name: string, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const done = await run('npm', ['run', '-s', name, '--', ...args], { maxBuffer: 1 << 26 }).catch(
    (error: { code: number; stdout: string }) => error,
  );
  const code = 'code' in done ? done.code : 0;
  return { code, lines: done.stdout.split('\n').filter(Boolean) };
}
