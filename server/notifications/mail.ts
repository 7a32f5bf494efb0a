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

/** How long the server of mail has for each step, in ms. */
const PATIENCE = 8000;
/** Longest address of mail: RFC 5321. */
const LONGEST = 254;

/** Whether this is one plain address of mail, without a name, quotes or comments. */
export const isMailAddress = (text: string): boolean =>
  text.length <= LONGEST && /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu.test(text);

/**
 * The mailbox that an address delivers to, for counting: without case, `+tag` and dots, as the large providers ignore them. An address with
 * `%` or `!` is a route to another host, which then counts.
 */
export function mailboxOf(address: string): { readonly mailbox: string /** Its last two labels. */; readonly domain: string } {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [user = '', ...route] = local.split(/[%!]/);
  const to = route.at(-1) || host;
  return { mailbox: `${user.split('+')[0]?.replaceAll('.', '')}@${to}`, domain: to.split('.').slice(-2).join('.') };
}

/** What a failure of SMTP means: only what the server refuses for good, and not our own password, is never to be tried again. */
function outcomeOf({ code, responseCode = 0 }: { code?: string; responseCode?: number }): Outcome {
  if (responseCode >= 500 && code !== 'EAUTH') return { what: 'never', fault: 'refused' };
  return { what: 'later', fault: responseCode >= 400 ? 'refused' : 'silence' };
}

/** What is written, and what a program of mail is told beside it. */
function letter(message: Message, { id, token }: Subscription, publicUrl: string) {
  const said = english.of(words).mail;
  const stop = `${publicUrl}/told/stop/${id}`;
  // A stranger's address is sent nothing that anybody wrote.
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

/** Sends mail by SMTP. Throws a sentence where the library for it is not installed. */
export function mails({ smtpUrl, from }: MailOptions, publicUrl: string): Sending {
  const { createTransport } = optional<typeof Nodemailer>('nodemailer', 'SMTP_URL');
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
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
