import type { PluginFactory } from '../plugin.js';
import { SpectatorChatService } from './service.js';

/** The chat of those who watch. */
export const spectators: PluginFactory = ({ store, pubSub, limits, transport }) => ({
  name: 'spectators',
  frames: new SpectatorChatService({ store, pubSub, limits, registry: transport.registry }).frames,
  onMessage: (room, message) => {
    if (message.type === 'remark') for (const connection of room.watching()) connection.send('remark', room.matchID, message.message);
  },
});
