import type { Hull, Ram } from './boarding.js';
import { COMPLEMENT_ROWS } from './complements.js';
import { HULL_ROWS, type ShipTypeId } from './hulls.js';
import type { Region, Rig, TurnClass } from './movement.js';
import { PRICE } from './points.js';
import type { Arc } from './shooting.js';

// Equipment for ships [14.2], and the fleets that may have it. Years BC are negative.

export const EQUIPMENT_IDS = [
  'parablemata',
  'ballistaF',
  'ballistaB',
  'tower',
  'heavyEngine',
  'corvus',
  'ferreaManus',
  'harpax',
  'polearms',
  'firePots',
  'snakes',
  'bees',
  'incendiaries',
  'grapnelCapsize',
  'siphonF',
  'siphonB',
  'siphonA',
  'reinforcedBow',
] as const;
export type EquipmentId = (typeof EQUIPMENT_IDS)[number];

interface Equipment {
  readonly name: string;
  readonly price: number;
  /** Minimum size of ships that may carry the equipment. */
  readonly size?: number;
  /** Smaller types that may also carry the equipment. */
  readonly also?: readonly string[];
  /** Fleets that may have the equipment: a list or variant ("hellenistic/rhodian"), with first and last year. */
  readonly only?: readonly { readonly fleet: string; readonly from?: number; readonly to?: number; readonly types?: readonly string[] }[];
  /** First year in which any fleet may have the equipment. */
  readonly from?: number;
  /** Option required for the equipment: special weapons [9] or incendiaries [6.6]. */
  readonly option?: 'specialWeapons' | 'incendiaries';
  /** Set for an extra engine. A ship may add two. */
  readonly engine?: true;
}

export const EXTRA_ENGINES = 2;

const rome = (from?: number, to?: number) => ['romanRepublic', 'romanImperialEarly', 'romanLate'].map((fleet) => ({ fleet, from, to }));
const siphon = (name: string): Equipment => ({
  name,
  price: PRICE.siphon,
  only: [{ fleet: 'byzantine', from: 672 }],
  option: 'specialWeapons',
});

export const EQUIPMENT: { readonly [id in EquipmentId]: Equipment } = {
  parablemata: { name: 'Side screens', price: PRICE.parablemata, size: 3 },
  ballistaF: { name: 'Ballista, forward', price: PRICE.ballista, size: 3, engine: true },
  ballistaB: { name: 'Ballista, broadside', price: PRICE.ballista, size: 4, engine: true },
  tower: { name: 'Tower', price: PRICE.tower, size: 4, also: ['triremeImperial', 'liburnaLate', 'ousiakos'] },
  heavyEngine: { name: 'Heavy war engine', price: PRICE.engine, size: 6, also: ['dromonGreat', 'shalandi'], engine: true },
  corvus: { name: 'Corvus', price: 40, only: [{ fleet: 'romanRepublic', from: -264, to: -249 }], option: 'specialWeapons' },
  ferreaManus: {
    name: 'Iron hand',
    price: 30,
    only: [...rome(), { fleet: 'carthaginian', from: -264 }, { fleet: 'hellenistic' }],
    option: 'specialWeapons',
  },
  harpax: { name: 'Harpax', price: 50, only: rome(-37, -30), option: 'specialWeapons' },
  polearms: { name: 'Sickle poles', price: 20, only: rome(), option: 'specialWeapons' },
  firePots: {
    name: 'Fire pots',
    price: 60,
    only: [
      { fleet: 'hellenistic/rhodian', from: -191, to: -30 },
      { fleet: 'hellenistic/pergamene', from: -191, to: -30 },
      { fleet: 'islamic', types: ['harraqa'] },
    ],
    option: 'specialWeapons',
  },
  snakes: {
    name: 'Jars of snakes',
    price: 100,
    only: [{ fleet: 'hellenistic/bithynian' }, { fleet: 'byzantine' }],
    option: 'specialWeapons',
  },
  bees: { name: 'Jars of bees', price: 50, only: [{ fleet: 'byzantine' }], option: 'specialWeapons' },
  incendiaries: { name: 'Incendiaries', price: 30, from: -400, option: 'incendiaries' },
  grapnelCapsize: { name: 'Capsizing grapnels', price: 20, only: [{ fleet: 'egyptian' }], option: 'specialWeapons' },
  siphonF: siphon('Siphon, forward'),
  siphonB: siphon('Siphon, broadside'),
  siphonA: siphon('Siphon, aft'),
  reinforcedBow: { name: 'Reinforced bow', price: 10, from: -414, size: 3 },
};

