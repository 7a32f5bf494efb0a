import { EQUIPMENT, type EquipmentId, EXTRA_ENGINES, type ShipType, type ShipTypeId, shipType } from '../../data/equipment.js';
import { FLEET_LISTS } from '../../data/fleetLists.js';
import { MOVEMENT, SPARE_OARSMEN } from '../../data/movement.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { FleetShip, FleetSquadron } from '../../state/fleet.js';
import type { Times } from './outfit.js';

export function shipFault(squadron: FleetSquadron, ship: FleetShip, times: Times): Violation | undefined {
  const type = shipType(ship.type);
  return typeFault(squadron, ship.type, times.year) ?? menFault(ship, type) ?? equipmentFault(squadron, ship, times);
}

export function typeFault({ list, variant }: Fleet, type: ShipTypeId, year: number): Violation | undefined {
  const fleet = FLEET_LISTS[list];
  if (!fleet.types.some(({ type: id }) => id === type)) return violation('notOfList', fleet.case, { type, list });
  const only = variant === null ? undefined : fleet.variants[variant]?.only;
  if (only && !only.includes(type)) return violation('notOfList', fleet.case, { type, list });
  const [from, to] = shipType(type).years;
  return year < from || year > to ? violation('notOfYear', fleet.case, { what: type, year }) : undefined;
}

function menFault({ type: id, heavy, normal, archers, spare, sails }: FleetShip, type: ShipType): Violation | undefined {
  const troops = heavy + normal + archers;
  const least = Math.ceil((type.heavy + type.normal + type.archers) / 2);
  if (troops < least) return violation('tooFewTroops', '14.2', { type: id, least });
  const most = Math.floor((type.capacity * MOVEMENT.loadLimitPct) / 100);
  if (troops + Math.ceil(spare / SPARE_OARSMEN.weight) > most) return violation('tooMuchAboard', '5.7', { type: id, most });
  const spares = type.oarsmen ? Math.max(1, Math.floor(type.oarsmen / SPARE_OARSMEN.part)) : 0;
  if (spare > spares) return violation('tooManySpares', '5.13', { type: id, most: spares });
  return !type.oarsmen && sails !== 'set' ? violation('needsSails', '5.8', { type: id }) : undefined;
}

type Fleet = Pick<FleetSquadron, 'list' | 'variant'>;
interface Fitted {
  readonly type: ShipTypeId;
  readonly equip: readonly EquipmentId[];
}

export function equipmentFault(squadron: Fleet, ship: Fitted, times: Times): Violation | undefined {
  const type = shipType(ship.type);
  const engines = ship.equip.filter((id) => EQUIPMENT[id].engine);
  if (engines.length > EXTRA_ENGINES) return violation('tooManyEngines', '14.2', { type: ship.type, most: EXTRA_ENGINES });
  const twice = ship.equip.find((id, i) => !EQUIPMENT[id].engine && ship.equip.indexOf(id) !== i);
  if (twice) return violation('equippedTwice', '14.2', { type: ship.type, what: twice });
  for (const id of ship.equip) {
    const fault = itemFault(squadron, ship, type, id, times);
    if (fault) return fault;
  }
  return undefined;
}

function itemFault(squadron: Fleet, ship: Fitted, type: ShipType, id: EquipmentId, times: Times): Violation | undefined {
  const { list, variant } = squadron;
  const { size, also, only, from, option } = EQUIPMENT[id];
  const values = { what: id, type: ship.type };
  if (option && !times.options[option]) return violation('notPlayed', option === 'incendiaries' ? '6.6' : '9.1', values);
  if (!type.exchange.includes(id) || !FLEET_LISTS[list].equipment.includes(id)) return violation('notEquipped', '14.2', values);
  if (id === 'parablemata' && type.parablemata) return violation('equippedTwice', '14.2', values);
  if (size && type.size < size && !also?.includes(ship.type)) return violation('tooSmallFor', '14.2', { ...values, size });
  if (from !== undefined && times.year < from) return violation('notOfYear', '14.2', { what: id, year: times.year });
  if (!only) return undefined;
  const allowed = only.some(
    (grant) =>
      (grant.fleet === list || grant.fleet === `${list}/${variant}`) &&
      times.year >= (grant.from ?? times.year) &&
      times.year <= (grant.to ?? times.year) &&
      (!grant.types || grant.types.includes(ship.type)),
  );
  return allowed ? undefined : violation('notThisFleet', FLEET_LISTS[list].case, values);
}
