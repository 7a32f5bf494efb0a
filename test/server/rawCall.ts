import { request } from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  /** HTTP status, or 0 if the connection ended without one. */
  readonly status: number;
  readonly text: string;
}

/** Sends a call with exactly this target. `fetch` would normalise the target. */
export function say(url: string, method: string, target: string, body?: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const type = body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) };
  return new Promise((resolve) => {
    const call = request({ host: hostname, port, method, path: target, headers: { ...type, ...headers }, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('close', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    call.on('error', () => resolve({ status: 0, text: '' }));
    call.end(body);
  });
}

/** Sends a request head, then `piece` repeatedly until the server closes the connection. Returns the bytes sent, at most `most`. */
export function pour(url: string, head: string, piece: Buffer, most: number): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const more = () => {
      while (!socket.destroyed && socket.bytesWritten < most) if (!socket.write(piece)) return;
      socket.destroy();
    };
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(socket.bytesWritten));
    socket.on('drain', more);
    socket.resume();
    socket.write(head);
    more();
  });
}

/** Sends a text and closes the connection. */
export function breakOff(url: string, text: string): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.write(text, () => socket.destroy());
  });
}

/** Returns other spellings of a path that a router could take for the same path. */
export function spellings(path: string): string[] {
  const [, first, ...rest] = path.split('/');
  const tail = rest.map((part) => `/${part}`).join('');
  return [
    `/${first.toUpperCase()}${tail}`,
    `/${first[0].toUpperCase()}${first.slice(1)}${tail}`,
    path.toUpperCase(),
    `/${first}${tail.toUpperCase()}`,
    `/%${first.charCodeAt(0).toString(16)}${first.slice(1)}${tail}`,
    `/${first.slice(0, -1)}%${first.charCodeAt(first.length - 1).toString(16)}${tail}`,
    `/%${first.toUpperCase().charCodeAt(0).toString(16)}${first.slice(1)}${tail}`,
    `/${path}`,
    `/${first}/${tail}`,
    `${path}/`,
    `${path}//`,
    `/.${path}`,
    `/x/..${path}`,
    `${path};x`,
    `http://other.example/${first.toUpperCase()}${tail}`,
    `http://other.example/${path}`,
  ].filter((spelling, at, all) => spelling !== path && all.indexOf(spelling) === at);
}
