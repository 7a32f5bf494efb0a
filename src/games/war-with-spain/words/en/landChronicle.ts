import { grammarOf } from '../../../../kit/language.js';
import type { Texts, Values } from '../../../../kit/texts.js';
import { levels } from './calendar.js';
import { counters, ducats, enemy, list, namesOf, nation, navalSteps, people, place, sentences, steps } from './names.js';

// Log sentences for armies, money and politics. `Values` are the values of the event with its `by`, `at` and `who`.

const { list: all } = grammarOf('en');

const who = (v: Values): string => namesOf(v.who);
const at = (v: Values): string => place(list(v.at)[0]);
const lastAt = (v: Values): string => place(list(v.at).at(-1));

/** One side's changes in a Game-Turn. */
interface Changed {
  readonly taken: readonly string[];
  readonly ships: readonly string[];
  readonly steps: number;
  readonly ducats: number;
}

/** Returns "England takes Brill, and loses 3 naval steps (ships lost: Galleys 1) and 120 ducats." */
function month(country: string, value: unknown): string {
  const { taken = [], ships = [], steps: lost = 0, ducats: gained = 0 } = (value ?? {}) as Partial<Changed>;
  const eliminated = ships.length ? namesOf(ships) : '';
  const losses = [
    lost ? `${navalSteps(lost)}${eliminated && ` (ships lost: ${eliminated})`}` : eliminated,
    gained < 0 ? ducats(-gained) : '',
  ].filter(Boolean);
  const parts = [
    taken.length ? `takes ${all(taken.map(place))}` : '',
    losses.length ? `loses ${all(losses)}` : '',
    gained > 0 ? `gains ${ducats(gained)}` : '',
  ].filter(Boolean);
  if (!parts.length) return `${country}: no change.`;
  // A comma keeps a list apart from the next verb.
  if (taken.length < 2 && losses.length < 2 && ships.length < 2) return `${country} ${all(parts)}.`;
  return `${country} ${[...parts.slice(0, -2), parts.slice(-2).join(', and ')].join(', ')}.`;
}

interface Held {
  readonly E?: readonly string[];
  readonly S?: readonly string[];
}

/** Returns the cities that each side has captured: "England holds Dunkirk. Spain holds Brill and Ostend." Older matches lack this value. */
function holdings(held: unknown): string {
  const { E = [], S = [] } = (held ?? {}) as Held;
  const gains = [E.length ? `England holds ${all(E.map(place))}.` : '', S.length ? `Spain holds ${all(S.map(place))}.` : ''];
  return gains.filter(Boolean).join(' ') || 'Each side holds the cities it started with.';
}

const RISINGS: { readonly [revolt: string]: string } = {
  irish: 'Irish rebels',
  engcath: 'English Catholics',
  scotcath: 'Scottish Catholics',
};

/** Returns "Catholics of strength 6 revolt" or "no Catholics revolt". */
const rising = (rebels: string, strength: unknown): string =>
  Number(strength) ? `${rebels} of strength ${strength} revolt` : `no ${rebels} revolt`;

interface Summed {
  readonly total?: unknown;
  readonly face?: unknown;
  readonly factor?: unknown;
  readonly halved?: unknown;
  readonly bonus?: unknown;
}

/** Returns a strength, followed by its components if there are several: "24 (10 × 2 + leaders 4)". */
function summed(value: unknown): string {
  const { total, face, factor, halved, bonus } = (value ?? {}) as Summed;
  const besieged = Number(halved) || 0;
  const leaders = Number(bonus) || 0;
  const outside = besieged ? Number(total) - besieged - leaders : face;
  const units = Number(factor) > 1 ? `${face} × ${factor}` : outside ? `units ${outside}` : '';
  const parts = [units, besieged ? `besieged ${besieged}` : '', leaders ? `leaders ${leaders}` : ''].filter(Boolean);
  return parts.length > 1 || Number(factor) > 1 ? `${total} (${parts.join(' + ')})` : `${total}`;
}

/** Returns "3-1", or "over 3-1" for the column of higher odds. */
const odds = (column: unknown): string => String(column).replace(/^>/, 'over ').replace(/^</, 'under ');

/** Returns " The attackers must lose 1 step and retreat.", or "" for a result without effect. */
function suffered(units: string, lost: unknown, retreats: unknown): string {
  const parts = [Number(lost) ? `lose ${steps(lost)}` : '', retreats ? 'retreat' : ''].filter(Boolean);
  return parts.length ? ` The ${units} must ${all(parts)}.` : '';
}

function outcome(lost: readonly unknown[], retreat: readonly unknown[]): string {
  return suffered('attackers', lost[0], retreat[0]) + suffered('defenders', lost[1], retreat[1]) || ' No effect.';
}

/**
 * Returns "Spain leads by 20 VP, too few for a Spanish victory". A Spanish lead may be a draw or an English victory
 * [16.4].
 */
function lead({ by, diff }: Values): string {
  const ahead = Number(diff);
  if (ahead === 0) return 'the VP are tied';
  if (ahead < 0) return `England leads by ${-ahead} VP`;
  const short = typeof by !== 'string' ? ', too few for a Spanish victory' : people(by) === 'English' ? ', too few for a draw' : '';
  return `Spain leads by ${ahead} VP${short}`;
}

