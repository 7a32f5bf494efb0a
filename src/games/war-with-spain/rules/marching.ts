import { ARMY } from '../data/armies.js';
import { turnInfo } from '../data/calendar.js';
import { LEADER_MA } from '../data/leaders.js';
import { nationOf } from '../data/map.js';
import { ATTRITION } from '../data/tables.js';
import { enemyOf, type HexId, LeadersArg, PathArg, type Side, type UnitId, UnitsArg } from '../ids.js';
import { type March, sideOf, type WarWithSpain } from '../state.js';
import { controllerAt } from './control.js';
import { arrive } from './debarkation.js';
import { cityAt, isMarchable } from './map.js';
import { marchesFrom } from './marchChoices.js';
import { armyLimit, leaderLimit } from './nationalLimits.js';
import { isHex } from './places.js';
import { action, by, firstNo, type No, no, type Tools } from './tools.js';
import { isBesiegedByLand, leaderOwner, leadersAshore, ownerOf, removeArmy, sideOfUnit } from './units.js';

/** Marches [8.0] and the attrition of winter [14.1]. */

/** Why a land unit may not march, wherever to. */
export function armyMarchRefusal(view: WarWithSpain, side: Side, unit: UnitId): No | undefined {
  const army = view.land[unit];
  if (!army || ownerOf(view, unit) !== side) return no('notYourArmy', '8.21', { unit });
  if (!isHex(army.at)) return no('notAshore', '8.11', { unit });
  if (army.besieged) return no('armyBesieged', '8.13', { unit });
  return view.marched.includes(unit) ? no('marchedAlready', '8.11', { unit }) : undefined;
}

/** Why a leader may not walk. */
export function leaderMarchRefusal(view: WarWithSpain, side: Side, unit: string): No | undefined {
  const leader = view.leaders[unit];
  if (!leader || leaderOwner(view, unit) !== side) return no('notYourLeader', '13.19', { leader: unit });
  if (!isHex(leader.at)) return no('notAshore', '13.19', { unit });
  if (isBesiegedByLand(view, side, leader.at)) return no('leaderBesieged', '8.13', { leader: unit });
  return leader.moved ? no('marchedAlready', '8.11', { unit }) : undefined;
}

/** What bars the way of a side: hexes with enemies or neutrals who are not besieged, and lone neutral leaders [8.12, 15.1]. */
export interface Bars {
  readonly armies: ReadonlySet<HexId>;
  readonly leaders: ReadonlySet<HexId>;
  /** Where its own men are besieged. */
  readonly sieges: ReadonlySet<HexId>;
}

export function barsOf(view: WarWithSpain, side: Side): Bars {
  const armies = new Set<HexId>();
  for (const id in view.land) if (!view.land[id].besieged && ownerOf(view, id) !== side) armies.add(view.land[id].at);
  const leaders = new Set<HexId>();
  for (const id in view.leaders) if (leaderOwner(view, id) === null) leaders.add(view.leaders[id].at);
  return { armies, leaders, sieges: new Set(Object.keys(view.sieges).filter((hex) => isBesiegedByLand(view, side, hex))) };
}

/** Why land units of a side may not step into a hex, whatever nation they are of [8.12, 8.14, 10.14]. */
export function stepRefusal(bars: Bars, from: HexId, to: HexId): No | undefined {
  if (!isMarchable(from, to)) return no('noRoad', '8.14', { from, to });
  if (bars.sieges.has(to)) return no('besiegersThere', '10.14', { hex: to });
  if (bars.armies.has(to)) return no('enemyThere', '8.12', { hex: to });
  return bars.leaders.has(to) ? no('neutralHex', '15.11', { hex: to }) : undefined;
}

