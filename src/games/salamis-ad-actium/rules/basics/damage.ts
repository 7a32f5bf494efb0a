import { LEVEL } from '../../data/damage.js';
import type { RuleCase } from '../../keys.js';
import type { Damage, Groups, Salamis, Ship } from '../../state.js';
import { fightingOarsmen, ship, type Tools } from './ships.js';

/** Damage levels [1.4], oars [5.1] and men [5.13, 8.4]. */

/** The level that inflicting `level` on a ship at level `now` comes to: it worsens by one at least. */
export const worsened = (now: Damage, level: number): Damage =>
  level ? (Math.min(LEVEL.sinking, Math.max(level, now + 1)) as Damage) : now;

/** Inflicts a level on a ship; 0 does nothing. */
export function inflict({ G, emit }: Tools, id: string, level: number, ruleCase: RuleCase): void {
  const vessel = ship(G, id);
  const after = worsened(vessel.dmg, level);
  if (after === vessel.dmg) return;
  vessel.dmg = after;
  emit({ key: 'damage', case: ruleCase, who: [id], values: { level: after } });
}

export type Beam = 'port' | 'stbd';

/** Takes oar groups off one side, as many as are there. */
export function loseGroups({ G, emit }: Tools, id: string, beam: Beam, groups: number, ruleCase: RuleCase): void {
  const vessel = ship(G, id);
  const lost = Math.min(groups, vessel[beam]);
  if (lost <= 0) return;
  vessel[beam] = (vessel[beam] - lost) as Groups;
  emit({ key: 'oarsLost', case: ruleCase, who: [id], values: { beam, groups: lost } });
}

/** Oarsmen fall, spare ones first [5.13]. @returns how many there were to lose */
export function loseOarsmen({ G, emit }: Tools, id: string, factors: number, ruleCase: RuleCase): number {
  const vessel = ship(G, id);
  const lost = Math.min(factors, vessel.spare + vessel.oarsmen);
  if (lost <= 0) return 0;
  const spares = Math.min(vessel.spare, lost);
  vessel.spare -= spares;
  vessel.oarsmen -= lost - spares;
  emit({ key: 'menLost', case: ruleCase, who: [id], values: { oarsmen: lost } });
  return lost;
}

/** The kind of fighter that falls next: of the largest troop, oarsmen who fight when no troops are left [8.4]. */
function nextToFall(vessel: Ship): 'normal' | 'heavy' | 'archers' | 'oarsmen' | undefined {
  const { normal, heavy, archers } = vessel;
  const most = Math.max(normal, heavy, archers);
  if (!most) return fightingOarsmen(vessel) ? 'oarsmen' : undefined;
  return normal === most ? 'normal' : heavy === most ? 'heavy' : 'archers';
}

/** Fighters fall one at a time [8.4]. @returns how many there were to lose */
export function loseFighters({ G, emit }: Tools, id: string, factors: number, ruleCase: RuleCase): number {
  const vessel = ship(G, id);
  const fallen: Record<string, number> = {};
  let lost = 0;
  while (lost < factors) {
    const kind = nextToFall(vessel);
    if (!kind) break;
    vessel[kind === 'oarsmen' && vessel.spare ? 'spare' : kind] -= 1;
    fallen[kind] = (fallen[kind] ?? 0) + 1;
    lost += 1;
  }
  if (lost) emit({ key: 'menLost', case: ruleCase, who: [id], values: fallen });
  return lost;
}

/** The side of `of` on which `by` lies; dead ahead or astern the one with more oars. */
export function facingBeam(G: Salamis, of: string, v: number): Beam {
  const vessel = ship(G, of);
  if (v < 0) return 'port';
  if (v > 0) return 'stbd';
  return vessel.port > vessel.stbd ? 'port' : 'stbd';
}
