import type { Texts } from '../../../../kit/texts.js';
import { hexes, many, name, place, sentences } from './names.js';

/** Why not: armies, money and politics. */
export const landRefusals: Texts = sentences({
  // National limits
  'refusal.germanStates': (v) => `Only German units enter the German States: ${place(v.hex)}.`,
  'refusal.germanLimit': (v) => `${name(v, 'unit')} does not go from the German States into the Protestant Netherlands.`,
  'refusal.dutchLimit': (v) => `${name(v, 'unit')} stays in the Netherlands; ${place(v.hex)} lies outside.`,
  'refusal.frenchLimit': (v) => `${name(v, 'unit')} does not leave France for ${place(v.hex)}.`,
  'refusal.irishLimit': (v) => `${name(v, 'unit')} does not leave Ireland for ${place(v.hex)}.`,
  'refusal.scotsLimit': (v) => `${name(v, 'unit')} stays in Scotland and England; ${place(v.hex)} lies outside.`,
  'refusal.scotlandClosed': 'Scotland is closed to the English until Spain has landed in Scotland or England.',
  'refusal.neutralHex': (v) => `A neutral leader of France holds ${place(v.hex)}.`,

  // Marches
  'refusal.nobodyMarches': 'Name at least one land unit or leader.',
  'refusal.notAshore': (v) => `${name(v, 'unit')} is not ashore.`,
  'refusal.marchedAlready': (v) => `${name(v, 'unit')} has moved in this segment.`,
  'refusal.notTogether': 'Those who march together begin in one hex.',
  'refusal.marchTooFar': (v) => `${hexes(v.hexes)} is too far for ${name(v, 'unit')}.`,
  'refusal.noRoad': (v) => `Armies cannot cross from ${place(v.from)} to ${place(v.to)}.`,
  'refusal.enemyThere': (v) => `Unbesieged land units that are not yours stand in ${place(v.hex)}.`,
  'refusal.besiegersThere': (v) => `Your men in ${place(v.hex)} are besieged; drive the besiegers off first.`,

  // Battles
  'refusal.nobodyAttacks': 'Name at least one land unit.',
  'refusal.armyAttacked': (v) => `${name(v, 'unit')} has attacked in this segment.`,
  'refusal.attackedFrom': (v) => `An attack has been made from ${place(v.hex)} in this segment.`,
  'refusal.attackedThere': (v) => `${place(v.hex)} has been attacked in this segment.`,
  'refusal.besiegedInside': (v) => `${name(v, 'unit')} is besieged and fights within its hex alone.`,
  'refusal.nobodyInside': (v) => `Nobody of yours is besieged in ${place(v.hex)} who could join an attack from outside.`,
  'refusal.noSiege': (v) => `There is no siege in ${place(v.hex)}.`,
  'refusal.noEnemy': (v) => `Nobody stands in ${place(v.hex)} who could be attacked from here.`,
  'refusal.leaderNotThere': (v) => `${name(v, 'leader')} is not yours to lead from ${place(v.hex)}.`,
  'refusal.notInBattle': (v) => `${name(v, 'unit')} is not among those who take these losses.`,
  'refusal.greatLoss': (v) => `${name(v, 'unit')} is replaced by a weaker unit of its nation from the pool, or lost whole.`,
  'refusal.replacedTwice': 'One unit cannot replace two.',
  'refusal.noRetreatThere': (v) => `The stack cannot retreat to ${place(v.hex)}.`,
  'refusal.mayNotAdvance': (v) => `${name(v, 'unit')} may not advance there.`,
  'refusal.leadersNeedMen': 'Leaders advance with land units only.',

  // Money
  'refusal.noMarket': (v) => `${name(v, 'fleet')} finds no powder in ${place(v.hex)}: only your own home ports sell it.`,
  'refusal.marketShut': (v) => `${place(v.hex)} is besieged: no powder comes in.`,
  'refusal.notLoose': (v) => `${name(v, 'unit')} sails in a fleet; only loose ships are supplied as they join.`,
  'refusal.nothingToKeep': (v) => `${name(v, 'fleet')} has no munitions that the new ships could match.`,
  'refusal.moreThanFleet': (v) => `The new ships need no more than ${name(v, 'fleet')} has.`,
  'refusal.noGuns': 'These ships carry nothing to be paid for.',
  'refusal.notPaid': (v) => `${name(v, 'unit')} is not in your pay on the map.`,
  'refusal.giveUpThird': (v) => `A third of your land units must go: exactly ${v.count}.`,
  'refusal.noChoiceOfShip': (v) => `${name(v, 'unit')} does not lie in a port that is too small for its ships.`,
  'refusal.saveShips': (v) => `Name exactly ${many(v.count, { one: 'ship', other: 'ships' })} that ${place(v.hex)} takes in.`,
  'refusal.shipsTooBig': (v) => `${place(v.hex)} has room for strength ${v.room} only.`,

  // Treasure Fleet and politics
  'refusal.spanishFleet': 'The Treasure Fleet is the business of Spain.',
  'refusal.noMonthNow': 'The month of the Treasure Fleet is noted once in each of the first two winters.',
  'refusal.noEntryNow': 'No Treasure Fleet is due now.',
  'refusal.notWesternEdge': (v) => `${place(v.hex)} is not a sea hex of the western edge.`,
  'refusal.notOfRising': (v) => `${name(v, 'unit')} does not rise here.`,
  'refusal.risenAlready': (v) => `${name(v, 'unit')} is on the map already.`,
  'refusal.tooStrong': (v) => `${name(v, 'unit')} is stronger than the ${v.left} that are left.`,
  'refusal.notTheirCountry': (v) => `They do not rise in ${place(v.hex)}.`,
  'refusal.enemyUnits': (v) => `Enemy units are in ${place(v.hex)}.`,
  'refusal.provinceHasOne': (v) => `The province of ${place(v.hex)} has its loyal unit already.`,
  'refusal.placeThemAll': 'All of them must be placed.',
});
