import { connect, createServer, type Socket } from 'node:net';
import { afterwards } from './testServer.js';

/** What goes over the line and is recognised there. */
export const STATEMENTS = {
  move: 'insert into "log"',
  seats: 'update "matches" set "metadata"',
  match: 'insert into "matches"',
  commit: 'commit\0',
  limit: 'set statement_timeout = 8000',
} as const;

export interface Loss {
  /** Which statement's answer is lost, the next of its kind; a move's otherwise. */
  readonly of?: keyof typeof STATEMENTS;
  /** The line breaks before PostgreSQL is through with it. */
  readonly atOnce?: boolean;
  /** PostgreSQL never hears of it. */
  readonly swallowed?: boolean;
}

interface LosingLine {
  readonly url: string;
  lose(loss?: Loss): void;
  /** Whether what was to be lost has been. */
  hasLost(): boolean;
}

/** A line to PostgreSQL, under a URL of its own, that can be made to break after a statement: what PostgreSQL answers to it is lost. */
export async function losingLine(url: string): Promise<LosingLine> {
  const target = new URL(url);
  let losing: Loss | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let doomed = false;
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (data) => {
      if (losing && data.includes(STATEMENTS[losing.of ?? 'move'])) {
        doomed = true;
        if (losing.swallowed) near.destroy();
        else if (losing.atOnce) far.write(data, () => near.destroy());
        else far.write(data);
        losing = undefined;
        return;
      }
      far.write(data);
    });
    far.on('data', (data) => {
      if (doomed) near.destroy();
      else near.write(data);
    });
  });
  afterwards(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const here = new URL(url);
  here.hostname = '127.0.0.1';
  here.port = String((server.address() as { port: number }).port);
  return {
    url: here.href,
    lose(loss = {}) {
      losing = loss;
    },
    hasLost: () => losing === undefined,
  };
}
