import { columnOf, edgeAhead, grid, isSand, rangeBetween, rowOf, swung } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { FLIGHT, TURN_COST } from '../data/tables.js';
import { type Edge, type Hand, type Heading, opponentOf, type ShipId, type Side, type Sides } from '../ids.js';
import type { Violation } from '../keys.js';
import type { GrandArmada } from '../state.js';
import { holdersOf } from './grappling.js';
import { grounds } from './leaving.js';
import { flag, fleet, isCrippled, isFighting, isFixed, lookout, onMap, placeOf, type Sea, ship, violation } from './ships.js';
import { steps } from './wind.js';

// The way of a withdrawing ship to the edge of the map [8.4].

interface Homeward {
  /** Whether a hex may not be entered from another. */
  refuses(from: number, to: number): boolean;
}

/** Hexes that a ship must enter to leave over the nearest edge, the one beyond it among them. */
export const hexesToEdge = (hex: number): number =>
  1 + Math.min(columnOf(hex), grid.width - 1 - columnOf(hex), rowOf(hex), grid.height - 1 - rowOf(hex));

/** Every hex lies nearer to the edge than the one before, is no sand to the ship, and does not bring it up to a fighting enemy. */
function homewardOf(G: GrandArmada, id: ShipId): Homeward {
  const enemies = fleet(G, opponentOf(flag(id)))
    .filter((other) => isFighting(G, other))
    .map((other) => placeOf(G, other));
  const sand = grounds(G, id);
  return {
    refuses: (from, to) =>
      hexesToEdge(to) >= hexesToEdge(from) || (sand && isSand(to)) || enemies.some((enemy) => rangeBetween(to, enemy) < FLIGHT.strikes),
  };
}

// The law of one step of a ship: ahead, a turn, a trim [5.1, 5.3, 5.6, 7]. Movement, flights, previews and the captain ask here.

/** What does not change while a ship is being sailed. */
export interface Vessel {
  readonly id: ShipId;
  readonly side: Side;
  readonly speed: number;
  readonly oars: boolean;
  readonly towing: ShipId | null;
  /** Who holds the ship, or its tow. */
  readonly heldBy: ShipId | undefined;
  readonly crippled: boolean;
  readonly fixed: boolean;
  /** Edges over which it may leave. */
  readonly exits: readonly Edge[];
  /** Sand bars are dangerous to it. */
  readonly grounds: boolean;
  readonly windFrom: Heading;
  /** The others. */
  readonly sea: Sea;
  /** Hexes that are refused to a ship on its way out of the battle [8.4]. */
  readonly homeward?: Homeward;
  /** The heading towards which the tide sets, where it takes its toll [11]. */
  readonly tide?: Heading;
}

/** What changes: place, heading, points left. */
export interface Helm {
  readonly hex: number;
  readonly heading: Heading;
  readonly mp: number;
  readonly turnedHere: boolean;
  readonly stopped: boolean;
  /** The tide has had its die. */
  readonly tidePaid: boolean;
  /** The heading to which it may not turn back here [5.6]. */
  readonly yawedFrom?: Heading;
}

const EVERY_EDGE: readonly Edge[] = ['W', 'E', 'N', 'S'];

/** @param flight the extra move of a broken ship, over whatever edge, no tow */
export function vesselOf(G: GrandArmada, id: ShipId, flight = false): Vessel {
  const side = flag(id);
  const { speed, oars } = ROSTER[id];
  const { towing, status } = ship(G, id);
  const tow = flight ? null : towing;
  return {
    id,
    side,
    speed,
    oars,
    towing: tow,
    heldBy: (onMap(G, id) ? holdersOf(G, id)[0] : undefined) ?? (tow ? holdersOf(G, tow)[0] : undefined),
    crippled: isCrippled(G, id),
    fixed: isFixed(G, id),
    exits: flight || status === 'withdrawing' ? EVERY_EDGE : scenarioOf(G).exits[side],
    grounds: grounds(G, id),
    windFrom: G.windFrom,
    sea: lookout(G, id),
    homeward: status === 'withdrawing' ? homewardOf(G, id) : undefined,
    tide: flight ? undefined : scenarioOf(G).tide,
  };
}

