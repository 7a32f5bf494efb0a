import { grid } from '../../../src/games/grand-armada/data/map.js';
import { ROSTER } from '../../../src/games/grand-armada/data/ships.js';
import type { ShipId } from '../../../src/games/grand-armada/ids.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { rules } from './fixtures.js';

/**
 * Whether a move is legal although `choices` does not list it. Checks single fire orders, boardings in any order, activations with empty
 * options, and concessions without the rules' code.
 */
export function alsoAllowed(view: GrandArmada, player: string, { move, args }: { move: string; args: readonly unknown[] }): boolean {
  const step = rules.awaiting(view)[player];
  if (!step) return false;
  if (move === 'concede') return args.length === 0;
  if (move === 'activate' && ['opening', 'must', 'choose'].includes(step)) {
    return args.length === 2 && JSON.stringify(args[1]) === '{}' && offered(view, player, 'activate', [args[0]]);
  }
  if (move === 'commitVolley' && step === 'commit') return args.length === 1 && volley(view, player, args[0]);
  if (move === 'orderBoardings' && step === 'boarding' && view.options.multiBoarding === 'grouped') {
    return args.length === 1 && boardings(view, args[0]);
  }
  return false;
}

const offered = (view: GrandArmada, player: string, move: string, args: readonly unknown[]): boolean =>
  rules.choices(view, player).some((choice) => choice.move === move && JSON.stringify(choice.args) === JSON.stringify(args));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a list holds legal single orders, at most one per ship and weapon. */
function volley(view: GrandArmada, player: string, list: unknown): boolean {
  if (!Array.isArray(list)) return false;
  const weapons = new Set<string>();
  for (const order of list) {
    if (!isRecord(order) || Object.keys(order).sort().join() !== 'ship,target,weapon') return false;
    const { ship, weapon, target } = order;
    weapons.add(`${ship} ${weapon}`);
    if (!offered(view, player, 'commitVolley', [[{ ship, weapon, target }]])) return false;
  }
  return weapons.size === list.length;
}

const fights = (view: GrandArmada, id: ShipId): boolean => {
  const found = view.ships[id];
  if (found?.status !== 'afloat' || !found.hex) return false;
  return ROSTER[id].crew - found.crewLoss - Math.floor(found.hull / 3) >= 0;
};

const touch = (view: GrandArmada, a: ShipId, b: ShipId): boolean =>
  fights(view, a) &&
  fights(view, b) &&
  ROSTER[a].side !== ROSTER[b].side &&
  grid.distance(grid.index(view.ships[a]?.hex ?? ''), grid.index(view.ships[b]?.hex ?? '')) === 1;

/** Whether each ship of the larger side is assigned once to an adjacent enemy, and no single ship is listed twice. */
function boardings(view: GrandArmada, list: unknown): boolean {
  if (!Array.isArray(list) || !list.length) return false;
  const ids = (Object.keys(view.ships) as ShipId[]).filter((id) => fights(view, id));
  const knotOf = (id: ShipId): Set<ShipId> => {
    const knot = new Set([id]);
    for (const member of knot) for (const other of ids) if (touch(view, member, other)) knot.add(other);
    return knot;
  };
  const isSmaller = (id: ShipId): boolean => {
    const knot = [...knotOf(id)];
    const own = knot.filter((other) => ROSTER[other].side === ROSTER[id].side).length;
    return knot.length > 1 && (own < knot.length - own || (own === knot.length - own && ROSTER[id].side === 'E'));
  };
  const must = ids.filter((id) => knotOf(id).size > 1 && !isSmaller(id));
  const seen = new Set<unknown>();
  const singles = new Set<unknown>();
  for (const item of list) {
    if (!isRecord(item) || Object.keys(item).sort().join() !== 'group,single') return false;
    const { single, group } = item;
    if (!ids.includes(single as ShipId) || !isSmaller(single as ShipId) || singles.has(single)) return false;
    singles.add(single);
    if (!Array.isArray(group) || !group.length) return false;
    for (const id of group) {
      if (!must.includes(id) || seen.has(id) || !touch(view, id, single as ShipId)) return false;
      seen.add(id);
    }
  }
  return seen.size === must.length;
}
