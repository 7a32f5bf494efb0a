import { type Campaign, shipType } from '../../../../src/games/salamis-ad-actium/face.js';
import type { SalamisBoardWords } from '../words/index.js';

/** A ship of a campaign by type and number. */
export function craftName(camp: Campaign, id: string): string {
  const ship = camp.ships[id];
  return ship ? `${shipType(ship.type).name} ${(id.split('-').at(-1) ?? id).replace(/^\D+/, '')}` : id;
}

/** The same with her crew and what ails her. */
export function craftState(camp: Campaign, id: string, words: SalamisBoardWords): string {
  const { crew, dmg } = camp.ships[id];
  return [craftName(camp, id), words.crews[crew], words.marks.damageTitle[dmg]].filter(Boolean).join(', ');
}

/** Ships by type and number of each. */
export function shipsByType(camp: Campaign, ids: readonly string[]): string {
  const count = new Map<string, number>();
  for (const id of ids) {
    const ship = camp.ships[id];
    if (ship) count.set(shipType(ship.type).name, (count.get(shipType(ship.type).name) ?? 0) + 1);
  }
  return [...count].map(([name, n]) => `${n} ${name}`).join(', ');
}
