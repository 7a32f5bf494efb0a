import { ARMY } from '../../../src/games/war-with-spain/data/armies.js';
import { CITIES, CITY_IDS } from '../../../src/games/war-with-spain/data/cities.js';
import { LEADERS } from '../../../src/games/war-with-spain/data/leaders.js';
import { CROSSINGS, grid, TERRAIN } from '../../../src/games/war-with-spain/data/map.js';
import { SHIP } from '../../../src/games/war-with-spain/data/ships.js';
import { turnInfo } from '../../../src/games/war-with-spain/data/tracks.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { rules } from './fixtures.js';
import { landAllowed } from './slowLand.js';

/**
 * Moves that are allowed with any subset of pieces or any amount, although `choices` lists only some. For these the tests check only that
 * the moves name own pieces, each once. Sea routes and land moves are checked without the rules' code.
 */
const SUBSETS: ReadonlySet<string> = new Set([
  'embark',
  'debark',
  'formFleet',
  'addToFleet',
  'removeFromFleet',
  'buildNaval',
  'buildLand',
  'deactivateNaval',
  'deactivateLand',
  'takeNavalLosses',
  'dropCargo',
  'placeAlly',
  'attackFleet',
  'sailOn',
  'setPassing',
  'concede',
]);

/** Whether a move is allowed but no longer offered, because it is offered only a limited number of times or only with all arguments. */
function isRepeated(view: WarWithSpain, side: Side, { move, args }: Choice): boolean {
  if (['mergeFleets', 'removeFromFleet'].includes(move)) return Object.values(view.naval).some(({ regrouped }) => regrouped >= 2);
  const [first] = args;
  if (move === 'assignLeader') return typeof first === 'string' && (view.leaders[first]?.regrouped ?? 0) >= 2;
  if (move === 'setStanding') return view.standingSet;
  // An interception without a hex is made in the hex with the lowest number.
  if (move === 'intercept') return args.length === 1;
  const key = JSON.stringify(args);
  return view.orders[side].some((order) => order.cancelled && order.move === move && JSON.stringify(order.args) === key);
}

/** Whether a move is allowed although `choices` does not list it. */
export function alsoAllowed(view: WarWithSpain, playerID: PlayerID, choice: Choice): boolean {
  if (landAllowed(view, playerID, choice)) return true;
  const { move, args } = choice;
  const side = playerID === '0' ? 'E' : 'S';
  if (move === 'sail' || move === 'coast') {
    if (rules.awaiting(view)[playerID] !== 'navalMove') return false;
    return args.length > (move === 'sail' ? 2 : 3)
      ? isOwn(side, args) && !rules.refusal(view, playerID, move, args)
      : voyage(view, side, move, args);
  }
  const beyond = SUBSETS.has(move) || isRepeated(view, side, choice);
  return beyond && isOwn(side, args) && !rules.refusal(view, playerID, move, args);
}

type Side = 'E' | 'S';

/** Whether all named counters belong to the side, and no list names a counter twice. */
function isOwn(side: Side, value: unknown): boolean {
  if (Array.isArray(value)) {
    const ids = value.filter((one): one is string => typeof one === 'string' && !/^\d{4}$/.test(one));
    return new Set(ids).size === ids.length && value.every((one) => isOwn(side, one));
  }
  if (typeof value === 'object' && value !== null) return Object.values(value).every((one) => isOwn(side, one));
  if (typeof value !== 'string') return true;
  for (const record of [SHIP, ARMY, LEADERS]) if (Object.hasOwn(record, value)) return record[value].side === side;
  return true;
}

const isPath = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.length <= 20 && value.every((hex) => typeof hex === 'string' && grid.index(hex) >= 0);

/** Whether a naval move without planned stops is allowed. */
function voyage(view: WarWithSpain, side: Side, move: string, args: readonly unknown[]): boolean {
  const path = args[args.length - 1];
  if (!isPath(path)) return false;
  const crew = move === 'sail' ? fleetCrew(view, side, args) : coastCrew(view, side, args);
  if (!crew) return false;
  const at = view.naval[crew[0]].at;
  const steps = path.map((hex, index) => [index ? path[index - 1] : at, hex] as const);
  const kinds = steps.map(([from, to]) => crossing(from, to));
  const coastal = kinds.every((kind) => kind === 'coastal') && path.every((hex) => TERRAIN[grid.index(hex)] !== 'sea');
  if (move === 'coast' && !coastal) return false;
  if (!coastal && args[0] !== 'TF' && view.sailed >= 6) return false;
  const faces = crew.map((id) => (view.naval[id].reduced && SHIP[id].back) || SHIP[id].front);
  const most = Math.min(...faces.map(({ ma }) => (coastal ? Math.floor(ma / 2) : ma)));
  if (path.length > most || kinds.includes('closed')) return false;
  if (coastal && path.slice(0, -1).some((hex) => besideEnemies(view, side, hex))) return false;
  return path.every((hex) => floats(view, side, crew, hex));
}

