import { ARMY } from '../data/armies.js';
import { LAST_TURN } from '../data/calendar.js';
import { areaOf } from '../data/map.js';
import { TRACK_IDS, TRACKS, type TrackId } from '../data/tracks.js';
import { SIDES, type Side, type UnitId, UnitsArg } from '../ids.js';
import { sideOf, type WarWithSpain } from '../state.js';
import { navalTrackAt, takesIn } from './activationValue.js';
import { openBooks } from './books.js';
import { isBlocked, isFriendlyPort, ownsTrack } from './control.js';
import { settleGroup } from './groups.js';
import { canBeLaidUp, layUp } from './layingUp.js';
import { santaCruz } from './leaders.js';
import { parts, unlikeArmies } from './likeness.js';
import { maintain } from './maintenance.js';
import { nextPhase } from './phases.js';
import { boxPlace, isHex, onTrack } from './places.js';
import { action, by, firstNo, type No, no, type Tools } from './tools.js';
import { isFrozen } from './tracks.js';
import { fleetIds, ownerOf, shipsOn, sideOfUnit } from './units.js';
import { endWar } from './victory.js';

/** The Joint Administrative Phase [4.2 D], laying up [5.6, 5.7], and the turn of the record [4.2 E]. */

const twice = (unit: UnitId) => no('namedTwice', '5.61', { unit });

function layUpRefusal(view: WarWithSpain, side: Side, id: UnitId): No | undefined {
  const ship = view.naval[id];
  if (!ship || sideOfUnit(id) !== side || !isHex(ship.at) || !canBeLaidUp(id)) return no('notYourShip', '5.61', { unit: id });
  const track = navalTrackAt(ship.at);
  if (!track || !isFriendlyPort(view, side, ship.at)) return no('layUpInPort', '5.61', { unit: id });
  if (ship.besieged) return no('shipBesieged', '5.56', { unit: id });
  if (isFrozen(view, track, true)) return no('winterWork', '5.57', { track });
  return isBlocked(view, side, track) ? no('trackBlocked', '5.56', { track }) : undefined;
}

/** Why these ships may not be laid up, one after the other. */
function fleetLayUpRefusal(view: WarWithSpain, side: Side, ids: readonly UnitId[]): No | undefined {
  if (!ids.length) return no('noShips', '5.61');
  const wrong = firstNo(ids, (id) => layUpRefusal(view, side, id), twice);
  if (wrong) return wrong;
  const waiting = new Map<TrackId, UnitId[]>();
  for (const id of ids) {
    const track = navalTrackAt(view.naval[id].at);
    if (!track) continue;
    if (!takesIn(view, side, track, id, waiting)) return no('portFull', '5.63', { track, left: 0 });
    waiting.set(track, [...(waiting.get(track) ?? []), id]);
  }
  return undefined;
}

const deactivateNaval = action({
  name: 'deactivateNaval',
  case: '5.61',
  secret: true,
  args: [UnitsArg],
  refuse: (view, player, ids) => fleetLayUpRefusal(view, sideOf(player), ids),
  *choices(view, player) {
    const side = sideOf(player);
    const ports = new Map<string, UnitId[]>();
    for (const id of shipsOn(view, side)) {
      if (!layUpRefusal(view, side, id)) ports.set(view.naval[id].at, [...(ports.get(view.naval[id].at) ?? []), id]);
    }
    for (const ids of ports.values()) for (const part of parts(view, ids)) if (!fleetLayUpRefusal(view, side, part)) yield [part];
  },
  perform(table, player, ids) {
    const { G } = table;
    for (const id of ids) {
      const track = navalTrackAt(G.naval[id].at);
      if (track) layUp(G, id, boxPlace(track, 2));
    }
    for (const id of fleetIds(G, sideOf(player))) settleGroup(table, id);
  },
});

/** The track on which a land unit may be sent home: where it could be raised, from its seat [5.71]. */
function homeOf(view: WarWithSpain, id: UnitId): TrackId | undefined {
  const { at } = view.land[id];
  return TRACK_IDS.find((track) => {
    const { seat, raises } = TRACKS[track];
    if (!raises.includes(ARMY[id].nat)) return false;
    return seat.kind === 'area' ? areaOf(at) === seat.area : seat.hex === at;
  });
}

function sendHomeRefusal(view: WarWithSpain, side: Side, id: UnitId): No | undefined {
  const unit = view.land[id];
  if (!unit || !ARMY[id] || ownerOf(view, id) !== side || !isHex(unit.at)) return no('notYourArmy', '5.71', { unit: id });
  const track = homeOf(view, id);
  if (!track) return no('notAtHome', '5.71', { unit: id });
  if (unit.besieged || view.sieges[unit.at]) return no('armyBesieged', '10.4', { unit: id });
  if (isFrozen(view, track, false)) return no('winterWork', '5.57', { track });
  if (!ownsTrack(view, side, track)) return no('trackNotYours', '5.55', { track });
  return isBlocked(view, side, track) ? no('trackBlocked', '10.4', { track }) : undefined;
}

const deactivateLand = action({
  name: 'deactivateLand',
  case: '5.71',
  secret: true,
  args: [UnitsArg],
  refuse: (view, player, ids) =>
    ids.length ? firstNo(ids, (id) => sendHomeRefusal(view, sideOf(player), id), twice) : no('nobodyNamed', '5.71'),
  *choices(view, player): Generator<[UnitId[]]> {
    const side = sideOf(player);
    const hexes = new Map<string, UnitId[]>();
    for (const id of Object.keys(view.land)) {
      if (sideOfUnit(id) !== side || sendHomeRefusal(view, side, id)) continue;
      hexes.set(view.land[id].at, [...(hexes.get(view.land[id].at) ?? []), id]);
    }
    for (const ids of hexes.values()) {
      yield [ids];
      if (ids.length > 1) for (const id of unlikeArmies(view, ids)) yield [[id]];
    }
  },
  perform({ G }, _player, ids) {
    for (const id of ids) {
      const track = homeOf(G, id);
      if (track) G.land[id].at = boxPlace(track, 1);
    }
  },
});

const finishAdministration = action({
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

/** deactivateNaval, deactivateLand, finishAdministration */
export const layingUpActions = [deactivateNaval, deactivateLand, finishAdministration];

/** Carries the phase on. @returns whether a decision is awaited */
export function administrationPhase(table: Tools): boolean {
  const { G } = table;
  if (G.stage === 'maintenance') {
    maintain(table);
    G.stage = 'administering';
    return false;
  }
  if (!G.opened) {
    openBooks(G);
    return false;
  }
  if (SIDES.some((side) => !G.finished[side])) return true;
  closeBooks(table);
  endTurn(table);
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
      if (now.length) tell({ key: 'laidUp', case: '5.61', by: by(side), who: now, values: { track } });
    }
    for (const id of fleetIds(G, side)) {
      const munitions = G.fleets[id]?.munitions ?? 0;
      if (munitions > (before.fleets[id]?.munitions ?? 0)) {
        tell({ key: 'munitions', case: '12.11', by: by(side), at: [G.fleets[id]?.hex ?? ''], who: [id], values: { munitions } });
      }
    }
  }
  G.opened = null;
}

function endTurn(table: Tools): void {
  const { G } = table;
  santaCruz(table);
  if (G.turn === LAST_TURN) {
    endWar(table, 'turns');
    return;
  }
  G.turn += 1;
  nextPhase(G);
}
