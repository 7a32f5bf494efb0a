import { memoizing } from '../../../../kit/memo.js';
import { type FleetId, opponentOf, type Side, seatOf } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { deactivateNaval } from '../activation/layingUp.js';
import { buildLand, musterFree } from '../activation/levies.js';
import { deactivateLand, placeLand, setHold } from '../activation/placing.js';
import { buildNaval, repairNaval } from '../activation/shipbuilding.js';
import { assaultsOf, groundRefusal } from '../landCombat/assault.js';
import { armyMarchRefusal, leaderMarchRefusal } from '../landMovement/marchLimits.js';
import { assignLeader } from '../leaders/assignment.js';
import { around, crossingTo, marchableFrom } from '../map.js';
import { buyMunitions } from '../money/munitions.js';
import { treasureDue } from '../money/treasureFleet.js';
import { attackFleet } from '../navalCombat/attack.js';
import { addToFleet, formFleet, mergeFleets, removeFromFleet } from '../navalMovement/grouping/fleets.js';
import { fleetIds, fleetOf, hasShips, isHex, ownerOf, shipsOn } from '../units.js';

// Steps without a choice are skipped. If that would reveal a secret, only the automatic pass skips them, and the opponent sees an ordinary
// pass [4.2].

type Offering = { choices(view: WarWithSpain, player: string): Iterable<unknown> };

const offersAny = (G: WarWithSpain, side: Side, actions: readonly Offering[]): boolean =>
  memoizing(() => actions.some(({ choices }) => !isEmpty(choices(G, seatOf(side)))));

const isEmpty = (things: Iterable<unknown>): boolean => Boolean(things[Symbol.iterator]().next().done);

export const nobodySails = (G: WarWithSpain, side: Side): boolean => !shipsOn(G, side).length;

export const nobodyMarches = (G: WarWithSpain, side: Side): boolean =>
  !Object.keys(G.land).some((id) => !armyMarchRefusal(G, side, id)) &&
  !Object.keys(G.leaders).some((id) => !leaderMarchRefusal(G, side, id));

/** Whether a side has no possible naval attack. Uses secret information only if the side passes automatically. */
export const nobodyAttacks = (G: WarWithSpain, side: Side): boolean =>
  G.passing[side] ? !offersAny(G, side, [attackFleet]) : !fleetIds(G, side).some((id) => hasPrey(G, side, id));

/** Whether, judging by public information, a fleet has munitions and enemy ships within range. */
function hasPrey(G: WarWithSpain, side: Side, id: FleetId): boolean {
  const { hex, munitions, attacked } = fleetOf(G, id);
  const waters = [hex, ...around(hex).filter((next) => crossingTo(hex, next) !== 'closed')];
  return munitions > 0 && !attacked && waters.some((water) => hasShips(G, opponentOf(side), water));
}

/** Like `nobodyAttacks`, but for land attacks. */
export function nobodyAssaults(G: WarWithSpain, side: Side): boolean {
  if (G.passing[side]) return memoizing(() => isEmpty(assaultsOf(G, side)));
  const hexes = new Set(Object.keys(G.land).flatMap((id) => (ownerOf(G, id) === side && isHex(G.land[id].at) ? [G.land[id].at] : [])));
  return memoizing(() => ![...hexes].some((from) => [from, ...marchableFrom(from)].some((to) => !groundRefusal(G, side, from, to, false))));
}

const ORDERS = [buildNaval, buildLand, repairNaval, musterFree, setHold, placeLand];

export const ordersNothing = (G: WarWithSpain, side: Side): boolean =>
  G.passing[side] && !(side === 'S' && treasureDue(G)) && !offersAny(G, side, ORDERS);

const BUSINESS = [formFleet, addToFleet, removeFromFleet, mergeFleets, assignLeader, buyMunitions, deactivateNaval, deactivateLand];

export const settlesNothing = (G: WarWithSpain, side: Side): boolean => G.passing[side] && !offersAny(G, side, BUSINESS);
