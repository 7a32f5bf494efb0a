import { columnOf, edgeAhead, grid, rowOf, swung } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { TURN_COST } from '../data/tables.js';
import { type Edge, HANDS, type Hand, HEADINGS, type Heading, opponentOf, type ShipId, type Side, type Sides, TURN_SIDES } from '../ids.js';
import type { Violation } from '../keys.js';
import type { GrandArmada } from '../state.js';
import { holdersOf } from './grappling.js';
import { type Homeward, homewardOf, NEARER, NONE, type Rank } from './homeward.js';
import { grounds } from './leaving.js';
import { flag, isCrippled, isFixed, lookout, onMap, type Sea, ship, violation } from './ships.js';
import { steps } from './wind.js';

/** Returns the number of steps to the nearest edge, including the step off the map. */
export const hexesToEdge = (hex: number): number =>
  1 + Math.min(columnOf(hex), grid.width - 1 - columnOf(hex), rowOf(hex), grid.height - 1 - rowOf(hex));

// One step of a ship: ahead, turn, trim [5.1, 5.3, 5.6, 7]. Withdrawals, previews and the bot use it too.

/** Data of a ship that do not change during its move. */
export interface Vessel {
  readonly id: ShipId;
  readonly side: Side;
  readonly speed: number;
  readonly oars: boolean;
  readonly towing: ShipId | null;
  /** Enemy that holds the ship or its tow. */
  readonly heldBy: ShipId | undefined;
  readonly crippled: boolean;
  readonly fixed: boolean;
  readonly exits: readonly Edge[];
  readonly grounds: boolean;
  readonly windFrom: Heading;
  readonly sea: Sea;
  /** Limits of a withdrawing ship [8.4]. */
  readonly homeward?: Homeward;
  /** Direction of the tide, if it applies [11]. */
  readonly tide?: Heading;
}

/** Data of a ship that change during its move. */
export interface Helm {
  readonly hex: number;
  readonly heading: Heading;
  readonly mp: number;
  readonly turnedHere: boolean;
  readonly stopped: boolean;
  /** Whether the tide has been rolled. */
  readonly tidePaid: boolean;
  /** Heading to which the ship may not turn back here [5.6]. */
  readonly yawedFrom?: Heading;
}

const EVERY_EDGE: readonly Edge[] = ['W', 'E', 'N', 'S'];

/**
 * Returns a ship's data for a move.
 * @param flight whether it is the extra move of a broken ship: by any edge, without a tow
 */
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
    homeward:
      status === 'withdrawing'
        ? homewardOf(
            G,
            id,
            HEADINGS.filter((heading) => oars || steps(heading, G.windFrom)),
          )
        : undefined,
    tide: flight ? undefined : scenarioOf(G).tide,
  };
}

export const charted = (vessel: Vessel): Vessel => ({ ...vessel, sea: vessel.sea.charted() });

export const turnCost = (speed: number, sides: Sides): number => TURN_COST[speed][sides - 1];

/** Whether a heading is into the wind and the ship has no oars, so that it cannot move ahead [5.2, 11]. */
const intoWind = (vessel: Vessel, heading: Heading): boolean => !vessel.oars && steps(heading, vessel.windFrom) === 0;

const ahead = ({ hex, heading }: Helm): number => grid.neighbour(hex, (heading - 1) as 0 | 1 | 2 | 3 | 4 | 5);

export const isBarred = ({ sea, side }: Vessel, hex: number): boolean => sea.holds(opponentOf(side), hex);

/** Whether an enemy's zone of control stops the ship in a hex [7]. */
export const isStopped = ({ sea, side }: Vessel, hex: number): boolean => sea.controls(opponentOf(side), hex);

export const onward = (vessel: Vessel, helm: Helm, to: number): Helm => ({
  hex: to,
  heading: helm.heading,
  mp: helm.mp - 1,
  turnedHere: false,
  stopped: helm.stopped || isStopped(vessel, to),
  tidePaid: helm.tidePaid,
});

// Written without a spread, which is ten times slower. Searches create thousands of these objects.
export const afterTurn = (vessel: Vessel, helm: Helm, hand: Hand, sides: Sides): Helm => ({
  hex: helm.hex,
  heading: swung(helm.heading, hand === 'L' ? -sides : sides),
  mp: helm.mp - turnCost(vessel.speed, sides),
  turnedHere: true,
  stopped: helm.stopped,
  tidePaid: helm.tidePaid,
  yawedFrom: helm.yawedFrom,
});

