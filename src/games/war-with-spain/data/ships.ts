import type { HexId, Side, UnitId } from '../ids.js';
import type { NavalNation } from './map.js';
import { reconstructed, rulebook, type Source } from './sources.js';

/** Values on one side of a naval counter [3.22]. */
export interface ShipFace {
  readonly cs: number;
  readonly ma: number;
  /** Transport Capacity: Combat Strength of land units that can be carried. */
  readonly tr: number;
  readonly m: number;
}

export type ShipClass = 'deep' | 'shallowSail' | 'oared' | 'barge' | 'treasure';

/** Id of a group of identical ship counters. */
export type FamilyId =
  | 'queensGalleons'
  | 'merchantmen'
  | 'pinnaces'
  | 'dutchWarships'
  | 'dutchFlyboats'
  | 'portugal'
  | 'castile'
  | 'biscay'
  | 'guipuzcoa'
  | 'andalusia'
  | 'levant'
  | 'urcas'
  | 'galleasses'
  | 'galleys'
  | 'zabras'
  | 'walloonFlyboats'
  | 'barges'
  | 'treasureFleet';

export interface ShipCounter {
  readonly id: UnitId;
  readonly family: FamilyId;
  readonly name: string;
  readonly side: Side;
  readonly nat: NavalNation;
  readonly kind: ShipClass;
  readonly front: ShipFace;
  /** Back of the counter; null if the ship has only one step. */
  readonly back: ShipFace | null;
  /** Hex of the Activation Track at set-up; null if the ship starts in the pool. */
  readonly start: HexId | null;
  readonly provenance: Source;
}

type Figures = readonly [cs: number, ma: number, tr: number, m: number];

const face = ([cs, ma, tr, m]: Figures): ShipFace => ({ cs, ma, tr, m });

const class1588 = reconstructed('class1588');

interface Family {
  readonly prefix: string;
  readonly family: FamilyId;
  readonly name: string;
  readonly side: Side;
  readonly nat: NavalNation;
  readonly kind: ShipClass;
  readonly front: Figures;
  readonly back?: Figures;
  /** Set-up hexes in order; "-" means the pool. */
  readonly starts: string;
  readonly provenance?: Source;
}

