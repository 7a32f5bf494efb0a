import type { Modifier } from '../../../../kit/events.js';
import { BURN, FIRE } from '../../data/intermediate.js';
import type { RuleCase } from '../../keys.js';
import type { Salamis, Ship } from '../../state.js';
import { crewTest, crewTestDie, testModifier } from '../basics/crewTest.js';
import { inflict, loseFighters, loseOarsmen } from '../basics/damage.js';
import { isLinked, lockedTo, onTable, ship, type Tools, touching } from '../basics/ships.js';

/** Fires, snakes and bees [10.5]. */

const level = (amount: number): Ship['fire'] => Math.max(0, Math.min(FIRE.most, amount)) as Ship['fire'];

/** The fire of a ship grows, whoever lit it. */
export function feedFire({ G, emit }: Tools, id: string, levels: number, greek: boolean, ruleCase: RuleCase): void {
  const vessel = ship(G, id);
  vessel.fire = level(vessel.fire + levels);
  if (greek) vessel.greek = true;
  emit({ key: 'fire', case: ruleCase, who: [id], values: { level: vessel.fire, greek: vessel.greek ?? false } });
}

/** What bears on fighting a fire. */
function fireModifiers(G: Salamis, id: string): Modifier[] {
  const { fire, greek = false } = ship(G, id);
  const above = testModifier('firePerLevelAbove1', fire > 1).map(([name, amount]): Modifier => [name, amount * (fire - 1)]);
  return [...above, ...testModifier('fireGreek', greek), ...testModifier('fireNotLinked', !isLinked(G, id))];
}

/** The crew fights the flames, with what men it has. */
function fight(tools: Tools, id: string): void {
  const { G, emit } = tools;
  const vessel = ship(G, id);
  const { passed, die } = crewTestDie(tools, id, 'fire', '10.5', fireModifiers(G, id));
  vessel.fire = level(vessel.fire + (passed ? (die === 10 ? -FIRE.tenLevels : -1) : 1));
  if (!vessel.fire) delete vessel.greek;
  emit({ key: vessel.fire ? 'burns' : 'fireOut', case: '10.5', who: [id], values: { level: vessel.fire } });
}

/** Neighbours catch fire. */
function spread(tools: Tools, id: string): void {
  const { G, dice, emit } = tools;
  const bound = lockedTo(G, id);
  for (const other of onTable(G)) {
    if (other === id || ship(G, other).fire || !(bound.includes(other) || touching(ship(G, id), ship(G, other)))) continue;
    const die = dice.die(6);
    const catches = die >= FIRE.spreadOn;
    emit({ key: 'fireSpreads', case: '10.5', who: [other, id], values: { catches }, roll: { dice: [die] } });
    if (catches) feedFire(tools, other, 1, false, '10.5');
  }
}

/** What a fire takes this turn: men, timber, and at its highest the neighbours. */
function burn(tools: Tools, id: string): void {
  const { G } = tools;
  const { casualties, oarsmen, damage, spreads } = BURN[ship(G, id).fire - 1];
  const fallen = loseFighters(tools, id, casualties, '10.5');
  loseOarsmen(tools, id, oarsmen + casualties - fallen, '10.5');
  inflict(tools, id, damage, '10.5');
  if (spreads) spread(tools, id);
}

/** I7b: all fires are fought, then all burn. */
export function fires(tools: Tools): void {
  const { G } = tools;
  const burning = () => onTable(G).filter((id) => ship(G, id).fire > 0);
  for (const id of burning()) fight(tools, id);
  for (const id of burning()) burn(tools, id);
}

/** I7b: snakes and bees are driven off. */
export function pests(tools: Tools): void {
  const { G, emit } = tools;
  for (const id of onTable(G)) {
    const vessel = ship(G, id);
    if (!vessel.pests || !crewTest(tools, id, 'clearPests', '10.5', testModifier('clearPests'))) continue;
    emit({ key: 'pestsGone', case: '10.5', who: [id], values: { pest: vessel.pests } });
    vessel.pests = null;
  }
}
