import type WebPush from 'web-push';
import { optional } from '../optional.js';
import type { PushOptions } from '../options.js';
import { outcomeOf, type Sending } from './channel.js';
import type { Message } from './message.js';
import { post, type WebhookReach } from './post.js';

/** A browser that has asked to be told: what its `PushSubscription` says, keys in base64url. */
export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** How long a push service keeps a message for a browser that is away, in s. */
const DAY = 24 * 60 * 60;
/** A line may have so many characters: a push service takes 4096 bytes in all. */
const LONGEST = 400;

/** What the service worker is told, which shows it. */
const payloadOf = ({ headline, happened, link }: Message): string =>
  JSON.stringify({ headline, happened: happened.map((line) => line.slice(0, LONGEST)), path: new URL(link).pathname });

/**
 * Sends encrypted messages to browsers by the push services that they have named (RFC 8030, 8291, 8292). Throws a sentence where the
 * library for it is not installed.
 */
export function pushes({ publicKey, privateKey, reach }: PushOptions & { readonly reach?: WebhookReach }, publicUrl: string): Sending {
  const { generateRequestDetails } = optional<typeof WebPush>('web-push', 'VAPID_PRIVATE_KEY');
  const vapidDetails = { subject: publicUrl, publicKey, privateKey };
  return {
    async send(message, { target }) {
      const { endpoint, p256dh, auth }: PushTarget = JSON.parse(target);
      // A newer turn takes the place of one that the browser has not fetched yet.
      const options = { vapidDetails, TTL: DAY, topic: message.match.slice(0, 32), urgency: 'normal' as const };
      const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(message), options);
      const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
      const posted = await post(endpoint, body ?? '', plain, reach);
      // The browser has been told to forget it.
      return 'status' in posted && (posted.status === 404 || posted.status === 410) ? { what: 'gone' } : outcomeOf(posted);
    },
  };
}
