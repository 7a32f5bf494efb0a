import { turnInfo } from '../../data/calendar.js';
import { SIEGE } from '../../data/tables.js';
import { type HexId, opponentOf, type Side, seatOf, TF } from '../../ids.js';
import type { RuleCase } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { isFortress, isPort } from '../map.js';
import { treasureLost } from '../money/treasureFleet.js';
import { removeShip } from '../navalMovement/grouping/sinking.js';
import type { Tools } from '../tools.js';
import { hasShips, removeArmy, shipsAt } from '../units.js';
import { controllerAt } from '../victory/control.js';
import { besiegedArmies, liftSieges } from './sieges.js';

/** Hunger in besieged places [10.3]. */

/** Months that a place holds out once nothing comes in [10.31, 10.32]. */
const endurance = (G: WarWithSpain, side: Side, hex: HexId): number =>
  isFortress(hex) && controllerAt(G, hex) === side ? SIEGE.fortress : SIEGE.plain;

/** Whether nothing comes in to the besieged of a hex: in a port only with enemy ships before it as well [10.25, 10.33]. */
const isStarving = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  G.sieges[hex]?.land === side && (!isPort(hex) || hasShips(G, opponentOf(side), hex));

/** At the end of a side's land combat: hunger in the places where it is besieged [10.3]. */
export function countSieges(tools: Tools, side: Side): void {
  const { G, emit } = tools;
  for (const [hex, siege] of Object.entries(G.sieges)) {
    if (siege.land !== side) continue;
    siege.clock = isStarving(G, side, hex) ? siege.clock + (turnInfo(G.turn).winter ? SIEGE.winter : 1) : 0;
    if (!siege.clock) continue;
    const limit = endurance(G, side, hex);
    emit({ key: 'hunger', case: '10.3', by: seatOf(side), at: [hex], values: { clock: Math.min(siege.clock, limit), limit } });
    if (siege.clock >= limit) starve(tools, side, hex, limit === SIEGE.fortress ? '10.32' : '10.31');
  }
}

/** The place falls: all who were in it are lost, and it is the besieger's [10.31]. */
function starve(tools: Tools, side: Side, hex: HexId, ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const men = besiegedArmies(G, hex);
  const ships = shipsAt(G, side, hex);
  for (const id of men) removeArmy(G, id);
  for (const id of ships) removeShip(tools, id);
  emit({ key: 'starved', case: ruleCase, by: seatOf(side), at: [hex], who: [...men, ...ships] });
  if (ships.includes(TF)) treasureLost(tools, false);
  liftSieges(tools);
}
