import { actionOf, type KeyedTools } from '../../../../kit/action.js';
import { isMemoizing, memoized, memoizedBy } from '../../../../kit/memo.js';
import { LEVEL } from '../../data/damage.js';
import { type ShipType, shipType } from '../../data/equipment.js';
import { CREW } from '../../data/intermediate.js';
import { MOVEMENT, SMALL_SIZE, SPARE_OARSMEN } from '../../data/movement.js';
import { overlap, rect, type Shape, type Size } from '../../geometry/shapes.js';
import type { Violation } from '../../keys.js';
import { type SalamisKeys, violation } from '../../keys.js';
import { SIDES, type Side } from '../../sides.js';
import type { Act, Groups, Link, Salamis, Ship, Squadron } from '../../state.js';

export const action = actionOf<Salamis, SalamisKeys>();
export type Tools = KeyedTools<Salamis, SalamisKeys>;
export { type Violation, violation };

export const isShip = (G: Salamis, id: string): boolean => Object.hasOwn(G.ships, id);
export const ship = (G: Salamis, id: string): Ship => G.ships[id];
export const typeOf = (vessel: Ship): ShipType => shipType(vessel.type);

export const isOnTable = (G: Salamis, id: string): boolean => G.ships[id].status === 'table';
export const onTable = memoized((G: Salamis): readonly string[] => G.order.filter((id) => G.ships[id].status === 'table'));
const fleets = memoized((G: Salamis) => SIDES.map((side): readonly string[] => onTable(G).filter((id) => G.ships[id].side === side)));
export const fleet = (G: Salamis, side: Side): readonly string[] => fleets(G)[side];

export const broughtBy = (G: Salamis, id: string): Side => G.squadrons[G.ships[id].sq].side;
export const isDerelict = (vessel: Ship): boolean => vessel.side === null && vessel.status === 'table';

/** Returns the squadron with which a ship moves: its own, or its prize crew's. */
export const squadronId = (G: Salamis, id: string): string => G.ships[id].prize ?? G.ships[id].sq;
export const squadron = (G: Salamis, id: string): Squadron => G.squadrons[squadronId(G, id)];
/** Returns a squadron's ships on the table under their own crews. */
export const members = (G: Salamis, sq: string): string[] =>
  onTable(G).filter((id) => G.ships[id].sq === sq && G.ships[id].prize === null && G.ships[id].side === G.squadrons[sq].side);

export const has = (vessel: Ship, equipment: string): boolean => vessel.equip.includes(equipment);
export const hasScreens = (vessel: Ship): boolean => typeOf(vessel).parablemata || has(vessel, 'parablemata');
export const isSmall = (vessel: Ship): boolean => typeOf(vessel).size <= SMALL_SIZE || typeOf(vessel).hull === 'weak';
export const crewMod = (vessel: Ship): number => CREW[vessel.crew].mod;
/** Returns the command of the officer aboard; 0 if there is none. */
export const officerMod = (vessel: Ship): number => vessel.flag?.mod ?? 0;

export const sizeOf = (vessel: Ship): Size => typeOf(vessel).base;
/** Returns a ship's base in tenths of a mm; `inflate` is in mm. */
export const baseOf = (vessel: Ship, inflate = 0): Shape => rect(vessel.at, sizeOf(vessel), inflate);
/** Whether two bases touch, within 2 mm [1c]. */
export const touching = (a: Ship, b: Ship): boolean => areBeside(a, b) && overlap(baseOf(a, 1), baseOf(b, 1));

/** Maximum distance between the centres of touching ships along an axis, in mm. */
const TOUCHING_CENTRES = 75;
export const areBeside = ({ at: a }: Ship, { at: b }: Ship): boolean =>
  Math.abs(a.x - b.x) <= TOUCHING_CENTRES && Math.abs(a.y - b.y) <= TOUCHING_CENTRES;

