import { connect, createServer, type Socket } from 'node:net';
import { afterwards } from './testServer.js';

/** Texts that identify the kinds of statements on the connection. */
export const STATEMENTS = {
  move: 'insert into "log"',
  seats: 'update "matches" set "metadata"',
  match: 'insert into "matches"',
  commit: 'commit\0',
  limit: 'set statement_timeout = 8000',
} as const;

export interface Loss {
  /** The kind of statement whose next response is lost. The default is a move. */
  readonly of?: keyof typeof STATEMENTS;
  /** Whether the connection breaks before PostgreSQL has finished the statement. */
  readonly atOnce?: boolean;
  /** Whether PostgreSQL never receives the statement. */
  readonly swallowed?: boolean;
}

interface LosingLine {
  readonly url: string;
  lose(loss?: Loss): void;
  hasLost(): boolean;
}

/** Opens a proxy to PostgreSQL that breaks the connection after a chosen statement and loses the response. */
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
