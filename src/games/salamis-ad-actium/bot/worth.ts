import { LEVEL } from '../data/damage.js';
import { gap, type Pose, rect, shapeOf } from '../geometry/shapes.js';
import { boardingOdds } from '../preview/boarding.js';
import type { Levels } from '../preview/moves.js';
import { enemiesLinked, fighters, fleet, isLinked, oarQuarter, ship, sizeOf } from '../rules/basics/ships.js';
import { grappleChance } from '../rules/boarding/grappling.js';
import type { Candidate } from '../rules/movement/samples.js';
import { progress } from '../rules/settingUp/offTable.js';
import { victoryOf } from '../rules/settingUp/scenarioRules.js';
import type { Edge, Salamis } from '../state.js';
import { figure } from './explain.js';

// The value of progress towards a scenario's objective [10.3], and where opponents intercept it.

/** Points per mm of progress towards the objective. */
const AIM = 0.2;
/** Distance ahead of a ship, in mm, at which the bot intercepts it. */
const LEAD = 120;

/** Returns the value of a path to the side with the scenario's objective. */
export function aimWorth(G: Salamis, id: string, path: Candidate['path']): number {
  const victory = victoryOf(G);
  const vessel = ship(G, id);
  if (victory.type === 'standard' || vessel.side !== victory.side || vessel.prize !== null) return 0;
  if (victory.type === 'landings') {
    if (path.end === 'beach') return 2 * vessel.points;
    const exits = victory.zones.flatMap((zone) => (zone.kind === 'exit' ? [zone] : []));
    const out = exits.some(({ edge, from, to }) => path.edge === edge && from <= along(edge, path.place) && along(edge, path.place) <= to);
    if (path.end === 'left') return out ? 2 * vessel.points : -vessel.points;
    const beaches = victory.zones.flatMap((zone) => (zone.kind === 'beach' ? [shapeOf(G.land[zone.land].poly)] : []));
    const nearest = (place: Pose): number => {
      const base = rect(place, sizeOf(vessel));
      return Math.min(...exits.map(({ edge }) => progress(G, edge, place)), ...beaches.map((shore) => gap(base, shore)));
    };
    return figure('wayToAim', AIM) * (nearest(vessel.at) - nearest(path.place));
  }
  if (path.end === 'left') return path.edge && victory.edges.includes(path.edge) ? 3 * vessel.points : -vessel.points;
  const nearest = (place: Pose): number => Math.min(...victory.edges.map((edge) => progress(G, edge, place)));
  return figure('wayToAim', AIM) * (nearest(vessel.at) - nearest(path.place));
}

const along = (edge: Edge, { x, y }: Pose): number => (edge === 'N' || edge === 'S' ? x : y);

/** Returns the pose after moving `mm` towards a table edge, at most to the edge. */
function towards(G: Salamis, edge: Edge, { x, y, h }: Pose, mm: number): Pose {
  if (edge === 'N' || edge === 'S') return { x, y: edge === 'N' ? Math.min(G.table.h, y + mm) : Math.max(0, y - mm), h };
  return { x: edge === 'E' ? Math.min(G.table.w, x + mm) : Math.max(0, x - mm), y, h };
}

/** Returns the point at which to intercept a ship: ahead of it, towards its nearest exit edge, otherwise its position. */
export function leadOf(G: Salamis, id: string): Pose {
  const victory = victoryOf(G);
  const vessel = ship(G, id);
  if (victory.type === 'standard' || vessel.side !== victory.side || vessel.prize !== null || isLinked(G, id) || vessel.aground)
    return vessel.at;
  const edges = victory.type === 'breakout' ? victory.edges : victory.zones.flatMap((zone) => (zone.kind === 'exit' ? [zone.edge] : []));
  const [edge] = [...edges].sort((a, b) => progress(G, a, vessel.at) - progress(G, b, vessel.at));
  return edge === undefined ? vessel.at : towards(G, edge, vessel.at, figure('lead', LEAD));
}

// Values of ships and fights, in points.

/** Minimum win chance at which the bot grapples or assaults. */
export const BOLD = 0.4;
/** Minimum ratio of the bot's win chance to the enemy's for seeking contact. */
export const EVEN = 1;

/** Returns the value of a ship. A flagship may count for more, because of its squadron [10.2]. */
export function stakeOf(G: Salamis, id: string): number {
  const { points, sq } = ship(G, id);
  return G.squadrons[sq].flagship === id ? figure('flagshipStake', points) : points;
}

const LEVEL_WORTH = [0, 0.1, 0.25, 0.45, 0.75, 1];

