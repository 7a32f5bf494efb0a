import type { Static, TSchema } from '@sinclair/typebox';
import type { Call, ReadonlyDeep, StaticOf } from './call.js';
import { healthCalls } from './health.js';
import { matchCalls, recordCalls } from './matches.js';
import { notificationCalls } from './notifications.js';
import type { CallName } from './paths.js';
import { botCalls, clockCalls, orderCalls } from './play.js';
import { playerCalls } from './players.js';

/** The HTTP calls by subject, as the docs list them. */
export const subjects = {
  Matches: matchCalls,
  'Dice and match files': recordCalls,
  Bots: botCalls,
  Clocks: clockCalls,
  'Conditional orders': orderCalls,
  Notifications: notificationCalls,
  Players: playerCalls,
  Health: healthCalls,
} as const;

/** Every HTTP call. The server checks bodies against it; client and server take their types from it. */
export const api = {
  ...matchCalls,
  ...recordCalls,
  ...botCalls,
  ...clockCalls,
  ...orderCalls,
  ...notificationCalls,
  ...playerCalls,
  ...healthCalls,
} as const satisfies { readonly [K in CallName]: Call };

export type Api = typeof api;

export type Body<K extends CallName> = Api[K] extends { readonly body: infer B extends TSchema } ? ReadonlyDeep<Static<B>> : undefined;

/** The JSON of a 200 response; `undefined` if it has none. */
export type Reply<K extends CallName> = Api[K]['responses'] extends { readonly 200: infer R } ? StaticOf<R> : undefined;

export type Query<K extends CallName> = Api[K] extends { readonly query: infer Q extends TSchema } ? ReadonlyDeep<Static<Q>> : undefined;
