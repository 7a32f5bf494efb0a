import { shipType } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { shapeOf } from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import { type Side, sideOf } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis, Ship } from '../../../src/games/salamis-ad-actium/state.js';
import type { Choice } from '../../../src/kit/rules.js';
import { base, common, distance } from './naive.js';

/** This file checks boarding, captures and transfers [8.2, 8.5, 10.4, 10.5], independently of the rules' code. */

type Bag = Readonly<Record<string, unknown>>;
const bag = (value: unknown, keys: readonly string[]): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).every((key) => keys.includes(key));
const own = (G: Salamis, side: Side, id: unknown): id is string =>
  typeof id === 'string' && Object.hasOwn(G.ships, id) && G.ships[id].status === 'table' && G.ships[id].side === side;

const fightingRowers = (ship: Ship): number => (shipType(ship.type).fightingOars === 'none' || ship.prize !== null ? 0 : ship.oarsmen);
const load = (ship: Ship): number => ship.heavy + ship.normal + ship.archers + Math.ceil(ship.spare / 2);
const room = (ship: Ship): number => Math.floor((shipType(ship.type).capacity * 3) / 2) - load(ship);
const ties = (G: Salamis, a: string, b: string, tows: boolean): boolean =>
  Object.values(G.links).some((link) => (tows || link.kind !== 'tow') && [link.a, link.b].includes(a) && [link.a, link.b].includes(b));

function assaults(G: Salamis, side: Side, id: string, target: unknown): boolean {
  const ship = G.ships[id];
  const men = ship.heavy + ship.normal + ship.archers + fightingRowers(ship);
  if (ship.dmg > 4 || men < 1 || G.squadrons[ship.prize ?? ship.sq].state !== 'steady' || typeof target !== 'string') return false;
  if (Object.hasOwn(G.ships, target)) {
    const other = G.ships[target];
    return target !== id && other.side !== null && other.side !== side && ties(G, id, target, false);
  }
  if (!Object.hasOwn(G.forts, target) || !G.options.fortifications) return false;
  const { owner, strength, poly } = G.forts[target];
  const flat = shapeOf(poly);
  const wall = poly.map((_, i) => [flat[2 * i], flat[2 * i + 1]] as const);
  return owner !== side && strength > 0 && distance(base(ship), wall) <= 10 + 1e-9;
}

function capsizes(G: Salamis, side: Side, id: string, target: unknown): boolean {
  if (!G.ships[id].equip.includes('grapnelCapsize') || !assaults(G, side, id, target)) return false;
  if (typeof target !== 'string' || !Object.hasOwn(G.ships, target)) return false;
  if (G.ships[target].dmg > 4) return false;
  const { size, deck } = shipType(G.ships[target].type);
  return size <= shipType(G.ships[id].type).size && deck <= 1;
}

function boards(G: Salamis, side: Side, orders: unknown): boolean {
  if (!Array.isArray(orders) || orders.length > 64) return false;
  const seen = new Set<unknown>();
  return orders.every((order: unknown) => {
    if (!bag(order, ['ship', 'action', 'target', 'oneRound'])) return false;
    const { ship, action, target, oneRound } = order;
    if (!own(G, side, ship) || seen.has(ship) || (oneRound !== undefined && typeof oneRound !== 'boolean')) return false;
    seen.add(ship);
    if (action === 'defend') return target === undefined && !oneRound;
    if (action === 'capsize') return !oneRound && capsizes(G, side, ship, target);
    return action === 'assault' && assaults(G, side, ship, target);
  });
}

const KINDS = ['heavy', 'normal', 'archers', 'oarsmen'] as const;
function party(value: unknown, more: readonly string[] = []): Record<(typeof KINDS)[number], number> | undefined {
  if (!bag(value, [...KINDS, ...more])) return undefined;
  const men = KINDS.map((kind) => [kind, value[kind] === undefined && !Object.hasOwn(value, kind) ? 0 : value[kind]] as const);
  if (!men.every(([, n]) => typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= 200)) return undefined;
  return Object.fromEntries(men) as Record<(typeof KINDS)[number], number>;
}

