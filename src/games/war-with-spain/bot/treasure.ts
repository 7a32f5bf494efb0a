import type { Dice } from '../../../kit/dice.js';
import type { PlayerID } from '../../../kit/rules.js';
import { CITIES } from '../data/cities.js';
import { scenarioOf } from '../data/scenarios.js';
import { FLEET_NOS, type FleetId, fleetId, type Side, sideOf, TF, type UnitId } from '../ids.js';
import { deactivateNaval } from '../rules/activation/layingUp.js';
import { deactivateLand } from '../rules/activation/placing.js';
import { distance } from '../rules/map.js';
import { settlePenalty, thirdOf } from '../rules/money/bankruptcy.js';
import { buyMunitions, munitionsPrice } from '../rules/money/munitions.js';
import { placeTreasureFleet, treasurePort } from '../rules/money/treasureFleet.js';
import { paidArmies } from '../rules/money/upkeep.js';
import { reachFrom } from '../rules/navalMovement/reach.js';
import { sail } from '../rules/navalMovement/sailing.js';
import { keelOf } from '../rules/navalMovement/seaRoutes.js';
import {
  armyStrength,
  cargoOf,
  fleetIds,
  fleetNo,
  fleetOf,
  isDeep,
  isDutch,
  isHex,
  shipFace,
  shipsOf,
  shipsOn,
  sideOfUnit,
} from '../rules/units.js';
import { isFriendlyPort } from '../rules/victory/control.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { covers, RESERVES, shortfall, solvent } from './accounts.js';
import { bestMove, bestOf, cheapestOf, offers, tried } from './choosing.js';
import { because, term } from './explain.js';
import { leaving } from './goals.js';
import { invaders, isHome, strengthAt } from './picture.js';
import { isOfPatrol } from './squadrons.js';
import { expectsMen, gathers, isMustering, VENTURES } from './ventures.js';
import { watchersAt } from './voyaging.js';

// Financial penalties [11.3].

function missed(view: WarWithSpain, me: Side, id: UnitId, gone: readonly UnitId[]): number {
  const { at } = view.land[id];
  const strength = armyStrength(view, id);
  if (!isHex(at)) return strength * 2;
  const before = gone.reduce(
    (sum, other) => (view.land[other].at === at ? sum - armyStrength(view, other) : sum),
    strengthAt(view, me, at),
  );
  return strength + leaving(view, me, at, before - strength) - leaving(view, me, at, before);
}

/** Chooses a third of the maintained land units: those that cost least to lose. */
function dismissed(view: WarWithSpain, me: Side): UnitId[] {
  const left = new Set(paidArmies(view, me));
  const gone: UnitId[] = [];
  while (gone.length < thirdOf(view, me)) {
    const next = bestOf(left, (id) => -missed(view, me, id, gone), Number.NEGATIVE_INFINITY);
    if (next === undefined) break;
    left.delete(next);
    gone.push(next);
  }
  return gone;
}

export function settle(view: WarWithSpain, player: PlayerID): WarMove {
  const worth = (ids: readonly UnitId[]) => ids.reduce((sum, id) => sum + shipFace(view, id).cs + shipFace(view, id).tr * 0.5, 0);
  const saved = cheapestOf(offers(settlePenalty, view, player), ({ args: [, ships] }) => -worth(ships));
  return because('leastMissed', { move: 'settlePenalty', args: [dismissed(view, sideOf(player)), saved.args[1]] });
}

// Decisions of the Joint Administrative Phase.

/** Munitions points to buy for a fleet; `PATROL_POWDER` for the patrol. */
const POWDER = 2;
const PATROL_POWDER = 3;

/** Months of maintenance that the treasury must still cover after a venture's fleet has bought munitions. Other fleets leave more. */
const MONTHS_LEFT = 2;

function paysPowder(view: WarWithSpain, me: Side, id: FleetId, price: number): boolean {
  const { hex } = fleetOf(view, id);
  const ships = shipsOf(view, id);
  const sails = VENTURES[me].some((venture) => venture.port === hex && ships.every(venture.takes) && expectsMen(view, me, venture));
  return sails ? covers(view, me, price, MONTHS_LEFT) : solvent(view, me) >= price;
}

function buyPowder(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  if (view.turn % 8 === 0 || view.turn === scenarioOf(view).last) return undefined;
  for (const no of FLEET_NOS) {
    const id: FleetId = fleetId(me, no);
    if (!view.fleets[id]) continue;
    const ships = shipsOf(view, id);
    if (fleetOf(view, id).munitions >= (ships.every(isOfPatrol) ? PATROL_POWDER : POWDER)) continue;
    if (!ships.some(isDeep) || !paysPowder(view, me, id, munitionsPrice(view, ships))) continue;
    const step = tried(buyMunitions, view, player, [fleetNo(id), 1]);
    if (step) return because('powder', step);
  }
  return undefined;
}

/** Game-Turn of October 1587, in which the fleets at Dover and the patrol are not laid up. */
const FIRST_OCTOBER = 8;
const isStation = (hex: string): boolean => hex === CITIES.dover.hex;

