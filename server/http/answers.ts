import type { Context, Next } from 'koa';
import { MAX_STATE_ID } from '../../src/api/common.js';
import type { Query, Reply } from '../../src/api/index.js';
import type { CallName } from '../../src/api/paths.js';
import type { MatchFiles, NoFile } from '../match/matchFile.js';
import { publicSeats } from '../match/seats.js';
import type { Signer } from '../match/signer.js';
import type { MatchData, Store } from '../storage/store.js';
import type { CallContext } from './checks.js';
import type { Health } from './health.js';

/** Handles a call. `reply` sends a response conforming to the call's schema. `ctx.throw` sends an error. */
export type Handler<K extends CallName> = (
  ctx: CallContext<K>,
  reply: (body: Reply<K> | Encoded<Reply<K>>) => void,
  next: Next,
) => Promise<void> | void;

/** A response body that is already JSON text. */
export class Encoded<T> {
  declare private readonly decoded: T;
  constructor(readonly json: string) {}
}

export interface Presences {
  isConnected(matchID: string, playerID: string): boolean;
}

const PAGE = 100;

const publicMatch = (presences: Presences, matchID: string, metadata: MatchData) => ({
  ...metadata,
  matchID,
  players: publicSeats(metadata, (playerID) => presences.isConnected(matchID, playerID)),
});

export const alive: Handler<'getLiveness'> = (_ctx, reply) => reply({ status: 'ok' });

export const ready =
  (health: Health): Handler<'getReadiness'> =>
  async (ctx, reply) => {
    const report = await health.report();
    ctx.status = report.status === 'ok' ? 200 : 503;
    reply(report);
  };

export const matchList =
  (store: Store, presences: Presences): Handler<'listMatches'> =>
  async (ctx, reply) => {
    const { isGameover }: Query<'listMatches'> = ctx.query;
    const listed = await store.list({
      gameName: ctx.params.name,
      ...(isGameover === 'true' && { isGameover: true }),
      ...(isGameover === 'false' && { isGameover: false }),
      updatedBefore: numberIn(ctx, 'updatedBefore'),
      updatedAfter: numberIn(ctx, 'updatedAfter'),
      limit: Math.min(numberIn(ctx, 'limit') ?? PAGE, PAGE),
      offset: numberIn(ctx, 'offset') ?? 0,
    });
    reply({ matches: listed.map(({ matchID, metadata }) => publicMatch(presences, matchID, metadata)) });
  };

export const oneMatch =
  (store: Store, presences: Presences, time: () => number): Handler<'getMatch'> =>
  async (ctx, reply) => {
    const { id } = ctx.params;
    const { metadata }: { metadata?: MatchData } = await store.fetch(id, { metadata: true });
    if (!metadata) return ctx.throw(404, 'There is no such match.');
    reply({ ...publicMatch(presences, id, metadata), ...(metadata.clock && { now: time() }) });
  };

export const publicKey =
  (signer: Signer): Handler<'getSigningKey'> =>
  async (_ctx, reply) =>
    reply(await signer.publicKey());

const NO_FILE: { readonly [why in NoFile]: readonly [status: number, reason: string] } = {
  'no match': [404, 'There is no such match.'],
  'no match files': [404, 'This game has no match files.'],
  'not over': [403, 'This match is not over. Its file contains the seed of the dice and is available when it ends.'],
};

export const matchExport =
  (files: MatchFiles): Handler<'exportMatch'> =>
  async (ctx, reply) => {
    const found = await files.of(ctx.params.id);
    if (typeof found === 'string') return ctx.throw(...NO_FILE[found]);
    ctx.attachment(`${found.game}-${ctx.params.id}.json`);
    reply(new Encoded(found.json));
  };

/** Reads a number from the query. Throws 400 if it is too large for the store. */
function numberIn(ctx: Context, key: keyof Query<'listMatches'>): number | undefined {
  const value = Number(ctx.query[key]);
  const most = key === 'offset' ? MAX_STATE_ID : Number.MAX_SAFE_INTEGER;
  if (value > most) ctx.throw(400, `${key}: the number is too large`);
  return value > 0 && Number.isInteger(value) ? value : undefined;
}