export const landChronicle: Texts = sentences({
  'chronicle.lands': (v) => `${nation(v)} land ${counters(v.counters)} in ${at(v)}.`,
  'chronicle.marches': (v) => `${nation(v)} march from ${at(v)} to ${lastAt(v)} with ${counters(v.counters)}.`,
  'chronicle.attrition': (v) =>
    v.lost
      ? `Winter attrition in ${at(v)}: ${who(v)} is eliminated.`
      : `Winter attrition in ${at(v)}: ${people(v.by) === 'English' ? 'an English' : 'a Spanish'} land unit survives.`,

  'chronicle.armiesAttack': (v) =>
    list(v.at)[0] === list(v.at).at(-1)
      ? `${nation(v)} attack ${enemy(v)} at the siege of ${at(v)} with ${counters(v.counters)}.`
      : `${nation(v)} attack ${lastAt(v)} from ${at(v)} with ${counters(v.counters)}${v.withBesieged ? ' and the besieged units' : ''}.`,
  'chronicle.besieged': (v) => `${nation(v)} withdraw into ${at(v)} and are besieged.`,
  'chronicle.battle': (v) =>
    `${nation(v)} (${namesOf(v.attackers)}) attack ${namesOf(v.defenders)}: ` +
    `${summed(v.attack)} to ${summed(v.defence)}, odds ${odds(v.column)}.${outcome(list(v.lost), list(v.retreat))}`,
  'chronicle.landLosses': (v) => {
    const gone = list(v.gone).length ? `; eliminated: ${namesOf(v.gone)}` : '';
    const fresh = list(v.fresh).length ? `; replaced by ${namesOf(v.fresh)}` : '';
    const hurt = list(v.hurt).length ? `; reduced: ${namesOf(v.hurt)}` : '';
    return `${nation(v)} lose ${steps(v.steps)}${gone}${fresh}${hurt}.`;
  },
  'chronicle.retreats': (v) => `${nation(v)} retreat from ${at(v)} to ${lastAt(v)}.`,
  'chronicle.noRetreat': (v) => `${nation(v)} lose ${who(v)}: no retreat from ${at(v)} is possible.`,
  'chronicle.advances': (v) => `${nation(v)} advance into ${at(v)}.`,
  'chronicle.siegeLifted': (v) => `The ${people(v.by)} land units in ${at(v)} are no longer besieged.`,
  'chronicle.portOpen': (v) => `The ${people(v.by)} ships in ${at(v)} are no longer besieged.`,
  'chronicle.hunger': (v) => `The ${people(v.by)} in ${at(v)} are besieged, month ${v.clock} of ${v.limit}.`,
  'chronicle.starved': (v) => `${at(v)} is starved out: the ${people(v.by)} lose ${who(v)}.`,
  'chronicle.leaderFlees': (v) => `The ${people(v.by)} leader ${who(v)} escapes from ${at(v)} to ${lastAt(v)}.`,
  'chronicle.leaderTaken': (v) =>
    list(v.who).length > 1
      ? `The ${people(v.by)} leaders ${who(v)} cannot escape from ${at(v)} and are eliminated.`
      : `The ${people(v.by)} leader ${who(v)} cannot escape from ${at(v)} and is eliminated.`,
  'chronicle.santaCruz': 'Santa Cruz dies and is removed from play.',

  'chronicle.income': (v) =>
    `${nation(v)} receive ${ducats(v.ducats)}${Number(v.missing) ? `, reduced by ${v.missing} for the lost Treasure Fleet` : ''}. Treasury: ${v.treasury}.`,
  'chronicle.maintains': (v) => `${nation(v)} pay ${ducats(v.paid)} in maintenance; ${v.left} left.`,
  'chronicle.bankrupt': (v) => `${nation(v)} owe ${ducats(v.ducats)}, are ${v.short} short and lose ${v.points} VP.`,
  'chronicle.disbands': (v) => `${nation(v)} cannot pay the maintenance: they remove ${who(v)}.`,
  'chronicle.shipsGivenUp': (v) => `${nation(v)} cannot lay up all ships in ${at(v)} and lose ${who(v)}.`,
  'chronicle.treasureEnters': (v) => `The Spanish place the Treasure Fleet on the western edge, in ${at(v)}.`,
  'chronicle.treasureSafe': 'The Treasure Fleet arrives safely in Seville.',
  'chronicle.treasureLost': (v) =>
    `The Treasure Fleet is eliminated${Number(v.prize) ? `; the English receive ${ducats(v.prize)}` : ''}${Number(v.penalty) ? `; the next Spanish income is ${v.penalty} less` : ''}.`,
  'chronicle.turnEnds': (v) =>
    `Game-Turn ${v.turn} ends. ${month('England', v.england)} ${month('Spain', v.spain)} ${holdings(v.held)} Victory Points: England ${v.english}, Spain ${v.spanish}.`,
  'chronicle.papalGrant': (v) => `The Pope grants Spain ${ducats(v.ducats)} for its army in the British Isles.`,

  'chronicle.franceViolated': (v) => `${nation(v)} violate French neutrality: they pay ${ducats(v.violator)}, ${enemy(v)} pay ${v.other}.`,
  'chronicle.frenchTakeSides': 'France is at war: England controls the Huguenots, Spain the Catholic League.',
  'chronicle.irishRevolt': (v) => `The Spanish have strength ${v.landed} in Ireland: ${rising('rebels', v.strength)}.`,
  'chronicle.englishRevolt': (v) => `Northern England: ${rising('Catholics', v.strength)}.`,
  'chronicle.scottishRevolt': (v) => `Scottish Highlands: ${rising('Catholics', v.strength)}.`,
  'chronicle.rises': (v) => `${nation(v)} place ${who(v)} in ${at(v)}.`,
  'chronicle.risingEnds': (v) => `${nation(v)} ${Number(v.units) ? 'finish placing' : 'place no'} ${RISINGS[String(v.revolt)]}.`,
  'chronicle.muster': (v) => `The English may raise ${who(v)} at no cost.`,
  'chronicle.warEnds': (v) =>
    `${levels[String(v.level)] ?? v.level}: ${v.reason === 'concession' ? `${enemy(v)} concede` : `the war ends and ${lead(v)}`}.`,
});
