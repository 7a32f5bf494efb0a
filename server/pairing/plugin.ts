import { faultOf } from '../log.js';
import type { PluginFactory } from '../plugin.js';
import { ActivityCounts } from './activity.js';
import { PairingService } from './service.js';

export const pairing: PluginFactory = ({ store, games, transport, quietLog, time, personOf }) => {
  const service = new PairingService({ store, games, time, personOf, seatTaken: (seat) => transport.takeSeat(seat) });
  const activity = new ActivityCounts(
    store,
    games.map(({ name }) => name),
  );
  return {
    name: 'pairing',
    routes: {
      playNow: { label: 'play', handler: service.play },
      keepWaiting: { label: 'wait', handler: service.wait },
      getActivity: { label: 'activity', handler: async (_ctx, reply) => reply(await activity.read()) },
    },
    onSeatsChanged: (matchID) => {
      service.refresh(matchID).catch((error) => quietLog('warn', 'pairing', { match: matchID, ...faultOf(error) }));
    },
  };
};
