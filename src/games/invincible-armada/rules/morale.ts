import type { Modifier } from '../../../kit/chronicle.js';
import { squadronData } from '../data/squadrons.js';
import { LOW_AMMO, MORALE } from '../data/tables.js';
import { type SquadronId, sideOf } from '../ids.js';
import type { Armada } from '../state.js';
import { chitsOn, living, named, rollOf, strength, sum, type Tools, throwDice, whereabouts } from './fleet.js';
import { win } from './victory.js';

/** What is added to a squadron's Morale Roll [7.6]; `occasion` is what this one brings along. */
export function moraleModifiers(G: Armada, id: SquadronId, occasion: readonly Modifier[] = []): Modifier[] {
  return named(
    ['hits', G.squadrons[id].hits * MORALE.perHit],
    ['display', squadronData[id].morale],
    ['stoutHearts', chitsOn(G, id, 'stoutHearts') * MORALE.stoutHearts],
    ['murmurs', chitsOn(G, id, 'murmurs') * MORALE.murmurs],
    ['santaCruzLives', G.options.santaCruzLives && sideOf(id) === 'spanish' ? MORALE.santaCruzLives : 0],
    ...occasion,
  );
}

/**
 * A Morale Roll, if one is due: sunk and Broken squadrons make none [7.6].
 * @returns whether the squadron was Broken by it
 */
export function moraleRoll(table: Tools, id: SquadronId, occasion: readonly Modifier[] = []): boolean {
  const { G, tell } = table;
  const squadron = G.squadrons[id];
  if (!squadron.alive || squadron.broken) return false;
  const modifiers = moraleModifiers(G, id, occasion);
  const dice = throwDice(table, 2);
  const total = dice[0] + dice[1] + sum(modifiers);
  squadron.broken = total >= MORALE.breakAt;
  tell({
    key: squadron.broken ? 'breaks' : 'holds',
    case: '7.6',
    who: [id],
    roll: rollOf(dice, modifiers, { total, chart: 'morale', row: squadron.broken ? 1 : 0 }),
  });
  return squadron.broken;
}

/** Hits on a squadron; at its strength it is gone, and what is left over is lost [7.6]. */
export function takeHits(table: Tools, id: SquadronId, hits: number): void {
  const { G, tell } = table;
  const squadron = G.squadrons[id];
  squadron.hits += Math.min(hits, strength(G, id));
  if (strength(G, id) > 0) return;
  const at = whereabouts(G, id);
  squadron.alive = false;
  squadron.square = null;
  squadron.loc = null;
  tell({ key: 'eliminated', case: '7.6', at, who: [id] });
  if (living(G, 'spanish').length === 0) win(table, 'english', 'armadaDestroyed');
}

/** The Low Ammo die for a squadron with Shot [7.6]. */
export function lowAmmoCheck(table: Tools, id: SquadronId): void {
  const { G, tell } = table;
  const squadron = G.squadrons[id];
  const modifiers = named(['queensPurse', G.options.queensPurse && sideOf(id) === 'english' ? LOW_AMMO.queensPurse : 0]);
  const dice = throwDice(table, 1);
  const total = dice[0] + sum(modifiers);
  const { shot } = squadron;
  const low = total < shot;
  if (low) {
    squadron.shot = 0;
    squadron.lowAmmo = true;
  }
  tell({
    key: low ? 'lowAmmo' : 'ammoLasts',
    case: '7.6',
    who: [id],
    values: { shot },
    roll: rollOf(dice, modifiers, { total, chart: 'lowAmmo', row: Math.min(shot, 7) - 1 }),
  });
}
