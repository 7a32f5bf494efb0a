import { turnInfo } from '../../data/calendar.js';
import { ATTRITION } from '../../data/tables.js';
import { seatOf } from '../../ids.js';
import type { Tools } from '../tools.js';
import { removeArmy, sideOfUnit } from '../units.js';

/** The attrition of winter [14.1]. */

/** Dice for every unit that marched in winter, in the order in which they did. */
export function attrition({ G, dice, emit }: Tools): void {
  if (!turnInfo(G.turn).winter) return;
  for (const id of G.marched.filter((unit) => G.land[unit])) {
    const { at } = G.land[id];
    const die = dice.die(6);
    const lost = die <= ATTRITION;
    if (lost) removeArmy(G, id);
    emit({
      key: 'attrition',
      case: '14.1',
      by: seatOf(sideOfUnit(id)),
      at: [at],
      ...(lost && { who: [id] }),
      values: { lost },
      roll: { dice: [die] },
    });
  }
}
