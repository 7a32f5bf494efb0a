import { LAST_TURN } from '../../data/calendar.js';
import { CITIES, CITY_IDS } from '../../data/cities.js';
import { TRACK_IDS } from '../../data/tracks.js';
import { SIDES, type Side, seatOf, sideOf } from '../../ids.js';
import { santaCruz } from '../leaders/leaders.js';
import { maintain } from '../money/maintenance.js';
import { action, type Tools } from '../tools.js';
import { fleetIds, sideOfUnit } from '../units.js';
import { endWar, points } from '../victory/victory.js';
import { onTrack } from '../whereabouts.js';
import { excuse, openBooks } from './books.js';
import { settlesNothing } from './idle.js';

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
function closeBooks({ G, tell }: Tools): void {
  for (const side of SIDES) {
    const before = G.opened?.[side];
    if (!before) continue;
    for (const track of TRACK_IDS) {
      const now = [...Object.keys(G.naval), ...Object.keys(G.land)].filter(
        (id) => sideOfUnit(id) === side && onTrack((G.naval[id] ?? G.land[id]).at, track) && !before.naval[id] && !before.land[id],
      );
      if (now.length) tell({ key: 'laidUp', case: '5.61', by: seatOf(side), who: now, values: { track } });
    }
    for (const id of fleetIds(G, side)) {
      const munitions = G.fleets[id]?.munitions ?? 0;
      if (munitions > (before.fleets[id]?.munitions ?? 0)) {
        tell({ key: 'munitions', case: '12.11', by: seatOf(side), at: [G.fleets[id]?.hex ?? ''], who: [id], values: { munitions } });
      }
    }
  }
  G.opened = null;
}

/** How the war stands as a Game-Turn ends: points, and towns that each side holds of those that were not its own. */
function tellTurn({ G, tell }: Tools): void {
  const gained = (side: Side) => CITY_IDS.filter((id) => G.control[id] === side && CITIES[id].owner !== side).length;
  const [english, spanish] = SIDES.map((side) => points(G, side).total);
  tell({ key: 'turnEnds', case: '4.2', values: { turn: G.turn, english, spanish, taken: gained('E'), lost: gained('S') } });
}

function endTurn(tools: Tools): void {
  const { G } = tools;
  santaCruz(tools);
  tellTurn(tools);
  if (G.turn === LAST_TURN) {
    endWar(tools, 'turns');
    return;
  }
  G.turn += 1;
  G.stage = 'ended';
}
