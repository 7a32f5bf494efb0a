import type { RouterMiddleware } from '@koa/router';
import type { Server } from 'boardgame.io/server';
import { type CallName, paths } from '../../src/api/paths.js';
import type { Handler } from '../http/answers.js';

/** Answers a call as boardgame.io's lobby does. @param like the call of boardgame.io, if it is another */
export type LobbyHandler = <K extends CallName>(call: K, like?: CallName) => Handler<K>;

/**
 * boardgame.io's lobby as handlers of single calls, for routes of our own: its router takes a path in any case, and its readers of
 * bodies whatever comes. So nothing is left in the router that it is taken from.
 */
export function lobbyHandlers(router: ReturnType<typeof Server>['router']): LobbyHandler {
  const handlers = new Map<string, RouterMiddleware>();
  const keep =
    (method: string) =>
    (path: string, ...stack: RouterMiddleware[]) => {
      const handler = stack.pop();
      if (handler) handlers.set(`${method} ${path}`, handler);
      return router;
    };
  Object.assign(router, { get: keep('GET'), post: keep('POST') });
  // boardgame.io adds its routes when it runs, which is before the first call.
  return (call, like = call) =>
    async (ctx, _reply, next) => {
      const handler = handlers.get(paths[like]);
      if (!handler) throw new Error(`boardgame.io's lobby has no route ${paths[like]}`);
      await withoutEcho(ctx, () => handler(ctx, next));
    };
}

/** boardgame.io repeats wrong credentials in its answer. */
async function withoutEcho(ctx: Parameters<RouterMiddleware>[0], call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Invalid credentials')) ctx.throw(403, 'Invalid credentials');
    throw error;
  }
}