export const isEquipment = (id: string): id is EquipmentId => Object.hasOwn(EQUIPMENT, id);

/** Change in oar speed caused by a reinforced bow, in mm. */
export const REINFORCED_SPEED = -10;

export type { ShipTypeId } from './hulls.js';

/** A ship type [11.14, 14.1]. Lengths and speeds are in mm, troops and oarsmen in factors. */
export interface ShipType {
  readonly name: string;
  readonly waters: Region;
  readonly years: readonly [number, number];
  readonly size: number;
  /** Length and beam with oars, in metres. */
  readonly real: readonly [number, number];
  /** Base: length along the keel, and width [1.3]. */
  readonly base: readonly [length: number, width: number];
  readonly oarSpeed: number;
  readonly sailSpeed: number;
  readonly rig: Rig;
  readonly turn: TurnClass;
  readonly hull: Hull;
  readonly deck: number;
  readonly draught: number;
  readonly ram: Ram;
  readonly oarsmen: number;
  readonly fightingOars: 'none' | 'normal' | 'heavy';
  readonly heavy: number;
  readonly normal: number;
  readonly archers: number;
  readonly capacity: number;
  readonly ballistae: readonly Arc[];
  readonly engines: number;
  readonly towers: number;
  readonly siphons: readonly Arc[];
  readonly cataphract: boolean;
  readonly parablemata: boolean;
  /** Equipment that the type may take [14.2]. */
  readonly exchange: readonly EquipmentId[];
}

const isArc = (letter: string): letter is Arc => letter === 'F' || letter === 'A' || letter === 'B';
const arcs = (letters: string): Arc[] => [...letters].filter(isArc);

function shipTypeOf(id: ShipTypeId): ShipType {
  const [name, waters, from, to, size, realLength, realBeam, length, width, oarSpeed, sailSpeed, rig, turn, hull, deck, draught, ram] =
    HULL_ROWS[id];
  const [oarsmen, fightingOars, heavy, normal, archers, capacity, ballistae, engines, towers, siphons, cover, exchange] =
    COMPLEMENT_ROWS[id];
  return {
    name,
    waters,
    years: [from, to],
    size,
    real: [realLength, realBeam],
    base: [length, width],
    oarSpeed,
    sailSpeed,
    rig,
    turn,
    hull,
    deck,
    draught,
    ram,
    oarsmen,
    fightingOars,
    heavy,
    normal,
    archers,
    capacity,
    ballistae: arcs(ballistae),
    engines,
    towers,
    siphons: arcs(siphons),
    cataphract: cover.includes('C'),
    parablemata: cover.includes('P'),
    exchange: exchange.split(' ').filter(isEquipment),
  };
}

export const SHIP_TYPE_IDS = Object.keys(HULL_ROWS) as readonly ShipTypeId[];
export const isShipType = (id: string): id is ShipTypeId => Object.hasOwn(HULL_ROWS, id);

const TYPES = new Map<string, ShipType>(SHIP_TYPE_IDS.map((id) => [id, shipTypeOf(id)]));

/** Returns a ship type. Throws an Error for an unknown id. */
export function shipType(id: string): ShipType {
  const found = TYPES.get(id);
  if (!found) throw new Error(`there is no ship type ${id}`);
  return found;
}
