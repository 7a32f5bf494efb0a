import type { Dice } from '../../../../kit/dice.js';
import { drawOne } from '../../../../kit/drawing.js';
import { opponentOf, type Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { FLEETS, ROUTES } from '../data/tables.js';
import { area, areaIds, byDistance, theatreOf } from '../rules/areas.js';
import { fleetIds, newFleet, nextId } from '../rules/fleets.js';
import { orderFault, ordersSoFar, stancesAt } from '../rules/orders.js';
import { sees } from '../rules/sight.js';
import type { Campaign, CampaignShip, FleetOrder } from '../state.js';
import { anyOfficer, builtShip, countNumbers, shipsLeft } from './muster.js';

/** Fleets of a side that lie where nobody of the enemy's sees them [12.3]. */

type Ships = Record<string, CampaignShip>;

/** Whether the fleets have not yet left the areas in which they begin. */
const atHome = ({ turn, stage }: Campaign): boolean => turn === 1 && ['opening', 'income', 'orders'].includes(stage);

/** Areas where a fleet of a side may lie unseen, and sees nobody who is out of sight himself. */
function hidingPlaces(camp: Campaign, side: Side, hidden: ReadonlySet<string>): string[] {
  const meets = (at: string) => [...hidden].some((id) => [at, ...area(camp, at).adjacent].includes(camp.fleets[id].area));
  return areaIds(camp).filter((at) => !sees(camp, opponentOf(side), at) && !meets(at));
}

/** One of these areas, among those that a fleet may have come to by now from where it began. */
function whereabouts(camp: Campaign, home: string | undefined, places: readonly string[], dice: Dice): string {
  if (home === undefined) return drawOne(places, dice);
  const reach = atHome(camp) ? 0 : camp.turn * ROUTES.points;
  const near = byDistance(camp, home, true).filter(([at, moves]) => moves <= reach && places.includes(at));
  return near.length ? drawOne(near, dice)[0] : drawOne(places, dice);
}

/** Orders that are known, by intelligence, for fleets that nobody sees. */
const spied = (camp: Campaign, side: Side): FleetOrder[] =>
  ordersSoFar(camp, side).filter(({ fleet }) => !Object.hasOwn(camp.fleets, fleet));

/** Every fleet of whose orders one knows has the ships that they name, and one at least. */
function manSpied(camp: Campaign, side: Side, ships: Ships, sailing: Map<string, string[]>, dice: Dice): void {
  for (const { fleet, exposed = [] } of spied(camp, side)) {
    const crew = sailing.get(fleet) ?? [];
    const others = [...sailing.values()].find(({ length }) => length > 1);
    const wanted = exposed.length || crew.length ? exposed : (others?.splice(-1) ?? [builtShip(camp, side, dice)[0]]);
    for (const id of wanted) {
      ships[id] ??= builtShip(camp, side, dice)[1];
      for (const [other, ids] of sailing)
        if (other !== fleet)
          sailing.set(
            other,
            ids.filter((each) => each !== id),
          );
    }
    sailing.set(fleet, [...new Set([...crew, ...wanted])]);
  }
}

/** Ids that the papers of the last reorganisation show: what they name, and nobody sees, is no more. */
const shown = ({ admin: { repaired, trained, reorganised } }: Campaign): string[] => [...repaired, ...trained, ...reorganised];

/** Ships by the fleets in which they may sail: those in which they began, as far as nobody sees these without them. */
function crews(camp: Campaign, side: Side, ships: Ships, dice: Dice): [fleet: string, ships: string[]][] {
  const { fleets } = theatreOf(camp);
  const homes = Object.keys(fleets).filter((id) => fleets[id].side === side && !camp.fleets[id] && !shown(camp).includes(id));
  const sailing = new Map<string, string[]>([...spied(camp, side).map(({ fleet }) => fleet), ...homes].map((id) => [id, []]));
  const room = FLEETS.perSide - fleetIds(camp, side).length;
  for (const id of Object.keys(ships)) {
    const home = homes.find((fleet) => id.startsWith(`${fleet}-`));
    const free = home ?? [...sailing].find(([, { length }]) => length < FLEETS.ships)?.[0];
    const fleet = free ?? (sailing.size < room ? nextId(camp, side) : undefined);
    if (fleet !== undefined) sailing.set(fleet, [...(sailing.get(fleet) ?? []), id]);
  }
  manSpied(camp, side, ships, sailing, dice);
  return [...sailing].filter(([, { length }]) => length).slice(0, room);
}

const hasAdmiral = (camp: Campaign, side: Side): boolean => fleetIds(camp, side).some((id) => camp.fleets[id].officer.rank === 'admiral');

/** Puts a fleet, in place, where it may lie; one for which there is no such area has been lost. @returns whether there was one */
function lay(camp: Campaign, side: Side, id: string, crew: string[], hidden: ReadonlySet<string>, dice: Dice): boolean {
  const places = hidingPlaces(camp, side, hidden);
  if (!places.length) return false;
  const printed = theatreOf(camp).fleets[id];
  const officer = anyOfficer(camp, side, printed && !hasAdmiral(camp, side) ? printed.rank : 'vice', dice);
  const fleet = newFleet(side, printed?.name ?? theatreOf(camp).sides[side].name, places[0], crew, officer);
  camp.fleets[id] = fleet;
  const order = ordersSoFar(camp, side).find((each) => each.fleet === id);
  const fitting = places.filter((at) => {
    fleet.area = at;
    return !order || !orderFault(camp, side, order);
  });
  fleet.area = whereabouts(camp, printed?.area, fitting.length ? fitting : places, dice);
  if (!atHome(camp)) fleet.stance = drawOne(stancesAt(camp, side, fleet.area), dice);
  return true;
}

/** Adds, in place, the fleets of a side that are out of sight. `hidden` are those of the enemy that are, too. @returns their ids */
export function addUnseen(G: Salamis, camp: Campaign, side: Side, hidden: ReadonlySet<string>, dice: Dice): Set<string> {
  const known = [...Object.keys(camp.ships), ...shown(camp)];
  countNumbers(camp, side, [...known, ...Object.keys(camp.fleets), ...ordersSoFar(camp, side).map(({ fleet }) => fleet)]);
  const ships: Ships = { ...shipsLeft(G, camp, side, new Set(known), dice) };
  // Every side has its Admiral: one whom nobody sees has a ship.
  if (!Object.keys(ships).length && !hasAdmiral(camp, side)) {
    const [id, ship] = builtShip(camp, side, dice);
    ships[id] = ship;
  }
  const added = new Set<string>();
  for (const [id, crew] of crews(camp, side, ships, dice)) {
    if (!lay(camp, side, id, crew, hidden, dice)) continue;
    for (const ship of crew) camp.ships[ship] = ships[ship];
    added.add(id);
  }
  if (added.size && !hasAdmiral(camp, side)) camp.fleets[drawOne([...added], dice)].officer.rank = 'admiral';
  return added;
}
