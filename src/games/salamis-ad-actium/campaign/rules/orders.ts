import * as Type from '@sinclair/typebox';
import type { PlayerID } from '../../../../kit/rules.js';
import { action, type Violation, violation } from '../../rules/basics/ships.js';
import type { Readying } from '../../rules/sequenceOfPlay/phase.js';
import { opponentOf, SIDES, type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { FLEETS, ROUTES, STANCES } from '../data/tables.js';
import type { Campaign, FleetOrder, Stance } from '../state.js';
import { area, byDistance, campaignOf, isArea, portsHeld, routeBetween } from './areas.js';
import { enlistVolunteers, fleetIds } from './fleets.js';

// Secret orders of both sides for the month [12.5].

const OrderArg = Type.Object(
  {
    fleet: Type.String(),
    path: Type.Array(Type.String(), { maxItems: 4 }),
    stance: Type.Union(STANCES.map((stance) => Type.Literal(stance))),
    port: Type.Optional(Type.String()),
    exposed: Type.Optional(Type.Array(Type.String(), { maxItems: FLEETS.ships })),
  },
  { additionalProperties: false },
);

export const costOf = (camp: Campaign, from: string, to: string): number => ROUTES[routeBetween(camp, from, to) ?? 'perilous'];

/** Returns why a path is not allowed, or `undefined`. A path over a perilous route may include a move possible only with a fair wind. */
function pathFault(camp: Campaign, from: string, path: readonly string[]): Violation | undefined {
  let at = from;
  let cost = 0;
  let hopes = 0;
  for (const to of path) {
    if (!isArea(camp, to)) return violation('noArea', '12.1', { area: to });
    const route = routeBetween(camp, at, to);
    if (!route) return violation('noRoute', '12.5', { from: at, area: to });
    cost += ROUTES[route];
    if (cost > ROUTES.points + hopes) return violation('routeTooLong', '12.5', { area: to, points: ROUTES.points });
    if (route === 'perilous') hopes = ROUTES.fair;
    at = to;
  }
  return undefined;
}

export function orderFault(camp: Campaign, side: Side, { fleet, path, stance, port, exposed = [] }: FleetOrder): Violation | undefined {
  if (!Object.hasOwn(camp.fleets, fleet) || camp.fleets[fleet].side !== side) return violation('notYourFleet', '12.3', { fleet });
  const stranger = exposed.find((id, i) => !camp.fleets[fleet].ships.includes(id) || exposed.indexOf(id) !== i);
  if (stranger !== undefined) return violation('notOfFleet', '12.6', { ship: stranger, fleet });
  const fault = pathFault(camp, camp.fleets[fleet].area, path);
  if (fault || port === undefined) return fault;
  const end = path.at(-1) ?? camp.fleets[fleet].area;
  const aims = stance === 'assault' && Object.hasOwn(area(camp, end).ports, port);
  return aims ? undefined : violation('noSuchPort', '12.2', { port, area: end });
}

function ordersRefusal(view: Salamis, player: PlayerID, orders: readonly FleetOrder[]): Violation | undefined {
  const camp = campaignOf(view);
  const seen = new Set<string>();
  for (const order of orders) {
    if (seen.has(order.fleet)) return violation('fleetTwice', '12.5', { fleet: order.fleet });
    seen.add(order.fleet);
    const fault = orderFault(camp, sideOf(view, player), order);
    if (fault) return fault;
  }
  return undefined;
}

export const ordersSoFar = (camp: Campaign, side: Side): FleetOrder[] => {
  const orders = camp.orders[side];
  return orders === null || orders === 'committed' ? [] : orders;
};

/** Returns paths by normal routes to each area in range, including the empty path, and by perilous routes to neighbouring areas. */
export function destinations(camp: Campaign, from: string): string[][] {
  const normal = byDistance(camp, from)
    .filter(([, moves]) => moves <= ROUTES.points)
    .map(([to]) => shortest(camp, from, to));
  return [...normal, ...area(camp, from).perilous.map((to) => [to])];
}

function shortest(camp: Campaign, from: string, to: string): string[] {
  const far = new Map(byDistance(camp, to));
  const path: string[] = [];
  for (let at = from; at !== to; ) {
    const left = far.get(at) ?? 0;
    const next = area(camp, at).adjacent.find((id) => far.get(id) === left - 1);
    if (next === undefined) return [];
    path.push(next);
    at = next;
  }
  return path;
}

export function stancesAt(camp: Campaign, side: Side, at: string): Stance[] {
  if (portsHeld(camp, at, opponentOf(side)).length) return ['assault', 'blockade', 'patrol'];
  return ['patrol', 'avoid'];
}

export const orders = action({
  name: 'orders',
  case: '12.5',
  secret: true,
  args: [Type.Array(OrderArg, { maxItems: FLEETS.perSide })],
  refuse: ordersRefusal,
  // Fleets are ordered one after another.
  *choices(view, player) {
    const camp = campaignOf(view);
    const side = sideOf(view, player);
    const written = ordersSoFar(camp, side);
    const next = fleetIds(camp, side).find((id) => !written.some(({ fleet }) => fleet === id));
    if (next === undefined) return;
    for (const path of destinations(camp, camp.fleets[next].area)) {
      const end = path.at(-1) ?? camp.fleets[next].area;
      for (const stance of stancesAt(camp, side, end)) {
        const more: FleetOrder[] = [...written, { fleet: next, path, stance }];
        yield [more];
      }
    }
  },
  perform({ G }, player, written) {
    campaignOf(G).orders[sideOf(G, player)] = written;
  },
});

export const ordersReady: Readying = {
  perform({ G, emit }, player) {
    const side = sideOf(G, player);
    const camp = campaignOf(G);
    camp.orders[side] = ordersSoFar(camp, side);
    enlistVolunteers(G, side);
    G.ready[side] = true;
    G.await = null;
    emit({ key: 'ordersGiven', case: '12.5', by: player, values: { side } });
  },
};

/** Returns the sides that must still give orders. A side that will see the enemy's orders waits for them [12.12]. */
export function ordersAwaited(G: Salamis): Side[] {
  const { intelligence } = campaignOf(G);
  const late = SIDES.filter((side) => !G.ready[side]);
  const informed = intelligence[0] !== intelligence[1];
  return informed && late.length === 2 ? late.filter((side) => !intelligence[side]) : late;
}

export function revealOrders(G: Salamis): void {
  const camp = campaignOf(G);
  for (const side of SIDES) {
    const written = ordersSoFar(camp, side);
    for (const id of fleetIds(camp, side)) {
      const fleet = camp.fleets[id];
      const order = written.find((each) => each.fleet === id);
      fleet.path = [...(order?.path ?? [])];
      fleet.stance = order?.stance ?? (portsHeld(camp, fleet.area, side).length ? 'avoid' : 'patrol');
      fleet.port = order?.port ?? null;
      fleet.exposed = [...(order?.exposed ?? [])];
      fleet.left = ROUTES.points;
      fleet.stopped = false;
      fleet.moved = false;
    }
  }
  camp.orders = [null, null];
  camp.intelligence = [false, false];
  G.ready = [false, false];
}
