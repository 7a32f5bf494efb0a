import type { Texts, Values } from '../../../../kit/texts.js';
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

/** The log: ships, tracks and fleets. The values are those of the event, with its `by`, `at` and `who`. */

const who = (v: Values, from = 0, to?: number): string => namesOf(list(v.who).slice(from, to));
const at = (v: Values): string => place(list(v.at)[0]);
const lastAt = (v: Values): string => place(list(v.at).at(-1));
/** "the English", in the middle of a sentence. */
const ours = (v: Values): string => `the ${people(v.by)}`;
/** "English Fleet 3 sails" or "Loose English ships sail". */
const sailors = (v: Values): string => {
  const [group] = list(v.who);
  return String(group).includes('@') ? `Loose ${people(v.by)} ships sail` : `${named(group)} sails`;
};
/** "no steps", "1 step", "2 steps". */
const lost = (count: unknown): string => (Number(count) ? steps(count) : 'no steps');
/** "+23" or "-4". */
const signed = (count: unknown): string => (Number(count) > 0 ? `+${count}` : `${count}`);

/** The largest loss of the Wind Effects Table: no sailing ship has more MP. */
const ALL_MP = 20;

/** "loses 10 MP and 2 steps" or "loses no MP". */
function windEffect({ ma, steps: taken }: Values): string {
  const movement = Number(ma) >= ALL_MP ? `all its MP (${ma})` : Number(ma) ? `${ma} MP` : 'no MP';
  return `loses ${movement}${Number(taken) ? ` and ${steps(taken)}` : ''}`;
}

export const navalChronicle: Texts = sentences({
  'chronicle.turn': ({ turn }) => `Game-Turn ${turn} begins.`,
  'chronicle.launched': (v) => `${nation(v)} launch ${who(v)} in ${at(v)}.`,
  'chronicle.order.setHold': (v) => `${nation(v)} move ${who(v)} to box 1.`,
  'chronicle.order.placeLand': (v) => `${nation(v)} place a land unit in ${at(v)}.`,
  'chronicle.order.buildNaval': (v) => `${nation(v)} build ${who(v)} at ${trackName(v.where)} for ${ducats(v.cost)}.`,
  'chronicle.order.buildLand': (v) => `${nation(v)} raise ${who(v)} at ${trackName(v.where)} for ${ducats(v.cost)}.`,
  'chronicle.order.repairNaval': (v) => `${nation(v)} repair ${who(v)} for ${ducats(v.cost)}.`,
  'chronicle.order.musterFree': (v) => `${nation(v)} raise ${who(v)} at ${trackName(v.where)} at no cost.`,
  'chronicle.laidUp': (v) => `${nation(v)} lay up ${who(v)} at ${trackName(v.track)}.`,
  'chronicle.munitions': (v) => `${who(v)} buys ${many(v.munitions, { one: 'point', other: 'points' })} of munitions.`,
  'chronicle.captured': (v) => `${nation(v)} take ${at(v)}.`,
  'chronicle.shipsTaken': (v) => `${at(v)} is captured: ${ours(v)} lose the besieged ${who(v)}.`,
  'chronicle.trackLost': (v) => `${trackName(v.track)} is captured: ${ours(v)} lose ${who(v)} on its track.`,
  'chronicle.concedes': (v) => `${nation(v)} concede.`,

  'chronicle.fleetForms': (v) => `${who(v)} is formed in ${at(v)}.`,
  'chronicle.fleetGrows': (v) => `Ships join ${who(v)} in ${at(v)}.`,
  'chronicle.fleetShrinks': (v) => `Ships leave ${who(v)} in ${at(v)}.`,
  'chronicle.fleetBreaksUp': (v) => `${who(v)} is disbanded in ${at(v)}.`,
  'chronicle.fleetsJoin': (v) => `${who(v, 0, 1)} joins ${who(v, 1)} in ${at(v)}.`,
  'chronicle.embarks': (v) => `${people(v.by)} land units embark in ${at(v)}.`,
  'chronicle.cargoLost': (v) => `${nation(v)} lose ${who(v)} aboard eliminated ships.`,
  'chronicle.leaderLost': (v) => `The ${people(v.by)} leader ${who(v)} is lost with the flagship.`,

  'chronicle.wind': (v) => `${who(v)} sails ${v.against ? 'against' : 'with'} the wind and ${windEffect(v)}.`,
  'chronicle.sails': (v) => `${sailors(v)} to ${lastAt(v)}.`,
  'chronicle.coasts': (v) => `${sailors(v)} along the coast to ${lastAt(v)}.`,
  'chronicle.detaches': (v) => `${who(v, 0, 1)} detaches ${who(v, 1)} in ${at(v)}.`,
  'chronicle.stormLosses': (v) => `${nation(v)} lose ${steps(v.steps)} to the wind${list(v.sunk).length ? `; eliminated: ${who(v)}` : ''}.`,
  'chronicle.sailingEnds': (v) => `${nation(v)} end their naval movement.`,

  'chronicle.intercepts': (v) => `${who(v, 0, 1)} intercepts ${who(v, 1)} in ${lastAt(v)}.`,
  'chronicle.interceptFails': (v) => `${who(v, 0, 1)} tries to intercept ${who(v, 1)} in ${lastAt(v)} and fails.`,
  'chronicle.closes': (v) => `${who(v)} moves to ${at(v)} to attack.`,
  'chronicle.attacks': (v) => `${nation(v)} attack ${enemy(v)} ships in ${lastAt(v)} with ${who(v)}.`,
  'chronicle.caughtFight': (v) => `${nation(v)} attack the intercepted ${enemyPeople(v)} ships in ${lastAt(v)} with ${who(v)}.`,
  'chronicle.shipsBesieged': (v) => `The ${people(v.by)} ships in ${at(v)} decline battle and are besieged.`,
  'chronicle.stackShown': (v) => `${nation(v)} reveal ${who(v)}.`,
  'chronicle.round': (v) =>
    `Round ${v.round}: ${ours(v)} ${v.attacker}, ${enemy(v)} ${v.defender}, differential ${signed(v.differential)}` +
    `${v.gage ? ` (${sideName(v.gage)} have the wind)` : ''}. ${nation(v)} lose ${lost(v.lost)}, ${enemy(v)} ${lost(v.inflicted)}.`,
  'chronicle.battleLosses': (v) =>
    `${nation(v)} lose ${steps(v.steps)} from ${who(v)}${list(v.sunk).length ? `; eliminated: ${namesOf(v.sunk)}` : ''}.`,
  'chronicle.breaksOff': (v) => `${nation(v)} break off the attack.`,
  'chronicle.disengages': (v) => `${nation(v)} disengage.`,
  'chronicle.staysEngaged': (v) => `${nation(v)} fail to disengage.`,
  'chronicle.standsFast': (v) => `${nation(v)} do not try to disengage.`,
  'chronicle.battleEnds': (v) => `The battle in ${at(v)} ends.`,
  'chronicle.attacksEnd': (v) => `${nation(v)} end their naval combat.`,
  'chronicle.marchesEnd': (v) => `${nation(v)} end their land movement.`,
  'chronicle.assaultsEnd': (v) => `${nation(v)} end their land combat.`,
});

/** The parts of a stack's strength in naval combat. */
export const navalModifiers: Texts = {
  'modifier.ships': 'ships',
  'modifier.wind': 'wind',
  'modifier.shortAndPort': 'no munitions, port',
  'modifier.leaders': 'leaders',
};
