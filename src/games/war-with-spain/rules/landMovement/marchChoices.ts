import { ARMY } from '../../data/armies.js';
import { CITIES, CITY_IDS } from '../../data/cities.js';
import { LEADERS } from '../../data/leaders.js';
import type { HexId, LeaderId, Side, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { marchableFrom } from '../map.js';
import { armyStrength, isHex, ownerOf, shipsOn, unlikeArmies } from '../units.js';
import { type Band, type Bars, bandsOf, barsOf, type MarchReach, marchReach } from './marchLimits.js';

type March = [UnitId[], LeaderId[], HexId[]];

interface Landmarks {
  readonly friends: ReadonlySet<HexId>;
  /** Cities, and hexes with friendly units. */
  readonly posts: ReadonlySet<HexId>;
  readonly foes: ReadonlyMap<HexId, readonly HexId[]>;
  readonly harbours: ReadonlySet<HexId>;
}

const CITY_HEXES: readonly HexId[] = CITY_IDS.map((id) => CITIES[id].hex);

function landmarksOf(view: WarWithSpain, side: Side, bars: Bars): Landmarks {
  const friends = new Set<HexId>();
  for (const id of Object.keys(view.land)) if (ownerOf(view, id) === side && isHex(view.land[id].at)) friends.add(view.land[id].at);
  const foes = new Map<HexId, HexId[]>();
  for (const foe of bars.armies) {
    if (!isHex(foe)) continue;
    for (const hex of marchableFrom(foe)) {
      const beside = foes.get(hex);
      if (beside) beside.push(foe);
      else foes.set(hex, [foe]);
    }
  }
  return {
    friends,
    posts: new Set([...CITY_HEXES, ...friends]),
    foes,
    harbours: new Set(shipsOn(view, side).map((id) => view.naval[id].at)),
  };
}

/** Returns the nearest hex from which to attack each enemy stack. */
function frontsOf(foes: Landmarks['foes'], { hexes }: MarchReach): Set<HexId> {
  const met = new Set<HexId>();
  const fronts = new Set<HexId>();
  for (const hex of hexes) {
    for (const foe of foes.get(hex) ?? []) {
      if (met.has(foe)) continue;
      met.add(foe);
      fronts.add(hex);
    }
  }
  return fronts;
}

/** Returns groups of units for marches: all units; if there are three or more, all but the weakest; and each nationality. */
function columnsOf(view: WarWithSpain, { landIds, leaderIds }: Band): [UnitId[], LeaderId[]][] {
  if (!landIds.length) return [];
  const captains = leaderIds.filter((id) => LEADERS[id].land);
  const columns: [UnitId[], LeaderId[]][] = [[landIds, captains]];
  if (landIds.length > 2) {
    const weakest = [...landIds].sort((a, b) => armyStrength(view, a) - armyStrength(view, b))[0];
    columns.push([landIds.filter((id) => id !== weakest), captains]);
  }
  const nations = new Set(landIds.map((id) => ARMY[id].nat));
  if (nations.size < 2) return columns;
  for (const nation of nations) {
    const men = landIds.filter((id) => ARMY[id].nat === nation);
    if (men.length > 1 && landIds.length - men.length > 1) columns.push([men, captains.filter((id) => LEADERS[id].nat === nation)]);
  }
  return columns;
}

function waysTo({ hexes, pathTo }: MarchReach, draws: (to: HexId) => boolean): HexId[][] {
  const ways: HexId[][] = [];
  for (let place = 0; place < hexes.length; place++) if (draws(hexes[place])) ways.push(pathTo(place));
  return ways;
}

/** Returns the ranges from a hex. Units that move alike share one. */
function scout(view: WarWithSpain, hex: HexId, bars: Bars): (men: readonly UnitId[], leaders: readonly LeaderId[]) => MarchReach {
  const known = new Map<string, MarchReach>();
  return (men, leaders) => {
    const kinds = [...men.map((id) => `${ARMY[id].nat} ${ARMY[id].ma}`), ...leaders.map((id) => LEADERS[id].nat)];
    const kind = [...new Set(kinds)].join();
    const reach = known.get(kind) ?? marchReach(view, hex, men, leaders, bars);
    known.set(kind, reach);
    return reach;
  };
}

/**
 * Returns marches of groups to adjacent hexes, cities, friendly units and enemies; of single units to cities and
 * friendly units; of leaders to units and ships.
 */
export function marchesFrom(view: WarWithSpain, side: Side): March[] {
  const bars = barsOf(view, side);
  const landmarks = landmarksOf(view, side, bars);
  return bandsOf(view, side).flatMap((band) => marchesOf(view, band, landmarks, bars));
}

function marchesOf(view: WarWithSpain, band: Band, { friends, posts, foes, harbours }: Landmarks, bars: Bars): March[] {
  const { hex, landIds, leaderIds } = band;
  const marches: March[] = [];
  const send = (men: UnitId[], leaders: LeaderId[], ways: readonly HexId[][]) => {
    for (const way of ways) marches.push([men, leaders, way]);
  };
  const around = new Set(marchableFrom(hex));
  const near = (to: HexId) => around.has(to);
  const reachOf = scout(view, hex, bars);
  for (const [men, captains] of columnsOf(view, band)) {
    const reach = reachOf(men, captains);
    const fronts = frontsOf(foes, reach);
    send(
      men,
      captains,
      waysTo(reach, (to) => near(to) || posts.has(to) || fronts.has(to)),
    );
  }
  const apart = landIds.length > 1 || leaderIds.some((id) => LEADERS[id].land);
  for (const id of apart ? unlikeArmies(view, landIds) : []) {
    const reach = reachOf([id], []);
    const ways = waysTo(reach, (to) => posts.has(to));
    send([id], [], ways.length ? ways : waysTo(reach, near));
  }
  for (const id of leaderIds) {
    const reach = reachOf([], [id]);
    const { land, naval } = LEADERS[id];
    const ways = waysTo(reach, (to) => (land && friends.has(to)) || (naval && harbours.has(to)));
    send([], [id], ways.length ? ways : waysTo(reach, near));
  }
  return marches;
}
