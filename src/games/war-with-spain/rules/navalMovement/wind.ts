import { WIND_EFFECTS, type WindEffect } from '../../data/tables.js';
import { turnInfo } from '../../data/tracks.js';
import { type HexId, type Side, seatOf, TF, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { isAgainst, isMediterranean } from '../map.js';
import type { Tools } from '../tools.js';
import { isOared, shipFace } from '../units.js';

/** Whether a path is against the wind. A single step is enough [6.22]. */
export function pathAgainst(from: HexId, path: readonly HexId[]): boolean {
  return path.some((hex, at) => isAgainst(at ? path[at - 1] : from, hex));
}

/** Returns the ships under sail, which are the only ones that the wind affects [6.25]. */
export const sailing = (ships: readonly UnitId[]): UnitId[] => ships.filter((id) => !isOared(id));

export const feelsWind = (ships: readonly UnitId[], path: readonly HexId[]): boolean =>
  sailing(ships).length > 0 && !path.every(isMediterranean);

/**
 * Returns the wind table's column: 0 or 1 from April to September, 2 or 3 in October and winter; odd against the wind
 * [6.23].
 */
export const windColumn = (G: WarWithSpain, against: boolean): number => (turnInfo(G.turn).rough ? 2 : 0) + (against ? 1 : 0);

/** Returns the slowest ship's allowance after a loss of `taken` MP [6.14, 6.24]. */
export const allowanceOf = (G: WarWithSpain, ships: readonly UnitId[], taken: number): number =>
  Math.min(...ships.map((id) => (isOared(id) ? shipFace(G, id).ma : Math.max(0, shipFace(G, id).ma - taken))));

export const stormable = (ships: readonly UnitId[]): UnitId[] => sailing(ships).filter((id) => id !== TF);

/** @param idle whether the roll is for a fleet that stays on the high seas [6.26] */
export function rollWind(tools: Tools, side: Side, who: string, hex: HexId, against: boolean, idle = false): WindEffect {
  const { G, dice, emit } = tools;
  const thrown = [dice.die(6), dice.die(6)];
  const total = thrown[0] + thrown[1];
  const column = windColumn(G, against);
  const effect = WIND_EFFECTS[total - 2][column];
  emit({
    key: 'wind',
    case: '6.23',
    by: seatOf(side),
    at: [hex],
    who: [who],
    values: { against, ma: effect[0], steps: effect[1], ...(idle && { idle }) },
    roll: { dice: thrown, total, chart: 'wind', row: total - 2 },
  });
  return effect;
}
