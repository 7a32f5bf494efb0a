import type { Modifier } from '../../../../kit/events.js';
import { counting } from '../../../../kit/modifiers.js';
import { FIRESHIP_MORALE, HELLBURNERS } from '../../data/tables.js';
import { CALAIS_AREA, grid } from '../../data/tacticalMap.js';
import type { SquadronId } from '../../ids.js';
import type { Armada, Step } from '../../state.js';
import { takeHits } from '../combat/hits.js';
import { moraleRoll } from '../combat/morale.js';
import { englishOnMap, occupant } from '../fleet.js';
import { fireshipsTurn } from '../reorganize/calais.js';
import type { Tools } from '../tools.js';
import { burn, drift } from './drift.js';
import { choose, next } from './searoom.js';
/** Module 13.1: the fireships, once, while the Armada lies at anchor in Calais Roads. */

/** What the fireships add to a Morale Roll of reaction [13.1, 17.2.1]. */
export const fireshipModifiers = (G: Armada): Modifier[] =>
  counting([
    ['fireships', FIRESHIP_MORALE[englishOnMap(G).length]],
    ['hellburners', G.options.hellburners ? HELLBURNERS : 0],
  ]);

export function fireshipsSegment(tools: Tools): Step | 'again' | undefined {
  const { G, emit } = tools;
  if (!G.fire) {
    if (!fireshipsTurn(G)) return undefined;
    const left = CALAIS_AREA.map((square) => occupant(G, square)).filter((id) => id !== undefined);
    G.fire = { left, waiting: null };
    emit({ key: 'fireships', case: '13.0', who: left, values: { english: englishOnMap(G).length } });
  }
  if (G.fire.waiting) return G.fire.waiting.kind;
  const id = G.fire.left.find((next) => G.squadrons[next].alive);
  if (id) {
    // Who was sunk by a drifting squadron before its turn has no reaction to make.
    G.fire.left = G.fire.left.slice(G.fire.left.indexOf(id));
    react(tools, id);
    return 'again';
  }
  G.fire = null;
  G.fireships = 'done';
  G.armadaHeld = true;
  emit({ key: 'fireshipsOver', case: '13.2' });
  return undefined;
}

/** One squadron's reaction, up to the square it may have to choose [13.1]. */
function react(tools: Tools, id: SquadronId): void {
  const { G, emit } = tools;
  const squadron = G.squadrons[id];
  const from = squadron.square ?? '';
  if (squadron.broken || moraleRoll(tools, id, fireshipModifiers(G))) {
    burn(tools, id, 'fireHit');
    if (squadron.alive) drift(tools, id, from);
    else next(tools);
    return;
  }
  const vacant = grid.neighbours(from).filter((square) => !occupant(G, square));
  if (vacant.length) {
    choose(tools, id, 'evade', vacant);
    return;
  }
  emit({ key: 'trapped', case: '13.1', at: [from], who: [id] });
  takeHits(tools, id, 1);
  moraleRoll(tools, id);
  next(tools);
}
