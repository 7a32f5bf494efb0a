import { grid, TERRAIN } from '../../../../src/games/war-with-spain/face.js';
import { hexLayout } from '../../../kit/hex/layout.js';
import { hexWalk } from '../../../kit/hex/walk.js';
import type { Point } from '../../../kit/map/curves.js';

const MARGIN = 52;

export const layout = hexLayout(grid, { size: 40, left: MARGIN - 10, top: MARGIN - 17 });

/** The neat line about the theatre, and the sheet with its border. */
export const NEAT = { left: MARGIN, top: MARGIN, right: layout.right - 10, bottom: layout.bottom - 17 } as const;
export const SHEET = { width: NEAT.right + MARGIN, height: NEAT.bottom + MARGIN } as const;

export const inPlay = (hex: number): boolean => TERRAIN[hex] !== 'out';
export const isPlace = (label: string): boolean => {
  const hex = grid.index(label);
  return hex >= 0 && inPlay(hex);
};

/** Arrow keys walk from hex to hex. */
export const walk = hexWalk(layout, isPlace);

export const pointsOf = (hexes: readonly string[]): Point[] => hexes.map((hex) => layout.at(hex)).filter((point) => point !== undefined);

/** Cone constant, scale and pole distance of the conic projection the hexes were laid with (standard parallels 40 and 54 north). */
const RADIANS = Math.PI / 180;
const halfway = (lat: number) => Math.tan((45 + lat / 2) * RADIANS);
const CONE = Math.log(Math.cos(40 * RADIANS) / Math.cos(54 * RADIANS)) / Math.log(halfway(54) / halfway(40));
const POLE = (63.71 * Math.cos(40 * RADIANS) * halfway(40) ** CONE) / CONE;

/** Where a spot of the earth lies on the sheet, by its longitude (east positive) and latitude in degrees. */
export function placed([lon, lat]: Point): Point {
  const reach = POLE / halfway(lat) ** CONE;
  const turn = CONE * lon * RADIANS;
  const [x, y] = [reach * Math.sin(turn), reach * Math.cos(turn) - POLE];
  const across = 23.306 + 1.54486 * x + 0.08006 * y;
  const down = 108.037 - 0.00011 * x + 1.4951 * y;
  return [layout.left + layout.size + (across - Math.sqrt(3) / 2) * layout.height, layout.top + (down - 0.5) * layout.height];
}
