import type { Texts, Values } from '../../../../kit/texts.js';
import { ducats, enemy, list, many, named, namesOf, nation, people, place, sentences, sideName, steps, trackName } from './names.js';

/** What happened: ships, tracks and fleets. Values are those of the entry, with its `by`, `at` and `who`. */

/** Names of those concerned. */
const who = (v: Values, from = 0, to?: number): string => namesOf(list(v.who).slice(from, to));
const at = (v: Values): string => place(list(v.at)[0]);
const lastAt = (v: Values): string => place(list(v.at).at(-1));
/** "the English", in the middle of a sentence. */
const ours = (v: Values): string => `the ${people(v.by)}`;
/** A fleet by its name; ships without one by their side. */
const sailors = (v: Values): string => {
  const [group] = list(v.who);
  return String(group).includes('@') ? `Loose ${people(v.by)} ships sail` : `${named(group)} sails`;
};

export const navalChronicle: Texts = sentences({
  'chronicle.turn': ({ turn }) => `Game-Turn ${turn} begins.`,
  'chronicle.launched': (v) => `${people(v.by)} ships are ready for sea in ${at(v)}: ${who(v)}.`,
  'chronicle.order.setHold': (v) => `${nation(v)} call ${who(v)} forward.`,
  'chronicle.order.placeLand': (v) => `${nation(v)} bring a land unit into the field in ${at(v)}.`,
  'chronicle.order.buildNaval': (v) => `${nation(v)} lay down ${who(v)} at ${trackName(v.where)} for ${ducats(v.cost)}.`,
  'chronicle.order.buildLand': (v) => `${nation(v)} raise ${who(v)} at ${trackName(v.where)} for ${ducats(v.cost)}.`,
  'chronicle.order.repairNaval': (v) => `${nation(v)} dock ${who(v)} for ${ducats(v.cost)}.`,
  'chronicle.order.musterFree': (v) => `${nation(v)} muster ${who(v)} at ${trackName(v.where)}.`,
  'chronicle.laidUp': (v) => `${nation(v)} lay up at ${trackName(v.track)}: ${who(v)}.`,
  'chronicle.munitions': (v) => `${who(v)} takes in powder and shot: ${many(v.munitions, { one: 'point', other: 'points' })}.`,
  'chronicle.captured': (v) => `${nation(v)} take ${at(v)}.`,
  'chronicle.shipsTaken': (v) => `With the port ${ours(v)} lose ${who(v)}.`,
  'chronicle.trackLost': (v) => `With ${trackName(v.track)} ${ours(v)} lose ${who(v)}.`,
  'chronicle.concedes': (v) => `${nation(v)} concede.`,

  'chronicle.fleetForms': (v) => `${who(v)} forms in ${at(v)}.`,
  'chronicle.fleetGrows': (v) => `${who(v)} takes in ships in ${at(v)}.`,
  'chronicle.fleetShrinks': (v) => `Ships leave ${who(v)} in ${at(v)}.`,
  'chronicle.fleetBreaksUp': (v) => `${who(v)} breaks up in ${at(v)}.`,
  'chronicle.fleetsJoin': (v) => `${who(v, 0, 1)} joins ${who(v, 1)} in ${at(v)}.`,
  'chronicle.embarks': (v) => `${people(v.by)} troops go aboard in ${at(v)}.`,
  'chronicle.cargoLost': (v) => `${nation(v)} lose with their ships: ${who(v)}.`,
  'chronicle.leaderLost': (v) => `${nation(v)} lose ${who(v)}, gone down with his ship.`,

  'chronicle.wind': (v) =>
    `${who(v)} goes ${v.against ? 'against' : 'with'} the wind: ${Number(v.ma) ? `${v.ma} of movement lost` : 'no way lost'}${Number(v.steps) ? `, ${steps(v.steps)} in danger` : ''}.`,
  'chronicle.sails': (v) => `${sailors(v)} to ${lastAt(v)}.`,
  'chronicle.coasts': (v) => `${sailors(v)} along the coast to ${lastAt(v)}.`,
  'chronicle.detaches': (v) => `${who(v, 0, 1)} leaves ${who(v, 1)} in ${at(v)}.`,
  'chronicle.stormLosses': (v) => `The storm costs ${ours(v)} ${steps(v.steps)}${list(v.sunk).length ? `; lost: ${who(v)}` : ''}.`,
  'chronicle.sailingEnds': (v) => `${nation(v)} have ended their naval movement.`,

  'chronicle.intercepts': (v) => `${who(v, 0, 1)} intercepts ${who(v, 1)} in ${lastAt(v)}.`,
  'chronicle.interceptFails': (v) => `${who(v, 0, 1)} fails to find ${who(v, 1)}.`,
  'chronicle.closes': (v) => `${who(v)} closes from ${at(v)}.`,
  'chronicle.attacks': (v) => `${nation(v)} attack ${enemy(v)} ships in ${lastAt(v)} with ${who(v)}.`,
  'chronicle.caughtFight': (v) => `${nation(v)} fall upon ${enemy(v)} ships in ${lastAt(v)} with ${who(v)}.`,
  'chronicle.shipsBesieged': (v) => `The ${people(v.by)} ships in ${at(v)} stay behind their walls and stand a siege.`,
  'chronicle.stackShown': (v) => `${nation(v)} show ${who(v)}.`,
  'chronicle.round': (v) =>
    `Round ${v.round}: ${ours(v)} ${v.attacker} against ${enemy(v)} ${v.defender}${v.gage ? `, the wind with ${sideName(v.gage)}` : ''}; ${ours(v)} lose ${v.lost}, ${enemy(v)} ${v.inflicted}.`,
  'chronicle.battleLosses': (v) =>
    `${nation(v)} lose ${steps(v.steps)}: ${who(v)}${list(v.sunk).length ? `; sunk: ${namesOf(v.sunk)}` : ''}.`,
  'chronicle.breaksOff': (v) => `${nation(v)} break off.`,
  'chronicle.disengages': (v) => `${nation(v)} disengage.`,
  'chronicle.staysEngaged': (v) => `${nation(v)} cannot disengage.`,
  'chronicle.standsFast': (v) => `${nation(v)} stand fast.`,
  'chronicle.battleEnds': (v) => `The battle in ${at(v)} is over.`,
  'chronicle.attacksEnd': (v) => `${nation(v)} have ended their naval combat.`,
  'chronicle.marchesEnd': (v) => `${nation(v)} have ended their marches.`,
  'chronicle.assaultsEnd': (v) => `${nation(v)} have ended their attacks.`,
});

/** What counts in a battle at sea. */
export const navalModifiers: Texts = {
  'modifier.ships': 'ships',
  'modifier.wind': 'the wind',
  'modifier.shortAndPort': 'want of munitions, and port',
  'modifier.leaders': 'leaders',
};
