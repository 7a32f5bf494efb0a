import type { ListId } from '../../data/fleetLists.js';
import { openLists } from '../../setup/agreement.js';
import type { Side } from '../../sides.js';
import type { Fleet } from '../../state/fleet.js';
import { leastFleet, leastPoints } from './leastFleet.js';
import { plainFleet } from './plainFleet.js';
import type { Terms } from './price.js';

/** A fleet for whoever does not want to choose: of plain ships if the points allow three of them, else the least that puts to sea. */
export const defaultFleet = (terms: Terms, side: Side, list: ListId = defaultList(terms, side)): Fleet =>
  plainFleet(terms, side, list) ?? leastFleet(terms, side, list);

/** The list agreed on; else the first of its time that the points allow, and for the second side the next one. */
function defaultList(terms: Terms, side: Side): ListId {
  const { battle } = terms;
  const agreed = battle.lists[side];
  if (agreed) return agreed;
  const lists = openLists(battle).filter((list) => leastPoints(terms, side, list) <= battle.points);
  return lists[Math.min(side, lists.length - 1)];
}
