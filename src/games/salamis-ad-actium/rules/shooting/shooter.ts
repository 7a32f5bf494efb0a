import type { Crew } from '../../data/quality.js';
import { overlap } from '../../geometry/overlap.js';
import type { Pose, Shape } from '../../geometry/shapes.js';
import { shapeOf } from '../../geometry/shapes.js';
import { sees } from '../../geometry/sight.js';
import type { Side } from '../../sides.js';
import type { Salamis, Sea } from '../../state.js';
import { baseOf, hasScreens, isShip, onTable, ship, typeOf } from '../basics/ships.js';
import { seaAt } from '../settingUp/surroundings.js';

/** Who shoots and who is shot at: ships and forts alike [6, 7]. */

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
  /** The sea under it; flat for a fort. */
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

/** Whether a shot has a free line: past land and, without a tower, past ships as big as both [1c]. */
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
