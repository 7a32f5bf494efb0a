import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import type { Page } from 'playwright-core';
import type { Folder } from './consumer.js';
import { examples, installed } from './examples.js';
import { Pages } from './page.js';

const GAME = 'invincible-armada';
/** Packages that a page needs in addition to its install line. */
const TOOLS = ['vite@8'];

const folders = new Map<string, Folder>();

/** Returns the folder of an example. Installs it only once. */
function folderOf(file: string): Folder {
  const example = examples.find((each) => each.file === file);
  if (!example) throw new Error(`no page prints ${file}`);
  const folder = folders.get(file) ?? installed(example, ...(file.endsWith('.tsx') ? TOOLS : []));
  folders.set(file, folder);
  return folder;
}

const running: ChildProcess[] = [];
const shown: Pages[] = [];
afterAll(async () => {
  for (const pages of shown) await pages.close();
  for (const child of running) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
  for (const folder of folders.values()) folder.remove();
});

function pagesOf(file: string): Pages {
  const pages = new Pages(folderOf(file));
  shown.push(pages);
  return pages;
}

/** Runs an example that is a server, for pages of an origin. Returns its address. */
async function address(file: string, origin: string): Promise<string> {
  const child = spawn(process.execPath, [file], { cwd: folderOf(file).dir, env: { ...process.env, PORT: '0', ORIGIN: origin } });
  running.push(child);
  for await (const line of child.stdout) {
    const [, port] = /serving on (\d+)|port: (\d+)/.exec(String(line))?.filter(Boolean) ?? [];
    if (port) return `http://localhost:${port}`;
  }
  throw new Error(`${file} has ended`);
}

async function deploy(page: Page): Promise<void> {
  await page.getByRole('button', { name: /All-round defence/ }).click();
  await page.getByRole('button', { name: /Confirm deployment/ }).click();
  await page
    .getByText(/Spanish Tactical Move Phase/)
    .first()
    .waitFor();
}

describe('the examples of the README and docs/package.md, each in an empty folder with its own install line', () => {
  it('are all tested here', () => {
    const files = ['captains.mjs', 'host.cjs', 'online.tsx', 'page.tsx', 'server.mjs', 'setup.tsx', 'strict.tsx'];
    expect(examples.map(({ file }) => file).sort()).toEqual(files);
  });

  // Each example is compiled, and rendered below, with one of the two React versions.
  it.each([
    ['page.tsx', '18'],
    ['online.tsx', '19'],
    ['setup.tsx', '19'],
    ['strict.tsx', '18'],
  ])('%s compiles with the types of React %s', (file, react) => {
    const folder = folderOf(file);
    folder.install(`react@${react}`, `react-dom@${react}`, `@types/react@${react}`, `@types/react-dom@${react}`);
    const settings = `--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --jsx react-jsx --skipLibCheck ${file}`;
    folder.run(process.execPath, resolve('node_modules/typescript/bin/tsc'), ...settings.split(' '));
  });

  it('show a board that both players use on one screen', async () => {
    const pages = pagesOf('page.tsx');
    const page = await pages.open(await pages.serve('page.tsx'));
    await deploy(page);
    // Use the keyboard, because boardgame.io’s debug panel may cover the buttons.
    await page.getByRole('tab', { name: 'Rules' }).press('Enter');
    await page.locator('.wg-guide section button.wg-case').first().press('Enter');
    await page.locator('dialog .wg-case-body').waitFor();
    expect(pages.errors).toEqual([]);
  });

  it('begin a match with the scenario that the form gives', async () => {
    const pages = pagesOf('setup.tsx');
    const page = await pages.open(await pages.serve('setup.tsx'));
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.wg-root .wg-map-area').waitFor();
    expect(pages.errors).toEqual([]);
  });

  it('show a board with its style sheet under a policy that forbids inline styles', async () => {
    const pages = pagesOf('strict.tsx');
    const page = await pages.open(await pages.serve('strict.tsx', "default-src 'self'"));
    await page.getByRole('button', { name: /All-round defence/ }).waitFor();
    expect(await page.locator('.wg-board-shell').evaluate((shell) => getComputedStyle(shell).display)).toBe('grid');
    expect(pages.errors).toEqual([]);
  });

  it('start both servers, and a seat on each can be played', async () => {
    const pages = pagesOf('online.tsx');
    const online = await pages.serve('online.tsx');
    for (const file of ['host.cjs', 'server.mjs']) {
      const server = await address(file, new URL(online).origin);
      const lobby = new LobbyClient({ server });
      const { matchID } = await lobby.createMatch(GAME, { numPlayers: 2 });
      await lobby.joinMatch(GAME, matchID, { playerID: '0', playerName: 'Howard' });
      const { playerCredentials } = await lobby.joinMatch(GAME, matchID, { playerID: '1', playerName: 'Sidonia' });
      const seat = new URLSearchParams({ server, matchID, playerID: '1', credentials: playerCredentials });
      await deploy(await pages.open(`${online}?${seat}`));
    }
    expect(pages.errors).toEqual([]);
  });

  it('let bots play a match to its end', () => {
    expect(folderOf('captains.mjs').run(process.execPath, 'captains.mjs')).toMatch(/winner: ['n]/);
  });
});