function isBusy(view: WarWithSpain, me: Side, id: UnitId): boolean {
  const { fleet } = view.naval[id];
  if (fleet !== null && cargoOf(view, fleetId(me, fleet)).length) return true;
  if (isDutch(id)) return true;
  if (me === 'E' && view.turn === FIRST_OCTOBER && ((fleet !== null && isStation(view.naval[id].at)) || isOfPatrol(id))) return true;
  return view.turn % 8 !== 0 && VENTURES[me].some((venture) => venture.takes(id) && gathers(view, venture));
}

/** Lays up ships in October and when money is short. */
function layUp(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  const broke = shortfall(view, me) > 0;
  if (view.turn % 8 !== 0 && !broke && solvent(view, me) >= 0) return undefined;
  if (!shipsOn(view, me).some((id) => isFriendlyPort(view, me, view.naval[id].at))) return undefined;
  return bestMove(offers(deactivateNaval, view, player), ({ args: [ships] }) =>
    !broke && ships.some((id) => isBusy(view, me, id)) ? term('busy', 0) : term('laidUp', ships.length),
  );
}

/** Returns a move that lays up a land unit that the side cannot afford or does not need. */
function sendHome(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  const poor = solvent(view, me) < 0;
  if (invaders(view, me) && !poor) return undefined;
  for (const id of Object.keys(view.land)) {
    const { at } = view.land[id];
    if (!isHex(at) || sideOfUnit(id) !== me || (!poor && !isSpare(view, me, id))) continue;
    const strength = armyStrength(view, id);
    if (leaving(view, me, at, strengthAt(view, me, at) - strength) > strength * (poor ? GUARD : KEEP)) continue;
    const step = tried(deactivateLand, view, player, [[id]]);
    if (step) return because('goesHome', step);
  }
  return undefined;
}

/** Minimum score for keeping a unit, per point of strength. */
const KEEP = 0.2;
/** Minimum score, as `KEEP`, while money is short. */
const GUARD = 0.4;

function retrench(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  if (!shortfall(view, me)) return undefined;
  const next = bestOf(
    paidArmies(view, me),
    (id) => (tried(deactivateLand, view, player, [[id]]) ? -missed(view, me, id, []) : Number.NEGATIVE_INFINITY),
    Number.NEGATIVE_INFINITY,
  );
  return next === undefined ? undefined : because('leastMissed', { move: 'deactivateLand', args: [[next]] });
}

function isSpare(view: WarWithSpain, me: Side, id: UnitId): boolean {
  const { at } = view.land[id];
  if (!RESERVES[me].includes(id) || !isHome(me, at)) return false;
  return !VENTURES[me].some((venture) => isMustering(view, me, venture) || (venture.port === at && expectsMen(view, me, venture)));
}

export function administer(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  return (
    buyPowder(view, player, me) ??
    layUp(view, player, me) ??
    retrench(view, player, me) ??
    sendHome(view, player, me) ??
    because('allSettled', { move: 'finishAdministration', args: [] })
  );
}

// The Treasure Fleet.

/** Returns the number of hexes to the nearest English fleet, at most 20. */
const clearance = (view: WarWithSpain, hex: string): number =>
  Math.min(20, ...fleetIds(view, 'E').map((id) => distance(fleetOf(view, id).hex, hex)));

/** Chooses a random hex of the western edge near Seville, far from English fleets. */
export function entryHex(view: WarWithSpain, player: PlayerID, dice: Dice): WarMove | undefined {
  const entries = offers(placeTreasureFleet, view, player);
  if (!entries.length) return undefined;
  const rank = ({ args: [hex] }: (typeof entries)[number]) => clearance(view, hex) - distance(hex, treasurePort) * 0.7;
  const good = [...entries].sort((a, b) => rank(b) - rank(a)).slice(0, 6);
  return good[dice.die(good.length) - 1];
}

/** Moves the Treasure Fleet towards Seville as far as is safe, or anywhere from a hex in danger. */
export function bringHome(view: WarWithSpain, player: PlayerID): WarMove | undefined {
  const fleet = view.naval[TF];
  if (!fleet || fleet.moved || fleet.fleet !== null) return undefined;
  const keel = keelOf('S', [TF]);
  const most = shipFace(view, TF).ma;
  const fair = reachFrom(view, keel, fleet.at, most, { coastal: false, withOnly: true });
  const any = reachFrom(view, keel, fleet.at, most, { coastal: false, withOnly: false });
  const home = reachFrom(view, keel, treasurePort, 60, { coastal: false, withOnly: false });
  const left = (hex: string) => (hex === treasurePort ? 0 : (home.pathTo(hex)?.length ?? 99));
  const now = left(fleet.at);
  const hunted = clearance(view, fleet.at) <= 3;
  const goal = bestOf(any.hexes, (hex) => {
    const path = fair.pathTo(hex) ?? any.pathTo(hex) ?? [];
    if (!hunted && path.some((step) => watchersAt(view, 'E', step).length)) return 0;
    return now - left(hex) + (fair.pathTo(hex) ? 1.5 : 0) + (hunted ? clearance(view, hex) : 0);
  });
  const path = goal && (fair.pathTo(goal) ?? any.pathTo(goal));
  return path ? tried(sail, view, player, [TF, path]) : undefined;
}
