import type { IncomingHttpHeaders } from 'node:http';
import type { Middleware } from 'koa';

export type Origins = readonly (string | RegExp)[];

/** Whether the request comes from a page of an allowed origin, or from a client that is not a page. */
export function isAllowed({ origin, host }: IncomingHttpHeaders, origins: Origins): boolean {
  if (origin === undefined) return true;
  if (isListed(origin, origins)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

const isListed = (origin: string, origins: Origins) =>
  origins.some((allowed) => (typeof allowed === 'string' ? allowed === origin : allowed.test(origin)));

/** Sets CORS headers for allowed origins. Refuses calls from other origins that change data. */
export function originGuard(origins: Origins): Middleware {
  return async (ctx, next) => {
    const { origin } = ctx.headers;
    ctx.vary('Origin');
    if (origin !== undefined && isListed(origin, origins)) {
      ctx.set('Access-Control-Allow-Origin', origin);
      if (ctx.method === 'OPTIONS') {
        ctx.set('Access-Control-Allow-Methods', 'GET, HEAD, POST');
        ctx.set('Access-Control-Allow-Headers', 'Content-Type');
        ctx.set('Access-Control-Max-Age', '600');
        ctx.status = 204;
        return;
      }
    } else if (!['GET', 'HEAD', 'OPTIONS'].includes(ctx.method) && !isAllowed(ctx.headers, origins)) {
      ctx.throw(403, 'Pages of this origin may not use this server.');
    }
    await next();
  };
}
