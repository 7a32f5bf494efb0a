import type { Dice } from '../../../kit/dice.js';
import { drawOne, shuffled } from '../../../kit/drawing.js';
import { ARMY } from '../data/armies.js';
import { LEADERS } from '../data/leaders.js';
import { grid, isLand } from '../data/map.js';
import { SHIP } from '../data/ships.js';
import type { LeaderId, Side, UnitId } from '../ids.js';
import { fleetOf, isHidden, shipsOf, sideOfUnit } from '../rules/units.js';
import { fleetNo, isFleet, looseAt } from '../rules/whereabouts.js';
import { newArmy, newShip } from '../setup.js';
import type { Leader, Naval, WarWithSpain } from '../state.js';
import { type Deal, Dealer } from './dealing.js';
import { type Hiding, hidingOf, isBack, type Place } from './hiding.js';

/** The counters of a side that a view hides, laid open as they may lie. */

/** So many of these, all numbers up to a limit equally likely. */
const some = (ids: readonly UnitId[], most: number, dice: Dice): UnitId[] =>
  shuffled(ids, dice).slice(0, dice.die(Math.max(0, most) + 1) - 1);

/**
 * Hidden counters that show their back sides: of ships no more than steps have been lost at sea, which everybody counts; of armies any,
 * once there may have been a battle on land.
 */
function reducedOf(view: WarWithSpain, { side, ships, armies }: Hiding, dice: Dice): Set<UnitId> {
  const frail = ships.filter((id) => SHIP[id].back);
  const seen = Object.keys(view.naval).filter((id) => sideOfUnit(id) === side && view.naval[id].reduced).length;
  const strong = armies.filter((id) => ARMY[id].back !== null);
  const fought = view.turn > 1 || !['activation', 'navalEnglish', 'navalSpanish'].includes(view.phase);
  return new Set([
    ...some(frail, Math.min(frail.length, view.stepsLost[side] - seen), dice),
    ...some(strong, fought ? strong.length : 0, dice),
  ]);
}

function shipAt(view: WarWithSpain, place: Place, reduced: boolean): Naval {
  if (isBack(place)) return { ...newShip(place.hex), besieged: place.besieged, reduced };
  if (!isFleet(place)) throw new Error(`no fleet ${place}`);
  const { hex, start, besieged, moved } = fleetOf(view, place);
  return { ...newShip(hex), fleet: fleetNo(place), start, besieged, moved, reduced };
}

/** A leader with the ship that he has, if he has one. */
function leaderAt(G: WarWithSpain, side: Side, id: LeaderId, place: Place, dice: Dice): Leader {
  const { naval, land } = LEADERS[id];
  const leader = { moved: false, regrouped: 0 };
  const group = isBack(place) ? looseAt(side, place.hex) : place;
  const ships = naval ? shipsOf(G, group) : [];
  // A naval leader has a ship wherever he cannot be ashore; one who leads armies too may be a passenger.
  const free = isBack(place) ? isLand(grid.index(place.hex)) : land;
  if (!ships.length || (free && dice.die(2) === 1)) return { at: isBack(place) ? place.hex : place, ship: null, ...leader };
  return { at: group, ship: drawOne(ships, dice), ...leader };
}

/** What is seen of the map stays; what is out of sight comes out of the deal. */
function layOpen(view: WarWithSpain, hiding: Hiding, deal: Deal, reduced: ReadonlySet<UnitId>, dice: Dice): WarWithSpain {
  const seen = <T>(counters: { [id: string]: T }): { [id: string]: T } =>
    Object.fromEntries(Object.entries(counters).filter(([id]) => !isHidden(id) || sideOfUnit(id) !== hiding.side));
  const G: WarWithSpain = { ...view, naval: seen(view.naval), land: seen(view.land), leaders: { ...view.leaders } };
  const placed = (id: string): Place => {
    const place = deal.get(id);
    if (place === undefined) throw new Error(`no place for ${id}`);
    return place;
  };
  for (const id of hiding.ships) G.naval[id] = shipAt(view, placed(id), reduced.has(id));
  for (const id of hiding.armies) {
    const place = placed(id);
    const army = isBack(place) ? { ...newArmy(place.hex), besieged: place.besieged } : newArmy(place);
    G.land[id] = { ...army, reduced: reduced.has(id) };
  }
  for (const id of hiding.leaders) G.leaders[id] = leaderAt(G, hiding.side, id, placed(id), dice);
  const hidden = new Set([...hiding.ships, ...hiding.armies, ...hiding.leaders]);
  return { ...G, afield: view.afield.filter((id) => !hidden.has(id)) };
}

/** The same view with the counters of a side as they may lie under their backs and in their fleets. */
export function withCounters(view: WarWithSpain, side: Side, dice: Dice): WarWithSpain {
  const hiding = hidingOf(view, side);
  const reduced = reducedOf(view, hiding, dice);
  const deal = new Dealer(view, hiding, reduced, dice).dealt();
  return layOpen(view, hiding, deal, reduced, dice);
}
