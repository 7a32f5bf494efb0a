import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Answer } from '../answers.js';
import { bodyIn } from '../calls.js';
import type { Check } from '../checks.js';
import type { HostedGame } from '../games.js';
import { Window } from '../limits.js';
import { faultOf, type Log } from '../log.js';
import { opens, type PlayerMetadata, seatOf } from '../seats.js';
import type { MatchData, Store } from '../store.js';
import { askedIn } from './asked.js';
import type { Sending } from './channel.js';
import { dueAfter } from './due.js';
import { isMailAddress, type MailTarget } from './mail.js';
import { greeting } from './message.js';
import type { Channel, Fault, Standing, Subscription } from './notices.js';
import { isPostable } from './post.js';
import type { PushTarget } from './push.js';
import type { WebhookTarget } from './webhook.js';

export interface NoticeDeskOptions {
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

/** Letters that ask for a confirmation, to one address: so many in so many seconds. */
const LETTERS = [3, 3600] as const;

/** What a seat has set, as its player is told. `waits`: to be confirmed. */
export interface NoticesTold {
  /** What can be set here. */
  readonly channels: readonly Channel[];
  readonly set: readonly {
    readonly id: string;
    readonly channel: Channel;
    readonly where: string;
    readonly waits?: true;
    readonly fault?: Fault;
  }[];
  /** By what a browser asks its push service. */
  readonly vapid?: string;
  /** Why nothing was set just now. */
  readonly fault?: Fault;
}

/** What answers the calls by which seats set where they are told. */
export class NoticeDesk {
  private readonly letters = new Window(...LETTERS);

  constructor(private readonly options: NoticeDeskOptions) {}

  /** What the seat has set. */
  readonly list: Answer = async (ctx) => {
    const { playerID } = await this.seat(ctx);
    await this.answer(ctx, playerID);
  };

  /** Sets an address to post to, if what is posted there to try it is taken. */
  readonly webhook: Answer = async (ctx) => {
    const { url, form } = bodyIn(ctx, 'webhook');
    const target: WebhookTarget = { url, form };
    await this.set(ctx, 'webhook', isPostable(url) ? target : undefined);
  };

  /** Sets a browser to be pushed to, after a first message that tries it. */
  readonly push: Answer = async (ctx) => {
    const { endpoint, p256dh, auth } = bodyIn(ctx, 'push');
    const target: PushTarget = { endpoint, p256dh, auth };
    await this.set(ctx, 'push', isPostable(endpoint) ? target : undefined);
  };

  /** Sets an address of mail, which is sent a letter to be confirmed. */
  readonly mail: Answer = async (ctx) => {
    const { address } = bodyIn(ctx, 'mail');
    const target: MailTarget = { address };
    const fits = isMailAddress(address);
    if (fits && !this.letters.allows(address.toLowerCase())) return ctx.throw(429, 'Too many letters to this address: wait an hour.');
    await this.set(ctx, 'mail', fits ? target : undefined, randomBytes(18).toString('base64url'));
  };

  /** What was set is confirmed by whoever got the letter. */
  readonly confirm: Answer = async (ctx) => {
    const { token } = bodyIn(ctx, 'confirm');
    if (!(await this.options.store.notices.confirm(token))) return ctx.throw(404, 'There is nothing to be confirmed.');
    ctx.status = 204;
  };

  /** Stops what a message came by, for whoever got it. Again is as well. */
  readonly stopFromOutside: Answer = async (ctx) => {
    await this.options.store.notices.drop({ id: ctx.params.key });
    ctx.status = 204;
  };

  /** A link that is opened stops nothing yet: programs open links too. */
  readonly askToStop: Answer = (ctx) => {
    ctx.status = 303;
    ctx.redirect(`/told/stop/${encodeURIComponent(ctx.params.key)}`);
  };

  readonly stop: Answer = async (ctx) => {
    const { playerID } = await this.seat(ctx);
    const { notice } = bodyIn(ctx, 'stop');
    const { notices } = this.options.store;
    const own = await notices.of(ctx.params.id, playerID);
    if (own.some(({ id }) => id === notice)) await notices.drop({ id: notice });
    await this.answer(ctx, playerID);
  };

  /** Once everybody sits, whoever waited for that is asked. A mishap is no matter of who has sat down. */
  readonly seated: Check = async (ctx, next) => {
    await next();
    const { store, publicUrl, afterMs, log } = this.options;
    if (publicUrl === undefined) return;
    try {
      const { metadata, state } = await store.fetch(ctx.params.id, { metadata: true, state: true });
      if (!metadata || !state || Object.values(metadata.players).some(({ name }) => name === undefined)) return;
      const { playerID } = ctx.body as { playerID: string };
      const seats = askedIn(state).filter((asked) => asked !== playerID);
      await store.notices.ask(ctx.params.id, state._stateID, { seats, from: dueAfter(afterMs) });
    } catch (error) {
      log('warn', 'notices', { match: ctx.params.id, ...faultOf(error) });
    }
  };

  /** A seat that was left is told nothing more. */
  readonly left: Check = async (ctx, next) => {
    await next();
    await this.options.store.notices.drop({ matchID: ctx.params.id, playerID: bodyIn(ctx, 'leave').playerID });
  };

  /** The seat whose credentials were brought; 403 without. */
  private async seat(ctx: Context): Promise<{ playerID: string; seat: PlayerMetadata; metadata: MatchData }> {
    const { playerID, credentials } = bodyIn(ctx, 'notices');
    const { metadata } = await this.options.store.fetch(ctx.params.id, { metadata: true });
    const seat = metadata && seatOf(metadata, playerID);
    if (!seat || !opens(credentials, seat)) return ctx.throw(403, 'Invalid credentials');
    return { playerID, seat, metadata };
  }

  private async set(ctx: Context, channel: Channel, target: object | undefined, token?: string): Promise<void> {
    const { store, games, channels, publicUrl } = this.options;
    const { playerID, seat, metadata } = await this.seat(ctx);
    const hosted = games.find(({ name }) => name === metadata.gameName);
    const sending = channels[channel];
    if (!sending || !hosted || publicUrl === undefined) return ctx.throw(404, 'This server tells nobody so.');
    if (!target) return this.answer(ctx, playerID, 'address');
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
    if (outcome.what !== 'sent') return this.answer(ctx, playerID, 'fault' in outcome ? outcome.fault : 'refused');
    await store.notices.set(subscription);
    return this.answer(ctx, playerID);
  }

  private async answer(ctx: Context, playerID: string, fault?: Fault): Promise<void> {
    const { store, channels, vapid } = this.options;
    const told: NoticesTold = {
      channels: Object.keys(channels) as Channel[],
      set: (await store.notices.of(ctx.params.id, playerID)).map(shown),
      ...(vapid && { vapid }),
      ...(fault && { fault }),
    };
    ctx.set('Cache-Control', 'no-store');
    ctx.body = told;
  }
}

/** An address of mail, or the host alone of what is posted to: its path is as good as a password. */
function whereOf({ channel, target }: Standing): string {
  const { address, url, endpoint }: Partial<MailTarget & WebhookTarget & PushTarget> = JSON.parse(target);
  return channel === 'mail' ? (address ?? '') : new URL(url ?? endpoint ?? '').host;
}

const shown = (standing: Standing): NoticesTold['set'][number] => {
  const { id, channel, token, fault } = standing;
  return { id, channel, where: whereOf(standing), ...(token && { waits: true }), ...(fault && { fault }) };
};