/** A vessel of which much is to be asked, while the state stays as it is. */
export const charted = (vessel: Vessel): Vessel => ({ ...vessel, sea: vessel.sea.charted() });

export const turnCost = (speed: number, sides: Sides): number => TURN_COST[speed][sides - 1];

/** A sail ship makes no way dead into the wind; oars do [5.2, 11]. */
const intoWind = (vessel: Vessel, heading: Heading): boolean => !vessel.oars && steps(heading, vessel.windFrom) === 0;

const ahead = ({ hex, heading }: Helm): number => grid.neighbour(hex, (heading - 1) as 0 | 1 | 2 | 3 | 4 | 5);

/** A fighting enemy lies there and bars the way. */
export const isBarred = ({ sea, side }: Vessel, hex: number): boolean => sea.holds(opponentOf(side), hex);

/** The enemy stops the ship there [7]. */
export const isStopped = ({ sea, side }: Vessel, hex: number): boolean => sea.controls(opponentOf(side), hex);

/** After one hex ahead. */
export const onward = (vessel: Vessel, helm: Helm, to: number): Helm => ({
  hex: to,
  heading: helm.heading,
  mp: helm.mp - 1,
  turnedHere: false,
  stopped: helm.stopped || isStopped(vessel, to),
  tidePaid: helm.tidePaid,
});

// Named one by one: a search makes thousands of these, and a spread takes ten times as long.
export const afterTurn = (vessel: Vessel, helm: Helm, hand: Hand, sides: Sides): Helm => ({
  hex: helm.hex,
  heading: swung(helm.heading, hand === 'L' ? -sides : sides),
  mp: helm.mp - turnCost(vessel.speed, sides),
  turnedHere: true,
  stopped: helm.stopped,
  tidePaid: helm.tidePaid,
  yawedFrom: helm.yawedFrom,
});

/** Whether the way ahead is open with the points left, seen from the middle of a passage. */
function clearsAhead(vessel: Vessel, helm: Helm): boolean {
  if (helm.stopped || helm.mp < 1 || intoWind(vessel, helm.heading)) return false;
  const to = ahead(helm);
  if (to < 0) return vessel.exits.includes(edgeAhead(helm.hex, helm.heading));
  if (isBarred(vessel, to) || vessel.homeward?.refuses(helm.hex, to)) return false;
  return vessel.sea.shipIn(to) === undefined || wayOut(vessel, onward(vessel, helm, to));
}

/** Whether a ship in a shared hex can still come out of it [5.1.1]. */
function wayOut(vessel: Vessel, helm: Helm): boolean {
  if (clearsAhead(vessel, helm)) return true;
  if (helm.turnedHere || vessel.fixed || helm.stopped) return false;
  for (const sides of [1, 2, 3] as const) {
    if (turnCost(vessel.speed, sides) >= helm.mp) break;
    const turned = [afterTurn(vessel, helm, 'L', sides), ...(sides < 3 ? [afterTurn(vessel, helm, 'R', sides)] : [])];
    if (turned.some((after) => after.heading !== helm.yawedFrom && clearsAhead(vessel, after))) return true;
  }
  return false;
}

