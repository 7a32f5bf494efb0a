import { grammarOf } from '../../../../kit/language.js';
import type { Texts, Values } from '../../../../kit/texts.js';
import { TF } from '../../ids.js';
import {
  ducats,
  enemy,
  enemyPeople,
  list,
  many,
  named,
  namesOf,
  nation,
  people,
  place,
  sentences,
  sideName,
  steps,
  trackName,
} from './names.js';

const { list: all } = grammarOf('en');

// Log sentences for ships, tracks and fleets. `Values` are the values of the event with its `by`, `at` and `who`.

const who = (v: Values, from = 0, to?: number): string => namesOf(list(v.who).slice(from, to));
const at = (v: Values): string => place(list(v.at)[0]);
const lastAt = (v: Values): string => place(list(v.at).at(-1));
/** Returns "2 in London (2114) and 1 in Dover (2214)". The list contains one hex per unit. */
const placed = (hexes: readonly unknown[]): string =>
  all([...new Set(hexes)].map((hex) => `${hexes.filter((other) => other === hex).length} in ${place(hex)}`));
/** Returns the side in `by` for use within a sentence: "the English". */
const ours = (v: Values): string => `the ${people(v.by)}`;
/** Returns "English Fleet 3 sails" or "Loose English ships sail". */
const sailors = (v: Values): string => {
  const [group] = list(v.who);
  return String(group).includes('@') ? `Loose ${people(v.by)} ships sail` : `${named(group)} sails`;
};
/** Returns " from Plymouth (1616)", or "" for events of older matches. */
const start = ({ from }: Values): string => (from === undefined ? '' : ` from ${place(from)}`);
/** Returns " The English must lose 2 steps.", or "" without losses. */
const mustLose = (side: string, count: unknown): string => (Number(count) ? ` The ${side} must lose ${steps(count)}.` : '');
const roundLosses = (v: Values): string =>
  mustLose(people(v.by), v.lost) + mustLose(enemyPeople(v), v.inflicted) || ' Neither side loses a step.';
/** Returns "+23" or "−4", with the minus sign U+2212. */
const signed = (count: unknown): string => (Number(count) < 0 ? `−${-Number(count)}` : Number(count) > 0 ? `+${count}` : '0');

/** Largest MP loss in the Wind Effects Table. No sailing ship has more MP. */
const ALL_MP = 20;

/** Returns "loses 10 MP and must lose 2 steps" or "loses no MP". The Treasure Fleet alone loses no steps [11.25]. */
function windEffect({ who: mover, ma, steps: taken }: Values): string {
  const movement = Number(ma) >= ALL_MP ? `all its MP (${ma})` : Number(ma) ? `${ma} MP` : 'no MP';
  return `loses ${movement}${Number(taken) && list(mover)[0] !== TF ? ` and must lose ${steps(taken)}` : ''}`;
}

/** Returns the effect on a fleet that stays where it is and needs no MP. */
const idleEffect = ({ who: mover, steps: taken }: Values): string =>
  Number(taken) && list(mover)[0] !== TF ? `must lose ${steps(taken)}` : 'loses no steps';

