import { FIRE_POTS, GREEK_FIRE, HARPAX, JARS } from '../../data/boarding.js';
import { EQUIPMENT, isEquipment, type ShipType, type ShipTypeId, shipType } from '../../data/equipment.js';
import { CREW, REPAIRS } from '../../data/intermediate.js';
import { MOVEMENT } from '../../data/movement.js';
import { PRICE } from '../../data/points.js';
import { SHIP_NAMES, type Tongue, tongueOf } from '../../data/shipNames.js';
import type { Side } from '../../sides.js';
import type { Fleet } from '../../state/fleet.js';
import type { Arc, Crew, Groups, Officer, OptionId, Ship } from '../../state.js';

// Automatic ship names, in the order of the people's list.

/**
 * Returns a side's ship names. The second side starts from the end, so that fleets of the same people seldom share
 * names and the order does not reveal the other fleet.
 */
const inOrder = (tongue: Tongue, side: Side): readonly string[] => (side === 0 ? SHIP_NAMES[tongue] : [...SHIP_NAMES[tongue]].reverse());

const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI'];
const namesFor = (tongue: Tongue, side: Side): string[] =>
  NUMERALS.flatMap((numeral) => inOrder(tongue, side).map((name) => `${name}${numeral}`));

export function nextName(tongue: Tongue, side: Side, borne: ReadonlySet<string | undefined>): string {
  const names = namesFor(tongue, side);
  return names.find((name) => !borne.has(name)) ?? names[0];
}

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

export const tongueOfName = (name: string | undefined): Tongue | undefined => (name === undefined ? undefined : TONGUE_OF.get(name));

export function inTurn(tongue: Tongue, side: Side, names: readonly string[]): string[] {
  const order = namesFor(tongue, side);
  return [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

// Ships as bought: complement, equipment and price [14, 15].

/** Chosen features of a ship. The rest follows from its type. */
export interface Outfit {
  readonly type: ShipTypeId;
  readonly crew: Crew;
  readonly name?: string;
  readonly equip?: readonly string[];
  readonly heavy?: number;
  readonly normal?: number;
  readonly archers?: number;
  readonly oarsmen?: number;
  readonly spare?: number;
  readonly sails?: Ship['sails'];
}

export interface Times {
  readonly options: { readonly [id in OptionId]: boolean };
  readonly year: number;
}

/** First year in which siphons are used [9.2]. */
const SIPHONS_FROM = 672;

const inPlay = (options: Times['options'], equip: readonly string[]): string[] =>
  equip.filter((id) => {
    const option = isEquipment(id) ? EQUIPMENT[id].option : undefined;
    return option === undefined || options[option];
  });

const siphonsOf = (type: ShipType, { options, year }: Times): readonly Arc[] =>
  options.specialWeapons && year >= SIPHONS_FROM ? type.siphons : [];

const ARC_OF: { readonly [equipment: string]: Arc } = { ballistaF: 'F', ballistaB: 'B', siphonF: 'F', siphonB: 'B', siphonA: 'A' };
const arcsOf = (equip: readonly string[], kind: 'ballista' | 'siphon'): Arc[] =>
  equip.filter((id) => id.startsWith(kind)).map((id) => ARC_OF[id]);
const count = (equip: readonly string[], id: string): number => equip.filter((other) => other === id).length;

export function basePrice(outfit: Outfit, times: Times): number {
  const type = shipType(outfit.type);
  const { heavy, normal, archers, oarsmen, spare } = complement(outfit);
  const speed = type.oarsmen ? type.oarSpeed - PRICE.oarSpeed : type.sailSpeed - PRICE.sailSpeed;
  const tenths =
    PRICE.size * type.size +
    PRICE.ram[type.ram] +
    Math.trunc(speed / 2) +
    PRICE.strength * (3 * heavy + 2 * normal + archers) +
    PRICE.archers * archers +
    PRICE.fightingOars[type.fightingOars] * oarsmen +
    PRICE.ballista * type.ballistae.length +
    PRICE.engine * type.engines +
    PRICE.tower * type.towers +
    (type.parablemata ? PRICE.parablemata : 0) +
    PRICE.siphon * siphonsOf(type, times).length +
    PRICE.hull[type.hull] +
    PRICE.spareOarsmen * spare +
    inPlay(times.options, outfit.equip ?? []).reduce((sum, id) => sum + (isEquipment(id) ? EQUIPMENT[id].price : 0), 0);
  const weighed = Math.floor((tenths * (100 + PRICE.bigPct * Math.max(0, type.size - PRICE.bigSize))) / 1000);
  return Math.max(PRICE.leastBase, weighed);
}

export const priced = (base: number, crewPct: number): number => Math.max(PRICE.least, Math.floor((base * crewPct) / 100));

export const pointsOf = (outfit: Outfit, times: Times): number => priced(basePrice(outfit, times), CREW[outfit.crew].pointsPct);

/** Returns the men aboard: the type's complement unless chosen otherwise. */
function complement({ type: id, heavy, normal, archers, oarsmen, spare }: Outfit) {
  const type = shipType(id);
  return {
    heavy: heavy ?? type.heavy,
    normal: normal ?? type.normal,
    archers: archers ?? type.archers,
    oarsmen: oarsmen ?? type.oarsmen,
    spare: spare ?? 0,
  };
}

/** Returns a ship's number of bursts. Spare oarsmen add one [5.4, 5.13]. */
const burstsOf = (crew: Crew, spare: number): number => CREW[crew].bursts + (spare > 0 ? 1 : 0);

export function fitOut(outfit: Outfit, sq: string, side: 0 | 1, flag: Officer | null, times: Times): Ship {
  const type = shipType(outfit.type);
  const equip = inPlay(times.options, outfit.equip ?? []);
  const men = complement(outfit);
  const siphons = [...siphonsOf(type, times), ...arcsOf(equip, 'siphon')];
  const uses: Ship['uses'] = {};
  if (equip.includes('firePots')) uses.firePots = FIRE_POTS.uses;
  if (equip.includes('snakes')) uses.snakes = JARS.uses.snakes;
  if (equip.includes('bees')) uses.bees = JARS.uses.bees;
  if (equip.includes('harpax')) uses.harpax = HARPAX.uses;
  return {
    side,
    sq,
    type: outfit.type,
    ...(outfit.name && { name: outfit.name }),
    at: { x: 0, y: 0, h: 0 },
    crew: outfit.crew,
    port: MOVEMENT.oarGroups as Groups,
    stbd: MOVEMENT.oarGroups as Groups,
    ...men,
    ballistae: [...type.ballistae, ...arcsOf(equip, 'ballista')],
    engines: type.engines + count(equip, 'heavyEngine'),
    towers: type.towers + count(equip, 'tower'),
    siphons: siphons.map((arc) => ({ arc, uses: GREEK_FIRE.uses })),
    ram: equip.includes('reinforcedBow') ? 'heavy' : type.ram,
    equip,
    uses,
    sails: type.oarsmen ? (outfit.sails ?? 'none') : 'set',
    dmg: 0,
    spareOars: REPAIRS.sparesPerShip,
    fire: 0,
    pests: null,
    rudder: true,
    bursts: burstsOf(outfit.crew, men.spare),
    flag,
    aground: null,
    prize: null,
    status: 'unplaced',
    points: pointsOf(outfit, times),
    men0: men.heavy + men.normal + men.archers + men.oarsmen,
    act: null,
  };
}
