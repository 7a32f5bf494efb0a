import { floodCall } from '../../tools/floodCalls.js';
import { served } from './servedRoutes.js';

it('a flood calls every route of the server', () => {
  const called = Array.from({ length: 200 }, (_, n) => floodCall(n, 'game', 'match'));
  const missed = served().filter(({ methods, path }) => {
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}(\\?.*)?$`);
    return !called.some((call) => methods.includes(call.method) && pattern.test(call.path));
  });
  expect(missed.map(({ path }) => path)).toEqual([]);
});
