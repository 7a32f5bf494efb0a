import { type ShipTypeId, shipType } from '../../data/equipment.js';
import { FLEET_LISTS, type ListId } from '../../data/fleetLists.js';
import { LIBATIONS } from '../../data/intermediate.js';
import { extentOf, POINTS_BATTLE } from '../../data/points.js';
import { SQUADRON_SHIPS } from '../../data/setup.js';
import { stationName } from '../../fleetName.js';
import { type Violation, violation } from '../../keys.js';
import { closedList, closedVariant, yearFor } from '../../setup/agreement.js';
import type { Side } from '../../sides.js';
import type { Fleet, FleetShip, FleetSquadron } from '../../state/fleet.js';
import type { Quality } from '../../state.js';
import { alliedPrice, fleetPrice, shipPrice, type Terms, timesOf } from './price.js';
import { shipFault } from './shipLaw.js';

// Legal fleets [2.1, 2.3, 2.9, 11, 15].

export const ownList = ({ battle }: Terms, side: Side, fleet: Fleet): ListId | undefined =>
  battle.lists[side] ?? fleet.squadrons.find(({ admiral }) => admiral)?.list;

export function fleetFault(terms: Terms, side: Side, fleet: Fleet): Violation | undefined {
  const { battle } = terms;
  const { points } = battle;
  const { ships: most } = extentOf(points);
  const count = fleet.squadrons.reduce((sum, { ships }) => sum + ships.length, 0);
  if (count < POINTS_BATTLE.leastShips) return violation('tooFewShips', '2.0', { least: POINTS_BATTLE.leastShips });
  if (count > most) return violation('tooManyShips', '2.0', { most });
  const admirals = fleet.squadrons.filter(({ admiral }) => admiral).length;
  if (admirals !== 1) return violation('oneAdmiral', '2.1', { admirals });
  for (const squadron of fleet.squadrons) {
    const fault = squadronFault(terms, side, fleet, squadron);
    if (fault) return fault;
  }
  const share = sharesFault(fleet);
  if (share) return share;
  if (fleet.libations < (terms.options.libations ? LIBATIONS.free : 0)) return violation('libationIncluded', '3.1');
  const allies = alliedPrice(terms, fleet);
  if (allies * POINTS_BATTLE.alliedPart > points)
    return violation('tooManyAllies', '2.9', { points: allies, most: Math.floor(points / POINTS_BATTLE.alliedPart) });
  const cost = fleetPrice(terms, fleet);
  return cost > points ? violation('tooDear', '15.0', { points: cost, most: points }) : undefined;
}

function squadronFault(terms: Terms, side: Side, fleet: Fleet, squadron: FleetSquadron): Violation | undefined {
  const { name, ships, crew, officer, crewTraining, commandTraining } = squadron;
  if (ships.length < 1 || ships.length > SQUADRON_SHIPS) return violation('squadronSize', '2.1', { name, most: SQUADRON_SHIPS });
  if (ships.filter(({ flagship }) => flagship).length > 1) return violation('oneFlagship', '2.1', { name });
  const { quality, command } = terms.battle;
  const doubtful = qualityFault(quality, crew, crewTraining, 'crews') ?? qualityFault(command, officer, commandTraining, 'officers');
  if (doubtful) return violation(doubtful.key, '2.3', { name, of: doubtful.of });
  const list = listFault(terms, side, fleet, squadron);
  if (list) return list;
  for (const ship of ships) {
    const fault = shipFault(squadron, ship, timesOf(terms, squadron));
    if (fault) return fault;
  }
  return undefined;
}

/** Returns why quality is not bought or rolled as agreed. Used for crews and for officers. */
function qualityFault<T extends string>(
  agreed: Quality,
  bought: unknown,
  training: unknown,
  of: T,
): { key: 'qualityBought' | 'qualityRolled'; of: T } | undefined {
  if (agreed === 'buy') return bought === null || training !== undefined ? { key: 'qualityBought', of } : undefined;
  return bought !== null ? { key: 'qualityRolled', of } : undefined;
}

