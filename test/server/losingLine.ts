import { connect, createServer, type Socket } from 'node:net';
import { afterwards } from './house.js';

/**
 * A line to PostgreSQL, under a URL of its own, that breaks after the next move has gone over it: what PostgreSQL answers to it
 * is lost. With `at once` it breaks before PostgreSQL is through with it.
 */
export async function losingLine(url: string): Promise<{ url: string; lose(when?: 'at once'): void }> {
  const target = new URL(url);
  let losing: 'at once' | 'after' | undefined;
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
      if (losing && data.includes('insert into "log"')) {
        doomed = true;
        if (losing === 'at once') far.write(data, () => near.destroy());
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
    lose(when) {
      losing = when ?? 'after';
    },
  };
}
