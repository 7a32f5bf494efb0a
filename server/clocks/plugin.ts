import type { PluginFactory } from '../plugin.js';
import { ClockService } from './service.js';

/** Plug-in for wins on time, bot moves for absent players, and vacation. Time used by moves is measured elsewhere. */
export const clocks: PluginFactory = ({ store, games, transport, time, decide }) => {
  const service = new ClockService({ store, games, transport, time, decide });
  return {
    name: 'clocks',
    around: { createMatch: service.created, playAgain: service.again },
    routes: {
      claimOnTime: { label: 'claim', handler: service.claim },
      playBotMove: { label: 'deputy', handler: service.deputy },
      addVacation: { label: 'vacation', handler: service.vacation },
    },
  };
};
