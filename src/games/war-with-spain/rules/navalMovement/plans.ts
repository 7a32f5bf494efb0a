import * as Type from '@sinclair/typebox';
import { CargoArg, FLEET_NOS, fleetId, HexArg, type HexId, type Side, TF, type UnitId, UnitsArg } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Cargo, GroupId, PlanEntry, WarWithSpain } from '../../state.js';
import { isHighSeas } from '../map.js';
import { firstNo } from '../tools.js';
import { capacity, strengthOf } from '../units.js';
import { NOTHING } from './grouping/parting.js';
import { debarkRefusal, unloadRefusal } from './transport/landing.js';

const DetachArg = Type.Object({ unitIds: UnitsArg, cargo: Type.Optional(CargoArg) }, { additionalProperties: false });

const EntryArg = Type.Object(
  { hex: HexArg, debark: Type.Optional(CargoArg), detach: Type.Optional(DetachArg) },
  { additionalProperties: false },
);

export const PlanArg = Type.Array(EntryArg, { maxItems: 20 });

interface Company {
  ships: readonly UnitId[];
  cargo: Cargo;
  markers: number;
}

/** Returns why a plan is not allowed. Ships detached from a fleet need a free fleet marker. */
export function planRefusal(
  view: WarWithSpain,
  side: Side,
  group: GroupId | 'TF',
  company: { ships: readonly UnitId[]; cargo: Cargo; fleet: boolean },
  path: readonly HexId[],
  plan: readonly PlanEntry[],
): Violation | undefined {
  const free = FLEET_NOS.filter((number) => !view.fleets[fleetId(side, number)]).length;
  let now: Company = { ships: company.ships, cargo: company.cargo, markers: company.fleet ? free : 6 };
  let from = 0;
  for (const entry of plan) {
    const at = path.indexOf(entry.hex, from);
    if (at < 0) return violation('planOffPath', '6.54', { hex: entry.hex });
    from = at + 1;
    const next = entryRefusal(view, side, group, now, entry, company.fleet);
    if ('key' in next) return next;
    now = next;
  }
  return undefined;
}

function entryRefusal(
  view: WarWithSpain,
  side: Side,
  group: GroupId | 'TF',
  company: Company,
  entry: PlanEntry,
  fleet: boolean,
): Company | Violation {
  let { ships, cargo, markers } = company;
  const { hex, debark, detach } = entry;
  if (!debark && !detach) return violation('planEmpty', '6.54', { hex });
  if (debark) {
    const refused = group === TF ? violation('nobodyNamed', '6.54') : landingRefusal(view, side, group, cargo, hex, debark);
    if (refused) return refused;
    cargo = without(cargo, debark);
  }
  if (detach) {
    const goes = detach.cargo ?? NOTHING;
    const refused = detachRefusal(view, ships, cargo, detach.unitIds, goes, hex, fleet);
    if (refused) return refused;
    if (markers < 1) return violation('noMarker', '6.13');
    ships = ships.filter((id) => !detach.unitIds.includes(id));
    cargo = without(cargo, goes);
    markers -= fleet ? 1 : 0;
  }
  return { ships, cargo, markers };
}

const without = (cargo: Cargo, gone: Cargo): Cargo => ({
  landIds: cargo.landIds.filter((id) => !gone.landIds.includes(id)),
  leaderIds: cargo.leaderIds.filter((id) => !gone.leaderIds.includes(id)),
});

function landingRefusal(view: WarWithSpain, side: Side, group: GroupId, cargo: Cargo, hex: HexId, gone: Cargo): Violation | undefined {
  if (!gone.landIds.length && !gone.leaderIds.length) return violation('nobodyNamed', '6.54');
  if (isHighSeas(hex)) return violation('noShore', '6.54', { hex });
  const absent = gone.landIds.find((id) => !cargo.landIds.includes(id)) ?? gone.leaderIds.find((id) => !cargo.leaderIds.includes(id));
  if (absent) return violation('notAboard', '6.54', { unit: absent });
  return unloadRefusal(view, group, gone) ?? debarkRefusal(view, side, hex, gone);
}

function detachRefusal(
  view: WarWithSpain,
  ships: readonly UnitId[],
  cargo: Cargo,
  leaving: readonly UnitId[],
  goes: Cargo,
  hex: HexId,
  fleet: boolean,
): Violation | undefined {
  if (!leaving.length) return violation('noShips', '6.13');
  const wrong =
    firstNo(leaving, '6.13', (id) => (ships.includes(id) ? undefined : violation('notSailing', '6.13', { unit: id }))) ??
    firstNo(goes.landIds, '6.15', (id) => (cargo.landIds.includes(id) ? undefined : violation('notAboard', '6.15', { unit: id }))) ??
    firstNo(goes.leaderIds, '6.15', (id) => (cargo.leaderIds.includes(id) ? undefined : violation('notAboard', '6.15', { unit: id })));
  if (wrong) return wrong;
  const left = ships.filter((id) => !leaving.includes(id));
  if (!left.length) return violation('detachAll', '6.13');
  if (!fleet && isHighSeas(hex)) return violation('looseAtSea', '6.13', { fleet: hex });
  if (strengthOf(view, goes.landIds) > capacity(view, leaving)) return violation('goesTooMuch', '6.52', { units: [...leaving] });
  const rest = cargo.landIds.filter((id) => !goes.landIds.includes(id));
  return strengthOf(view, rest) > capacity(view, left) ? violation('staysTooMuch', '6.52', { units: [...leaving] }) : undefined;
}
