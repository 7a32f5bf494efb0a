import { bodyIn, replyIn } from '../http/calls.js';
import { faultOf } from '../log.js';
import type { PluginFactory } from '../plugin.js';
import type { MatchData } from '../storage/store.js';
import { ResultRecorder } from './recorder.js';
import { RatingService } from './service.js';

const SWEEP_MS = 60_000;

/** Plug-in for ratings and player pages. Must precede the players plug-in, which releases the seats of players who leave. */
export const ratings: PluginFactory = ({ store, games, log, quietLog, personOf }) => {
  const service = new RatingService({ store, log, personOf });
  const recorder = new ResultRecorder({ store, games });
  const failed = (matchID: string) => (error: unknown) => quietLog('warn', 'ratings', { match: matchID, ...faultOf(error) });
  let timer: NodeJS.Timeout | undefined;
  let sweeping = Promise.resolve();
  return {
    name: 'ratings',
    routes: {
      getProfile: { label: 'profile', handler: service.profile },
      openProfile: { label: 'people profile', handler: service.own },
      blockPlayer: { label: 'people block', handler: service.block },
      reportPlayer: { label: 'people report', handler: service.report },
    },
    around: {
      createMatch: async (ctx, next) => {
        await next();
        if (bodyIn(ctx, 'createMatch').rated) await recorder.begin(replyIn(ctx, 'createMatch').matchID);
      },
      playAgain: async (ctx, next) => {
        const { metadata: before }: { metadata?: MatchData } = await store.fetch(ctx.params.id, { metadata: true });
        await next();
        if (before?.rated && !before.nextMatchID) await recorder.begin(replyIn(ctx, 'playAgain').nextMatchID);
      },
      holdSeat: async (ctx, next) => {
        await next();
        await recorder.tag(bodyIn(ctx, 'holdSeat'));
      },
    },
    start: () => {
      timer = setInterval(() => {
        sweeping = recorder.sweep().catch(failed(''));
      }, SWEEP_MS).unref();
    },
    stop: () => {
      clearInterval(timer);
      return sweeping;
    },
    onSeatTaken: (seat) => recorder.tag(seat),
    onSeatLeft: (seat) => recorder.left(seat),
    onMatchOver: ({ room }, reason) => {
      if (reason !== 'adjournment') recorder.over(room.matchID).catch(failed(room.matchID));
    },
  };
};
