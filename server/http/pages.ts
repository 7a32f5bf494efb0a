import type { Context, Middleware } from 'koa';
import sirv, { type RequestHandler } from 'sirv';

const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "script-src 'self'",
  // Dialogs and menus add style elements.
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
].join('; ');

export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
  ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('X-Frame-Options', 'DENY');
  await next();
};

/** Whether a path belongs to the API, even if misspelt. Unknown API paths return 404 instead of a page. */
const isApi = (path: string) =>
  /^\/+(games|socket\.io)(\/|;|$)/i.test(path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))));

/** Serves the files of a built web client, and `index.html` for other paths outside the API. */
export function pages(clientDir: string): Middleware {
  const files = sirv(clientDir, {
    etag: true,
    single: true,
    ignores: /\.[^./]+$/,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || isApi(ctx.path) || !(await answers(files, ctx))) await next();
  };
}

/** Whether a `Range` header is valid. If not, the whole file is sent (RFC 9110, 14.2). */
function isPart(range: string): boolean {
  const [, from, to = from] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range) ?? [];
  return from !== undefined && Number(from) <= Number(to);
}

async function answers(handler: RequestHandler, ctx: Context): Promise<boolean> {
  const { headers } = ctx.req;
  if (headers.range && !isPart(headers.range)) delete headers.range;
  // The file may have been replaced since the server started.
  ctx.res.once('pipe', (file) => file.once('error', () => ctx.res.destroy()));
  const answered = await new Promise<boolean>((resolve) => {
    ctx.res.once('close', () => resolve(true));
    handler(ctx.req, ctx.res, () => resolve(false));
  });
  ctx.respond = !answered;
  return answered;
}

export const noPages: Middleware = async (ctx, next) => {
  if (ctx.path !== '/') return next();
  ctx.body = 'This is a Weathergage server: lobby and sockets, without a web client. `createServer` serves one from its `clientDir`.\n';
};
