import type { Limits } from '../server/options.js';

/** Limits for benchmarks, where all players share one address. */
export const unlimited: Partial<Limits> = {
  messages: { burst: 1e6, perSecond: 1e6 },
  lobbyCalls: { count: 1e6, seconds: 1 },
  matches: { count: 1e6, seconds: 1 },
  socketsPerAddress: 1e5,
  newSockets: { count: 1e6, seconds: 1 },
  connectionsPerAddress: 1e5,
};
