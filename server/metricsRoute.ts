import { createHash, timingSafeEqual } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Middleware } from 'koa';
import { isLoopback } from './addresses.js';
import type { Metrics } from './metrics.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

const PREFIX = 'Bearer ';

function mayRead(address: string, authorization: string, token: string | undefined): boolean {
  if (token === undefined) return isLoopback(address);
  return authorization.startsWith(PREFIX) && timingSafeEqual(digest(authorization.slice(PREFIX.length)), digest(token));
}

/** The kind of a path, of which there are few: ids and file names are no labels. */
function routeOf(path: string, method: string): string {
  const [, root, game, id, call] = path.split('/');
  if (root !== 'games') return ['healthz', 'readyz', 'metrics'].includes(root) ? root : 'page';
  if (game === undefined) return 'games';
  if (method === 'POST') return id === 'create' ? 'create' : KNOWN_CALLS.has(call) ? call : 'other';
  return id === undefined ? 'list' : call === 'export' ? 'export' : 'match';
}

const KNOWN_CALLS = new Set(['join', 'leave', 'update', 'rename', 'playAgain', 'salt']);

/**
 * Counts every call, and answers `GET /metrics`: to this machine itself, or, where a token is set, to whoever brings it as
 * `Authorization: Bearer …`. To anybody else there is no such page.
 */
export function metricsRoute(metrics: Metrics, token: string | undefined): Middleware {
  return async (ctx, next) => {
    const began = performance.now();
    if (ctx.path === '/metrics' && ctx.method === 'GET' && mayRead(ctx.ip, ctx.get('Authorization'), token)) {
      const { type, body } = await metrics.text();
      ctx.set('Cache-Control', 'no-store');
      ctx.type = type;
      ctx.body = body;
    } else if (ctx.path === '/metrics') ctx.status = 404;
    else await next();
    metrics.answered(routeOf(ctx.path, ctx.method), ctx.status, performance.now() - began);
  };
}
