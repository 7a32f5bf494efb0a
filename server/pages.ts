import { extname } from 'node:path';
import type { Middleware } from 'koa';
import serve from 'koa-static';

const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data: blob:",
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
  const files = serve(clientDir, {
    setHeaders: (res, path) => {
      // The names of built assets change with their content; pages are asked for anew.
      const lasting = /[/\\]assets[/\\]/.test(path);
      res.setHeader('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  return async (ctx, next) => {
    if (!['GET', 'HEAD'].includes(ctx.method) || isApi(ctx.path)) return next();
    await files(ctx, async () => {
      if (extname(ctx.path)) return;
      ctx.path = '/index.html';
      await files(ctx, async () => undefined);
    });
  };
}
