import { coreRoutes, type RouterOptions, routerOf } from '../../server/http/routes.js';
import { defaultLimits } from '../../server/index.js';
import type { Core } from '../../server/plugin.js';
import { plugins } from '../../server/plugins.js';

const answer = () => undefined;
/** A stub that accepts every property access and call. */
const willing: object = new Proxy(answer, { get: () => answer });

/** Creates a core that does nothing. */
export const idleCore = (): Core =>
  new Proxy(
    { options: {}, games: [], limits: defaultLimits, transport: willing },
    { get: (own, key) => Reflect.get(own, key) ?? willing },
  ) as unknown as Core;

/** Returns every route of a server, with parameters as `:name`. */
export function served(): { readonly methods: readonly string[]; readonly path: string }[] {
  const core = idleCore();
  const given = { ...core, signer: willing, health: willing, metrics: answer, lobby: () => answer, store: willing };
  const routes = Object.assign(
    coreRoutes(given as unknown as Parameters<typeof coreRoutes>[0]),
    ...plugins.map((make) => make(core).routes),
  ) as RouterOptions['routes'];
  const options = { games: [], limits: defaultLimits, store: willing, transport: willing, log: answer, routes, around: [] };
  return routerOf(options as unknown as RouterOptions).stack.map(({ methods, path }) => ({ methods, path: String(path) }));
}
