import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterwards, folder } from './testServer.js';

export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

export interface Receiver {
  readonly url: string;
  readonly port: number;
  /** The receiver's self-signed certificate. */
  readonly ca: string;
  readonly received: Received[];
  /** Sends the response. Tests can replace this method, which sends status 204. */
  answer(request: IncomingMessage, response: ServerResponse): void;
}

let made: { readonly key: string; readonly cert: string } | undefined;

/** Returns a key and a certificate for this machine, created once per test file. */
function certificate() {
  if (made) return made;
  const dir = folder();
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key];
  execFileSync('openssl', ['req', '-x509', ...ec, '-out', cert, '-days', '2', '-subj', '/CN=localhost', '-addext', names], {
    stdio: 'ignore',
  });
  made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  return made;
}

/** Starts a local HTTPS receiver of posted messages. */
export async function receiver(): Promise<Receiver> {
  const { key, cert } = certificate();
  const received: Received[] = [];
  const self = { received, ca: cert, answer: (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(204).end() };
  const server = createServer({ key, cert }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
    self.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return Object.assign(self, { port, url: `https://127.0.0.1:${port}/hook` });
}
