import { type Armada, has, type SquadronId, squadronData, TACTICS } from '../../../../src/games/invincible-armada/face.js';
import type { ArmadaBoardWords } from '../words/index.js';

/** A squadron's battle bonus in words, or nothing. */
export function fireText({ forces, game }: ArmadaBoardWords, id: SquadronId): string {
  const bonus = squadronData[id].battle;
  if (!bonus) return '';
  const amount = bonus.dice ? forces.dice(bonus.dice) : forces.perDie(bonus.drm);
  const when =
    bonus.tactics.length === TACTICS.length ? forces.always : forces.withTactics(bonus.tactics.map((tactic) => game.tactics[tactic]));
  const role = bonus.role === 'attacker' ? forces.asAttacker : bonus.role === 'defender' ? forces.asDefender : '';
  return [amount, when, role].filter(Boolean).join(' ');
}

/** What sets a squadron apart, with what is left of it. */
export function traitTexts({ forces }: ArmadaBoardWords, G: Armada, id: SquadronId): string[] {
  const lines: string[] = squadronData[id].traits.map((trait) => forces.traits[trait]);
  if (has(id, 'hulks')) lines.push(G.transferred.includes(id) ? forces.transferUsed : forces.transferReady);
  if (has(id, 'rallyBonus')) lines.push(G.sidoniaUsed ? forces.rallyUsed : forces.rallyReady);
  return lines;
}
