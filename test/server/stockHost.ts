import type { Game } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { Server } from 'boardgame.io/server';
import { afterwards } from './testServer.js';

/** Starts boardgame.io’s own server. */
export async function stockHost(game: Game): Promise<{ readonly url: string; readonly lobby: LobbyClient }> {
  const server = Server({ games: [game], origins: ['*'] });
  const running = await server.run({ port: 0, callback: () => undefined });
  afterwards(() => server.kill(running));
  const address = running.appServer.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return { url, lobby: new LobbyClient({ server: url }) };
}
