import { CALENDAR, LAST_TURN } from '../data/calendar.js';
import { ATTRITION, LAND_COLUMNS, LAND_RESULTS, type LandColumn, type LandLoss, SIEGE } from '../data/tables.js';
import type { HexId, Side } from '../ids.js';
import { mayStandSiege } from '../rules/landCombat.js';
import {
  attackStrength,
  type Clash,
  type ClashKind,
  defenceStrength,
  defenders,
  kindOf,
  oddsColumn,
  type Strength,
  wallFactor,
} from '../rules/landStrength.js';
import { endurance, isStarving } from '../rules/siege.js';
import { isHidden } from '../rules/units.js';
import type { PhaseId, WarWithSpain } from '../state.js';

/**
 * What may come of a decision on land, exactly: for the board's previews. Every function takes a player's own view and
 * changes nothing; chances run from 0 to 1.
 */

/** One result of the table and its chance. */
export interface LandResult {
  readonly attacker: LandLoss;
  readonly defender: LandLoss;
  readonly chance: number;
}

const sameLoss = (a: LandLoss, b: LandLoss): boolean => a.steps === b.steps && a.retreats === b.retreats;

/** 9.3: the results of a column, those of several faces together. */
export function landResults(column: LandColumn): LandResult[] {
  const at = LAND_COLUMNS.indexOf(column);
  const results: LandResult[] = [];
  for (const row of LAND_RESULTS) {
    const [attacker, defender] = row[at];
    const same = results.findIndex((result) => sameLoss(result.attacker, attacker) && sameLoss(result.defender, defender));
    if (same < 0) results.push({ attacker, defender, chance: 1 / LAND_RESULTS.length });
    else results[same] = { ...results[same], chance: results[same].chance + 1 / LAND_RESULTS.length };
  }
  return results;
}

/** What one side of a column may expect. */
export interface LandExpectation {
  /** Mean steps lost, before the size of the stack bounds them. */
  readonly steps: number;
  readonly retreats: number;
}

export function expectation(column: LandColumn): { readonly attacker: LandExpectation; readonly defender: LandExpectation } {
  const results = landResults(column);
  const of = (side: 'attacker' | 'defender'): LandExpectation => ({
    steps: results.reduce((sum, result) => sum + result.chance * result[side].steps, 0),
    retreats: results.reduce((sum, result) => sum + (result[side].retreats ? result.chance : 0), 0),
  });
  return { attacker: of('attacker'), defender: of('defender') };
}

/** The strongest defence against which an attack still reaches a column; the worst column has no bound. */
export function columnBounds(attack: number): { readonly column: LandColumn; readonly most: number | null }[] {
  return [...LAND_COLUMNS].reverse().map((column) => {
    if (column === '1-3') return { column, most: null };
    let most = 0;
    for (let defence = 1; defence <= 2 * attack; defence++) {
      if (LAND_COLUMNS.indexOf(oddsColumn(attack, defence)) >= LAND_COLUMNS.indexOf(column)) most = defence;
    }
    return { column, most };
  });
}

/** An attack as its owner sees it before he commits himself. */
export interface AssaultPreview {
  readonly kind: ClashKind;
  readonly attack: Strength;
  /** Counters that would defend, leaders among them. */
  readonly count: number;
  /** What their walls multiply them by. */
  readonly factor: number;
  /** The defender may stand a siege instead. */
  readonly siege: boolean;
  /** Known where every defender lies open. */
  readonly defence: Strength | null;
  readonly column: LandColumn | null;
  readonly results: readonly LandResult[];
  /** By column, the strongest defence that still gives it. */
  readonly bounds: readonly { readonly column: LandColumn; readonly most: number | null }[];
}

/** 9.0: what an attack may bring. Against hidden stacks the odds stay open: only their number is known. */
export function assaultPreview(view: WarWithSpain, clash: Clash): AssaultPreview {
  const units = defenders(view, clash);
  const kind = kindOf(view, clash);
  const attack = attackStrength(view, clash);
  const open = units.length > 0 && !units.some(isHidden);
  const defence = open ? defenceStrength(view, clash) : null;
  const column = defence && oddsColumn(attack.total, defence.total);
  return {
    kind,
    attack,
    count: units.length,
    factor: wallFactor(view, units, clash.hex, kind === 'storm'),
    siege: mayStandSiege(view, clash),
    defence,
    column,
    results: column ? landResults(column) : [],
    bounds: columnBounds(attack.total),
  };
}

/** A siege by land as everybody sees it. */
export interface SiegePreview {
  readonly side: Side;
  readonly clock: number;
  readonly limit: number;
  /** Nothing comes in now. */
  readonly starving: boolean;
  /** The Game-Turn in which the place falls if nothing changes; null: not before the end of the war. */
  readonly falls: number | null;
}

/** Phases in which the land combat of a side has not ended yet in this Game-Turn. */
const STILL_TO_COME: { readonly [side in Side]: readonly PhaseId[] } = {
  E: ['activation', 'navalEnglish', 'navalSpanish', 'landEnglish'],
  S: ['activation', 'navalEnglish', 'navalSpanish', 'landEnglish', 'landSpanish'],
};

/** 10.3: how long the besieged of a hex hold out, or nothing where there are none. */
export function siegePreview(view: WarWithSpain, hex: HexId): SiegePreview | undefined {
  const siege = view.sieges[hex];
  if (!siege?.land) return undefined;
  const { land: side, clock } = siege;
  const limit = endurance(view, side, hex);
  const starving = isStarving(view, side, hex);
  let months = clock;
  const first = STILL_TO_COME[side].includes(view.phase) ? view.turn : view.turn + 1;
  for (let turn = first; starving && turn <= LAST_TURN; turn++) {
    months += CALENDAR[turn - 1].winter ? SIEGE.winter : 1;
    if (months >= limit) return { side, clock, limit, starving, falls: turn };
  }
  return { side, clock, limit, starving, falls: null };
}

/** 14.1: chance that a land unit which marches in winter dies. */
export const ATTRITION_CHANCE = ATTRITION / 6;

export { replacements, stepsReplaced } from '../rules/landLosses.js';
export { type Band, bandsOf, reachOf } from '../rules/marchRoutes.js';
export { retreatHexes } from '../rules/retreat.js';
export type { Clash, Strength };
