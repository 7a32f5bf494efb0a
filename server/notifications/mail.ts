import type Nodemailer from 'nodemailer';
import { english } from '../../src/kit/language.js';
import { optional } from '../optional.js';
import type { MailOptions } from '../options.js';
import type { Subscription } from '../storage/notificationStore.js';
import type { Outcome, Sending } from './channel.js';
import type { Message } from './message.js';
import { words } from './words/index.js';

export interface MailTarget {
  readonly address: string;
}

const TIMEOUT_MS = 8000;
/** Maximum length of an address (RFC 5321). */
const MAX_LENGTH = 254;

/** Whether a text is a plain email address without name, quotes or comments. */
export const isMailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu.test(text);

/**
 * Returns the mailbox and domain to which limits apply. The mailbox is in lower case without `+tag` and dots. An
 * address with `%` or `!` is routed to another host, so limits use only its domain.
 */
export function mailboxOf(address: string): { readonly mailbox: string /** Last two labels of the host. */; readonly domain: string } {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [user = '', ...route] = local.split(/[%!]/);
  const to = route.at(-1) || host;
  return { mailbox: `${user.split('+')[0]?.replaceAll('.', '')}@${to}`, domain: to.split('.').slice(-2).join('.') };
}

/** Returns `later` unless the mail server rejects the email permanently. A wrong SMTP password is retried too. */
function outcomeOf({ code, responseCode = 0 }: { code?: string; responseCode?: number }): Outcome {
  if (responseCode >= 500 && code !== 'EAUTH') return { what: 'never', fault: 'refused' };
  return { what: 'later', fault: responseCode >= 400 ? 'refused' : 'silence' };
}

function letter(message: Message, { id, token }: Subscription, publicUrl: string) {
  const said = english.of(words).mail;
  const stop = `${publicUrl}/told/stop/${id}`;
  // Unconfirmed addresses get no text written by a player.
  if (message.event === 'set')
    return { subject: said.confirmSubject, text: said.confirm(message.title, `${publicUrl}/told/confirm/${token}`) };
  return {
    subject: message.headline,
    text: said.turn(message.headline, message.happened, message.link, stop),
    headers: {
      'List-Unsubscribe': `<${publicUrl}/notices/stop/${id}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

export function mailChannel({ smtpUrl, from }: MailOptions, publicUrl: string): Sending {
  const { createTransport } = optional<typeof Nodemailer>('nodemailer', 'SMTP_URL');
  const patience = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtpUrl, ...patience });
  return {
    async send(message, subscription) {
      const { address }: MailTarget = JSON.parse(subscription.target);
      const { headers, ...rest } = { headers: {}, ...letter(message, subscription, publicUrl) };
      const messageId = `<${message.id}@${new URL(publicUrl).hostname}>`;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address },
          messageId,
          headers: { 'Auto-Submitted': 'auto-generated', ...headers },
          ...rest,
        });
        return { what: 'sent' };
      } catch (error) {
        return outcomeOf(error as { code?: string; responseCode?: number });
      }
    },
  };
}
