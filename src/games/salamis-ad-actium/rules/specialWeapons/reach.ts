import type { Modifier } from '../../../../kit/chronicle.js';
import { type Half, inArc } from '../../geometry/arcs.js';
import { within } from '../../geometry/distance.js';
import { shapeOf } from '../../geometry/shapes.js';
import { sees } from '../../geometry/sight.js';
import type { Arc, Salamis } from '../../state.js';
import { baseOf, isShip, type No, no, onTable, ship, typeOf } from '../ships.js';
import type { Shot } from '../shooting/weapon.js';

/** What special weapons that are thrown or blown have in common [9]. */

/** Whether something is seen to shoot at: past land, and past ships as big as both, but for a tower [1c]. */
export function shotSight(G: Salamis, by: string, target: string): boolean {
  const [a, b] = [ship(G, by), ship(G, target)];
  const least = Math.max(typeOf(a).size, typeOf(b).size);
  const land = Object.values(G.land).map(({ poly }) => shapeOf(poly));
  const ships = a.towers > 0 ? [] : onTable(G).filter((id) => id !== by && id !== target && typeOf(ship(G, id)).size >= least);
  return sees(a.at, b.at, [...land, ...ships.map((id) => baseOf(ship(G, id)))]);
}

interface Reach {
  readonly mm: number;
  readonly arc?: { readonly dir: Arc; readonly half: Half };
  readonly case: string;
}

/** Why a shot does not get to a ship: no ship, out of range, out of its arc, or out of sight. */
export function reachRefusal(G: Salamis, { by, target }: Shot, { mm, arc, case: ruleCase }: Reach): No | undefined {
  if (!isShip(G, target)) return no('onlyAtShips', ruleCase, { ship: by });
  const [a, b] = [ship(G, by), ship(G, target)];
  if (!within(baseOf(a), baseOf(b), mm)) return no('outOfRange', ruleCase, { ship: by, mm });
  if (arc && !inArc(a.at, b.at, arc.dir, arc.half)) return no('outOfArc', ruleCase, { ship: by });
  return shotSight(G, by, target) ? undefined : no('outOfSight', ruleCase, { ship: by, other: target });
}

export const biting = (modifiers: readonly Modifier[]): Modifier[] => modifiers.filter(([, amount]) => amount !== 0);
export const sum = (modifiers: readonly Modifier[]): number => modifiers.reduce((total, [, amount]) => total + amount, 0);

/** The share of the ten faces of a d10 that do something. */
export const chanceOf = (works: (die: number) => boolean): number => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(works).length / 10;
