import * as Type from '@sinclair/typebox';
import { TRACK_IDS, type TrackId } from '../../data/tracks.js';
import type { Side, UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { ownsTrack } from '../victory/control.js';
import { isFrozen, siegeRefusal } from './tracks.js';

/** Where work may begin, and what it costs [5.5, 11.18]. */

export const TrackArg = Type.Union(TRACK_IDS.map((id) => Type.Literal(id)));

/** Why no work may begin on a track. */
export function trackRefusal(view: WarWithSpain, side: Side, track: TrackId, forShips: boolean): Violation | undefined {
  if (!ownsTrack(view, side, track)) return violation('trackNotYours', '5.55', { track });
  if (isFrozen(view, track, forShips)) return violation('winterWork', '5.57', { track });
  return siegeRefusal(view, side, track);
}

export const purse = (view: WarWithSpain, side: Side, cost: number): Violation | undefined =>
  cost > view.treasury[side] ? violation('tooDear', '11.18', { cost, left: view.treasury[side] }) : undefined;

/** A counter to be made, and what makes others like it. */
export interface Sample {
  readonly id: UnitId;
  readonly kind: string;
  readonly price: number;
}

/** The first counter of each kind that is in the pool: the others of its kind are like it. */
export function firstOfKind<T extends Sample>(counters: readonly T[], isInPool: (id: UnitId) => boolean): T[] {
  const found: T[] = [];
  const known = new Set<string>();
  for (const counter of counters) {
    if (known.has(counter.kind) || !isInPool(counter.id)) continue;
    known.add(counter.kind);
    found.push(counter);
  }
  return found;
}
