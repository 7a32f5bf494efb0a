import { NOT_PAGES } from '../../client/pwa/pages.js';
import { served } from './servedRoutes.js';

const isPage = (path: string) => !NOT_PAGES.some((pattern) => pattern.test(path));

describe('the service worker', () => {
  it('sends the server’s routes, sockets and files to the network', () => {
    const paths = served().map(({ path }) => path.replaceAll(/:\w+/g, 'x'));
    expect(paths.length).toBeGreaterThan(12);
    const others = ['/socket.io/?EIO=4&transport=polling', '/socket.io', '/sw.js', '/assets/gone-abc.js?v=1', '/GAMES/x', '/games;x'];
    expect([...paths, ...others].filter(isPage)).toEqual([]);
    expect(paths.map((path) => `${path}?x=1.5`).filter(isPage)).toEqual([]);
  });

  it('answers all other paths with cached pages', () => {
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