/** Why a ship may not go one hex ahead, or where it comes to. */
export function oneAhead(vessel: Vessel, helm: Helm): { readonly to: number } | { readonly edge: Edge } | Violation {
  const { id } = vessel;
  if (vessel.crippled) return violation('crippled', '11.0', { ship: id });
  if (vessel.heldBy) return violation('held', '5.6', { ship: id, by: vessel.heldBy });
  if (helm.stopped) return violation('stopped', '7.0', { ship: id });
  if (helm.mp < 1) return violation('noPoints', '5.1', { ship: id, cost: 1, left: helm.mp });
  if (intoWind(vessel, helm.heading)) return violation('intoWind', '5.2', { ship: id });
  const to = ahead(helm);
  if (to < 0) {
    const edge = edgeAhead(helm.hex, helm.heading);
    return vessel.exits.includes(edge) ? { edge } : violation('noExit', '11.0', { ship: id, edge });
  }
  const there = vessel.sea.shipIn(to);
  if (there !== undefined && isBarred(vessel, to)) return violation('enemyThere', '5.1.1', { ship: id, by: there });
  if (vessel.homeward?.refuses(helm.hex, to)) return violation('notHomeward', '8.4', { ship: id, hex: grid.labels[to] });
  if (there === undefined) return { to };
  if (vessel.towing) return violation('towBlocked', '9.1', { ship: id, by: there });
  return wayOut(vessel, onward(vessel, helm, to)) ? { to } : violation('noWayOut', '5.1.1', { ship: id, by: there });
}

export const isNo = (answer: object): answer is Violation => 'key' in answer;

/** Why a ship may not turn so many sides in its hex. */
export function turnRefusal(vessel: Vessel, helm: Helm, hand: Hand, sides: Sides): Violation | undefined {
  const { id } = vessel;
  if (vessel.crippled) return violation('crippled', '11.0', { ship: id });
  if (vessel.fixed) return violation('fixed', '11.0', { ship: id });
  if (helm.turnedHere) return violation('turnedHere', '5.3', { ship: id });
  if (vessel.towing && sides > 1) return violation('towTurns', '9.1', { ship: id });
  const cost = turnCost(vessel.speed, sides);
  if (cost > helm.mp) return violation('noPoints', '5.3', { ship: id, cost, left: helm.mp });
  const turned = afterTurn(vessel, helm, hand, sides);
  if (turned.heading === helm.yawedFrom) return violation('turnsBack', '5.6', { ship: id });
  const shared = vessel.sea.shipIn(helm.hex);
  if (shared !== undefined && !clearsAhead(vessel, turned)) return violation('noWayOut', '5.1.1', { ship: id, by: shared });
  return mustGoOn(vessel, helm) && !mustGoOn(vessel, turned) ? violation('mustWithdraw', '8.4', { ship: id }) : undefined;
}

/** Why a ship may not end its movement with the free turn of one side. */
export function trimRefusal(vessel: Vessel, helm: Helm, hand: Hand): Violation | undefined {
  const { id } = vessel;
  if (vessel.crippled) return violation('crippled', '11.0', { ship: id });
  if (vessel.fixed) return violation('fixed', '11.0', { ship: id });
  if (helm.turnedHere) return violation('turnedHere', '5.3', { ship: id });
  if (swung(helm.heading, hand === 'L' ? -1 : 1) === helm.yawedFrom) return violation('turnsBack', '5.6', { ship: id });
  return stayRefusal(vessel, helm);
}

/** Nobody stays in another ship's hex [5.1.1]. */
export function sharedRefusal(vessel: Vessel, hex: number): Violation | undefined {
  const by = vessel.sea.shipIn(hex);
  return by === undefined ? undefined : violation('shares', '5.1.1', { ship: vessel.id, by });
}

/** A ship on its way out of the battle goes on while it can come nearer to the edge [8.4]. */
const mustGoOn = (vessel: Vessel, helm: Helm): boolean => vessel.homeward !== undefined && wayOut(vessel, helm);

/** Why a ship may not end its movement where it is. */
export const stayRefusal = (vessel: Vessel, helm: Helm): Violation | undefined =>
  sharedRefusal(vessel, helm.hex) ?? (mustGoOn(vessel, helm) ? violation('mustWithdraw', '8.4', { ship: vessel.id }) : undefined);
