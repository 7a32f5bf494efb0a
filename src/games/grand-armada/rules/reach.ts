import { type Edge, HANDS, type Heading, type ShipId, TURN_SIDES } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { strands } from './grounding.js';
import { allowance } from './movementPoints.js';
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
import { placeOf, ship } from './ships.js';
import { braced } from './tide.js';
import { type Token, turnToken } from './withdrawal.js';

/** Everything that a ship can still do with its points: the search behind previews and the captain [5.1, 5.3]. */

/** A place and heading that can be reached, with as many points left as possible. */
export interface Reached extends Helm {
  /** The step that led here from `from`, an index into the list; nothing at the start. */
  readonly token: Token | null;
  readonly from: number;
  /** It left the map, or the sand has it: nothing follows. */
  readonly gone?: Edge | 'aground';
  /** Only on the way: it may not end its move there. */
  readonly passing: boolean;
}

const keyOf = ({ hex, heading, turnedHere, stopped, tidePaid, yawedFrom }: Helm): number =>
  [turnedHere, stopped, tidePaid, yawedFrom !== undefined].reduce((key, flag) => key * 2 + Number(flag), hex * 6 + heading - 1);

/** Where a vessel can come to from here, the start first, whatever the tide takes. The free turn that may follow is not in the list. */
export function endStates(sailed: Vessel, start: Helm): Reached[] {
  const vessel = charted(sailed);
  const found: Reached[] = [];
  const known = new Set<number>();
  const byPoints: Reached[][] = Array.from({ length: start.mp + 1 }, () => []);
  const push = (helm: Helm, token: Token | null, from: number) =>
    byPoints[helm.mp].push({ ...helm, token, from, passing: stayRefusal(vessel, helm) !== undefined });
  push(start, null, -1);
  // Most points first: the first to come to a place and heading comes with the most left.
  for (let mp = start.mp; mp >= 0; mp--) {
    for (const state of byPoints[mp]) {
      const key = keyOf(state);
      if (known.has(key)) continue;
      known.add(key);
      const here = found.push(state) - 1;
      if (mp === 0) continue;
      const helm = braced(vessel, state);
      const ahead = oneAhead(vessel, helm);
      if (!isNo(ahead)) {
        if ('edge' in ahead) found.push({ ...helm, mp: helm.mp - 1, token: 'F', from: here, gone: ahead.edge, passing: false });
        else if (strands(vessel, ahead.to)) {
          found.push({ ...onward(vessel, helm, ahead.to), token: 'F', from: here, gone: 'aground', passing: false });
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

/** The states on the way to one of the list, itself the last; without the start. */
export function wayTo(states: readonly Reached[], to: Reached): Reached[] {
  const way: Reached[] = [];
  for (let at: Reached | undefined = to; at?.token; at = states[at.from]) way.unshift(at);
  return way;
}

/** The steps that lead to a state of the list. */
export const pathTo = (states: readonly Reached[], to: Reached): Token[] => wayTo(states, to).flatMap(({ token }) => token ?? []);

/** The helm of a ship that would begin its activation now, with a heading other than its own if a yaw comes first. */
export function freshHelm(G: GrandArmada, id: ShipId, heading: Heading = ship(G, id).heading): Helm {
  const yawedFrom = heading === ship(G, id).heading ? undefined : ship(G, id).heading;
  return { hex: placeOf(G, id), heading, mp: allowance(G, id, heading), turnedHere: false, stopped: false, tidePaid: false, yawedFrom };
}

/** Hexes that a ship could stand in after an activation now, its own among them. */
export function reachedHexes(G: GrandArmada, id: ShipId): Set<number> {
  const states = endStates(vesselOf(G, id), freshHelm(G, id));
  return new Set(states.filter(({ gone, passing }) => !gone && !passing).map(({ hex }) => hex));
}
