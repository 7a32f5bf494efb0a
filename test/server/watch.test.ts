import { LocalPubSub } from '../../server/pubSub.js';
import { Watch, type Watched } from '../../server/watch.js';
import { afterwards } from './house.js';

function watching(open: Watched[], stored: Record<string, number>, isBusAway = () => false) {
  const behind: string[] = [];
  const failures: unknown[] = [];
  const pubSub = Object.assign(new LocalPubSub(), { check: () => (isBusAway() ? Promise.reject(new Error('away')) : Promise.resolve()) });
  const store = { stateIDs: async (ids: readonly string[]) => new Map(ids.filter((id) => id in stored).map((id) => [id, stored[id]])) };
  const options = {
    store,
    pubSub,
    open: () => open,
    behind: (id: string) => behind.push(id),
    failed: (error: unknown) => failures.push(error),
  };
  return { watch: new Watch(options), behind, failures, store };
}

describe('the look into the store', () => {
  it('finds what is shown too early a state of, and nothing else', async () => {
    const open = [
      { matchID: 'behind', stateID: 3 },
      { matchID: 'right', stateID: 4 },
      { matchID: 'unread', stateID: undefined },
      { matchID: 'wiped', stateID: 4 },
    ];
    const { watch, behind } = watching(open, { behind: 4, right: 4, unread: 0 });
    await watch.look();
    expect(behind).toEqual(['behind', 'unread']);
  });

  it('is taken seldom while the bus is there, often while it is away, and survives a store that fails', async () => {
    jest.useFakeTimers();
    afterwards(() => jest.useRealTimers());
    let away = false;
    const { watch, behind, failures, store } = watching([{ matchID: 'm', stateID: 0 }], { m: 1 }, () => away);
    watch.start();
    await jest.advanceTimersByTimeAsync(14_000);
    expect(behind).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(2000);
    expect(behind).toHaveLength(1);
    away = true;
    await jest.advanceTimersByTimeAsync(5000);
    expect(behind).toHaveLength(6);
    store.stateIDs = () => Promise.reject(new Error('the store is away'));
    await jest.advanceTimersByTimeAsync(2000);
    expect(failures).toHaveLength(2);
    watch.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(failures).toHaveLength(2);
  });
});
