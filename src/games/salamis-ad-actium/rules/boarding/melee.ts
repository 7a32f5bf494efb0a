import { BOARDING, BOARDING_RESULT, CAPSIZE } from '../../data/boarding.js';
import { OFFICERS } from '../../data/intermediate.js';
import { FORT } from '../../data/shooting.js';
import { type Salamis, seatOf } from '../../state.js';
import { take } from '../capture.js';
import { crewTest, testModifier } from '../crewTest.js';
import { inflict, loseFighters } from '../damage.js';
import { dropLinks } from '../losses.js';
import { officerInBoarding, officerLeaves } from '../officers.js';
import { crewMod, fighters, linksOf, otherEnd, ship, type Tools, troops, typeOf } from '../ships.js';
import { defence, fortMelee, type Melee, melee, strength } from './strength.js';

/** One melee, from the dice to the capture [8.2 to 8.5]. */

const share = (men: number, pct: number): number => Math.ceil((men * pct) / 100);
const sum = (amounts: readonly (readonly [string, number])[]): number => amounts.reduce((total, [, amount]) => total + amount, 0);

/** The row of the table for a difference of totals. */
export const resultRow = (difference: number): number => BOARDING_RESULT.findIndex(({ from }) => difference >= from);

/** Throws for both and tells it. @returns the row of the table, and the difference */
function clash({ G, dice, tell }: Tools, fight: Melee, target: string, mutual: boolean): { row: number; difference: number } {
  const [a, d] = [dice.die(10), dice.die(10)];
  const [lead] = fight.group;
  const attack = a + sum(fight.attacker);
  const defend = d + sum(fight.defender);
  const row = resultRow(attack - defend);
  const { side } = ship(G, lead);
  tell({
    key: 'melee',
    case: '8.2',
    ...(side !== null && { by: seatOf(G, side) }),
    who: [...fight.group, target],
    values: { mutual, attackers: fight.attack, defenders: fight.defend, difference: attack - defend, target },
    roll: { dice: [a], modifiers: fight.attacker, total: attack, chart: 'boarding', row },
  });
  tell({
    key: 'meleeDefence',
    case: '8.2',
    who: [target],
    values: { difference: attack - defend },
    roll: { dice: [d], modifiers: fight.defender, total: defend, chart: 'boarding', row },
  });
  return { row, difference: attack - defend };
}

/** A round has been fought over what holds these ships together. */
function foughtOver(G: Salamis, group: readonly string[], target: string): void {
  for (const id of group) {
    for (const [, link] of linksOf(G, id)) if (otherEnd(link, id) === target) link.fresh = false;
  }
}

/** Whether a crew strikes [2.11]. */
const strikes = (table: Tools, id: string, outnumbered: boolean): boolean =>
  !crewTest(table, id, 'surrender', '8.2', testModifier('surrender3to1', outnumbered));

/**
 * Ships assault a ship together.
 * @param answers the assaulted ship assaults this one of them: one mutual melee
 */
export function fight(table: Tools, assaulting: readonly string[], target: string, answers?: string): void {
  const { G } = table;
  const battle = melee(G, assaulting, target);
  const { group } = battle;
  const [lead] = group;
  const { row, difference } = clash(table, battle, target, answers !== undefined);
  foughtOver(G, group, target);
  const result = BOARDING_RESULT[row];
  for (const id of group) loseFighters(table, id, share(fighters(ship(G, id)), result.attackers), '8.4');
  loseFighters(table, target, share(fighters(ship(G, target)), result.defender), '8.4');
  if (difference >= OFFICERS.boardingLostBy) officerInBoarding(table, target);
  if (difference <= -OFFICERS.boardingLostBy) for (const id of group) officerInBoarding(table, id);

  const left = () => group.reduce((men, id) => men + strength(ship(G, id)), 0);
  const defenders = fighters(ship(G, target));
  const overwhelmed = left() > BOARDING.overwhelming * defence(ship(G, target));
  const falls =
    result.taken === 'defender' ||
    (result.test === 'defender' && strikes(table, target, overwhelmed)) ||
    (defenders === 0 && fighters(ship(G, lead)) > 0);
  if (falls) take(table, target, lead);
  else if (answers !== undefined) {
    const other =
      result.taken === 'attackerIfMutual' ||
      (result.test === 'attackerIfMutual' && strikes(table, answers, false)) ||
      (fighters(ship(G, answers)) === 0 && defenders > 0);
    if (other) take(table, answers, target);
  }
}

/** Ships assault a fort together: its walls crumble by shares [7]. */
export function storm(table: Tools, assaulting: readonly string[], id: string): void {
  const { G, tell } = table;
  const battle = fortMelee(G, assaulting, id);
  const [lead] = battle.group;
  const { row, difference } = clash(table, battle, id, false);
  const result = BOARDING_RESULT[row];
  for (const ship_ of battle.group) loseFighters(table, ship_, share(fighters(ship(G, ship_)), result.attackers), '8.4');
  if (difference <= -OFFICERS.boardingLostBy) for (const ship_ of battle.group) officerInBoarding(table, ship_);
  const fort = G.forts[id];
  const lost = share(fort.strength, result.defender);
  fort.strength -= lost;
  tell({ key: 'fortLoses', case: '7.5', values: { fort: id, strength: fort.strength } });
  if (fort.strength > 0) return;
  fort.owner = ship(G, lead).side;
  fort.strength = FORT.takenStrength;
  tell({ key: 'fortTaken', case: '7.5', who: [lead], values: { fort: id } });
}

/** What bears on pulling a ship over, for either side [9.7]. */
export function capsizeModifiers(G: Salamis, id: string, target: string) {
  const [own, other] = [ship(G, id), ship(G, target)];
  const { hull } = typeOf(other);
  const difference = typeOf(own).size - typeOf(other).size;
  return {
    puller: (
      [
        ['crew', crewMod(own)],
        ['size', difference],
      ] as const
    ).filter(([, amount]) => amount !== 0),
    pulled: (
      [
        ['crew', crewMod(other)],
        ['hull', hull === 'stout' ? CAPSIZE.stout : hull === 'weak' ? CAPSIZE.weak : 0],
        ['sails', other.sails === 'aboard' || other.sails === 'set' ? CAPSIZE.sails : 0],
      ] as const
    ).filter(([, amount]) => amount !== 0),
  };
}

/** A ship pulls another over by grapnels on its rail [9.7]. */
export function capsize(table: Tools, id: string, target: string): void {
  const { G, dice, tell } = table;
  const { puller, pulled } = capsizeModifiers(G, id, target);
  const [a, d] = [dice.die(10), dice.die(10)];
  const difference = a + sum(puller) - d - sum(pulled);
  tell({
    key: 'capsize',
    case: '9.7',
    who: [id, target],
    values: { difference },
    roll: { dice: [a], modifiers: puller, total: a + sum(puller) },
  });
  tell({ key: 'capsizeHeld', case: '9.7', who: [target], roll: { dice: [d], modifiers: pulled, total: d + sum(pulled) } });
  if (difference >= CAPSIZE.success) {
    inflict(table, target, 5, '9.7');
    loseFighters(table, target, Math.ceil(troops(ship(G, target)) / 2), '9.7');
    officerLeaves(table, target, 'capsized');
    dropLinks(G, target);
  } else if (difference <= CAPSIZE.fouled) inflict(table, id, 1, '9.7');
}
