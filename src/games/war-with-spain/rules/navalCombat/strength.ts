import type { Modifier } from '../../../../kit/events.js';
import { NAVAL_COLUMNS, NAVAL_RESULTS } from '../../data/tables.js';
import { type HexId, opponentOf, type Side, seatOf, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { navalBonus } from '../leaders/assignment.js';
import { isAgainst, isFortress, zoneIsWindy } from '../map.js';
import { groupOf } from '../navalMovement/grouping/groups.js';
import type { Tools } from '../tools.js';
import { isDeep, isFleet, isOared, shipFace } from '../units.js';
import { isFriendlyPort } from '../victory/control.js';
import { askBattleLosses, fighters } from './losses.js';

// Naval strength [7.0, 7.12, 7.6, 7.7, 13.0].

/** Returns the side that has the wind; null for neither [7.71, 7.72]. */
export function weatherGage(from: HexId, hex: HexId, attacker: Side): Side | null {
  if (from === hex || !zoneIsWindy(from, hex)) return null;
  return isAgainst(from, hex) ? opponentOf(attacker) : attacker;
}

/** Returns the ships that count: only deep draft ships, if there are any [7.0]. */
function inLine(ships: readonly UnitId[]): UnitId[] {
  const deep = ships.filter(isDeep);
  return deep.length ? deep : [...ships];
}

export interface StackStrength {
  readonly total: number;
  /** Strength of the ships alone, rounded down. */
  readonly ships: number;
  readonly leaders: readonly string[];
  readonly modifiers: readonly Modifier[];
}

/** Whether a ship fights at half strength: a deep draft ship that is loose or without munitions [7.12, 12.21]. */
function isShort(G: WarWithSpain, id: UnitId): boolean {
  if (!isDeep(id)) return false;
  const group = groupOf(G, id);
  return !group || !isFleet(group) || (G.fleets[group]?.munitions ?? 0) < 1;
}

/** Returns the factor of defending ships: 2 in a friendly fortress port, 0.5 in another friendly port [7.62]. */
export function portFactor(G: WarWithSpain, side: Side, hex: HexId): 1 | 2 | 0.5 {
  if (!isFriendlyPort(G, side, hex)) return 1;
  return isFortress(hex) ? 2 : 0.5;
}

/** Returns the strength of a side's ships. `hex` is the defender's. Port factors apply only to the defender. */
export function stackStrength(
  G: WarWithSpain,
  side: Side,
  ships: readonly UnitId[],
  at: { readonly defends: boolean; readonly hex: HexId; readonly gage: Side | null },
): StackStrength {
  const counted = inLine(ships);
  const windy = at.gage === side ? counted.filter((id) => !isOared(id)).length : 0;
  const factor = at.defends ? portFactor(G, side, at.hex) : 1;
  let face = 0;
  let sum = 0;
  for (const id of counted) {
    const { cs } = shipFace(G, id);
    face += cs;
    sum += (cs + (at.gage === side && !isOared(id) ? 1 : 0)) * (isShort(G, id) ? 0.5 : 1) * factor;
  }
  const total = Math.floor(sum);
  const { bonus, leaders } = navalBonus(G, ships);
  const short = counted.filter((id) => isShort(G, id)).length;
  const modifiers: Modifier[] = [
    ['ships', face],
    ['wind', windy],
    ['shortAndPort', total - face - windy],
    ['leaders', bonus],
  ];
  return {
    total: total + bonus,
    ships: total,
    leaders,
    modifiers: modifiers.filter(([name, amount]) => amount !== 0 || (name === 'shortAndPort' && short > 0)),
  };
}

export const navalColumn = (differential: number): number => NAVAL_COLUMNS.filter((from) => differential >= from).length;

export function exchangeFire(tools: Tools): void {
  const { G, dice, emit } = tools;
  const { battle } = G;
  if (!battle) return;
  G.pending = null;
  const { attacker, from, hex } = battle;
  const defender = opponentOf(attacker);
  const gage = weatherGage(from, hex, attacker);
  const ours = stackStrength(G, attacker, fighters(G, attacker), { defends: false, hex, gage });
  const theirs = stackStrength(G, defender, fighters(G, defender), { defends: true, hex, gage });
  battle.differential = ours.total - theirs.total;
  battle.round += 1;
  const column = navalColumn(battle.differential);
  const die = dice.die(6);
  const [lost, inflicted] = NAVAL_RESULTS[die - 1][column];
  emit({
    key: 'round',
    case: '7.2',
    by: seatOf(attacker),
    at: [from, hex],
    values: {
      round: battle.round,
      attacker: ours.total,
      defender: theirs.total,
      differential: battle.differential,
      gage,
      lost,
      inflicted,
      column,
    },
    roll: { dice: [die], chart: 'navalCombat', row: die - 1 },
  });
  askBattleLosses(tools, attacker === 'E' ? { E: lost, S: inflicted } : { E: inflicted, S: lost });
}
