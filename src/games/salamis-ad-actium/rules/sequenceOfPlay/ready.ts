import type { PlayerID } from '../../../../kit/rules.js';
import { ordersReady } from '../../campaign/rules/orders.js';
import { sideReady } from '../../campaign/rules/turn.js';
import type { Salamis } from '../../state.js';
import { awaiting } from '../../view.js';
import { action } from '../basics/ships.js';
import { houseReady } from '../intermediate/repairs.js';
import { fleetReady } from '../settingUp/muster.js';
import type { Readying } from './phase.js';

/** End a step when a player is ready [2.1, 2.3, 10.5, 12.5, 12.9]. */
const CLOSES: { readonly [step: string]: Readying } = {
  muster: fleetReady,
  house: houseReady,
  campOpen: sideReady,
  campOrders: ordersReady,
  campAdmin: sideReady,
};

const closing = (view: Salamis, player: PlayerID): Readying => CLOSES[awaiting(view)[player]];

export const ready = action({
  name: 'ready',
  case: '2.1',
  secret: true,
  args: [],
  refuse: (view, player) => closing(view, player).refuse?.(view, player),
  *choices(view, player) {
    if (!closing(view, player).refuse?.(view, player)) yield [];
  },
  perform: (tools, player) => closing(tools.G, player).perform(tools, player),
});
