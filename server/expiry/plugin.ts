import type { PluginFactory } from '../plugin.js';
import { defaultExpiry } from './ages.js';
import { ExpiryTimer } from './timer.js';

export const expiry: PluginFactory = ({ store, options, transport, metrics, log }) => {
  const expired = metrics.counter('expired_total', 'Old matches deleted');
  const timer = new ExpiryTimer({
    store,
    ages: { ...defaultExpiry, ...options.expiry },
    log,
    isOpen: (matchID) => transport.isOpen(matchID),
    wiped: (matches) => expired.inc(matches),
  });
  return { name: 'expiry', start: () => timer.start(), stop: () => timer.stop() };
};
