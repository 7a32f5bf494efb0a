import { LIBATIONS } from '../../data/divineIntervention.js';
import { FLEET_LISTS, type ListId } from '../../data/fleetLists.js';
import { extentOf, POINTS_BATTLE } from '../../data/pointsBattle.js';
import { type ShipTypeId, shipType } from '../../data/shipTypes.js';
import { stationName } from '../../fleetName.js';
import { yearFor } from '../../setup/agreement.js';
import type { Side } from '../../sides.js';
import type { Fleet, FleetShip, FleetSquadron } from '../../state/fleet.js';
import { fleetFault, shares } from './fleetLaw.js';
import { shipPrice, type Terms } from './price.js';

/** As many ships as the points allow, the cheapest that the list permits, with their printed complements; nothing if they allow none. */
export function plainFleet(terms: Terms, side: Side, list: ListId): Fleet | undefined {
  for (let count = extentOf(terms.battle.points).ships; count >= POINTS_BATTLE.leastShips; count--) {
    const fleet = fleetOf(terms, side, list, count);
    if (!fleetFault(terms, side, fleet)) return fleet;
  }
  return undefined;
}

/** A ship of a type with its printed complement. */
export function plainShip(type: ShipTypeId): FleetShip {
  const { heavy, normal, archers, oarsmen } = shipType(type);
  return { type, heavy, normal, archers, spare: 0, equip: [], sails: oarsmen ? 'none' : 'set' };
}

/** So many ships of a list, in squadrons, with average crews and officers or the training of the list. */
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

/** Types of so many ships: of each its least share, then the cheapest up to their most. */
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
