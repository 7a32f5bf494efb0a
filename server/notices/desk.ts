import { randomBytes } from 'node:crypto';
import type { Context } from 'koa';
import type { Answer } from '../answers.js';
import { bodyIn } from '../calls.js';
import type { Check } from '../checks.js';
import type { HostedGame } from '../games.js';
import { faultOf, type Log } from '../log.js';
import { opens, type PlayerMetadata, seatOf } from '../seats.js';
import type { MatchData, Store } from '../store.js';
import { askedIn } from './asked.js';
import type { Sending } from './channel.js';
import { greeting } from './message.js';
import type { Channel, Fault, Standing, Subscription } from './notices.js';
import { isPostable } from './post.js';
import type { WebhookTarget } from './webhook.js';

export interface NoticeDeskOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  /** Nothing where the server tells nobody anything. */
  readonly publicUrl: string | undefined;
  readonly channels: Partial<Readonly<Record<Channel, Sending>>>;
  /** As in {@link NoticeOptions}. */
  readonly afterMs: number;
  readonly log: Log;
}

/** What a seat has set, as its player is told. */
export interface NoticesTold {
  /** What can be set here. */
  readonly channels: readonly Channel[];
  readonly set: readonly { readonly id: string; readonly channel: Channel; readonly where: string; readonly fault?: Fault }[];
  /** Why nothing was set just now. */
  readonly fault?: Fault;
}

/** What answers the calls by which seats set where they are told. */
export class NoticeDesk {
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
      await store.notices.ask(ctx.params.id, state._stateID, { seats, from: Date.now() + afterMs });
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

  private async set(ctx: Context, channel: Channel, target: object | undefined): Promise<void> {
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
    };
    const outcome = await sending.send(greeting({ hosted, metadata, publicUrl }, subscription), subscription);
    if (outcome.what !== 'sent') return this.answer(ctx, playerID, 'fault' in outcome ? outcome.fault : 'refused');
    await store.notices.set(subscription);
    return this.answer(ctx, playerID);
  }

  private async answer(ctx: Context, playerID: string, fault?: Fault): Promise<void> {
    const { store, channels } = this.options;
    const told: NoticesTold = {
      channels: Object.keys(channels) as Channel[],
      set: (await store.notices.of(ctx.params.id, playerID)).map(shown),
      ...(fault && { fault }),
    };
    ctx.set('Cache-Control', 'no-store');
    ctx.body = told;
  }
}

/** The host of a webhook alone: its path is as good as a password. */
const shown = ({ id, channel, target, fault }: Standing): NoticesTold['set'][number] => {
  const { url }: WebhookTarget = JSON.parse(target);
  return { id, channel, where: new URL(url).host, ...(fault && { fault }) };
};
