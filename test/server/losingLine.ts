import { connect, createServer, type Socket } from 'node:net';
import { afterwards } from './house.js';

/**
 * A line to PostgreSQL, under a URL of its own, that breaks after the next move has gone over it: what PostgreSQL answers to it
 * is lost.
 */
export async function losingLine(url: string): Promise<{ url: string; lose(): void }> {
  const target = new URL(url);
  let losing = false;
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
        losing = false;
        doomed = true;
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
    lose() {
      losing = true;
    },
  };
}
