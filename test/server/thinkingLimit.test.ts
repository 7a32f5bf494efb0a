import { join } from 'node:path';
import { ThinkingLimit } from '../../server/bots/thinkingLimit.js';
import { BotThreads } from '../../server/bots/threads.js';
import { parleyModule } from './testServer.js';

describe('the thinking time of the expert bot', () => {
  let now = 0;
  const limit = () => new ThinkingLimit(() => now);

  it('is limited in each match: then the hard bot plays, until time has passed', () => {
    const limited = limit();
    limited.spend('a', 20_000);
    expect(limited.levelFor('a', 'expert')).toBe('expert');
    limited.spend('a', 500);
    expect(limited.levelFor('a', 'expert')).toBe('admiral');
    expect(limited.levelFor('b', 'expert')).toBe('expert');
    now += 1999;
    expect(limited.levelFor('a', 'expert')).toBe('admiral');
    now += 1;
    expect(limited.levelFor('a', 'expert')).toBe('expert');
  });

  it('does not limit the other levels', () => {
    const limited = limit();
    limited.spend('a', 30_000);
    expect(limited.levelFor('a', 'captain')).toBe('captain');
  });

  it('is measured by the threads', async () => {
    const threads = new BotThreads({ threads: 1, gamesFrom: join(__dirname, 'captainGames.ts') });
    const thought = jest.fn();
    const view = parleyModule.rules.setup({}, { die: () => 1 });
    const question = { game: 'parley', level: 'captain', view, playerID: '0' } as const;
    await threads.decide(question, { from: 'a', urgent: true, thought });
    await expect(threads.decide({ ...question, game: 'no game' }, { from: 'a', urgent: true, thought })).rejects.toThrow('no bot');
    await threads.close();
    expect(thought).toHaveBeenCalledTimes(2);
    expect(thought.mock.calls[0][0]).toBeGreaterThan(0);
  });
});
