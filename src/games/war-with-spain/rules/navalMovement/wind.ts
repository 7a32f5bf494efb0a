import { WIND_EFFECTS, type WindEffect } from '../../data/tables.js';
import { turnInfo } from '../../data/tracks.js';
import { type HexId, type Side, seatOf, TF, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { isAgainst, isMediterranean } from '../map.js';
import type { Tools } from '../tools.js';
import { isOared, shipFace } from '../units.js';

/** Prevailing winds and what they do to a voyage [6.22 to 6.27]. */

/** Whether any step of a path goes against the wind: then all of it does [6.22]. */
export function pathAgainst(from: HexId, path: readonly HexId[]): boolean {
  return path.some((hex, at) => isAgainst(at ? path[at - 1] : from, hex));
}

/** Ships that the wind can touch [6.25]. */
export const sailing = (ships: readonly UnitId[]): UnitId[] => ships.filter((id) => !isOared(id));

/** Whether a voyage is diced for: not in the Mediterranean alone, and not under oars alone [6.25, 6.27]. */
export const feelsWind = (ships: readonly UnitId[], path: readonly HexId[]): boolean =>
  sailing(ships).length > 0 && !path.every(isMediterranean);

/** The column of the Wind Effects Table: 0 and 1 in summer, 2 and 3 in October and winter; the odd ones against the wind [6.23]. */
export const windColumn = (G: WarWithSpain, against: boolean): number => (turnInfo(G.turn).rough ? 2 : 0) + (against ? 1 : 0);

/** The movement allowance of a group after the wind took its part: of the slowest unit [6.14, 6.24]. */
export const allowanceOf = (G: WarWithSpain, ships: readonly UnitId[], taken: number): number =>
  Math.min(...ships.map((id) => (isOared(id) ? shipFace(G, id).ma : Math.max(0, shipFace(G, id).ma - taken))));

/** Steps that the wind can take from ships: never from those under oars, nor from the Treasure Fleet [6.25, 11.25]. */
export const stormable = (ships: readonly UnitId[]): UnitId[] => sailing(ships).filter((id) => id !== TF);

/** Throws two dice for wind, and tells. */
export function rollWind(tools: Tools, side: Side, who: string, hex: HexId, against: boolean): WindEffect {
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
    values: { against, ma: effect[0], steps: effect[1] },
    roll: { dice: thrown, total, chart: 'wind', row: total - 2 },
  });
  return effect;
}
