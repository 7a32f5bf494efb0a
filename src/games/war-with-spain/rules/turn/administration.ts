import { LAST_TURN } from '../../data/calendar.js';
import { TRACK_IDS } from '../../data/tracks.js';
import { SIDES, seatOf, sideOf, type UnitId } from '../../ids.js';
import { santaCruz } from '../leaders/leaders.js';
import { maintain } from '../money/maintenance.js';
import { action, type Tools } from '../tools.js';
import { fleetIds, sideOfUnit } from '../units.js';
import { endWar } from '../victory/victory.js';
import { isTrack, onTrack } from '../whereabouts.js';
import { excuse, openBooks } from './books.js';
import { noteAnew } from './changes.js';
import { settlesNothing } from './idle.js';
import { tellTurn } from './summary.js';

/** The Joint Administrative Phase, and the turn of the record [4.2 D, 4.2 E]. */

export const finishAdministration = action({
  name: 'finishAdministration',
  case: '4.2',
  secret: true,
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G }, player) {
    G.finished[sideOf(player)] = true;
  },
});

/** Carries the phase on. @returns whether a decision is awaited */
export function administrationPhase(tools: Tools): boolean {
  const { G } = tools;
  if (G.stage === 'maintenance') {
    maintain(tools);
    G.stage = 'administering';
    return false;
  }
  if (!G.opened) {
    openBooks(G);
    excuse(G, settlesNothing);
    return false;
  }
  if (SIDES.some((side) => !G.finished[side])) return true;
  closeBooks(tools);
  endTurn(tools);
  return false;
}

/** Both have finished: munitions, and what was laid up, come to light. */
function closeBooks({ G, emit }: Tools): void {
  for (const side of SIDES) {
    const before = G.opened?.[side];
    if (!before) continue;
    const placeOf = (id: UnitId) => (G.naval[id] ?? G.land[id]).at;
    const laidUp = [...Object.keys(G.naval), ...Object.keys(G.land)].filter(
      (id) => isTrack(placeOf(id)) && sideOfUnit(id) === side && !before.naval[id] && !before.land[id],
    );
    for (const track of TRACK_IDS) {
      const now = laidUp.filter((id) => onTrack(placeOf(id), track));
      if (now.length) emit({ key: 'laidUp', case: '5.61', by: seatOf(side), who: now, values: { track } });
    }
    for (const id of fleetIds(G, side)) {
      const munitions = G.fleets[id]?.munitions ?? 0;
      if (munitions > (before.fleets[id]?.munitions ?? 0)) {
        emit({ key: 'munitions', case: '12.11', by: seatOf(side), at: [G.fleets[id]?.hex ?? ''], who: [id], values: { munitions } });
      }
    }
  }
  G.opened = null;
}

function endTurn(tools: Tools): void {
  const { G } = tools;
  santaCruz(tools);
  tellTurn(tools);
  if (G.turn === LAST_TURN) {
    endWar(tools, 'turns');
    return;
  }
  noteAnew(G);
  G.turn += 1;
  G.stage = 'ended';
}
