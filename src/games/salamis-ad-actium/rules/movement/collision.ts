import { LEVEL } from '../../data/damage.js';
import { COLLISION } from '../../data/movement.js';
import { resolve } from '../../geometry/arcs.js';
import { crewTest, testModifier } from '../basics/crewTest.js';
import { facingBeam, inflict, loseGroups } from '../basics/damage.js';
import { ship, type Tools, typeOf } from '../basics/ships.js';
import type { Contact } from '../ramming/contact.js';

/** Collisions [5.11]. */

/** What a collision may do to a ship. */
type Harm = 'damage' | 'oars' | 'none';
export function harmOf(die: number, weak: boolean): Harm {
  if (die <= (weak ? COLLISION.damageWeak : COLLISION.damage)) return 'damage';
  return die <= COLLISION.oars ? 'oars' : 'none';
}

/** One of the two ships throws for what it suffers from the other. */
function suffer(tools: Tools, id: string, from: string): void {
  const { G, dice, emit } = tools;
  const vessel = ship(G, id);
  const die = dice.die(6);
  const harm = harmOf(die, typeOf(vessel).hull === 'weak');
  emit({ key: 'collision', case: '5.11', who: [id, from], values: { harm }, roll: { dice: [die], chart: 'collision' } });
  if (harm === 'damage') inflict(tools, id, LEVEL.light, '5.11');
  if (harm === 'oars') loseGroups(tools, id, facingBeam(G, id, resolve(vessel.at, ship(G, from).at).v), 1, '5.11');
}

/** Both ships throw, the one that moved first. */
function collide(tools: Tools, mover: string, other: string): void {
  suffer(tools, mover, other);
  suffer(tools, other, mover);
}

/** A ship has run up against a friend: its crew may still hold it. */
export function avoidFriend(tools: Tools, mover: string, friend: string): void {
  if (!crewTest(tools, mover, 'avoidFriend', '5.11', testModifier('avoidFriend'))) collide(tools, mover, friend);
}

/** Whether a bump at this speed does harm. */
export const isHard = (moved: number, allowance: number): boolean => moved * 100 >= allowance * COLLISION.movedPct;

/** A ship runs into an enemy or a derelict without ramming or raking him. */
export function bump(tools: Tools, mover: string, { target, moved }: Contact, allowance: number): void {
  tools.emit({ key: 'bumps', case: '5.11', who: [mover, target], values: { hard: isHard(moved, allowance) } });
  if (isHard(moved, allowance)) collide(tools, mover, target);
}
