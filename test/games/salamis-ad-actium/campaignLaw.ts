import { THEATRES } from '../../../src/games/salamis-ad-actium/campaign/data/theatres.js';
import { shipType } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { FLEET_LISTS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { sideOf } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { Choice } from '../../../src/kit/rules.js';

/** Whether a campaign move is legal, for moves whose choices are only a sample. Independent of the rules' code. */
export function campaignLaw(view: Salamis, player: string, { move, args }: Choice): boolean {
  const known = LAWS[move];
  return known !== undefined && isShaped(move, args) && known(view, sideOf(view, player), args);
}

type Law = (view: Salamis, side: 0 | 1, args: readonly unknown[]) => boolean;

/** Casts arguments that `isShaped` has checked. */
const law =
  <A extends readonly unknown[]>(check: (view: Salamis, side: 0 | 1, args: A) => boolean): Law =>
  (view, side, args) =>
    check(view, side, args as unknown as A);

const whole = (value: unknown, most = 60): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
const texts = (value: unknown, most: number): boolean =>
  Array.isArray(value) && value.length <= most && value.every((each) => typeof each === 'string');
const hasOnly = (value: unknown, keys: readonly string[], optional: readonly string[] = []): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  keys.every((key) => Object.hasOwn(value, key)) &&
  Object.keys(value).every((key) => keys.includes(key) || optional.includes(key));

const STANCES = ['patrol', 'blockade', 'assault', 'avoid'];

function isShaped(move: string, args: readonly unknown[]): boolean {
  const [a, b, c] = args;
  switch (move) {
    case 'orders':
      return (
        args.length === 1 &&
        Array.isArray(a) &&
        a.length <= 6 &&
        a.every(
          (order) =>
            hasOnly(order, ['fleet', 'path', 'stance'], ['port', 'exposed']) &&
            typeof order.fleet === 'string' &&
            texts(order.path, 4) &&
            STANCES.includes(order.stance) &&
            (order.port === undefined || typeof order.port === 'string') &&
            (order.exposed === undefined || texts(order.exposed, 20)),
        )
      );
    case 'moveShips':
      return args.length === 3 && typeof a === 'string' && typeof b === 'string' && texts(c, 20) && (c as []).length > 0;
    case 'splitFleet':
      return (
        args.length === 3 &&
        typeof a === 'string' &&
        texts(b, 20) &&
        (b as []).length > 0 &&
        typeof c === 'string' &&
        c.length >= 1 &&
        c.length <= 30
      );
    case 'mergeFleets':
      return args.length === 2 && args.every((arg) => typeof arg === 'string');
    case 'buyShip':
      return (
        args.length >= 2 &&
        args.length <= 4 &&
        typeof a === 'string' &&
        typeof b === 'string' &&
        (c === undefined || c === null || typeof c === 'string') &&
        (args[3] === undefined || texts(args[3], 10))
      );
    case 'refit':
      return (
        args.length === 2 &&
        typeof a === 'string' &&
        hasOnly(b, ['heavy', 'normal', 'archers', 'oarsmen']) &&
        Object.values(b as object).every((n) => whole(n))
      );
    case 'moveTroops':
      return (
        args.length === 3 &&
        typeof a === 'string' &&
        typeof b === 'string' &&
        hasOnly(c, ['heavy', 'normal', 'archers']) &&
        Object.values(c as object).every((n) => whole(n))
      );
    case 'repairShip':
    case 'train':
      return args.length === 1 && typeof a === 'string';
    default:
      return false;
  }
}

const campOf = (view: Salamis) => {
  if (!view.camp) throw new Error('no campaign');
  return view.camp;
};
const own = (view: Salamis, side: number, id: string) => Object.hasOwn(campOf(view).fleets, id) && campOf(view).fleets[id].side === side;
const home = (view: Salamis, side: number, ship: string) =>
  Object.entries(campOf(view).fleets).find(([, fleet]) => fleet.side === side && fleet.ships.includes(ship))?.[1];
const areas = (view: Salamis) => THEATRES[campOf(view).theatre].areas;
const ports = (view: Salamis, side: number, at: string, size?: string) =>
  Object.entries(areas(view)[at].ports).filter(([id, port]) => campOf(view).ports[id].owner === side && (!size || port.size === size));
const within = (ships: readonly string[], of: readonly string[]) =>
  new Set(ships).size === ships.length && ships.every((id) => of.includes(id)) && ships.length < of.length;

const LAWS: { readonly [move: string]: Law } = {
  orders: law((view, side, [written]: { fleet: string; path: string[]; stance: string; port?: string; exposed?: string[] }[][]) => {
    if (new Set(written.map(({ fleet }) => fleet)).size !== written.length) return false;
    return written.every(({ fleet, path, stance, port, exposed = [] }) => {
      if (!own(view, side, fleet)) return false;
      if (new Set(exposed).size !== exposed.length || !exposed.every((id) => campOf(view).fleets[fleet].ships.includes(id))) return false;
      let at = campOf(view).fleets[fleet].area;
      let points = 3;
      let fair = 0;
      for (const to of path) {
        const perilous = areas(view)[at].perilous.includes(to);
        if (!perilous && !areas(view)[at].adjacent.includes(to)) return false;
        points -= perilous ? 2 : 1;
        if (points + fair < 0) return false;
        if (perilous) fair = 1;
        at = to;
      }
      return port === undefined || (stance === 'assault' && Object.hasOwn(areas(view)[at].ports, port));
    });
  }),
  moveShips: law((view, side, [from, to, ships]: [string, string, string[]]) => {
    const { fleets } = campOf(view);
    if (from === to || !own(view, side, from) || !own(view, side, to) || fleets[from].area !== fleets[to].area) return false;
    return within(ships, fleets[from].ships) && fleets[to].ships.length + ships.length <= 20;
  }),
  splitFleet: law((view, side, [from, ships]: [string, string[]]) => {
    const count = Object.values(campOf(view).fleets).filter((fleet) => fleet.side === side).length;
    return own(view, side, from) && within(ships, campOf(view).fleets[from].ships) && count < 6;
  }),
  mergeFleets: law((view, side, [a, b]: [string, string]) => {
    const { fleets } = campOf(view);
    if (a === b || !own(view, side, a) || !own(view, side, b) || fleets[a].area !== fleets[b].area) return false;
    return fleets[a].ships.length + fleets[b].ships.length <= 20;
  }),
  moveTroops: () => false,
  repairShip: law((view, side, [id]: [string]) => {
    const camp = campOf(view);
    const fleet = home(view, side, id);
    if (!fleet || !camp.ships[id].dmg || camp.admin.repaired.includes(id) || camp.treasury[side] < 3) return false;
    return ports(view, side, fleet.area).some(([port, { size }]) => {
      const used = camp.admin.docks[port] ?? 0;
      return size === 'major' ? used < 4 : used < 2 && camp.ships[id].dmg <= 2;
    });
  }),
  buyShip: law((view, side, [type, list, port, equip]: [string, string, string | null | undefined, string[] | undefined]) => {
    const camp = campOf(view);
    const { sides, areas: all } = THEATRES[camp.theatre];
    if (!sides[side].lists.some((each) => each.list === list)) return false;
    const listed = FLEET_LISTS[list as keyof typeof FLEET_LISTS].types.find((each) => each.type === type);
    if (!listed) return false;
    const [from, to] = shipType(type).years;
    const mine = Object.values(camp.fleets).flatMap((fleet) => (fleet.side === side ? fleet.ships : []));
    const count =
      mine.filter((id) => camp.ships[id].type === type).length + (camp.building[side] ?? []).filter((each) => each.type === type).length;
    if (camp.year < from || camp.year > to || (listed.ships && count >= listed.ships)) return false;
    const yards = Object.keys(all).flatMap((at) => ports(view, side, at, 'major').map(([id]) => id));
    if (!yards.length || (port && !yards.includes(port))) return false;
    // Equipment has its own tests.
    return !equip?.length && camp.treasury[side] >= COST[type];
  }),
  refit: law((view, side, [id, men]: [string, { heavy: number; normal: number; archers: number; oarsmen: number }]) => {
    const camp = campOf(view);
    const fleet = home(view, side, id);
    if (!fleet || !ports(view, side, fleet.area, 'major').length) return false;
    const ship = camp.ships[id];
    const { capacity, oarsmen } = shipType(ship.type);
    const troops = men.heavy + men.normal + men.archers;
    const cost = 2 * troops + men.oarsmen;
    const aboard = ship.heavy + ship.normal + ship.archers;
    return cost > 0 && cost <= camp.treasury[side] && (!troops || aboard + troops <= capacity) && ship.oarsmen + men.oarsmen <= oarsmen;
  }),
  train: law((view, side, [id]: [string]) => {
    const camp = campOf(view);
    if (!own(view, side, id) || camp.fleets[id].moved || camp.admin.trained.includes(id)) return false;
    const low = camp.fleets[id].ships.filter((ship) => ['green', 'raw'].includes(camp.ships[ship].crew)).length;
    return low > 0 && 2 * low <= camp.treasury[side] && ports(view, side, camp.fleets[id].area, 'major').length > 0;
  }),
};

/** Prices of the ship types in both theatres, from the ship data. */
const COST: { readonly [type: string]: number } = {
  quinqueremeRoman: 89,
  quadrireme: 54,
  trireme: 27,
  hexareme: 125,
  lembos: 21,
  horseTransport: 6,
  quinqueremePunic: 67,
  hepteres: 133,
  pentekonter: 18,
  merchantman: 7,
  triremeGreek: 27,
  triremeFast: 22,
  triremeCorinthian: 27,
  triremeTransport: 39,
  triremePersian: 28,
  phoenicianBireme: 27,
};
