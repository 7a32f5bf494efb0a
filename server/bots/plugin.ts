import type { PluginFactory } from '../plugin.js';
import { BotScheduler } from './scheduler.js';
import { BotService } from './service.js';
import { BotThreads } from './threads.js';

/** Plug-in for bots. Without threads in the options, the server offers no bots. */
export const bots: PluginFactory = ({ store, games, transport, events, metrics, options, quietLog }) => {
  const seconds = metrics.histogram('captain_seconds', 'Time of a bot decision, including the wait for a thread', 'game');
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
    ...(threads && { decide: threads.decideAnyway }),
    start: () => scheduler?.start(),
    stop: async () => {
      // Stop at once and abandon pending decisions.
      await Promise.all([scheduler?.stop(), threads?.close()]);
    },
    onMove: ({ room }) => {
      if (room.hasBots) wake(room.matchID);
    },
    onSeatsChanged: wake,
  };
};