const FAMILIES: readonly Family[] = [
  {
    prefix: 'EG',
    family: 'queensGalleons',
    name: 'Queen’s Galleons',
    side: 'E',
    nat: 'english',
    kind: 'deep',
    front: [8, 20, 1, 3],
    back: [4, 20, 0, 2],
    starts: '2114 2114 2214 2214 1616 1616 - -',
  },
  {
    prefix: 'EM',
    family: 'merchantmen',
    name: 'Armed Merchantmen',
    side: 'E',
    nat: 'english',
    kind: 'deep',
    front: [5, 18, 3, 2],
    back: [2, 18, 1, 1],
    starts: '1616 1814 2015 - - - - -',
  },
  {
    prefix: 'EP',
    family: 'pinnaces',
    name: 'Pinnaces',
    side: 'E',
    nat: 'english',
    kind: 'shallowSail',
    front: [2, 20, 1, 1],
    starts: '2114 1616 - -',
  },
  {
    prefix: 'DW',
    family: 'dutchWarships',
    name: 'Zeeland Warships',
    side: 'E',
    nat: 'dutch',
    kind: 'shallowSail',
    front: [5, 14, 2, 2],
    back: [2, 14, 1, 1],
    starts: '2613 2614 2713 -',
  },
  {
    prefix: 'DF',
    family: 'dutchFlyboats',
    name: 'Sea Beggar Flyboats',
    side: 'E',
    nat: 'dutch',
    kind: 'shallowSail',
    front: [3, 16, 2, 1],
    starts: '2613 2613 2614 2713 - -',
  },
  {
    prefix: 'SP',
    family: 'portugal',
    name: 'Galleons of Portugal',
    side: 'S',
    nat: 'spanish',
    kind: 'deep',
    front: [9, 16, 2, 4],
    back: [5, 16, 1, 2],
    starts: '0834 0834 0834',
  },
  {
    prefix: 'SC',
    family: 'castile',
    name: 'Galleons of Castile',
    side: 'S',
    nat: 'spanish',
    kind: 'deep',
    front: [8, 16, 2, 4],
    back: [4, 16, 1, 2],
    starts: '1339 1338 -',
  },
  {
    prefix: 'SB',
    family: 'biscay',
    name: 'Biscay Squadron',
    side: 'S',
    nat: 'spanish',
    kind: 'deep',
    front: [6, 15, 3, 3],
    back: [3, 15, 1, 2],
    starts: '1728 - -',
  },
  {
    prefix: 'SG',
    family: 'guipuzcoa',
    name: 'Guipuzcoa Squadron',
    side: 'S',
    nat: 'spanish',
    kind: 'deep',
    front: [6, 15, 3, 3],
    back: [3, 15, 1, 2],
    starts: '1928 -',
  },
  {
    prefix: 'SA',
    family: 'andalusia',
    name: 'Andalusia Squadron',
    side: 'S',
    nat: 'spanish',
    kind: 'deep',
    front: [6, 15, 3, 3],
    back: [3, 15, 1, 2],
    starts: '1339 - -',
  },
  {
    prefix: 'SL',
    family: 'levant',
    name: 'Levant Squadron',
    side: 'S',
    nat: 'spanish',
    kind: 'deep',
    front: [6, 14, 4, 3],
    back: [3, 14, 2, 2],
    starts: '- - -',
  },
  { prefix: 'SU', family: 'urcas', name: 'Urcas', side: 'S', nat: 'spanish', kind: 'deep', front: [2, 12, 6, 2], starts: '0834 0834 - -' },
  {
    prefix: 'SX',
    family: 'galleasses',
    name: 'Galleasses of Naples',
    side: 'S',
    nat: 'spanish',
    kind: 'oared',
    front: [6, 12, 3, 3],
    back: [3, 12, 1, 2],
    starts: '2531 -',
  },
  {
    prefix: 'SY',
    family: 'galleys',
    name: 'Galleys',
    side: 'S',
    nat: 'spanish',
    kind: 'oared',
    front: [3, 14, 1, 1],
    starts: '2531 2137 1638 1339 0834 -',
  },
  {
    prefix: 'SZ',
    family: 'zabras',
    name: 'Zabras and Pataches',
    side: 'S',
    nat: 'spanish',
    kind: 'shallowSail',
    front: [2, 18, 1, 1],
    starts: '0834 - -',
  },
  {
    prefix: 'WF',
    family: 'walloonFlyboats',
    name: 'Walloon Flyboats',
    side: 'S',
    nat: 'walloon',
    kind: 'shallowSail',
    front: [3, 16, 2, 1],
    starts: '2715 - -',
  },
  {
    prefix: 'WB',
    family: 'barges',
    name: 'Invasion Barges',
    side: 'S',
    nat: 'walloon',
    kind: 'barge',
    front: [0, 10, 20, 4],
    starts: '2715 - - -',
    provenance: rulebook('18.0'),
  },
  {
    prefix: 'TF',
    family: 'treasureFleet',
    name: 'Treasure Fleet',
    side: 'S',
    nat: 'spanish',
    kind: 'treasure',
    front: [8, 12, 0, 0],
    back: [4, 12, 0, 0],
    starts: '-',
  },
];

function counters({ prefix, name, starts, front, back, provenance = class1588, ...rest }: Family): ShipCounter[] {
  const places = starts.split(' ');
  const one = places.length === 1;
  return places.map((place, at) => ({
    ...rest,
    id: one ? prefix : `${prefix}${at + 1}`,
    name: one ? name : `${name} ${at + 1}`,
    front: face(front),
    back: back ? face(back) : null,
    start: place === '-' ? null : place,
    provenance,
  }));
}

export const SHIPS: readonly ShipCounter[] = FAMILIES.flatMap(counters);
export const SHIP: { readonly [id: UnitId]: ShipCounter } = Object.fromEntries(SHIPS.map((ship) => [ship.id, ship]));
