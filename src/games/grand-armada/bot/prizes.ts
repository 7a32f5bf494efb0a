import { grid } from '../data/map.js';
import type { ShipId, Side } from '../ids.js';
import { fleet, isCrippled, isFighting, onMap, placeOf, ship } from '../rules/ships.js';
import { isTowable } from '../rules/towing.js';
import type { GrandArmada } from '../state.js';

/** Who looks after what can be towed: one ship for each prize, the others fight on. */

/** Ships that a side has to look after: its prizes, its crippled ship, and of those that drift the one that the battle is about. */
const wards = (G: GrandArmada, side: Side): ShipId[] =>
  fleet(G).filter((id) => onMap(G, id) && isTowable(G, side, id) && (ship(G, id).status !== 'adrift' || isCrippled(G, id)));

/** The keeper of every ward: who has it in tow, or else the nearest; none keeps two. */
export function keepers(G: GrandArmada, side: Side): Map<ShipId, ShipId> {
  const kept = new Map<ShipId, ShipId>();
  const given = new Set<ShipId>();
  const left = wards(G, side);
  const tows = (keeper: ShipId, ward: ShipId) => ship(G, keeper).towing === ward;
  const pairs = fleet(G, side)
    .filter((id) => isFighting(G, id) && !left.includes(id))
    .flatMap((keeper) =>
      left.map((ward) => ({ keeper, ward, far: tows(keeper, ward) ? 0 : grid.distance(placeOf(G, keeper), placeOf(G, ward)) })),
    )
    .sort((a, b) => a.far - b.far);
  for (const { keeper, ward } of pairs) {
    if (kept.has(keeper) || given.has(ward)) continue;
    kept.set(keeper, ward);
    given.add(ward);
  }
  return kept;
}
