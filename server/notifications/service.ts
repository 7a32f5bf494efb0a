import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Reply } from '../../src/api/index.js';
import type { Handler } from '../http/answers.js';
import { bodyIn, replyIn } from '../http/calls.js';
import type { CallCheck } from '../http/checks.js';
import { Window } from '../http/limits.js';
import { faultOf, type Log } from '../log.js';
import { activeSeats } from '../match/activeSeats.js';
import type { HostedGame } from '../match/games.js';
import { opens, type PlayerMetadata, seatOf } from '../match/seats.js';
import type { Channel, Fault, NotificationState, Subscription } from '../storage/notificationStore.js';
import { dueAfter } from '../storage/notificationStore.js';
import type { MatchData, Store } from '../storage/store.js';
import type { Sending } from './channel.js';
import { isMailAddress, type MailTarget, mailboxOf } from './mail.js';
import { greeting } from './message.js';
import { isPostable } from './post.js';
import type { PushTarget } from './push.js';
import type { WebhookTarget } from './webhook.js';

export interface NotificationServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  /** The public key of Web Push. */
  readonly vapid: string | undefined;
  /** Nothing where the server tells nobody anything. */
  readonly publicUrl: string | undefined;
  readonly channels: Partial<Readonly<Record<Channel, Sending>>>;
  /** As in {@link NoticeOptions}. */
  readonly afterMs: number;
  readonly log: Log;
}

/** Confirmation letters an hour: to one mailbox, to one domain, and in all. */
const LETTERS = { mailbox: 3, domain: 60, all: 300 } as const;
const HOUR = 3600;

/** Counts confirmation letters. */
export class LetterLimits {
  private readonly mailboxes = new Window(LETTERS.mailbox, HOUR);
  private readonly domains = new Window(LETTERS.domain, HOUR);
  private readonly all = new Window(LETTERS.all, HOUR);

  /** Whether one more letter may be sent to an address now; if so, it is counted. */
  allows(address: string): boolean {
    const { mailbox, domain } = mailboxOf(address);
    return this.mailboxes.allows(mailbox) && this.domains.allows(domain) && this.all.allows('');
  }
}

type Notifications = Reply<'listNotifications'>;

/** What answers the calls by which seats set where they are told. */
export class NotificationService {
  private readonly letters = new LetterLimits();

  constructor(private readonly options: NotificationServiceOptions) {}

  /** What the seat has set. */
  readonly list: Handler<'listNotifications'> = async (ctx, reply) => {
    const { playerID } = await this.seat(ctx);
    reply(await this.told(ctx, playerID));
  };

  /** Sets an address to post to, if what is posted there to try it is taken. */
  readonly webhook: Handler<'setWebhook'> = async (ctx, reply) => {
    const { url, form } = bodyIn(ctx, 'setWebhook');
    const target: WebhookTarget = { url, form };
    reply(await this.set(ctx, 'webhook', isPostable(url) ? target : undefined));
  };

  /** Sets a browser to be pushed to, after a first message that tries it. */
  readonly push: Handler<'setPush'> = async (ctx, reply) => {
    const { endpoint, p256dh, auth } = bodyIn(ctx, 'setPush');
    const target: PushTarget = { endpoint, p256dh, auth };
    reply(await this.set(ctx, 'push', isPostable(endpoint) ? target : undefined));
  };

  /** Sets an address of mail, which is sent a letter to be confirmed. */
  readonly mail: Handler<'setMail'> = async (ctx, reply) => {
    const { address } = bodyIn(ctx, 'setMail');
    const target: MailTarget = { address };
    const fits = isMailAddress(address);
    if (fits && !this.letters.allows(address)) return ctx.throw(429, 'Too many emails to this address. Try again in an hour.');
    reply(await this.set(ctx, 'mail', fits ? target : undefined, randomBytes(18).toString('base64url')));
  };

  /** What was set is confirmed by whoever got the letter. */
  readonly confirm: Handler<'confirmMail'> = async (ctx) => {
    const { token } = bodyIn(ctx, 'confirmMail');
    if (!(await this.options.store.notices.confirm(token))) return ctx.throw(404, 'There is nothing to confirm.');
    ctx.status = 204;
  };

