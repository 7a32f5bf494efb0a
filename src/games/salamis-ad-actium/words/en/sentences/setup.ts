import type { Value } from '../../../../../kit/events.js';
import type { Values } from '../../../../../kit/texts.js';
import { EQUIPMENT, isEquipment, isShipType, shipType } from '../../../data/equipment.js';
import { FLEET_LISTS, type ListId } from '../../../data/fleetLists.js';
import {
  bySquadron,
  compass,
  count,
  dieAndModifier,
  fleetDoes,
  gradeName,
  plural,
  type SalamisTexts,
  score,
  seaName,
  signed,
  squadronIn,
  theFleet,
  windName,
  windStrength,
  yearText,
} from '../wording.js';

const ANSWERS: { readonly [answer: string]: string } = {
  offended: 'is offended',
  silence: 'does not answer',
  favour: 'grants favour',
  great: 'grants great favour',
};
const GODS: { readonly [god: string]: string } = { sea: 'the sea', wind: 'the winds', war: 'war', craft: 'craft', healing: 'healing' };
const COUNTERS = { one: 'Tactical Initiative counter', other: 'Tactical Initiative counters' };
const god = (id: Value | undefined): string => GODS[String(id)] ?? 'the sky';

export const godsTexts = {
  'refusal.noLibations': 'Libations are not used in this match.',
  'refusal.libationsPoured': 'You have no libation left.',
  'refusal.libationThisTurn': 'You have already poured a libation this turn.',
  'refusal.libationFirst': 'Pour a libation at the start of an Action Phase, before any other action.',
  'refusal.wrongWish': (v) => `The god of ${god(v.god)} cannot grant that. Choose another request.`,
  'chronicle.libation': (v) => `${fleetDoes(v.seat, 'pours', 'pour')} a libation: the god of ${god(v.god)} ${ANSWERS[String(v.answer)]}.`,
  'chronicle.godsSea': (v) => `The god makes the sea ${seaName(v.sea)}.`,
  'chronicle.godsWind': (v) =>
    Number(v.strength)
      ? `The god changes the wind to ${windStrength(v.strength)} from the ${compass(v.from)}.`
      : 'The god stills the wind.',
  'chronicle.godsShake': (v) => `The offended god shakes ${bySquadron(v)}.`,
  'chronicle.godsInspire': (v) => `The god gives ${bySquadron(v)} +${v.by} in boarding this turn.`,
  'chronicle.godsInitiative': (v) => {
    const counters = count(Math.abs(Number(v.by)), COUNTERS);
    return Number(v.by) < 0
      ? `The offended god takes ${counters} from ${theFleet(v.seat)}.`
      : `The god gives ${theFleet(v.seat)} ${counters} back.`;
  },
  'chronicle.godsDisorder': (v) => `The offended god throws ${v.ship ?? 'a ship'} into disorder.`,
  'chronicle.godsSteady': (v) => `The god steadies ${bySquadron(v)}.`,
  'chronicle.godsHeal': (v) => `The god puts out the fires aboard ${v.ship ?? 'a ship'}.`,
  'modifier.poured': 'earlier libations',
} satisfies SalamisTexts;

/** Returns both totals, the winner's first, with their dice if these differ: "8 (die 9 − 1) to 3 (die 2 + 1)". */
function rolledScore({ totals, winner, dice }: Values): string {
  if (!Array.isArray(totals) || !Array.isArray(dice)) return score(totals, winner);
  const total = (side: number): string =>
    totals[side] === dice[side]
      ? signed(totals[side])
      : `${signed(totals[side])} (${dieAndModifier(Number(dice[side]), Number(totals[side]))})`;
  const best = Number(winner ?? 0);
  return `${total(best)} to ${total(1 - best)}`;
}

const typeName = (id: Value | undefined): string => (typeof id === 'string' && isShipType(id) ? shipType(id).name : String(id));
const isList = (id: Value | undefined): id is ListId => typeof id === 'string' && Object.hasOwn(FLEET_LISTS, id);
/** Returns the name of equipment, a ship type, a fleet list, or a variant of `list`. */
function thing(id: Value | undefined, list?: Value): string {
  if (typeof id === 'string' && isEquipment(id)) return EQUIPMENT[id].name;
  if (isList(id)) return FLEET_LISTS[id].name;
  return (isList(list) && FLEET_LISTS[list].variants[String(id)]?.name) || typeName(id);
}
const squadronName = (name: Value | undefined): string => (name ? `“${name}”` : 'A squadron');
const edgeName = (edge: Value | undefined): string => (edge === 'N' ? 'northern' : 'southern');

const OF: { readonly [who: string]: string } = { crews: 'crews', officers: 'officers' };
const STRENGTHS: { readonly [strength: string]: string } = { weak: 'weak', strong: 'strong' };

