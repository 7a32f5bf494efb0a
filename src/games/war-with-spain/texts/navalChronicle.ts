import type { Texts, Values } from '../../../kit/texts.js';
import { ducats, many, named, place, sideName, trackName } from './words.js';

/** What happened: ships, tracks and fleets. Values are those of the entry, with its `by`, `at` and `who`. */

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Names of those concerned. */
const who = (v: Values, from = 0, to?: number): string => list(v.who).slice(from, to).map(named).join(', ');
const at = (v: Values): string => place(list(v.at)[0]);
const lastAt = (v: Values): string => place(list(v.at).at(-1));
const nation = (v: Values): string => (v.by === '0' ? 'The English' : 'The Spanish');

export const navalChronicle: Texts = {
  'chronicle.turn': ({ turn }) => `Game-Turn ${turn} begins.`,
  'chronicle.launched': (v) => `Ready for sea in ${at(v)}: ${who(v)}.`,
  'chronicle.order.setHold': (v) => `${who(v)} is called forward.`,
  'chronicle.order.placeLand': (v) => `A land unit takes the field in ${at(v)}.`,
  'chronicle.order.buildNaval': (v) => `${nation(v)} lay down ${who(v)} at ${trackName(v.where)} for ${ducats(v.cost)}.`,
  'chronicle.order.buildLand': (v) => `${nation(v)} raise ${who(v)} at ${trackName(v.where)} for ${ducats(v.cost)}.`,
  'chronicle.order.repairNaval': (v) => `${who(v)} goes into dock for ${ducats(v.cost)}.`,
  'chronicle.order.musterFree': (v) => `${who(v)} musters at ${trackName(v.where)}.`,
  'chronicle.laidUp': (v) => `Laid up at ${trackName(v.track)}: ${who(v)}.`,
  'chronicle.munitions': (v) => `${who(v)} takes in powder and shot: ${many(v.munitions, 'point')}.`,
  'chronicle.captured': (v) => `${nation(v)} take ${at(v)}.`,
  'chronicle.shipsTaken': (v) => `With the port ${who(v)} is lost.`,
  'chronicle.trackLost': (v) => `Lost with ${trackName(v.track)}: ${who(v)}.`,
  'chronicle.concedes': (v) => `${nation(v)} concede.`,

  'chronicle.fleetForms': (v) => `${who(v)} forms in ${at(v)}.`,
  'chronicle.fleetGrows': (v) => `${who(v)} takes in ships in ${at(v)}.`,
  'chronicle.fleetShrinks': (v) => `Ships leave ${who(v)} in ${at(v)}.`,
  'chronicle.fleetBreaksUp': (v) => `${who(v)} breaks up in ${at(v)}.`,
  'chronicle.fleetsJoin': (v) => `${who(v, 0, 1)} joins ${who(v, 1)} in ${at(v)}.`,
  'chronicle.embarks': (v) => `Troops go aboard in ${at(v)}.`,
  'chronicle.cargoLost': (v) => `Lost with the ships: ${who(v)}.`,
  'chronicle.leaderLost': (v) => `${who(v)} goes down with his ship.`,

  'chronicle.wind': (v) =>
    `${who(v)} ${v.against ? 'against' : 'with'} the wind: ${Number(v.ma) ? `${v.ma} of movement lost` : 'no way lost'}${Number(v.steps) ? `, ${many(v.steps, 'step')} in danger` : ''}.`,
  'chronicle.sails': (v) => `${who(v)} sails to ${lastAt(v)}.`,
  'chronicle.coasts': (v) => `${who(v)}: along the coast to ${lastAt(v)}.`,
  'chronicle.detaches': (v) => `${who(v, 0, 1)} leaves ${who(v, 1)} in ${at(v)}.`,
  'chronicle.stormLosses': (v) => `The storm costs ${many(v.steps, 'step')}${list(v.sunk).length ? `; ${who(v)} is lost` : ''}.`,
  'chronicle.sailingEnds': (v) => `${nation(v)} have ended their naval movement.`,

  'chronicle.intercepts': (v) => `${who(v, 0, 1)} intercepts ${who(v, 1)} in ${lastAt(v)}.`,
  'chronicle.interceptFails': (v) => `${who(v, 0, 1)} fails to find ${who(v, 1)}.`,
  'chronicle.closes': (v) => `${who(v)} closes from ${at(v)}.`,
  'chronicle.attacks': (v) => `${who(v)} attacks the ships in ${lastAt(v)}.`,
  'chronicle.caughtFight': (v) => `${who(v)} falls upon the ships in ${lastAt(v)}.`,
  'chronicle.shipsBesieged': (v) => `The ships in ${at(v)} stay behind their walls: a siege.`,
  'chronicle.stackShown': (v) => `${nation(v)}: ${who(v)}.`,
  'chronicle.round': (v) =>
    `Round ${v.round}: ${v.attacker} against ${v.defender}${v.gage ? `, the wind with ${sideName(v.gage)}` : ''}; the attacker loses ${v.lost}, the defender ${v.inflicted}.`,
  'chronicle.battleLosses': (v) =>
    `${nation(v)} lose ${many(v.steps, 'step')}: ${who(v)}${list(v.sunk).length ? `; sunk: ${list(v.sunk).map(named).join(', ')}` : ''}.`,
  'chronicle.breaksOff': (v) => `${nation(v)} break off.`,
  'chronicle.disengages': (v) => `${nation(v)} disengage.`,
  'chronicle.staysEngaged': (v) => `${nation(v)} cannot disengage.`,
  'chronicle.standsFast': (v) => `${nation(v)} stand fast.`,
  'chronicle.battleEnds': (v) => `The battle in ${at(v)} is over.`,
  'chronicle.attacksEnd': (v) => `${nation(v)} have ended their naval combat.`,
  'chronicle.marchesEnd': (v) => `${nation(v)} have ended their marches.`,
  'chronicle.assaultsEnd': (v) => `${nation(v)} have ended their attacks.`,

  'modifier.ships': 'ships',
  'modifier.wind': 'the wind',
  'modifier.shortAndPort': 'want of munitions, and port',
  'modifier.leaders': 'leaders',
};