  /** Stops what a message came by, for whoever got it. Again is as well. */
  readonly stopFromOutside: Handler<'unsubscribe'> = async (ctx) => {
    await this.options.store.notices.drop({ id: ctx.params.key });
    ctx.status = 204;
  };

  /** A link that is opened stops nothing yet: programs open links too. */
  readonly askToStop: Handler<'openUnsubscribePage'> = (ctx) => {
    ctx.status = 303;
    ctx.redirect(`/told/stop/${encodeURIComponent(ctx.params.key)}`);
  };

  readonly stop: Handler<'stopNotification'> = async (ctx, reply) => {
    const { playerID } = await this.seat(ctx);
    const { notice } = bodyIn(ctx, 'stopNotification');
    const { notices } = this.options.store;
    const own = await notices.of(ctx.params.id, playerID);
    if (own.some(({ id }) => id === notice)) await notices.drop({ id: notice });
    reply(await this.told(ctx, playerID));
  };

  /** Once everybody sits, whoever waited for that is asked. A mishap is no matter of who has sat down. */
  readonly seated: CallCheck<'joinMatch'> = async (ctx, next) => {
    await next();
    const { store, publicUrl, afterMs, log } = this.options;
    if (publicUrl === undefined) return;
    try {
      const { metadata, state } = await store.fetch(ctx.params.id, { metadata: true, state: true });
      if (!metadata || !state || Object.values(metadata.players).some(({ name }) => name === undefined)) return;
      const { playerID } = replyIn(ctx, 'joinMatch');
      const seats = activeSeats(state).filter((asked) => asked !== playerID);
      await store.notices.ask(ctx.params.id, state._stateID, { seats, from: dueAfter(afterMs) });
    } catch (error) {
      log('warn', 'notices', { match: ctx.params.id, ...faultOf(error) });
    }
  };

  /** The seat whose credentials were brought; 403 without. */
  private async seat(ctx: Context): Promise<{ playerID: string; seat: PlayerMetadata; metadata: MatchData }> {
    const { playerID, credentials } = bodyIn(ctx, 'listNotifications');
    const { metadata } = await this.options.store.fetch(ctx.params.id, { metadata: true });
    const seat = metadata && seatOf(metadata, playerID);
    if (!seat || !opens(credentials, seat)) return ctx.throw(403, 'Invalid credentials');
    return { playerID, seat, metadata };
  }

  private async set(ctx: Context, channel: Channel, target: object | undefined, token?: string): Promise<Notifications> {
    const { store, games, channels, publicUrl } = this.options;
    const { playerID, seat, metadata } = await this.seat(ctx);
    const hosted = games.find(({ name }) => name === metadata.gameName);
    const sending = channels[channel];
    if (!sending || !hosted || publicUrl === undefined) return ctx.throw(404, 'This server does not send such notifications.');
    if (!target) return this.told(ctx, playerID, 'address');
    const subscription: Subscription = {
      id: randomBytes(18).toString('base64url'),
      matchID: ctx.params.id,
      playerID,
      channel,
      target: JSON.stringify(target),
      owner: seat.credentials ?? '',
      ...(token && { token }),
    };
    const outcome = await sending.send(greeting({ hosted, metadata, publicUrl }, subscription), subscription);
    if (outcome.what !== 'sent') return this.told(ctx, playerID, 'fault' in outcome ? outcome.fault : 'refused');
    await store.notices.set(subscription);
    return this.told(ctx, playerID);
  }

  private async told(ctx: Context, playerID: string, fault?: Fault): Promise<Notifications> {
    const { store, channels, vapid } = this.options;
    return {
      channels: Object.keys(channels) as Channel[],
      set: (await store.notices.of(ctx.params.id, playerID)).map(shown),
      ...(vapid && { vapid }),
      ...(fault && { fault }),
    };
  }
}

/** An address of mail, or the host alone of what is posted to: its path is as good as a password. */
function whereOf({ channel, target }: NotificationState): string {
  const { address, url, endpoint }: Partial<MailTarget & WebhookTarget & PushTarget> = JSON.parse(target);
  return channel === 'mail' ? (address ?? '') : new URL(url ?? endpoint ?? '').host;
}

const shown = (standing: NotificationState): Notifications['set'][number] => {
  const { id, channel, token, fault } = standing;
  return { id, channel, where: whereOf(standing), ...(token && { waits: true }), ...(fault && { fault }) };
};
