import { COMPLEMENT_ROWS } from './complements.js';
import { type EquipmentId, isEquipment } from './equipment.js';
import { HULL_ROWS, type ShipTypeId } from './hulls.js';
import type { Rig, TurnClass } from './movement.js';
import type { Hull, Ram } from './ramming.js';
import type { Arc } from './shooting.js';
import type { Region } from './weather.js';

export type { ShipTypeId } from './hulls.js';

/** A type of ship [11.14, 14.1]. Lengths and speeds in mm, troops and oarsmen in factors of about ten men. */
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
  /** Equipment it may take on [14.2]. */
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

/** A type of ship by its id. @throws Error for an id that no type has */
export function shipType(id: string): ShipType {
  const found = TYPES.get(id);
  if (!found) throw new Error(`there is no ship type ${id}`);
  return found;
}