function listFault(
  terms: Terms,
  side: Side,
  fleet: Fleet,
  { name, list, variant, admiral, loyalty }: FleetSquadron,
): Violation | undefined {
  const { battle } = terms;
  const fleetList = FLEET_LISTS[list];
  const own = ownList(terms, side, fleet);
  const closed = list === battle.lists[side] ? undefined : closedList(battle, list);
  if (closed) return closed;
  if (loyalty === null && list !== own) return violation('allyUnpaid', '2.9', { name, list });
  if (loyalty !== null && list === own) return violation('notAnAlly', '2.9', { name, list });
  if (loyalty !== null && admiral) return violation('allyCommands', '2.1', { name });
  const agreed = list === own ? battle.variants[side] : null;
  if (agreed !== null && variant !== agreed) return violation('variantAgreed', fleetList.case, { name, variant: agreed });
  if (variant === null) return undefined;
  if (!Object.hasOwn(fleetList.variants, variant)) return violation('noVariant', fleetList.case, { list, variant });
  return closedVariant(battle, list, variant);
}

/** Returns why the shares of ship types are illegal. Minimum shares are rounded down, maximum shares up. */
function sharesFault({ squadrons }: Fleet): Violation | undefined {
  const byList = new Map<ListId, FleetShip[]>();
  for (const { list, ships } of squadrons) byList.set(list, [...(byList.get(list) ?? []), ...ships]);
  for (const [list, ships] of byList) {
    for (const { type, least, most, ships: cap } of FLEET_LISTS[list].types) {
      const count = ships.filter((ship) => ship.type === type).length;
      const [low, high] = shares(ships.length, least, most, cap);
      if (count < low) return violation('tooFewOfType', FLEET_LISTS[list].case, { type, least: low });
      if (count > high) return violation('tooManyOfType', FLEET_LISTS[list].case, { type, most: high });
    }
  }
  return undefined;
}

export const shares = (count: number, least: number, most: number, cap = count): [number, number] => [
  Math.floor((count * least) / 100),
  Math.min(cap, Math.ceil((count * most) / 100)),
];

/** Returns the list's cheapest ships with printed complements; undefined if the points are insufficient. */
export function plainFleet(terms: Terms, side: Side, list: ListId): Fleet | undefined {
  for (let count = extentOf(terms.battle.points).ships; count >= POINTS_BATTLE.leastShips; count--) {
    const fleet = fleetOf(terms, side, list, count);
    if (!fleetFault(terms, side, fleet)) return fleet;
  }
  return undefined;
}

export function plainShip(type: ShipTypeId): FleetShip {
  const { heavy, normal, archers, oarsmen } = shipType(type);
  return { type, heavy, normal, archers, spare: 0, equip: [], sails: oarsmen ? 'none' : 'set' };
}

/** Returns a fleet of `count` ships with average quality or the list's training. */
export function fleetOf(terms: Terms, side: Side, list: ListId, count: number): Fleet {
  const variant = list === terms.battle.lists[side] ? terms.battle.variants[side] : null;
  const number = Math.ceil(count / POINTS_BATTLE.perSquadron);
  const pattern: FleetSquadron = {
    name: '',
    list,
    variant,
    crew: terms.battle.quality === 'buy' ? 'average' : null,
    officer: terms.battle.command === 'buy' ? 0 : null,
    admiral: false,
    loyalty: null,
    ships: [],
  };
  const types = fill(terms, pattern, count);
  const squadrons = Array.from({ length: number }, (_, i): FleetSquadron => {
    const from = Math.floor((i * types.length) / number);
    const to = Math.floor(((i + 1) * types.length) / number);
    return { ...pattern, name: stationName(list, i + 1), admiral: i === 0, ships: types.slice(from, to).map(plainShip) };
  });
  return { libations: terms.options.libations ? LIBATIONS.free : 0, squadrons };
}

/** Returns types for `count` ships: each type's minimum share, then the cheapest up to their maximum. */
function fill(terms: Terms, squadron: FleetSquadron, count: number): ShipTypeId[] {
  const { list, variant } = squadron;
  const year = yearFor(terms.battle, list, variant);
  const only = variant === null ? undefined : FLEET_LISTS[list].variants[variant].only;
  const allowed = FLEET_LISTS[list].types
    .filter(({ type }) => (!only || only.includes(type)) && shipType(type).years[0] <= year && year <= shipType(type).years[1])
    .map(({ type, least, most, ships }) => {
      const [low, high] = shares(count, least, most, ships);
      return { type, low, high, price: shipPrice(terms, squadron, plainShip(type)) };
    });
  const chosen = allowed.flatMap(({ type, low }) => Array.from({ length: low }, () => type));
  for (const { type, low, high } of [...allowed].sort((a, b) => a.price - b.price)) {
    for (let n = low; n < high && chosen.length < count; n++) chosen.push(type);
  }
  return chosen;
}
