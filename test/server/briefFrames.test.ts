import { type Brief, patchOf } from '../../src/boardgame/brief.js';
import { table } from './table.js';
import { RawSocket, until } from './testServer.js';

describe('brief frames', () => {
  it('are sent to clients that request them on connecting, and equal the full frames', async () => {
    const { testServer, match, first, watcher, play } = await table();
    const brief = new RawSocket(testServer.url, 'parley', { auth: { brief: true } });
    const forged = new RawSocket(testServer.url, 'parley', { auth: { brief: 'true' } });
    for (const raw of [brief, forged]) {
      const synced = raw.next('sync');
      raw.send('sync', match.matchID, null, undefined, 2);
      await synced;
    }
    await play(first, match.matchID, 0, '0', 'mark', [1]);
    await until(() => [brief.of('brief'), forged.of('patch'), watcher.of('patch')].every(({ length }) => length === 1));
    const [{ args }] = brief.of('brief');
    const { from, to, patch, log } = patchOf(args as unknown as Brief);
    expect([match.matchID, from, to, patch, log]).toEqual(watcher.of('patch')[0].args);
    expect(forged.of('patch')).toEqual(watcher.of('patch'));
    expect(brief.of('patch')).toEqual([]);
  });
});
