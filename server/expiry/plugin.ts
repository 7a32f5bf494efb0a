import type { PluginFactory } from '../plugin.js';
import { defaultExpiry } from './ages.js';
import { ExpiryTimer } from './timer.js';

/** Deletes matches that nobody has played for long. */
export const expiry: PluginFactory = ({ store, options, transport, metrics, log }) => {
  const expired = metrics.counter('expired_total', 'Matches deleted for their age');
  const timer = new ExpiryTimer({
    store,
    ages: { ...defaultExpiry, ...options.expiry },
    log,
    isOpen: (matchID) => transport.isOpen(matchID),
    wiped: (matches) => expired.inc(matches),
  });
  return { name: 'expiry', start: () => timer.start(), stop: () => timer.stop() };
};
