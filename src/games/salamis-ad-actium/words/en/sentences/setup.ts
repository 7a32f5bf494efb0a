import type { Value } from '../../../../../kit/events.js';
import type { Texts } from '../../../../../kit/texts.js';
import { EQUIPMENT, isEquipment, isShipType, shipType } from '../../../data/equipment.js';
import { FLEET_LISTS, type ListId } from '../../../data/fleetLists.js';
import { compass, gradeName, plural, seaName, windName, yearText } from '../wording.js';

// Texts of divine intervention [3].

const ANSWERS: { readonly [answer: string]: string } = {
  offended: 'offended',
  silence: 'silent',
  favour: 'well disposed',
  great: 'moved to do much',
};
const GODS: { readonly [god: string]: string } = { sea: 'sea', wind: 'winds', war: 'war', craft: 'craft', healing: 'healing' };
const god = (id: Value | undefined): string => GODS[String(id)] ?? 'heaven';

export const godsTexts: Texts = {
  'refusal.noLibations': 'Nobody pours libations in this match.',
  'refusal.libationsPoured': 'You have no libation left.',
  'refusal.libationThisTurn': 'You have called on the gods this turn.',
  'refusal.libationFirst': 'A libation comes before anything else in an Action Phase.',
  'refusal.wrongWish': (v) => `That is not what the god of ${god(v.god)} is asked for.`,
  'chronicle.libation': (v) => `The god of ${god(v.god)} is ${ANSWERS[String(v.answer)]}.`,
  'chronicle.godsSea': (v) => `The sea is ${seaName(v.sea)} now.`,
  'chronicle.godsWind': (v) => `${windName(v.strength, v.from)}: so the gods will it.`,
  'chronicle.godsShake': 'Dread takes hold of a squadron.',
  'chronicle.godsInspire': (v) => `A squadron fights the better for it: ${v.by} more when boarding this turn.`,
  'chronicle.godsInitiative': (v) => `Tactical Initiative: ${Number(v.by) < 0 ? `${-Number(v.by)} lost` : `${v.by} regained`}.`,
  'chronicle.godsDisorder': 'A crew falls into disorder.',
  'chronicle.godsSteady': 'A squadron takes heart again.',
  'chronicle.godsHeal': 'Fires go out.',
  'modifier.poured': 'libations before this one',
};

// Texts of what comes before a battle: fleets, edges, deployment.

const typeName = (id: Value | undefined): string => (typeof id === 'string' && isShipType(id) ? shipType(id).name : String(id));
const isList = (id: Value | undefined): id is ListId => typeof id === 'string' && Object.hasOwn(FLEET_LISTS, id);
/** A piece of equipment, a type of ship, a fleet list, or a variant of the list named. */
function thing(id: Value | undefined, list?: Value): string {
  if (typeof id === 'string' && isEquipment(id)) return EQUIPMENT[id].name;
  if (isList(id)) return FLEET_LISTS[id].name;
  return (isList(list) && FLEET_LISTS[list].variants[String(id)]?.name) || typeName(id);
}
const squadronName = (name: Value | undefined): string => (name ? `“${name}”` : 'A squadron');
const edgeName = (edge: Value | undefined): string => (edge === 'N' ? 'northern' : 'southern');

const OF: { readonly [who: string]: string } = { crews: 'crews', officers: 'officers' };
const STRENGTHS: { readonly [strength: string]: string } = { weak: 'weak', strong: 'strong' };

