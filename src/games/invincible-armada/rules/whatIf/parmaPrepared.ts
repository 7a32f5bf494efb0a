import * as Type from '@sinclair/typebox';
import { flagOf, SPANISH, SquadronArg, type SquadronId } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { living } from '../fleet.js';
import { lacksShot, resupplyRoll } from '../recovery/resupply.js';
import { action } from '../tools.js';
/** Module 17.1.3: Parma is prepared. */

/** Spanish squadrons with something that a Resupply could take off. */
export const lackingShot = (G: Armada): SquadronId[] => living(G, 'spanish').filter((id) => lacksShot(G, id));

/** On the army's arrival every Spanish squadron that lacks shot may roll a Resupply at once. */
export function offerResupply(G: Armada): void {
  if (G.options.parmaPrepared && lackingShot(G).length) G.mayStill = { kind: 'resupplyFleet' };
}

export const resupplyFleet = action({
  name: 'resupplyFleet',
  case: '17.1.3',
  args: [Type.Array(SquadronArg, { maxItems: SPANISH.length })],
  refuse: (view, _player, ids) => {
    for (const [index, id] of ids.entries()) {
      if (flagOf(id) === 'english') return violation('notYours', '17.1.3', { who: id });
      if (!view.squadrons[id].alive) return violation('sunk', '17.1.3', { who: id });
      if (!lacksShot(view, id))
        return view.squadrons[id].lowAmmo ? violation('lowAmmoForGood', '8.4.2', { who: id }) : violation('noShot', '8.4', { who: id });
      if (ids.indexOf(id) !== index) return violation('twice', '17.1.3', { who: id });
    }
    return undefined;
  },
  // All of them, each one alone, nobody; any other set may be sent as well.
  choices: (view) => {
    const ids = lackingShot(view);
    const sets = [ids, ...(ids.length > 1 ? ids.map((id) => [id]) : []), []];
    return sets.map((set) => [set] as const);
  },
  perform: (tools, _player, ids) => {
    const { G } = tools;
    G.mayStill = null;
    for (const id of lackingShot(G)) if (ids.includes(id)) resupplyRoll(tools, id, '17.1.3');
  },
});
