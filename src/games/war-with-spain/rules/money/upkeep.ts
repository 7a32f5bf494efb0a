import { ARMY } from '../../data/armies.js';
import { PAID } from '../../data/map.js';
import { SHIP } from '../../data/ships.js';
import { PENALTY_VP, PRICES } from '../../data/tables.js';
import { turnInfo } from '../../data/tracks.js';
import { type Side, seatOf, TF, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import type { Tools } from '../tools.js';
import { armyStrength, isDutch, isTrack, shipFace, shipsOn, sideOfUnit } from '../units.js';
import { isFriendlyPort } from '../victory/control.js';

// Prices [11.5].

/** Returns the ducats per point of the Maintenance Multiple [5.22, 11.12]. */
function rates(id: UnitId): { readonly build: number; readonly atSea: number; readonly inPort: number } {
  const { kind } = SHIP[id];
  if (kind === 'barge') return PRICES.barge;
  return kind === 'deep' ? PRICES.deep : PRICES.shallow;
}

export const shipPrice = (id: UnitId): number => rates(id).build * SHIP[id].front.m;

export const armyPrice = (id: UnitId): number => PRICES.land.build * ARMY[id].cs;

/** Returns half the building price, rounded up [5.32]. */
export const repairPrice = (id: UnitId): number => Math.ceil(shipPrice(id) / 2);

/** Makes a side pay. If its treasury is insufficient, the side is bankrupt [11.3]. */
export function mustPay({ G, emit }: Tools, side: Side, ducats: number): void {
  if (G.treasury[side] >= ducats) {
    G.treasury[side] -= ducats;
    return;
  }
  const short = ducats - G.treasury[side];
  G.treasury[side] = 0;
  G.vpPenalty[side] += PENALTY_VP;
  G.bankrupt.push(side);
  emit({ key: 'bankrupt', case: '11.3', by: seatOf(side), values: { ducats, short, points: PENALTY_VP } });
}

// Maintenance [11.1].

interface Due {
  readonly id: UnitId;
  readonly ducats: number;
  /** Whether a ship pays the lower rate of a friendly port [11.13]. */
  readonly inPort: boolean;
}

export const paidArmies = (G: WarWithSpain, side: Side): UnitId[] =>
  Object.keys(G.land).filter((id) => sideOfUnit(id) === side && PAID.includes(ARMY[id]?.nat) && !isTrack(G.land[id].at));

export const paidShips = (G: WarWithSpain, side: Side): UnitId[] => shipsOn(G, side).filter((id) => id !== TF && !isDutch(id));

/** Returns the maintenance of each unit this Game-Turn, × 5 in winter [14.3]. `G` may be the side's view. */
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

export const upkeep = (G: WarWithSpain, side: Side): number => dues(G, side).reduce((sum, { ducats }) => sum + ducats, 0);
