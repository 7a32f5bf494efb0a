import { table } from './table.js';

describe('chat', () => {
  const message = (payload: unknown, sender = '0') => ({ id: 'abc1234', sender, payload });

  it('is short text under the sender’s name, between the players', async () => {
    const { match, first, second, watcher } = await table();
    second.send('chat', match.matchID, message('hello', '0'), 'whatever');
    expect(await first.next('chat')).toEqual([match.matchID, message('hello', '1')]);
    expect(watcher.of('chat')).toEqual([]);
    for (const bad of ['', 'x'.repeat(501), { text: 'x' }, 7, null]) {
      second.send('chat', match.matchID, message(bad));
      expect((await second.next('rejected'))[0]).toMatchObject({ move: 'chat' });
    }
    for (const frame of [[], [match.matchID], [match.matchID, { id: {}, payload: 'x' }], ['elsewhere', message('x')]]) {
      second.send('chat', ...frame);
      expect((await second.next('rejected'))[0]).toMatchObject({ move: 'chat' });
    }
    watcher.send('chat', match.matchID, message('x'));
    expect((await watcher.next('rejected'))[0]).toMatchObject({ move: 'chat' });
    expect(first.of('chat')).toHaveLength(1);
  });

  it('is off in a match created without it', async () => {
    const { match, first, second } = await table({ chat: false });
    first.send('chat', match.matchID, message('hello'));
    expect((await first.next('rejected'))[0]).toMatchObject({ move: 'chat', reason: 'This match has no chat.' });
    expect(second.of('chat')).toEqual([]);
  });
});
