import { LEVEL } from '../../data/damage.js';
import { type Pose, rect } from '../../geometry/shapes.js';
import type { RuleCase } from '../../keys.js';
import type { Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/crewTest.js';
import { inflict } from '../basics/damage.js';
import { removeShip } from '../basics/losses.js';
import { baseOf, ship, sizeOf, type Tools, typeOf } from '../basics/ships.js';
import { isRough, type Shoal, seaAt, shoals } from '../settingUp/surroundings.js';

/** Land and shallow water [5.6]. */

export function strand({ G, emit }: Tools, id: string, how: 'aground' | 'beached', ruleCase: RuleCase): void {
  const vessel = ship(G, id);
  vessel.aground = how;
  emit({ key: how, case: ruleCase, who: [id] });
}

/** A ship is driven on to land: rocks wreck it, sand holds it. */
export function drivenAshore(tools: Tools, id: string, land: string): void {
  const { G } = tools;
  if (G.land[land].coast === 'rocky') {
    removeShip(tools, id, 'wrecked', '5.6');
    return;
  }
  strand(tools, id, 'aground', '5.6');
  if (isRough(seaAt(G, ship(G, id).at))) inflict(tools, id, LEVEL.light, '5.6');
}

/** A ship that was put somewhere by another feels for the bottom in the shallows it did not lie in before. */
export function sound(tools: Tools, id: string, before: ReadonlySet<string>): void {
  const { G } = tools;
  const vessel = ship(G, id);
  const { draught } = typeOf(vessel);
  const base = baseOf(vessel);
  for (const shoal of shoals(G)) {
    if (before.has(shoal.id) || draught < shoal.depth || !shoal.covers(base)) continue;
    if (draught > shoal.depth || !crewTest(tools, id, 'ground', '5.6', testModifier('ground'))) {
      strand(tools, id, 'aground', '5.6');
      return;
    }
  }
}

/** Ids of the shallows a ship lies in. */
export function shoalsUnder(G: Salamis, id: string): Set<string> {
  const base = baseOf(ship(G, id));
  return new Set(
    shoals(G)
      .filter((shoal) => shoal.covers(base))
      .map((shoal) => shoal.id),
  );
}

/** A ship that moves has felt for the bottom, wherever water had fallen under it. */
export function forgetFallen(G: Salamis, id: string): void {
  for (const [shoal, ships] of Object.entries(G.fallen)) {
    if (!ships.includes(id)) continue;
    const left = ships.filter((other) => other !== id);
    if (left.length) G.fallen[shoal] = left;
    else delete G.fallen[shoal];
  }
}

/** Shallows that a ship lies in need no test, unless their water has fallen since it last felt for the bottom [5.6]. */
export function soundedAt(G: Salamis, id: string, start: Pose, { shoals: near }: { readonly shoals: readonly Shoal[] }): Set<string> {
  if (!near.length) return new Set();
  const base = rect(start, sizeOf(ship(G, id)));
  return new Set(near.filter((shoal) => shoal.covers(base) && !G.fallen[shoal.id]?.includes(id)).map((shoal) => shoal.id));
}
