import type { PluginFactory } from '../plugin.js';
import { OfferService } from './service.js';

/** Draws, take-backs, adjournments, exchanged sides and a look at luck, which one player offers and the other accepts. */
export const offers: PluginFactory = ({ store, pubSub, transport, time }) => {
  const { registry } = transport;
  const service = new OfferService({ store, pubSub, transport, registry, time });
  return {
    name: 'offers',
    frames: service.frames,
    onMessage: (room, message) => {
      if (message.type === 'offers') registry.later(room, () => service.show(room));
    },
    // Offers end with their players: the one who stays sees that.
    onSeatsChanged: (matchID) => pubSub.publish(matchID, { type: 'offers' }),
    onMissed: (room) => service.show(room),
  };
};
