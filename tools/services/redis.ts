import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './ports.js';
import { findProgram } from './programs.js';

export interface Redis {
  readonly url: string;
  /** Kills the server with SIGKILL. `start` restarts it. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a Redis server on a free loopback port, without persistence.
 * @throws Error if Redis is not installed
 */
export async function startRedis(): Promise<Redis> {
  const program = findProgram('redis');
  if (!program) throw new Error('redis-server is not installed');
  const port = await freePort();
  let child: ChildProcess | undefined;

  const start = async () => {
    const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
    const started = spawn(program, flags, { stdio: 'ignore' });
    child = started;
    let failed: Error | undefined;
    started.once('error', (error) => {
      failed = error;
    });
    const began = Date.now();
    while (!(await answers(port))) {
      if (failed || started.exitCode !== null || Date.now() - began > 20_000) {
        throw new Error(`Redis did not start${failed ? `: ${failed.message}` : ''}`);
      }
      await delay(20);
    }
  };
  const kill = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return { url: `redis://127.0.0.1:${port}`, kill, start, stop: kill };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
