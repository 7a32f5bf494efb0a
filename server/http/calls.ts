import type { Body, Reply } from '../../src/api/index.js';
import type { CallName } from '../../src/api/paths.js';
import type { HostedGame } from '../match/games.js';
import { giveSalt } from '../match/salts.js';
import type { Transport } from '../match/transport.js';
import type { Store } from '../storage/store.js';
import type { Handler } from './answers.js';
import { type CallCheck, type Check, matchIn } from './checks.js';

/** The body of a call, which was checked by its schema. */
export const bodyIn = <K extends CallName>({ request }: { readonly request: object }, _call: K) => (request as { body: Body<K> }).body;

/** The answer of a call that boardgame.io has answered. */
export const replyIn = <K extends CallName>({ body }: { readonly body?: unknown }, _call: K) => body as Reply<K>;

/** Tells everybody at the match afterwards that its seats have changed. */
export const seatsTold =
  (transport: Transport): Check =>
  async (ctx, next) => {
    await next();
    transport.announce(matchIn(ctx));
  };

/** Has a player leave a seat afterwards, before the clients of the match are told that it is free. */
export const seatLeft =
  (transport: Transport): Check =>
  async (ctx, next) => {
    await next();
    await transport.leaveSeat({ matchID: matchIn(ctx), playerID: bodyIn(ctx, 'leaveMatch').playerID });
  };

/** Marks a match just created as one without chat, where that is asked for. */
export const silenced =
  (store: Store): CallCheck<'createMatch'> =>
  async (ctx, next) => {
    await next();
    if (bodyIn(ctx, 'createMatch').chat !== false) return;
    const { matchID } = replyIn(ctx, 'createMatch');
    const { metadata } = await store.fetch(matchID, { metadata: true });
    if (metadata) await store.setMetadata(matchID, Object.assign(metadata, { chat: false }));
  };

/** boardgame.io checks players and setupData of a match that is created, but not of one that is played again. */
export const fitting =
  (games: readonly HostedGame[]): CallCheck<'playAgain'> =>
  (ctx, next) => {
    const { numPlayers, setupData } = bodyIn(ctx, 'playAgain');
    const { minPlayers = 1, maxPlayers = 100, validateSetupData } = games.find(({ name }) => name === ctx.params.name)?.game ?? {};
    const players = numPlayers === undefined ? minPlayers : Number(numPlayers);
    if (players < minPlayers || players > maxPlayers) return ctx.throw(400, 'numPlayers: not allowed for this game');
    const fault = setupData === undefined ? undefined : validateSetupData?.(setupData, players);
    return fault === undefined ? next() : ctx.throw(400, fault);
  };

/** Takes a seat's salt. */
export const salted =
  (store: Store): Handler<'addSalt'> =>
  async (ctx, reply) => {
    const answer = await giveSalt(store, ctx.params.id, bodyIn(ctx, 'addSalt'));
    if ('why' in answer) return ctx.throw(answer.status, answer.why);
    reply(answer);
  };
