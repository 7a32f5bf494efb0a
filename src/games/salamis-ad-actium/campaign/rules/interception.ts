import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { named } from '../../fleetName.js';
import type { Tools } from '../../rules/basics/ships.js';
import { opponentOf, type Side } from '../../sides.js';
import { INTERCEPTION } from '../data/tables.js';
import type { Campaign } from '../state.js';
import { campaignOf } from './areas.js';
import { commandOf } from './fleets.js';

/** Interception, and evading it [12.5, 12.7]. */

const count = (camp: Campaign, fleets: readonly string[]): number => fleets.reduce((sum, id) => sum + camp.fleets[id].ships.length, 0);

/** What bears on hunters catching others. */
export function interceptionModifiers(camp: Campaign, hunters: readonly string[], evaders: readonly string[]): Modifier[] {
  const stances = hunters.map((id) => camp.fleets[id].stance);
  const stance = stances.includes('blockade') ? INTERCEPTION.blockade : stances.includes('patrol') ? INTERCEPTION.patrol : 0;
  return counting([
    ['commander', commandOf(camp, hunters)],
    [stances.includes('blockade') ? 'blockade' : 'patrol', stance],
    ['fewShips', count(camp, hunters) < INTERCEPTION.few ? INTERCEPTION.fewShips : 0],
    ['enemyCommander', -commandOf(camp, evaders)],
    ['largerPrey', count(camp, evaders) > count(camp, hunters) ? INTERCEPTION.larger : 0],
    ['avoids', evaders.every((id) => camp.fleets[id].stance === 'avoid') ? INTERCEPTION.avoids : 0],
  ]);
}

/** Throws for hunters to bring others to battle. @returns whether they do */
export function intercept({ G, dice, emit }: Tools, hunters: readonly string[], evaders: readonly string[], by: Side): boolean {
  const camp = campaignOf(G);
  const modifiers = interceptionModifiers(camp, hunters, evaders);
  const die = dice.die(10);
  const total = die + sumOf(modifiers);
  const caught = total >= INTERCEPTION.target;
  emit({
    key: caught ? 'intercepted' : 'evaded',
    case: '12.5',
    at: [camp.fleets[hunters[0]].area],
    values: { ...named(G, caught ? by : opponentOf(by)), by, prey: opponentOf(by) },
    roll: { dice: [die], modifiers, total },
  });
  return caught;
}
