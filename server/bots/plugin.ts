import type { PluginFactory } from '../plugin.js';
import { BotScheduler } from './scheduler.js';
import { BotService } from './service.js';
import { BotThreads } from './threads.js';

/** Bots at seats. Without threads in the options there are none: no seat takes one, and no game lists a level. */
export const bots: PluginFactory = ({ store, games, transport, events, metrics, options, quietLog }) => {
  const seconds = metrics.histogram('captain_seconds', 'A captain’s decision, his waiting for a thread included', 'game');
  const { captains, pollMs } = options;
  const threads = captains && captains.threads > 0 ? new BotThreads(captains) : undefined;
  const scheduler =
    threads &&
    new BotScheduler({
      ...{ store, games, threads, pollMs, matches: transport, paceMs: captains?.paceMs, log: quietLog },
      decided: (game, ms) => seconds.observe({ game }, ms / 1000),
    });
  const wake = (matchID: string) => scheduler?.wake(matchID);
  const service = new BotService({ store, games, closed: !threads, wake, leaveSeat: (seat) => events.seatLeft(seat) });
  return {
    name: 'bots',
    routes: {
      listBotLevels: { label: 'captains', handler: service.levels },
      setBot: { label: 'captain', seats: 'changed', handler: service.seat },
    },
    around: { createMatch: service.created, playAgain: service.again },
    ...(threads && { decide: threads.surely }),
    start: () => scheduler?.start(),
    stop: async () => {
      // Closed at once: what a bot is thinking of is given up.
      await Promise.all([scheduler?.stop(), threads?.close()]);
    },
    onMove: ({ room }) => {
      if (room.captained) wake(room.matchID);
    },
    onSeatsChanged: wake,
  };
};
