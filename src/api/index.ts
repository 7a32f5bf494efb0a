import type { Static, TSchema } from '@sinclair/typebox';
import type { Call, ReadonlyDeep, StaticOf } from './call.js';
import { healthCalls } from './health.js';
import { matchCalls, recordCalls } from './matches.js';
import { notificationCalls } from './notifications.js';
import { pairingCalls } from './pairing.js';
import type { CallName } from './paths.js';
import { botCalls, clockCalls, orderCalls } from './play.js';
import { playerCalls } from './players.js';
import { ratingCalls } from './ratings.js';

/** HTTP calls by subject, in the order of the docs. */
export const subjects = {
  Matches: matchCalls,
  'Play now': pairingCalls,
  'Dice and match files': recordCalls,
  Bots: botCalls,
  Clocks: clockCalls,
  'Conditional orders': orderCalls,
  Notifications: notificationCalls,
  Players: playerCalls,
  Ratings: ratingCalls,
  Health: healthCalls,
} as const;

/** Every HTTP call. The server validates bodies against these schemas; client and server derive their types from them. */
export const api = {
  ...matchCalls,
  ...pairingCalls,
  ...recordCalls,
  ...botCalls,
  ...clockCalls,
  ...orderCalls,
  ...notificationCalls,
  ...playerCalls,
  ...ratingCalls,
  ...healthCalls,
} as const satisfies { readonly [K in CallName]: Call };

export type Api = typeof api;

export type Body<K extends CallName> = Api[K] extends { readonly body: infer B extends TSchema } ? ReadonlyDeep<Static<B>> : undefined;

/** JSON type of the 200 response, or `undefined` if it has no body. */
export type Reply<K extends CallName> = Api[K]['responses'] extends { readonly 200: infer R } ? StaticOf<R> : undefined;

export type Query<K extends CallName> = Api[K] extends { readonly query: infer Q extends TSchema } ? ReadonlyDeep<Static<Q>> : undefined;
