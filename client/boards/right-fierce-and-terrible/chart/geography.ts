import { type Command, grid, terrain, WATER } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { hexLayout } from '../../../kit/hex/layout.js';
import { hexWalk } from '../../../kit/hex/walk.js';
import type { Point } from '../../../kit/map/curves.js';

/** A place a player can point at: a water hex by its label, or a command box. */
export type PlaceId = string;

const MARGIN = 46;
/** Room below the sea for the morale track and the sequence of play. */
const TRACKS = 128;

export const layout = hexLayout(grid, { size: 40, left: MARGIN - 8, top: MARGIN - 6 });

/** The neat line about the sea, and the sheet with its border and tracks. */
export const NEAT = { left: MARGIN, top: MARGIN, right: layout.right - 8, bottom: layout.bottom - 30 } as const;
export const SHEET = { width: NEAT.right + MARGIN, height: NEAT.bottom + TRACKS + MARGIN } as const;
export const TRACK_TOP = NEAT.bottom + 10;

export const isWater = (hex: number): boolean => terrain[hex] !== 'land';
const isPlace = (label: string): boolean => {
  const hex = grid.index(label);
  return hex >= 0 && isWater(hex);
};

const waters = new Set(WATER);
export const isHex = (place: PlaceId): boolean => waters.has(place);

/** Arrow keys walk from water to water. */
export const walk = hexWalk(layout, isPlace);

/** The English boxes stand on Cadzand, the French ones on the shore east of Sluys (4.1.5). */
export const BOX = { width: 164, height: 132 } as const;
const boxRow = (x: number, y: number, i: number): Point => [x + i * (BOX.width + 8), y];
export const BOX_AT: { readonly [id in Command]: Point } = {
  brown: boxRow(1086, 462, 0),
  white: boxRow(1086, 462, 1),
  green: boxRow(1086, 462, 2),
  yellow: boxRow(1534, 1352, 0),
  violet: boxRow(1534, 1352, 1),
  orange: boxRow(1534, 1352, 2),
};

const BOX_PLACE = /^box-(\w+)$/;
export const boxPlace = (command: Command): PlaceId => `box-${command}`;
export const commandOfPlace = (place: PlaceId): Command | undefined => BOX_PLACE.exec(place)?.[1] as Command | undefined;

/** The middle of a place on the sheet. */
export function placePoint(place: PlaceId): Point | undefined {
  const command = commandOfPlace(place);
  return command ? BOX_AT[command] : layout.at(place);
}

export const pointsOf = (places: readonly PlaceId[]): Point[] => places.map(placePoint).filter((point) => point !== undefined);