export const navalChronicle: Texts = sentences({
  'chronicle.turn': ({ turn }) => `Game-Turn ${turn} begins.`,
  'chronicle.launched': (v) => `${nation(v)} launch ${who(v)} in ${at(v)}.`,
  'chronicle.order.setHold': (v) => `${nation(v)} move ${who(v)} from box 2 to box 1.`,
  'chronicle.order.placeLand': (v) =>
    new Set(list(v.at)).size === 1
      ? `${nation(v)} place ${many(list(v.at).length, { one: 'land unit', other: 'land units' })} in ${at(v)}.`
      : `${nation(v)} place land units: ${placed(list(v.at))}.`,
  'chronicle.order.buildNaval': (v) => `${nation(v)} build ${who(v)} in ${trackName(v.where)} for ${ducats(v.cost)}.`,
  'chronicle.order.buildLand': (v) => `${nation(v)} raise ${who(v)} in ${trackName(v.where)} for ${ducats(v.cost)}.`,
  'chronicle.order.repairNaval': (v) => `${nation(v)} repair ${who(v)} for ${ducats(v.cost)}.`,
  'chronicle.order.musterFree': (v) => `${nation(v)} raise ${who(v)} in ${trackName(v.where)} at no cost.`,
  'chronicle.laidUp': (v) => `${nation(v)} lay up ${who(v)} in ${trackName(v.track)}.`,
  'chronicle.munitions': (v) => `${who(v)} buys munitions and now has ${many(v.munitions, { one: 'point', other: 'points' })}.`,
  'chronicle.captured': (v) => `${nation(v)} take ${at(v)}.`,
  'chronicle.shipsTaken': (v) => `${nation(v)} lose the ships besieged in ${at(v)}: ${who(v)}.`,
  'chronicle.trackLost': (v) => `${nation(v)} lose the Activation Track of ${trackName(v.track)} and the units on it: ${who(v)}.`,
  'chronicle.concedes': (v) => `${nation(v)} concede.`,

  'chronicle.fleetForms': (v) => `${who(v)} forms in ${at(v)}.`,
  'chronicle.fleetGrows': (v) => `Ships join ${who(v)} in ${at(v)}.`,
  'chronicle.fleetShrinks': (v) => `Ships leave ${who(v)} in ${at(v)}.`,
  'chronicle.fleetBreaksUp': (v) => `${who(v)} disbands in ${at(v)}.`,
  'chronicle.fleetsJoin': (v) => `${who(v, 0, 1)} joins ${who(v, 1)} in ${at(v)}.`,
  'chronicle.embarks': (v) => `${people(v.by)} units embark${list(v.who).length ? ` on ${who(v)}` : ''} in ${at(v)}.`,
  'chronicle.cargoLost': (v) => `${nation(v)} lose ${who(v)}: no ship can carry ${list(v.who).length > 1 ? 'them' : 'it'}.`,
  'chronicle.leaderLost': (v) => `The ${people(v.by)} leader ${who(v)} is lost with the flagship.`,

  'chronicle.wind': (v) =>
    v.idle
      ? `${who(v)} stays on the high seas in ${at(v)} and rolls for wind: it ${idleEffect(v)}.`
      : `${who(v)} rolls for wind (${v.against ? 'against' : 'with'} the wind): it ${windEffect(v)}.`,
  'chronicle.windHolds': (v) => `${who(v)} has no MP left after the wind roll and stays in ${at(v)}.`,
  'chronicle.sails': (v) => `${sailors(v)}${start(v)} to ${lastAt(v)}.`,
  'chronicle.coasts': (v) => `${sailors(v)} along the coast${start(v)} to ${lastAt(v)}.`,
  'chronicle.detaches': (v) => `${who(v, 0, 1)} detaches ${who(v, 1)} in ${at(v)}.`,
  'chronicle.stormLosses': (v) => `${nation(v)} lose ${steps(v.steps)} to the wind${list(v.sunk).length ? `; eliminated: ${who(v)}` : ''}.`,
  'chronicle.sailingEnds': (v) => `${nation(v)} end their naval movement${v.andCombat ? ' and combat' : ''}.`,

  'chronicle.intercepts': (v) => `${who(v, 0, 1)} intercepts ${who(v, 1)} in ${lastAt(v)}.`,
  'chronicle.interceptFails': (v) => `${who(v, 0, 1)} tries to intercept ${who(v, 1)} in ${lastAt(v)} and fails.`,
  'chronicle.closes': (v) => `${who(v)} moves to ${at(v)} to attack.`,
  'chronicle.attacks': (v) => `${nation(v)} attack ${enemy(v)} ships in ${lastAt(v)} with ${who(v)}.`,
  'chronicle.caughtFight': (v) => `${nation(v)} attack the intercepted ${enemyPeople(v)} ships in ${lastAt(v)} with ${who(v)}.`,
  'chronicle.shipsBesieged': (v) => `The ${people(v.by)} ships in ${at(v)} decline battle and enter siege.`,
  'chronicle.stackShown': (v) => `${nation(v)} reveal ${who(v)}.`,
  'chronicle.round': (v) =>
    `Round ${v.round}: ${ours(v)} ${v.attacker}, ${enemy(v)} ${v.defender}, differential ${signed(v.differential)}` +
    `${v.gage ? ` (${sideName(v.gage)} have the wind)` : ''}.${roundLosses(v)}`,
  'chronicle.battleLosses': (v) => {
    const hurt = list(v.who).filter((id) => !list(v.sunk).includes(id));
    const gone = list(v.sunk).length ? `; eliminated: ${namesOf(v.sunk)}` : '';
    return `${nation(v)} lose ${steps(v.steps)}${gone}${hurt.length ? `; reduced: ${namesOf(hurt)}` : ''}.`;
  },
  'chronicle.breaksOff': (v) => `${nation(v)} break off the attack.`,
  'chronicle.disengages': (v) => `${nation(v)} disengage.`,
  'chronicle.staysEngaged': (v) => `${nation(v)} fail to disengage.`,
  'chronicle.standsFast': (v) => `${nation(v)} do not try to disengage.`,
  'chronicle.battleEnds': (v) => `The battle in ${at(v)} ends.`,
  'chronicle.attacksEnd': (v) => `${nation(v)} end their naval combat.`,
  'chronicle.marchesEnd': (v) => `${nation(v)} end their land movement${v.andCombat ? ' and combat' : ''}.`,
  'chronicle.assaultsEnd': (v) => `${nation(v)} end their land combat.`,
});

export const navalModifiers: Texts = {
  'modifier.ships': 'ships',
  'modifier.wind': 'wind',
  'modifier.shortAndPort': 'no munitions, port',
  'modifier.leaders': 'leaders',
};
