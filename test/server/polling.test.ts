import { LocalPubSub } from '../../server/match/pubSub.js';
import { Watch, type Watched } from '../../server/match/watch.js';
import type { MatchVersion } from '../../server/storage/store.js';
import { afterwards } from './testServer.js';

const seated = (stateID: number, version = 1) => ({ stateID, version });

function watching(open: Watched[], stored: Record<string, MatchVersion>, isBusAway = () => false) {
  const behind: string[] = [];
  const failures: unknown[] = [];
  const pubSub = Object.assign(new LocalPubSub(), { check: () => (isBusAway() ? Promise.reject(new Error('away')) : Promise.resolve()) });
  const store = { versionsOf: async (ids: readonly string[]) => new Map(ids.filter((id) => id in stored).map((id) => [id, stored[id]])) };
  const options = {
    store,
    pubSub,
    open: () => open,
    behind: (id: string) => behind.push(id),
    failed: (error: unknown) => failures.push(error),
  };
  return { watch: new Watch(options), behind, failures, store };
}

describe('polling the store', () => {
  it('finds unshown states and changed seats, and no other matches', async () => {
    const open = [
      { matchID: 'behind', ...seated(3) },
      { matchID: 'right', ...seated(4) },
      { matchID: 'unread' },
      { matchID: 'left', ...seated(4) },
      { matchID: 'wiped', ...seated(4) },
    ];
    const { watch, behind } = watching(open, { behind: seated(4), right: seated(4), unread: seated(0), left: seated(4, 2) });
    await watch.look();
    expect(behind).toEqual(['behind', 'unread', 'left']);
  });

  it('is rare while the bus works, frequent while it is away, and survives a store failure', async () => {
    jest.useFakeTimers();
    afterwards(() => jest.useRealTimers());
    let away = false;
    const { watch, behind, failures, store } = watching([{ matchID: 'm', ...seated(0) }], { m: seated(1) }, () => away);
    watch.start();
    await jest.advanceTimersByTimeAsync(14_000);
    expect(behind).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(2000);
    expect(behind).toHaveLength(1);
    away = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(behind).toHaveLength(6);
    store.versionsOf = () => Promise.reject(new Error('the store is away'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(failures).toHaveLength(2);
    watch.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(failures).toHaveLength(2);
  });
});
