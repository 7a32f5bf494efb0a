import { LAST_TURN, turnInfo } from '../../../src/games/war-with-spain/data/calendar.js';
import { PRICES } from '../../../src/games/war-with-spain/data/tables.js';
import type { FleetId, Side } from '../../../src/games/war-with-spain/ids.js';
import { upkeep } from '../../../src/games/war-with-spain/rules/maintenance.js';
import { munitionsPrice } from '../../../src/games/war-with-spain/rules/munitions.js';
import { fleetIds, shipsOf } from '../../../src/games/war-with-spain/rules/units.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';

/** What the coming payments take from a chest, if nothing changes before them. */
export interface Budget {
  readonly chest: number;
  /** Upkeep at the end of this Game-Turn. */
  readonly upkeep: number;
  /** The same, five times over, in the next winter; nothing where this is winter or none is to come. */
  readonly winter: number | undefined;
  readonly left: number;
  /** The Game-Turn of the next income, if one is to come. */
  readonly income: number | undefined;
}

export function budgetOf(G: WarWithSpain, side: Side): Budget {
  const cost = upkeep(G, side);
  const now = turnInfo(G.turn);
  const turns = Array.from({ length: LAST_TURN - G.turn }, (_, i) => turnInfo(G.turn + 1 + i));
  const winter = turns.find((info) => info.winter);
  return {
    chest: G.treasury[side],
    upkeep: cost,
    winter: now.winter || !winter ? undefined : cost * PRICES.winter,
    left: G.treasury[side] - cost,
    income: turns.find((info) => info.incomeDivisor !== null)?.turn,
  };
}

/** What a point of munitions costs each fleet of a side. */
export const munitionsPrices = (G: WarWithSpain, side: Side): { readonly id: FleetId; readonly price: number }[] =>
  fleetIds(G, side).map((id) => ({ id, price: munitionsPrice(G, shipsOf(G, id)) }));