export const setupTexts: Texts = {
  'phase.muster': 'Muster',
  'phase.edge': 'Edges',
  'phase.deploy': 'Deployment',

  'refusal.tooFewShips': (v) => `A fleet has ${v.least} ships or more.`,
  'refusal.tooManyShips': (v) => `A fleet of this size has at most ${v.most} ships.`,
  'refusal.oneAdmiral': (v) =>
    `One squadron is led by the Admiral; here ${v.admirals ? plural(Number(v.admirals), { other: `${v.admirals} are` }) : 'none is'}.`,
  'refusal.squadronSize': (v) => `${squadronName(v.name)} must have from 1 to ${v.most} ships.`,
  'refusal.oneFlagship': (v) => `${squadronName(v.name)} has more than one flagship.`,
  'refusal.qualityBought': (v) => `${squadronName(v.name)}: in this match the quality of ${OF[String(v.of)]} is bought.`,
  'refusal.qualityRolled': (v) =>
    `${squadronName(v.name)}: in this match training is paid for, and the quality of ${OF[String(v.of)]} is rolled.`,
  'refusal.notOfEra': (v) => `${thing(v.list)} is not of the era: ${v.era}.`,
  'refusal.allyUnpaid': (v) => `${squadronName(v.name)} is of another list: it sails as an ally, with a loyalty.`,
  'refusal.notAnAlly': (v) => `${squadronName(v.name)} is of your own list and has no loyalty to be paid for.`,
  'refusal.allyCommands': (v) => `${squadronName(v.name)} is allied and cannot be led by the Admiral.`,
  'refusal.variantAgreed': (v) => `${squadronName(v.name)} must be of the variant agreed on: ${v.variant}.`,
  'refusal.noVariant': (v) => `${thing(v.list)} has no variant ${v.variant}.`,
  'refusal.notOfYear': (v) => `${thing(v.what, v.list)} is not of this year (${yearText(Number(v.year))}).`,
  'refusal.notOfList': (v) => `${typeName(v.type)} is not in the list ${thing(v.list)}.`,
  'refusal.tooFewOfType': (v) => `${typeName(v.type)}: at least ${v.least} of them.`,
  'refusal.tooManyOfType': (v) => `${typeName(v.type)}: at most ${v.most} of them.`,
  'refusal.tooFewTroops': (v) => `${typeName(v.type)}: at least ${v.least} factors of troops.`,
  'refusal.tooMuchAboard': (v) => `${typeName(v.type)} cannot carry more than ${v.most} factors.`,
  'refusal.tooManySpares': (v) => `${typeName(v.type)}: at most ${v.most} factors of spare oarsmen.`,
  'refusal.needsSails': (v) => `${typeName(v.type)} has no oars and keeps her sails set.`,
  'refusal.tooManyEngines': (v) => `${typeName(v.type)}: at most ${v.most} engines besides her own.`,
  'refusal.equippedTwice': (v) => `${typeName(v.type)} has ${thing(v.what)} already.`,
  'refusal.notPlayed': (v) => `${thing(v.what)}: not in play in this match.`,
  'refusal.notEquipped': (v) => `${typeName(v.type)} of this fleet cannot take ${thing(v.what)}.`,
  'refusal.tooSmallFor': (v) => `${thing(v.what)} needs a ship of size ${v.size} or more.`,
  'refusal.notThisFleet': (v) => `${thing(v.what)}: not for this fleet in this year.`,
  'refusal.libationIncluded': 'One libation belongs to every fleet.',
  'refusal.tooManyAllies': (v) => `Allies cost ${v.points} points; a third of the battle, ${v.most}, is the most.`,
  'refusal.tooDear': (v) => `The fleet costs ${v.points} points; ${v.most} are to be spent.`,

  'refusal.noSquadron': 'There is no such squadron.',
  'refusal.notYours': 'That is not yours.',
  'refusal.alreadyPlaced': 'That squadron has its place.',
  'refusal.wholeSquadron': 'A squadron is placed as a whole: every ship once.',
  'refusal.heading': 'Headings go by 5 degrees, from 0 to 355.',
  'refusal.offTheTable': 'A base would reach over the edge of the table.',
  'refusal.outsideBand': 'A base would leave the area in which you deploy.',
  'refusal.onLand': 'A base would lie on land, a fort or a boom.',
  'refusal.onAnother': 'A base would lie on another ship.',
  'refusal.tooNearEnemy': 'A base would be nearer to an enemy than allowed.',
  'refusal.someOnTable': 'One squadron at least begins on the table.',
  'refusal.officersFixed': 'Officers may be exchanged only in a battle by points, before your first squadron is placed.',
  'refusal.sameSquadron': 'An exchange needs two squadrons.',

  'chronicle.fleetReady': 'The fleet is ready.',
  'chronicle.terrain': (v) => `The playing area: ${plural(Number(v.pieces), { one: 'one piece', other: `${v.pieces} pieces` })} of land.`,
  'chronicle.weather': (v) => `${windName(v.strength, v.from)}; the sea is ${seaName(v.sea)}.`,
  'chronicle.windFrom': (v) => `What wind there is comes from the ${compass(v.from)}.`,
  'chronicle.currentRuns': (v) => `A current runs here: ${STRENGTHS[String(v.strength)]}.`,
  'chronicle.noCurrent': 'No current runs here.',
  'chronicle.currentSets': (v) => `A ${STRENGTHS[String(v.strength)]} current sets to the ${compass(v.towards)}.`,
  'chronicle.tide.rising': 'The tide is rising.',
  'chronicle.tide.falling': 'The tide is falling.',
  'chronicle.tide.none': 'Slack water: no tide.',
  'chronicle.edgeRoll': (v) => `The Admirals throw for position: the choice is with ${v.called}.`,
  'chronicle.edgeChosen': (v) => `Takes the ${edgeName(v.edge)} edge.`,
  'chronicle.placed': 'The squadron takes its place.',
  'chronicle.crewQuality': (v) => `${squadronName(v.squadron)}: crews of ${gradeName(v.training)} training prove ${gradeName(v.quality)}.`,
  'chronicle.officerQuality': (v) =>
    `${squadronName(v.squadron)}: an officer of ${gradeName(v.training)} training proves ${gradeName(v.quality)}.`,
  'chronicle.reserved': 'A squadron stays off the table.',
};
