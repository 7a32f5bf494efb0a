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
  // Dialogs and menus write style elements when they open.
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
].join('; ');

/** What a browser may do with anything from here. */
export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set('Content-Security-Policy', POLICY);
  ctx.set('Cross-Origin-Opener-Policy', 'same-origin');
  ctx.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('X-Frame-Options', 'DENY');
  await next();
};

/** Also as somebody may have miswritten it, who is better told that there is nothing than shown a page. */
const isApi = (path: string) =>
  /^\/+(games|socket\.io)(\/|;|$)/i.test(path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))));

/**
 * Serves a built web client: its files, and `index.html` for every other page of it. `/games` and `/socket.io` belong to the
 * lobby and the sockets.
 */
export function pages(clientDir: string): Middleware {
  const files = sirv(clientDir, {
    etag: true,
    single: true,
    // What has an ending is a file, and no page.
    ignores: /\.[^./]+$/,
    setHeaders: (response, path) => {
      // The names of built assets change with their content; pages, service worker and manifest are asked for anew.
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || isApi(ctx.path) || !(await answers(files, ctx))) await next();
  };
}

/** Whether a part of a file can be sent. Who asks for another is sent the whole of it (RFC 9110, 14.2). */
function isPart(range: string): boolean {
  const [, from, to = from] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(range) ?? [];
  return from !== undefined && Number(from) <= Number(to);
}

/** Whether the handler has answered, which it does by itself and to the end. */
async function answers(handler: RequestHandler, ctx: Context): Promise<boolean> {
  const { headers } = ctx.req;
  if (headers.range && !isPart(headers.range)) delete headers.range;
  // The handler knows the files that were there when the server began; a newer client may have been laid in their place.
  ctx.res.once('pipe', (file) => file.once('error', () => ctx.res.destroy()));
  const answered = await new Promise<boolean>((resolve) => {
    ctx.res.once('close', () => resolve(true));
    handler(ctx.req, ctx.res, () => resolve(false));
  });
  ctx.respond = !answered;
  return answered;
}

/** Says at `/` what this server is, where there is no web client to serve. */
export const noPages: Middleware = async (ctx, next) => {
  if (ctx.path !== '/') return next();
  ctx.body = 'This is a Weathergage server: lobby and sockets, without a web client. `createServer` serves one from its `clientDir`.\n';
};
