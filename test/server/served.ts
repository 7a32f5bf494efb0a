import { type RouteOptions, routes } from '../../server/http/routes.js';
import { defaultLimits } from '../../server/index.js';

const answer = () => undefined;
/** Whatever is asked of it answers. */
const willing = new Proxy(answer, { get: () => answer });

/** Every route that a server has, its parameters written as `:name`. */
export function served(): { readonly methods: readonly string[]; readonly path: string }[] {
  const given = { games: [], limits: defaultLimits, metrics: answer, lobby: () => answer };
  const desk = new Proxy(given, { get: (own, key) => Reflect.get(own, key) ?? willing }) as unknown as RouteOptions;
  return routes(desk).stack.map(({ methods, path }) => ({ methods, path: String(path) }));
}
