import type { Context, Middleware } from 'koa';

/** A body this many times too long is read to its end and thrown away, so that its sender hears why; of a longer one nothing more is read. */
const PATIENCE = 4;
/** How deep JSON may be nested: what walks through it by calling itself must come back. */
const DEEPEST = 32;

/**
 * Reads a JSON body of at most `most` bytes, whatever its sender says of its length; an empty one is `{}`. Throws 400, 413 and
 * 415 with a sentence.
 */
export async function readJson(ctx: Context, most: number): Promise<unknown> {
  if (!ctx.is('application/json') || ctx.get('Content-Encoding')) ctx.throw(415, 'Send uncompressed JSON.');
  const text = await readText(ctx, most);
  const value = parsed(text);
  if (value === undefined) ctx.throw(400, 'The body is not JSON.');
  if (isDeeper(value, DEEPEST)) ctx.throw(400, `The body may have at most ${DEEPEST} levels of nesting.`);
  return value;
}

/**
 * Ends a connection with the answer when more of the request may come than is ever taken: Node itself would go on reading
 * what nobody asks for.
 */
export const endless =
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
  if ((ctx.request.length ?? 0) > PATIENCE * most) tooLong();
  try {
    // A stream that is left early would take the connection with it, and the answer too.
    for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes <= most) chunks.push(chunk as Buffer);
      if (bytes > PATIENCE * most) break;
    }
  } catch {
    ctx.throw(400, 'The body is incomplete.');
  }
  if (bytes > most) tooLong();
  return Buffer.concat(chunks).toString('utf8');
}

/** The value, or nothing where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Looks level by level, and no further than asked. */
function isDeeper(value: unknown, most: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= most && level.length; depth++) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return level.length > 0;
}
