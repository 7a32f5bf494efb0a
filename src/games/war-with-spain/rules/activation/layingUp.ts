import * as Type from '@sinclair/typebox';
import type { TrackId } from '../../data/tracks.js';
import { type Side, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { parts } from '../likeness.js';
import { settleGroup } from '../navalMovement/grouping/sinking.js';
import { action, firstNo } from '../tools.js';
import { fleetIds, shipsOn, sideOfUnit } from '../units.js';
import { isFriendlyPort } from '../victory/control.js';
import { boxOf, isHex } from '../whereabouts.js';
import { navalTrackAt, takesIn } from './activationValue.js';
import { ashoreRefusal } from './ashore.js';
import { canBeLaidUp, goAshore, layUp } from './mooring.js';
import { isFrozen, siegeRefusal } from './tracks.js';

/** Ships are laid up [5.6]. */

function layUpRefusal(view: WarWithSpain, side: Side, id: UnitId): Violation | undefined {
  const ship = view.naval[id];
  if (!ship || sideOfUnit(id) !== side || !isHex(ship.at) || !canBeLaidUp(id)) return violation('notYourShip', '5.61', { unit: id });
  const track = navalTrackAt(ship.at);
  if (!track || !isFriendlyPort(view, side, ship.at)) return violation('layUpInPort', '5.61', { unit: id });
  if (ship.besieged) return violation('shipBesieged', '5.56', { unit: id });
  if (isFrozen(view, track, true)) return violation('winterWork', '5.57', { track });
  return siegeRefusal(view, side, track);
}

/** Why these ships may not be laid up, one after the other. */
function fleetLayUpRefusal(view: WarWithSpain, side: Side, ids: readonly UnitId[]): Violation | undefined {
  if (!ids.length) return violation('noShips', '5.61');
  const wrong = firstNo(ids, '5.61', (id) => layUpRefusal(view, side, id));
  if (wrong) return wrong;
  const waiting = new Map<TrackId, UnitId[]>();
  for (const id of ids) {
    const track = navalTrackAt(view.naval[id].at);
    if (!track) continue;
    if (!takesIn(view, side, track, id, waiting)) return violation('portFull', '5.63', { track, left: 0 });
    waiting.set(track, [...(waiting.get(track) ?? []), id]);
  }
  return undefined;
}

export const deactivateNaval = action({
  name: 'deactivateNaval',
  case: '5.61',
  secret: true,
  args: [UnitsArg, Type.Optional(UnitsArg)],
  refuse: (view, player, ids, ashore) =>
    fleetLayUpRefusal(view, sideOf(player), ids) ?? (ashore && ashoreRefusal(view, sideOf(player), ids, ashore)),
  *choices(view, player) {
    const side = sideOf(player);
    const ports = new Map<string, UnitId[]>();
    for (const id of shipsOn(view, side)) {
      if (!layUpRefusal(view, side, id)) ports.set(view.naval[id].at, [...(ports.get(view.naval[id].at) ?? []), id]);
    }
    for (const ids of ports.values()) for (const part of parts(view, ids)) if (!fleetLayUpRefusal(view, side, part)) yield [part];
  },
  perform(tools, player, ids, ashore) {
    const { G } = tools;
    if (ashore) goAshore(G, ashore);
    for (const id of ids) {
      const track = navalTrackAt(G.naval[id].at);
      if (track) layUp(G, id, boxOf(track, 2));
    }
    for (const id of fleetIds(G, sideOf(player))) settleGroup(tools, id);
  },
});
