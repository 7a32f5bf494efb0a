import type { Campaign, SalamisWords } from '../../../../src/games/salamis-ad-actium/face.js';
import type { SalamisBoardWords } from '../words/index.js';

/** A ship of a campaign by type and number. */
export function craftName(camp: Campaign, id: string, { ships }: SalamisWords['names']): string {
  const ship = camp.ships[id];
  return ship ? `${ships[ship.type]} ${(id.split('-').at(-1) ?? id).replace(/^\D+/, '')}` : id;
}

/** The same with her crew and what ails her. */
export function craftState(camp: Campaign, id: string, words: SalamisBoardWords, names: SalamisWords['names']): string {
  const { crew, dmg } = camp.ships[id];
  return [craftName(camp, id, names), words.crews[crew], words.marks.damageTitle[dmg]].filter(Boolean).join(', ');
}

/** Ships by type and number of each. */
export function shipsByType(camp: Campaign, ids: readonly string[], { ships }: SalamisWords['names']): string {
  const count = new Map<string, number>();
  for (const id of ids) {
    const ship = camp.ships[id];
    if (ship) count.set(ships[ship.type], (count.get(ships[ship.type]) ?? 0) + 1);
  }
  return [...count].map(([name, n]) => `${n} ${name}`).join(', ');
}
