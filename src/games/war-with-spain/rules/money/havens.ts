import type { TrackId } from '../../data/tracks.js';
import { type HexId, type Side, seatOf, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { activationStrength, navalTrackAt, valueLeft } from '../activation/activationValue.js';
import { ashoreWith, layUp } from '../activation/mooring.js';
import { groupOf } from '../navalMovement/grouping/groups.js';
import { removeShip, settleGroup } from '../navalMovement/grouping/sinking.js';
import type { Tools } from '../tools.js';
import { isBlocked, ownsTrack } from '../victory/control.js';
import { boxOf } from '../whereabouts.js';
import { paidShips } from './upkeep.js';

/** Ports in which a bankrupt side must lay up its ships [11.3]. */

export const weightOf = (ids: readonly UnitId[]): number => ids.reduce((sum, id) => sum + activationStrength(id), 0);

/** A port whose ships a bankrupt side must lay up. */
interface Haven {
  readonly track: TrackId;
  readonly hex: HexId;
  readonly ships: readonly UnitId[];
  /** How many of them its Activation Value can take; the others are lost. */
  readonly most: number;
  readonly room: number;
}

/** Ports with a track of ships that works, where the side has ships that it pays. */
export function havens(G: WarWithSpain, side: Side): Haven[] {
  const ports = new Map<TrackId, UnitId[]>();
  for (const id of paidShips(G, side)) {
    const track = navalTrackAt(G.naval[id].at);
    if (track && ownsTrack(G, side, track) && !isBlocked(G, side, track)) ports.set(track, [...(ports.get(track) ?? []), id]);
  }
  return [...ports].map(([track, ships]) => {
    // A track may hold more than its value already (5.64): then it takes nothing.
    const room = Math.max(0, valueLeft(G, track));
    return { track, hex: G.naval[ships[0]].at, ships, most: mostIn(ships, room), room };
  });
}

/** How many ships fit at most: the light ones. */
function mostIn(ships: readonly UnitId[], room: number): number {
  const weights = ships.map(activationStrength).sort((a, b) => a - b);
  let left = room;
  const full = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return full < 0 ? weights.length : full;
}

export const overfull = (haven: Haven): boolean => haven.most < haven.ships.length;

/** Sets of ships that a haven can take, the strongest first: a few. */
export function savings({ ships, most, room }: Haven): UnitId[][] {
  const sets: UnitId[][] = [];
  const search = (at: number, chosen: UnitId[], left: number) => {
    if (chosen.length === most) sets.push(chosen);
    else if (sets.length < MOST_SEARCHED) {
      for (let next = at; next < ships.length; next++) {
        const rest = left - activationStrength(ships[next]);
        if (rest >= 0) search(next + 1, [...chosen, ships[next]], rest);
      }
    }
  };
  search(0, [], room);
  return sets.sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_OFFERED);
}

const MOST_SEARCHED = 1000;

const MOST_OFFERED = 8;

/** Lays up what a port can take, and gives up the rest; who was aboard goes ashore. */
export function closeHaven(tools: Tools, side: Side, haven: Haven, chosen: readonly UnitId[]): void {
  const { G, emit } = tools;
  const { track, hex, ships } = haven;
  const saved = overfull(haven) ? ships.filter((id) => chosen.includes(id)) : ships;
  const lost = ships.filter((id) => !saved.includes(id));
  const groups = new Set(ships.map((id) => groupOf(G, id)).filter((group) => group !== undefined));
  for (const id of saved) layUp(G, id, boxOf(track, 2));
  if (saved.length) emit({ key: 'laidUp', case: '11.3', by: seatOf(side), at: [hex], who: [...saved], values: { track } });
  for (const id of lost) {
    for (const unit of ashoreWith(G, id).landIds) G.land[unit].at = hex;
    removeShip(tools, id);
  }
  for (const group of groups) settleGroup(tools, group);
  if (lost.length) emit({ key: 'shipsGivenUp', case: '11.3', by: seatOf(side), at: [hex], who: lost });
}
