import * as Type from '@sinclair/typebox';
import { hexesOfArea } from '../../data/map.js';
import { TRACKS } from '../../data/tracks.js';
import { HexArg, type HexId, opponentOf, type Side, sideOf, UnitArg, type UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain, Whereabouts } from '../../state.js';
import { action } from '../tools.js';
import { hostileArmy, sideOfUnit } from '../units.js';
import { lastMoverOf, ownsTrack } from '../victory/control.js';
import { boxOf, isInBox, isTrack, trackAt } from '../whereabouts.js';
import { struckOut } from './orderBook.js';
import { giveOrder } from './orders.js';
import { isFrozen, siegeRefusal } from './tracks.js';

/** Units leave their tracks: ships are called forward, armies take the field [5.13, 5.24]. */

function holdRefusal(view: WarWithSpain, side: Side, id: UnitId, hold: boolean): Violation | undefined {
  const ship = view.naval[id];
  if (!ship || sideOfUnit(id) !== side) return violation('notYourShip', '5.24', { unit: id });
  const found = trackAt(ship.at);
  if (hold) return violation('holdsAnyway', '5.24', { unit: id });
  if (found?.box !== 2 || ship.start !== ship.at) return violation('notInBoxTwo', '5.24', { unit: id });
  if (isFrozen(view, found.track, true)) return violation('winterWork', '5.57', { track: found.track });
  return siegeRefusal(view, side, found.track);
}

export const setHold = action({
  name: 'setHold',
  case: '5.24',
  secret: true,
  args: [UnitArg, Type.Boolean()],
  refuse: (view, player, id, hold) => holdRefusal(view, sideOf(player), id, hold),
  *choices(view, player) {
    const side = sideOf(player);
    const isStruckOut = struckOut(view, side, 'setHold');
    for (const id of Object.keys(view.naval)) {
      if (isInBox(view.naval[id].at, 2) && !holdRefusal(view, side, id, false) && !isStruckOut(id, false)) yield [id, false];
    }
  },
  perform(tools, player, id, hold) {
    const { G } = tools;
    const found = trackAt(G.naval[id].at);
    if (!found) return;
    giveOrder(tools, sideOf(player), { move: 'setHold', args: [id, hold], cost: 0 }, { naval: [id] }, () => {
      G.naval[id].at = boxOf(found.track, 1);
    });
  },
});

/** Hexes into which a unit may step from its track [5.13]. */
function placesOf(view: WarWithSpain, side: Side, track: Whereabouts): HexId[] {
  const found = trackAt(track);
  if (!found) return [];
  const { seat } = TRACKS[found.track];
  const hexes = seat.kind === 'area' ? hexesOfArea(seat.area) : [seat.hex];
  return hexes.filter((hex) => !hostileArmy(view, side, hex, true) && lastMoverOf(view, hex) !== opponentOf(side));
}

function placeRefusal(view: WarWithSpain, side: Side, id: UnitId): Violation | undefined {
  const unit = view.land[id];
  if (!unit || sideOfUnit(id) !== side) return violation('notYourArmy', '5.13', { unit: id });
  const found = trackAt(unit.at);
  if (!found || unit.start !== unit.at) return violation('notInBoxOne', '5.13', { unit: id });
  if (isFrozen(view, found.track, false)) return violation('winterWork', '5.57', { track: found.track });
  if (!ownsTrack(view, side, found.track)) return violation('trackNotYours', '5.55', { track: found.track });
  return siegeRefusal(view, side, found.track);
}

export const placeLand = action({
  name: 'placeLand',
  case: '5.13',
  secret: true,
  args: [UnitArg, HexArg],
  refuse(view, player, id, hex) {
    const side = sideOf(player);
    const refused = placeRefusal(view, side, id);
    if (refused) return refused;
    return placesOf(view, side, view.land[id].at).includes(hex) ? undefined : violation('notItsPlace', '5.13', { unit: id, hex });
  },
  *choices(view, player) {
    const side = sideOf(player);
    const isStruckOut = struckOut(view, side, 'placeLand');
    const places = new Map<Whereabouts, HexId[]>();
    for (const id of Object.keys(view.land)) {
      const { at } = view.land[id];
      if (!isTrack(at) || placeRefusal(view, side, id)) continue;
      const hexes = places.get(at) ?? placesOf(view, side, at);
      places.set(at, hexes);
      for (const hex of hexes) if (!isStruckOut(id, hex)) yield [id, hex];
    }
  },
  perform(tools, player, id, hex) {
    const { G } = tools;
    giveOrder(tools, sideOf(player), { move: 'placeLand', args: [id, hex], cost: 0 }, { land: [id] }, () => {
      G.land[id].at = hex;
    });
  },
});
