import { connect, createServer, type Socket } from 'node:net';
import { quickDice } from '../../src/kit/dice.js';
import { seed } from '../kit/seed.js';

/** The rate of each fault, per 1,000 messages. */
export interface Faults {
  readonly dropped: number;
  readonly doubled: number;
  readonly delayed: number;
  /** Rate of messages delayed until later messages have passed. */
  readonly overtaken: number;
  /** Rate of messages at which the connection is cut. */
  readonly cut: number;
}

/** One WebSocket message in its encoded form. */
interface Frame {
  readonly bytes: Buffer;
  /** Whether this is a socket.io event. Handshakes and heartbeats are not changed. */
  readonly isEvent: boolean;
}

function frameIn(buffer: Buffer): Frame | undefined {
  if (buffer.length < 2) return undefined;
  const [first, second] = buffer;
  let [length, at] = [second & 127, 2];
  if (length === 126) [length, at] = [buffer.length < 4 ? Number.POSITIVE_INFINITY : buffer.readUInt16BE(2), 4];
  else if (length === 127) [length, at] = [buffer.length < 10 ? Number.POSITIVE_INFINITY : Number(buffer.readBigUInt64BE(2)), 10];
  const masked = (second & 128) !== 0;
  const start = at + (masked ? 4 : 0);
  if (buffer.length < start + length) return undefined;
  const opening = [0, 1].map((n) => (buffer[start + n] ?? 0) ^ (masked ? buffer[at + n] : 0));
  const isText = (first & 15) === 1;
  const isCompressed = (first & 64) !== 0;
  // "42" starts an engine.io message with a socket.io event. Only events are long enough to be compressed.
  const isEvent = isText && (isCompressed || (opening[0] === 0x34 && opening[1] === 0x32));
  return { bytes: buffer.subarray(0, start + length), isEvent };
}

/** A proxy to a local server that damages traffic in both directions. */
export class BadLine {
  readonly happened = { dropped: 0, doubled: 0, delayed: 0, overtaken: 0, cut: 0 };
  private readonly dice = quickDice(seed(1805));
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.join(client));

  constructor(
    private readonly target: number,
    private readonly faults: Faults,
  ) {}

  listen(): Promise<number> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => resolve((this.server.address() as { port: number }).port));
    });
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(client: Socket): void {
    const server = connect(this.target, '127.0.0.1');
    const both = [client, server];
    const end = () => {
      for (const socket of both) {
        socket.destroy();
        this.sockets.delete(socket);
      }
    };
    for (const socket of both) {
      socket.setNoDelay(true);
      this.sockets.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
    this.carry(client, server, end);
    this.carry(server, client, end);
  }

  private carry(from: Socket, to: Socket, cut: () => void): void {
    let buffer = Buffer.alloc(0);
    let isOpen = false;
    let busyUntil = 0;
    /** Sends bytes after `ms` milliseconds. With `inOrder`, earlier messages are sent first. */
    const send = (bytes: Buffer, ms: number, inOrder: boolean) => {
      const at = Math.max(Date.now() + ms, inOrder ? busyUntil : 0);
      if (inOrder) busyUntil = at;
      const wait = at - Date.now();
      if (wait <= 0) to.write(bytes);
      else setTimeout(() => to.writable && to.write(bytes), wait);
    };
    from.on('data', (chunk) => {
      buffer = Buffer.concat([buffer, chunk]);
      if (!isOpen) {
        const end = buffer.indexOf('\r\n\r\n');
        if (end < 0) return;
        to.write(buffer.subarray(0, end + 4));
        buffer = buffer.subarray(end + 4);
        isOpen = true;
      }
      for (let frame = frameIn(buffer); frame; frame = frameIn(buffer)) {
        buffer = buffer.subarray(frame.bytes.length);
        this.treat(frame, send, cut);
      }
    });
  }

  private treat({ bytes, isEvent }: Frame, send: (bytes: Buffer, ms: number, inOrder: boolean) => void, cut: () => void): void {
    const { faults, happened, dice } = this;
    let fate = isEvent ? dice.die(1000) : Number.POSITIVE_INFINITY;
    const is = (fault: keyof Faults) => {
      const before = fate;
      fate -= faults[fault];
      if (before <= 0 || fate > 0) return false;
      happened[fault] += 1;
      return true;
    };
    if (is('dropped')) return;
    if (is('cut')) cut();
    else if (is('doubled')) {
      send(bytes, 0, true);
      send(bytes, dice.die(200), false);
    } else if (is('delayed')) send(bytes, dice.die(15), true);
    else if (is('overtaken')) send(bytes, 5 + dice.die(30), false);
    else send(bytes, 0, true);
  }
}
