import { COLUMNS, columnAt, grid, isSand, ROWS } from '../data/map.js';
import { type Scenario, scenarioOf, startPlaces } from '../data/scenarios.js';
import { PLACING_RANGE } from '../data/tables.js';
import { HEADINGS, HeadingArg, HexArg, type HexId, ShipArg, type ShipId, type Side } from '../ids.js';
import type { Violation } from '../keys.js';
import { type GrandArmada, sideOf } from '../state.js';
import { action, fightersNear, flag, fleet, lookout, onMap, ship, type Tools, violation } from './ships.js';

// The set-up, and free deployment [11]: the Spanish, then the English.

export function announce({ G, emit }: Tools): void {
  const { number: scenario, turns } = scenarioOf(G);
  if (isUntouched(G)) emit({ key: 'opens', case: '11.0', values: { scenario, turns, from: G.windFrom } });
}

const isUntouched = (G: GrandArmada): boolean =>
  G.phase === 'deploy' &&
  G.toAct === 'S' &&
  !G.result &&
  (!G.step || fleet(G).every((id) => onMap(G, id) === scenarioOf(G).pinned.includes(id)));

export const unplaced = (G: GrandArmada, side: Side): ShipId[] => fleet(G, side).filter((id) => !onMap(G, id));

export function zoneHexes(scenario: Scenario, side: Side): HexId[] {
  const { columns, rows } = scenario.zones[side];
  return COLUMNS.slice(columnAt(columns[0]), columnAt(columns[1]) + 1).flatMap((column) =>
    Array.from({ length: ROWS }, (_, at) => at + 1)
      .filter((row) => row >= rows[0] && row <= rows[1])
      .map((row) => `${column}-${row}`),
  );
}

function inZone({ zones }: Scenario, side: Side, hex: HexId): boolean {
  const { columns, rows } = zones[side];
  const [column, row] = hex.split('-');
  const at = columnAt(column);
  return at >= columnAt(columns[0]) && at <= columnAt(columns[1]) && Number(row) >= rows[0] && Number(row) <= rows[1];
}

function hexRefusal(view: GrandArmada, side: Side, hex: HexId): Violation | undefined {
  const scenario = scenarioOf(view);
  const at = grid.index(hex);
  const there = lookout(view).shipIn(at);
  if (there) return violation('occupied', '5.1.1', { hex, by: there });
  if (scenario.sand && isSand(at)) return violation('sand', '5.6', { hex });
  const [near] = fightersNear(view, side, at, PLACING_RANGE - 1);
  return near ? violation('placedTooNear', '11.0', { hex, by: near, range: PLACING_RANGE }) : undefined;
}

export const placeShip = action({
  name: 'placeShip',
  case: '11.0',
  args: [ShipArg, HexArg, HeadingArg],
  refuse(view, player, id, hex) {
    const side = sideOf(view, player);
    if (!view.ships[id]) return violation('notHere', '11.0', { ship: id });
    if (flag(id) !== side) return violation('notYours', '11.0', { ship: id });
    if (onMap(view, id)) return violation('placed', '11.0', { ship: id });
    const { columns, rows } = scenarioOf(view).zones[side];
    if (!inZone(scenarioOf(view), side, hex)) {
      return violation('outsideZone', '11.0', { hex, west: columns[0], east: columns[1], north: rows[0], south: rows[1] });
    }
    return hexRefusal(view, side, hex);
  },
  *choices(view, player) {
    const side = sideOf(view, player);
    const hexes = zoneHexes(scenarioOf(view), side).filter((hex) => !hexRefusal(view, side, hex));
    for (const id of unplaced(view, side)) for (const hex of hexes) for (const heading of HEADINGS) yield [id, hex, heading];
  },
  perform({ G, emit }, player, id, hex, heading) {
    Object.assign(ship(G, id), { hex, heading });
    emit({ key: 'placed', case: '11.0', by: player, at: [hex], who: [id], values: { heading } });
  },
});

export const useHistorical = action({
  name: 'useHistorical',
  case: '11.0',
  args: [],
  refuse: (view, player) => (unplaced(view, sideOf(view, player)).length ? undefined : violation('allPlaced', '11.0')),
  choices: (view, player) => (unplaced(view, sideOf(view, player)).length ? [[]] : []),
  perform({ G, emit }, player) {
    const scenario = scenarioOf(G);
    const places = startPlaces(scenario);
    const ids = fleet(G, sideOf(G, player)).filter((id) => !scenario.pinned.includes(id));
    for (const id of ids) {
      const place = places[id];
      if (place) Object.assign(ship(G, id), { hex: place[0], heading: place[1] });
    }
    emit({ key: 'historical', case: '11.0', by: player, who: ids });
  },
});

export const finishDeploy = action({
  name: 'finishDeploy',
  case: '11.0',
  args: [],
  refuse(view, player) {
    const [left] = unplaced(view, sideOf(view, player));
    return left ? violation('unplaced', '11.0', { ship: left }) : undefined;
  },
  choices: (view, player) => (unplaced(view, sideOf(view, player)).length ? [] : [[]]),
  perform({ G, emit }, player) {
    emit({ key: 'deployed', case: '11.0', by: player });
    if (sideOf(G, player) === 'S') G.toAct = 'E';
    else G.step = null;
  },
});
