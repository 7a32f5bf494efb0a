import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { CREW_TEST, DAMAGE, DAMAGE_IDS, LEVEL, TESTS, type TestId } from '../../data/damage.js';
import type { RuleCase } from '../../keys.js';
import { opponentOf } from '../../sides.js';
import type { Damage, Groups, Salamis, Ship } from '../../state.js';
import { officerLeaves, type ShipFate } from '../intermediate/officers.js';
import { broughtBy, crewMod, fightingOarsmen, linksOf, officerMod, ship, squadron, type Tools, troops } from './ships.js';

// The Crew Test [2.11].

/** Returns the modifiers to every crew test, without zeros [2.11]. */
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

export const testModifier = (test: TestId, applies = true): Modifier[] => (applies && TESTS[test] !== 0 ? [[test, TESTS[test]]] : []);

/** Whether a test passes, which it never does on 1 and always does on 10. */
export const passes = (die: number, modifier: number): boolean => die !== 1 && (die === 10 || die + modifier >= CREW_TEST.target);

export function testChance(G: Salamis, id: string, further: readonly Modifier[] = []): number {
  const modifier = sumOf([...standingModifiers(G, id), ...further]);
  let ways = 0;
  for (let die = 1; die <= 10; die++) if (passes(die, modifier)) ways += 1;
  return ways / 10;
}

/**
 * Makes a crew test.
 * @param what the occasion, as a value of the event
 * @param target the other ship, if any
 */
export function crewTest(
  tools: Tools,
  id: string,
  what: string,
  ruleCase: RuleCase,
  further: readonly Modifier[] = [],
  target?: string,
): boolean {
  return crewTestDie(tools, id, what, ruleCase, further, target).passed;
}

export function crewTestDie(
  { G, dice, emit }: Tools,
  id: string,
  what: string,
  ruleCase: RuleCase,
  further: readonly Modifier[] = [],
  target?: string,
): { passed: boolean; die: number } {
  const modifiers = [...standingModifiers(G, id), ...further];
  const die = dice.die(10);
  const passed = passes(die, sumOf(modifiers));
  emit({
    key: 'crewTest',
    case: ruleCase,
    who: [id],
    values: { what, passed, ...(target !== undefined && { target }) },
    roll: { dice: [die], ...(modifiers.length && { modifiers }), total: die + sumOf(modifiers), chart: 'crewTest' },
  });
  return { passed, die };
}

// Losses of ships.

export function countLoss(G: Salamis, id: string, fate: ShipFate): void {
  const { side, sq } = ship(G, id);
  if (side === null) return;
  if (fate !== 'fled') G.won[opponentOf(side)] += 1;
  if (side !== broughtBy(G, id)) return;
  const squadron = G.squadrons[sq];
  squadron.lost += 1;
  if (squadron.flagship === id) squadron.flagLost ||= 'ship';
}

export function dropLinks(G: Salamis, id: string): void {
  for (const [link] of linksOf(G, id)) delete G.links[link];
}

export function removeShip(tools: Tools, id: string, fate: 'sunk' | 'wrecked' | 'fled' | 'escaped' | 'landed', ruleCase: RuleCase): void {
  const { G, emit } = tools;
  const vessel = ship(G, id);
  const at = { x: vessel.at.x, y: vessel.at.y };
  if (fate === 'fled') emit({ key: fate, case: ruleCase, who: [id], values: { ...at, ...(ruleCase === '5.10' && { drifting: true }) } });
  else emit({ key: fate, case: ruleCase, who: [id], values: at });
  if (fate !== 'escaped' && fate !== 'landed') countLoss(G, id, fate);
  officerLeaves(tools, id, fate);
  dropLinks(G, id);
  vessel.status = fate;
  vessel.act = null;
}

// Damage levels [1.4], oars [5.1] and men [5.13, 8.4].

/** Returns the level after damage of `level`, at least one level worse than `now`. */
export const worsened = (now: Damage, level: number): Damage =>
  level ? (Math.min(LEVEL.sinking, Math.max(level, now + 1)) as Damage) : now;

/** @param sunk the ship whose sinking causes the damage, if any */
export function inflict({ G, emit }: Tools, id: string, level: number, ruleCase: RuleCase, sunk?: string): void {
  const vessel = ship(G, id);
  const after = worsened(vessel.dmg, level);
  if (after === vessel.dmg) return;
  vessel.dmg = after;
  emit({ key: 'damage', case: ruleCase, who: sunk === undefined ? [id] : [id, sunk], values: { level: after } });
}

export type Beam = 'port' | 'stbd';

/** Removes up to `groups` oar groups from one side of a ship. */
export function loseGroups({ G, emit }: Tools, id: string, beam: Beam, groups: number, ruleCase: RuleCase): void {
  const vessel = ship(G, id);
  const lost = Math.min(groups, vessel[beam]);
  if (lost <= 0) return;
  vessel[beam] = (vessel[beam] - lost) as Groups;
  emit({ key: 'oarsLost', case: ruleCase, who: [id], values: { beam, groups: lost } });
}

/**
 * Removes oarsmen, starting with spare ones [5.13].
 * @returns the number removed
 */
export function loseOarsmen({ G, emit }: Tools, id: string, factors: number, ruleCase: RuleCase): number {
  const vessel = ship(G, id);
  const lost = Math.min(factors, vessel.spare + vessel.oarsmen);
  if (lost <= 0) return 0;
  const spares = Math.min(vessel.spare, lost);
  vessel.spare -= spares;
  vessel.oarsmen -= lost - spares;
  emit({ key: 'menLost', case: ruleCase, who: [id], values: { oarsmen: lost } });
  return lost;
}

/** Returns the kind of men that takes the next loss: the most numerous troops, then fighting oarsmen [8.4]. */
function nextToFall(vessel: Ship): 'normal' | 'heavy' | 'archers' | 'oarsmen' | undefined {
  const { normal, heavy, archers } = vessel;
  const most = Math.max(normal, heavy, archers);
  if (!most) return fightingOarsmen(vessel) ? 'oarsmen' : undefined;
  return normal === most ? 'normal' : heavy === most ? 'heavy' : 'archers';
}

/**
 * Removes fighters one at a time [8.4].
 * @param roll the roll for `factors`, if any
 * @returns the number removed
 */
export function loseFighters(
  { G, emit }: Tools,
  id: string,
  factors: number,
  ruleCase: RuleCase,
  roll?: { readonly dice: readonly number[] },
): number {
  const vessel = ship(G, id);
  const fallen: Record<string, number> = {};
  let lost = 0;
  while (lost < factors) {
    const kind = nextToFall(vessel);
    if (!kind) break;
    vessel[kind === 'oarsmen' && vessel.spare ? 'spare' : kind] -= 1;
    fallen[kind] = (fallen[kind] ?? 0) + 1;
    lost += 1;
  }
  if (lost) emit({ key: 'menLost', case: ruleCase, who: [id], values: fallen, ...(roll && { roll }) });
  return lost;
}

/** Returns the side of a ship on which another ship is; if dead ahead or astern, the side with more oars. */
export function facingBeam(G: Salamis, of: string, v: number): Beam {
  const vessel = ship(G, of);
  if (v < 0) return 'port';
  if (v > 0) return 'stbd';
  return vessel.port > vessel.stbd ? 'port' : 'stbd';
}