export const setupTexts = {
  'phase.muster': 'Fleet selection',
  'phase.edge': 'Choice of edge',
  'phase.deploy': 'Deployment',

  'refusal.tooFewShips': (v) =>
    `A fleet needs at least ${plural(Number(v.least), { one: '1 ship', other: `${v.least} ships` })}. Add more.`,
  'refusal.tooManyShips': (v) => `A fleet of this size may have at most ${v.most} ships. Remove some.`,
  'refusal.oneAdmiral': (v) => `Put the Admiral in exactly 1 squadron; this fleet has ${v.admirals} Admirals.`,
  'refusal.squadronSize': (v) => `${squadronName(v.name)} must have 1 to ${v.most} ships.`,
  'refusal.oneFlagship': (v) => `${squadronName(v.name)} has more than one flagship. Choose one.`,
  'refusal.qualityBought': (v) => `${squadronName(v.name)}: buy the quality of its ${OF[String(v.of)]} directly; training is not used.`,
  'refusal.qualityRolled': (v) => `${squadronName(v.name)}: buy training for its ${OF[String(v.of)]}; their quality is rolled.`,
  'refusal.notOfEra': (v) => `The list ${thing(v.list)} does not belong to the era ${v.era}.`,
  'refusal.allyUnpaid': (v) => `${squadronName(v.name)} uses another list, so it is allied. Choose its loyalty.`,
  'refusal.notAnAlly': (v) => `${squadronName(v.name)} uses your own list, so it has no loyalty.`,
  'refusal.allyCommands': (v) => `${squadronName(v.name)} is allied, so the Admiral cannot lead it.`,
  'refusal.variantAgreed': (v) => `${squadronName(v.name)} must use the agreed variant: ${v.variant}.`,
  'refusal.noVariant': (v) => `The list ${thing(v.list)} has no variant ${v.variant}.`,
  'refusal.notOfYear': (v) => `${thing(v.what, v.list)} is not available in ${yearText(Number(v.year))}.`,
  'refusal.notOfList': (v) => `${typeName(v.type)} is not on the list ${thing(v.list)}.`,
  'refusal.tooFewOfType': (v) => `${typeName(v.type)}: take at least ${v.least}.`,
  'refusal.tooManyOfType': (v) => `${typeName(v.type)}: take at most ${v.most}.`,
  'refusal.tooFewTroops': (v) => `${typeName(v.type)} needs at least ${v.least} troop factors.`,
  'refusal.tooMuchAboard': (v) => `${typeName(v.type)} can carry at most ${v.most} factors. Remove some.`,
  'refusal.tooManySpares': (v) => `${typeName(v.type)} can carry at most ${v.most} factors of spare oarsmen.`,
  'refusal.needsSails': (v) => `${typeName(v.type)} has no oars, so its sails stay set.`,
  'refusal.tooManyEngines': (v) => `${typeName(v.type)} can carry at most ${v.most} extra engines.`,
  'refusal.equippedTwice': (v) => `${typeName(v.type)} already has ${thing(v.what)}.`,
  'refusal.notPlayed': (v) => `${thing(v.what)} is not used in this match.`,
  'refusal.notEquipped': (v) => `${typeName(v.type)} cannot carry ${thing(v.what)} in this fleet.`,
  'refusal.tooSmallFor': (v) => `${thing(v.what)} needs a ship of size ${v.size} or more.`,
  'refusal.notThisFleet': (v) => `${thing(v.what)} is not available to this fleet in this year.`,
  'refusal.libationIncluded': 'Every fleet already has 1 libation.',
  'refusal.tooManyAllies': (v) => `Allies cost ${v.points} points; the limit is ${v.most}, a third of the battle.`,
  'refusal.tooDear': (v) => `The fleet costs ${v.points} points; you may spend ${v.most}.`,

  'refusal.noSquadron': 'This squadron does not exist.',
  'refusal.notYours': 'This squadron or ship is not yours. Choose one of your own.',
  'refusal.alreadyPlaced': 'This squadron has already been placed.',
  'refusal.wholeSquadron': 'Place every ship of the squadron exactly once.',
  'refusal.heading': 'A heading must be a multiple of 5°, from 0° to 355°.',
  'refusal.offTheTable': 'A ship would extend beyond the table edge.',
  'refusal.outsideBand': 'A ship would be outside your deployment area.',
  'refusal.onLand': 'A ship would overlap land, a fort or a boom.',
  'refusal.onAnother': 'A ship would overlap another ship.',
  'refusal.tooNearEnemy': 'A ship would be too close to an enemy.',
  'refusal.someOnTable': 'Place at least one squadron on the table.',
  'refusal.officersFixed': 'Swap officers only in a points battle, before placing your first squadron.',
  'refusal.sameSquadron': 'Choose two different squadrons to swap officers.',

  'chronicle.fleetReady': (v) => `${fleetDoes(v.seat, 'is', 'are')} ready.`,
  'chronicle.terrain': (v) => `The playing area has ${plural(Number(v.pieces), { one: '1 piece', other: `${v.pieces} pieces` })} of land.`,
  'chronicle.weather': (v) => `${windName(v.strength, v.from)}; the sea is ${seaName(v.sea)}.`,
  'chronicle.windFrom': (v) => `The wind comes from the ${compass(v.from)}.`,
  'chronicle.currentRuns': (v) => `The current is ${STRENGTHS[String(v.strength)]}.`,
  'chronicle.noCurrent': 'There is no current.',
  'chronicle.currentSets': (v) => `A ${STRENGTHS[String(v.strength)]} current flows ${compass(v.towards)}.`,
  'chronicle.tide.rising': 'The tide is rising.',
  'chronicle.tide.falling': 'The tide is falling.',
  'chronicle.tide.none': 'There is no tide.',
  'chronicle.edgeRoll': (v) => `${fleetDoes(v.called, 'wins', 'win')} the roll for position, ${rolledScore(v)}.`,
  'chronicle.edgeChosen': (v) => `${fleetDoes(v.seat, 'chooses', 'choose')} the ${edgeName(v.edge)} edge.`,
  'chronicle.placed': (v) => `${fleetDoes(v.seat, 'places', 'place')} ${bySquadron(v)}.`,
  'chronicle.crewQuality': (v) => `${squadronIn(v)}: crew training ${gradeName(v.training)}, quality ${gradeName(v.quality)}.`,
  'chronicle.officerQuality': (v) => `${squadronIn(v)}: officer training ${gradeName(v.training)}, quality ${gradeName(v.quality)}.`,
  'chronicle.reserved': (v) => `${fleetDoes(v.seat, 'keeps', 'keep')} ${bySquadron(v)} in reserve.`,
} satisfies SalamisTexts;
