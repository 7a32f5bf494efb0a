import { gap, rect, type Salamis, shapeOf } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Sheet } from './scale.js';

type Spot = readonly [x: number, y: number];

const COLUMNS = 7;
const ROWS = 5;

/** Middles of the fields at both ends of the table, and towards its corners: fleets meet farther in. */
function outerFields({ table: { w, h } }: Sheet): Spot[] {
  const spots: Spot[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const aside = Math.min(column, COLUMNS - 1 - column);
      const corner = aside === 1 && (row === 0 || row === ROWS - 1);
      if (aside === 0 || corner) spots.push([((column + 0.5) * w) / COLUMNS, ((row + 0.5) * h) / ROWS]);
    }
  }
  return spots;
}

/**
 * Where the sea is empty enough for an ornament, each place as far from all land, shallows, forts and the other places as can be.
 * @param room mm that must be free about a place
 * @returns at most `most` points of the table in mm
 */
export function emptyWaters(G: Pick<Salamis, 'land' | 'shallows' | 'forts'>, sheet: Sheet, room: number, most: number): Spot[] {
  const solid = [...Object.values(G.land), ...Object.values(G.shallows), ...Object.values(G.forts)].map(({ poly }) => shapeOf(poly));
  const clearance = ([x, y]: Spot): number => {
    const field = rect({ x, y, h: 0 }, [2 * room, 2 * room]);
    return Math.min(...solid.map((shape) => gap(field, shape)), 4 * room);
  };
  const free = outerFields(sheet)
    .map((at) => ({ at, clear: clearance(at) }))
    .filter(({ clear }) => clear > 0);
  const chosen: Spot[] = [];
  const merit = ({ at: [x, y], clear }: (typeof free)[number]): number =>
    Math.min(clear + room, ...chosen.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
  while (chosen.length < most) {
    const best = free.reduce<(typeof free)[number] | undefined>((a, b) => (a && merit(a) >= merit(b) ? a : b), undefined);
    if (!best || merit(best) < 2 * room) return chosen;
    chosen.push(best.at);
  }
  return chosen;
}
