import { grammarOf } from '../../../../kit/language.js';
import type { Texts, Values } from '../../../../kit/texts.js';
import { levels } from './calendar.js';
import { counters, ducats, list, namesOf, nation, people, place, sentences, steps } from './names.js';

/** What happened: armies, money and politics. Values are those of the entry, with its `by`, `at` and `who`. */

const { list: all } = grammarOf('en');

const who = (v: Values): string => namesOf(v.who);
const at = (v: Values): string => place(list(v.at)[0]);
const lastAt = (v: Values): string => place(list(v.at).at(-1));

interface Changed {
  readonly taken: readonly string[];
  readonly ships: readonly string[];
  readonly steps: number;
  readonly ducats: number;
}

/** "England takes Brill and Sluys, loses 3 steps (Revenge), and is 120 ducats poorer." */
function month(country: string, value: unknown): string {
  const { taken = [], ships = [], steps: lost = 0, ducats: gained = 0 } = (value ?? {}) as Partial<Changed>;
  const sunk = ships.length ? namesOf(ships) : '';
  const losses = lost ? `loses ${steps(lost)}${sunk && ` (${sunk})`}` : sunk && `loses ${sunk}`;
  const purse = gained ? `is ${ducats(Math.abs(gained))} ${gained > 0 ? 'richer' : 'poorer'}` : '';
  const said = [taken.length ? `takes ${all(taken.map(place))}` : '', losses, purse].filter(Boolean);
  return `${country} ${said.length ? all(said) : 'neither wins nor loses'}.`;
}

const RISINGS: { readonly [revolt: string]: string } = {
  irish: 'Irish rebels',
  engcath: 'English Catholics',
  scotcath: 'Scottish Catholics',
};

/** "rebels of strength 6 rise", or nobody. */
const rising = (rebels: string, strength: unknown): string =>
  Number(strength) ? `${rebels} of strength ${strength} rise` : 'nobody rises';

interface Summed {
  readonly total?: unknown;
  readonly face?: unknown;
  readonly factor?: unknown;
  readonly halved?: unknown;
  readonly bonus?: unknown;
}

/** "24 (strength 10, doubled, leaders 4)". */
function summed(value: unknown): string {
  const { total, face, factor, halved, bonus } = (value ?? {}) as Summed;
  const walls = factor === 2 ? ', doubled' : factor === 3 ? ', tripled' : '';
  const inside = Number(halved) ? `, besieged men count ${halved}` : '';
  return `${total} (strength ${face}${walls}${inside}${Number(bonus) ? `, leaders ${bonus}` : ''})`;
}

const suffered = (lost: unknown, retreats: unknown): string =>
  Number(lost) || retreats ? all([steps(lost), ...(retreats ? ['a retreat'] : [])]) : 'nothing';

