import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { withSetup } from '../../src/boardgame/withSetup.js';
import { game } from '../../src/modules/grand-armada.js';

describe('a game with a set-up', () => {
  it.each([
    ['alone', undefined],
    ['local', Local()],
  ])('begins with it in a client %s', (_how, multiplayer) => {
    for (const scenario of [2, 3]) {
      const client = Client({ game: withSetup(game, { scenario }), multiplayer, playerID: '0', debug: false, matchID: `m${scenario}` });
      client.start();
      expect(client.getState()?.G).toMatchObject({ scenario });
      client.stop();
    }
  });

  it('leaves the game itself unchanged', () => {
    const { setup } = game;
    withSetup(game, { scenario: 2 });
    expect(game.setup).toBe(setup);
  });

  it('is refused with the key that is wrong', () => {
    expect(() => withSetup(game, { scenario: 99 })).toThrow(/grand-armada: .*scenario/);
  });
});
