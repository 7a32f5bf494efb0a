import type { Context } from 'koa';

/**
 * Reads the JSON body of a call of our own, whose length the lobby guard has bounded, and hands it to the guard for its shape:
 * setting `request.body` throws where that is wrong.
 */
export async function readBody<T>(ctx: Context): Promise<T> {
  const request = ctx.request as typeof ctx.request & { body?: unknown };
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.req) chunks.push(chunk as Buffer);
  try {
    request.body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) ctx.throw(400, 'The body is not JSON.');
    throw error;
  }
  return request.body as T;
}
