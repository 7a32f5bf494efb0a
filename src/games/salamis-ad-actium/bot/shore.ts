import { CURRENT } from '../data/movement.js';
import { ahead, heading } from '../geometry/angles.js';
import { overlap } from '../geometry/overlap.js';
import { areNear, type Box, box, MM_PER_CM, type Pose, rect, type Shape, type Size, shapeOf } from '../geometry/shapes.js';
import { tidalStream } from '../rules/settingUp/surroundings.js';
import type { Salamis } from '../state.js';

/** Shores on to which a ship may be driven by currents before it moves again [2.10, 5.6]. */

/** Share of a ship that is lost on rocks, and on sand. */
const ROCKS = 0.8;
const SAND = 0.2;

interface Shore {
  readonly shape: Shape;
  readonly bounds: Box;
  readonly loss: number;
}
/** Where streams may carry a ship, each with how far at most, and the shores that may be in the way. */
export interface LeeShores {
  readonly streams: readonly { readonly dir: number; readonly faces: number }[];
  readonly shores: readonly Shore[];
}

/** What a captain keeps in mind of shores where there is a current; nothing elsewhere. */
export function leeShores(G: Salamis): LeeShores | undefined {
  const tide = tidalStream(G);
  const all = [...G.weather.currents, ...(tide ? [tide] : [])];
  if (!G.options.currentsAndTides || !all.length) return undefined;
  const streams = all.map(({ dir, strength }) => ({ dir: heading(Math.round(dir / 5) * 5), faces: CURRENT[strength].sides }));
  const shores = Object.values(G.land).map(({ poly, coast }) => {
    const shape = shapeOf(poly);
    return { shape, bounds: box(shape), loss: coast === 'rocky' ? ROCKS : SAND };
  });
  return { streams, shores };
}

/** The share of a ship at a place that the next drift is likely to cost. */
export function driftRisk({ streams, shores }: LeeShores, at: Pose, size: Size): number {
  const near = shores.filter(({ bounds }) => areNear(box(rect(at, size)), bounds, 6 * MM_PER_CM));
  if (!near.length) return 0;
  let risk = 0;
  for (const { dir, faces } of streams) {
    for (let cm = 1; cm <= faces; cm++) {
      const [x, y] = ahead(at.x, at.y, dir, cm * MM_PER_CM);
      const base = rect({ x, y, h: at.h }, size);
      const hit = near.find(({ shape }) => overlap(base, shape));
      if (hit) {
        risk += (hit.loss * (faces - cm + 1)) / faces;
        break;
      }
    }
  }
  return risk;
}
