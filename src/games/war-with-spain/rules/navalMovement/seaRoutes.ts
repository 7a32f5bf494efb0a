import { grid, isCoastal } from '../../data/map.js';
import { type HexId, opponentOf, type Side, type UnitId } from '../../ids.js';
import { type Violation, violation } from '../../keys.js';
import type { Cargo, PlanEntry, Voyage, WarWithSpain } from '../../state.js';
import { around, crossingTo, inDutchRange, isHighSeas, isNavalHex, isShallow } from '../map.js';
import { hasShips, isDeep, isDutch, shipFace } from '../units.js';
import { isFriendlyPort } from '../victory/control.js';

// Hexes and hexsides open to ships [6.21, 6.3, 6.6, 14.22].

/** Side and limits of ships moving together. */
export interface Keel {
  readonly side: Side;
  readonly deep: boolean;
  readonly dutch: boolean;
}

export const keelOf = (side: Side, ships: readonly UnitId[]): Keel => ({ side, deep: ships.some(isDeep), dutch: ships.some(isDutch) });

export function berthRefusal(view: WarWithSpain, { side, deep, dutch }: Keel, hex: HexId): Violation | undefined {
  if (!isNavalHex(hex)) return violation('noWater', '6.8', { hex });
  if (deep && isShallow(hex)) return violation('tooDeep', '6.35', { hex });
  if (dutch && !inDutchRange(hex)) return violation('dutchRange', '6.6', { hex });
  return isClosedPort(view, side, hex) ? violation('enemyShips', '7.61', { hex }) : undefined;
}

/** Whether unbesieged enemy ships close a port, even under siege by land [7.61, 10.23, 10.25]. */
export const isClosedPort = (view: WarWithSpain, side: Side, hex: HexId): boolean =>
  isFriendlyPort(view, opponentOf(side), hex) && hasShips(view, opponentOf(side), hex, false);

export function stepRefusal(view: WarWithSpain, keel: Keel, from: HexId, to: HexId): Violation | undefined {
  if (crossingTo(from, to) === 'closed') return violation('noPassage', '6.8', { from, to });
  return berthRefusal(view, keel, to);
}

/** Whether unbesieged enemy ships in or next to a hex stop coastal movement [6.33]. */
export function stopsCoasting(view: WarWithSpain, side: Side, hex: HexId): boolean {
  const enemies = (at: HexId) => hasShips(view, opponentOf(side), at, false);
  return enemies(hex) || around(hex).some((next) => isCoastalHex(next) && crossingTo(hex, next) !== 'closed' && enemies(next));
}

const isCoastalHex = (hex: HexId): boolean => isCoastal(grid.index(hex));

/** Whether a path has only coastal hexes and crosses no high seas hexside [6.31]. */
export const isCoastalPath = (from: HexId, path: readonly HexId[]): boolean =>
  path.every((hex, at) => !isHighSeas(hex) && crossingTo(at ? path[at - 1] : from, hex) === 'coastal');

/** Returns half the allowance of the slowest ship, rounded down [6.32]. */
export const coastalAllowance = (view: WarWithSpain, ships: readonly UnitId[]): number =>
  Math.min(...ships.map((id) => Math.floor(shipFace(view, id).ma / 2)));

export function pathRefusal(
  view: WarWithSpain,
  side: Side,
  ships: readonly UnitId[],
  at: HexId,
  path: readonly HexId[],
): Violation | undefined {
  const keel = keelOf(side, ships);
  const coastal = isCoastalPath(at, path);
  const most = coastal ? coastalAllowance(view, ships) : Math.min(...ships.map((id) => shipFace(view, id).ma));
  if (path.length > most) return violation('tooFar', coastal ? '6.32' : '6.14', { most, hexes: path.length });
  for (const [index, hex] of path.entries()) {
    const from = index ? path[index - 1] : at;
    if (coastal && index && stopsCoasting(view, side, from)) return violation('coastStops', '6.33', { hex: from });
    const refused = stepRefusal(view, keel, from, hex);
    if (refused) return refused;
  }
  return undefined;
}

export const voyageOf = (
  side: Side,
  who: Voyage['who'],
  ships: UnitId[],
  at: HexId,
  path: HexId[],
  plan: PlanEntry[],
  kind: Voyage['kind'],
  cargo: Cargo | null,
): Voyage => ({
  side,
  kind,
  who,
  ships,
  cargo,
  at,
  path,
  plan,
  taken: 0,
  storm: 0,
  next: kind === 'coastal' ? 'enter' : 'wind',
  wake: [],
  letPass: 'no',
  chaser: null,
  caught: null,
});
