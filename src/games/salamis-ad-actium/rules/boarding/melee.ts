import { counting, sumOf } from '../../../../kit/modifiers.js';
import { BOARDING, BOARDING_RESULT, CAPSIZE } from '../../data/boarding.js';
import { LEVEL } from '../../data/damage.js';
import { OFFICERS } from '../../data/intermediate.js';
import { FORT } from '../../data/shooting.js';
import { seatOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { crewTest, dropLinks, inflict, loseFighters, testModifier } from '../basics/damage.js';
import { crewMod, fighters, isShip, linksOf, otherEnd, ship, type Tools, troops, typeOf } from '../basics/ships.js';
import { officerInBoarding, officerLeaves } from '../intermediate/officers.js';
import { take } from './capture.js';
import { defence, fortMelee, type Melee, melee, rowersOf, strength } from './strength.js';

// One melee, from the roll to the capture [8.2 to 8.5].

const share = (men: number, pct: number): number => Math.ceil((men * pct) / 100);

export const resultRow = (difference: number): number => BOARDING_RESULT.findIndex(({ from }) => difference >= from);

/** Returns the strength of the defenders for the log: 0 if there are none, although a ship without men still counts as 1. */
function defendersOf(G: Salamis, { defend }: Melee, target: string): { defenders: number; rowers?: true } {
  const vessel = isShip(G, target) ? ship(G, target) : undefined;
  if (!vessel || strength(vessel) > 0) return { defenders: defend };
  return rowersOf(vessel) ? { defenders: defend, rowers: true } : { defenders: 0 };
}

/**
 * Rolls for a melee.
 * @returns the row of the table and the difference of the rolls
 */
function clash({ G, dice, emit }: Tools, fight: Melee, target: string, mutual: boolean): { row: number; difference: number } {
  const [a, d] = [dice.die(10), dice.die(10)];
  const [lead] = fight.group;
  const attack = a + sumOf(fight.attacker);
  const defend = d + sumOf(fight.defender);
  const row = resultRow(attack - defend);
  const { side } = ship(G, lead);
  emit({
    key: 'melee',
    case: '8.2',
    ...(side !== null && { by: seatOf(G, side) }),
    who: [...fight.group, target],
    values: { mutual, attackers: fight.attack, ...defendersOf(G, fight, target), difference: attack - defend, target },
    roll: { dice: [a], modifiers: fight.attacker, total: attack, chart: 'boarding', row },
  });
  emit({
    key: 'meleeDefence',
    case: '8.2',
    who: [target],
    values: { difference: attack - defend },
    roll: { dice: [d], modifiers: fight.defender, total: defend, chart: 'boarding', row },
  });
  return { row, difference: attack - defend };
}

function foughtOver(G: Salamis, group: readonly string[], target: string): void {
  for (const id of group) {
    for (const [, link] of linksOf(G, id)) if (otherEnd(link, id) === target) link.fresh = false;
  }
}

const strikes = (tools: Tools, id: string, outnumbered: boolean): boolean =>
  !crewTest(tools, id, 'surrender', '8.2', testModifier('surrender3to1', outnumbered));

/**
 * Resolves an assault.
 * @param answers the ship of the group that the target assaults, in one mutual melee
 */
export function fight(tools: Tools, assaulting: readonly string[], target: string, answers?: string): void {
  const { G } = tools;
  const battle = melee(G, assaulting, target);
  const { group } = battle;
  const [lead] = group;
  const { row, difference } = clash(tools, battle, target, answers !== undefined);
  foughtOver(G, group, target);
  const result = BOARDING_RESULT[row];
  for (const id of group) loseFighters(tools, id, share(fighters(ship(G, id)), result.attackers), '8.4');
  loseFighters(tools, target, share(fighters(ship(G, target)), result.defender), '8.4');
  if (difference >= OFFICERS.boardingLostBy) officerInBoarding(tools, target);
  if (difference <= -OFFICERS.boardingLostBy) for (const id of group) officerInBoarding(tools, id);

  const left = () => group.reduce((men, id) => men + strength(ship(G, id)), 0);
  const defenders = fighters(ship(G, target));
  const overwhelmed = left() > BOARDING.overwhelming * defence(ship(G, target));
  const overcome = result.taken === 'defender' || (result.test === 'defender' && strikes(tools, target, overwhelmed));
  if (overcome || (defenders === 0 && fighters(ship(G, lead)) > 0)) take(tools, target, lead, !overcome);
  else if (answers !== undefined) {
    const beaten = result.taken === 'attackerIfMutual' || (result.test === 'attackerIfMutual' && strikes(tools, answers, false));
    if (beaten || (fighters(ship(G, answers)) === 0 && defenders > 0)) take(tools, answers, target, !beaten);
  }
}

/** Resolves an assault on a fort, which loses strength in steps [7]. */
export function storm(tools: Tools, assaulting: readonly string[], id: string): void {
  const { G, emit } = tools;
  const battle = fortMelee(G, assaulting, id);
  const [lead] = battle.group;
  const { row, difference } = clash(tools, battle, id, false);
  const result = BOARDING_RESULT[row];
  for (const ship_ of battle.group) loseFighters(tools, ship_, share(fighters(ship(G, ship_)), result.attackers), '8.4');
  if (difference <= -OFFICERS.boardingLostBy) for (const ship_ of battle.group) officerInBoarding(tools, ship_);
  const fort = G.forts[id];
  const lost = share(fort.strength, result.defender);
  fort.strength -= lost;
  emit({ key: 'fortLoses', case: '7.5', values: { fort: id, strength: fort.strength } });
  if (fort.strength > 0) return;
  fort.owner = ship(G, lead).side;
  fort.strength = FORT.takenStrength;
  emit({ key: 'fortTaken', case: '7.5', who: [lead], values: { fort: id } });
}

export function capsizeModifiers(G: Salamis, id: string, target: string) {
  const [own, other] = [ship(G, id), ship(G, target)];
  const { hull } = typeOf(other);
  const difference = typeOf(own).size - typeOf(other).size;
  return {
    puller: counting([
      ['crew', crewMod(own)],
      ['size', difference],
    ]),
    pulled: counting([
      ['crew', crewMod(other)],
      ['hull', hull === 'stout' ? CAPSIZE.stout : hull === 'weak' ? CAPSIZE.weak : 0],
      ['sails', other.sails === 'aboard' || other.sails === 'set' ? CAPSIZE.sails : 0],
    ]),
  };
}

export function capsize(tools: Tools, id: string, target: string): void {
  const { G, dice, emit } = tools;
  const { puller, pulled } = capsizeModifiers(G, id, target);
  const [a, d] = [dice.die(10), dice.die(10)];
  const difference = a + sumOf(puller) - d - sumOf(pulled);
  emit({
    key: 'capsize',
    case: '9.7',
    who: [id, target],
    values: { difference },
    roll: { dice: [a], modifiers: puller, total: a + sumOf(puller) },
  });
  emit({ key: 'capsizeHeld', case: '9.7', who: [target, id], roll: { dice: [d], modifiers: pulled, total: d + sumOf(pulled) } });
  if (difference >= CAPSIZE.success) {
    inflict(tools, target, LEVEL.sinking, '9.7');
    loseFighters(tools, target, Math.ceil(troops(ship(G, target)) / 2), '9.7');
    officerLeaves(tools, target, 'capsized');
    dropLinks(G, target);
  } else if (difference <= CAPSIZE.fouled) inflict(tools, id, LEVEL.light, '9.7');
}
