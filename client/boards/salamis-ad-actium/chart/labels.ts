import { shipType } from '../../../../src/games/salamis-ad-actium/data/shipTypes.js';
import type { Salamis } from '../../../../src/games/salamis-ad-actium/state.js';
import { shortName } from '../names.js';
import { type Chip, chipsOf } from './chips.js';
import { onSheet, type Sheet } from './scale.js';
import { type Box, spread } from './spread.js';

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

/** The upright box about a ship's base. */
function bodyOf(G: Salamis, sheet: Sheet, id: string): Box {
  const { x, y, h, type } = G.ships[id];
  const [length, width] = shipType(type).base;
  const [sine, cosine] = [Math.abs(Math.sin((h * Math.PI) / 180)), Math.abs(Math.cos((h * Math.PI) / 180))];
  const [sx, sy] = onSheet(sheet, x, y);
  return { x: sx, y: sy, w: (length * sine + width * cosine) / 2, h: (length * cosine + width * sine) / 2 };
}

/** A spot for the label of every ship in a list. */
export function labelSpots(G: Salamis, sheet: Sheet, ids: readonly string[]): LabelSpot[] {
  const bodies = ids.map((id) => bodyOf(G, sheet, id));
  const labels = ids.map((id) => ({ id, name: shortName(G, id), chips: chipsOf(G, id) }));
  const sizes = labels.map(({ name, chips }) => ({
    w: Math.max(name.length * LETTER, chips.length * (CHIP + CHIP_GAP)) / 2,
    h: (NAME_HEIGHT + (chips.length ? CHIP + 2 : 0)) / 2,
  }));
  return spread(bodies, sizes).map(({ x, y }, i) => ({ ...labels[i], dx: x - bodies[i].x, dy: y - bodies[i].y }));
}
