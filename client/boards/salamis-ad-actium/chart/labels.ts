import { type Salamis, shipType } from '../../../../src/games/salamis-ad-actium/face.js';
import { shortName } from '../names.js';
import type { SalamisBoardWords } from '../words/index.js';
import { type Chip, chipsOf } from './chips.js';
import { onSheet, type Sheet } from './scale.js';
import { type Box, spread } from './spread.js';

/** Where names and state marks stand, so that they cover neither neighbours nor one another. All in sheet units. */

export interface LabelSpot {
  readonly id: string;
  /** Middle of the label, from the middle of the ship: close up and from afar. */
  readonly near: readonly [dx: number, dy: number];
  readonly far: readonly [dx: number, dy: number];
  readonly name: string;
  readonly chips: readonly Chip[];
}

export const CHIP = 10;
export const CHIP_GAP = 1.5;
const NAME_HEIGHT = 9;
const LETTER = 4.5;

/** The upright box about a ship's base. */
function bodyOf(G: Salamis, sheet: Sheet, id: string): Box {
  const { type, at } = G.ships[id];
  const { x, y, h } = at;
  const [length, width] = shipType(type).base;
  const [sine, cosine] = [Math.abs(Math.sin((h * Math.PI) / 180)), Math.abs(Math.cos((h * Math.PI) / 180))];
  const [sx, sy] = onSheet(sheet, x, y);
  return { x: sx, y: sy, w: (length * sine + width * cosine) / 2, h: (length * cosine + width * sine) / 2 };
}

/** From afar names give way, and marks are larger. */
export const FAR = 1.6;

/** Spots for the labels of ships in a list: with names for a close look, and for their marks alone from afar. */
export function labelSpots(G: Salamis, sheet: Sheet, ids: readonly string[], words: SalamisBoardWords): LabelSpot[] {
  const bodies = ids.map((id) => bodyOf(G, sheet, id));
  const labels = ids.map((id) => ({ id, name: shortName(G, id), chips: chipsOf(G, id, words) }));
  const row = (chips: number) => (chips * (CHIP + CHIP_GAP)) / 2;
  const near = spread(
    bodies,
    labels.map(({ name, chips }) => ({
      w: Math.max((name.length * LETTER) / 2, row(chips.length)),
      h: (NAME_HEIGHT + (chips.length ? CHIP + 2 : 0)) / 2,
    })),
  );
  const far = spread(
    bodies,
    labels.map(({ chips }) => ({ w: row(chips.length) * FAR, h: chips.length ? (CHIP / 2) * FAR : 0 })),
  );
  const from = (i: number, { x, y }: Box) => [x - bodies[i].x, y - bodies[i].y] as const;
  return labels.map((label, i) => ({ ...label, near: from(i, near[i]), far: from(i, far[i]) }));
}
