import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LobbyClient } from 'boardgame.io/client';
import type { Page } from 'playwright-core';
import { consumer, type Folder, PATIENCE } from './consumer.js';
import { Pages } from './page.js';

/** The examples of the README and docs/package.md by file name. */
const texts = ['README.md', 'docs/package.md'].map((file) => readFileSync(file, 'utf8')).join('\n');
const examples = [...texts.matchAll(/```\w+ (\S+)\n(.*?)```/gs)].map(([, file, source]) => ({ file, source }));
const GAME = 'invincible-armada';

let host: Folder;
let pages: Pages;
beforeAll(() => {
  host = consumer('vite@8', '@types/react@19', '@types/react-dom@19', ...(process.getBuiltinModule?.('node:sqlite') ? [] : ['libsql@0.5']));
  for (const { file, source } of examples) host.write(file, source);
  pages = new Pages(host);
}, PATIENCE);

const running: ChildProcess[] = [];
afterAll(async () => {
  await pages?.close();
  for (const child of running) {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
  host?.remove();
});

/** Runs an example that is a server, for pages of an origin; gives its address. */
async function address(file: string, origin: string): Promise<string> {
  const child = spawn(process.execPath, [file], { cwd: host.dir, env: { ...process.env, PORT: '0', ORIGIN: origin } });
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

describe('the examples of the README and docs/package.md', () => {
  it('compile', () => {
    const sources = examples.map(({ file }) => file).filter((file) => file.endsWith('.tsx'));
    expect(sources).toEqual(['page.tsx', 'online.tsx']);
    const settings = '--noEmit --strict --target es2022 --module esnext --moduleResolution bundler --jsx react-jsx --skipLibCheck';
    host.run(process.execPath, resolve('node_modules/typescript/bin/tsc'), ...settings.split(' '), ...sources);
  });

  it('show a board that both players use on one screen', async () => {
    const page = await pages.open(await pages.serve('page.tsx'));
    await deploy(page);
    // By keys: boardgame.io's debug panel may lie over them.
    await page.getByRole('tab', { name: 'Rules' }).press('Enter');
    await page.locator('.wg-guide section button.wg-case').first().press('Enter');
    await page.locator('dialog .wg-case-body').waitFor();
    expect(pages.errors).toEqual([]);
  });

  it('start both servers, and a seat on each can be played', async () => {
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
    expect(host.run(process.execPath, 'captains.mjs')).toMatch(/winner: ['n]/);
  });
});
