import type { RouterMiddleware } from '@koa/router';
import type { Server } from 'boardgame.io/server';
import { type CallName, paths } from '../../src/api/paths.js';
import type { Handler } from '../http/answers.js';

/** @param like boardgame.io's name for the call, if different */
export type LobbyHandler = <K extends CallName>(call: K, like?: CallName) => Handler<K>;

/** Returns handlers that call boardgame.io's routes directly, because its router accepts paths in any case and unchecked bodies. */
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
  // Look up the route at the call, because boardgame.io adds its routes when it starts.
  return (call, like = call) =>
    async (ctx, _reply, next) => {
      const handler = handlers.get(paths[like]);
      if (!handler) throw new Error(`boardgame.io's lobby has no route ${paths[like]}`);
      await withoutEcho(ctx, () => handler(ctx, next));
    };
}

/** Runs `call`, and removes wrong credentials from boardgame.io's error messages. */
async function withoutEcho(ctx: Parameters<RouterMiddleware>[0], call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Invalid credentials')) ctx.throw(403, 'Invalid credentials');
    throw error;
  }
}