export const shipsBeside = memoizedBy((G: Salamis, id: string): readonly string[] =>
  onTable(G).filter((other) => other !== id && areBeside(ship(G, id), ship(G, other))),
);

export const troops = (vessel: Ship): number => vessel.heavy + vessel.normal + vessel.archers;
/** Returns the number of oarsmen who fight; none do under a prize crew [1.8]. */
export const fightingOarsmen = (vessel: Ship): number =>
  typeOf(vessel).fightingOars === 'none' || vessel.prize !== null ? 0 : vessel.oarsmen;
export const fighters = (vessel: Ship): number => troops(vessel) + fightingOarsmen(vessel);

/** Returns the usable quarters of the oars [5.0]. */
export function oarQuarter(vessel: Ship): Groups {
  const { oarsmen } = typeOf(vessel);
  if (!oarsmen) return 0;
  const manned = Math.ceil((MOVEMENT.oarGroups * vessel.oarsmen) / oarsmen);
  return Math.min(vessel.port, vessel.stbd, manned) as Groups;
}

/** Returns the load counted against deck capacity [5.7]. */
export const loadOf = (vessel: Ship): number => troops(vessel) + Math.ceil(vessel.spare / SPARE_OARSMEN.weight);
export const isOverloaded = (vessel: Ship): boolean => loadOf(vessel) > typeOf(vessel).capacity;

type Bond = [key: string, link: Link];
const NO_LINKS: readonly Bond[] = [];

const linksByShip = memoized((G: Salamis) => {
  const known = new Map<string, Bond[]>();
  for (const bond of Object.entries(G.links)) {
    for (const id of [bond[1].a, bond[1].b]) {
      const bonds = known.get(id);
      if (bonds) bonds.push(bond);
      else known.set(id, [bond]);
    }
  }
  return known;
});

export const linksOf = (G: Salamis, id: string): readonly Bond[] =>
  isMemoizing() ? (linksByShip(G).get(id) ?? NO_LINKS) : Object.entries(G.links).filter(([, { a, b }]) => a === id || b === id);
export const otherEnd = (link: Link, id: string): string => (link.a === id ? link.b : link.a);
/** Returns the ships linked to a ship, except by tow. */
export const lockedTo = (G: Salamis, id: string): string[] =>
  linksOf(G, id)
    .filter(([, { kind }]) => kind !== 'tow')
    .map(([, link]) => otherEnd(link, id));
export const isLinked = (G: Salamis, id: string): boolean => lockedTo(G, id).length > 0;
export const enemiesLinked = (G: Salamis, id: string): string[] =>
  lockedTo(G, id).filter((other) => G.ships[other].side !== null && G.ships[other].side !== G.ships[id].side);
export const towBy = (G: Salamis, tug: string): Bond | undefined =>
  linksOf(G, tug).find(([, link]) => link.kind === 'tow' && link.a === tug);
export const towOf = (G: Salamis, towed: string): Bond | undefined =>
  linksOf(G, towed).find(([, link]) => link.kind === 'tow' && link.b === towed);

export function addLink(G: Salamis, link: Link): string {
  G.linkSeq += 1;
  const id = `l${G.linkSeq}`;
  G.links[id] = link;
  return id;
}

export const isSailing = (vessel: Ship): boolean => vessel.sails === 'set';

export const isHelpless = (G: Salamis, id: string): boolean => {
  const vessel = G.ships[id];
  return (
    vessel.dmg >= LEVEL.severe ||
    vessel.aground !== null ||
    vessel.side === null ||
    (oarQuarter(vessel) === 0 && !isSailing(vessel)) ||
    enemiesLinked(G, id).length > 0
  );
};

/** Returns a ship's record of the phase, creating it if needed. */
export function actOf(G: Salamis, id: string): Act {
  const vessel = G.ships[id];
  vessel.act ??= {};
  return vessel.act;
}
export const isDone = (G: Salamis, id: string): boolean => G.ships[id].act?.done ?? false;
