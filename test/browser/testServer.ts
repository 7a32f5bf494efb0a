import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createServer, type GameServer } from '../../server/index.js';
import { modules } from '../../src/index.js';
import { findProgram } from '../../tools/services/programs.js';

const QUIET = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The real server with the built client, and a real browser. Each test file has its own. */
export class TestServer {
  private server: GameServer | undefined;
  private browser: Browser | undefined;
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'weathergage-'));
  private contexts: BrowserContext[] = [];
  /** The errors of all pages. A test fails if there are any. */
  readonly mishaps: string[] = [];
  port = 0;

  /**
   * @param captains whether the server offers bots
   * @param time returns the time for player clocks. The default is the system’s time
   */
  constructor(
    private readonly captains: boolean,
    private readonly time?: () => number,
  ) {
    // Use a copy, so that a build during the tests does not remove the pages.
    cpSync('dist/client', this.clientDir, { recursive: true });
    cpSync('dist/host', join(this.clientDir, 'host'), { recursive: true });
  }

  get clientDir(): string {
    return join(this.dataDir, 'client');
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async startServer(): Promise<void> {
    this.server = createServer({
      games: Object.values(modules),
      port: this.port,
      dataDir: join(this.dataDir, 'data'),
      clientDir: this.clientDir,
      ...(this.captains && { captains: { threads: 1 } }),
      ...(this.time && { time: this.time }),
      limits: { lobbyCalls: { count: 10_000, seconds: 1 } },
    });
    this.port = (await this.server.start()).port;
  }

  async stopServer(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }

  async openBrowser(): Promise<void> {
    this.browser = await chromium.launch({ executablePath: findProgram('browser') ?? '', args: QUIET });
  }

  /** Opens a page in a separate browser context, for a player. It has no service worker unless the options allow one. */
  async person(options: BrowserContextOptions = {}): Promise<{ context: BrowserContext; page: Page }> {
    if (!this.browser) throw new Error('no browser');
    const context = await this.browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
      ...options,
    });
    context.setDefaultTimeout(60_000);
    this.contexts.push(context);
    // Turn off automatic moves, so that tests make every decision.
    await context.addInitScript(() => {
      try {
        for (const side of ['E', 'S']) localStorage.setItem(`weathergage.preferences.grand-armada.${side}`, '{"onlyMove":"asked"}');
      } catch {
        // This page has no storage.
      }
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.mishaps.push(`page: ${error.message}`));
    page.on('console', (message) => {
      // The browser logs an error when a test cuts the connection.
      if (message.type() === 'error' && !/WebSocket|ERR_|Failed to load resource/.test(message.text())) this.mishaps.push(message.text());
    });
    return { context, page };
  }

  async everybodyLeaves(): Promise<void> {
    for (const context of this.contexts.splice(0)) await context.close();
  }

  async close(): Promise<void> {
    await this.everybodyLeaves();
    await this.browser?.close();
    await this.stopServer();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

interface TestServerOptions {
  readonly captains?: boolean;
  readonly time?: () => number;
  /** Whether pages stay open between tests, which some files need to continue one match. */
  readonly pagesStay?: boolean;
}

/** Starts server and browser for the tests of a file. A test fails if a page has an error. */
export function openTestServer({ captains = false, time, pagesStay = false }: TestServerOptions = {}): TestServer {
  const testServer = new TestServer(captains, time);
  beforeAll(async () => {
    await testServer.startServer();
    await testServer.openBrowser();
  });
  afterEach(async () => {
    if (!pagesStay) await testServer.everybodyLeaves();
    expect(testServer.mishaps.splice(0)).toEqual([]);
  });
  afterAll(() => testServer.close());
  return testServer;
}
