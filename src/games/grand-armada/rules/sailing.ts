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

// Withdrawal to the map edge [8.4].

interface Homeward {
  refuses(from: number, to: number): boolean;
}

/** Hexes to enter to leave over the nearest edge, including the one beyond it. */
export const hexesToEdge = (hex: number): number =>
  1 + Math.min(columnOf(hex), grid.width - 1 - columnOf(hex), rowOf(hex), grid.height - 1 - rowOf(hex));

/** Each hex must be nearer to an edge, no sand, and not near a fighting enemy. */
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

// One step of a ship: ahead, turn, trim [5.1, 5.3, 5.6, 7]. Also used by withdrawals, previews and the bot.

/** Constants during a ship's move. */
export interface Vessel {
  readonly id: ShipId;
  readonly side: Side;
  readonly speed: number;
  readonly oars: boolean;
  readonly towing: ShipId | null;
  /** The enemy holding the ship or its tow. */
  readonly heldBy: ShipId | undefined;
  readonly crippled: boolean;
  readonly fixed: boolean;
  readonly exits: readonly Edge[];
  readonly grounds: boolean;
  readonly windFrom: Heading;
  /** The other ships. */
  readonly sea: Sea;
  /** Limits of a withdrawing ship [8.4]. */
  readonly homeward?: Homeward;
  /** The direction the tide sets to, if it applies [11]. */
  readonly tide?: Heading;
}

/** The part that changes. */
export interface Helm {
  readonly hex: number;
  readonly heading: Heading;
  readonly mp: number;
  readonly turnedHere: boolean;
  readonly stopped: boolean;
  /** The tide has been rolled. */
  readonly tidePaid: boolean;
  /** The heading it may not turn back to here [5.6]. */
  readonly yawedFrom?: Heading;
}

const EVERY_EDGE: readonly Edge[] = ['W', 'E', 'N', 'S'];

/** @param flight the extra move of a broken ship: any edge, no tow */
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

/** The vessel with cached lookups, valid while the state does not change. */
export const charted = (vessel: Vessel): Vessel => ({ ...vessel, sea: vessel.sea.charted() });

export const turnCost = (speed: number, sides: Sides): number => TURN_COST[speed][sides - 1];

/** Sails cannot move into the wind; oars can [5.2, 11]. */
const intoWind = (vessel: Vessel, heading: Heading): boolean => !vessel.oars && steps(heading, vessel.windFrom) === 0;

const ahead = ({ hex, heading }: Helm): number => grid.neighbour(hex, (heading - 1) as 0 | 1 | 2 | 3 | 4 | 5);

export const isBarred = ({ sea, side }: Vessel, hex: number): boolean => sea.holds(opponentOf(side), hex);

/** Whether an enemy stops the ship there [7]. */
export const isStopped = ({ sea, side }: Vessel, hex: number): boolean => sea.controls(opponentOf(side), hex);

export const onward = (vessel: Vessel, helm: Helm, to: number): Helm => ({
  hex: to,
  heading: helm.heading,
  mp: helm.mp - 1,
  turnedHere: false,
  stopped: helm.stopped || isStopped(vessel, to),
  tidePaid: helm.tidePaid,
});

// Not spread: searches create thousands, and a spread is ten times slower.
export const afterTurn = (vessel: Vessel, helm: Helm, hand: Hand, sides: Sides): Helm => ({
  hex: helm.hex,
  heading: swung(helm.heading, hand === 'L' ? -sides : sides),
  mp: helm.mp - turnCost(vessel.speed, sides),
  turnedHere: true,
  stopped: helm.stopped,
  tidePaid: helm.tidePaid,
  yawedFrom: helm.yawedFrom,
});

/** Whether the hex ahead can be entered from a shared hex. */
function clearsAhead(vessel: Vessel, helm: Helm): boolean {
  if (helm.stopped || helm.mp < 1 || intoWind(vessel, helm.heading)) return false;
  const to = ahead(helm);
  if (to < 0) return vessel.exits.includes(edgeAhead(helm.hex, helm.heading));
  if (isBarred(vessel, to) || vessel.homeward?.refuses(helm.hex, to)) return false;
  return vessel.sea.shipIn(to) === undefined || wayOut(vessel, onward(vessel, helm, to));
}

/** Whether a ship can still leave a shared hex [5.1.1]. */
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

/** The hex or edge ahead, or why it is closed. */
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

export function trimRefusal(vessel: Vessel, helm: Helm, hand: Hand): Violation | undefined {
  const { id } = vessel;
  if (vessel.crippled) return violation('crippled', '11.0', { ship: id });
  if (vessel.fixed) return violation('fixed', '11.0', { ship: id });
  if (helm.turnedHere) return violation('turnedHere', '5.3', { ship: id });
  if (swung(helm.heading, hand === 'L' ? -1 : 1) === helm.yawedFrom) return violation('turnsBack', '5.6', { ship: id });
  return stayRefusal(vessel, helm);
}

/** A ship may not stay in another's hex [5.1.1]. */
export function sharedRefusal(vessel: Vessel, hex: number): Violation | undefined {
  const by = vessel.sea.shipIn(hex);
  return by === undefined ? undefined : violation('shares', '5.1.1', { ship: vessel.id, by });
}

/** A withdrawing ship must move on while it can come nearer to an edge [8.4]. */
const mustGoOn = (vessel: Vessel, helm: Helm): boolean => vessel.homeward !== undefined && wayOut(vessel, helm);

export const stayRefusal = (vessel: Vessel, helm: Helm): Violation | undefined =>
  sharedRefusal(vessel, helm.hex) ?? (mustGoOn(vessel, helm) ? violation('mustWithdraw', '8.4', { ship: vessel.id }) : undefined);
