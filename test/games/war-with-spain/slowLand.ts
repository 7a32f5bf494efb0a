import { ARMY } from '../../../src/games/war-with-spain/data/armies.js';
import { CITIES, CITY_IDS } from '../../../src/games/war-with-spain/data/cities.js';
import { LEADERS } from '../../../src/games/war-with-spain/data/leaders.js';
import { AREA_AT, AREAS, grid, MARCHABLE } from '../../../src/games/war-with-spain/data/map.js';
import { SHIP } from '../../../src/games/war-with-spain/data/ships.js';
import { TRACK_IDS, TRACKS } from '../../../src/games/war-with-spain/data/tracks.js';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';

/**
 * Whether a land or money move is allowed, including moves that `choices` does not list. Checks without the rules' code: all groups of marching
 * units, paths, attackers, losses and munitions points.
 */
export function landAllowed(view: WarWithSpain, player: string, { move, args }: { move: string; args: readonly unknown[] }): boolean {
  const side = player === '0' ? 'E' : 'S';
  const step = warWithSpain.rules.awaiting(view)[player];
  if (move === 'march') return step === 'march' && marches(view, side, args);
  if (move === 'assault') return step === 'assault' && assaults(view, side, args);
  if (move === 'takeLandLosses') return step === 'landLosses' && loses(view, side, args);
  if (move === 'advance') return step === 'advance' && advances(view, side, args);
  if (move === 'settlePenalty') return step === 'penalty' && settles(view, side, args);
  if (move === 'buyMunitions') return step === 'administer' && buys(view, side, args);
  return false;
}

type Side = 'E' | 'S';
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isSet = (list: readonly string[]): boolean => new Set(list).size === list.length;
const has = (record: object, id: string): boolean => Object.hasOwn(record, id);
const isHexName = (text: string): boolean => /^\d{4}$/.test(text);

const nationAt = (hex: string): string => {
  const area = AREA_AT[grid.index(hex)];
  return area ? AREAS[area].nation : '';
};

/** Returns the commander of a land unit or placeholder: 'E', 'S' or 'neutral'. */
function commander(view: WarWithSpain, id: string): string {
  if (id.startsWith('hidden:')) return id.split(':')[1];
  const { nat, side } = ARMY[id];
  return (nat === 'league' || nat === 'huguenot') && !view.france.active ? 'neutral' : side;
}
const leads = (view: WarWithSpain, id: string): string =>
  (LEADERS[id].nat === 'league' || LEADERS[id].nat === 'huguenot') && !view.france.active ? 'neutral' : LEADERS[id].side;

const joined = (from: string, to: string): boolean => {
  for (let direction = 0; direction < 6; direction++) {
    const at = grid.index(from) * 6 + direction;
    if (grid.index(from) >= 0 && grid.neighbours[at] >= 0 && grid.labels[grid.neighbours[at]] === to) return MARCHABLE[at];
  }
  return false;
};

/** Countries that units of a nationality may enter. Nationalities not listed may enter all but the German States. */
const OPEN: { readonly [nation: string]: readonly string[] } = {
  dutch: ['NETP', 'NETC'],
  loyalirish: ['IRE'],
  irishrebel: ['IRE'],
  scotprot: ['SCO', 'ENG'],
  scotcath: ['SCO', 'ENG'],
  huguenot: ['FRA'],
  league: ['FRA'],
};
function open(view: WarWithSpain, nation: string, side: Side, from: string, to: string): boolean {
  const there = nationAt(to);
  if (there === 'GER' && nation !== 'german') return false;
  if (nation === 'german' && there === 'NETP' && nationAt(from) === 'GER') return false;
  if (OPEN[nation]) return OPEN[nation].includes(there);
  return !(side === 'E' && there === 'SCO' && !view.landed.britain);
}

/** Whether a hex has unbesieged land units that the side does not command. */
const held = (view: WarWithSpain, side: Side, hex: string): boolean =>
  Object.entries(view.land).some(([id, { at, besieged }]) => at === hex && !besieged && commander(view, id) !== side);
