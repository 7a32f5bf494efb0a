import type WebPush from 'web-push';
import { optional } from '../optional.js';
import type { PushOptions } from '../options.js';
import { outcomeOf, type Sending } from './channel.js';
import type { Message } from './message.js';
import { post, type WebhookReach } from './post.js';

/** Members of the browser's `PushSubscription`, with keys in base64url. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const TTL_SECONDS = 24 * 60 * 60;
const MAX_LINE = 400;

const payloadOf = ({ headline, happened, link }: Message): string =>
  JSON.stringify({ headline, happened: happened.map((line) => line.slice(0, MAX_LINE)), path: new URL(link).pathname });

/** Sends Web Push (RFC 8030, 8291, 8292). Throws if the library is not installed. */
export function pushChannel({ publicKey, privateKey, reach }: PushOptions & { readonly reach?: WebhookReach }, publicUrl: string): Sending {
  const { generateRequestDetails } = optional<typeof WebPush>('web-push', 'VAPID_PRIVATE_KEY');
  const vapidDetails = { subject: publicUrl, publicKey, privateKey };
  return {
    async send(message, { target }) {
      const { endpoint, p256dh, auth }: PushTarget = JSON.parse(target);
      // The topic replaces an older undelivered message.
      const options = { vapidDetails, TTL: TTL_SECONDS, topic: message.match.slice(0, 32), urgency: 'normal' as const };
      const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(message), options);
      const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const posted = await post(endpoint, body ?? '', plain, reach);
      return 'status' in posted && (posted.status === 404 || posted.status === 410) ? { what: 'gone' } : outcomeOf(posted);
    },
  };
}
