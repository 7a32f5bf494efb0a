import { COLUMNS, grid, ROWS } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { START_WAY } from '../data/tables.js';
import { GROUPS, type GroupId, HEADINGS, HeadingArg, HexArg, type HexId, SHIPS, ShipArg, type ShipId, type Side } from '../ids.js';
import type { Violation } from '../keys.js';
import { type GrandArmada, type Ship, sideOf } from '../state.js';
import { arrive, awaitReaction, begin } from './movement.js';
import { activeOf, allowance, idle } from './movementPoints.js';
import { isStopped, vesselOf } from './sailing.js';
import { action, flag, fleet, placeOf, violation } from './ships.js';
import { attitude } from './wind.js';

// Reinforcements [11].

export const fresh = (): Ship => ({
  status: 'afloat',
  hex: null,
  heading: 1,
  hull: 0,
  crewLoss: 0,
  way: START_WAY,
  yawDue: false,
  done: false,
  gunsUsed: false,
  crewUsed: false,
  firedOn: false,
  silenced: false,
  shots: 0,
  heldBy: [],
  lastBoardTurn: 0,
  towing: null,
  captor: null,
  changedTurn: 0,
  leftEdge: null,
  leftBroken: false,
});

const room = (G: GrandArmada, group: GroupId): number => (scenarioOf(G).reinforcements[group]?.count ?? 0) - (G.groupsUsed[group] ?? 0);

/** Returns the ships of a group; fewer with the option `historical`. */
function poolOf(G: GrandArmada, group: GroupId): readonly ShipId[] {
  const { pool = [], historical = pool } = scenarioOf(G).reinforcements[group] ?? {};
  return G.options.reinforcements === 'historical' ? historical : pool;
}

/** Returns open groups by last turn, then by pool size. */
export function openGroups(G: GrandArmada, side: Side): GroupId[] {
  const { reinforcements } = scenarioOf(G);
  const window = (id: GroupId) => reinforcements[id] ?? { side, fromTurn: 99, toTurn: 0 };
  return GROUPS.filter(
    (id) => window(id).side === side && window(id).fromTurn <= G.turn && G.turn <= window(id).toTurn && room(G, id) > 0,
  ).sort((a, b) => window(a).toTurn - window(b).toTurn || poolOf(G, a).length - poolOf(G, b).length);
}

export const chargedTo = (G: GrandArmada, id: ShipId): GroupId | undefined =>
  openGroups(G, flag(id)).find((group) => poolOf(G, group).includes(id));

/** Returns the ships that may enter, without checking that an entry hex is free. */
export function reserves(G: GrandArmada, side: Side): ShipId[] {
  if (G.declined[side]) return [];
  const groups = openGroups(G, side);
  if (!groups.length) return [];
  const pool = new Set(groups.flatMap((group) => poolOf(G, group)));
  return SHIPS.filter((id) => pool.has(id) && !G.ships[id]);
}

export const hasLaterReserves = (G: GrandArmada, side: Side): boolean =>
  GROUPS.some((group) => {
    const window = scenarioOf(G).reinforcements[group];
    return window?.side === side && window.toTurn > G.turn && room(G, group) > 0 && poolOf(G, group).some((id) => !G.ships[id]);
  });

export function entryHexes(G: GrandArmada, group: GroupId): HexId[] {
  const column = scenarioOf(G).reinforcements[group]?.edge === 'W' ? 0 : COLUMNS.length - 1;
  const taken = new Set(fleet(G).map((id) => placeOf(G, id)));
  return Array.from({ length: ROWS }, (_, row) => grid.at(column, row))
    .filter((hex) => !taken.has(hex))
    .map((hex) => grid.labels[hex]);
}

export const canEnter = (G: GrandArmada, side: Side): boolean => {
  const [first] = reserves(G, side);
  const group = first && chargedTo(G, first);
  return group !== undefined && entryHexes(G, group).length > 0;
};

function enterRefusal(view: GrandArmada, side: Side, id: ShipId, hex: HexId): Violation | undefined {
  if (flag(id) !== side) return violation('notYours', '11.0', { ship: id });
  if (view.ships[id]) return violation('entered', '11.0', { ship: id });
  if (view.declined[side]) return violation('entriesOver', '11.0', { ship: id });
  const group = chargedTo(view, id);
  if (!group) return violation(poolRefusal(view, side, id), '11.0', { ship: id });
  const column = scenarioOf(view).reinforcements[group]?.edge === 'W' ? COLUMNS[0] : COLUMNS[COLUMNS.length - 1];
  if (!hex.startsWith(`${column}-`)) return violation('entryEdge', '11.0', { ship: id, hex, column });
  if (!entryHexes(view, group).includes(hex)) return violation('occupied', '5.1.1', { hex });
  return undefined;
}

const poolRefusal = (G: GrandArmada, side: Side, id: ShipId): 'notDue' | 'noReserve' =>
  GROUPS.some((group) => scenarioOf(G).reinforcements[group]?.side === side && poolOf(G, group).includes(id)) ? 'notDue' : 'noReserve';

export const enter = action({
  name: 'enter',
  case: '11.0',
  args: [ShipArg, HexArg, HeadingArg],
  refuse: (view, player, id, hex) => enterRefusal(view, sideOf(view, player), id, hex),
  *choices(view, player) {
    for (const id of reserves(view, sideOf(view, player))) {
      const group = chargedTo(view, id);
      if (!group) continue;
      for (const hex of entryHexes(view, group)) for (const heading of HEADINGS) yield [id, hex, heading];
    }
  },
  perform(tools, player, id, hex, heading) {
    const { G, emit } = tools;
    const group = chargedTo(G, id);
    if (!group) return;
    G.groupsUsed[group] = (G.groupsUsed[group] ?? 0) + 1;
    G.ships[id] = { ...fresh(), heading };
    const points = allowance(G, id);
    emit({
      key: 'enters',
      case: '11.0',
      by: player,
      at: [hex],
      who: [id],
      values: { group, heading, attitude: attitude(heading, G.windFrom), points },
    });
    begin(G, id, points);
    const active = activeOf(G);
    // A ship with 0 MP may still enter, at no cost.
    active.mp = Math.max(0, points - 1);
    arrive(tools, hex);
    if (isStopped(vesselOf(G, id), placeOf(G, id))) active.stopped = true;
    awaitReaction(G);
  },
});

export const declineEntry = action({
  name: 'declineEntry',
  case: '11.0',
  args: [],
  refuse: (view, player) => declineRefusal(view, sideOf(view, player)),
  choices: (view, player) => (declineRefusal(view, sideOf(view, player)) ? [] : [[]]),
  perform({ G, emit }, player) {
    G.declined[sideOf(G, player)] = true;
    G.step = null;
    emit({ key: 'declines', case: '11.0', by: player });
  },
});

/** Returns why a side may not decline entry: it has a ship left to move, or no ship that can enter. */
function declineRefusal(view: GrandArmada, side: Side): Violation | undefined {
  const [left] = idle(view, side);
  if (left) return violation('stillToSail', '4.0', { ship: left });
  return canEnter(view, side) ? undefined : violation('noReserveNow', '11.0');
}
