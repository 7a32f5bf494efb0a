import type { Crew } from '../../data/intermediate.js';
import { overlap, type Pose, type Shape, sees, shapeOf } from '../../geometry/shapes.js';
import type { Side } from '../../sides.js';
import type { Salamis, Sea } from '../../state.js';
import { baseOf, hasScreens, isShip, onTable, ship, type Tools, typeOf, type Violation } from '../basics/ships.js';
import { seaAt } from '../settingUp/surroundings.js';

/** Loads: plain missiles, incendiaries [6.6], or jars for a ballista [9.3]. */
export const LOADS = ['plain', 'fire', 'snakes', 'bees'] as const;
export type Load = (typeof LOADS)[number];

export interface Shot {
  readonly by: string;
  /** Index of the engine or siphon on the ship. */
  readonly index: number;
  readonly target: string;
  readonly load: Load;
}

/** A kind of weapon. The caller first checks owner, ability to shoot, earlier shots and the target's side [6, 9]. */
export interface Weapon {
  /** Returns the number of weapons that could be used against any target. */
  count(G: Salamis, id: string): number;
  loads(G: Salamis, id: string): readonly Load[];
  refuse(G: Salamis, shot: Shot): Violation | undefined;
  fire(tools: Tools, shot: Shot): void;
  chance(G: Salamis, shot: Shot): number;
}

// Shooters and targets: ships and forts [6, 7].

export interface Party {
  readonly id: string;
  readonly fort: boolean;
  readonly side: Side | null;
  readonly shape: Shape;
  readonly place: Pose;
  readonly crew: Crew;
  readonly size: number;
  readonly deck: number;
  readonly tower: boolean;
  readonly screens: boolean;
  /** Sea state at the ship; flat for a fort. */
  readonly sea: Sea;
}

const centre = (poly: readonly (readonly [number, number])[]): Pose => {
  const sum = poly.reduce(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return { x: Math.floor(sum[0] / poly.length), y: Math.floor(sum[1] / poly.length), h: 0 };
};

export function partyOf(G: Salamis, id: string): Party {
  if (!isShip(G, id)) {
    const { owner, poly } = G.forts[id];
    return {
      id,
      fort: true,
      side: owner,
      shape: shapeOf(poly),
      place: centre(poly),
      crew: 'average',
      size: 0,
      deck: 0,
      tower: true,
      screens: false,
      sea: 'flat',
    };
  }
  const vessel = ship(G, id);
  const { size, deck } = typeOf(vessel);
  return {
    id,
    fort: false,
    side: vessel.side,
    shape: baseOf(vessel),
    place: vessel.at,
    crew: vessel.crew,
    size,
    deck,
    tower: vessel.towers > 0,
    screens: hasScreens(vessel),
    sea: seaAt(G, vessel.at),
  };
}

/** Whether the line of sight is free of land and, without a tower, of ships as large as both [1c]. */
export function hasSight(G: Salamis, by: Party, target: Party): boolean {
  const forts = [by, target].filter(({ fort }) => fort);
  const land = Object.values(G.land)
    .map(({ poly }) => shapeOf(poly))
    .filter((shape) => !forts.some((fort) => overlap(shape, fort.shape)));
  const hulls = by.tower
    ? []
    : onTable(G)
        .filter((id) => id !== by.id && id !== target.id)
        .map((id) => ship(G, id))
        .filter((vessel) => typeOf(vessel).size >= by.size && typeOf(vessel).size >= target.size)
        .map((vessel) => baseOf(vessel));
  return sees(by.place, target.place, [...land, ...hulls]);
}
