import { LEVEL } from '../data/damage.js';
import { CURRENT } from '../data/movement.js';
import {
  ahead,
  angDiff,
  areNear,
  type Box,
  bearing,
  box,
  dist2,
  heading,
  MM_PER_CM,
  overlap,
  type Pose,
  rect,
  type Shape,
  type Size,
  shapeOf,
  TENTHS,
} from '../geometry/shapes.js';
import { rakeOdds, ramOdds } from '../preview/moves.js';
import { testChance, testModifier } from '../rules/basics/damage.js';
import { baseOf, fleet, isLinked, ship, sizeOf, squadron, typeOf } from '../rules/basics/ships.js';
import { isSteady } from '../rules/intermediate/officers.js';
import { allowance, oarSpeed } from '../rules/movement/allowance.js';
import type { Candidate } from '../rules/movement/samples.js';
import { tidalStream } from '../rules/settingUp/surroundings.js';
import type { SalamisMove } from '../sequence.js';
import { opponentOf } from '../sides.js';
import type { Salamis } from '../state.js';
import { courses } from './courses.js';
import { figure, sum, term, weighed } from './explain.js';
import { aimWorth, alongsideThreat, alongsideWorth, canStrike, damageWorth, leadOf, moved, stakeOf } from './worth.js';

interface Foe {
  readonly id: string;
  readonly place: Pose;
  readonly base: readonly number[];
  /** Point that the bot steers for: the enemy, or a point ahead of an enemy that is heading for an objective. */
  readonly meet: Pose;
  readonly strikes: boolean;
  readonly linked: boolean;
  /** Maximum distance that the enemy may move in a phase, in mm. */
  readonly reach: number;
  /** Points that the enemy may gain by boarding the bot's ships. */
  readonly boards: number;
}

/** Distance, in mm, added to a ship's reach for the lengths of the hulls. */
const HULLS = 40;

function reachOf(G: Salamis, id: string): number {
  const vessel = ship(G, id);
  const oars = typeOf(vessel).oarsmen ? oarSpeed(vessel) : 0;
  const sail = vessel.sails === 'set' ? allowance(G, id, { mode: 'sail' }).mm : 0;
  return figure('reach', Math.max(oars, sail) + HULLS);
}

const isFree = (G: Salamis, id: string): boolean => !isLinked(G, id) && ship(G, id).aground === null && ship(G, id).dmg < LEVEL.severe;

function foesOf(G: Salamis, id: string): Foe[] {
  const { side } = ship(G, id);
  if (side === null) return [];
  return fleet(G, opponentOf(side))
    .filter((other) => ship(G, other).dmg < LEVEL.sinking)
    .map((other) => {
      const vessel = ship(G, other);
      return {
        id: other,
        place: vessel.at,
        base: baseOf(vessel),
        meet: leadOf(G, other),
        strikes: canStrike(G, other),
        linked: isLinked(G, other),
        reach: reachOf(G, other),
        boards: isFree(G, other) ? alongsideThreat(G, id, other) : 0,
      };
    });
}

// Shores onto which currents may drive a ship before it moves again [2.10, 5.6].

/** Expected fraction of a ship's value lost on rocks and on sand. */
const ROCKS = 0.8;
const SAND = 0.2;

interface Shore {
  readonly shape: Shape;
  readonly bounds: Box;
  readonly loss: number;
}
interface LeeShores {
  readonly streams: readonly { readonly dir: number; readonly faces: number }[];
  readonly shores: readonly Shore[];
}

/** Returns the currents and all shores; undefined without a current. */
function leeShores(G: Salamis): LeeShores | undefined {
  const tide = tidalStream(G);
  const all = [...G.weather.currents, ...(tide ? [tide] : [])];
  if (!G.options.currentsAndTides || !all.length) return undefined;
  const streams = all.map(({ dir, strength }) => ({ dir: heading(Math.round(dir / 5) * 5), faces: CURRENT[strength].sides }));
  const shores = Object.values(G.land).map(({ poly, coast }) => {
    const shape = shapeOf(poly);
    return { shape, bounds: box(shape), loss: coast === 'rocky' ? ROCKS : SAND };
  });
  return { streams, shores };
}