function fleetCrew(view: WarWithSpain, side: Side, [who, , ...rest]: readonly unknown[]): string[] | undefined {
  if (rest.length) return undefined;
  const ids = who === 'TF' ? ['TF'] : Object.keys(view.naval).filter((id) => SHIP[id]?.side === side && view.naval[id].fleet === who);
  if (who === 'TF' ? side !== 'S' || view.naval.TF?.fleet !== null : typeof who !== 'number') return undefined;
  return ids.length && ids.every((id) => mayMove(view, id)) ? ids : undefined;
}

function coastCrew(view: WarWithSpain, side: Side, [group, names]: readonly unknown[]): string[] | undefined {
  if (typeof group !== 'string' || !Array.isArray(names) || !names.length || new Set(names).size !== names.length) return undefined;
  const fleet = /^[ES][1-6]$/.test(group) ? Number(group[1]) : null;
  const inGroup = (id: string) => {
    const ship = view.naval[id];
    if (!ship || SHIP[id]?.side !== side || group[0] !== side || ship.fleet !== fleet) return false;
    return id !== 'TF' && (fleet !== null || ship.at === group.slice(2));
  };
  const mates = Object.keys(view.naval).filter(inGroup);
  if (!names.every((id) => mates.includes(id) && mayMove(view, id))) return undefined;
  const leaves = names.length < mates.length;
  const stopped = fleet !== null && view.fleets[group as 'E1']?.stopped;
  if (leaves && fleet !== null && stopped) return undefined;
  const room = mates
    .filter((id) => !names.includes(id))
    .reduce((sum, id) => sum + ((view.naval[id].reduced && SHIP[id].back) || SHIP[id].front).tr, 0);
  const load = Object.keys(view.land)
    .filter((id) => view.land[id].at === group)
    .reduce((sum, id) => sum + ((view.land[id].reduced && ARMY[id].back) || ARMY[id].cs), 0);
  return !leaves || load <= room ? names : undefined;
}

const portHexes = new Map<string, string>(CITY_IDS.filter((id) => CITIES[id].port).map((id) => [CITIES[id].hex, id]));
const MILD = ['malaga', 'cartagena', 'valencia', 'barcelona', 'marseilles'];

function mayMove(view: WarWithSpain, id: string): boolean {
  const { moved, besieged, at, start } = view.naval[id];
  if (moved || besieged) return false;
  const port = portHexes.get(at);
  const locked = turnInfo(view.turn).winter && start === at && port !== undefined && !MILD.includes(port);
  const foe = SHIP[id].side === 'E' ? 'S' : 'E';
  const besieging = view.sieges[at]?.naval === foe || view.sieges[at]?.land === foe;
  return !locked || besieging;
}

function crossing(from: string, to: string): string {
  for (let direction = 0; direction < 6; direction++) {
    const side = grid.index(from) * 6 + direction;
    if (grid.labels[grid.neighbours[side]] === to) return CROSSINGS[side];
  }
  return 'closed';
}

/** Returns the hexes of unbesieged enemy ships, from fleet markers and visible or hidden loose ships. */
function enemies(view: WarWithSpain, side: Side): Set<string> {
  const foe = side === 'E' ? 'S' : 'E';
  const hexes = Object.entries(view.fleets).flatMap(([id, fleet]) => (id[0] === foe && !fleet.besieged ? [fleet.hex] : []));
  const loose = Object.entries(view.naval).flatMap(([id, ship]) => {
    const owner = id.startsWith('hidden:') ? id.split(':')[1] : SHIP[id].side;
    return owner === foe && ship.fleet === null && !ship.besieged && !ship.at.includes(':') ? [ship.at] : [];
  });
  return new Set([...hexes, ...loose]);
}

function besideEnemies(view: WarWithSpain, side: Side, hex: string): boolean {
  for (const foe of enemies(view, side)) {
    const shore = TERRAIN[grid.index(foe)];
    if (foe === hex || ((shore === 'coast' || shore === 'shallow') && crossing(hex, foe) !== 'closed')) return true;
  }
  return false;
}

/** Whether a hex is an enemy port with unbesieged enemy ships in it. */
function isShut(view: WarWithSpain, side: Side, hex: string): boolean {
  const port = portHexes.get(hex);
  const foe = side === 'E' ? 'S' : 'E';
  return port !== undefined && view.control[port as keyof WarWithSpain['control']] === foe && enemies(view, side).has(hex);
}

function floats(view: WarWithSpain, side: Side, crew: readonly string[], hex: string): boolean {
  const terrain = TERRAIN[grid.index(hex)];
  if (terrain === 'land' || terrain === 'out' || isShut(view, side, hex)) return false;
  const deep = crew.some((id) => SHIP[id].kind === 'deep' || SHIP[id].kind === 'treasure');
  const dutch = crew.some((id) => SHIP[id].nat === 'dutch');
  return !(deep && terrain === 'shallow') && !(dutch && grid.distance(grid.index(hex), grid.index('2613')) > 4);
}
