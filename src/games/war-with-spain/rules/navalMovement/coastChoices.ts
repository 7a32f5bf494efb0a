import type { HexId, Side, UnitId } from '../../ids.js';
import type { Cargo, GroupId, PlanEntry, WarWithSpain } from '../../state.js';
import { parts } from '../likeness.js';
import { cargoOf, shipsOf } from '../units.js';
import { groupHex, isFleet } from '../whereabouts.js';
import { coasterRefusal, shipsRefusal } from './crews.js';
import { groupsOf } from './grouping/groups.js';
import { fullLoad } from './grouping/parting.js';
import { drawsOf, invites } from './landmarks.js';
import { blockadeOf, reachFrom } from './reach.js';
import { coastalAllowance, keelOf } from './seaRoutes.js';

/** Coastal movement that a player would think of [6.3]. Any other that the rules allow is as good. */

type Coasting = [GroupId, UnitId[], HexId[]] | [GroupId, UnitId[], HexId[], PlanEntry[], Cargo];

/** Coastal movement of whole fleets, and of loose ships together and by parts: to ports, to their fellows; to the enemy; to beaches. */
export function* coasts(view: WarWithSpain, side: Side): Generator<Coasting> {
  const blockade = blockadeOf(view, side);
  for (const group of groupsOf(view, side)) {
    const at = groupHex(view, group) ?? '';
    const all = shipsOf(view, group);
    const ready = all.filter((id) => !shipsRefusal(view, [id]));
    if (!ready.length) continue;
    const laden = cargoOf(view, group).length > 0;
    for (const ships of isFleet(group) ? [ready] : parts(view, ready)) {
      const empty = !coasterRefusal(view, side, group, ships, undefined);
      const load = laden && ships.length < all.length ? fullLoad(view, ships) : undefined;
      const loaded = load && load.landIds.length > 0 && !coasterRefusal(view, side, group, ships, load);
      if (!empty && !loaded) continue;
      const reach = reachFrom(view, keelOf(side, ships), at, coastalAllowance(view, ships), { coastal: true, withOnly: false }, blockade);
      const drawn = drawsOf(view, side, group, reach);
      const beach = (hex: HexId) => laden && (loaded || ships.length === all.length) && invites(view, side, hex);
      const aims = reach.hexes.filter((hex) => drawn(hex) || beach(hex));
      for (const hex of aims.length ? aims : reach.hexes) {
        const path = reach.pathTo(hex);
        if (!path) continue;
        if (empty) yield [group, ships, path];
        if (loaded) yield [group, ships, path, [], load];
      }
    }
  }
}
