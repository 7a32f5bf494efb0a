import { has } from '../../data/squadrons.js';
import { flagOf, SPANISH, SquadronArg, type SquadronId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { living, whereabouts } from '../fleet.js';
import { markMoved } from '../tactical/moved.js';
import { action } from '../tools.js';
import { cannotRecover } from './recovery.js';
/** Module 8.4.2: the powder of the Medina squadrons. */

/** Why this Medina squadron cannot take over a Low Ammo marker, or nothing. */
export function cannotGive(G: Armada, id: SquadronId): Violation | undefined {
  const out = cannotRecover(G, 'spanish', id);
  if (out) return out;
  if (!has(id, 'hulks')) return violation('notMedina', '8.4.2', { who: id });
  if (G.transferred.includes(id)) return violation('transferUsed', '8.4.2', { who: id });
  return G.squadrons[id].lowAmmo ? violation('lowAmmoForGood', '8.4.2', { who: id }) : undefined;
}

/** Spanish squadrons that a Medina squadron could relieve. */
export const needPowder = (G: Armada): SquadronId[] => living(G, 'spanish').filter((id) => G.squadrons[id].lowAmmo && !has(id, 'hulks'));

export const takeLowAmmo = action({
  name: 'takeLowAmmo',
  case: '8.4.2',
  args: [SquadronArg, SquadronArg],
  refuse: (view, _player, medina, from) => {
    const out = cannotGive(view, medina);
    if (out) return out;
    if (flagOf(from) !== 'spanish') return violation('notYours', '8.4.2', { who: from });
    if (!view.squadrons[from].alive) return violation('sunk', '8.4.2', { who: from });
    if (has(from, 'hulks')) return violation('fromMedina', '8.4.2', { who: from });
    return view.squadrons[from].lowAmmo ? undefined : violation('hasAmmo', '8.4.2', { who: from });
  },
  choices: (view) =>
    SPANISH.filter((id) => has(id, 'hulks') && !cannotGive(view, id)).flatMap((medina) =>
      needPowder(view).map((from) => [medina, from] as const),
    ),
  perform: ({ G, emit }, player, medina, from) => {
    G.squadrons[from].lowAmmo = false;
    G.squadrons[medina].shot = 0;
    G.squadrons[medina].lowAmmo = true;
    G.transferred.push(medina);
    markMoved(G, medina);
    emit({ key: 'transfer', case: '8.4.2', by: player, at: [...whereabouts(G, medina), ...whereabouts(G, from)], who: [medina, from] });
  },
});
