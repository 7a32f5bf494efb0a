import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findProgram } from '../../tools/services/programs.js';
import type { Folder } from './consumer.js';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Opens pages in a browser that Vite builds from scripts in a project’s folder. */
export class Pages {
  private readonly ends: (() => void)[] = [];
  private browser?: Browser;
  readonly errors: string[] = [];

  constructor(private readonly host: Folder) {}

  /**
   * Builds and serves a page with a script and a `#root` element. Returns the address.
   * @param policy the Content-Security-Policy of the page
   */
  async serve(script: string, policy?: string): Promise<string> {
    const dist = `dist-${script}`;
    this.host.write('index.html', `<!doctype html><div id="root"></div><script type="module" src="/${script}"></script>`);
    this.host.run('npx', 'vite', 'build', '--logLevel', 'warn', '--outDir', dist);
    const files = createServer((request, response) => {
      if (policy) response.setHeader('content-security-policy', policy);
      const { pathname } = new URL(request.url ?? '', 'http://page');
      try {
        const body = readFileSync(this.host.path(dist, pathname === '/' ? 'index.html' : pathname));
        response
          .setHeader('content-type', TYPES[extname(pathname)] ?? (pathname === '/' ? 'text/html' : 'application/octet-stream'))
          .end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
    this.ends.push(() => files.close());
    return `http://127.0.0.1:${(files.address() as AddressInfo).port}/`;
  }

  async open(address: string): Promise<Page> {
    this.browser ??= await chromium.launch({
      executablePath: findProgram('browser') ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    const page = await this.browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (said) => said.text().includes('Content Security Policy') && this.errors.push(said.text()));
    await page.goto(address);
    return page;
  }

  async close(): Promise<void> {
    await this.browser?.close();
    for (const end of this.ends) end();
  }
}
