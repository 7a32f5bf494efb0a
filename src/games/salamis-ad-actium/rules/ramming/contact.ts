import { type Aspect, RAKE, RAM } from '../../data/boarding.js';
import { LEVEL } from '../../data/damage.js';
import { angDiff, cs, type Pose, rect, SCALE, type Size, sn, TENTHS } from '../../geometry/shapes.js';
import type { Salamis, Ship } from '../../state.js';
import { isDerelict, oarQuarter, ship, sizeOf, typeOf } from '../basics/ships.js';
import { isSteady } from '../intermediate/officers.js';

// The aspect of an attack [7.1]: bow, stern or side.

type Face = 'bow' | 'stern' | 'port' | 'stbd';

interface Meeting {
  readonly face: Face;
  readonly theta: number;
  readonly aspect: Aspect;
  /** Position of the bow relative to the other ship's centre: along its bow and to its starboard, in tenths of a mm. */
  readonly u: number;
  readonly v: number;
  readonly parallel: boolean;
  /** Whether the bow strikes far enough from the centre line to move along the oars. */
  readonly wide: boolean;
}

/** Returns how the bow, at the first mm of overlap, meets the other base. */
function meet(mover: Pose, size: Size, target: Pose, [length, width]: Size): Meeting {
  const [x0, y0, x1, y1] = rect(mover, size);
  // `dx` and `dy` are twice the distance in tenths of a mm, so the values below are integers, multiplied by 20000.
  const dx = x0 + x1 - 2 * TENTHS * target.x;
  const dy = y0 + y1 - 2 * TENTHS * target.y;
  const u = dx * sn(target.h) + dy * cs(target.h);
  const v = dx * cs(target.h) - dy * sn(target.h);
  const unit = 2 * SCALE;
  const a = (unit * TENTHS * length) / 2;
  const b = (unit * TENTHS * width) / 2;
  const theta = angDiff(mover.h, target.h);
  const atEnd = Math.abs(u) - a >= Math.abs(v) - b;
  const face: Face = atEnd ? (u > 0 ? 'bow' : 'stern') : v < 0 ? 'port' : 'stbd';
  return {
    face,
    theta,
    aspect: aspectOf(face, theta),
    u: u / unit,
    v: v / unit,
    parallel: theta <= RAM.parallel || theta >= 180 - RAM.parallel,
    wide: 2 * Math.abs(v) >= b,
  };
}

function aspectOf(face: Face, theta: number): Aspect {
  if (face === 'bow') return theta >= 120 ? 'bow' : 'bowQuarter';
  if (face === 'stern') return theta <= 60 ? 'stern' : 'sternQuarter';
  return theta < 60 ? 'sternQuarter' : theta > 120 ? 'bowQuarter' : 'beam';
}

export interface Contact extends Meeting {
  readonly target: string;
  /** Distance moved ahead in this activation, in mm. */
  readonly moved: number;
  /** Straight distance since the last turn, in mm. */
  readonly straight: number;
  readonly ram: boolean;
  readonly rake: boolean;
}

export const LEAST_RUN = Math.min(RAM.run, RAKE.run);

export const canStrike = (G: Salamis, id: string): boolean => {
  const { dmg, prize } = ship(G, id);
  return dmg <= RAM.mostDamage && prize === null && isSteady(G, id);
};

export const canBeStruck = (vessel: Ship): boolean => vessel.dmg < LEVEL.sinking && !isDerelict(vessel);

export const hasOars = (vessel: Ship): boolean => typeOf(vessel).oarsmen > 0;

/** Returns the contact with `target`, whose base overlaps that of the ship at `place`. */
export function contactWith(
  G: Salamis,
  id: string,
  place: Pose,
  target: string,
  run: { moved: number; straight: number; oars: boolean },
): Contact {
  const mover = ship(G, id);
  const other = ship(G, target);
  const how = meet(place, sizeOf(mover), other.at, sizeOf(other));
  const fit = run.oars && canStrike(G, id) && canBeStruck(other);
  const side = how.face === 'port' || how.face === 'stbd';
  return {
    ...how,
    target,
    moved: run.moved,
    straight: run.straight,
    ram: fit && run.straight >= RAM.run && !(side && how.parallel),
    rake: fit && run.straight >= RAKE.run && oarQuarter(mover) >= RAKE.quarter && hasOars(other) && how.parallel && how.wide,
  };
}
