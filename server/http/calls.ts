import type { Next } from 'koa';
import type { Body, Reply } from '../../src/api/index.js';
import type { CallName } from '../../src/api/paths.js';
import type { HostedGame } from '../match/games.js';
import { giveSalt } from '../match/salts.js';
import type { Transport } from '../match/transport.js';
import type { MatchData, Store } from '../storage/store.js';
import type { Handler } from './answers.js';
import { type CallCheck, type CallContext, type Check, matchIn } from './checks.js';

export const bodyIn = <K extends CallName>({ request }: { readonly request: object }, _call: K) => (request as { body: Body<K> }).body;

/** Returns the body that boardgame.io has put into the response. */
export const replyIn = <K extends CallName>({ body }: { readonly body?: unknown }, _call: K) => body as Reply<K>;

export const announceSeats =
  (transport: Transport): Check =>
  async (ctx, next) => {
    await next();
    transport.announce(matchIn(ctx));
  };

/** Notifies the plug-ins and the clients of a new player. */
export const seatTaken =
  (transport: Transport): Check =>
  async (ctx, next) => {
    await next();
    await transport.takeSeat({ matchID: matchIn(ctx), playerID: replyIn(ctx, 'joinMatch').playerID });
  };

export const seatLeft =
  (transport: Transport): Check =>
  async (ctx, next) => {
    await next();
    await transport.leaveSeat({ matchID: matchIn(ctx), playerID: bodyIn(ctx, 'leaveMatch').playerID });
  };

export const silenced =
  (store: Store): CallCheck<'createMatch'> =>
  async (ctx, next) => {
    await next();
    if (bodyIn(ctx, 'createMatch').chat !== false) return;
    const { matchID } = replyIn(ctx, 'createMatch');
    const { metadata } = await store.fetch(matchID, { metadata: true });
    if (metadata) await store.setMetadata(matchID, Object.assign(metadata, { chat: false }));
  };

/** Creates a rematch and copies `unlisted` and `chat`, which boardgame.io would ignore. */
async function createRematch(store: Store, ctx: CallContext<'playAgain'>, next: Next): Promise<void> {
  const { metadata: before }: { metadata?: MatchData } = await store.fetch(ctx.params.id, { metadata: true });
  await next();
  const kept = { ...(before?.unlisted && { unlisted: true }), ...(before?.chat === false && { chat: false }) };
  if (before?.nextMatchID || !Object.keys(kept).length) return;
  const { nextMatchID } = replyIn(ctx, 'playAgain');
  const { metadata } = await store.fetch(nextMatchID, { metadata: true });
  if (metadata) await store.setMetadata(nextMatchID, Object.assign(metadata, kept));
}

/** Creates a rematch after checking the number of players and `setupData`. boardgame.io does not check these. */
export const rematch =
  (games: readonly HostedGame[], store: Store): CallCheck<'playAgain'> =>
  (ctx, next) => {
    const { numPlayers, setupData } = bodyIn(ctx, 'playAgain');
    const { minPlayers = 1, maxPlayers = 100, validateSetupData } = games.find(({ name }) => name === ctx.params.name)?.game ?? {};
    const players = numPlayers === undefined ? minPlayers : Number(numPlayers);
    if (players < minPlayers || players > maxPlayers) return ctx.throw(400, 'numPlayers: the game does not allow this number of players');
    const fault = setupData === undefined ? undefined : validateSetupData?.(setupData, players);
    return fault === undefined ? createRematch(store, ctx, next) : ctx.throw(400, fault);
  };

export const salted =
  (store: Store): Handler<'addSalt'> =>
  async (ctx, reply) => {
    const answer = await giveSalt(store, ctx.params.id, bodyIn(ctx, 'addSalt'));
    if ('why' in answer) return ctx.throw(answer.status, answer.why);
    reply(answer);
  };
