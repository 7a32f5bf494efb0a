import type { Context } from 'koa';
import type { Reply } from '../../src/api/index.js';
import { UNDO } from '../../src/boardgame/constants.js';
import { chosenOf } from '../../src/kit/standing.js';
import type { Handler } from '../http/answers.js';
import { bodyIn } from '../http/calls.js';
import { readMove } from '../match/frames.js';
import type { HostedGame } from '../match/games.js';
import { opens, seatOf } from '../match/seats.js';
import type { Limits } from '../options.js';
import type { ConditionalOrders, SeatOrders } from '../storage/orderStore.js';
import type { Store } from '../storage/store.js';
import type { OrderRunner } from './runner.js';

export interface ConditionalOrderServiceOptions {
  readonly store: Store;
  readonly games: readonly HostedGame[];
  readonly limits: Limits;
  readonly runner: Pick<OrderRunner, 'look'>;
}

type OrdersSet = Reply<'getOrders'>;

/** Maximum number of states since the orders' start. */
const MAX_STATES_BACK = 500;

/** Maximum number of attempts if the orders are changed at the same time. */
const ATTEMPTS = 5;

export class ConditionalOrderService {
  constructor(private readonly options: ConditionalOrderServiceOptions) {}

  readonly list: Handler<'getOrders'> = async (ctx, reply) => {
    await this.owner(ctx);
    await this.options.runner.look(ctx.params.id);
    reply(await this.current(ctx));
  };

  readonly orders: Handler<'setAnswers'> = async (ctx, reply) => {
    const standing = this.hosted(ctx).standing;
    const orders = chosenOf(standing?.lists ?? {}, bodyIn(ctx, 'setAnswers').orders);
    reply(await this.say(ctx, (said) => ({ ...said, orders })));
  };

  readonly set: Handler<'setOrders'> = async (ctx, reply) => {
    const plan = await this.planIn(ctx);
    reply(await this.say(ctx, ({ dropped, ...said }) => ({ ...said, plan })));
  };

  /** Removes the orders, and the reason why earlier orders were dropped. Idempotent. */
  readonly drop: Handler<'dropOrders'> = async (ctx, reply) => {
    reply(await this.say(ctx, ({ plan, dropped, ...said }) => said));
  };

  private hosted(ctx: Context): HostedGame {
    return this.options.games.find(({ name }) => name === ctx.params.name) ?? ctx.throw(404, 'There is no such game.');
  }

  /** Returns the hash of the seat's credentials. Throws 403 if they are invalid. */
  private async owner(ctx: Context): Promise<string> {
    const { playerID, credentials } = bodyIn(ctx, 'getOrders');
    const { metadata } = await this.options.store.fetch(ctx.params.id, { metadata: true });
    const seat = metadata && seatOf(metadata, playerID);
    if (!seat?.credentials || !opens(credentials, seat)) return ctx.throw(403, 'Invalid credentials');
    if (metadata?.gameover !== undefined) return ctx.throw(409, 'The match is over.');
    return seat.credentials;
  }

  private async planIn(ctx: Context): Promise<ConditionalOrders> {
    const { at, steps } = bodyIn(ctx, 'setOrders');
    const { moveNames } = this.hosted(ctx);
    const { limits, store } = this.options;
    for (const { move, args, after = [] } of steps) {
      if (!moveNames.has(move) || move === UNDO) return ctx.throw(400, `steps: there is no move ${move}`);
      for (const current of [{ move, args }, ...after]) {
        const read = readMove(
          [{ type: 'MAKE_MOVE', payload: { type: current.move, args: current.args } }, at, ctx.params.id],
          limits.argumentBytes,
        );
        if ('reason' in read) return ctx.throw(400, `steps: ${read.reason}`);
      }
    }
    const version = (await store.versionsOf([ctx.params.id])).get(ctx.params.id);
    if (!version || at > version.stateID || at < version.stateID - MAX_STATES_BACK)
      return ctx.throw(409, 'The match has changed in the meantime. Reload it.');
    return { at, steps };
  }

  private async said(ctx: Context): Promise<SeatOrders | undefined> {
    const { playerID } = bodyIn(ctx, 'getOrders');
    return (await this.options.store.plans.of(ctx.params.id)).find((said) => said.playerID === playerID);
  }

  private async say(ctx: Context, change: (said: SeatOrders) => SeatOrders): Promise<OrdersSet> {
    const { store, runner } = this.options;
    const matchID: string = ctx.params.id;
    const { playerID } = bodyIn(ctx, 'getOrders');
    const owner = await this.owner(ctx);
    for (let attempt = 1; ; attempt++) {
      const known = await this.said(ctx);
      const fresh: SeatOrders = { matchID, playerID, owner, orders: {}, version: known?.version ?? 0 };
      // Orders end when their player leaves.
      const next = change(known?.owner === owner ? known : fresh);
      if (await store.plans.keep({ ...next, version: next.version + 1 })) break;
      if (attempt === ATTEMPTS) return ctx.throw(409, 'The match has changed in the meantime. Reload it.');
    }
    await runner.look(matchID);
    return this.current(ctx);
  }

  private async current(ctx: Context): Promise<OrdersSet> {
    const { plan, orders = {}, dropped } = (await this.said(ctx)) ?? {};
    return {
      orders,
      ...(plan && { plan: { at: plan.at, steps: plan.steps, done: plan.progress?.done ?? 0 } }),
      ...(dropped && { dropped }),
    };
  }
}
