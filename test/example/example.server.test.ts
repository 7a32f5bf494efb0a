import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from 'boardgame.io';
import { toModule } from '../../src/boardgame/module.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { newMatch, open, stockClient, until } from '../server/testServer.js';
import { lastBuoy } from './last-buoy/index.js';

const root = join(__dirname, '../..');
const example = toModule(lastBuoy);

describe('the example on the project’s server', () => {
  it("is played to the end by two of boardgame.io's own clients, and its match file verifies", async () => {
    const testServer = await open({ games: [example] });
    expect(await testServer.lobby.listGames()).toEqual(['last-buoy']);
    const match = await newMatch(testServer, {}, 'last-buoy');
    const game = example.game as Game;
    const clients = [stockClient(testServer, match, '0', game), stockClient(testServer, match, '1', game)];
    await until(() => clients.every((client) => client.getState()), 'sync');
    for (let n = 0; !clients[0].getState()?.ctx.gameover; n++) {
      const seat = n % 2;
      clients[seat].moves.sail(1);
      await until(() => clients.every((client) => client.getState()?._stateID === n + 1), `move ${n}`);
    }
    expect(clients.map((client) => client.getState()?.ctx.gameover)).toMatchObject([{ winner: '0' }, { winner: '0' }]);
    const file = await (await fetch(`${testServer.url}/games/last-buoy/${match.matchID}/export`)).json();
    expect(verifyExport(lastBuoy, file)).toMatchObject({ ok: true, moves: file.log.length });
  });
});

const BUILD = `
  import { build } from 'vite';
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rollupOptions: { input: process.argv[1], preserveEntrySignatures: 'strict' } },
  });
  console.log(output.filter((chunk) => chunk.isEntry && chunk.code.includes('LastBuoyBoard')).length);
`;

it('is built with its board', () => {
  const entry = join(__dirname, 'last-buoy/board/index.tsx');
  const built = execFileSync(process.execPath, ['--input-type=module', '-e', BUILD, entry], { cwd: root, encoding: 'utf8' });
  expect(built.trim()).toBe('1');
});

describe('docs/adding-a-game.md', () => {
  const guide = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
  const blocks = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file, code]) => ({ file, code }));

  it('names a file for every block of code', () => {
    expect(blocks.length).toBe([...guide.matchAll(/^```(ts|tsx|json)\b/gm)].length);
    expect(blocks.length).toBeGreaterThan(10);
  });

  it.each(blocks)('shows the lines of $file', ({ file, code }) => {
    expect(readFileSync(join(root, file), 'utf8')).toContain(code);
  });
});
