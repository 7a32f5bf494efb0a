import type { FORMS } from '../../src/api/notifications.js';
import { outcomeOf, type Sending } from './channel.js';
import type { Message } from './message.js';
import { post, type WebhookReach } from './post.js';

/** Where a webhook goes, and in whose JSON. */
export interface WebhookTarget {
  readonly url: string;
  readonly form: (typeof FORMS)[number];
}

/** Discord takes so many characters. */
const LONGEST = 2000;

/** What a player wrote is shown as he wrote it, and mentions nobody. */
const plainly = (text: string): string => text.replace(/[\\*_~`|>#[\]()@<:-]/g, '\\$&');

/** A message as Discord shows it: https://discord.com/developers/docs/resources/webhook#execute-webhook. */
function forDiscord({ headline, happened, link }: Message): object {
  const lines = [`**${plainly(headline)}**`, ...happened.map((line) => `> ${plainly(line)}`)];
  return { content: `${lines.join('\n').slice(0, LONGEST - link.length - 1)}\n${link}`, allowed_mentions: { parse: [] } };
}

/** Posts messages as JSON to addresses that players have set. */
export const webhooks = (reach?: WebhookReach): Sending => ({
  async send(message, { target }) {
    const { url, form }: WebhookTarget = JSON.parse(target);
    const body = JSON.stringify(form === 'discord' ? forDiscord(message) : message);
    return outcomeOf(await post(url, body, { 'content-type': 'application/json', 'user-agent': 'weathergage' }, reach));
  },
});
