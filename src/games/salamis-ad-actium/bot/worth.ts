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

// The objective of a scenario [10.3], for the side that has one and for its opponent.

/** What each mm on the way is worth. */
const AIM = 0.2;
/** How far ahead of a ship with an objective its opponents keep, in mm. */
const LEAD = 120;

/** What a scenario's aim makes of a path, for the side that has one. */
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

/** A point so far on the way to an edge, and not beyond it. */
function towards(G: Salamis, edge: Edge, { x, y, h }: Pose, mm: number): Pose {
  if (edge === 'N' || edge === 'S') return { x, y: edge === 'N' ? Math.min(G.table.h, y + mm) : Math.max(0, y - mm), h };
  return { x: edge === 'E' ? Math.min(G.table.w, x + mm) : Math.max(0, x - mm), y, h };
}

/** Where to intercept a ship: on its way to its objective, or where it is if it has none. */
export function leadOf(G: Salamis, id: string): Pose {
  const victory = victoryOf(G);
  const vessel = ship(G, id);
  if (victory.type === 'standard' || vessel.side !== victory.side || vessel.prize !== null || isLinked(G, id) || vessel.aground)
    return vessel.at;
  const edges = victory.type === 'breakout' ? victory.edges : victory.zones.flatMap((zone) => (zone.kind === 'exit' ? [zone.edge] : []));
  const [edge] = [...edges].sort((a, b) => progress(G, a, vessel.at) - progress(G, b, vessel.at));
  return edge === undefined ? vessel.at : towards(G, edge, vessel.at, figure('lead', LEAD));
}

// What things are worth to the bot, in points.

/** The least win chance for grappling or assaulting. */
export const BOLD = 0.4;
/** The odds against the enemy from which contact is worth seeking. */
export const EVEN = 1;

/** What a ship counts for; the flagship of a squadron may count for more, since its loss shakes them all [10.2]. */
export function stakeOf(G: Salamis, id: string): number {
  const { points, sq } = ship(G, id);
  return G.squadrons[sq].flagship === id ? figure('flagshipStake', points) : points;
}

/** Share of a ship's points that each damage level is worth. */
const LEVEL_WORTH = [0, 0.1, 0.25, 0.45, 0.75, 1];

/** Expected loss of a ship that ends with these chances of damage. */
export function damageWorth(G: Salamis, id: string, odds: Levels): number {
  const { dmg } = ship(G, id);
  const heavy = figure('heavyDamage', LEVEL_WORTH[LEVEL.heavy]);
  const share = (level: number): number => (level === LEVEL.heavy ? heavy : LEVEL_WORTH[level]);
  const mean = odds.reduce((sum, p, level) => sum + p * share(level), 0);
  return stakeOf(G, id) * (mean - share(dmg));
}

/** The chance to win a round of boarding of one ship against another; none without men. */
export function boardingChance(G: Salamis, id: string, target: string): number {
  return fighters(ship(G, id)) > 0 && ship(G, id).dmg < LEVEL.sinking ? boardingOdds(G, [id], target).wins : 0;
}

/** How much of a grapple that holds turns into captures. */
const BOARDING_SHARE = 0.6;
/** Friends so near may join a fight, in mm. */
const NEAR_BY = 150;

/** How much of what a friend may add is counted on. */
const HELP = 0.5;
/** The weight of an enemy's threat alongside; less if others hold it. */
const FEAR = { held: 0.3, free: 0.6 } as const;

/** Own ships that fight a target already. */
const inFight = (G: Salamis, id: string, target: string): string[] =>
  enemiesLinked(G, target).filter((other) => other !== id && fighters(ship(G, other)) > 0 && ship(G, other).dmg < LEVEL.sinking);

/** The strongest friend who has yet to move and could join a fight with a target. */
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

/** The chance to win a round of boarding together with those who fight the target already, and some of what a friend may add. */
export function jointChance(G: Salamis, id: string, target: string): number {
  if (!fighters(ship(G, id)) || ship(G, id).dmg >= LEVEL.sinking) return 0;
  const group = [id, ...inFight(G, id, target)];
  const now = boardingOdds(G, group, target).wins;
  const friend = helper(G, id, target);
  if (friend === undefined) return now;
  const help = Math.min(1, figure('helper', HELP));
  return (1 - help) * now + help * boardingOdds(G, [...group, friend], target).wins;
}

/** Points that an enemy may hope to take from a ship by coming alongside. */
export function alongsideThreat(G: Salamis, id: string, enemy: string): number {
  const his = boardingChance(G, enemy, id);
  const mine = boardingChance(G, id, enemy);
  return his > mine ? BOARDING_SHARE * Math.max(0, his * figure('ownShip', stakeOf(G, id)) - mine * stakeOf(G, enemy)) : 0;
}

/** What coming alongside an enemy promises or threatens. */
export function alongsideWorth(G: Salamis, id: string, target: string): number {
  const other = ship(G, target);
  if (other.side === null || other.dmg >= LEVEL.sinking) return 0;
  const mine = jointChance(G, id, target);
  const his = boardingChance(G, target, id);
  const lost = his * figure('ownShip', stakeOf(G, id));
  const won = mine * stakeOf(G, target);
  if (mine > figure('evenOdds', EVEN) * his) return BOARDING_SHARE * grappleChance(G, id, target) * (won - lost);
  const theirs = BOARDING_SHARE * grappleChance(G, target, id) * (lost - won);
  return -Math.max(0, theirs) * figure('outfought', isLinked(G, target) ? FEAR.held : FEAR.free);
}

/** The same state with a ship somewhere else. */
export const moved = (G: Salamis, id: string, at: Pose): Salamis => ({
  ...G,
  ships: { ...G.ships, [id]: { ...ship(G, id), at } },
});

/** Whether a ship can still strike with its ram. */
export const canStrike = (G: Salamis, id: string): boolean => {
  const vessel = ship(G, id);
  return vessel.dmg <= LEVEL.heavy && oarQuarter(vessel) > 0 && vessel.aground === null && !isLinked(G, id) && vessel.prize === null;
};