const neutralLeader = (view: WarWithSpain, hex: string): boolean =>
  Object.entries(view.leaders).some(([id, { at }]) => at === hex && leads(view, id) === 'neutral');

function marches(view: WarWithSpain, side: Side, args: readonly unknown[]): boolean {
  const [land, leaders, path] = args;
  if (args.length !== 3 || !isList(land) || !isList(leaders) || !isList(path) || !path.length || !path.every(isHexName)) return false;
  if (!isSet(land) || !isSet(leaders) || land.length + leaders.length === 0) return false;
  const places = new Set<string>();
  for (const id of land) {
    if (!has(view.land, id) || commander(view, id) !== side) return false;
    const { at, besieged } = view.land[id];
    if (besieged || view.marched.includes(id) || path.length > ARMY[id].ma) return false;
    places.add(at);
  }
  for (const id of leaders) {
    if (!has(view.leaders, id) || leads(view, id) !== side) return false;
    const { at, moved } = view.leaders[id];
    if (moved || view.sieges[at]?.land === side || path.length > 10) return false;
    places.add(at);
  }
  const [start] = places;
  if (places.size !== 1 || !isHexName(start)) return false;
  return path.every((to, step) => {
    const from = step ? path[step - 1] : start;
    if (!joined(from, to) || held(view, side, to) || neutralLeader(view, to)) return false;
    return (
      land.every((id) => open(view, ARMY[id].nat, side, from, to)) && leaders.every((id) => open(view, LEADERS[id].nat, side, from, to))
    );
  });
}

function assaults(view: WarWithSpain, side: Side, args: readonly unknown[]): boolean {
  const [from, land, leaders, to, relief = false] = args;
  if (args.length < 4 || args.length > 5 || typeof from !== 'string' || typeof to !== 'string' || typeof relief !== 'boolean') return false;
  if (!isList(land) || !isList(leaders) || !isSet(land) || !isSet(leaders) || !land.length) return false;
  const { attacks, sieges } = view;
  if (attacks.from.includes(from) || attacks.targets.includes(to)) return false;
  const inside = sieges[from]?.land === side;
  const fits = (id: string): boolean => {
    if (!has(view.land, id) || commander(view, id) !== side || attacks.units.includes(id)) return false;
    const { at, besieged } = view.land[id];
    if (at !== from) return false;
    return from === to ? besieged === inside : !besieged && open(view, ARMY[id].nat, side, from, to);
  };
  if (!land.every(fits)) return false;
  if (!leaders.every((id) => has(view.leaders, id) && leads(view, id) === side && view.leaders[id].at === from)) return false;
  if (from === to) return !relief && Boolean(sieges[to]?.land);
  return joined(from, to) && held(view, side, to) && (!relief || sieges[to]?.land === side);
}

const stepsLeft = (view: WarWithSpain, id: string): number => (view.land[id].reduced ? 1 : ARMY[id].steps);

/** Returns the land units of a side in the current combat. */
function fighting(view: WarWithSpain, side: Side): string[] {
  const { assault } = view;
  if (!assault) return [];
  const { attacker, from, hex, landIds, withBesieged } = assault;
  const here = Object.keys(view.land).filter((id) => view.land[id].at === hex);
  if (side === attacker)
    return [...landIds.filter((id) => has(view.land, id)), ...(withBesieged ? here.filter((id) => view.land[id].besieged) : [])];
  const storm = from === hex && view.sieges[hex]?.land !== attacker;
  return here.filter((id) => (storm ? view.land[id].besieged : !view.land[id].besieged && commander(view, id) !== attacker));
}

