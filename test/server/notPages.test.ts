import { NOT_PAGES } from '../../client/offline/pages.js';
import { defaultLimits } from '../../server/index.js';
import { type Desk, routes } from '../../server/routes.js';

const isPage = (path: string) => !NOT_PAGES.some((pattern) => pattern.test(path));

describe('the service worker', () => {
  it('leaves every route of the server, its sockets and its files to the network', () => {
    const answer = () => undefined;
    const notices = {
      list: answer,
      stop: answer,
      mail: answer,
      push: answer,
      confirm: answer,
      stopFromOutside: answer,
      askToStop: answer,
      webhook: answer,
      seated: answer,
      left: answer,
    };
    const captains = { levels: answer, fitting: answer, laid: answer, again: answer, seat: answer };
    const deeds = [
      'begin',
      'keep',
      'drop',
      'ask',
      'recall',
      'nonce',
      'create',
      'signIn',
      'add',
      'me',
      'change',
      'link',
      'remove',
      'forget',
      'hold',
      'seat',
      'matches',
      'left',
    ];
    const clocks = Object.fromEntries(['again', 'claim', 'deputy', 'laid', 'time', 'vacation'].map((deed) => [deed, answer]));
    const plans = { list: answer, orders: answer, lay: answer, drop: answer, left: answer };
    const people = Object.fromEntries(deeds.map((deed) => [deed, answer]));
    const table = routes({
      games: [],
      notices,
      captains,
      clocks,
      plans,
      people,
      passkeys: people,
      limits: defaultLimits,
      metrics: answer,
      lobby: () => answer,
    } as unknown as Desk);
    const served = table.stack.map(({ path }) => String(path).replaceAll(/:\w+/g, 'x'));
    expect(served.length).toBeGreaterThan(12);
    const others = ['/socket.io/?EIO=4&transport=polling', '/socket.io', '/sw.js', '/assets/gone-abc.js?v=1', '/GAMES/x', '/games;x'];
    expect([...served, ...others].filter(isPage)).toEqual([]);
    expect(served.map((path) => `${path}?x=1.5`).filter(isPage)).toEqual([]);
  });

  it('answers with the kept pages for all others', () => {
    const pages = [
      '/',
      '/lobby',
      '/lobby/grand-armada',
      '/match/grand-armada/aB-_9?side=1',
      '/replay?v=1.2',
      '/gamesome',
      '/healthz-x',
      '/nowhere',
    ];
    expect(pages.filter((path) => !isPage(path))).toEqual([]);
  });
});
