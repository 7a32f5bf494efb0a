import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { CREW_TEST, DAMAGE, DAMAGE_IDS, TESTS, type TestId } from '../../data/damage.js';
import type { RuleCase } from '../../keys.js';
import type { Salamis } from '../../state.js';
import { crewMod, officerMod, ship, squadron, type Tools, troops } from './ships.js';

/** The Crew Test [2.11]. */

/** What bears on every test of a ship, by name; amounts of 0 left out. */
function standingModifiers(G: Salamis, id: string): Modifier[] {
  const vessel = ship(G, id);
  const { state } = squadron(G, id);
  const men = troops(vessel) + vessel.oarsmen;
  return counting([
    ['crew', crewMod(vessel)],
    ['officer', officerMod(vessel)],
    [`damage.${DAMAGE_IDS[vessel.dmg]}`, DAMAGE[vessel.dmg].crewTest],
    ['onFire', vessel.fire > 0 ? CREW_TEST.onFire : 0],
    ['infested', vessel.pests ? CREW_TEST.infested : 0],
    ['shaken', state === 'shaken' ? CREW_TEST.shaken : 0],
    ['routed', state === 'routed' ? CREW_TEST.routed : 0],
    ['prizeCrew', vessel.prize !== null ? CREW_TEST.prize : 0],
    ['halfCrew', 2 * men < vessel.men0 ? CREW_TEST.halfCrew : 0],
  ]);
}

/** One of the tests of the table as a modifier, if it applies. */
export const testModifier = (test: TestId, applies = true): Modifier[] => (applies && TESTS[test] !== 0 ? [[test, TESTS[test]]] : []);

/** Whether a d10 passes: 1 never, 10 always. */
export const passes = (die: number, modifier: number): boolean => die !== 1 && (die === 10 || die + modifier >= CREW_TEST.target);

/** The chance that a ship passes a test with these further modifiers. */
export function testChance(G: Salamis, id: string, further: readonly Modifier[] = []): number {
  const modifier = sumOf([...standingModifiers(G, id), ...further]);
  let ways = 0;
  for (let die = 1; die <= 10; die++) if (passes(die, modifier)) ways += 1;
  return ways / 10;
}

/**
 * Throws a crew test and tells it.
 * @param what names the occasion: "chronicle.test." + what
 */
export function crewTest(tools: Tools, id: string, what: string, ruleCase: RuleCase, further: readonly Modifier[] = []): boolean {
  return crewTestDie(tools, id, what, ruleCase, further).passed;
}

/** The same, with the die as it fell. */
export function crewTestDie(
  { G, dice, emit }: Tools,
  id: string,
  what: string,
  ruleCase: RuleCase,
  further: readonly Modifier[] = [],
): { passed: boolean; die: number } {
  const modifiers = [...standingModifiers(G, id), ...further];
  const die = dice.die(10);
  const passed = passes(die, sumOf(modifiers));
  emit({
    key: 'crewTest',
    case: ruleCase,
    who: [id],
    values: { what, passed },
    roll: { dice: [die], ...(modifiers.length && { modifiers }), total: die + sumOf(modifiers), chart: 'crewTest' },
  });
  return { passed, die };
}