/** Returns the expected loss from the next drift, as a fraction of the ship's value. */
function driftRisk({ streams, shores }: LeeShores, at: Pose, size: Size): number {
  const near = shores.filter(({ bounds }) => areNear(box(rect(at, size)), bounds, 6 * MM_PER_CM));
  if (!near.length) return 0;
  let risk = 0;
  for (const { dir, faces } of streams) {
    for (let cm = 1; cm <= faces; cm++) {
      const [x, y] = ahead(at.x, at.y, dir, cm * MM_PER_CM);
      const base = rect({ x, y, h: at.h }, size);
      const hit = near.find(({ shape }) => overlap(base, shape));
      if (hit) {
        risk += (hit.loss * (faces - cm + 1)) / faces;
        break;
      }
    }
  }
  return risk;
}

// The bot values every candidate course in points and takes the best.

const WEIGHTS = {
  /** Points lost per mm from the nearest enemy; gained by a weak ship. */
  near: 0.03,
  /** Points lost per degree between the bow and the nearest enemy. */
  bow: 0.01,
  /** Fraction of a ship's points at risk per enemy that could ram its beam. */
  exposed: 0.1,
  /** Weight of the points that an enemy may gain by boarding the ship. */
  boarded: 0.25,
  flagshipFrom: 120,
  flagship: 0.004,
  rake: 0.16,
  friend: 2,
  aground: 0.4,
  leaves: 0.6,
  lee: 0.5,
  burst: 0.8,
} as const;

const placeName = ({ x, y }: Pose): string => `${Math.round(x)},${Math.round(y)}`;

interface Course {
  readonly move: SalamisMove;
  readonly worth: number;
}

export function bestCourse(G: Salamis, id: string): Course | undefined {
  const foes = foesOf(G, id);
  const lee = leeShores(G);
  let best: Course | undefined;
  for (const candidate of courses(G, id)) {
    const move: SalamisMove = { move: 'moveShip', args: [id, candidate.order] };
    const worth = weighed(
      () => move,
      () => worthOf(G, id, candidate, foes) + term('lee', -ashore(G, id, candidate.path.place, lee)),
      () => ({ at: [placeName(candidate.path.place)] }),
    );
    if (!best || worth > best.worth) best = { move, worth };
  }
  return best;
}

export const stayWorth = (G: Salamis, id: string): number =>
  placeWorth(G, id, ship(G, id).at, foesOf(G, id)) + term('lee', -ashore(G, id, ship(G, id).at, leeShores(G)));

const ashore = (G: Salamis, id: string, at: Pose, lee: LeeShores | undefined): number =>
  lee ? WEIGHTS.lee * ship(G, id).points * driftRisk(lee, at, sizeOf(ship(G, id))) : 0;

function worthOf(G: Salamis, id: string, { order, path }: Candidate, foes: readonly Foe[]): number {
  const vessel = ship(G, id);
  const at = path.place;
  let worth = term('aim', aimWorth(G, id, path)) + term('burst', order.burst ? -WEIGHTS.burst : 0);
  if (path.end === 'left') return worth + term('leaves', -WEIGHTS.leaves * vessel.points);
  if (path.end === 'aground') worth += term('runsAground', -WEIGHTS.aground * vessel.points);
  const { contact } = path;
  if (!contact) return worth + placeWorth(G, id, at, foes);
  const { target } = contact;
  if (ship(G, target).side === vessel.side) return worth + term('friend', -WEIGHTS.friend) + placeWorth(G, id, at, foes);
  worth += exposure(G, id, at, foes, target);
  const there = moved(G, id, at);
  if (order.contact === 'ram') {
    const { target: hurt, mover } = ramOdds(there, id, contact, order.burst ?? false);
    const reached = order.burst ? testChance(G, id, testModifier('burst')) : 1;
    worth += term('rams', reached * (damageWorth(G, target, hurt) - figure('ownDamage', damageWorth(G, id, mover))));
  } else if (order.contact === 'rake') {
    worth += term('rakes', WEIGHTS.rake * stakeOf(G, target) * rakeOdds(there, id, contact).target * 0.7);
  }
  return worth + term('alongside', alongsideWorth(there, id, target));
}

