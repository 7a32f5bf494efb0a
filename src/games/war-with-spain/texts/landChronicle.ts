import type { Texts, Values } from '../../../kit/texts.js';
import { ducats, many, named, place } from './words.js';

/** What happened: armies, money and politics. Values are those of the entry, with its `by`, `at` and `who`. */

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const names = (value: unknown): string => list(value).map(named).join(', ');
const who = (v: Values): string => names(v.who);
const at = (v: Values): string => place(list(v.at)[0]);
const lastAt = (v: Values): string => place(list(v.at).at(-1));
const nation = (v: Values): string => (v.by === '0' ? 'The English' : 'The Spanish');

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

const outcome = (value: unknown, retreats: unknown): string =>
  Number(value) || retreats ? `${many(value, 'step')}${retreats ? ' and a retreat' : ''}` : 'nothing';

export const landChronicle: Texts = {
  'chronicle.lands': (v) => `${nation(v)} land in ${at(v)}: ${many(v.counters, 'counter')}.`,
  'chronicle.marches': (v) => `${nation(v)} march from ${at(v)} to ${lastAt(v)}: ${many(v.counters, 'counter')}.`,
  'chronicle.attrition': (v) => (v.lost ? `Winter takes ${who(v)} in ${at(v)}.` : `A column stands the winter in ${at(v)}.`),

  'chronicle.armiesAttack': (v) =>
    `${nation(v)} attack ${lastAt(v)} from ${at(v)}${v.withBesieged ? ', the besieged with them' : ''}: ${many(v.counters, 'counter')}.`,
  'chronicle.besieged': (v) => `${nation(v)} stand a siege in ${at(v)}.`,
  'chronicle.battle': (v) =>
    `${names(v.attackers)} against ${names(v.defenders)}: ${summed(v.attack)} to ${summed(v.defence)}, ${v.column}. ` +
    `The attacker suffers ${outcome(list(v.lost)[0], list(v.retreat)[0])}, the defender ${outcome(list(v.lost)[1], list(v.retreat)[1])}.`,
  'chronicle.landLosses': (v) => {
    const gone = list(v.gone).length ? `; gone: ${names(v.gone)}` : '';
    const fresh = list(v.fresh).length ? `; in its place: ${names(v.fresh)}` : '';
    return `${nation(v)} lose ${many(v.steps, 'step')}${gone}${fresh}.`;
  },
  'chronicle.retreats': (v) => `${nation(v)} retreat from ${at(v)} to ${lastAt(v)}.`,
  'chronicle.noRetreat': (v) => `No way out of ${at(v)}: ${who(v)} is lost.`,
  'chronicle.advances': (v) => `${nation(v)} advance into ${at(v)}.`,
  'chronicle.siegeLifted': (v) => `The siege of ${at(v)} is lifted.`,
  'chronicle.portOpen': (v) => `The port of ${at(v)} is open again.`,
  'chronicle.hunger': (v) => `Hunger in ${at(v)}: month ${v.clock} of ${v.limit}.`,
  'chronicle.starved': (v) => `${at(v)} starves and falls. Lost: ${who(v)}.`,
  'chronicle.leaderFlees': (v) => `${who(v)} escapes from ${at(v)} to ${lastAt(v)}.`,
  'chronicle.leaderTaken': (v) => `${who(v)} finds no way out of ${at(v)} and is lost.`,
  'chronicle.santaCruz': 'Santa Cruz is dead.',

  'chronicle.income': (v) =>
    `${nation(v)} receive ${ducats(v.ducats)}${Number(v.missing) ? `; ${v.missing} are at the bottom of the sea` : ''}. The treasury holds ${v.treasury}.`,
  'chronicle.maintains': (v) => `${nation(v)} pay ${ducats(v.paid)} for upkeep; ${v.left} left.`,
  'chronicle.bankrupt': (v) => `${nation(v)} are ${ducats(v.short)} short and bankrupt: ${v.points} Victory Points lost.`,
  'chronicle.disbands': (v) => `Unpaid, these go home: ${who(v)}.`,
  'chronicle.shipsGivenUp': (v) => `No room for them in ${at(v)}: ${who(v)} given up.`,
  'chronicle.treasureEnters': (v) => `The Treasure Fleet comes over the western edge in ${at(v)}.`,
  'chronicle.treasureSafe': 'The Treasure Fleet is safe in Seville.',
  'chronicle.treasureLost': (v) =>
    `The Treasure Fleet is lost${Number(v.prize) ? `; the English take ${ducats(v.prize)}` : ''}${Number(v.penalty) ? `; the next Spanish income lacks ${v.penalty}` : ''}.`,
  'chronicle.papalGrant': (v) => `The Pope grants Spain ${ducats(v.ducats)} for the crusade.`,

  'chronicle.franceViolated': (v) =>
    `${nation(v)} break the neutrality of France: ${v.violator} ducats for them, ${v.other} for their enemy.`,
  'chronicle.frenchTakeSides': 'The Huguenots join England, the League joins Spain.',
  'chronicle.irishRevolt': (v) => `Spain has strength ${v.landed} in Ireland: rebels of strength ${v.strength} rise.`,
  'chronicle.englishRevolt': (v) => `English Catholics of strength ${v.strength} rise.`,
  'chronicle.scottishRevolt': (v) => `Scottish Catholics of strength ${v.strength} rise.`,
  'chronicle.rises': (v) => `${who(v)} takes up arms in ${at(v)}.`,
  'chronicle.risingEnds': (v) => (Number(v.units) ? 'The rising is in the field.' : 'Nobody rises.'),
  'chronicle.muster': (v) => `England calls its great muster: ${who(v)} may be raised for nothing.`,
  'chronicle.warEnds': (v) => `The war is over: ${v.level} (lead of Spain ${v.diff}).`,
};
