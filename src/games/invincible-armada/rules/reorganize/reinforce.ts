import * as Type from '@sinclair/typebox';
import { REINFORCE } from '../../data/tables.js';
import { flagOf, SquadronArg, type SquadronId } from '../../ids.js';
import { violation } from '../../keys.js';
import type { Armada, Step } from '../../state.js';
import { holds, playChit } from '../events/draw.js';
import { inPort, living, onMap, whereabouts } from '../fleet.js';
import { action, rollDice, rollOf, type Tools, unmoved } from '../tools.js';
import { conclude } from '../turn.js';
/** Returns the English squadrons that may be reinforced. They must be off the tactical map and, in Calm, in port [10.0]. */

export const reinforceable = (G: Armada): SquadronId[] =>
  living(G, 'english').filter((id) => !onMap(G, id) && (G.weather !== 'calm' || inPort(G, id)));

export const reinforce = action({
  name: 'reinforce',
  case: '10.0',
  args: [Type.Object({ volunteers: Type.Optional(SquadronArg) }, { additionalProperties: false })],
  refuse: (view, _player, { volunteers }) => {
    if (volunteers === undefined) return undefined;
    if (flagOf(volunteers) === 'spanish') return violation('notYours', '10.0', { who: volunteers });
    if (!holds(view, 'english', 'volunteers')) return violation('notHeld', '16.0', { chit: 'volunteers' });
    if (!view.squadrons[volunteers].alive) return violation('sunk', '10.0', { who: volunteers });
    if (onMap(view, volunteers)) return violation('reinforceOnMap', '10.0', { who: volunteers });
    return reinforceable(view).includes(volunteers) ? undefined : violation('reinforceCalm', '11.1', { who: volunteers });
  },
  choices: (view) => [
    [{}],
    ...(holds(view, 'english', 'volunteers') ? reinforceable(view).map((id) => [{ volunteers: id }] as const) : []),
  ],
  perform: (tools, _player, { volunteers }) => {
    if (volunteers) {
      playChit(tools, 'english', 'volunteers', { kind: 'reinforce', id: volunteers });
      return;
    }
    reinforceAll(tools);
    conclude(tools.G);
  },
});

/** Rolls for the reinforcement of each eligible squadron. The squadron `volunteers` needs no roll. */
export function reinforceAll(tools: Tools, volunteers?: SquadronId): void {
  const { G, emit } = tools;
  const none: { id: SquadronId; die: number }[] = [];
  for (const id of reinforceable(G)) {
    if (id === volunteers) {
      const gained = gain(G, id);
      emit({ key: 'reinforced', case: '16.0', at: whereabouts(G, id), who: [id], values: { gained } });
      continue;
    }
    const dice = rollDice(tools, 1);
    if (dice[0] > REINFORCE.atMost) {
      none.push({ id, die: dice[0] });
      continue;
    }
    const gained = gain(G, id);
    const roll = rollOf(dice, [], { chart: 'reinforce', row: 0 });
    emit({ key: 'reinforced', case: '10.0', at: whereabouts(G, id), who: [id], values: { gained }, roll });
  }
  if (none.length) emit({ key: 'notReinforced', case: '10.0', ...unmoved(none, { chart: 'reinforce', row: 1 }) });
}

/**
 * Removes a Hit from a squadron or, if it has no Hits, adds a Strength marker.
 * @returns which of the two was done
 */
function gain(G: Armada, id: SquadronId): 'hit' | 'strength' {
  const squadron = G.squadrons[id];
  if (squadron.hits) {
    squadron.hits -= 1;
    return 'hit';
  }
  squadron.added += 1;
  return 'strength';
}

export function reinforceSegment(tools: Tools): Step | undefined {
  const { G } = tools;
  if (!reinforceable(G).length) return undefined;
  if (holds(G, 'english', 'volunteers')) return 'reinforce';
  reinforceAll(tools);
  return undefined;
}
