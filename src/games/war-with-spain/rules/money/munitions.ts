import * as Type from '@sinclair/typebox';
import { CITIES, CITY_IDS } from '../../data/cities.js';
import { type Nation, nationOf } from '../../data/map.js';
import { PRICES } from '../../data/tables.js';
import { FleetArg, type FleetId, fleetId, type HexId, type Side, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { partingRefusal } from '../navalMovement/grouping/parting.js';
import { changeRefusal, regroup } from '../navalMovement/grouping/regrouping.js';
import { action, firstNo } from '../tools.js';
import { fleetIds, fleetNo, fleetOf, parts, shipFace, shipsAt, shipsOf } from '../units.js';
import { isBesieged, isFriendlyPort } from '../victory/control.js';

const HOME: { readonly [side in Side]: readonly Nation[] } = { E: ['ENG', 'IRE', 'NETP'], S: ['SPA'] };

/** Whether a hex is in the area where a side can buy munitions [12.11]. */
function isHome(side: Side, hex: HexId): boolean {
  const nation = nationOf(hex);
  return (nation !== null && HOME[side].includes(nation)) || (side === 'S' && hex === CITIES.antwerp.hex);
}

const isMarket = (G: WarWithSpain, side: Side, hex: HexId): boolean => isFriendlyPort(G, side, hex) && isHome(side, hex);

export const marketsOf = (G: WarWithSpain, side: Side): HexId[] =>
  CITY_IDS.map((city) => CITIES[city].hex).filter((hex) => isMarket(G, side, hex) && !isBesieged(G, side, hex));

function marketRefusal(view: WarWithSpain, side: Side, id: FleetId): Violation | undefined {
  const fleet = view.fleets[id];
  if (!fleet) return violation('noFleet', '12.11', { fleet: id });
  const { hex } = fleet;
  if (!isMarket(view, side, hex)) return violation('noMarket', '12.11', { hex, fleet: id });
  return isBesieged(view, side, hex) ? violation('marketShut', '12.11', { hex }) : undefined;
}

/** Returns the price of a Munitions Point in ducats [11.5]. */
export const munitionsPrice = (G: WarWithSpain, ships: readonly UnitId[]): number =>
  PRICES.munitions * ships.reduce((sum, id) => sum + shipFace(G, id).m, 0);

function joiningRefusal(view: WarWithSpain, side: Side, id: FleetId, joining: readonly UnitId[]): Violation | undefined {
  const { hex, munitions } = fleetOf(view, id);
  if (!joining.length) return violation('noShips', '12.13');
  const wrong = firstNo(
    joining,
    '12.13',
    (unit) =>
      changeRefusal(view, side, unit) ??
      (view.naval[unit].at !== hex ? violation('notInHex', '12.13', { unit, hex }) : undefined) ??
      (view.naval[unit].fleet !== null ? violation('notLoose', '12.13', { unit }) : undefined),
  );
  if (wrong) return wrong;
  if (!munitions) return violation('nothingToKeep', '12.13', { fleet: id });
  return partingRefusal(view, joining, undefined, id);
}

export const buyMunitions = action({
  name: 'buyMunitions',
  case: '12.11',
  secret: true,
  args: [FleetArg, Type.Integer({ minimum: 1, maximum: 999 }), Type.Optional(UnitsArg)],
  refuse(view, player, number, count, joining) {
    const side = sideOf(player);
    const id = fleetId(side, number);
    const shut = marketRefusal(view, side, id);
    if (shut) return shut;
    const wrong = joining && joiningRefusal(view, side, id, joining);
    if (wrong) return wrong;
    if (joining && count > fleetOf(view, id).munitions) return violation('moreThanFleet', '12.13', { fleet: id });
    const price = count * munitionsPrice(view, joining ?? shipsOf(view, id));
    if (!price) return violation('noGuns', '12.11', { fleet: id });
    return price > view.treasury[side] ? violation('tooDear', '12.11', { cost: price, left: view.treasury[side] }) : undefined;
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of fleetIds(view, side)) {
      if (marketRefusal(view, side, id)) continue;
      const number = fleetNo(id);
      const most = affordable(view, side, shipsOf(view, id), MOST_OFFERED);
      for (let count = 1; count <= most; count++) yield [number, count];
      const loose = shipsAt(view, side, fleetOf(view, id).hex).filter((unit) => !joiningRefusal(view, side, id, [unit]));
      for (const joining of parts(view, loose)) {
        if (joiningRefusal(view, side, id, joining)) continue;
        const last = affordable(view, side, joining, Math.min(MOST_OFFERED, fleetOf(view, id).munitions));
        for (let count = 1; count <= last; count++) yield [number, count, joining];
      }
    }
  },
  perform(tools, player, number, count, joining) {
    const { G } = tools;
    const side = sideOf(player);
    const id = fleetId(side, number);
    const before = fleetOf(G, id).munitions;
    G.treasury[side] -= count * munitionsPrice(G, joining ?? shipsOf(G, id));
    if (joining) regroup(tools, joining, number);
    fleetOf(G, id).munitions = joining ? Math.min(before, count) : before + count;
  },
});

/** Maximum number of points per purchase in the choices. */
const MOST_OFFERED = 6;

function affordable(view: WarWithSpain, side: Side, ships: readonly UnitId[], limit: number): number {
  const price = munitionsPrice(view, ships);
  return price ? Math.min(limit, Math.floor(view.treasury[side] / price)) : 0;
}
