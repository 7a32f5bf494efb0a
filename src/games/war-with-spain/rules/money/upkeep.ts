import { ARMY } from '../../data/armies.js';
import { turnInfo } from '../../data/calendar.js';
import { PAID } from '../../data/nations.js';
import { PRICES } from '../../data/tables.js';
import { type Side, TF, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { armyStrength, isDutch, shipFace, shipsOn, sideOfUnit } from '../units.js';
import { isFriendlyPort } from '../victory/control.js';
import { isTrack } from '../whereabouts.js';
import { rates } from './prices.js';

/** What units cost to keep [11.1]. */

/** One unit that must be paid for. */
interface Due {
  readonly id: UnitId;
  readonly ducats: number;
  /** Ships alone: kept at the cheaper rate of a friendly port [11.13]. */
  readonly inPort: boolean;
}

/** Land units on the map, or aboard, that their side pays [11.15, 11.16]. */
export const paidArmies = (G: WarWithSpain, side: Side): UnitId[] =>
  Object.keys(G.land).filter((id) => sideOfUnit(id) === side && PAID.includes(ARMY[id]?.nat) && !isTrack(G.land[id].at));

/** Ships on the map that their side pays: not the Dutch, nor the Treasure Fleet [11.17]. */
export const paidShips = (G: WarWithSpain, side: Side): UnitId[] => shipsOn(G, side).filter((id) => id !== TF && !isDutch(id));

/** What every unit of a side costs this Game-Turn as things stand: in winter five times as much [14.3]. `G` may be the side's own view. */
export function dues(G: WarWithSpain, side: Side): Due[] {
  const times = turnInfo(G.turn).winter ? PRICES.winter : 1;
  const ships = paidShips(G, side).map((id): Due => {
    const inPort = isFriendlyPort(G, side, G.naval[id].at);
    const { atSea, inPort: moored } = rates(id);
    return { id, inPort, ducats: times * (inPort ? moored : atSea) * shipFace(G, id).m };
  });
  const armies = paidArmies(G, side).map((id): Due => ({ id, inPort: false, ducats: times * PRICES.land.keep * armyStrength(G, id) }));
  return [...ships, ...armies];
}

/** What a side will have to pay at the end of this Game-Turn as things stand. */
export const upkeep = (G: WarWithSpain, side: Side): number => dues(G, side).reduce((sum, { ducats }) => sum + ducats, 0);