function loses(view: WarWithSpain, side: Side, args: readonly unknown[]): boolean {
  const [list] = args;
  const { pending } = view;
  if (args.length !== 1 || !Array.isArray(list) || pending?.step !== 'landLosses' || pending.taken[side] !== null) return false;
  const need = pending.steps[side];
  const stack = fighting(view, side);
  const units: string[] = [];
  const fresh: string[] = [];
  let sum = 0;
  let great = true;
  let least = 9;
  for (const loss of list as unknown[]) {
    if (typeof loss !== 'object' || loss === null || Array.isArray(loss)) return false;
    const { unitId, steps, replaceBy } = loss as { unitId?: unknown; steps?: unknown; replaceBy?: unknown };
    if (typeof unitId !== 'string' || !stack.includes(unitId) || typeof steps !== 'number') return false;
    const { cs, nat } = ARMY[unitId];
    if (replaceBy !== undefined) {
      if (typeof replaceBy !== 'string' || !has(ARMY, replaceBy) || has(view.land, replaceBy) || cs < 20) return false;
      if (ARMY[replaceBy].nat !== nat || ARMY[replaceBy].cs >= cs || steps !== (cs === 30 && ARMY[replaceBy].cs < 20 ? 2 : 1)) return false;
      fresh.push(replaceBy);
    } else if (cs >= 20 ? steps !== stepsLeft(view, unitId) : !Number.isInteger(steps) || steps < 1 || steps > stepsLeft(view, unitId)) {
      return false;
    }
    units.push(unitId);
    sum += steps;
    great &&= cs >= 20;
    least = Math.min(least, steps);
  }
  if (!isSet(units) || !isSet(fresh)) return false;
  return sum === need || (sum > need && great && sum - least < need);
}

function advances(view: WarWithSpain, side: Side, args: readonly unknown[]): boolean {
  const [land, leaders] = args;
  const { pending, assault } = view;
  if (args.length !== 2 || !isList(land) || !isList(leaders) || pending?.step !== 'advance' || !assault) return false;
  if (!isSet(land) || !isSet(leaders) || (leaders.length && !land.length)) return false;
  const attacks = side === assault.attacker;
  const [from, to] = attacks ? [assault.from, assault.hex] : [assault.hex, assault.from];
  const may = (id: string): boolean => {
    if (!has(view.land, id) || view.land[id].at !== from || commander(view, id) !== side) return false;
    return (!attacks || assault.landIds.includes(id)) && open(view, ARMY[id].nat, side, from, to);
  };
  const led = (id: string): boolean =>
    has(view.leaders, id) &&
    view.leaders[id].at === from &&
    leads(view, id) === side &&
    (!attacks || assault.leaderIds.includes(id)) &&
    open(view, LEADERS[id].nat, side, from, to);
  return land.every(may) && leaders.every(led);
}

const PAID = ['english', 'spanish', 'italian', 'walloon', 'german', 'burgundian'];
const bulk = (id: string): number => (SHIP[id].kind === 'barge' ? 4 : SHIP[id].front.cs);

function settles(view: WarWithSpain, side: Side, args: readonly unknown[]): boolean {
  const [land, ships, ashore = []] = args;
  if (args.length < 2 || args.length > 3 || !isList(ashore) || !isSet(ashore)) return false;
  if (!isList(land) || !isList(ships) || !isSet(land) || !isSet(ships)) return false;
  // For units that go ashore, only the owner is checked here. The rules' code checks their number.
  if (!ashore.every((id) => has(ARMY, id) && ARMY[id].side === side)) return false;
  if (ashore.length && warWithSpain.rules.refusal(view, side === 'E' ? '0' : '1', 'settlePenalty', [land, ships, ashore])) return false;
  const paid = Object.keys(view.land).filter(
    (id) => !id.startsWith('hidden:') && ARMY[id].side === side && PAID.includes(ARMY[id].nat) && !view.land[id].at.includes(':'),
  );
  if (land.length !== Math.ceil(paid.length / 3) || !land.every((id) => paid.includes(id))) return false;
  const asked = new Set<string>();
  for (const track of TRACK_IDS) {
    const { av, seat } = TRACKS[track];
    if (av === null || seat.kind !== 'city' || view.control[seat.city] !== side) continue;
    const siege = view.sieges[seat.hex];
    const enemies =
      Object.entries(view.naval).some(([id, { at, fleet }]) => at === seat.hex && fleet === null && sideOf(id) !== side) ||
      Object.entries(view.fleets).some(([id, fleet]) => !id.startsWith(side) && fleet?.hex === seat.hex);
    if (siege?.land === side || siege?.naval === side || enemies) continue;
    const here = Object.keys(view.naval).filter(
      (id) => view.naval[id].at === seat.hex && sideOf(id) === side && id !== 'TF' && SHIP[id].nat !== 'dutch',
    );
    const used = Object.keys(view.naval).filter((id) => view.naval[id].at.startsWith(`${track}:`));
    const room = av - used.reduce((sum, id) => sum + bulk(id), 0);
    const weights = here.map(bulk).sort((a, b) => a - b);
    let most = 0;
    for (let sum = 0; most < weights.length && sum + weights[most] <= room; most++) sum += weights[most];
    if (most === here.length) continue;
    const saved = ships.filter((id) => here.includes(id));
    if (saved.length !== most || saved.reduce((sum, id) => sum + bulk(id), 0) > room) return false;
    for (const id of saved) asked.add(id);
  }
  return ships.every((id) => asked.has(id));
}