export const landChronicle: Texts = sentences({
  'chronicle.lands': (v) => `${nation(v)} land in ${at(v)}: ${counters(v.counters)}.`,
  'chronicle.marches': (v) => `${nation(v)} march from ${at(v)} to ${lastAt(v)}: ${counters(v.counters)}.`,
  'chronicle.attrition': (v) =>
    v.lost
      ? `Winter costs the ${people(v.by)} ${who(v)} in ${at(v)}.`
      : `A land unit of the ${people(v.by)} stands the winter in ${at(v)}.`,

  'chronicle.armiesAttack': (v) =>
    list(v.at)[0] === list(v.at).at(-1)
      ? `${nation(v)} attack where the siege is, in ${at(v)}: ${counters(v.counters)}.`
      : `${nation(v)} attack ${lastAt(v)} from ${at(v)}${v.withBesieged ? ', the besieged with them' : ''}: ${counters(v.counters)}.`,
  'chronicle.besieged': (v) => `${nation(v)} stand a siege in ${at(v)}.`,
  'chronicle.battle': (v) =>
    `${nation(v)} with ${namesOf(v.attackers)} against ${namesOf(v.defenders)}: ${summed(v.attack)} to ${summed(v.defence)}, ${v.column}. ` +
    `${nation(v)} suffer ${suffered(list(v.lost)[0], list(v.retreat)[0])}, those attacked ${suffered(list(v.lost)[1], list(v.retreat)[1])}.`,
  'chronicle.landLosses': (v) => {
    const gone = list(v.gone).length ? `; gone: ${namesOf(v.gone)}` : '';
    const fresh = list(v.fresh).length ? `; in its place: ${namesOf(v.fresh)}` : '';
    return `${nation(v)} lose ${steps(v.steps)}${gone}${fresh}.`;
  },
  'chronicle.retreats': (v) => `${nation(v)} retreat from ${at(v)} to ${lastAt(v)}.`,
  'chronicle.noRetreat': (v) => `${nation(v)} have no way out of ${at(v)} and lose ${who(v)}.`,
  'chronicle.advances': (v) => `${nation(v)} advance into ${at(v)}.`,
  'chronicle.siegeLifted': (v) => `The siege of the ${people(v.by)} in ${at(v)} is lifted.`,
  'chronicle.portOpen': (v) => `The ${people(v.by)} ships in ${at(v)} are free again.`,
  'chronicle.hunger': (v) => `${nation(v)} go hungry in ${at(v)}: month ${v.clock} of ${v.limit}.`,
  'chronicle.starved': (v) => `${at(v)} starves and falls; the ${people(v.by)} lose ${who(v)}.`,
  'chronicle.leaderFlees': (v) => `The ${people(v.by)} leader ${who(v)} escapes from ${at(v)} to ${lastAt(v)}.`,
  'chronicle.leaderTaken': (v) => `${nation(v)} lose ${who(v)}, who has no way out of ${at(v)}.`,
  'chronicle.santaCruz': 'Santa Cruz is dead: the Spanish lose their first admiral.',

  'chronicle.income': (v) =>
    `${nation(v)} receive ${ducats(v.ducats)}${Number(v.missing) ? `; ${v.missing} are at the bottom of the sea` : ''}. The treasury holds ${v.treasury}.`,
  'chronicle.maintains': (v) => `${nation(v)} pay ${ducats(v.paid)} for upkeep; ${v.left} left.`,
  'chronicle.bankrupt': (v) => `${nation(v)} are ${ducats(v.short)} short and bankrupt: ${v.points} Victory Points lost.`,
  'chronicle.disbands': (v) => `Unpaid, these leave the ${people(v.by)}: ${who(v)}.`,
  'chronicle.shipsGivenUp': (v) => `${nation(v)} have no room in ${at(v)} and give up ${who(v)}.`,
  'chronicle.treasureEnters': (v) => `The Spanish Treasure Fleet comes over the western edge in ${at(v)}.`,
  'chronicle.treasureSafe': 'The Spanish Treasure Fleet is safe in Seville.',
  'chronicle.treasureLost': (v) =>
    `The Spanish Treasure Fleet is lost${Number(v.prize) ? `; the English take ${ducats(v.prize)}` : ''}${Number(v.penalty) ? `; the next Spanish income lacks ${v.penalty}` : ''}.`,
  'chronicle.turnEnds': (v) =>
    `Game-Turn ${v.turn} ends. ${month('England', v.england)} ${month('Spain', v.spain)} Victory Points: England ${v.english}, Spain ${v.spanish}.`,
  'chronicle.papalGrant': (v) => `The Pope grants Spain ${ducats(v.ducats)} for the crusade.`,

  'chronicle.franceViolated': (v) =>
    `${nation(v)} break the neutrality of France: ${v.violator} ducats for them, ${v.other} for their enemy.`,
  'chronicle.frenchTakeSides': 'The Huguenots join England, the League joins Spain.',
  'chronicle.irishRevolt': (v) => `Spain has strength ${v.landed} in Ireland: ${rising('rebels', v.strength)}.`,
  'chronicle.englishRevolt': (v) => `In Northern England ${rising('Catholics', v.strength)}.`,
  'chronicle.scottishRevolt': (v) => `In the Highlands ${rising('Catholics', v.strength)}.`,
  'chronicle.rises': (v) => `${who(v)} takes up arms in ${at(v)}.`,
  'chronicle.risingEnds': (v) => `${RISINGS[String(v.revolt)]}: ${Number(v.units) ? 'the rising is in the field' : 'nobody rises'}.`,
  'chronicle.muster': (v) => `England calls its great muster: ${who(v)} may be raised for nothing.`,
  'chronicle.warEnds': (v) => `The war is over: ${levels[String(v.level)] ?? v.level} (lead of Spain ${v.diff}).`,
});
