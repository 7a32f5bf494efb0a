import Router from '@koa/router';
import type { Context } from 'koa';
import type { MatchExport } from '../src/boardgame/matchFile.js';
import { readBody } from './body.js';
import type { Health } from './health.js';
import { matchFileOf } from './matchFile.js';
import { giveSalt, type SaltRequest } from './salts.js';
import { publicSeats } from './seats.js';
import type { MatchData, Store } from './store.js';
import type { Transport } from './transport.js';

const PAGE = 100;

/**
 * The server's own routes, beside boardgame.io's:
 *
 * - `GET /games/:name` as boardgame.io has it, `{ matches }` with the match played last first, and also `limit` (1 to 100,
 *   the default) and `offset`; `GET /games/:name/:id` as boardgame.io has it. `players[].isConnected` is true to the moment.
 * - `POST /games/:name/:id/salt` with `{ playerID, credentials, salt }`, the salt 32 hex digits, adds it to the dice before the
 *   first of them falls and answers `{ receipt }`; 409 when the seat has given another, or when it is too late.
 * - `GET /games/:name/:id/export` gives the match file once the match is over (see `MatchExport`); 403 before, because it
 *   holds the seed of the dice; 404 for a game that has none.
 * - `GET /healthz` answers `{ status: "ok" }` as long as the process is alive.
 * - `GET /readyz` answers a `HealthReport`: 200 while every part answers, 503 while one does not or the server stops.
 */
export function routes(store: Store, transport: Transport, health: Health): Router {
  const router = new Router();
  const publicMatch = ({ matchID, metadata }: { matchID: string; metadata: MatchData }) => ({
    ...metadata,
    matchID,
    players: publicSeats(metadata, (playerID) => transport.isConnected(matchID, playerID)),
  });

  router.get('/healthz', (ctx) => {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'ok' };
  });

  router.get('/readyz', async (ctx) => {
    const report = await health.report();
    ctx.set('Cache-Control', 'no-store');
    ctx.status = report.status === 'ok' ? 200 : 503;
    ctx.body = report;
  });

  router.get('/games/:name', async (ctx) => {
    const { isGameover } = ctx.query;
    const listed = await store.list({
      gameName: ctx.params.name,
      ...(isGameover === 'true' && { isGameover: true }),
      ...(isGameover === 'false' && { isGameover: false }),
      updatedBefore: numberIn(ctx, 'updatedBefore'),
      updatedAfter: numberIn(ctx, 'updatedAfter'),
      limit: Math.min(numberIn(ctx, 'limit') ?? PAGE, PAGE),
      offset: numberIn(ctx, 'offset') ?? 0,
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { matches: listed.map(publicMatch) };
  });

  router.get('/games/:name/:id', async (ctx) => {
    const matchID = ctx.params.id;
    const { metadata } = await store.fetch(matchID, { metadata: true });
    if (!metadata) return ctx.throw(404, 'There is no such match.');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = publicMatch({ matchID, metadata });
  });

  router.post('/games/:name/:id/salt', async (ctx) => {
    const answer = await giveSalt(store, ctx.params.id, await readBody<SaltRequest>(ctx));
    if ('why' in answer) return ctx.throw(answer.status, answer.why);
    ctx.body = answer;
  });

  router.get('/games/:name/:id/export', async (ctx) => {
    const match = await exportOf(ctx, store);
    ctx.attachment(`${match.game}-${ctx.params.id}.json`);
    ctx.body = match;
  });

  return router;
}

/** A positive integer of the query, or nothing. */
function numberIn({ query }: Context, key: string): number | undefined {
  const value = Number.parseInt(String(query[key]), 10);
  return value > 0 ? value : undefined;
}

async function exportOf(ctx: Context & { params: Record<string, string> }, store: Store): Promise<MatchExport> {
  const { state, log, metadata } = await store.fetch(ctx.params.id, { state: true, log: true, metadata: true });
  if (!state || !metadata) return ctx.throw(404, 'There is no such match.');
  const file = matchFileOf({ state, log, metadata });
  if (!file) return ctx.throw(404, 'This game has no match files.');
  if (state.ctx.gameover === undefined) {
    return ctx.throw(403, 'This match is not over: its file holds the seed of the dice, and is given out at the end.');
  }
  return file;
}
