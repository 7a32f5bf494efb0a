import { LEVEL } from '../../data/damage.js';
import { CURRENT, HIGH_SIDED, type Throw, WIND_DRIFT } from '../../data/movement.js';
import { heading, STEP } from '../../geometry/angles.js';
import { shapeOf } from '../../geometry/shapes.js';
import { crosses } from '../../geometry/sight.js';
import type { RuleCase } from '../../keys.js';
import type { Current, Salamis } from '../../state.js';
import { isLinked, isOnTable, isSailing, linksOf, oarQuarter, onTable, otherEnd, ship, towBy, typeOf } from '../basics/ships.js';
import { tidalStream, windAt } from '../settingUp/surroundings.js';

/** What carries ships along, and whom: currents and the tide [2.10], the wind [5.10]. */

/** Ships that are tied to one another by links of any kind, in the order of the match. */
export function groupOf(G: Salamis, first: string): string[] {
  const group = new Set([first]);
  for (const id of group) for (const [, link] of linksOf(G, id)) group.add(otherEnd(link, id));
  return [...group].sort((a, b) => G.order.indexOf(a) - G.order.indexOf(b));
}

/** All ships of the table in such groups. */
export function groupsOf(G: Salamis): string[][] {
  const seen = new Set<string>();
  return onTable(G).flatMap((first) => {
    if (seen.has(first)) return [];
    const group = groupOf(G, first);
    for (const id of group) seen.add(id);
    return [group];
  });
}

const hasPower = (G: Salamis, id: string): boolean =>
  ship(G, id).dmg < LEVEL.sinking && (oarQuarter(ship(G, id)) > 0 || isSailing(ship(G, id)));

/** Whether the sea can take a group along. */
export const isAfloat = (G: Salamis, group: readonly string[]): boolean =>
  group.every((id) => isOnTable(G, id) && ship(G, id).aground === null && !(towBy(G, id) && hasPower(G, id)));

/** What carries ships one way. */
export interface Stream {
  readonly key: 'current' | 'tide' | 'windDrift';
  readonly case: RuleCase;
  readonly towards: number;
  /** How far it carries a group; nothing for one that it does not take along. */
  thrown(G: Salamis, group: readonly string[]): Throw | null;
}

const covers = (poly: NonNullable<Current['poly']>, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  crosses({ x, y }, { x, y }, shapeOf(poly));

const water = ({ dir, strength, poly }: Current, key: 'current' | 'tide'): Stream => ({
  key,
  case: '2.10',
  towards: heading(Math.floor((dir + STEP / 2) / STEP) * STEP),
  thrown: (G, group) => (isAfloat(G, group) && (!poly || group.some((id) => covers(poly, ship(G, id).at))) ? CURRENT[strength] : null),
});

/** The throw for the wind, if it moves a group at all. */
function windThrow(G: Salamis, group: readonly string[]): Throw | null {
  if (!isAfloat(G, group)) return null;
  const [first] = group;
  const strength = windAt(G, ship(G, first).at);
  const free = group.length === 1 && !isLinked(G, first) && ship(G, first).side !== null && ship(G, first).dmg < LEVEL.sinking;
  const row =
    free && oarQuarter(ship(G, first)) > 0 ? WIND_DRIFT.controlled : free && isSailing(ship(G, first)) ? undefined : WIND_DRIFT.adrift;
  const thrown = row?.[strength] ?? null;
  if (!thrown) return null;
  const high = group.some((id) => typeOf(ship(G, id)).deck >= HIGH_SIDED.deck);
  return { ...thrown, plus: thrown.plus + (high ? HIGH_SIDED.extra : 0) };
}

/** All that carries ships in this battle, in the order in which it does: currents as they are listed, the tide, the wind. */
export function streamsOf(G: Salamis): Stream[] {
  const { currentsAndTides, windDrift } = G.options;
  const tide = currentsAndTides ? tidalStream(G) : undefined;
  return [
    ...(currentsAndTides ? G.weather.currents.map((current) => water(current, 'current')) : []),
    ...(tide ? [water(tide, 'tide')] : []),
    ...(windDrift ? [{ key: 'windDrift', case: '5.10', towards: heading(G.weather.from + 180), thrown: windThrow } as const] : []),
  ];
}
