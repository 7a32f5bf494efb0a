import type { HexId, Side, UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Cargo, PlanEntry, Voyage, WarWithSpain } from '../../state.js';
import { shipFace } from '../units.js';
import { coastalAllowance, isCoastalPath, keelOf, stepRefusal, stopsCoasting } from './seaRoutes.js';

/** Which ways ships may be sent [6.14, 6.32]. */

/** Why ships may not take a path, along the coast or over the High Seas. */
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
