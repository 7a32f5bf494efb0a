import { bots } from './bots/plugin.js';
import { clocks } from './clocks/plugin.js';
import { expiry } from './expiry/plugin.js';
import { notifications } from './notifications/plugin.js';
import { offers } from './offers/plugin.js';
import { orders } from './orders/plugin.js';
import { pairing } from './pairing/plugin.js';
import { players } from './players/plugin.js';
import type { PluginFactory } from './plugin.js';
import { ratings } from './ratings/plugin.js';
import { spectators } from './spectators/plugin.js';

/** All plug-ins, in the order in which they receive events and wrap calls. */
export const plugins: readonly PluginFactory[] = [
  offers,
  clocks,
  orders,
  bots,
  ratings,
  players,
  pairing,
  notifications,
  spectators,
  expiry,
];
