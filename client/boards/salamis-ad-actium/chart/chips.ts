import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import type { SalamisBoardWords } from '../words/index.js';

/** A state mark of a ship: a chip with a letter or a sign, and what it means. */
export interface Chip {
  readonly kind: string;
  readonly word: string;
  readonly title: string;
}

/** Everything about a ship that is out of the ordinary, the worst first. */
export function chipsOf(G: Salamis, id: string, { marks }: SalamisBoardWords): Chip[] {
  const { dmg, pests, aground, sails, rudder, disordered, thrown, prize, sq } = G.ships[id];
  const { state } = G.squadrons[prize ?? sq];
  const chips: Chip[] = [];
  if (dmg) chips.push({ kind: 'damage', word: marks.damage[dmg], title: marks.damageTitle[dmg] });
  if (state !== 'steady') chips.push({ kind: state, word: marks.morale[state], title: marks.moraleTitle[state] });
  if (prize !== null) chips.push({ kind: 'prize', word: marks.prize, title: marks.prizeTitle });
  if (aground) chips.push({ kind: 'aground', word: marks.aground, title: marks.agroundTitle[aground] });
  if (pests) chips.push({ kind: 'pests', word: marks.pests[pests], title: marks.pestsTitle[pests] });
  if (!rudder) chips.push({ kind: 'rudder', word: marks.rudder, title: marks.rudderTitle });
  if (sails === 'down') chips.push({ kind: 'sails', word: marks.sailsDown, title: marks.sailsDownTitle });
  if (disordered) chips.push({ kind: 'disordered', word: marks.disordered, title: marks.disorderedTitle });
  if (thrown) chips.push({ kind: 'thrown', word: marks.thrown, title: marks.thrownTitle });
  return chips;
}
