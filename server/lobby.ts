import type { RouterMiddleware } from '@koa/router';
import type { Server } from 'boardgame.io/server';

type Handler = RouterMiddleware;

/**
 * boardgame.io's lobby as handlers by name, as "POST /games/:name/:id/join", for a table of our own to call: its router takes a
 * path in any case, and its readers of bodies whatever comes. So nothing is left in the router that it is taken from.
 */
export function lobbyHandlers(router: ReturnType<typeof Server>['router']): (route: string) => Handler {
  const handlers = new Map<string, Handler>();
  const keep =
    (method: string) =>
    (path: string, ...stack: Handler[]) => {
      const handler = stack.pop();
      if (handler) handlers.set(`${method} ${path}`, handler);
      return router;
    };
  Object.assign(router, { get: keep('GET'), post: keep('POST') });
  // boardgame.io adds its routes when it runs, which is before the first call.
  return (route) => async (ctx, next) => {
    const handler = handlers.get(route);
    if (!handler) throw new Error(`boardgame.io's lobby has no route ${route}`);
    await withoutEcho(ctx, () => handler(ctx, next));
  };
}

/** boardgame.io repeats wrong credentials in its answer. */
async function withoutEcho(ctx: Parameters<Handler>[0], call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Invalid credentials')) ctx.throw(403, 'Invalid credentials');
    throw error;
  }
}
