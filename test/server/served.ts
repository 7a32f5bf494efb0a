import { defaultLimits } from '../../server/index.js';
import { type Desk, routes } from '../../server/routes.js';

const answer = () => undefined;
/** Whatever is asked of it answers. */
const willing = new Proxy(answer, { get: () => answer });

/** Every route that a server has, its parameters written as `:name`. */
export function served(): { readonly methods: readonly string[]; readonly path: string }[] {
  const given = { games: [], limits: defaultLimits, metrics: answer, lobby: () => answer };
  const desk = new Proxy(given, { get: (own, key) => Reflect.get(own, key) ?? willing }) as unknown as Desk;
  return routes(desk).stack.map(({ methods, path }) => ({ methods, path: String(path) }));
}
