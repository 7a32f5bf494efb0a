import type { PluginFactory } from '../plugin.js';
import { SpectatorChatService } from './service.js';

export const spectators: PluginFactory = ({ store, pubSub, limits, transport }) => ({
  name: 'spectators',
  frames: new SpectatorChatService({ store, pubSub, limits, registry: transport.registry }).frames,
  onMessage: (room, message) => {
    if (message.type === 'remark')
      for (const connection of room.spectatorChatReceivers()) connection.send('remark', room.matchID, message.message);
  },
});
