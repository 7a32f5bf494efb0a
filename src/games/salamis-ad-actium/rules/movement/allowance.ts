import { CORVUS } from '../../data/boarding.js';
import { DAMAGE } from '../../data/damage.js';
import { REINFORCED_SPEED } from '../../data/equipment.js';
import { MOVEMENT, POINTS_OF_SAIL, SAIL_WIND_PCT, SEA_PCT, TURN_CLASSES, TURNING, type TurnClass } from '../../data/movement.js';
import { angDiff, heading, STEP } from '../../geometry/shapes.js';
import type { Salamis, Ship } from '../../state.js';
import { has, isOverloaded, isSmall, oarQuarter, ship, towBy, typeOf } from '../basics/ships.js';
import { oarsStowed } from '../settingUp/scenarioRules.js';
import { seaAt, windAt } from '../settingUp/surroundings.js';
import type { Mode } from './order.js';

// The distance that a ship may move in an activation [5.0], and its turning limits [5.2, 5.3].

/** Distance that a ship may move: speed in mm, percentages in order, and resulting distance in mm. */
interface Allowance {
  readonly speed: number;
  readonly factors: readonly (readonly [name: string, pct: number])[];
  readonly mm: number;
}

/** Returns an undamaged ship's speed in mm per phase; lower with a reinforced bow [14.2]. */
export const oarSpeed = (vessel: Ship): number => {
  const { oarSpeed: speed } = typeOf(vessel);
  return has(vessel, 'reinforcedBow') ? Math.max(0, speed + REINFORCED_SPEED) : speed;
};

/** Returns the percentage of sail speed on a heading [5.8]. */
export function sailPct(G: Salamis, vessel: Ship, h: number = vessel.at.h): number {
  const off = angDiff(h, heading(G.weather.from + 180));
  const row = POINTS_OF_SAIL.find(({ upTo }) => off <= upTo);
  return row ? row[typeOf(vessel).rig] : 0;
}

interface Pace {
  readonly mode?: Mode;
  readonly approach?: boolean;
  readonly burst?: boolean;
  /** Heading under sail; the ship's heading by default. */
  readonly on?: number;
}

export function allowance(G: Salamis, id: string, { mode = 'oars', approach, burst, on }: Pace): Allowance {
  const vessel = ship(G, id);
  const sea = seaAt(G, vessel.at);
  const factors: [string, number][] = [];
  const add = (name: string, pct: number, applies = true): void => {
    if (applies && pct !== 100) factors.push([name, pct]);
  };
  const speed = mode === 'sail' ? typeOf(vessel).sailSpeed : oarSpeed(vessel);
  if (mode === 'sail') {
    add('pointOfSail', sailPct(G, vessel, on));
    add('wind', SAIL_WIND_PCT[windAt(G, vessel.at)]);
  } else add('oars', MOVEMENT.oarQuarterPct[oarQuarter(vessel)]);
  add('corvus', CORVUS.speedPct, has(vessel, 'corvus'));
  add('overloaded', MOVEMENT.overloadPct, isOverloaded(vessel));
  add('damage', DAMAGE[vessel.dmg].speedPct);
  add('sea', SEA_PCT[isSmall(vessel) ? 'small' : 'large'][sea]);
  add('prize', MOVEMENT.prizePct, vessel.prize !== null);
  add('infested', MOVEMENT.infestedPct, vessel.pests !== null);
  add('towing', MOVEMENT.towPct, towBy(G, id) !== undefined);
  add('stowed', MOVEMENT.stowedPct, vessel.side === 1 && oarsStowed(G));
  add('entering', MOVEMENT.enteringPct, vessel.act?.entered ?? false);
  if (approach) add('approach', MOVEMENT.approachPct);
  else if (burst) add('burst', MOVEMENT.burstPct);
  else if (mode === 'back') add('back', MOVEMENT.backPct);
  return { speed, factors, mm: factors.reduce((mm, [, pct]) => Math.floor((mm * pct) / 100), speed) };
}

/** Returns a ship's turning class. Damage, load and rough sea worsen it, down to the last class [5.2]. */
export function turnClass(G: Salamis, vessel: Ship): TurnClass {
  const sea = seaAt(G, vessel.at);
  const worse =
    DAMAGE[vessel.dmg].turnShift +
    (isOverloaded(vessel) ? 1 : 0) +
    (sea === 'veryRough' ? 1 : 0) +
    (sea === 'rough' && has(vessel, 'corvus') ? 1 : 0);
  return TURN_CLASSES[Math.min(TURN_CLASSES.length - 1, TURN_CLASSES.indexOf(typeOf(vessel).turn) + worse)];
}

/** Turning limits in degrees. The run before a turn is in mm. */
export interface Helm {
  readonly port: number;
  readonly stbd: number;
  readonly run: number;
  readonly pivot: number;
}

/** Whether a ship can pivot, which needs an oarsman and at least one oar group [5.3]. */
export const canPull = ({ port, stbd, oarsmen }: Ship): boolean => oarsmen > 0 && port + stbd > 0;

/** Returns half an angle, rounded down to a heading step. */
export const halfTurn = (degrees: number): number => Math.floor(degrees / (2 * STEP)) * STEP;

export function helmOf(G: Salamis, id: string, mode: Mode): Helm {
  const vessel = ship(G, id);
  const { most, run, pivot } = TURNING[turnClass(G, vessel)];
  let free = vessel.rudder ? most : halfTurn(most);
  if (towBy(G, id)) free = Math.min(free, MOVEMENT.towTurn);
  if (mode === 'back')
    return { port: Math.min(free, halfTurn(most)), stbd: Math.min(free, halfTurn(most)), run: MOVEMENT.backRun, pivot: 0 };
  const veering = Math.min(free, halfTurn(most));
  const pulls = mode === 'oars' ? vessel.port - vessel.stbd : 0;
  return {
    port: pulls >= MOVEMENT.veerGroups ? veering : free,
    stbd: -pulls >= MOVEMENT.veerGroups ? veering : free,
    run,
    pivot: mode === 'oars' && canPull(vessel) ? pivot : 0,
  };
}

/** Returns how many full quarters of the oar speed a ship has moved [7.3]. */
export function quarters(G: Salamis, id: string, moved: number): number {
  const speed = oarSpeed(ship(G, id));
  return speed ? Math.floor((MOVEMENT.oarGroups * moved) / speed) : 0;
}
