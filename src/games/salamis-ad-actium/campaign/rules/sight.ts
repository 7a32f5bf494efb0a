import { sealed, without } from '../../secrecy.js';
import { opponentOf, SIDES, type Side } from '../../sides.js';
import type { Campaign } from '../state.js';
import { area, portsHeld } from './areas.js';
import { fleetIds, fleetsIn } from './fleets.js';

/** What each side sees of a campaign [12.3]. */

/** Whether a side sees into an area: it has a fleet there or next to it, or a port there. */
export function sees(camp: Campaign, side: Side, at: string): boolean {
  if (portsHeld(camp, at, side).length) return true;
  return [at, ...area(camp, at).adjacent].some((id) => fleetsIn(camp, id, side).length > 0);
}

export const isSeen = (camp: Campaign, by: Side, fleet: string): boolean =>
  camp.fleets[fleet].side === by || sees(camp, by, camp.fleets[fleet].area);

/** Whether a fleet, or a ship, is a side's. */
const belongs = (camp: Campaign, side: Side, id: string): boolean =>
  fleetIds(camp, side).some((fleet) => fleet === id || camp.fleets[fleet].ships.includes(id));

/** While a battle is fought on the table the map and the fleets' papers are put away: nothing in it asks for them. */
const aside = (camp: Campaign, viewer: Side | null): Campaign => ({
  ...camp,
  ports: {},
  fleets: {},
  ships: {},
  admin: { repaired: [], docks: {}, trained: [], reorganised: [] },
  building: [null, null],
  waiting: [null, null],
  commissions: [0, 0],
  volunteers: [false, false],
  orders: [null, null],
  encounters: [],
  notices: [viewer === 0 ? camp.notices[0] : null, viewer === 1 ? camp.notices[1] : null],
  seq: [0, 0],
});

/** A campaign as a side sees it; null is a spectator, who sees what both see. */
export function campaignView(camp: Campaign, viewer: Side | null): Campaign {
  const strangers = viewer === null ? SIDES : [opponentOf(viewer)];
  const fleets = new Set(strangers.flatMap((side) => fleetIds(camp, side).filter((id) => !isSeen(camp, opponentOf(side), id))));
  const ships = new Set([...fleets].flatMap((id) => camp.fleets[id].ships));
  const mine = <T>(pair: readonly [T, T], other: (side: Side) => T): [T, T] => [
    strangers.includes(0) ? other(0) : pair[0],
    strangers.includes(1) ? other(1) : pair[1],
  ];
  const known = (id: string): boolean => !strangers.some((side) => belongs(camp, side, id));
  const { repaired, docks, trained, reorganised } = camp.admin;
  const informed = viewer !== null && camp.intelligence[viewer] && !camp.intelligence[opponentOf(viewer)];
  const { encounters } = camp;
  if (camp.stage === 'tactical') return aside(camp, viewer);
  return {
    ...camp,
    fleets: without(camp.fleets, (id) => fleets.has(id)),
    ships: without(camp.ships, (id) => ships.has(id)),
    admin: {
      repaired: repaired.filter(known),
      docks: Object.fromEntries(Object.entries(docks).filter(([port]) => !strangers.includes(camp.ports[port].owner))),
      trained: trained.filter(known),
      reorganised: reorganised.filter(known),
    },
    building: mine(camp.building, () => null),
    waiting: mine(camp.waiting ?? [[], []], () => null),
    commissions: mine(camp.commissions ?? [0, 0], () => 0),
    volunteers: mine(camp.volunteers ?? [false, false], () => false),
    departure: camp.departure && { ...camp.departure, to: strangers.includes(camp.departure.side) ? null : camp.departure.to },
    notices: mine(camp.notices, () => null),
    seq: mine(camp.seq, () => 0),
    orders: informed ? camp.orders : mine(camp.orders, (side) => sealed(camp.orders[side])),
    encounters: encounters.map((encounter) => ({
      ...encounter,
      answers: mine(encounter.answers, (side) => sealed(encounter.answers[side])),
    })),
  };
}
