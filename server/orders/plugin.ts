import type { PluginFactory } from '../plugin.js';
import { OrderRunner } from './runner.js';
import { ConditionalOrderService } from './service.js';

export const orders: PluginFactory = ({ store, games, limits, transport, events, options, quietLog, isConnected }) => {
  const { pollMs } = options;
  const runner = new OrderRunner({ store, games, matches: transport, events, pollMs, log: quietLog, isConnected });
  const service = new ConditionalOrderService({ store, games, limits, runner });
  return {
    name: 'orders',
    routes: {
      getOrders: { label: 'plans', handler: service.list },
      setAnswers: { label: 'plansOrders', handler: service.orders },
      setOrders: { label: 'plansLay', handler: service.set },
      dropOrders: { label: 'plansDrop', handler: service.drop },
    },
    start: () => runner.start(),
    stop: () => runner.stop(),
    onMove: ({ room }) => runner.wake(room.matchID),
    onSeatLeft: ({ matchID, playerID }) => store.plans.drop(matchID, playerID),
  };
};
