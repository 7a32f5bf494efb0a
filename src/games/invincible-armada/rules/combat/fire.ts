import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { squadronData } from '../../data/squadrons.js';
import { BATTLE_TABLE, HAWKINS_A, LOW_AMMO, SPANISH_GUNNERY, TACTICAL_MATRIX } from '../../data/tables.js';
import { flagOf, type Side, type SquadronId, type Tactic } from '../../ids.js';
import type { Armada, Battle } from '../../state.js';
import { living, strength, whereabouts } from '../fleet.js';
import { rollDice, rollOf, type Tools } from '../tools.js';
import { win } from '../victory.js';

// Shot and Low Ammo [7.6].

/** Adds a Shot marker after firing, and checks Low Ammo [7.6]. */
export function spendShot(tools: Tools, id: SquadronId): void {
  const squadron = tools.G.squadrons[id];
  if (!squadron.alive || squadron.lowAmmo) return;
  squadron.shot += 1;
  lowAmmoCheck(tools, id);
}

export function lowAmmoCheck(tools: Tools, id: SquadronId): void {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  const modifiers = counting([['queensPurse', G.options.queensPurse && flagOf(id) === 'english' ? LOW_AMMO.queensPurse : 0]]);
  const dice = rollDice(tools, 1);
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

// Hits [7.6].

/** Applies Hits. At 0 strength the squadron is eliminated; excess Hits are lost [7.6]. */
export function takeHits(tools: Tools, id: SquadronId, hits: number): void {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  if (!squadron.alive) return;
  squadron.hits += Math.min(hits, strength(G, id));
  if (strength(G, id) > 0) return;
  const at = whereabouts(G, id);
  squadron.alive = false;
  squadron.square = null;
  squadron.loc = null;
  emit({ key: 'eliminated', case: '7.6', at, who: [id] });
  if (living(G, 'spanish').length === 0) win(tools, 'english', 'armadaDestroyed');
}

// Battle Dice [7.4.3, 7.5].

export const fighter = (battle: Pick<Battle, 'attacker' | 'defender'>, side: Side): SquadronId =>
  flagOf(battle.attacker) === side ? battle.attacker : battle.defender;

/** Returns a battle's initial chit modifiers, all 0. */
export const noExtra = (): Battle['extra'] => ({ english: { dice: 0, drm: 0 }, spanish: { dice: 0, drm: 0 } });

/** A side's dice and modifiers, by source. */
export interface Fire {
  readonly dice: readonly Modifier[];
  readonly drm: readonly Modifier[];
}

function displayBonus(id: SquadronId, tactic: Tactic, role: 'attacker' | 'defender'): { readonly dice: number; readonly drm: number } {
  const { battle } = squadronData[id];
  const fits = battle?.tactics.includes(tactic) && (!battle.role || battle.role === role);
  return battle && fits ? battle : { dice: 0, drm: 0 };
}

/** Returns a side's dice and modifiers with these tactics in the current state [7.4.3]. */
export function fireOf(
  G: Armada,
  battle: Pick<Battle, 'attacker' | 'defender' | 'extra'>,
  side: Side,
  tactics: { readonly [side in Side]: Tactic },
): Fire {
  const id = fighter(battle, side);
  const squadron = G.squadrons[id];
  const cell = TACTICAL_MATRIX[tactics.english][tactics.spanish];
  const bonus = displayBonus(id, tactics[side], id === battle.attacker ? 'attacker' : 'defender');
  const extra = battle.extra[side];
  return {
    dice: counting([
      ['matrix', cell[side].dice],
      ['display', bonus.dice],
      ['chits', extra.dice],
    ]),
    drm: counting([
      ['matrix', cell[side].drm],
      ['display', bonus.drm],
      ['strength', strength(G, id) <= BATTLE_TABLE.weakStrength ? BATTLE_TABLE.weak : 0],
      ['broken', squadron.broken ? BATTLE_TABLE.broken : 0],
      ['lowAmmo', squadron.lowAmmo ? BATTLE_TABLE.lowAmmo : 0],
      ['chits', extra.drm],
      ...(side === 'spanish' ? SPANISH_GUNNERY.map((id): Modifier => [id, G.options[id] ? 1 : 0]) : []),
      ['hawkinsA', side === 'english' && G.options.hawkinsA && tactics.english === 'standOff' ? HAWKINS_A : 0],
    ]),
  };
}

const battleRow = (value: number): number => BATTLE_TABLE.rows.findIndex(({ max }) => value <= max);

export function hitsOf(die: number, drm: number): number {
  const { hits } = BATTLE_TABLE.rows[battleRow(die + drm)];
  return die === 6 ? Math.max(hits, BATTLE_TABLE.naturalSix) : hits;
}
