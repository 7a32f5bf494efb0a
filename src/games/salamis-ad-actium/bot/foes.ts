import { LEVEL } from '../data/damage.js';
import type { Pose } from '../geometry/shapes.js';
import { baseOf, fleet, isLinked, ship, typeOf } from '../rules/basics/ships.js';
import { allowance, oarSpeed } from '../rules/movement/allowance.js';
import { opponentOf } from '../sides.js';
import type { Salamis } from '../state.js';
import { leadOf } from './aims.js';
import { figure } from './explain.js';
import { alongsideThreat, canStrike } from './worth.js';

/** What a captain sees in an enemy ship when he chooses a course for one of his own. */
export interface Foe {
  readonly id: string;
  readonly place: Pose;
  readonly base: readonly number[];
  /** Where to go to meet it: at it, or before it where it is making for its aim. */
  readonly meet: Pose;
  readonly strikes: boolean;
  readonly linked: boolean;
  /** How far it may come in a phase. */
  readonly reach: number;
  /** Points that it may take by boarding, if it comes alongside. */
  readonly boards: number;
}

/** Lengths of hulls, that a ship's reach is longer than its run, in mm. */
const HULLS = 40;

function reachOf(G: Salamis, id: string): number {
  const vessel = ship(G, id);
  const oars = typeOf(vessel).oarsmen ? oarSpeed(vessel) : 0;
  const sail = vessel.sails === 'set' ? allowance(G, id, { mode: 'sail' }).mm : 0;
  return figure('reach', Math.max(oars, sail) + HULLS);
}

const isFree = (G: Salamis, id: string): boolean => !isLinked(G, id) && ship(G, id).aground === null && ship(G, id).dmg < LEVEL.severe;

/** Enemies still in the fight, as the captain of a ship sees them. */
export function foesOf(G: Salamis, id: string): Foe[] {
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
