import { type Armada, has, type SquadronId, squadronData, TACTICS } from '../../../../src/games/invincible-armada/face.js';
import { boardText } from '../texts.js';

const text = boardText.forces;

/** A squadron's battle bonus in words, or nothing. */
export function fireText(id: SquadronId): string {
  const bonus = squadronData[id].battle;
  if (!bonus) return '';
  const amount = bonus.dice ? text.dice(bonus.dice) : text.perDie(bonus.drm);
  const when =
    bonus.tactics.length === TACTICS.length
      ? text.always
      : text.withTactics(bonus.tactics.map((tactic) => boardText.tactics[tactic]).join(text.or));
  const role = bonus.role === 'attacker' ? text.asAttacker : bonus.role === 'defender' ? text.asDefender : '';
  return [amount, when, role].filter(Boolean).join(' ');
}

/** What sets a squadron apart, with what is left of it. */
export function traitTexts(G: Armada, id: SquadronId): string[] {
  const lines = squadronData[id].traits.map((trait) => text.traits[trait]) as string[];
  if (has(id, 'hulks')) lines.push(G.transferred.includes(id) ? text.transferUsed : text.transferReady);
  if (has(id, 'rallyBonus')) lines.push(G.sidoniaUsed ? text.rallyUsed : text.rallyReady);
  return lines;
}
