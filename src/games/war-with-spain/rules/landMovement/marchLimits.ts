import { ARMY } from '../../data/armies.js';
import { LEADER_MA, LEADERS } from '../../data/leaders.js';
import { AREA_IDS, AREAS, FRENCH, grid, nationOf } from '../../data/map.js';
import type { HexId, LeaderId, Side, UnitId } from '../../ids.js';
import { type RuleCase, type Violation, violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { isMarchable, roadsFrom } from '../map.js';
import { isBesiegedByLand, isHex, leaderOwner, ownerOf } from '../units.js';

// Units that may march [8.11, 8.13, 13.19].

export function armyMarchRefusal(view: WarWithSpain, side: Side, unit: UnitId): Violation | undefined {
  const army = view.land[unit];
  if (!army || ownerOf(view, unit) !== side) return violation('notYourArmy', '8.21', { unit });
  if (!isHex(army.at)) return violation('notAshore', '8.11', { unit });
  if (army.besieged) return violation('armyBesieged', '8.13', { unit });
  return view.marched.includes(unit) ? violation('marchedAlready', '8.11', { unit }) : undefined;
}

export function leaderMarchRefusal(view: WarWithSpain, side: Side, unit: string): Violation | undefined {
  const leader = view.leaders[unit];
  if (!leader || leaderOwner(view, unit) !== side) return violation('notYourLeader', '13.19', { leader: unit });
  if (!isHex(leader.at)) return violation('notAshore', '13.19', { unit });
  if (isBesiegedByLand(view, side, leader.at)) return violation('leaderBesieged', '8.13', { leader: unit });
  return leader.moved ? violation('marchedAlready', '8.11', { unit }) : undefined;
}

// National limits [8.2].

type Limit = 'germanStates' | 'germanLimit' | 'dutchLimit' | 'frenchLimit' | 'irishLimit' | 'scotsLimit' | 'scotlandClosed';

/** Returns why national limits keep a unit out of a hex. `from` is null if the unit comes from the sea or a track. */
export function armyLimit(view: WarWithSpain, id: UnitId, from: HexId | null, to: HexId): Violation | undefined {
  const { nat, side } = ARMY[id];
  const nation = nationOf(to);
  const refused = (key: Limit, ruleCase: RuleCase) => violation(key, ruleCase, { unit: id, hex: to });
  if (nation === 'GER' && nat !== 'german') return refused('germanStates', '8.24');
  switch (nat) {
    case 'dutch':
      return nation === 'NETP' || nation === 'NETC' ? undefined : refused('dutchLimit', '8.23');
    case 'german':
      return nation === 'NETP' && from !== null && nationOf(from) === 'GER' ? refused('germanLimit', '8.24') : undefined;
    case 'huguenot':
    case 'league':
      return nation === 'FRA' ? undefined : refused('frenchLimit', '8.25');
    case 'loyalirish':
    case 'irishrebel':
      return nation === 'IRE' ? undefined : refused('irishLimit', '8.26');
    case 'scotprot':
    case 'scotcath':
      return nation === 'SCO' || nation === 'ENG' ? undefined : refused('scotsLimit', '8.26');
    default:
      return side === 'E' && nation === 'SCO' && !view.landed.britain ? refused('scotlandClosed', '8.27') : undefined;
  }
}

export function leaderLimit(view: WarWithSpain, id: LeaderId, to: HexId): Violation | undefined {
  const { nat, side } = LEADERS[id];
  const nation = nationOf(to);
  const refused = (key: Limit, ruleCase: RuleCase) => violation(key, ruleCase, { unit: id, hex: to });
  if (nation === 'GER') return refused('germanStates', '8.24');
  if (nat === 'dutch' && nation !== 'NETP' && nation !== 'NETC') return refused('dutchLimit', '8.23');
  if (FRENCH.includes(nat) && nation !== 'FRA') return refused('frenchLimit', '8.25');
  return side === 'E' && nation === 'SCO' && !view.landed.britain ? refused('scotlandClosed', '8.27') : undefined;
}

/** Whether a neutral French leader is in a hex, blocking it even without units [15.1]. */
export const neutralLeaderAt = (view: WarWithSpain, hex: HexId): boolean =>
  Object.keys(view.leaders).some((id) => view.leaders[id].at === hex && leaderOwner(view, id) === null);

// Blocked hexes [8.1, 8.2, 15.1].

/** Hexes closed by other units [8.12, 10.14, 15.1]. */
export interface Bars {
  /** 1 for each closed hex, by index in `grid`. */
  readonly closed: Uint8Array;
  readonly armies: ReadonlySet<HexId>;
  readonly leaders: ReadonlySet<HexId>;
  /** Hexes where friendly units are besieged. */
  readonly sieges: ReadonlySet<HexId>;
}

export function barsOf(view: WarWithSpain, side: Side): Bars {
  const armies = new Set<HexId>();
  for (const id of Object.keys(view.land)) if (!view.land[id].besieged && ownerOf(view, id) !== side) armies.add(view.land[id].at);
  const leaders = new Set<HexId>();
  for (const id of Object.keys(view.leaders)) if (leaderOwner(view, id) === null) leaders.add(view.leaders[id].at);
  const sieges = new Set(Object.keys(view.sieges).filter((hex) => isBesiegedByLand(view, side, hex)));
  const closed = new Uint8Array(grid.labels.length);
  for (const places of [armies, leaders, sieges]) {
    for (const place of places) if (isHex(place)) closed[grid.index(place)] = 1;
  }
  return { closed, armies, leaders, sieges };
}

/** Returns why no land unit of a side may enter a hex from an adjacent one [8.12, 8.14, 10.14]. */
export function stepRefusal(bars: Bars, from: HexId, to: HexId): Violation | undefined {
  if (!isMarchable(from, to)) return violation('noRoad', '8.14', { from, to });
  if (bars.sieges.has(to)) return violation('besiegersThere', '10.14', { hex: to });
  if (bars.armies.has(to)) return violation('enemyThere', '8.12', { hex: to });
  return bars.leaders.has(to) ? violation('neutralHex', '15.11', { hex: to }) : undefined;
}

/** Returns why national limits forbid units from entering a hex [8.2]. */
export function limitRefusal(
  view: WarWithSpain,
  landIds: readonly UnitId[],
  leaderIds: readonly string[],
  from: HexId,
  to: HexId,
): Violation | undefined {
  for (const id of landIds) {
    const limit = armyLimit(view, id, from, to);
    if (limit) return limit;
  }
  for (const id of leaderIds) {
    const limit = leaderLimit(view, id, to);
    if (limit) return limit;
  }
  return undefined;
}

// Hexes in range of a march [8.0].

/** Units in a hex that may still march. */
export interface Band {
  readonly hex: HexId;
  readonly landIds: UnitId[];
  readonly leaderIds: LeaderId[];
}

export function bandsOf(view: WarWithSpain, side: Side): Band[] {
  const bands = new Map<HexId, Band>();
  const bandAt = (hex: HexId): Band => {
    const band = bands.get(hex) ?? { hex, landIds: [], leaderIds: [] };
    bands.set(hex, band);
    return band;
  };
  for (const id of Object.keys(view.land)) if (!armyMarchRefusal(view, side, id)) bandAt(view.land[id].at).landIds.push(id);
  for (const id of Object.keys(view.leaders)) if (!leaderMarchRefusal(view, side, id)) bandAt(view.leaders[id].at).leaderIds.push(id);
  return [...bands.values()];
}

/** Hexes in range, nearest first, with a shortest path to each. */
export interface MarchReach {
  readonly hexes: readonly HexId[];
  pathTo(place: number): HexId[];
}

const COUNTRIES = [null, ...new Set(AREA_IDS.map((area) => AREAS[area].nation))];
const COUNTRY_AT: readonly number[] = grid.labels.map((hex) => COUNTRIES.indexOf(nationOf(hex)));

/** Returns a cached predicate that tells whether national limits close a border to these units [8.2]. */
function borders(view: WarWithSpain, landIds: readonly UnitId[], leaderIds: readonly LeaderId[]) {
  const one = <T extends string>(ids: readonly T[], nation: (id: T) => string) => [
    ...new Map(ids.map((id) => [nation(id), id] as const)).values(),
  ];
  const armies = one(landIds, (id) => ARMY[id].nat);
  const leaders = one(leaderIds, (id) => LEADERS[id].nat);
  const known: (boolean | undefined)[] = [];
  return (from: number, to: number): boolean => {
    const border = COUNTRY_AT[from] * COUNTRIES.length + COUNTRY_AT[to];
    known[border] ??= limitRefusal(view, armies, leaders, grid.labels[from], grid.labels[to]) !== undefined;
    return known[border];
  };
}

/** Number of the last search that visited each hex, so that the array need not be cleared. */
const LAST_SEARCH = new Uint32Array(grid.labels.length);
let searches = 0;

export function marchReach(
  view: WarWithSpain,
  start: HexId,
  landIds: readonly UnitId[],
  leaderIds: readonly LeaderId[],
  bars: Bars,
): MarchReach {
  const allowance = landIds.reduce((least, id) => Math.min(least, ARMY[id].ma), LEADER_MA);
  const closed = borders(view, landIds, leaderIds);
  const queue = [grid.index(start)];
  // Queue index from which each entry was reached.
  const before = [0];
  searches += 1;
  LAST_SEARCH[queue[0]] = searches;
  for (let far = 0, next = 0; far < allowance && next < queue.length; far++) {
    for (const ring = queue.length; next < ring; next++) {
      const hex = queue[next];
      for (const to of roadsFrom(hex)) {
        if (LAST_SEARCH[to] === searches || bars.closed[to] || closed(hex, to)) continue;
        LAST_SEARCH[to] = searches;
        before.push(next);
        queue.push(to);
      }
    }
  }
  return {
    hexes: queue.slice(1).map((hex) => grid.labels[hex]),
    pathTo(place) {
      const path: HexId[] = [];
      for (let at = place + 1; at > 0; at = before[at]) path.push(grid.labels[queue[at]]);
      return path.reverse();
    },
  };
}

export function reachOf(
  view: WarWithSpain,
  side: Side,
  start: HexId,
  landIds: readonly UnitId[],
  leaderIds: readonly LeaderId[],
  bars: Bars = barsOf(view, side),
): Map<HexId, HexId[]> {
  const { hexes, pathTo } = marchReach(view, start, landIds, leaderIds, bars);
  return new Map(hexes.map((hex, place) => [hex, pathTo(place)]));
}