const sideOf = (id: string): string => (id.startsWith('hidden:') ? id.split(':')[1] : SHIP[id].side);
const multiple = (view: WarWithSpain, id: string): number =>
  (view.naval[id].reduced ? (SHIP[id].back ?? SHIP[id].front) : SHIP[id].front).m;
const room = (view: WarWithSpain, id: string): number => (view.naval[id].reduced ? (SHIP[id].back ?? SHIP[id].front) : SHIP[id].front).tr;
const strength = (view: WarWithSpain, id: string): number => (view.land[id].reduced ? (ARMY[id].back ?? ARMY[id].cs) : ARMY[id].cs);
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function buys(view: WarWithSpain, side: Side, args: readonly unknown[]): boolean {
  const [no, points, joining] = args;
  if (args.length < 2 || args.length > 3 || (args.length === 3 && joining === undefined)) return false;
  if (![1, 2, 3, 4, 5, 6].includes(no as number) || !Number.isInteger(points) || (points as number) < 1 || (points as number) > 999)
    return false;
  const id = `${side}${no}` as keyof WarWithSpain['fleets'];
  const fleet = view.fleets[id];
  if (!fleet) return false;
  const { hex, munitions } = fleet;
  const city = CITY_IDS.find((one) => CITIES[one].hex === hex);
  if (!city || !CITIES[city].port || view.control[city] !== side) return false;
  const home = side === 'E' ? ['ENG', 'IRE', 'NETP'].includes(nationAt(hex)) : nationAt(hex) === 'SPA' || city === 'antwerp';
  const siege = view.sieges[hex];
  if (!home || siege?.land === side || siege?.naval === side) return false;
  const crew = Object.keys(view.naval).filter(
    (one) => sideOf(one) === side && view.naval[one].fleet === no && isHexName(view.naval[one].at),
  );
  let paid = crew;
  if (args.length === 3) {
    if (!isList(joining) || !joining.length || !isSet(joining) || munitions < (points as number)) return false;
    for (const one of joining) {
      const unit = has(view.naval, one) ? view.naval[one] : undefined;
      if (!unit || sideOf(one) !== side || unit.at !== hex || unit.fleet !== null) return false;
      if (one === 'TF' && view.treasure.stopped) return false;
    }
    const loose = Object.keys(view.naval).filter(
      (one) => sideOf(one) === side && view.naval[one].at === hex && view.naval[one].fleet === null && one !== 'TF',
    );
    const stay = loose.filter((one) => !joining.includes(one));
    const aboard = Object.keys(view.land).filter((one) => view.land[one].at === `${side}@${hex}`);
    const carried = Object.keys(view.land).filter((one) => view.land[one].at === id);
    const goes = stay.length ? [] : aboard;
    if (stay.length && total(aboard.map((one) => strength(view, one))) > total(stay.map((one) => room(view, one)))) return false;
    if (total([...goes, ...carried].map((one) => strength(view, one))) > total([...joining, ...crew].map((one) => room(view, one))))
      return false;
    paid = joining;
  }
  const price = 4 * total(paid.map((one) => multiple(view, one))) * (points as number);
  return price > 0 && price <= view.treasury[side];
}
