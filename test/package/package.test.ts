import { consumer, type Folder, PATIENCE } from './consumer.js';

let host: Folder;
beforeAll(() => {
  host = consumer();
}, PATIENCE);
afterAll(() => host?.remove());

/** A script that plays a random match with the package alone and prints the result. */
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

describe('the packed package in another project', () => {
  it.each([
    ['import', 'play.mjs', `import { games } from 'weathergage'; import { rules } from 'weathergage/invincible-armada';${PLAY}`],
    ['require', 'play.cjs', `const { games } = require('weathergage'); const { rules } = require('weathergage/invincible-armada');${PLAY}`],
  ])('plays a headless match in plain Node through %s', (_how, file, source) => {
    const played = JSON.parse(host.node(file, source));
    expect(played.moves).toBeGreaterThan(20);
    expect(played.result.winner).toMatch(/^[01]$/);
    expect(played.games).toContain('invincible-armada');
  });

  it('loads its games and boards, and plays, without the globals that Jest’s jsdom lacks', () => {
    const printed = host.node(
      'jsdomGlobals.cjs',
      `
      for (const name of ['TextEncoder', 'TextDecoder', 'structuredClone', 'fetch', 'MessageChannel', 'setImmediate']) delete globalThis[name];
      const { games } = require('weathergage');
      const boards = games.map(({ name }) => require('weathergage/boards/' + name).default);
      const { Client } = require('boardgame.io/client');
      const { game } = require('weathergage/invincible-armada');
      const client = Client({ game, debug: false });
      client.start();
      client.moves.applyDeployment('historicalI');
      console.log(JSON.stringify([boards.length, client.getState()._stateID]));
      `,
    );
    expect(JSON.parse(printed)).toEqual([5, 1]);
  });

  it.each([
    ['InvincibleArmada', 'applyDeployment', ['historicalI'], 'deploy', { undo: '1' }, undefined],
    ['RightFierceAndTerrible', 'useStandardDeployment', [], 'deploy', { undo: '1' }, undefined],
    // The income of the first winter is an event. While both sides write orders, players cannot take back moves.
    ['WarWithSpain', 'chooseTreasureMonth', ['July'], 'activation', { prologue: expect.any(Array) }, undefined],
    // In a points battle both sides muster in secret from the start. In other battles a counter decides which side moves. In a campaign a
    // side may have no fleet that needs orders.
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
        const until = async (test) => { while (!test()) await new Promise((done) => setTimeout(done, 25)); };
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
});
