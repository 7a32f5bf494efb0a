import type { PluginFactory } from '../plugin.js';
import { OfferService } from './service.js';

/** Plug-in for offers: draws, take-backs, adjournments, changes of sides and luck statistics. */
export const offers: PluginFactory = ({ store, pubSub, transport, events, time }) => {
  const { registry } = transport;
  const service = new OfferService({ store, pubSub, transport, registry, events, time });
  return {
    name: 'offers',
    frames: service.frames,
    onMessage: (room, message) => {
      if (message.type === 'offers') registry.later(room, () => service.show(room));
    },
    // Offers end when a player leaves, so update the opponent.
    onSeatsChanged: (matchID) => pubSub.publish(matchID, { type: 'offers' }),
    onMissed: (room) => service.show(room),
  };
};
