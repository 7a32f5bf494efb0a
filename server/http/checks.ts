import type { RouterMiddleware } from '@koa/router';
import type { TSchema } from '@sinclair/typebox';
import type { Next } from 'koa';
import type { CallName, Params } from '../../src/api/paths.js';
import type { Log } from '../log.js';
import { Serial } from '../match/serial.js';
import type { Limits } from '../options.js';
import { isMatchID, type Store } from '../storage/store.js';
import { addressKey } from './addresses.js';
import { readJson } from './body.js';
import { Window } from './limits.js';
import { bodyOf } from './validation.js';

export type Check = RouterMiddleware;

export type CallContext<K extends CallName> = Parameters<RouterMiddleware>[0] & { readonly params: Params<K> };

export type CallCheck<K extends CallName> = (ctx: CallContext<K>, next: Next) => unknown;

export const matchIn = (ctx: Parameters<RouterMiddleware>[0]): string => ctx.params.id ?? ctx.throw(404);

/** Limits the calls from each IP address. Responds with 429 above the limit. */
export function rateLimited({ count, seconds }: Limits['reads'], why: string, log: Log): Check {
  const window = new Window(count, seconds);
  return (ctx, next) => {
    const address = addressKey(ctx.ip);
    if (window.allows(address)) return next();
    log('warn', 'too many calls', { address, limit: count, seconds });
    ctx.set('Retry-After', String(seconds));
    return ctx.throw(429, why);
  };
}

/** A character that PostgreSQL cannot store in a text. */
const NUL = '\0';

/** Responds with 400 if the path or query contains characters that the store cannot look up. */
export const plainPath: Check = (ctx, next) => {
  const given = [...Object.values(ctx.params), ...Object.values(ctx.query).flat()];
  return given.some((value) => value?.includes(NUL)) ? ctx.throw(400, 'The address contains a null character.') : next();
};

export const knownGame =
  (names: ReadonlySet<string>): Check =>
  (ctx, next) =>
    names.has(ctx.params.name ?? '') ? next() : ctx.throw(404, 'There is no such game.');

export const knownMatch =
  (store: Store): Check =>
  async (ctx, next) => {
    const { name, id } = ctx.params;
    const { metadata } = isMatchID(id) ? await store.fetch(id, { metadata: true }) : {};
    return metadata?.gameName === name ? next() : ctx.throw(404, 'There is no such match.');
  };

/** Puts the checked body into `request.body`, where boardgame.io expects it. */
export const withBody =
  (shape: TSchema, limits: Limits): Check =>
  async (ctx, next) => {
    const read = bodyOf(shape, await readJson(ctx, limits.bodyBytes), limits);
    if ('fault' in read) return ctx.throw(400, read.fault);
    Object.assign(ctx.request, { body: read.body });
    return next();
  };

export function oneAtATime(): Check {
  const serial = new Serial();
  return (ctx, next) => serial.run(matchIn(ctx), next);
}
