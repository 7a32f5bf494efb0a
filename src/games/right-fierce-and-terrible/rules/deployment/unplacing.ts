import { SQUADRONS } from '../../data/units.js';
import { violation } from '../../keys.js';
import { type Sluys, sideOf } from '../../state.js';
import { action, UnitArg } from '../args.js';
import { deckOf, isSquadron, leadersOn, marinesOn, stackOf } from '../forces.js';
import { ashore, disembark, menOf } from './loading.js';

/** Takes a squadron off the map again, with its partner in the chain and everybody aboard. */
export function lift(G: Sluys, id: string): void {
  const deck = deckOf(G, id);
  for (const man of [...marinesOn(G, deck, G.squadrons[id].side), ...leadersOn(G, deck)]) disembark(G, man);
  for (const part of stackOf(G, deck)) G.squadrons[part] = { ...G.squadrons[part], hex: null, status: 'undeployed', chain: null };
}

export const unplace = action({
  name: 'unplace',
  case: '12.1',
  args: [UnitArg],
  refuse(G, player, unit) {
    const side = sideOf(player);
    if (isSquadron(unit)) {
      if (SQUADRONS[unit].side !== side) return violation('notYours', '12.1', { unit });
      return G.squadrons[unit].status === 'map' ? undefined : violation('notPlaced', '12.1', { unit });
    }
    if (!menOf(G, side).includes(unit)) return violation('notYours', '12.1', { unit });
    return ashore(G, unit) ? violation('notPlaced', '12.1', { unit }) : undefined;
  },
  // Never offered: play leads on, and taking back is only for a player who changes his mind.
  choices: () => [],
  perform({ G, emit }, player, unit) {
    if (isSquadron(unit)) lift(G, unit);
    else disembark(G, unit);
    emit({ key: 'unplaced', case: '12.1', by: player, who: [unit] });
  },
});
