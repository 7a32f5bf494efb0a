import { columnOf, directionOf, grid, rangeBetween, rowOf, swung } from '../data/map.js';
import { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { CLOSE_RANGE, MOVEMENT } from '../data/tables.js';
import { HEADINGS, type Heading, opponentOf, type ScenarioNumber, type ShipId, type Side } from '../ids.js';
import { engagedWith } from '../rules/grappling.js';
import { crewNeed, dieChance, gunNeed, inArc, lineBlocked, weaponRefusal } from '../rules/gunnery.js';
import type { Vessel } from '../rules/sailing.js';
import { crewOf, fleet, isFighting, isUnderWay, placeOf, ship } from '../rules/ships.js';
import { attitude, steps } from '../rules/wind.js';
import type { GrandArmada } from '../state.js';
import { type Aim, aimOf, type Threat, threatOf } from './aims.js';
import { figure, sum, type Term } from './explain.js';
import { boardingGain, crewWorth, force, isClosed, targetWorth } from './worth.js';

/** Weights of a side in a battle, tuned in test matches. */
interface Style {
  /** Value of a hull hit on an enemy by gunfire. `smallShot` is the value of a crew hit. */
  readonly guns: number;
  readonly smallShot: number;
  /** Weight of enemy fire. */
  readonly caution: number;
  /** Penalties for hexes near enemies; undefined if the side seeks contact. */
  readonly shy?: Shy;
}

interface Shy {
  /** Penalty for a hex where an enemy can board the ship. `outmatched` is added per point by which the enemy's crew is stronger. */
  readonly boarded: number;
  readonly outmatched: number;
  /** Penalty for a hex within range of an enemy's crew. */
  readonly shotAt: number;
  /** Fraction of `boarded`, `outmatched` and `shotAt` applied for enemies that have already moved. */
  readonly nextTurn: number;
  /** Penalty per hex too close to an edge that the ship may not leave by. */
  readonly rim: number;
}

const ENGLISH: Style = {
  guns: 5,
  smallShot: 2,
  caution: 1,
  shy: { boarded: 2.5, outmatched: 0.8, shotAt: 0.3, nextTurn: 0, rim: 1 },
};

const SPANISH: Style = { guns: 5, smallShot: 2, caution: 0.6 };

const STYLES: { readonly [scenario in ScenarioNumber]?: { readonly [side in Side]?: Style } } = {
  // The English keep away from galleasses. These cannot hit at a range of 2 hexes, but a ship lost to boarding costs 3 VP.
  2: { E: { ...ENGLISH, guns: 3, smallShot: 1.2, shy: { boarded: 8, outmatched: 0.8, shotAt: 3, nextTurn: 0.5, rim: 1 } } },
  // Outnumbering the Spanish at first, the English must sink ships early.
  4: { E: { ...ENGLISH, guns: 6, smallShot: 2.4 } },
};

/** Returns a style adjusted to the bot's level. */
const levelled = ({ guns, smallShot, caution, shy }: Style): Style => ({
  guns: figure('guns', guns),
  smallShot: figure('smallShot', smallShot),
  caution: figure('caution', caution),
  ...(shy && {
    shy: {
      boarded: figure('boarded', shy.boarded),
      outmatched: figure('outmatched', shy.outmatched),
      shotAt: figure('shotAt', shy.shotAt),
      nextTurn: figure('nextTurn', shy.nextTurn),
      rim: figure('rim', shy.rim),
    },
  }),
});

const styleOf = (G: GrandArmada, side: Side): Style => levelled(STYLES[scenarioOf(G).number]?.[side] ?? (side === 'E' ? ENGLISH : SPANISH));

// The value of ending a move in a hex with a heading.

interface Enemy {
  readonly id: ShipId;
  readonly hex: number;
  readonly fighting: boolean;
  readonly engaged: boolean;
  readonly worth: number;
  readonly crewWorth: number;
  /** Reach of the enemy's next move; undefined if the ship ignores its threat. */
  readonly threat: Threat | undefined;
  readonly force: number;
}

/** Data shared by all end states of a ship's move. */
export interface Situation {
  readonly G: GrandArmada;
  readonly id: ShipId;
  readonly english: boolean;
  readonly style: Style;
  readonly enemies: readonly Enemy[];
  readonly friends: readonly { readonly hex: number; readonly force: number }[];
  readonly guns: boolean;
  readonly crew: boolean;
  readonly fights: boolean;
  readonly force: number;
  readonly aim: Aim;
  readonly vessel: Vessel;
  readonly leads: Map<number, Heading | null>;
}

export function situationOf(G: GrandArmada, vessel: Vessel): Situation {
  const { id, side } = vessel;
  const english = side === 'E';
  const style = styleOf(G, side);
  const fights = isFighting(G, id);
  const enemies = fleet(G, opponentOf(side))
    .filter((other) => isUnderWay(G, other))
    .map((other): Enemy => {
      const fighting = isFighting(G, other);
      return {
        id: other,
        hex: placeOf(G, other),
        fighting,
        engaged: engagedWith(G, other).length > 0,
        worth: targetWorth(G, other),
        crewWorth: crewWorth(G, other),
        threat: fighting && isMinded(style, ship(G, other).done) ? threatOf(G, other) : undefined,
        force: fighting ? force(G, [other]) : 0,
      };
    });
  const friends = fleet(G, side)
    .filter((other) => other !== id && isFighting(G, other))
    .map((other) => ({ hex: placeOf(G, other), force: force(G, [other]) }));
  return {
    G,
    id,
    english,
    style,
    enemies,
    friends,
    guns: fights && !weaponRefusal(G, id, 'guns', true),
    crew: fights && !weaponRefusal(G, id, 'crew', true),
    fights,
    force: fights ? force(G, [id]) : 0,
    aim: aimOf(G, vessel),
    vessel,
    leads: new Map(),
  };
}

/** Whether the style takes an enemy into account. One that has already moved counts only if `nextTurn` is above 0. */
const isMinded = ({ shy }: Style, done: boolean): boolean => shy !== undefined && (!done || shy.nextTurn > 0);

function shots({ G, id, style, enemies, vessel, guns, crew }: Situation, hex: number, heading: Heading): number {
  let gun = 0;
  let small = 0;
  for (const enemy of enemies) {
    if (enemy.engaged) continue;
    const range = rangeBetween(hex, enemy.hex);
    if (guns) {
      const worth = dieChance(gunNeed(id, range)) * style.guns * enemy.worth;
      if (worth > gun && inArc(id, hex, heading, enemy.hex) && !lineBlocked(vessel.sea, hex, enemy.hex)) gun = worth;
    }
    if (crew && range <= CLOSE_RANGE) small = Math.max(small, dieChance(crewNeed(G, id, range)) * style.smallShot * enemy.crewWorth);
  }
  return gun + small;
}

/** Returns the enemy fire expected in a hex this turn. */
function dangers({ G, id, style, enemies, fights }: Situation, hex: number): number {
  let danger = 0;
  for (const { id: enemy, hex: at, fighting } of enemies) {
    if (!fighting) continue;
    const { done, gunsUsed, crewUsed } = ship(G, enemy);
    const range = rangeBetween(hex, at);
    // Enemies that have moved fire only in simultaneous fire. Others may come nearer first.
    const closest = done ? range : Math.max(1, range - 2);
    if (!gunsUsed && (!done || range <= CLOSE_RANGE)) danger += dieChance(gunNeed(enemy, closest)) * (done ? 1 : figure('later', 0.5));
    if (!crewUsed && range <= CLOSE_RANGE) danger += dieChance(crewNeed(G, enemy, Math.max(0, range))) * figure('musketry', 0.4);
  }
  const { defence } = ROSTER[id];
  const frail = (ship(G, id).hull + 2) / defence;
  return danger * style.caution * (0.8 + frail) * (fights ? 1 : 1.5) * (crewOf(G, id) < 1 ? 1.3 : 1);
}

interface Fighter {
  readonly force: number;
}

function together(own: number, enemies: readonly Fighter[], helpers: readonly Fighter[]): number {
  const sum = (fighters: readonly Fighter[]) => fighters.reduce((total, { force: each }) => total + each, 0);
  return boardingGain(own + sum(helpers) - sum(enemies));
}

/** Value of each friendly ship that boards the same enemies in another combat. */
const HELP = 0.4;

const inTurn = (own: number, enemies: readonly Fighter[], helpers: readonly Fighter[]): number =>
  enemies.reduce((gain, enemy) => gain + boardingGain(own - enemy.force), figure('help', HELP) * helpers.length);

function boardings({ G, english, enemies, friends, force: own, fights }: Situation, hex: number): number {
  const beside = enemies.filter(({ fighting, hex: at }) => fighting && grid.distance(hex, at) === 1);
  if (!beside.length) return 0;
  if (!fights) return -8;
  const helpers = friends.filter(({ hex: at }) => beside.some((enemy) => grid.distance(at, enemy.hex) === 1));
  const gain = G.options.multiBoarding === 'single' ? inTurn(own, beside, helpers) : together(own, beside, helpers);
  return gain * figure('fight', 2) + figure('alongside', english ? -4 : 1.8);
}

/** Returns the penalty for enemies that can come alongside, and for a closed edge nearby. */
function avoidance({ G, id, style: { shy }, enemies, force: own, fights, vessel }: Situation, hex: number): number {
  if (!shy) return 0;
  let value = fights ? shy.rim * roomMissing(vessel, hex) : 0;
  for (const { id: enemy, threat, force: theirs } of enemies) {
    if (!threat?.[hex]) continue;
    const { done, crewUsed } = ship(G, enemy);
    const share = done ? shy.nextTurn : 1;
    if (threat[hex] === 1) value += share * (fights ? shy.boarded + Math.max(0, theirs - own) * shy.outmatched : 6);
    if (done || !crewUsed) value += share * dieChance(crewNeed(G, enemy, 1)) * (crewOf(G, id) <= 1 ? 2 : 1) * shy.shotAt;
  }
  return value;
}

/** Minimum desired distance, in hexes, from edges by which ships cannot leave. */
const SEA_ROOM = 4;

/** Returns how many hexes short of `SEA_ROOM` the distance to a closed edge is. */
function roomMissing({ exits }: Vessel, hex: number): number {
  const off = { W: columnOf(hex), E: grid.width - 1 - columnOf(hex), N: rowOf(hex), S: grid.height - 1 - rowOf(hex) };
  return SEA_ROOM - Math.min(SEA_ROOM, ...EDGES.filter((edge) => !exits.includes(edge)).map((edge) => off[edge]));
}

const EDGES = ['W', 'E', 'N', 'S'] as const;

function nextStart({ G, id }: Situation, heading: Heading): number {
  const { oars, speed } = ROSTER[id];
  return MOVEMENT[oars ? 'oars' : 'sail'][speed][attitude(heading, G.windFrom)];
}

const cramped = (hex: number, heading: Heading): boolean => grid.neighbour(hex, (heading - 1) as 0 | 1 | 2 | 3 | 4 | 5) < 0;

export function weigh(situation: Situation, hex: number, heading: Heading): number {
  const bow = MISALIGNED * misaligned(situation, hex, heading) + (cramped(hex, heading) ? 0.4 : 0);
  return sum([
    ...placeTerms(situation, hex),
    ['shots', shots(situation, hex, heading)],
    ['nextStart', 0.2 * nextStart(situation, heading)],
    ['bow', -bow],
  ]);
}

/** Penalty per hexside between the heading and the best heading. */
const MISALIGNED = 0.25;

/** Returns the number of hexsides from the best heading; 0 if there is none. */
function misaligned({ aim, vessel, leads }: Situation, hex: number, heading: Heading): number {
  let best = leads.get(hex);
  if (best === undefined) {
    best = leadFrom(vessel, aim, hex);
    leads.set(hex, best);
  }
  return best === null ? 0 : steps(heading, best);
}

/** Returns the heading that serves the aim best in this wind; null if no heading brings the ship closer. */
function leadFrom(vessel: Vessel, aim: Aim, hex: number): Heading | null {
  let lead: Heading | null = null;
  let most = aim.worth(hex) + 1e-9;
  for (const heading of HEADINGS) {
    const next = grid.neighbour(hex, directionOf(heading));
    if (next < 0 || isClosed(vessel, next) || (!vessel.oars && steps(heading, vessel.windFrom) === 0)) continue;
    const value = aim.worth(next);
    if (value <= most) continue;
    most = value;
    lead = heading;
  }
  return lead;
}

const places = new WeakMap<Situation, Map<number, readonly Term[]>>();

function placeTerms(situation: Situation, hex: number): readonly Term[] {
  const known = places.get(situation) ?? new Map<number, readonly Term[]>();
  places.set(situation, known);
  const before = known.get(hex);
  if (before !== undefined) return before;
  const { aim } = situation;
  const terms: readonly Term[] = [
    [aim.key, aim.worth(hex)],
    ['dangers', -dangers(situation, hex)],
    ['boardings', boardings(situation, hex)],
    ['shy', -avoidance(situation, hex)],
  ];
  known.set(hex, terms);
  return terms;
}

export const trimmed = (heading: Heading): readonly [Heading, Heading] => [swung(heading, -1), swung(heading, 1)];
