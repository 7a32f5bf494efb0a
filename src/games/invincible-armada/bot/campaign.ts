import { CALAIS, grid, PORT } from '../data/maps.js';
import { DAMAGED_FROM } from '../data/tables.js';
import { ENGLISH, type Loc, PORTS, type SpanishId, type SquadronId, type Square } from '../ids.js';
import { englishOnMap, inPort, onMap } from '../rules/fleet.js';
import { courses, vacantEdge } from '../rules/strategic/courses.js';
import { cannotEnter } from '../rules/strategic/sail.js';
import type { ArmadaMove } from '../sequence.js';
import type { Armada } from '../state.js';
import { best, bestOf, exposure, hurt, toEnemy, upwind } from './appraisal.js';
import { because, figure, sum } from './explain.js';
import { formation } from './formation.js';

// Decisions on the strategic map.

type Course = ReturnType<typeof courses>[number];

const spent = (G: Armada, id: SquadronId): boolean => G.squadrons[id].broken || G.squadrons[id].lowAmmo;

/** Returns a squadron's Hits as a share of its strength, plus amounts for Broken and Low Ammo. */
function wear(G: Armada, id: SquadronId): number {
  const { broken, lowAmmo, hits } = G.squadrons[id];
  return (
    (broken ? (hits >= DAMAGED_FROM ? figure('strandedWear', 0.6) : figure('brokenWear', 0.6)) : 0) +
    (lowAmmo ? figure('dryWear', 0.6) : 0) +
    hurt(G, id)
  );
}

/** Whether a squadron may leave the map: it can return before the fireship attack, or the attack is over [13.1]. */
const inTime = (G: Armada, id: SquadronId): boolean => !onMap(G, id) || G.armadaBox <= figure('lastBox', 12) || G.armadaBox > CALAIS;

const worn = (G: Armada, id: SquadronId): boolean =>
  wear(G, id) >= figure('wornFrom', 0.4) &&
  toPort(G.squadrons[id].loc ?? { t: 'box', n: G.armadaBox }) <= figure('farthest', 9) &&
  inTime(G, id);

const recovering = (G: Armada, id: SquadronId): boolean =>
  spent(G, id) || hurt(G, id) > figure('mendedTo', 0.15) || G.squadrons[id].shot > figure('shotTo', 2);

const shouldRecover = (G: Armada, id: SquadronId): boolean => worn(G, id) || (inPort(G, id) && recovering(G, id));

export function exit(G: Armada): ArmadaMove {
  const leave = englishOnMap(G).filter((id) => worn(G, id));
  return because(leave.length ? 'toRefit' : 'fitToFight', { move: 'exitTactical', args: [leave] });
}

const boxOf = (loc: Loc): number => (loc.t === 'box' ? loc.n : PORT[loc.id].box);

function toPort(loc: Loc): number {
  if (loc.t === 'port') return 0;
  return 1 + Math.min(...PORTS.map((id) => Math.abs(PORT[id].box - loc.n)));
}

/**
 * Returns the number of turns until a squadron can enter from the west. It waits for the Armada if it is ahead of it,
 * otherwise follows it.
 */
function daysOff(G: Armada, loc: Loc): number {
  const ahead = boxOf(loc) - G.armadaBox;
  const waits = loc.t === 'port' ? Math.max(1, ahead) : ahead + 1;
  return ahead >= 0 ? waits : 1 - ahead - (loc.t === 'box' ? 1 : 0);
}

function entrySquare(G: Armada, squares: readonly Square[]): Square | undefined {
  return best(squares, (square) => upwind(G, square) * 0.3 - toEnemy(G, 'english', square) - 0.3 * exposure(G, square));
}

function refit(G: Armada, id: SquadronId, loc: Loc): ArmadaMove | undefined {
  const sailBy = ({ path }: Course): ArmadaMove => ({ move: 'sailStrategic', args: [id, path] });
  const course = best(courses(G, id), ({ path }) => sum([['toPort', -toPort(path[path.length - 1] ?? loc)]]), sailBy);
  if (!course || toPort(course.path[course.path.length - 1] ?? loc) >= toPort(loc)) return undefined;
  return because('toRefit', sailBy(course));
}

function join(G: Armada, id: SquadronId, loc: Loc): ArmadaMove | undefined {
  const ways = courses(G, id).flatMap(({ path, edge }) => {
    const square = edge && entrySquare(G, vacantEdge(G, edge));
    return square ? [{ path, square }] : [];
  });
  type Way = (typeof ways)[number];
  const comeIn = ({ path, square }: Way): ArmadaMove => ({ move: 'sailStrategic', args: [id, path, square] });
  const lie = ({ square }: Way) =>
    sum([
      ['windward', upwind(G, square) * 0.3],
      ['distance', -toEnemy(G, 'english', square)],
    ]);
  const way = best(ways, lie, comeIn);
  if (way) return comeIn(way);
  if (!cannotEnter(G, id)) {
    const square = entrySquare(G, vacantEdge(G, 'east'));
    if (square) return because('comesIn', { move: 'enterTactical', args: [id, square] });
  }
  const sailBy = ({ path }: Course): ArmadaMove => ({ move: 'sailStrategic', args: [id, path] });
  const course = best(courses(G, id), ({ path }) => sum([['daysOff', -daysOff(G, path[path.length - 1] ?? loc)]]), sailBy);
  if (!course || daysOff(G, course.path[course.path.length - 1] ?? loc) >= daysOff(G, loc)) return undefined;
  return because('joins', sailBy(course));
}

export function sail(G: Armada): ArmadaMove {
  for (const id of ENGLISH) {
    const { alive, loc } = G.squadrons[id];
    if (!alive || !loc || G.sailed.includes(id)) continue;
    const choice = shouldRecover(G, id) ? refit(G, id, loc) : join(G, id, loc);
    if (choice) return choice;
  }
  return because('allPlaced', { move: 'endStrategic', args: [] });
}

/** Returns a move in a fireship attack to a square near the squadron's station and away from English squadrons. */
export function seaRoom(G: Armada, options: readonly Square[], move: 'evade' | 'driftTo'): ArmadaMove {
  const id = G.fire?.left[0];
  const station = id && formation()[id as SpanishId];
  const to = (square: Square): ArmadaMove => ({ move, args: [square] });
  const worth = (square: Square) =>
    sum([
      ['stationOff', station ? -grid.distance(square, station) : 0],
      ['beset', -0.2 * englishBeside(G, square)],
    ]);
  return to(bestOf(options, worth, to));
}

const englishBeside = (G: Armada, square: Square): number =>
  grid.neighbours(square, true).filter((near) => englishOnMap(G).some((id) => G.squadrons[id].square === near)).length;
