import { shipType } from '../../../../src/games/salamis-ad-actium/data/shipTypes.js';
import type { Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import { shortName } from '../names.js';
import { type Chip, chipsOf } from './chips.js';
import { onSheet, type Sheet } from './scale.js';

/** Where names and state marks stand, so that they cover neither neighbours nor one another. All in sheet units. */

export interface LabelSpot {
  readonly id: string;
  /** Middle of the label, from the middle of the ship. */
  readonly dx: number;
  readonly dy: number;
  readonly name: string;
  readonly chips: readonly Chip[];
}

export const CHIP = 10;
export const CHIP_GAP = 1.5;
const NAME_HEIGHT = 9;
const LETTER = 4.5;

interface Box {
  readonly x: number;
  readonly y: number;
  /** Half its width and height. */
  readonly w: number;
  readonly h: number;
}

const overlapping = (a: Box, b: Box): number => Math.max(0, a.w + b.w - Math.abs(a.x - b.x)) * Math.max(0, a.h + b.h - Math.abs(a.y - b.y));

/** The upright box about a ship's base. */
function bodyOf(G: Salamis, sheet: Sheet, id: string): Box {
  const { x, y, h, type } = G.ships[id];
  const [length, width] = shipType(type).base;
  const [sine, cosine] = [Math.abs(Math.sin((h * Math.PI) / 180)), Math.abs(Math.cos((h * Math.PI) / 180))];
  const [sx, sy] = onSheet(sheet, x, y);
  return { x: sx, y: sy, w: (length * sine + width * cosine) / 2, h: (length * cosine + width * sine) / 2 };
}

/** Spots around a ship in order of liking: below, above, beside, aslant, then the same farther off. */
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.8, 0.9],
  [-0.8, 0.9],
  [0.8, -0.9],
  [-0.8, -0.9],
];
const FARTHER = [1, 1.7];
const LIKING = 3;

/** A spot for the label of every ship in a list, found one after the other. */
export function labelSpots(G: Salamis, sheet: Sheet, ids: readonly string[]): LabelSpot[] {
  const bodies = new Map(ids.map((id) => [id, bodyOf(G, sheet, id)]));
  const placed: Box[] = [];
  return ids.map((id) => {
    const body = bodies.get(id) ?? bodyOf(G, sheet, id);
    const name = shortName(G, id);
    const chips = chipsOf(G, id);
    const size = {
      w: Math.max(name.length * LETTER, chips.length * (CHIP + CHIP_GAP)) / 2,
      h: (NAME_HEIGHT + (chips.length ? CHIP + 2 : 0)) / 2,
    };
    let best = { x: body.x, y: body.y + body.h + size.h + 2, ...size };
    let least = Number.POSITIVE_INFINITY;
    for (const [i, far] of FARTHER.entries()) {
      for (const [n, [ax, ay]] of AROUND.entries()) {
        const box = { x: body.x + ax * far * (body.w + size.w + 2), y: body.y + ay * far * (body.h + size.h + 2), ...size };
        let cost = (i * AROUND.length + n) * LIKING;
        for (const [other, taken] of bodies) if (other !== id) cost += overlapping(box, taken);
        for (const taken of placed) cost += overlapping(box, taken) * 2;
        if (cost < least) [best, least] = [box, cost];
      }
    }
    placed.push(best);
    return { id, dx: best.x - body.x, dy: best.y - body.y, name, chips };
  });
}
