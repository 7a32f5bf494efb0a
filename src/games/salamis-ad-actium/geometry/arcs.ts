import { cs, type Pose, sn } from './shapes.js';

/** Returns a position relative to a ship, in ten-thousandths of a mm: `u` towards its bow, `v` towards starboard. */
export function resolve(from: Pose, to: { readonly x: number; readonly y: number }): { u: number; v: number } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const s = sn(from.h);
  const c = cs(from.h);
  return { u: dx * s + dy * c, v: dx * c - dy * s };
}

/** The square root of 3, times 10000. */
const ROOT3 = 17321;
const SCALE = 10000;

/** Half the angle of an arc, in degrees. */
export type Half = 30 | 45 | 60;

/** Whether a point lies in an arc of a ship: forward (F), aft (A), or broadside (B). */
export function inArc(from: Pose, to: { readonly x: number; readonly y: number }, dir: 'F' | 'A' | 'B', half: Half): boolean {
  const { u, v } = resolve(from, to);
  const along = dir === 'A' ? -u : u;
  const across = v < 0 ? -v : v;
  if (dir === 'B') {
    const length = u < 0 ? -u : u;
    return half === 45 ? length <= across : v !== 0 && ROOT3 * length <= SCALE * across;
  }
  if (along <= 0) return false;
  if (half === 45) return across <= along;
  return half === 60 ? SCALE * across <= ROOT3 * along : ROOT3 * across <= SCALE * along;
}
