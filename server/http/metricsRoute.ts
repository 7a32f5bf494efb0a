import { createHash, timingSafeEqual } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { RouterContext } from '@koa/router';
import type { Middleware } from 'koa';
import type { Handler } from './answers.js';
import type { Metrics } from './metrics.js';

const digest = (text: string) => createHash('sha256').update(text).digest();

const PREFIX = 'Bearer ';

const mayRead = (authorization: string, token: string): boolean =>
  authorization.startsWith(PREFIX) && timingSafeEqual(digest(authorization.slice(PREFIX.length)), digest(token));

/** Sends the metrics, or 404 without the bearer token. */
export const metricsHandler =
  (metrics: Metrics, token: string | undefined): Handler<'getMetrics'> =>
  async (ctx) => {
    if (token === undefined || !mayRead(ctx.get('Authorization'), token)) return ctx.throw(404);
    const { type, body } = await metrics.text();
    ctx.set('Cache-Control', 'no-store');
    ctx.type = type;
    ctx.body = body;
  };

/** Counts calls by the name of the route. Counting by path would create too many labels. */
export const countCalls =
  (metrics: Metrics): Middleware =>
  async (ctx, next) => {
    const began = performance.now();
    await next();
    const { _matchedRouteName: route = ['GET', 'HEAD'].includes(ctx.method) ? 'page' : 'other' } = ctx as unknown as RouterContext;
    metrics.answered(route, ctx.status, performance.now() - began);
  };
