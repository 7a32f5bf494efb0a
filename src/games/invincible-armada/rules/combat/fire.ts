import type { Modifier } from '../../../../kit/events.js';
import { counting } from '../../../../kit/modifiers.js';
import { squadronData } from '../../data/squadrons.js';
import { BATTLE_TABLE, HAWKINS_A, SPANISH_GUNNERY, TACTICAL_MATRIX } from '../../data/tables.js';
import { flagOf, type Side, type SquadronId, type Tactic } from '../../ids.js';
import type { Armada, Battle } from '../../state.js';
import { strength } from '../fleet.js';
/** What a side fires with [7.4.3], and what its dice come to [7.5]. */

/** The squadron of a side in a battle. */
export const fighter = (battle: Pick<Battle, 'attacker' | 'defender'>, side: Side): SquadronId =>
  flagOf(battle.attacker) === side ? battle.attacker : battle.defender;

/** What chits have added to a battle's fire before any is played. */
export const noExtra = (): Battle['extra'] => ({ english: { dice: 0, drm: 0 }, spanish: { dice: 0, drm: 0 } });

/** How a side fires: number of dice by source, and what is added to each of them, by name. */
export interface Fire {
  readonly dice: readonly Modifier[];
  readonly drm: readonly Modifier[];
}

/** What a squadron's display gives it with this tactic in this role. */
function displayBonus(id: SquadronId, tactic: Tactic, role: 'attacker' | 'defender'): { readonly dice: number; readonly drm: number } {
  const { battle } = squadronData[id];
  const fits = battle?.tactics.includes(tactic) && (!battle.role || battle.role === role);
  return battle && fits ? battle : { dice: 0, drm: 0 };
}

/** What a side would roll with these tactics, as things stand [7.4.3]. */
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

/** Row of the Battle Table for a modified die. */
const battleRow = (value: number): number => BATTLE_TABLE.rows.findIndex(({ max }) => value <= max);

/** Hits of one Battle Die; a natural 6 never misses. */
export function hitsOf(die: number, drm: number): number {
  const { hits } = BATTLE_TABLE.rows[battleRow(die + drm)];
  return die === 6 ? Math.max(hits, BATTLE_TABLE.naturalSix) : hits;
}
