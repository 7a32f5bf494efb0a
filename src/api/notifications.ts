import * as Type from '@sinclair/typebox';
import { calls } from './call.js';
import { INVALID_BODY, NO_MATCH, Owner, oneOf, WRONG_CREDENTIALS } from './common.js';

export const CHANNELS = ['webhook', 'mail', 'push'] as const;
/** Why a message was not delivered. */
export const FAULTS = ['address', 'silence', 'redirect', 'refused'] as const;
/** The JSON formats of webhooks. */
export const FORMS = ['discord', 'plain'] as const;

/** The notifications of a seat. */
const Notifications = Type.Object({
  channels: Type.Array(oneOf(CHANNELS), { description: 'The channels that this server offers.' }),
  set: Type.Array(
    Type.Object({
      id: Type.String(),
      channel: oneOf(CHANNELS),
      where: Type.String({ description: 'The email address, or the host of the webhook or push service.' }),
      waits: Type.Optional(Type.Literal(true, { description: 'The email address is not confirmed yet.' })),
      fault: Type.Optional(oneOf(FAULTS)),
    }),
  ),
  vapid: Type.Optional(Type.String({ description: 'The public key of Web Push.' })),
  fault: Type.Optional(oneOf(FAULTS)),
});

const errors = { 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH };
const setErrors = { ...errors, 404: 'There is no such game or match, or the server does not offer this channel.' };

export const notificationCalls = calls({
  listNotifications: {
    summary: 'Lists the notifications of a seat and the channels that it can set.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: Notifications, ...errors },
  },
  stopNotification: {
    summary: 'Deletes one notification of a seat.',
    body: Type.Object({ ...Owner, notice: Type.String({ maxLength: 64, description: 'Its `id`.' }) }),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: Notifications, ...errors },
  },
  setWebhook: {
    summary: 'Sets a webhook, if a first message to it is accepted. Otherwise the answer has a `fault`.',
    body: Type.Object({ ...Owner, url: Type.String({ maxLength: 500 }), form: oneOf(FORMS) }),
    limits: ['lobbyCalls', 'notices'],
    cache: 'no-store',
    responses: { 200: Notifications, ...setErrors },
  },
  setMail: {
    summary: 'Sets a mail address and sends it a letter with a link that confirms it.',
    body: Type.Object({ ...Owner, address: Type.String({ maxLength: 254 }) }),
    limits: ['lobbyCalls', 'notices'],
    cache: 'no-store',
    responses: { 200: Notifications, ...setErrors, 429: 'More than 3 letters to this address in an hour.' },
  },
  setPush: {
    summary: 'Sets a browser, by the members of its `PushSubscription`, after a first message to it.',
    body: Type.Object({
      ...Owner,
      endpoint: Type.String({ maxLength: 1000 }),
      p256dh: Type.String({ pattern: '^B[A-Za-z0-9_-]{86}=?$', description: 'A point of P-256, uncompressed, in base64url.' }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$', description: '16 bytes in base64url.' }),
    }),
    limits: ['lobbyCalls', 'notices'],
    cache: 'no-store',
    responses: { 200: Notifications, ...setErrors },
  },
  confirmMail: {
    summary: 'Confirms a mail address with the token of its letter.',
    body: Type.Object({ token: Type.String({ maxLength: 64 }) }),
    limits: ['lobbyCalls'],
    responses: { 204: 'It is confirmed.', 400: INVALID_BODY, 404: 'There is nothing to confirm.' },
  },
  unsubscribe: {
    summary: 'Deletes a notification by the key of a message. The body is ignored (RFC 8058).',
    limits: ['lobbyCalls'],
    responses: { 204: 'It is deleted, or was deleted before.' },
  },
  openUnsubscribePage: {
    summary: 'Leads to the page that asks whether to unsubscribe.',
    limits: ['reads'],
    responses: { 303: 'The page is in `Location`.' },
  },
});