export function damageWorth(G: Salamis, id: string, odds: Levels): number {
  const { dmg } = ship(G, id);
  const heavy = figure('heavyDamage', LEVEL_WORTH[LEVEL.heavy]);
  const share = (level: number): number => (level === LEVEL.heavy ? heavy : LEVEL_WORTH[level]);
  const mean = odds.reduce((sum, p, level) => sum + p * share(level), 0);
  return stakeOf(G, id) * (mean - share(dmg));
}

/** Returns the chance that a ship wins a round of boarding against another; 0 if it has no men. */
export function boardingChance(G: Salamis, id: string, target: string): number {
  return fighters(ship(G, id)) > 0 && ship(G, id).dmg < LEVEL.sinking ? boardingOdds(G, [id], target).wins : 0;
}

/** Fraction of grapples that lead to a boarding result. */
const BOARDING_SHARE = 0.6;
/** Distance, in mm, within which friendly ships may join a fight. */
const NEAR_BY = 150;

/** Weight, from 0 to 1, of the win chance with a friendly ship's help. */
const HELP = 0.5;
/** Weight of the threat from an enemy alongside: `held` by other ships, or `free`. */
const FEAR = { held: 0.3, free: 0.6 } as const;

const inFight = (G: Salamis, id: string, target: string): string[] =>
  enemiesLinked(G, target).filter((other) => other !== id && fighters(ship(G, other)) > 0 && ship(G, other).dmg < LEVEL.sinking);

/** Returns the friendly ship with the most men that could still join the fight this phase. */
function helper(G: Salamis, id: string, target: string): string | undefined {
  const { side } = ship(G, id);
  const { x, y } = ship(G, target).at;
  if (side === null || side !== G.acting) return undefined;
  const near = fleet(G, side).filter((other) => {
    const friend = ship(G, other);
    const close = Math.max(Math.abs(friend.at.x - x), Math.abs(friend.at.y - y)) <= NEAR_BY;
    return other !== id && close && !friend.act?.done && friend.dmg < LEVEL.severe && friend.aground === null && !isLinked(G, other);
  });
  return near.sort((a, b) => fighters(ship(G, b)) - fighters(ship(G, a)))[0];
}

/** Returns the win chance, including friendly ships linked to the target. A friendly ship that may join counts in part. */
export function jointChance(G: Salamis, id: string, target: string): number {
  if (!fighters(ship(G, id)) || ship(G, id).dmg >= LEVEL.sinking) return 0;
  const group = [id, ...inFight(G, id, target)];
  const now = boardingOdds(G, group, target).wins;
  const friend = helper(G, id, target);
  if (friend === undefined) return now;
  const help = Math.min(1, figure('helper', HELP));
  return (1 - help) * now + help * boardingOdds(G, [...group, friend], target).wins;
}

export function alongsideThreat(G: Salamis, id: string, enemy: string): number {
  const his = boardingChance(G, enemy, id);
  const mine = boardingChance(G, id, enemy);
  return his > mine ? BOARDING_SHARE * Math.max(0, his * figure('ownShip', stakeOf(G, id)) - mine * stakeOf(G, enemy)) : 0;
}

/** Returns the expected gain in points from coming alongside an enemy. */
export function alongsideWorth(G: Salamis, id: string, target: string): number {
  const other = ship(G, target);
  if (other.side === null || other.dmg >= LEVEL.sinking) return 0;
  const mine = jointChance(G, id, target);
  const his = boardingChance(G, target, id);
  const lost = his * figure('ownShip', stakeOf(G, id));
  const won = mine * stakeOf(G, target);
  if (mine > figure('evenOdds', EVEN) * his && mine > figure('grapplingOdds', BOLD))
    return BOARDING_SHARE * grappleChance(G, id, target) * (won - lost);
  const theirs = BOARDING_SHARE * grappleChance(G, target, id) * (lost - won);
  return -Math.max(0, theirs) * figure('outfought', isLinked(G, target) ? FEAR.held : FEAR.free);
}

/** Whether the bot grapples an enemy alongside. */
export function wantsToBoard(G: Salamis, id: string, target: string): boolean {
  if (ship(G, target).side === null) return true;
  const mine = jointChance(G, id, target);
  return mine > figure('evenOdds', EVEN) * boardingChance(G, target, id) && mine > figure('grapplingOdds', BOLD);
}

export const moved = (G: Salamis, id: string, at: Pose): Salamis => ({
  ...G,
  ships: { ...G.ships, [id]: { ...ship(G, id), at } },
});

export const canStrike = (G: Salamis, id: string): boolean => {
  const vessel = ship(G, id);
  return vessel.dmg <= LEVEL.heavy && oarQuarter(vessel) > 0 && vessel.aground === null && !isLinked(G, id) && vessel.prize === null;
};
