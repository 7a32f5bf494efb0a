import { type Half, inArc } from '../../geometry/arcs.js';
import { within } from '../../geometry/distance.js';
import type { RuleCase } from '../../keys.js';
import type { Arc, Salamis } from '../../state.js';
import { baseOf, isShip, ship, type Violation, violation } from '../basics/ships.js';
import { hasSight, partyOf } from '../shooting/shooter.js';
import type { Shot } from '../shooting/weapon.js';

/** What special weapons that are thrown or blown have in common [9]. */

interface Reach {
  readonly mm: number;
  readonly arc?: { readonly dir: Arc; readonly half: Half };
  readonly case: RuleCase;
}

/** Why a shot does not get to a ship: no ship, out of range, out of its arc, or out of sight. */
export function reachRefusal(G: Salamis, { by, target }: Shot, { mm, arc, case: ruleCase }: Reach): Violation | undefined {
  if (!isShip(G, target)) return violation('onlyAtShips', ruleCase, { ship: by });
  const [a, b] = [ship(G, by), ship(G, target)];
  if (!within(baseOf(a), baseOf(b), mm)) return violation('outOfRange', ruleCase, { ship: by, mm });
  if (arc && !inArc(a.at, b.at, arc.dir, arc.half)) return violation('outOfArc', ruleCase, { ship: by });
  return hasSight(G, partyOf(G, by), partyOf(G, target)) ? undefined : violation('outOfSight', ruleCase, { ship: by, other: target });
}

/** The share of the ten faces of a d10 that do something. */
export const chanceOf = (works: (die: number) => boolean): number => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(works).length / 10;
