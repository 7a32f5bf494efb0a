import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { createServer, type GameServer } from '../../server/index.js';
import { modules } from '../../src/index.js';

const QUIET = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** The real server with the built client, and a real browser, for the tests of one file. */
export class House {
  private server: GameServer | undefined;
  private browser: Browser | undefined;
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'weathergage-'));
  private contexts: BrowserContext[] = [];
  /** What went wrong in any page: nothing should. */
  readonly mishaps: string[] = [];
  port = 0;

  /**
   * @param captains whether captains of the server can be had
   * @param time by which its players are timed; the server's own if left out
   */
  constructor(
    private readonly captains: boolean,
    private readonly time?: () => number,
  ) {
    // A copy, so that a build meanwhile does not pull the pages away.
    cpSync('dist/client', this.clientDir, { recursive: true });
    cpSync('dist/host', join(this.clientDir, 'host'), { recursive: true });
  }

  /** What the server serves. */
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
    this.browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [...QUIET, '--no-first-run'] });
  }

  /** A person with a browser of his own; `storage` is what his browser had kept. It keeps the pages for offline only where that is asked for. */
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
    const page = await context.newPage();
    page.on('pageerror', (error) => this.mishaps.push(`page: ${error.message}`));
    page.on('console', (message) => {
      // A connection that is cut on purpose shows as a console error of the browser's own.
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

/** Opens a house for the tests of a file, and fails each test in which a page had a mishap. */
export function openHouse({ captains = false, time }: { captains?: boolean; time?: () => number } = {}): House {
  const house = new House(captains, time);
  beforeAll(async () => {
    await house.startServer();
    await house.openBrowser();
  });
  afterEach(async () => {
    await house.everybodyLeaves();
    expect(house.mishaps.splice(0)).toEqual([]);
  });
  afterAll(() => house.close());
  return house;
}
