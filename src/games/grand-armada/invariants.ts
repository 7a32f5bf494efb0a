import { grid } from './data/map.js';
import { scenarioOf } from './data/scenarios.js';
import { ROSTER } from './data/ships.js';
import { GROUPS, SHIPS, type ShipId } from './ids.js';
import { adjacent, flag, fleet, onMap, ship } from './rules/ships.js';
import { isTowable } from './rules/towing.js';
import type { GrandArmada } from './state.js';

export function checkInvariants(G: GrandArmada): string | undefined {
  for (const id of fleet(G)) {
    const wrong = shipFault(G, id);
    if (wrong) return `${id}: ${wrong}`;
  }
  return stackFault(G) ?? reinforcementFault(G) ?? pieceFault(G);
}

const GONE = ['sunk', 'aground', 'left'];

function shipFault(G: GrandArmada, id: ShipId): string | undefined {
  const { status, hex, hull, crewLoss, shots, captor, leftEdge, towing, heldBy } = ship(G, id);
  if (hex !== null && grid.index(hex) < 0) return `no such hex as ${hex}`;
  if (GONE.includes(status) && hex !== null) return `${status} and on the map`;
  const off = hex === null && !GONE.includes(status) && leftEdge === null && G.phase !== 'deploy';
  if (off) return `${status} and off the map`;
  if (hull < 0 || hull > ROSTER[id].defence || crewLoss < 0) return 'impossible damage';
  if ((status === 'sunk') !== (hull === ROSTER[id].defence)) return 'a ship sinks with its last defence point';
  if ((status === 'captured') !== (captor !== null)) return 'a prize has a captor, and nothing else has';
  if (captor === flag(id)) return 'taken by its own side';
  if (flag(id) === 'E' && G.options.ammoE !== null && shots > G.options.ammoE) return 'fired more than it had';
  if (heldBy.some((other) => flag(other) === flag(id))) return 'held by a friend';
  if (towing && (!onMap(G, towing) || !adjacent(G, id, towing) || !isTowable(G, flag(id), towing))) return `cannot have ${towing} in tow`;
  return undefined;
}

/** Checks that only the moving ship shares a hex [5.1.1]. */
function stackFault(G: GrandArmada): string | undefined {
  if (G.result) return undefined;
  const at = new Map<string, ShipId>();
  for (const id of fleet(G)) {
    const { hex } = ship(G, id);
    const other = hex && at.get(hex);
    if (other && G.active?.ship !== id && G.active?.ship !== other) return `${id} and ${other} both in ${hex}`;
    if (hex) at.set(hex, id);
  }
  return undefined;
}

function reinforcementFault(G: GrandArmada): string | undefined {
  const { reinforcements } = scenarioOf(G);
  const over = GROUPS.find((group) => (G.groupsUsed[group] ?? 0) > (reinforcements[group]?.count ?? 0));
  return over && `group ${over} has entered more than it has`;
}

function pieceFault(G: GrandArmada): string | undefined {
  const { start } = scenarioOf(G);
  const entered = GROUPS.reduce((sum, group) => sum + (G.groupsUsed[group] ?? 0), 0);
  const began = SHIPS.filter((id) => start.E[id] ?? start.S[id]).length;
  if (fleet(G).length !== began + entered) return `${fleet(G).length} ships where ${began + entered} should be`;
  if (G.active && (G.active.mp < 0 || G.active.mp > G.active.allowance)) return 'impossible movement points';
  return undefined;
}
