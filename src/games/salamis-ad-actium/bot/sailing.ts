import { quietly } from '../../../kit/explain.js';
import { LEVEL } from '../data/damage.js';
import { CURRENT } from '../data/movement.js';
import {
  ahead,
  angDiff,
  areNear,
  type Box,
  bearing,
  box,
  crosses,
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
import { baseOf, fleet, isLinked, ship, sizeOf, squadron, touching, typeOf } from '../rules/basics/ships.js';
import { isSteady } from '../rules/intermediate/officers.js';
import { allowance, oarSpeed } from '../rules/movement/allowance.js';
import { policyOf } from '../rules/movement/order.js';
import type { Candidate } from '../rules/movement/samples.js';
import { tidalStream } from '../rules/settingUp/surroundings.js';
import type { SalamisMove } from '../sequence.js';
import { opponentOf } from '../sides.js';
import type { Polygon, Salamis } from '../state.js';
import { courses } from './courses.js';
import { figure, sum, term, weighed } from './explain.js';
import { aimWorth, alongsideThreat, alongsideWorth, canStrike, damageWorth, leadOf, moved, stakeOf, wantsToBoard } from './worth.js';

interface Foe {
  readonly id: string;
  readonly place: Pose;
  readonly base: readonly number[];
  /** Point that the bot steers for: the enemy, or a point ahead of an enemy that is heading for an objective. */
  readonly meet: Pose;
  readonly detour?: Detour;
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

/** Distance kept from the corners of land, in mm. */
const OFFING = 60;

const length = (a: Pose, b: Pose): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);

/** Returns the corners of land, moved away from its middle. */
function offing(poly: Polygon): Pose[] {
  const x = poly.reduce((sum, [each]) => sum + each, 0) / poly.length;
  const y = poly.reduce((sum, [, each]) => sum + each, 0) / poly.length;
  return poly.map(([px, py]) => {
    const mm = Math.sqrt((px - x) ** 2 + (py - y) ** 2) || 1;
    return { x: Math.round(px + ((px - x) * OFFING) / mm), y: Math.round(py + ((py - y) * OFFING) / mm), h: 0 };
  });
}

/** A detour: the nearest corner that can be reached of the land between a ship and its goal. */
interface Detour {
  /** Land in the way. */
  readonly land: readonly Shape[];
  readonly corner: Pose;
  /** Distance from the corner to the goal, in mm. */
  readonly rest: number;
}

const inTheWay = (land: readonly Polygon[], from: Pose, to: Pose): Polygon[] => land.filter((poly) => crosses(from, to, shapeOf(poly)));

/** Returns the detour if land lies between a ship's new place and an enemy. */
const detourFrom = (at: Pose, { detour, meet }: Foe): Detour | undefined =>
  detour?.land.some((shape) => crosses(at, meet, shape)) ? detour : undefined;

/** Returns the detour for a ship; undefined if no land is in the way, or no corner can be reached. */
function detourTo(land: readonly Polygon[], from: Pose, goal: Pose): Detour | undefined {
  let best: Detour | undefined;
  let least = Number.POSITIVE_INFINITY;
  const blocking = inTheWay(land, from, goal);
  for (const corner of blocking.flatMap(offing)) {
    const mm = length(from, corner) + length(corner, goal);
    if (mm >= least || inTheWay(land, from, corner).length) continue;
    least = mm;
    best = { land: blocking.map(shapeOf), corner, rest: length(corner, goal) };
  }
  return best;
}

function foesOf(G: Salamis, id: string): Foe[] {
  const { side, at } = ship(G, id);
  if (side === null) return [];
  const land = Object.values(G.land).map(({ poly }) => poly);
  return fleet(G, opponentOf(side))
    .filter((other) => ship(G, other).dmg < LEVEL.sinking)
    .map((other) => {
      const vessel = ship(G, other);
      const meet = leadOf(G, other);
      const detour = detourTo(land, at, meet);
      return {
        id: other,
        place: vessel.at,
        base: baseOf(vessel),
        meet,
        ...(detour && { detour }),
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
  idle: 3,
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

export function stayWorth(G: Salamis, id: string): number {
  const { at } = ship(G, id);
  const foes = foesOf(G, id);
  const beside = foes.find((foe) => touching(ship(G, id), ship(G, foe.id)));
  const place = placeWorth(G, id, at, foes) + term('lee', -ashore(G, id, at, leeShores(G)));
  return beside ? place + idleWorth(G, id, beside.id) : place;
}

/** Returns the cost of lying beside an enemy that the bot will not board. */
const idleWorth = (G: Salamis, id: string, target: string): number => term('idle', wantsToBoard(G, id, target) ? 0 : -WEIGHTS.idle);

const ashore = (G: Salamis, id: string, at: Pose, lee: LeeShores | undefined): number =>
  lee ? WEIGHTS.lee * ship(G, id).points * driftRisk(lee, at, sizeOf(ship(G, id))) : 0;

function worthOf(G: Salamis, id: string, { order, path }: Candidate, foes: readonly Foe[]): number {
  const vessel = ship(G, id);
  const at = path.place;
  let worth = term('aim', aimWorth(G, id, path)) + term('burst', order.burst ? -WEIGHTS.burst : 0);
  if (path.end === 'left') {
    // A steady ship far from the enemy does not gain by leaving.
    const here = quietly(() => placeWorth(G, id, vessel.at, foes));
    return worth + term('leaves', Math.min(0, here) - WEIGHTS.leaves * vessel.points);
  }
  if (path.end === 'aground') worth += term('runsAground', -WEIGHTS.aground * vessel.points);
  const { contact } = path;
  if (!contact) return worth + placeWorth(G, id, at, foes);
  const { target } = contact;
  if (ship(G, target).side === vessel.side || ship(G, target).dmg >= LEVEL.sinking)
    return worth + term('friend', -WEIGHTS.friend) + placeWorth(G, id, at, foes);
  const policy = policyOf(order);
  worth += exposure(G, id, at, foes, target);
  const there = moved(G, id, at);
  const reached = order.burst ? testChance(G, id, testModifier('burst')) : 1;
  if (policy === 'ram') {
    const { target: hurt, mover } = ramOdds(there, id, contact, order.burst ?? false);
    worth += term('rams', reached * (damageWorth(G, target, hurt) - figure('ownDamage', damageWorth(G, id, mover))));
  } else if (policy === 'rake') {
    const { target: theirs, mover: own } = rakeOdds(there, id, contact);
    worth += term('rakes', reached * WEIGHTS.rake * 0.7 * (stakeOf(G, target) * theirs - figure('ownOars', stakeOf(G, id)) * own));
  } else if (at.x === vessel.at.x && at.y === vessel.at.y) {
    worth += idleWorth(there, id, target);
  }
  return worth + term('alongside', reached * alongsideWorth(there, id, target));
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
    const factor = foe.linked ? locked : 1;
    if (roughGap(off2) * factor >= least) continue;
    const detour = detourFrom(at, foe);
    const mm = (detour ? length(at, detour.corner) + detour.rest : roughGap(off2)) * factor;
    if (mm >= least) continue;
    least = mm;
    const steer = detour?.corner ?? foe.place;
    const off = angDiff(at.h, bearing(steer.x - at.x, steer.y - at.y));
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
