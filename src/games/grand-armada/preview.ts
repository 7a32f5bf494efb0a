import type { Modifier } from '../../kit/events.js';
import type { Odds } from '../../kit/odds.js';
import { grid } from './data/map.js';
import { scenarioOf } from './data/scenarios.js';
import { ROSTER } from './data/ships.js';
import type { Attitude } from './data/tables.js';
import { type Edge, HANDS, type Heading, type HexId, opponentOf, type ShipId, type Weapon } from './ids.js';
import { boardingLoss, strength } from './rules/boarding.js';
import {
  blockedBy,
  crewModifiers,
  dieChance,
  gunModifiers,
  hexNames,
  needOf,
  openSectors,
  shotRefusal,
  targetRefusal,
} from './rules/gunnery.js';
import { allowance, helmOf } from './rules/movementPoints.js';
import { endStates, freshHelm, pathTo } from './rules/reach.js';
import { trimRefusal, vesselOf } from './rules/sailing.js';
import { flag, fleet, isUnderWay, lookout, placeOf, rangeOf, ship } from './rules/ships.js';
import { attitude } from './rules/wind.js';
import type { Token } from './rules/withdrawal.js';
import type { Boarding, GrandArmada } from './state.js';

// Exact odds for the board's previews, from a player's view. Chances are from 0 to 1.

export interface ShotPreview {
  readonly target: ShipId;
  readonly range: number;
  readonly modifiers: readonly Modifier[];
  /** Lowest roll that hits; if above 6, no roll hits. */
  readonly need: number;
  readonly chance: number;
  /** Ships in the line of fire and their hexes. */
  readonly blockers: readonly ShipId[];
  readonly blockedAt: readonly HexId[];
  /** Why the shot is not allowed; absent if allowed. */
  readonly refused?: { readonly key: string; readonly case: string };
}

/**
 * Returns the odds of a weapon against every enemy on the map [8.1 to 8.3].
 * @param own whether the shot would be fired during the ship's move
 */
export function shotsOf(G: GrandArmada, id: ShipId, weapon: Weapon, own: boolean): ShotPreview[] {
  const sea = lookout(G).charted();
  return fleet(G, opponentOf(flag(id)))
    .filter((target) => isUnderWay(G, target))
    .map((target) => {
      const range = rangeOf(G, id, target);
      const need = needOf(G, id, weapon, range);
      const blocking = blockedBy(sea, placeOf(G, id), placeOf(G, target));
      const refused = shotRefusal(G, id, weapon, target, own) ?? targetRefusal(G, id, weapon, target, sea);
      return {
        target,
        range,
        modifiers: (weapon === 'guns' ? gunModifiers(id, range) : crewModifiers(G, id, range)).filter(([, amount]) => amount !== 0),
        need,
        chance: dieChance(need),
        blockers: blocking.flatMap((hex) => sea.shipIn(hex) ?? []),
        blockedAt: hexNames(blocking),
        ...(refused && { refused: { key: refused.key, case: refused.case } }),
      };
    });
}

/** Returns the directions of gunfire as a bit set; bit 0 is north [8.2]. */
export const arcOf = (G: GrandArmada, id: ShipId): number => openSectors(ROSTER[id].oars, ship(G, id).heading);

export interface BoardingPreview {
  /** Totals before the roll. */
  readonly english: number;
  readonly spanish: number;
  readonly losses: { readonly E: Odds; readonly S: Odds };
  /** Probability that each side's ships are held; in a tie, both are. */
  readonly held: { readonly E: number; readonly S: number };
}

export function boardingOdds(G: GrandArmada, { single, group }: Boarding): BoardingPreview {
  const [e, s] = flag(single) === 'E' ? [[single], group] : [group, [single]];
  const [english, spanish] = [e, s].map((ids) => {
    const { crew, admiral } = strength(G, ids);
    return crew + admiral;
  });
  const losses = { E: new Map<number, number>(), S: new Map<number, number>() };
  const held = { E: 0, S: 0 };
  const count = (ways: Map<number, number>, loss: number) => ways.set(loss, (ways.get(loss) ?? 0) + 1);
  for (let dieE = 1; dieE <= 6; dieE++) {
    for (let dieS = 1; dieS <= 6; dieS++) {
      const lead = english + dieE - spanish - dieS;
      count(losses.E, lead < 0 ? boardingLoss(lead) : 0);
      count(losses.S, lead > 0 ? boardingLoss(lead) : 0);
      if (lead <= 0) held.E += 1;
      if (lead >= 0) held.S += 1;
    }
  }
  const odds = (ways: Map<number, number>): Odds => new Map([...ways].map(([loss, count]) => [loss, count / 36]));
  return { english, spanish, losses: { E: odds(losses.E), S: odds(losses.S) }, held: { E: held.E / 36, S: held.S / 36 } };
}

export interface ReachPreview {
  readonly hex: HexId;
  readonly heading: Heading;
  /** Minimum MP spent. */
  readonly cost: number;
  readonly path: readonly Token[];
  readonly stopped: boolean;
  /** Whether the ship may still make a free turn in the hex. */
  readonly trims: boolean;
  /** Whether the ship may only pass through the hex. */
  readonly passing: boolean;
  readonly gone?: Edge | 'aground';
}

/** Returns the places that a ship can reach in the rest of its move or, if it is not moving, if it were activated now [5.1]. */
export function reachOf(G: GrandArmada, id: ShipId): ReachPreview[] {
  const active = G.active?.ship === id;
  if (active && G.active?.ended) return [];
  const vessel = vesselOf(G, id);
  const start = active ? helmOf(G) : freshHelm(G, id);
  const states = endStates(vessel, start);
  return states.map((state) => ({
    hex: grid.labels[state.hex],
    heading: state.heading,
    cost: start.mp - state.mp,
    path: pathTo(states, state),
    stopped: state.stopped,
    trims: !state.gone && HANDS.some((hand) => !trimRefusal(vessel, state, hand)),
    passing: state.passing,
    ...(state.gone && { gone: state.gone }),
  }));
}

/** Returns wind, MP and possible tide at the start of a ship's move [5.2, 5.5, 11]. */
export function sailing(
  G: GrandArmada,
  id: ShipId,
  heading: Heading = ship(G, id).heading,
): { attitude: Attitude; points: number; tide: boolean } {
  const { towing } = ship(G, id);
  const windwise = towing ? ship(G, towing).heading : heading;
  const points = allowance(G, id, heading);
  return { attitude: attitude(windwise, G.windFrom), points, tide: scenarioOf(G).tide !== undefined };
}
