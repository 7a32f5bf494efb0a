import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Reply } from '../../src/api/index.js';
import type { Handler } from '../http/answers.js';
import { bodyIn } from '../http/calls.js';
import { Window } from '../http/limits.js';
import { activeSeats } from '../match/activeSeats.js';
import type { TakenSeat } from '../match/events.js';
import type { HostedGame } from '../match/games.js';
import { opens, type PlayerMetadata, seatOf } from '../match/seats.js';
import type { Channel, Fault, NotificationState, Subscription } from '../storage/notificationStore.js';
import { dueAfter } from '../storage/notificationStore.js';
import type { MatchData, Store } from '../storage/store.js';
import type { Sending } from './channel.js';
import { isMailAddress, type MailTarget, mailboxOf } from './mail.js';
import { testMessage } from './message.js';
import { isPostable } from './post.js';
import type { PushTarget } from './push.js';
import type { WebhookTarget } from './webhook.js';

export interface NotificationServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  readonly vapid: string | undefined;
  /** Public URL of the server; undefined if notifications are off. */
  readonly publicUrl: string | undefined;
  readonly channels: Partial<Readonly<Record<Channel, Sending>>>;
  /** Milliseconds until an absent player is notified. See {@link NoticeOptions}. */
  readonly afterMs: number;
}

/** Maximum number of confirmation emails per hour. */
const MAIL_LIMITS = { mailbox: 3, domain: 60, all: 300 } as const;
const HOUR = 3600;

export class MailLimits {
  private readonly mailboxes = new Window(MAIL_LIMITS.mailbox, HOUR);
  private readonly domains = new Window(MAIL_LIMITS.domain, HOUR);
  private readonly all = new Window(MAIL_LIMITS.all, HOUR);

  /** Counts an email. Returns whether it may be sent. */
  allows(address: string): boolean {
    const { mailbox, domain } = mailboxOf(address);
    return this.mailboxes.allows(mailbox) && this.domains.allows(domain) && this.all.allows('');
  }
}

type Notifications = Reply<'listNotifications'>;

export class NotificationService {
  private readonly letters = new MailLimits();

  constructor(private readonly options: NotificationServiceOptions) {}

  readonly list: Handler<'listNotifications'> = async (ctx, reply) => {
    const { playerID } = await this.seat(ctx);
    reply(await this.current(ctx, playerID));
  };

  readonly webhook: Handler<'setWebhook'> = async (ctx, reply) => {
    const { url, form } = bodyIn(ctx, 'setWebhook');
    const target: WebhookTarget = { url, form };
    reply(await this.set(ctx, 'webhook', isPostable(url) ? target : undefined));
  };

  readonly push: Handler<'setPush'> = async (ctx, reply) => {
    const { endpoint, p256dh, auth } = bodyIn(ctx, 'setPush');
    const target: PushTarget = { endpoint, p256dh, auth };
    reply(await this.set(ctx, 'push', isPostable(endpoint) ? target : undefined));
  };

  readonly mail: Handler<'setMail'> = async (ctx, reply) => {
    const { address } = bodyIn(ctx, 'setMail');
    const target: MailTarget = { address };
    const fits = isMailAddress(address);
    if (fits && !this.letters.allows(address)) return ctx.throw(429, 'Too many emails to this address. Try again in an hour.');
    reply(await this.set(ctx, 'mail', fits ? target : undefined, randomBytes(18).toString('base64url')));
  };

  readonly confirm: Handler<'confirmMail'> = async (ctx) => {
    const { token } = bodyIn(ctx, 'confirmMail');
    if (!(await this.options.store.notices.confirm(token))) return ctx.throw(404, 'This link is no longer valid.');
    ctx.status = 204;
  };

  /** Deletes the notification whose key is in a message's link. Idempotent. */
  readonly unsubscribe: Handler<'unsubscribe'> = async (ctx) => {
    await this.options.store.notices.drop({ id: ctx.params.key });
    ctx.status = 204;
  };

  /** Redirects to a page with a confirmation button, because email scanners open links. */
  readonly openUnsubscribePage: Handler<'openUnsubscribePage'> = (ctx) => {
    ctx.status = 303;
    ctx.redirect(`/told/stop/${encodeURIComponent(ctx.params.key)}`);
  };

  readonly stop: Handler<'stopNotification'> = async (ctx, reply) => {
    const { playerID } = await this.seat(ctx);
    const { notice } = bodyIn(ctx, 'stopNotification');
    const { notices } = this.options.store;
    const own = await notices.of(ctx.params.id, playerID);
    if (own.some(({ id }) => id === notice)) await notices.drop({ id: notice });
    reply(await this.current(ctx, playerID));
  };

  /** Notifies the waiting player when all seats are taken. */
  async seated({ matchID, playerID }: TakenSeat): Promise<void> {
    const { store, publicUrl, afterMs } = this.options;
    if (publicUrl === undefined) return;
    const { metadata, state } = await store.fetch(matchID, { metadata: true, state: true });
    if (!metadata || !state || Object.values(metadata.players).some(({ name }) => name === undefined)) return;
    const seats = activeSeats(state).filter((asked) => asked !== playerID);
    await store.notices.ask(matchID, state._stateID, { seats, from: dueAfter(afterMs) });
  }

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
    if (!target) return this.current(ctx, playerID, 'address');
    const subscription: Subscription = {
      id: randomBytes(18).toString('base64url'),
      matchID: ctx.params.id,
      playerID,
      channel,
      target: JSON.stringify(target),
      owner: seat.credentials ?? '',
      ...(token && { token }),
    };
    const outcome = await sending.send(testMessage({ hosted, metadata, publicUrl }, subscription), subscription);
    if (outcome.what !== 'sent') return this.current(ctx, playerID, 'fault' in outcome ? outcome.fault : 'refused');
    await store.notices.set(subscription);
    return this.current(ctx, playerID);
  }

  private async current(ctx: Context, playerID: string, fault?: Fault): Promise<Notifications> {
    const { store, channels, vapid } = this.options;
    return {
      channels: Object.keys(channels) as Channel[],
      set: (await store.notices.of(ctx.params.id, playerID)).map(shown),
      ...(vapid && { vapid }),
      ...(fault && { fault }),
    };
  }
}

/** Returns an email address, or the host of a webhook, whose path is secret. */
function whereOf({ channel, target }: NotificationState): string {
  const { address, url, endpoint }: Partial<MailTarget & WebhookTarget & PushTarget> = JSON.parse(target);
  return channel === 'mail' ? (address ?? '') : new URL(url ?? endpoint ?? '').host;
}

const shown = (standing: NotificationState): Notifications['set'][number] => {
  const { id, channel, token, fault } = standing;
  return { id, channel, where: whereOf(standing), ...(token && { waits: true }), ...(fault && { fault }) };
};