/** Maximum sum of the distances from the centres of two bases to their corners, in mm. */
const BASES = 70;
/** Factor applied to the distance of an enemy linked to another ship. */
const LOCKED = 1.15;
/** Distance, in mm, beyond which a weak ship gains nothing by being farther from enemies. */
const KEPT_OFF = 400;

/**
 * Returns the value of a position: the nearest enemy, the heading to it, exposure, and the distance to the flagship.
 */
function placeWorth(G: Salamis, id: string, at: Pose, foes: readonly Foe[]): number {
  const vessel = ship(G, id);
  const base = rect(at, sizeOf(vessel));
  const weak = vessel.dmg >= Math.max(1, Math.round(figure('shyFrom', LEVEL.severe))) || !isSteady(G, id) || vessel.prize !== null;
  const locked = figure('locked', LOCKED);
  const keptOff = figure('keptOff', KEPT_OFF);
  const bow = figure('bow', WEIGHTS.bow);
  let near = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foes) {
    const clear = least / Math.min(1, locked) + BASES;
    const [dx, dy] = [at.x - foe.meet.x, at.y - foe.meet.y];
    if (dx * dx + dy * dy > clear * clear) continue;
    const off2 = foe.meet === foe.place ? dist2(base, foe.base) : TENTHS * TENTHS * (dx * dx + dy * dy);
    const mm = roughGap(off2) * (foe.linked ? locked : 1);
    if (mm >= least) continue;
    least = mm;
    const off = angDiff(at.h, bearing(foe.place.x - at.x, foe.place.y - at.y));
    near = weak ? WEIGHTS.near * Math.min(mm, keptOff) : -WEIGHTS.near * mm - bow * off;
  }
  return term(weak ? 'keepsOff' : 'near', near) + exposure(G, id, at, foes) + term('flagship', company(G, id, at));
}

/** Returns the approximate gap in mm for a squared distance `d2` in tenths of a mm. */
function roughGap(d2: number): number {
  let root = d2 > 1 ? d2 / 200 : d2;
  for (let i = 0; i < 12 && root > 0; i++) root = (root + d2 / root) / 2;
  return root / TENTHS;
}

/** Maximum angle off the bow, in degrees, at which an enemy can reach ships. */
const ARC = 60;
/** Minimum angle from bow and stern, in degrees, at which a ram strikes the beam. */
const BEAM = 35;
/** Value of a stern ram relative to a beam ram. */
const STERN = 0.6;

/** Returns the value, at most 0, of exposure to rams and boarding. */
function exposure(G: Salamis, id: string, at: Pose, foes: readonly Foe[], but?: string): number {
  const arc = figure('arc', ARC);
  const beam = figure('beam', BEAM);
  const stern = figure('stern', STERN);
  let rams = 0;
  let boarders = 0;
  for (const { id: other, place, strikes, reach, boards } of foes) {
    if ((!strikes && !boards) || other === but) continue;
    const dx = at.x - place.x;
    const dy = at.y - place.y;
    if (dx * dx + dy * dy > reach * reach) continue;
    const way = bearing(dx, dy);
    if (angDiff(way, place.h) > arc) continue;
    boarders = Math.max(boarders, boards);
    if (!strikes) continue;
    const across = angDiff(way, at.h);
    if (across > beam && across < 180 - beam) rams += 1;
    else if (across <= beam) rams += stern;
  }
  return sum([
    ['exposed', -WEIGHTS.exposed * stakeOf(G, id) * Math.min(rams, 3)],
    ['boarded', -WEIGHTS.boarded * boarders],
  ]);
}

function company(G: Salamis, id: string, at: Pose): number {
  const { flagship } = squadron(G, id);
  if (flagship === null || flagship === id || !Object.hasOwn(G.ships, flagship)) return 0;
  const { x, y } = ship(G, flagship).at;
  const mm = Math.max(Math.abs(x - at.x), Math.abs(y - at.y));
  return -WEIGHTS.flagship * Math.max(0, mm - figure('flagshipFrom', WEIGHTS.flagshipFrom));
}
