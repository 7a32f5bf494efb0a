import { BISCAY_HIT } from '../../data/tables.js';
import { SPANISH, type SquadronId } from '../../ids.js';
import { rollOf, type Tools, throwDice, unmoved } from '../tools.js';
/** Module 17.2.5. */

export function stormSegment(tools: Tools): undefined {
  const { G, emit } = tools;
  if (!G.options.biscayStorm) return;
  const unhurt: { id: SquadronId; die: number }[] = [];
  for (const id of SPANISH) {
    const dice = throwDice(tools, 1);
    if (dice[0] > BISCAY_HIT) {
      unhurt.push({ id, die: dice[0] });
      continue;
    }
    G.squadrons[id].hits += 1;
    emit({ key: 'stormHit', case: '17.2.5', who: [id], roll: rollOf(dice, [], { chart: 'galeDamage', row: 0 }) });
  }
  if (unhurt.length) emit({ key: 'stormMiss', case: '17.2.5', ...unmoved(unhurt, { chart: 'galeDamage', row: 1 }) });
}
