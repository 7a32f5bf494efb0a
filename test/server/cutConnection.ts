import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterwards } from './testServer.js';

/** A proxy to a local server. It can cut connections, or lose messages in one direction. */
export class Line {
  private lost: 'questions' | 'answers' | undefined;
  private isCut = false;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(private readonly target: number) {
    this.server = createServer((near) => this.join(near));
    afterwards(() => {
      this.server.close();
      this.cut();
    });
  }

  /** Starts the proxy and returns its address. */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(this.server.address() as { port: number }).port}`));
    });
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Restores the connection: new clients connect and every message arrives. */
  mend(): void {
    this.isCut = false;
    this.lost = undefined;
  }

  /** Drops every message in one direction from now on. */
  lose(what: 'questions' | 'answers'): void {
    this.lost = what;
  }

  private join(near: Socket): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1');
    for (const [from, to, what] of [[near, far, 'questions'] as const, [far, near, 'answers'] as const]) {
      this.sockets.add(from);
      from.on('error', () => undefined);
      from.on('data', (data) => this.lost !== what && to.write(data));
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
    }
  }
}
