import { type FleetId, fleetId, type HexId, type Side, TF, type UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Cargo, GroupId, WarWithSpain } from '../../state.js';
import { firstNo } from '../tools.js';
import { cargoOf, isFleet, leadersAboard, shipsOf } from '../units.js';
import { isIcebound } from '../winter/icebound.js';
import { NOTHING, partingRefusal } from './grouping/parting.js';
import { changeRefusal } from './grouping/regrouping.js';

export type Sailor = FleetId | 'TF';

export interface Crew {
  readonly ships: readonly UnitId[];
  readonly at: HexId;
}

/** Returns a mover's ships and hex, or why it may not move. */
export function crewOf(view: WarWithSpain, side: Side, who: Sailor): Crew | Violation {
  if (who === TF) {
    const fleet = view.naval[TF];
    if (side !== 'S' || !fleet) return violation('noTreasure', '11.23');
    if (fleet.fleet !== null) return violation('treasureInFleet', '11.25', { fleet: fleetId('S', fleet.fleet) });
    if (fleet.moved) return violation('shipMoved', '6.13', { unit: TF });
    return { ships: [TF], at: fleet.at };
  }
  const fleet = view.fleets[who];
  if (!fleet) return violation('noFleet', '6.21', { fleet: who });
  const ships = shipsOf(view, who);
  return shipsRefusal(view, ships) ?? { ships, at: fleet.hex };
}

export function shipsRefusal(view: WarWithSpain, ships: readonly UnitId[]): Violation | undefined {
  for (const id of ships) {
    const unit = view.naval[id];
    if (unit.besieged) return violation('shipBesieged', '10.13', { unit: id });
    if (unit.moved) return violation('shipMoved', '6.13', { unit: id });
    if (isIcebound(view, id)) return violation('shipIcebound', '14.22', { unit: id });
  }
  return undefined;
}

export const cargoAboard = (view: WarWithSpain, who: GroupId | 'TF'): Cargo =>
  who === TF
    ? NOTHING
    : { landIds: [...cargoOf(view, who)], leaderIds: leadersAboard(view, who).filter((id) => view.leaders[id].ship === null) };

export function coasterRefusal(
  view: WarWithSpain,
  side: Side,
  group: GroupId,
  ships: readonly UnitId[],
  cargo: Cargo | undefined,
): Violation | undefined {
  const aboard = shipsOf(view, group);
  if (!ships.length) return violation('noShips', '6.31');
  const wrong =
    firstNo(ships, '6.31', (id) => (aboard.includes(id) ? undefined : violation('notInGroup', '6.31', { unit: id, group }))) ??
    shipsRefusal(view, ships);
  if (wrong) return wrong;
  if (isFleet(group) && ships.length < aboard.length) {
    const stuck = ships.map((id) => changeRefusal(view, side, id)).find((refused) => refused);
    if (stuck) return stuck;
  }
  return partingRefusal(view, ships, cargo, null);
}