/** Whether a ship in a shared hex can enter the hex ahead. */
function clearsAhead(vessel: Vessel, helm: Helm): boolean {
  if (helm.stopped || helm.mp < 1 || intoWind(vessel, helm.heading)) return false;
  const to = ahead(helm);
  if (to < 0) return vessel.exits.includes(edgeAhead(helm.hex, helm.heading));
  if (isBarred(vessel, to) || vessel.homeward?.isClosed(to)) return false;
  return vessel.sea.shipIn(to) === undefined || wayOut(vessel, onward(vessel, helm, to));
}

/** Yields the present helm, and the helm after each turn that allows a step ahead. */
function* courses(vessel: Vessel, helm: Helm): Generator<Helm> {
  if (clearsAhead(vessel, helm)) yield helm;
  if (helm.turnedHere || vessel.fixed || helm.stopped) return;
  for (const sides of TURN_SIDES) {
    if (turnCost(vessel.speed, sides) >= helm.mp) return;
    for (const hand of sides === TURN_SIDES.length ? HANDS.slice(0, 1) : HANDS) {
      const turned = afterTurn(vessel, helm, hand, sides);
      if (turned.heading !== helm.yawedFrom && clearsAhead(vessel, turned)) yield turned;
    }
  }
}

const wayOut = (vessel: Vessel, helm: Helm): boolean => !courses(vessel, helm).next().done;

/** Returns the rank of a step ahead. A step off the map ranks best [8.4]. */
function rankAhead(homeward: Homeward, helm: Helm): Rank {
  const to = ahead(helm);
  return to < 0 ? NEARER : homeward.rank(helm.hex, to);
}

/** Returns the best rank of a step, including turns that the ship can pay for [8.4]. */
function bestRank(vessel: Vessel, homeward: Homeward, helm: Helm): Rank {
  let best: Rank = NONE;
  for (const course of courses(vessel, helm)) {
    const rank = rankAhead(homeward, course);
    if (rank < best) best = rank;
    if (best === NEARER) break;
  }
  return best;
}

/** Whether a withdrawing ship may not step ahead, because the hex is closed or another step is better [8.4]. */
const strays = (vessel: Vessel, helm: Helm, to: number): boolean =>
  vessel.homeward !== undefined &&
  (vessel.homeward.isClosed(to) || rankAhead(vessel.homeward, helm) > bestRank(vessel, vessel.homeward, helm));

/** Returns the hex or edge ahead, or why the ship may not enter it. */
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
  if (strays(vessel, helm, to)) return violation('notHomeward', '8.4', { ship: id, hex: grid.labels[to] });
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
  return vessel.homeward && turnsAway(vessel, vessel.homeward, helm, turned) ? violation('mustWithdraw', '8.4', { ship: id }) : undefined;
}

/** Whether a turn makes the best step impossible. A ship that cannot come nearer may turn on the spot [8.4]. */
function turnsAway(vessel: Vessel, homeward: Homeward, helm: Helm, turned: Helm): boolean {
  const before = bestRank(vessel, homeward, helm);
  const after = bestRank(vessel, homeward, turned);
  return after > before && (before === NEARER || after !== NONE);
}

export function trimRefusal(vessel: Vessel, helm: Helm, hand: Hand): Violation | undefined {
  const { id } = vessel;
  if (vessel.crippled) return violation('crippled', '11.0', { ship: id });
  if (vessel.fixed) return violation('fixed', '11.0', { ship: id });
  if (helm.turnedHere) return violation('turnedHere', '5.3', { ship: id });
  if (swung(helm.heading, hand === 'L' ? -1 : 1) === helm.yawedFrom) return violation('turnsBack', '5.6', { ship: id });
  return stayRefusal(vessel, helm);
}

/** Returns why a ship may not end its move in a hex that another ship occupies [5.1.1]. */
export function sharedRefusal(vessel: Vessel, hex: number): Violation | undefined {
  const by = vessel.sea.shipIn(hex);
  return by === undefined ? undefined : violation('shares', '5.1.1', { ship: vessel.id, by });
}

/** Whether a withdrawing ship must move on, because it can come nearer to an edge [8.4]. */
const mustGoOn = (vessel: Vessel, helm: Helm): boolean =>
  vessel.homeward !== undefined && bestRank(vessel, vessel.homeward, helm) === NEARER;

export const stayRefusal = (vessel: Vessel, helm: Helm): Violation | undefined =>
  sharedRefusal(vessel, helm.hex) ?? (mustGoOn(vessel, helm) ? violation('mustWithdraw', '8.4', { ship: vessel.id }) : undefined);
