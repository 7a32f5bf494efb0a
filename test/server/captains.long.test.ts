import type { LobbyAPI } from 'boardgame.io';
import { verifyExport } from '../../src/boardgame/verify.js';
import { modules } from '../../src/index.js';
import { open, pause } from './testServer.js';

describe('bots of the package', () => {
  it('play a short scenario on a server to its end', async () => {
    const module = modules['salamis-ad-actium'];
    const here = await open({ games: [module], captains: { threads: 1, paceMs: 0 } });
    const body = { numPlayers: 2, captains: { 0: 'cadet', 1: 'captain' }, setupData: { mode: 'scenario', scenario: 'solent-896' } };
    const answer = await fetch(`${here.url}/games/${module.slug}/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { matchID }: LobbyAPI.CreatedMatch = await answer.json();
    while (!(await here.lobby.getMatch(module.slug, matchID)).gameover) await pause(1000);
    const file = await (await fetch(`${here.url}/games/${module.slug}/${matchID}/export`)).json();
    expect(verifyExport(module, file)).toMatchObject({ ok: true });
  });
});
