import { bots } from './bots/plugin.js';
import { clocks } from './clocks/plugin.js';
import { expiry } from './expiry/plugin.js';
import { notifications } from './notifications/plugin.js';
import { offers } from './offers/plugin.js';
import { orders } from './orders/plugin.js';
import { players } from './players/plugin.js';
import type { PluginFactory } from './plugin.js';
import { spectators } from './spectators/plugin.js';

/** The plug-ins of a server, in the order in which they hear events and are put around calls. */
export const plugins: readonly PluginFactory[] = [offers, clocks, orders, bots, players, notifications, spectators, expiry];
