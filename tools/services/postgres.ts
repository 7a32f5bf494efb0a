import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from './ports.js';
import { findProgram } from './programs.js';

export interface Postgres {
  readonly url: string;
  database(): Promise<string>;
  /** Kills all server processes with SIGKILL. `start` restarts the server. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns an unprivileged account, because PostgreSQL refuses to run as root. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = new Map(
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name, { uid: Number(uid), gid: Number(gid) }] as const),
  );
  return accounts.get('postgres') ?? accounts.get('nobody') ?? { uid: 65534, gid: 65534 };
}

/** Creates databases on a running server. `stop` drops them. */
export function databasesOf(server: string): Pick<Postgres, 'database' | 'stop'> {
  const names: string[] = [];
  return {
    async database() {
      const name = `weathergage_test_${process.pid}_${names.length + 1}`;
      await run(server, `create database ${name}`);
      names.push(name);
      const url = new URL(server);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      for (const name of names.splice(0)) await run(server, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Starts a PostgreSQL server on a free loopback port, in a temporary folder.
 * @param durable whether to flush to disk, which only benchmarks need
 * @throws Error if PostgreSQL is not installed
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
  const initdb = findProgram('postgresql');
  if (!initdb) throw new Error('PostgreSQL is not installed');
  const bin = dirname(initdb);
  const as = account();
  const dir = mkdtempSync(join(tmpdir(), 'weathergage-postgres-'));
  if (as) chownSync(dir, as.uid, as.gid);
  const data = join(dir, 'data');
  const flags = ['--username=weathergage', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(bin, 'initdb'), [...flags, `--pgdata=${data}`], { ...as, cwd: dir, stdio: 'ignore' });
  const port = await freePort();
  const url = (name: string) => `postgres://weathergage@127.0.0.1:${port}/${name}`;
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', `fsync=${durable ? 'on' : 'off'}`];
  const said = openSync(join(dir, 'log'), 'a');
  let child: ChildProcess | undefined;
  let databases = 0;

  const start = async () => {
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const started = spawn(join(bin, 'postgres'), args, { ...as, cwd: dir, stdio: ['ignore', said, said] });
    child = started;
    const began = Date.now();
    while (!(await answers(url('postgres')))) {
      if (started.exitCode !== null || Date.now() - began > 120_000) {
        throw new Error(`PostgreSQL did not start: ${readFileSync(join(dir, 'log'), 'utf8')}`);
      }
      await delay(50);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    const running = child;
    child = undefined;
    if (!running?.pid || running.exitCode !== null || running.signalCode !== null) return;
    const backends = childrenOf(running.pid);
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill(signal);
    await ended;
    // Kill the backends too, because they would respond for a while after the main process has ended.
    if (signal === 'SIGKILL') for (const pid of backends) killed(pid);
    while (backends.some(processOf)) await delay(5);
  };
  process.once('exit', () => child?.kill('SIGKILL'));
  await start();
  return {
    url: url('postgres'),
    async database() {
      databases += 1;
      const name = `matches_${databases}`;
      await run(url('postgres'), `create database ${name}`);
      return url(name);
    },
    kill: () => end('SIGKILL'),
    start,
    async stop() {
      await end('SIGINT');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Returns a process, or `undefined` if it has ended or is a zombie. */
function processOf(pid: number | string): { readonly parent: number } | undefined {
  try {
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' || state === 'X' ? undefined : { parent: Number(parent) };
  } catch {
    return undefined;
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => processOf(name)?.parent === pid)
    .map(Number);

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // Ignore processes that have already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const answers = (url: string) =>
  run(url, 'select 1').then(
    () => true,
    () => false,
  );
