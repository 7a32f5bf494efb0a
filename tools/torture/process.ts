import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export class ServerProcess {
  readonly kind = 'server';
  private child: ChildProcess | undefined;

  /** @param env contains `DATA_DIR`, `DATABASE_URL` or `REDIS_URL` */
  constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {
    process.once('exit', () => this.child?.kill('SIGKILL'));
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process. Resolves when it accepts connections. Rejects with its output if it exits first. */
  start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '..', 'serve.ts')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', ...this.env, PORT: String(this.port), NODE_ENV: 'production' },
    });
    this.child = child;
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (chunk) => String(chunk).includes('port') && resolve());
      child.once('exit', (code) => reject(new Error(`a server exited unexpectedly (${code}): ${said}`)));
    });
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
