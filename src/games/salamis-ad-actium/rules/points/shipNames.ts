import { SHIP_NAMES, type Tongue, tongueOf } from '../../data/shipNames.js';
import type { Side } from '../../sides.js';
import type { Fleet } from '../../state/fleet.js';

/** Names for ships to which nobody has given one: in the order of their people's list, without a die. */

/** The second side takes them from the end, so that two fleets of one people seldom share a name, and none tells of the other's number. */
const inOrder = (tongue: Tongue, side: Side): readonly string[] => (side === 0 ? SHIP_NAMES[tongue] : [...SHIP_NAMES[tongue]].reverse());

/** When every name is borne, they are borne again. */
const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI'];
const namesFor = (tongue: Tongue, side: Side): string[] =>
  NUMERALS.flatMap((numeral) => inOrder(tongue, side).map((name) => `${name}${numeral}`));

/** The first name that none of these ships bears. */
export function nextName(tongue: Tongue, side: Side, borne: ReadonlySet<string | undefined>): string {
  const names = namesFor(tongue, side);
  return names.find((name) => !borne.has(name)) ?? names[0];
}

/** A fleet in which every ship has a name. */
export function christened(fleet: Fleet, side: Side): Fleet {
  const borne = new Set(fleet.squadrons.flatMap(({ ships }) => ships.map(({ name }) => name)));
  return {
    ...fleet,
    squadrons: fleet.squadrons.map((squadron) => ({
      ...squadron,
      ships: squadron.ships.map((ship) => {
        const name = ship.name ?? nextName(tongueOf(squadron.list, squadron.variant), side, borne);
        borne.add(name);
        return { ...ship, name };
      }),
    })),
  };
}

const TONGUE_OF: ReadonlyMap<string, Tongue> = new Map(
  (Object.keys(SHIP_NAMES) as Tongue[]).flatMap((tongue) => namesFor(tongue, 0).map((name) => [name, tongue] as const)),
);

/** Whose names a name is one of; nothing for one that its owner made up. */
export const tongueOfName = (name: string | undefined): Tongue | undefined => (name === undefined ? undefined : TONGUE_OF.get(name));

/** Names of one people in the order in which a side takes them. */
export function inTurn(tongue: Tongue, side: Side, names: readonly string[]): string[] {
  const order = namesFor(tongue, side);
  return [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
