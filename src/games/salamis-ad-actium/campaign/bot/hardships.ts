import { FACES } from '../../data/dice.js';
import { CREW } from '../../data/quality.js';
import { PERIL, PERIL_MONTH, SUPPLY } from '../data/tables.js';
import { routeBetween } from '../rules/areas.js';
import { seaworthiness } from '../rules/perilousRoutes.js';
import type { Campaign } from '../state.js';
import { inVictoryPoints, type Scale } from './scale.js';

/** What the sea and hunger may cost a fleet, in victory points. */

/** Share of a ship's worth that a level of damage is worth. */
const HURT = 0.1;
const faces = (upTo: number): number => Math.max(0, Math.min(FACES, upTo)) / FACES;

/** Expected loss of ships that throw a d10 each, with what each adds. */
function toll({ camp, worth }: Scale, fleet: string, lost: number, hurt: number, adds: (ship: string) => number): number {
  const points = camp.fleets[fleet].ships.reduce((sum, id) => {
    const gone = faces(lost - adds(id));
    return sum + worth[id] * (gone + HURT * (faces(hurt - adds(id)) - gone));
  }, 0);
  return inVictoryPoints(points);
}

/** The chance of a storm on a perilous route this month: two dice, and what month and commander add. */
function stormChance(camp: Campaign, fleet: string): number {
  const commander = Math.max(-PERIL.commanderCap, Math.min(PERIL.commanderCap, camp.fleets[fleet].officer.mod));
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b + PERIL_MONTH[camp.month] + commander <= PERIL.storm) ways += 1;
  return ways / 36;
}

/** What the perilous routes of a path cost. */
export function perilOf(scale: Scale, fleet: string, path: readonly string[]): number {
  const { camp } = scale;
  let at = camp.fleets[fleet].area;
  let crossings = 0;
  for (const to of path) {
    if (routeBetween(camp, at, to) === 'perilous') crossings += 1;
    at = to;
  }
  if (!crossings) return 0;
  return crossings * stormChance(camp, fleet) * toll(scale, fleet, PERIL.lost, PERIL.damaged, (id) => seaworthiness(camp.ships[id]));
}

/** What a month without supply costs. */
export const hungerOf = (scale: Scale, fleet: string): number =>
  toll(scale, fleet, SUPPLY.lost, SUPPLY.suffers, (id) => CREW[scale.camp.ships[id].crew].mod);