/** Why these may not go from one hex to the next, for their own sake [8.2]. */
export function limitRefusal(
  view: WarWithSpain,
  landIds: readonly UnitId[],
  leaderIds: readonly string[],
  from: HexId,
  to: HexId,
): No | undefined {
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

const march = action({
  name: 'march',
  case: '8.11',
  secret: true,
  args: [UnitsArg, LeadersArg, PathArg],
  refuse(view, player, landIds, leaderIds, path) {
    const side = sideOf(player);
    const [first] = [...landIds, ...leaderIds];
    if (first === undefined) return no('nobodyMarches', '8.11');
    const twice = (unit: string) => no('namedTwice', '8.11', { unit });
    const wrong =
      firstNo(landIds, (id) => armyMarchRefusal(view, side, id), twice) ??
      firstNo(leaderIds, (id) => leaderMarchRefusal(view, side, id), twice);
    if (wrong) return wrong;
    const start = (view.land[first] ?? view.leaders[first]).at;
    const apart = [...landIds.map((id) => view.land[id]), ...leaderIds.map((id) => view.leaders[id])].some(({ at }) => at !== start);
    if (apart) return no('notTogether', '8.11');
    const slow = landIds.find((id) => ARMY[id].ma < path.length) ?? (path.length > LEADER_MA ? leaderIds[0] : undefined);
    if (slow) return no('marchTooFar', '8.11', { unit: slow, hexes: path.length });
    return pathRefusal(view, side, landIds, leaderIds, [start, ...path]);
  },
  *choices(view, player) {
    yield* marchesFrom(view, sideOf(player));
  },
  perform({ G }, player, landIds, leaderIds, path) {
    const [first] = [...landIds, ...leaderIds];
    const start = (G.land[first] ?? G.leaders[first]).at;
    for (const id of landIds) G.land[id].moved = true;
    for (const id of leaderIds) G.leaders[id].moved = true;
    G.marched.push(...landIds);
    G.march = { side: sideOf(player), landIds: [...landIds], leaderIds: [...leaderIds], trail: [start], path: [...path] };
  },
});

function pathRefusal(
  view: WarWithSpain,
  side: Side,
  landIds: readonly UnitId[],
  leaderIds: readonly string[],
  trail: readonly HexId[],
): No | undefined {
  const bars = barsOf(view, side);
  for (let at = 1; at < trail.length; at++) {
    const [from, to] = [trail[at - 1], trail[at]];
    const wrong = stepRefusal(bars, from, to) ?? limitRefusal(view, landIds, leaderIds, from, to);
    if (wrong) return wrong;
  }
  return undefined;
}

/** march */
export const marchActions = [march];

/** Carries a march on by a hex; ends it when it has come through, or nobody is left of it. */
export function continueMarch(table: Tools): void {
  const { G } = table;
  const { march: now } = G;
  if (!now) return;
  const { side, trail, path } = now;
  now.landIds = now.landIds.filter((id) => G.land[id]);
  const left = now.landIds.length + now.leaderIds.length;
  const to = left ? path.shift() : undefined;
  if (to === undefined) {
    tellTrail(table, now);
    G.march = null;
    return;
  }
  const from = trail[trail.length - 1];
  trail.push(to);
  for (const id of now.landIds) G.land[id].at = to;
  for (const id of now.leaderIds) G.leaders[id].at = to;
  if (!now.landIds.length) return;
  if (G.sieges[from] || isEventful(G, side, to)) tellTrail(table, now);
  arrive(table, side, to);
}

/** Whether armies that come into a hex change more than their place. */
const isEventful = (G: WarWithSpain, side: Side, hex: HexId): boolean =>
  (cityAt(hex) !== undefined && controllerAt(G, hex) !== side) ||
  (nationOf(hex) === 'FRA' && G.france.violatedOn === null) ||
  leadersAshore(G, enemyOf(side), hex).length > 0;

/** Tells the way made since the last telling. */
function tellTrail({ tell }: Tools, now: March): void {
  const { side, landIds, leaderIds, trail } = now;
  if (trail.length > 1)
    tell({ key: 'marches', case: '8.11', by: by(side), at: [...trail], values: { counters: landIds.length + leaderIds.length } });
  now.trail = [trail[trail.length - 1]];
}

/** Dice for every unit that marched in winter, in the order in which they did. */
export function attrition({ G, dice, tell }: Tools): void {
  if (!turnInfo(G.turn).winter) return;
  for (const id of G.marched.filter((unit) => G.land[unit])) {
    const { at } = G.land[id];
    const die = dice.die(6);
    const lost = die <= ATTRITION;
    if (lost) removeArmy(G, id);
    tell({
      key: 'attrition',
      case: '14.1',
      by: by(sideOfUnit(id)),
      at: [at],
      ...(lost && { who: [id] }),
      values: { lost },
      roll: { dice: [die] },
    });
  }
}
