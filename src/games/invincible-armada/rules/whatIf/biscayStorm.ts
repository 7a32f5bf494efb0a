import { BISCAY_HIT } from '../../data/tables.js';
import { SPANISH } from '../../ids.js';
import { rollOf, type Tools, throwDice } from '../tools.js';
/** Module 17.2.5. */

export function stormSegment(tools: Tools): undefined {
  const { G, tell } = tools;
  if (!G.options.biscayStorm) return;
  for (const id of SPANISH) {
    const dice = throwDice(tools, 1);
    const hit = dice[0] <= BISCAY_HIT;
    if (hit) G.squadrons[id].hits += 1;
    tell({
      key: hit ? 'stormHit' : 'stormMiss',
      case: '17.2.5',
      who: [id],
      roll: rollOf(dice, [], { chart: 'galeDamage', row: hit ? 0 : 1 }),
    });
  }
}
