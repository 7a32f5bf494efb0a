import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { chromium } from 'playwright-core';
import { consumer, type Folder, PATIENCE } from './consumer.js';

let host: Folder;
beforeAll(() => {
  host = consumer('vite@8');
}, PATIENCE);
afterAll(() => host?.remove());

/** Plays a whole random match with nothing but the package; prints the result. */
const PLAY = `
const dice = (() => { let s = 5; return { die: (n) => { s = (Math.imul(s, 48271) % 2147483647 + 2147483647) % 2147483647; return (s % n) + 1; } }; })();
let G = rules.setup({ deployment: 'historicalI' }, dice);
let moves = 0;
while (!rules.result(G)) {
  const [player] = Object.keys(rules.awaiting(G));
  const choices = rules.choices(rules.view(G, player), player);
  const { move, args } = choices[dice.die(choices.length) - 1];
  G = rules.play(G, player, move, args, dice).G;
  moves += 1;
}
console.log(JSON.stringify({ moves, result: rules.result(G), games: games.map((game) => game.name) }));
`;

describe('the packed package in somebody else’s folder', () => {
  it.each([
    ['import', 'play.mjs', `import { games } from 'weathergage'; import { rules } from 'weathergage/invincible-armada';${PLAY}`],
    ['require', 'play.cjs', `const { games } = require('weathergage'); const { rules } = require('weathergage/invincible-armada');${PLAY}`],
  ])('plays a headless match in plain Node through %s', (_how, file, source) => {
    const played = JSON.parse(host.node(file, source));
    expect(played.moves).toBeGreaterThan(20);
    expect(played.result.winner).toMatch(/^[01]$/);
    expect(played.games).toContain('invincible-armada');
  });

  it.each([
    ['InvincibleArmada', 'applyDeployment', ['historicalI'], 'deploy', { undo: '1' }, undefined],
    ['RightFierceAndTerrible', 'useStandardDeployment', [], 'deploy', { undo: '1' }, undefined],
    // The income of the first winter is told; while both write their orders neither takes back a move.
    ['WarWithSpain', 'chooseTreasureMonth', ['July'], 'activation', { prologue: expect.any(Array) }, undefined],
    // By points, for in a battle the first counter out of the bag says who moves, and in a campaign fortune may leave one without a
    // fleet to order: here both muster in secret from the start.
    ['SalamisAdActium', 'ready', [], 'muster', {}, { mode: 'points' }],
  ])('serves %s from a stock boardgame.io server and plays a move over a socket', (name, move, args, phase, told, setupData) => {
    const printed = host.node(
      `stock-${name}.cjs`,
      `
      process.env.NODE_ENV = 'production';
      const { Server } = require('boardgame.io/server');
      const { Client, LobbyClient } = require('boardgame.io/client');
      const { SocketIO } = require('boardgame.io/multiplayer');
      const game = require('weathergage').${name};
      (async () => {
        const server = Server({ games: [game], origins: ['*'] });
        const running = await server.run({ port: 0, callback: () => {} });
        const url = 'http://127.0.0.1:' + running.appServer.address().port;
        const lobby = new LobbyClient({ server: url });
        const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2, setupData: ${JSON.stringify(setupData)} });
        const { playerCredentials } = await lobby.joinMatch(game.name, matchID, { playerID: '1', playerName: 'Host' });
        const client = Client({ game, multiplayer: SocketIO({ server: url }), matchID, playerID: '1', credentials: playerCredentials, debug: false });
        client.start();
        const until = async (test) => { for (let i = 0; i < 200 && !test(); i++) await new Promise((done) => setTimeout(done, 25)); return test(); };
        await until(() => client.getState());
        client.moves.${move}(...${JSON.stringify(args)});
        await until(() => client.getState()._stateID === 1);
        const { _stateID, ctx, plugins } = client.getState();
        console.log(JSON.stringify({ _stateID, phase: ctx.phase, ledger: plugins.weathergage.data }));
        process.exit(0);
      })();
      `,
    );
    const [last] = printed.trim().split('\n').slice(-1);
    const dice = { commitment: expect.stringMatching(/^[0-9a-f]{64}$/), committed: 'first move' };
    expect(JSON.parse(last)).toEqual({ _stateID: 1, phase, ledger: { ...told, dice } });
  });

  it('mounts the board with boardgame.io/react in a bare Vite page and clicks a move', async () => {
    host.write('index.html', '<!doctype html><div id="root"></div><script type="module" src="/main.js"></script>');
    host.write(
      'main.js',
      `
      import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Client } from 'boardgame.io/react';
      import { Local } from 'boardgame.io/multiplayer';
      import { InvincibleArmada } from 'weathergage';
      import Board from 'weathergage/boards/invincible-armada';
      const Match = Client({ game: InvincibleArmada, board: Board, multiplayer: Local(), debug: false });
      createRoot(document.getElementById('root')).render(createElement(Match, { playerID: '1', matchID: 'bare' }));
      `,
    );
    host.run('npx', 'vite', 'build', '--logLevel', 'warn');
    const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
    const files = createServer((request, response) => {
      const path = request.url === '/' ? '/index.html' : (request.url ?? '');
      try {
        const body = readFileSync(host.path('dist', path));
        response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream').end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done) => files.listen(0, '127.0.0.1', done));
    const address = files.address();
    const browser = await chromium.launch({
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
      await page.getByRole('button', { name: /All-round defence/ }).click();
      await page.getByRole('button', { name: /Confirm the order of sailing/ }).click();
      await page
        .getByText(/Spanish Tactical Move Phase/)
        .first()
        .waitFor();
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
      files.close();
    }
  });
});