function mans(G: Salamis, side: Side, id: unknown, value: unknown): boolean {
  const men = party(value);
  const capture = G.boarding?.captures.find(({ ship }) => ship === id);
  if (!men || !capture || G.ships[capture.by].side !== side) return false;
  const from = G.ships[capture.by];
  const enough = men.heavy <= from.heavy && men.normal <= from.normal && men.archers <= from.archers && men.oarsmen <= fightingRowers(from);
  const all = men.heavy + men.normal + men.archers + men.oarsmen;
  return enough && all > 0 && all <= room(G.ships[capture.ship]);
}

function transfers(G: Salamis, side: Side, from: unknown, to: unknown, what: unknown): boolean {
  const men = party(what, ['officer']);
  if (!men || !G.options.crewTransfers || !own(G, side, from) || !own(G, side, to) || from === to) return false;
  const { officer } = what as { officer?: unknown };
  if (officer !== undefined && typeof officer !== 'boolean') return false;
  const [a, b] = [G.ships[from], G.ships[to]];
  if (!ties(G, from, to, true) && !common(base(a, 1), base(b, 1))) return false;
  const fight = fightingRowers(a);
  const rowers = a.prize !== null ? 0 : fight || (a.dmg === 5 ? a.oarsmen + a.spare : 0);
  if (men.heavy > a.heavy || men.normal > a.normal || men.archers > a.archers || men.oarsmen > rowers) return false;
  const troops = men.heavy + men.normal + men.archers;
  const across = (G.house.moved[`${from}|${to}`] ?? 0) + (G.house.moved[`${to}|${from}`] ?? 0);
  if (troops + men.oarsmen < 1 || (a.dmg < 5 && across + troops + men.oarsmen > 3)) return false;
  if (troops + (fight ? men.oarsmen : Math.ceil(men.oarsmen / 2)) > room(b)) return false;
  if (!officer) return true;
  if (!a.flag || b.flag) return false;
  const [led] = Object.entries(G.squadrons).find(([, { flagship }]) => flagship === from) ?? [a.sq];
  return a.flag.cinc || (b.sq === led && b.prize === null && G.squadrons[led].side === side);
}

function repairs(G: Salamis, side: Side, id: unknown, what: unknown): boolean {
  if (!G.options.repairs || !own(G, side, id) || G.house.repaired.includes(id)) return false;
  const { port, stbd, type, rudder, dmg, leakFixed, sails, fire, spareOars } = G.ships[id];
  if (fire || dmg === 5 || Object.values(G.links).some(({ a, b, kind }) => kind !== 'tow' && (a === id || b === id))) return false;
  if (what === 'rebalanceOars') return Math.abs(port - stbd) >= 2;
  if (what === 'spareOars') return shipType(type).oarsmen > 0 && port + stbd < 8 && spareOars > 0;
  if (what === 'rudder') return !rudder;
  return what === 'leak' ? dmg > 1 && !leakFixed : what === 'sails' && sails === 'down';
}

export function deckLaw(G: Salamis, player: string, { move, args }: Choice): boolean {
  const side = sideOf(G, player);
  switch (move) {
    case 'boardOrders':
      return args.length === 1 && boards(G, side, args[0]);
    case 'prizeCrew':
      return args.length === 2 && mans(G, side, args[0], args[1]);
    case 'abandonPrize':
      return args.length === 1 && !!G.boarding?.captures.some(({ ship, by }) => ship === args[0] && G.ships[by].side === side);
    case 'transfer':
      return args.length === 3 && transfers(G, side, args[0], args[1], args[2]);
    case 'repair':
      return args.length === 2 && repairs(G, side, args[0], args[1]);
    default:
      return false;
  }
}
