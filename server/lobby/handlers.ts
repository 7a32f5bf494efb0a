import type { RouterMiddleware } from '@koa/router';
import type { Server } from 'boardgame.io/server';
import { type CallName, paths } from '../../src/api/paths.js';
import type { Handler } from '../http/answers.js';

/** @param like boardgame.io's name of the call, if different */
export type LobbyHandler = <K extends CallName>(call: K, like?: CallName) => Handler<K>;

/** Takes boardgame.io's routes out of its router, which accepts paths in any case and unchecked bodies. */
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
  // Look the route up late, because boardgame.io adds its routes when it starts.
  return (call, like = call) =>
    async (ctx, _reply, next) => {
      const handler = handlers.get(paths[like]);
      if (!handler) throw new Error(`boardgame.io's lobby has no route ${paths[like]}`);
      await withoutEcho(ctx, () => handler(ctx, next));
    };
}

/** Runs `call` and removes wrong credentials from its error messages, where boardgame.io repeats them. */
async function withoutEcho(ctx: Parameters<RouterMiddleware>[0], call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Invalid credentials')) ctx.throw(403, 'Invalid credentials');
    throw error;
  }
}
