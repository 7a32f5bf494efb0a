import type { Texts } from '../../../../kit/texts.js';
import { hexes, many, name, place, sentences } from './names.js';

export const landRefusals: Texts = sentences({
  // National limits
  'refusal.germanStates': (v) => `Only German units may enter the German States (${place(v.hex)}).`,
  'refusal.germanLimit': (v) => `${name(v, 'unit')} may not enter the Protestant Netherlands from the German States.`,
  'refusal.dutchLimit': (v) => `${name(v, 'unit')} may not leave the Netherlands for ${place(v.hex)}.`,
  'refusal.frenchLimit': (v) => `${name(v, 'unit')} may not leave France for ${place(v.hex)}.`,
  'refusal.irishLimit': (v) => `${name(v, 'unit')} may not leave Ireland for ${place(v.hex)}.`,
  'refusal.scotsLimit': (v) => `${name(v, 'unit')} may not leave Scotland and England for ${place(v.hex)}.`,
  'refusal.scotlandClosed': 'English units may enter Scotland only after a Spanish landing in Scotland or England.',
  'refusal.neutralHex': (v) => `${place(v.hex)} holds a neutral French leader and may not be entered.`,

  // Marches
  'refusal.nobodyMarches': 'Select at least one land unit or leader to march.',
  'refusal.notAshore': (v) => `${name(v, 'unit')} is not ashore and cannot march.`,
  'refusal.marchedAlready': (v) => `${name(v, 'unit')} has already moved in this segment.`,
  'refusal.notTogether': 'Units that march together must start in the same hex.',
  'refusal.marchTooFar': (v) => `That is ${hexes(v.hexes)}, beyond the Movement Allowance of ${name(v, 'unit')}.`,
  'refusal.noRoad': (v) => `Land units cannot cross the hexside from ${place(v.from)} to ${place(v.to)}.`,
  'refusal.enemyThere': (v) => `${place(v.hex)} holds unbesieged units of another side and may not be entered.`,
  'refusal.besiegersThere': (v) => `Your units in ${place(v.hex)} are besieged: attack the besiegers first.`,

  // Battles
  'refusal.nobodyAttacks': 'Select at least one land unit to attack with.',
  'refusal.armyAttacked': (v) => `${name(v, 'unit')} has already attacked in this segment.`,
  'refusal.attackedFrom': (v) => `Units in ${place(v.hex)} have already attacked in this segment.`,
  'refusal.attackedThere': (v) => `${place(v.hex)} has already been attacked in this segment.`,
  'refusal.besiegedInside': (v) => `${name(v, 'unit')} is besieged and may attack only in its own hex.`,
  'refusal.nobodyInside': (v) => `You have no besieged units in ${place(v.hex)} to join the attack.`,
  'refusal.noSiege': (v) => `There is no siege in ${place(v.hex)}.`,
  'refusal.noEnemy': (v) => `There are no units in ${place(v.hex)} that can be attacked from here.`,
  'refusal.leaderNotThere': (v) => `${name(v, 'leader')} is not in ${place(v.hex)} or cannot lead this attack.`,
  'refusal.notInBattle': (v) => `${name(v, 'unit')} is not in this battle and cannot take its losses.`,
  'refusal.greatLoss': (v) => `${name(v, 'unit')} must be replaced by a weaker unit of its nationality, or eliminated.`,
  'refusal.replacedTwice': 'Choose a different replacement: that unit already replaces another.',
  'refusal.noRetreatThere': (v) => `This stack may not retreat to ${place(v.hex)}.`,
  'refusal.mayNotAdvance': (v) => `${name(v, 'unit')} may not advance after this combat.`,
  'refusal.leadersNeedMen': 'Leaders may advance only with a land unit.',

  // Money
  'refusal.noMarket': (v) => `${name(v, 'fleet')} cannot buy munitions in ${place(v.hex)}: use a friendly home port.`,
  'refusal.marketShut': (v) => `${place(v.hex)} is besieged: no munitions may be bought there.`,
  'refusal.notLoose': (v) => `${name(v, 'unit')} is already in a fleet: select loose ships to join.`,
  'refusal.nothingToKeep': (v) => `${name(v, 'fleet')} has no munitions, so the joining ships need none.`,
  'refusal.moreThanFleet': (v) => `Buy no more points for the joining ships than ${name(v, 'fleet')} has.`,
  'refusal.noGuns': 'These ships need no munitions.',
  'refusal.notPaid': (v) => `${name(v, 'unit')} is not a unit on the map that you maintain.`,
  'refusal.giveUpThird': (v) => `Remove exactly ${v.count} land units, a third of those you maintain.`,
  'refusal.noChoiceOfShip': (v) => `Select only ships in ports with too little Activation Value: ${name(v, 'unit')} is not in one.`,
  'refusal.saveShips': (v) => `Select exactly ${many(v.count, { one: 'ship', other: 'ships' })} to lay up in ${place(v.hex)}.`,
  'refusal.shipsTooBig': (v) => `${place(v.hex)} can lay up ships of strength ${v.room} at most.`,

  // Treasure Fleet and politics
  'refusal.spanishFleet': 'Only the Spanish player decides for the Treasure Fleet.',
  'refusal.noMonthNow': 'The month of the Treasure Fleet is chosen once, in Game-Turns 1 and 9.',
  'refusal.noEntryNow': 'No Treasure Fleet arrives in this Game-Turn.',
  'refusal.notWesternEdge': (v) => `${place(v.hex)} is not a sea hex on the western edge of the map.`,
  'refusal.notOfRising': (v) => `${name(v, 'unit')} does not belong to this revolt.`,
  'refusal.risenAlready': (v) => `${name(v, 'unit')} is already on the map.`,
  'refusal.tooStrong': (v) =>
    `${name(v, 'unit')} is too strong: units with a total strength of ${v.left} may still be placed. Choose a weaker unit.`,
  'refusal.notTheirCountry': (v) => `${place(v.hex)} is outside the area where these units may be placed.`,
  'refusal.enemyUnits': (v) => `${place(v.hex)} holds enemy units: choose another hex.`,
  'refusal.provinceHasOne': (v) => `The province of ${place(v.hex)} already has its Loyal Irish unit.`,
  'refusal.placeThemAll': 'Place all of these units first.',
});
