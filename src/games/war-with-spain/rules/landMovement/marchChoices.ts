import { ARMY } from '../../data/armies.js';
import { LEADERS } from '../../data/leaders.js';
import { grid } from '../../data/map.js';
import type { HexId, LeaderId, Side, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { unlikeArmies } from '../likeness.js';
import { cityAt, marchableFrom, roadsFrom } from '../map.js';
import { armyStrength, ownerOf, shipsOn } from '../units.js';
import { isHex } from '../whereabouts.js';
import { type Bars, barsOf } from './bars.js';
import { type Band, bandsOf, type MarchReach, marchReach } from './marchRoutes.js';

/** Marches that a player would think of [8.0]. Any other that the rules allow is as good. */

type March = [UnitId[], LeaderId[], HexId[]];

/** What draws those who march. */
interface Landmarks {
  /** Where the side has land units. */
  readonly friends: ReadonlySet<HexId>;
  /** Where land units stand that it might attack. */
  readonly foes: readonly HexId[];
  /** Where it has ships. */
  readonly harbours: ReadonlySet<HexId>;
}

function landmarksOf(view: WarWithSpain, side: Side, bars: Bars): Landmarks {
  const friends = Object.keys(view.land).filter((id) => ownerOf(view, id) === side && isHex(view.land[id].at));
  return {
    friends: new Set(friends.map((id) => view.land[id].at)),
    foes: [...bars.armies].filter(isHex),
    harbours: new Set(shipsOn(view, side).map((id) => view.naval[id].at)),
  };
}

/** For each stack that might be attacked the nearest hex from where it can be. */
function frontsOf(foes: readonly HexId[], { hexes, order }: MarchReach): Set<HexId> {
  const fronts = new Set<HexId>();
  for (const foe of foes) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const hex of roadsFrom(grid.index(foe))) nearest = Math.min(nearest, order(hex) ?? nearest);
    if (nearest < hexes.length) fronts.add(hexes[nearest]);
  }
  return fronts;
}

/** All who march of a hex, with those who lead them; of three and more all but the weakest; of two nations each. */
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

/**
 * Stacks as a whole, and the few parts of them that march together, to the hexes around, to cities, to where their side has men,
 * and up to each enemy; land units one by one to cities and to their fellows; leaders to men or to ships.
 */
export function* marchesFrom(view: WarWithSpain, side: Side): Generator<March> {
  const bars = barsOf(view, side);
  const { friends, foes, harbours } = landmarksOf(view, side, bars);
  for (const band of bandsOf(view, side)) {
    const { hex, landIds, leaderIds } = band;
    const around = new Set(marchableFrom(hex));
    const near = (to: HexId) => around.has(to);
    const post = (to: HexId) => cityAt(to) !== undefined || friends.has(to);
    for (const [men, captains] of columnsOf(view, band)) {
      const reach = marchReach(view, hex, men, captains, bars);
      const fronts = frontsOf(foes, reach);
      yield* marches(men, captains, reach, (to) => near(to) || post(to) || fronts.has(to));
    }
    const known = new Map<string, MarchReach>();
    const reachAs = (kind: string, men: UnitId[], leaders: LeaderId[]): MarchReach => {
      const reach = known.get(kind) ?? marchReach(view, hex, men, leaders, bars);
      known.set(kind, reach);
      return reach;
    };
    const apart = landIds.length > 1 || leaderIds.some((id) => LEADERS[id].land);
    for (const id of apart ? unlikeArmies(view, landIds) : []) {
      const reach = reachAs(`${ARMY[id].nat} ${ARMY[id].ma}`, [id], []);
      yield* marches([id], [], reach, reach.hexes.some(post) ? post : near);
    }
    for (const id of leaderIds) {
      const reach = reachAs(LEADERS[id].nat, [], [id]);
      const { land, naval } = LEADERS[id];
      const drawn = (to: HexId) => (land && friends.has(to)) || (naval && harbours.has(to));
      yield* marches([], [id], reach, reach.hexes.some(drawn) ? drawn : near);
    }
  }
}

function* marches(men: UnitId[], leaders: LeaderId[], { hexes, pathTo }: MarchReach, draws: (to: HexId) => boolean): Generator<March> {
  for (const to of hexes) if (draws(to)) yield [men, leaders, pathTo(to)];
}
