import type { Context, Middleware } from 'koa';

/** Multiple of the limit up to which a body that is too long is read before it is refused. */
const READ_FACTOR = 4;
const MAX_DEPTH = 32;

/** Reads a JSON body of at most `most` bytes. Returns `{}` for an empty body. Throws 400, 413 or 415. */
export async function readJson(ctx: Context, most: number): Promise<unknown> {
  if (!ctx.is('application/json') || ctx.get('Content-Encoding')) ctx.throw(415, 'Send uncompressed JSON.');
  const text = await readText(ctx, most);
  const value = parsed(text);
  if (value === undefined) ctx.throw(400, 'The body is not JSON.');
  if (isDeeper(value, MAX_DEPTH)) ctx.throw(400, `The body may have at most ${MAX_DEPTH} levels of nesting.`);
  return value;
}

/** Closes the connection after a request that is too long. Otherwise, Node would continue to read it. */
export const closeLongRequests =
  (most: number): Middleware =>
  async (ctx, next) => {
    await next();
    const { length = Number.POSITIVE_INFINITY } = ctx.request;
    if (!ctx.req.complete && length > most) ctx.set('Connection', 'close');
  };

async function readText(ctx: Context, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const tooLong = () => ctx.throw(413, `The body may have at most ${most} bytes.`);
  if ((ctx.request.length ?? 0) > READ_FACTOR * most) tooLong();
  try {
    // Leaving the stream early would destroy the connection before the response.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes <= most) chunks.push(chunk as Buffer);
      if (bytes > READ_FACTOR * most) break;
    }
  } catch {
    ctx.throw(400, 'The body is incomplete.');
  }
  if (bytes > most) tooLong();
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most && level.length; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return level.length > 0;
}
