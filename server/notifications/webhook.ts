import type { FORMS } from '../../src/api/notifications.js';
import { outcomeOf, type Sending } from './channel.js';
import type { Message } from './message.js';
import { post, type WebhookReach } from './post.js';

export interface WebhookTarget {
  readonly url: string;
  readonly form: (typeof FORMS)[number];
}

/** Discord's maximum length of a message, in characters. */
const MAX_LENGTH = 2000;

/** Escapes Markdown formatting and mentions. */
const escapeMarkdown = (text: string): string => text.replace(/[\\*_~`|>#[\]()@<:-]/g, '\\$&');

/** Returns a webhook body for Discord: https://discord.com/developers/docs/resources/webhook#execute-webhook */
function forDiscord({ headline, happened, link }: Message): object {
  const lines = [`**${escapeMarkdown(headline)}**`, ...happened.map((line) => `> ${escapeMarkdown(line)}`)];
  return { content: `${lines.join('\n').slice(0, MAX_LENGTH - link.length - 1)}\n${link}`, allowed_mentions: { parse: [] } };
}

export const webhookChannel = (reach?: WebhookReach): Sending => ({
  async send(message, { target }) {
    const { url, form }: WebhookTarget = JSON.parse(target);
    const body = JSON.stringify(form === 'discord' ? forDiscord(message) : message);
    return outcomeOf(await post(url, body, { 'content-type': 'application/json', 'user-agent': 'weathergage' }, reach));
  },
});
