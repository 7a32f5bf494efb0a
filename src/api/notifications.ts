import * as Type from '@sinclair/typebox';
import { calls } from './call.js';
import { INVALID_BODY, NO_MATCH, Owner, oneOf, WRONG_CREDENTIALS } from './common.js';

export const CHANNELS = ['webhook', 'mail', 'push'] as const;
/** Reasons why a message was not delivered. */
export const FAULTS = ['address', 'silence', 'redirect', 'refused'] as const;
/** JSON formats of webhook messages. */
export const FORMS = ['discord', 'plain'] as const;

const FAULT = 'the address cannot be used, does not respond, redirects, or refused the message.';

const Notifications = Type.Object({
  channels: Type.Array(oneOf(CHANNELS), { description: 'The channels that this server offers.' }),
  set: Type.Array(
    Type.Object({
      id: Type.String(),
      channel: oneOf(CHANNELS),
      where: Type.String({ description: 'The email address, or the host of the webhook or push service.' }),
      waits: Type.Optional(Type.Literal(true, { description: 'The email address is not confirmed yet.' })),
      fault: Type.Optional(oneOf(FAULTS, { description: `Why the last message was not delivered: ${FAULT}` })),
    }),
    {
      description: 'The notifications of the seat. `where` is the email address or host, `waits` means that the address is not confirmed.',
    },
  ),
  vapid: Type.Optional(Type.String({ description: 'The VAPID public key of the server, for Web Push.' })),
  fault: Type.Optional(oneOf(FAULTS, { description: `Why the notification was not set: ${FAULT}` })),
});

const errors = { 400: INVALID_BODY, 403: WRONG_CREDENTIALS, 404: NO_MATCH };
const setErrors = { ...errors, 404: 'There is no such game or match, or the server does not offer this channel.' };

export const notificationCalls = calls({
  listNotifications: {
    summary: 'Lists the notifications of a seat and the channels that the server offers.',
    body: Type.Object(Owner),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: Notifications, ...errors },
  },
  stopNotification: {
    summary: 'Deletes one notification of a seat.',
    body: Type.Object({ ...Owner, notice: Type.String({ maxLength: 64, description: 'The `id` of the notification.' }) }),
    limits: ['lobbyCalls'],
    cache: 'no-store',
    responses: { 200: Notifications, ...errors },
  },
  setWebhook: {
    summary:
      'Sends a test message to a webhook. If the webhook accepts it, turns on notifications by this webhook. Otherwise the response has a `fault`.',
    body: Type.Object({
      ...Owner,
      url: Type.String({ maxLength: 500, description: 'The https address of the webhook.' }),
      form: oneOf(FORMS, { description: 'The format of the messages.' }),
    }),
    limits: ['lobbyCalls', 'notices'],
    cache: 'no-store',
    responses: { 200: Notifications, ...setErrors },
  },
  setMail: {
    summary: 'Sets an email address and sends a confirmation link to it. Notifications start after `confirmMail`.',
    body: Type.Object({ ...Owner, address: Type.String({ maxLength: 254, description: 'The email address.' }) }),
    limits: ['lobbyCalls', 'notices'],
    cache: 'no-store',
    responses: {
      200: Notifications,
      ...setErrors,
      429: 'The server has sent too many confirmation emails within an hour, to this address, to its domain or in all.',
    },
  },
  setPush: {
    summary:
      'Sends a test message to the `PushSubscription` of a browser. If the push service accepts it, turns on notifications by Web Push. Otherwise the response has a `fault`.',
    body: Type.Object({
      ...Owner,
      endpoint: Type.String({ maxLength: 1000, description: 'The `endpoint` of the subscription.' }),
      p256dh: Type.String({
        pattern: '^B[A-Za-z0-9_-]{86}=?$',
        description: 'The key `p256dh` of the subscription: an uncompressed point of P-256 in base64url.',
      }),
      auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$', description: 'The key `auth` of the subscription: 16 bytes in base64url.' }),
    }),
    limits: ['lobbyCalls', 'notices'],
    cache: 'no-store',
    responses: { 200: Notifications, ...setErrors },
  },
  confirmMail: {
    summary: 'Confirms an email address.',
    body: Type.Object({ token: Type.String({ maxLength: 64, description: 'The last part of the path of the confirmation link.' }) }),
    limits: ['lobbyCalls'],
    responses: { 204: 'The address is confirmed.', 400: INVALID_BODY, 404: 'The token is unknown or no longer valid.' },
  },
  unsubscribe: {
    summary: 'Turns off a notification, as requested by the one-click unsubscribe of a mail program (RFC 8058). The body is ignored.',
    limits: ['lobbyCalls'],
    responses: { 204: 'The notification is deleted, or did not exist.' },
  },
  openUnsubscribePage: {
    summary: 'Redirects to the page that asks the player whether to turn off the notification.',
    limits: ['reads'],
    responses: { 303: 'The header `Location` has the address of the page.' },
  },
});
