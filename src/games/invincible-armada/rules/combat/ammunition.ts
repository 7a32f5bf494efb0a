import { counting, sumOf } from '../../../../kit/modifiers.js';
import { LOW_AMMO } from '../../data/tables.js';
import { flagOf, type SquadronId } from '../../ids.js';
import { rollOf, type Tools, throwDice } from '../tools.js';
/** Module 7.6: Shot and Low Ammo. */

/** A squadron that has fired gains a Shot marker, and may run low by it [7.6]. */
export function spendShot(tools: Tools, id: SquadronId): void {
  const squadron = tools.G.squadrons[id];
  if (!squadron.alive || squadron.lowAmmo) return;
  squadron.shot += 1;
  lowAmmoCheck(tools, id);
}

/** The Low Ammo die for a squadron with Shot [7.6]. */
export function lowAmmoCheck(tools: Tools, id: SquadronId): void {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  const modifiers = counting([['queensPurse', G.options.queensPurse && flagOf(id) === 'english' ? LOW_AMMO.queensPurse : 0]]);
  const dice = throwDice(tools, 1);
  const total = dice[0] + sumOf(modifiers);
  const { shot } = squadron;
  const low = total < shot;
  if (low) {
    squadron.shot = 0;
    squadron.lowAmmo = true;
  }
  emit({
    key: low ? 'lowAmmo' : 'ammoLasts',
    case: '7.6',
    who: [id],
    values: { shot, total },
    roll: rollOf(dice, modifiers, { total, chart: 'lowAmmo', row: Math.min(shot, 7) - 1 }),
  });
}
