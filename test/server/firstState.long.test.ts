import { isDeepStrictEqual } from 'node:util';
import type { State } from 'boardgame.io';
import { LEDGER } from '../../src/boardgame/ledger.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { quickDice } from '../../src/kit/dice.js';
import { about } from '../kit/about.js';
import { everySetup } from '../kit/setups.js';
import { stockHost } from './stockHost.js';
import { RawSocket } from './testServer.js';

const games = Object.values(modules) as unknown as GameModule[];

const looks = ({ rules }: GameModule, G: unknown): string => JSON.stringify(rules.view(G, null));

/** Returns a first state from other dice that looks the same to a spectator, or the same state if it has no secrets. */
function twinOf(module: GameModule, setupData: unknown, G: unknown): unknown {
  if (isDeepStrictEqual(module.rules.view(G, null), G)) return G;
  for (let seed = 1; seed < 5000; seed++) {
    const other = module.rules.setup(setupData, quickDice(seed));
    if (looks(module, other) === looks(module, G)) return other;
  }
  throw new Error('no other dice look like these');
}

/**
 * A stock server sends the first state to every client. Its hidden parts may come from the rulebook, but never from a roll. First states
 * that look alike must be equal.
 */
describe('the first state holds no secret', () => {
  it.each(games)('of $slug, in every set-up', (module) => {
    const setups = everySetup(module);
    expect(setups.length).toBeGreaterThan(1);
    for (const setupData of setups) {
      const G = module.rules.setup(setupData, quickDice(-1));
      about(JSON.stringify(setupData), () => expect(twinOf(module, setupData, G)).toEqual(G));
    }
  });

  it.each(games)('of $slug, as a stock host sends it to a stranger; it has no seed of play either', async (module) => {
    const { game, slug, scenarios } = module;
    const { url, lobby } = await stockHost(game);
    const stranger = new RawSocket(url, slug);
    for (const { setupData } of scenarios) {
      const { matchID } = await lobby.createMatch(slug, { numPlayers: 2, setupData });
      const synced = stranger.next('sync');
      stranger.send('sync', matchID, null, undefined, 2);
      const [, { initialState }] = (await synced) as [string, { initialState: State }];
      expect(initialState.plugins[LEDGER].data).not.toHaveProperty('play');
      expect(twinOf(module, setupData, initialState.G)).toEqual(initialState.G);
    }
  });
});
