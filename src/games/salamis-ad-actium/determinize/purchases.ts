import type { Dice } from '../../../kit/dice.js';
import { drawOne, shuffled } from '../../../kit/drawing.js';
import { shipType } from '../data/equipment.js';
import { FLEET_LISTS, type ListId } from '../data/fleetLists.js';
import type { ShipTypeId } from '../data/hulls.js';
import { CREWS, LIBATIONS } from '../data/intermediate.js';
import { extentOf, POINTS_BATTLE } from '../data/points.js';
import { SQUADRON_SHIPS } from '../data/setup.js';
import { stationName } from '../fleetName.js';
import { fleetFault, plainShip, shares } from '../rules/points/fleetLaw.js';
import { leastPoints } from '../rules/points/plainFleet.js';
import type { Terms } from '../rules/points/price.js';
import { openLists, yearFor } from '../setup/agreement.js';
import type { Side } from '../sides.js';
import type { Fleet, FleetSquadron } from '../state/fleet.js';

// Random fleets that a player may have bought [2.1, 15].

const TRIES = 60;

interface Known {
  readonly list: ListId;
  readonly seen: readonly FleetSquadron[];
  readonly libations: number;
  /** The Admiral's command, if the number of counters reveals it. */
  readonly admiral?: number;
}

/** Returns the types that `count` ships may have, with the minimum and maximum number of each. */
function allowed({ battle }: Terms, list: ListId, variant: string | null, count: number) {
  const year = yearFor(battle, list, variant);
  const only = variant === null ? undefined : FLEET_LISTS[list].variants[variant].only;
  return FLEET_LISTS[list].types
    .filter(({ type }) => (!only || only.includes(type)) && shipType(type).years[0] <= year && year <= shipType(type).years[1])
    .map(({ type, least, most, ships }) => ({ type, range: shares(count, least, most, ships) }));
}

function typesFor(terms: Terms, { list, seen }: Known, variant: string | null, count: number, dice: Dice): ShipTypeId[] | undefined {
  const there = seen.flatMap((squadron) => (squadron.list === list ? squadron.ships.map(({ type }) => type) : []));
  const types = allowed(terms, list, variant, there.length + count).map(({ type, range: [low, high] }) => {
    const had = there.filter((each) => each === type).length;
    return { type, low: Math.max(0, low - had), high: high - had };
  });
  const chosen = types.flatMap(({ type, low }) => Array.from({ length: low }, () => type));
  while (chosen.length < count) {
    const free = types.filter(({ type, high }) => chosen.filter((each) => each === type).length < high);
    if (!free.length) return undefined;
    chosen.push(drawOne(free, dice).type);
  }
  return chosen.length === count ? shuffled(chosen, dice) : undefined;
}

/** Divides ships into nearly equal squadrons, with random crews and officers. */
function arrayed(
  { battle }: Terms,
  { list, seen, admiral }: Known,
  variant: string | null,
  types: readonly ShipTypeId[],
  dice: Dice,
): FleetSquadron[] {
  const { quality, command } = battle;
  const least = Math.ceil(types.length / SQUADRON_SHIPS);
  const most = Math.max(least, Math.ceil(types.length / 3));
  const number = least + dice.die(most - least + 1) - 1;
  const led = seen.some((squadron) => squadron.admiral);
  return Array.from({ length: number }, (_, i): FleetSquadron => {
    const from = Math.floor((i * types.length) / number);
    const to = Math.floor(((i + 1) * types.length) / number);
    const commands = i === 0 && !led;
    return {
      name: stationName(list, seen.length + i + 1),
      list,
      variant,
      crew: quality === 'buy' ? drawOne(CREWS, dice) : null,
      officer: command === 'buy' ? ((commands ? admiral : undefined) ?? dice.die(5) - 3) : null,
      admiral: commands,
      loyalty: null,
      ships: types.slice(from, to).map(plainShip),
    };
  });
}

/** Returns random squadrons with at least `least` ships; undefined if there are none that fit. */
export function moreOf(terms: Terms, side: Side, known: Known, least: number, dice: Dice): FleetSquadron[] | undefined {
  const { seen, list, libations } = known;
  const there = seen.reduce((sum, { ships }) => sum + ships.length, 0);
  const most = extentOf(terms.battle.points).ships - there;
  const variant = list === terms.battle.lists[side] ? terms.battle.variants[side] : null;
  for (let tried = 0; tried < TRIES && most >= least; tried++) {
    const count = least + dice.die(most - least + 1) - 1;
    if (count === 0) return [];
    const types = typesFor(terms, known, variant, count, dice);
    const squadrons = types && arrayed(terms, known, variant, types, dice);
    if (squadrons && !fleetFault(terms, side, { libations, squadrons: [...seen, ...squadrons] })) return squadrons;
  }
  return undefined;
}

/** Returns a random legal fleet from the agreed list, otherwise from any affordable list. */
export function anyFleet(terms: Terms, side: Side, dice: Dice): Fleet | undefined {
  const { battle, options } = terms;
  const lists = openLists(battle).filter((list) => leastPoints(terms, side, list) <= battle.points);
  const list = battle.lists[side] ?? drawOne(lists, dice);
  const libations = options.libations ? LIBATIONS.free : 0;
  const squadrons = moreOf(terms, side, { list, seen: [], libations }, POINTS_BATTLE.leastShips, dice);
  return squadrons && { libations, squadrons };
}
