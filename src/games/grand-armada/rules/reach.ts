import { swung } from '../data/map.js';
import { type Edge, HANDS, type Heading, type ShipId, TURN_SIDES } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { strands } from './leaving.js';
import { allowance, helmOf } from './movementPoints.js';
import {
  afterTurn,
  charted,
  type Helm,
  isNo,
  oneAhead,
  onward,
  stayRefusal,
  turnCost,
  turnRefusal,
  type Vessel,
  vesselOf,
} from './sailing.js';
import { isUnderWay, placeOf, ship } from './ships.js';
import { afterWorstTide } from './tide.js';
import { type Token, turnToken } from './withdrawal.js';

// Search for all hexes and headings that a ship can still reach with its MP [5.1, 5.3].

/** A reachable hex and heading, with the maximum MP that the ship can have left there. */
export interface Reached extends Helm {
  /** The step from the state at index `from`; null for the start. */
  readonly token: Token | null;
  readonly from: number;
  /** Edge by which the ship left, or `aground`. No further step is possible. */
  readonly gone?: Edge | 'aground';
  /** Whether the ship may only pass through the hex. */
  readonly passing: boolean;
}

const keyOf = ({ hex, heading, turnedHere, stopped, tidePaid, yawedFrom }: Helm): number =>
  (hex * 6 + heading - 1) * 16 + (turnedHere ? 8 : 0) + (stopped ? 4 : 0) + (tidePaid ? 2 : 0) + (yawedFrom === undefined ? 0 : 1);

// Written without a spread, which is slow, as in `afterTurn`.
const reached = (helm: Helm, token: Token | null, from: number, passing: boolean): Reached => ({
  hex: helm.hex,
  heading: helm.heading,
  mp: helm.mp,
  turnedHere: helm.turnedHere,
  stopped: helm.stopped,
  tidePaid: helm.tidePaid,
  yawedFrom: helm.yawedFrom,
  token,
  from,
  passing,
});

/** Returns all states that a ship can reach whatever the tide does, starting with the present one. Trims are omitted. */
export function endStates(sailed: Vessel, start: Helm): Reached[] {
  const vessel = charted(sailed);
  const found: Reached[] = [];
  const known = new Set<number>();
  const byPoints: Reached[][] = Array.from({ length: start.mp + 1 }, () => []);
  const push = (helm: Helm, token: Token | null, from: number) => {
    if (known.has(keyOf(helm))) return;
    byPoints[helm.mp].push(reached(helm, token, from, stayRefusal(vessel, helm) !== undefined));
  };
  push(start, null, -1);
  // States with most MP are visited first, so the first visit of a hex and heading has the most MP.
  for (let mp = start.mp; mp >= 0; mp--) {
    for (const state of byPoints[mp]) {
      const key = keyOf(state);
      if (known.has(key)) continue;
      known.add(key);
      const here = found.push(state) - 1;
      if (mp === 0) continue;
      const helm = afterWorstTide(vessel, state);
      const ahead = oneAhead(vessel, helm);
      if (!isNo(ahead)) {
        if ('edge' in ahead) found.push({ ...reached(helm, 'F', here, false), mp: helm.mp - 1, gone: ahead.edge });
        else if (strands(vessel, ahead.to)) {
          found.push({ ...reached(onward(vessel, helm, ahead.to), 'F', here, false), gone: 'aground' });
        } else push(onward(vessel, helm, ahead.to), 'F', here);
      }
      if (state.turnedHere) continue;
      for (const sides of TURN_SIDES) {
        if (turnCost(vessel.speed, sides) > mp) break;
        for (const hand of HANDS) {
          if (sides === 3 && hand === 'R') continue;
          if (!turnRefusal(vessel, state, hand, sides)) push(afterTurn(vessel, state, hand, sides), turnToken(hand, sides), here);
        }
      }
    }
  }
  return found;
}

/** Returns the path to `to`, without the start. `to` must be in `states`. */
export function wayTo(states: readonly Reached[], to: Reached): Reached[] {
  const way: Reached[] = [];
  for (let at: Reached | undefined = to; at?.token; at = states[at.from]) way.unshift(at);
  return way;
}

export const pathTo = (states: readonly Reached[], to: Reached): Token[] => wayTo(states, to).flatMap(({ token }) => token ?? []);

export function freshHelm(G: GrandArmada, id: ShipId, heading: Heading = ship(G, id).heading): Helm {
  const yawedFrom = heading === ship(G, id).heading ? undefined : ship(G, id).heading;
  return { hex: placeOf(G, id), heading, mp: allowance(G, id, heading), turnedHere: false, stopped: false, tidePaid: false, yawedFrom };
}

export function reachedHexes(G: GrandArmada, id: ShipId): Set<number> {
  const states = endStates(vesselOf(G, id), freshHelm(G, id));
  return new Set(states.filter(({ gone, passing }) => !gone && !passing).map(({ hex }) => hex));
}

/** Returns the possible states at the start of a ship's move: one for each direction if a turn is required [5.6]. */
function helmsOf(G: GrandArmada, id: ShipId): Helm[] {
  if (G.active?.ship === id) return G.active.ended ? [] : [helmOf(G)];
  const { yawDue, heading } = ship(G, id);
  return yawDue ? [-1, 1].map((side) => freshHelm(G, id, swung(heading, side))) : [freshHelm(G, id)];
}

/** Returns the best end state in each hex within a full move. */
export function berths(G: GrandArmada, id: ShipId): Map<number, Reached> {
  const found = new Map<number, Reached>();
  if (!isUnderWay(G, id)) return found;
  const vessel = vesselOf(G, id);
  for (const helm of helmsOf(G, id)) {
    for (const state of endStates(vessel, helm)) {
      if (state.gone || state.passing) continue;
      const known = found.get(state.hex);
      if (!known || known.mp < state.mp) found.set(state.hex, state);
    }
  }
  return found;
}
