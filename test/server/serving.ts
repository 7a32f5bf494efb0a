import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import { afterwards, until } from './testServer.js';

export interface Process {
  readonly url: string;
  readonly child: ChildProcess;
  readonly lobby: LobbyClient;
  readonly ended: Promise<number | null>;
}

/** Starts a server in a separate process. */
export async function serve(dataDir: string): Promise<Process> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'serveParley.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  afterwards(() => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await until(() => /port \d+/.test(said) || child.exitCode !== null, 'the server');
  const url = `http://127.0.0.1:${/port (\d+)/.exec(said)?.[1]}`;
  return { url, child, lobby: new LobbyClient({ server: url }), ended };
}
