import { CITIES, CITY_IDS } from '../../data/cities.js';
import { scenarioOf } from '../../data/scenarios.js';
import { TRACK_IDS } from '../../data/tracks.js';
import { type HexId, SIDES, type Side, seatOf, sideOf, type UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { santaCruz } from '../leaders/leaders.js';
import { mustPay, upkeep } from '../money/upkeep.js';
import { action, type Tools } from '../tools.js';
import { fleetIds, isTrack, onTrack, sideOfUnit } from '../units.js';
import { endWar, points } from '../victory/victory.js';
import { excuse, noteAnew, openBooks } from './books.js';
import { settlesNothing } from './idle.js';

/** Returns a side's changes this Game-Turn: captured cities, ships and naval steps lost, ducats gained or lost. */
function changed({ changes, control, stepsLost, treasury }: WarWithSpain, side: Side) {
  const taken = CITY_IDS.filter((id) => control[id] === side && changes.cities[id] !== undefined && changes.cities[id] !== side);
  return {
    taken: taken.map((id) => CITIES[id].hex),
    ships: [...changes.ships[side]],
    steps: stepsLost[side] - changes.steps[side],
    ducats: treasury[side] - changes.treasury[side],
  };
}

const gained = ({ control }: WarWithSpain, side: Side): HexId[] =>
  CITY_IDS.filter((id) => control[id] === side && CITIES[id].owner !== side).map((id) => CITIES[id].hex);

function tellTurn({ G, emit }: Tools): void {
  const [english, spanish] = SIDES.map((side) => points(G, side).total);
  const [england, spain] = SIDES.map((side) => changed(G, side));
  const held = { E: gained(G, 'E'), S: gained(G, 'S') };
  emit({ key: 'turnEnds', case: '4.2', values: { turn: G.turn, english, spanish, england, spain, held } });
}

// Maintenance [11.14].

/** Makes both sides pay maintenance, the English first [11.14]. */
function maintain(tools: Tools): void {
  const { G, emit } = tools;
  for (const side of SIDES) {
    const ducats = upkeep(G, side);
    const paid = Math.min(ducats, G.treasury[side]);
    emit({ key: 'maintains', case: '11.1', by: seatOf(side), values: { ducats, paid, left: G.treasury[side] - paid } });
    mustPay(tools, side, ducats);
  }
}

// The Joint Administrative Phase [4.2 D, 4.2 E].

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

/**
 * Continues the Joint Administrative Phase.
 * @returns whether a decision is pending
 */
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

/** Reveals purchases and laid-up units when both sides have finished. */
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
  if (G.turn === scenarioOf(G).last) {
    endWar(tools, 'turns');
    return;
  }
  noteAnew(G);
  G.turn += 1;
  G.stage = 'ended';
}
