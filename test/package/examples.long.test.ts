import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Page } from 'playwright-core';
import { Folder, PATIENCE, tarball } from './consumer.js';
import { Pages } from './page.js';

const folders: Folder[] = [];
const shown: Pages[] = [];
const running: ChildProcess[] = [];
afterAll(async () => {
  for (const pages of shown) await pages.close();
  for (const child of running) {
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? 0));
    await ended;
  }
  for (const folder of folders) folder.remove();
});

/** Copies an example and installs its packages, with the packed package as `weathergage`. */
function installed(name: string): Folder {
  const manifest = JSON.parse(readFileSync(`examples/${name}/package.json`, 'utf8'));
  const folder = new Folder();
  folders.push(folder);
  cpSync(`examples/${name}`, folder.dir, { recursive: true });
  folder.write(
    'package.json',
    JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, weathergage: `file:${tarball()}` } }),
  );
  folder.install();
  return folder;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Runs `npm start` of an example. Resolves with its first page in a browser, once its server responds. */
async function started(name: string, ...args: readonly string[]): Promise<{ page: Page; pages: Pages }> {
  const folder = installed(name);
  const port = String(await freePort());
  const child = spawn('npm', ['start', '--', ...args.map((arg) => arg.replace('PORT', port))], {
    cwd: folder.dir,
    env: { ...process.env, PORT: port, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.push(child);
  let said = '';
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (said += text));
  const address = `http://localhost:${port}/`;
  while (
    child.exitCode === null &&
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((next) => setTimeout(next, 200));
  if (child.exitCode !== null) throw new Error(said);
  const pages = new Pages(folder);
  shown.push(pages);
  return { page: await pages.open(address), pages };
}

/** Chooses a scenario in the form, begins the match and waits for the board. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('.wg-root .wg-map-area').waitFor();
}

it(
  'vite builds with its types, and a match begins with the chosen scenario',
  async () => {
    const { page, pages } = await started('vite', '--port', 'PORT');
    folders.at(-1)?.run('npm', 'run', 'build');
    await page.getByRole('button', { name: 'Play The Invincible Armada' }).click();
    await begin(page);
    expect(pages.errors).toEqual([]);
  },
  PATIENCE,
);

it(
  'next draws the list on the server, and a match begins with the chosen scenario',
  async () => {
    const { page, pages } = await started('next');
    expect(await (await fetch(page.url())).text()).toContain('Play The Invincible Armada');
    await page.getByRole('link', { name: 'Play The Invincible Armada' }).click();
    await begin(page);
    expect(pages.errors).toEqual([]);
  },
  PATIENCE,
);

it(
  'stock-server lists a match in its lobby, and both players who join see its board',
  async () => {
    const { page: first, pages } = await started('stock-server');
    const second = await pages.open(first.url());
    for (const [page, name] of [
      [first, 'Ann'],
      [second, 'Ben'],
    ] as const) {
      await page.getByRole('textbox').fill(name);
      await page.getByRole('button', { name: 'Enter' }).click();
      if (page === first) await page.getByRole('button', { name: 'Create' }).click();
      await page.getByRole('button', { name: 'Join' }).click();
    }
    for (const page of [first, second]) {
      await page.getByRole('button', { name: 'Play' }).click();
      await page.locator('.wg-root .wg-map-area').waitFor();
    }
    expect(pages.errors).toEqual([]);
  },
  PATIENCE,
);

it(
  'server shows the front page with all games',
  async () => {
    const { page, pages } = await started('server');
    await page.getByRole('heading', { name: 'The Invincible Armada' }).waitFor();
    expect(pages.errors).toEqual([]);
  },
  PATIENCE,
);
