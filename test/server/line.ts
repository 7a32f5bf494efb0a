import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterwards } from './testServer.js';

/** A line to a server on this machine that can be cut, and on which what one end says can be lost. */
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

  /** @returns the address of this end */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(this.server.address() as { port: number }).port}`));
    });
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  /** Whoever calls is connected again, and everything arrives. */
  mend(): void {
    this.isCut = false;
    this.lost = undefined;
  }

  /** From now on, what is said in one direction does not arrive. */
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
