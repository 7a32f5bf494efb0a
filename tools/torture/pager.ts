import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Receives webhooks, and notifies the players to whom they are addressed. */
export class Pager {
  received = 0;
  repeats = 0;
  private readonly ids = new Set<string>();
  private readonly calls = new Map<string, () => void>();

  private constructor(
    private readonly server: Server,
    readonly ca: string,
  ) {}

  /** Starts to receive webhooks. Rejects if openssl is not installed. */
  static async open(): Promise<Pager> {
    const { key, cert } = certificate();
    const server = createServer({ key, cert }, async (request, response) => {
      const message = JSON.parse(await text(request));
      response.writeHead(204).end();
      if (message.event === 'turn') pager.hear(request.url ?? '', String(message.id));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const pager = new Pager(server, cert);
    return pager;
  }

  /**
   * Returns a webhook URL for a seat.
   * @param called runs at each notification
   */
  addressFor(matchID: string, playerID: string, called: () => void): string {
    const path = `/${matchID}/${playerID}`;
    this.calls.set(path, called);
    return `https://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private hear(path: string, id: string): void {
    if (this.ids.has(id)) this.repeats += 1;
    else this.received += 1;
    this.ids.add(id);
    this.calls.get(path)?.();
  }
}

function certificate(): { readonly key: string; readonly cert: string } {
  const dir = mkdtempSync(join(tmpdir(), 'weathergage-pager-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key, '-out', cert];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync('openssl', ['req', '-x509', '-days', '2', ...made, ...names], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
