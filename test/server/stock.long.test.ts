import type { Game } from 'boardgame.io';
import { RandomBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { quickDice } from '../../src/kit/dice.js';
import { about } from '../kit/about.js';
import { stockHost } from './stockHost.js';
import { newMatch, stockClient, until } from './testServer.js';

const games = Object.values(modules) as unknown as GameModule[];

/** Minimum number of moves. Play continues until both sides have made a secret move simultaneously. */
const MOVES = 60;

/** Set-ups with simultaneous decisions, for games whose first scenario has none. */
const together: { readonly [slug: string]: unknown } = { 'salamis-ad-actium': { mode: 'points' } };
const setupOf = ({ slug, scenarios }: GameModule) => together[slug] ?? scenarios[0].setupData;

const secretsOf = ({ sequence }: GameModule): ReadonlySet<string> => {
  const actions = Object.values(sequence).flatMap(({ steps }) => Object.values(steps).flat());
  return new Set(actions.filter(({ secret }) => secret).map(({ name }) => name));
};

describe('a game on boardgame.io’s own server', () => {
  it.each(games)('$slug continues for both clients, also with simultaneous secret moves', async (module) => {
    const { game, captain, slug } = module;
    const host = await stockHost({ ...game, seed: 'a.b' });
    const match = await newMatch(host, { setupData: setupOf(module) }, slug);
    const clients = (['0', '1'] as const).map((playerID) => stockClient(host, match, playerID, game));
    const dice = quickDice(1);
    const secrets = secretsOf(module);
    let atOnce = 0;
    await until(() => clients.every((client) => client.getState()));
    for (let played = 0; played < MOVES || (secrets.size && !atOnce); ) {
      const { ctx, _stateID } = clients[0].getState() ?? { ctx: {}, _stateID: -1 };
      if (ctx.gameover !== undefined) break;
      const sent: string[] = [];
      for (const playerID of Object.keys(ctx.activePlayers ?? {})) {
        const client = clients[Number(playerID)];
        const { move, args } = captain(client.getState()?.G, playerID, dice);
        // If neither move is secret, the second would be too late.
        if (sent.length && !(secrets.has(move) && secrets.has(sent[0]))) break;
        sent.push(move);
        client.moves[move](...args);
      }
      if (sent.length > 1) atOnce += 1;
      played += sent.length;
      const arrived = until(() => clients.every((client) => client.getState()?._stateID === _stateID + sent.length));
      await about(`move ${played}: ${sent.join(' and ')}`, () => arrived);
    }
    expect(clients[1].getState()?.ctx).toEqual(clients[0].getState()?.ctx);
    expect(atOnce > 0).toBe(secrets.size > 0);
  });
});

describe('a game on boardgame.io’s local host', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each(games)('$slug continues against a stock bot with simultaneous decisions', async (module) => {
    const { game, captain } = module;
    const set: Game = { ...game, setup: (context) => game.setup?.(context, setupOf(module)), validateSetupData: undefined };
    const client = Client({ game: set, debug: false, playerID: '0', multiplayer: Local({ bots: { '1': RandomBot } }) });
    const dice = quickDice(1);
    client.start();
    for (let played = 0, waited = 0; played < MOVES && waited < 20; ) {
      const { G, ctx, _stateID } = client.getState() ?? { ctx: {}, _stateID: -1 };
      if (ctx.gameover !== undefined) break;
      if ('0' in (ctx.activePlayers ?? {})) {
        const { move, args } = captain(G, '0', dice);
        client.moves[move](...args);
      } else await jest.advanceTimersByTimeAsync(100);
      const made = (client.getState()?._stateID ?? -1) - _stateID;
      played += made;
      waited = made ? 0 : waited + 1;
      about(`after move ${played}`, () => expect(waited).toBeLessThan(20));
    }
    client.stop();
  });
});
