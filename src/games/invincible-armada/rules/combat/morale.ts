import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { squadronData } from '../../data/squadrons.js';
import { MORALE } from '../../data/tables.js';
import { flagOf, type SquadronId } from '../../ids.js';
import type { Armada } from '../../state.js';
import { chitsOn } from '../fleet.js';
import { rollOf, type Tools, throwDice } from '../tools.js';
/** Module 7.6: Morale Rolls. */

/** What is added to a squadron's Morale Roll [7.6]; `occasion` is what this one brings along. */
export function moraleModifiers(G: Armada, id: SquadronId, occasion: readonly Modifier[] = []): Modifier[] {
  return counting([
    ['hits', G.squadrons[id].hits * MORALE.perHit],
    ['display', squadronData[id].morale],
    ['stoutHearts', chitsOn(G, id, 'stoutHearts') * MORALE.stoutHearts],
    ['murmurs', chitsOn(G, id, 'murmurs') * MORALE.murmurs],
    ['santaCruzLives', G.options.santaCruzLives && flagOf(id) === 'spanish' ? MORALE.santaCruzLives : 0],
    ...occasion,
  ]);
}

/**
 * A Morale Roll, if one is due: sunk and Broken squadrons make none [7.6].
 * @returns whether the squadron was Broken by it
 */
export function moraleRoll(tools: Tools, id: SquadronId, occasion: readonly Modifier[] = []): boolean {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  if (!squadron.alive || squadron.broken) return false;
  const modifiers = moraleModifiers(G, id, occasion);
  const dice = throwDice(tools, 2);
  const total = dice[0] + dice[1] + sumOf(modifiers);
  squadron.broken = total >= MORALE.breakAt;
  emit({
    key: squadron.broken ? 'breaks' : 'holds',
    case: '7.6',
    who: [id],
    roll: rollOf(dice, modifiers, { total, chart: 'morale', row: squadron.broken ? 1 : 0 }),
  });
  return squadron.broken;
}
