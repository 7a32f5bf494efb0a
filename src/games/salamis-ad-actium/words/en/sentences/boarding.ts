import type { Values } from '../../../../../kit/texts.js';
import { byFort, byOther, byShip, factors, fortIn, orderRoll, otherIn, type SalamisTexts, shipIn } from '../wording.js';

const LAST_WORDS: { readonly [fate: string]: string } = {
  killed: 'is killed',
  drowned: 'drowns with the ship',
  prisoner: 'is taken prisoner',
  fled: 'leaves the battle with the ship',
};
/** Returns the strength of defenders. Old events give a strength of 1 to ships without men. */
const defence = ({ defenders, rowers }: Values): string =>
  defenders === 0 ? 'no fighters' : `${rowers ? 'only rowers, ' : ''}strength ${defenders}`;
/** Returns "Solus (strength 9) assaults Gadir (strength 12)", or for a mutual melee, "Solus and Gadir assault each other". */
function assault(v: Values): string {
  const { group, joint, attackers, mutual } = v;
  const [own, enemy] = [`${group ?? 'The boarders'} (strength ${attackers})`, `${byOther(v)} (${defence(v)})`];
  return mutual ? `${own} and ${enemy} assault each other` : `${own} ${group && !joint ? 'assaults' : 'assault'} ${enemy}`;
}
const RANKS: { readonly [rank: string]: string } = { admiral: 'The Admiral', vice: 'The Vice Admiral' };
/** Returns "The Vice Admiral (Consular fleet III)", named after the squadron or, if its name is hidden, the ship. */
const officer = (v: Values): string => `${RANKS[String(v.rank)] ?? 'The officer'} ${v.name ? `(${v.name})` : `aboard ${byShip(v)}`}`;

export const boardingTexts = {
  'chronicle.grappled': (v) => `${shipIn(v)} grapples ${byOther(v)}.`,
  'chronicle.grappleFails': (v) => `${shipIn(v)} fails to grapple ${byOther(v)}.`,
  'chronicle.cutFree': (v) => `${shipIn(v)} cuts free of ${byOther(v)}.`,
  'chronicle.boardingOrder': (v) => `${orderRoll(v, 'to board first')}.`,
  'chronicle.melee': (v) => `${assault(v)}.`,
  'chronicle.meleeDefence': (v) => {
    const by = Number(v.difference);
    return `${shipIn(v)} ${by > 0 ? `loses the round by ${by}` : by < 0 ? `wins the round by ${-by}` : 'ties the round'}.`;
  },
  'chronicle.captured': (v) =>
    `${otherIn(v)} captures ${byShip(v)}${
      v.undefended ? ', which has no fighters left' : v.prisoners ? ` and takes ${factors(v.prisoners)} of prisoners` : ''
    }.`,
  'chronicle.derelict': (v) => `${shipIn(v)} is now a derelict.`,
  'chronicle.prizeCrew': (v) => `${otherIn(v)} puts a prize crew of ${factors(v.factors)} aboard ${byShip(v)}.`,
  'chronicle.fortLoses': (v) => `${fortIn(v)} now has strength ${v.strength}.`,
  'chronicle.fortTaken': (v) => `${shipIn(v)} captures ${byFort(v)}.`,
  'chronicle.capsize': (v) => `${shipIn(v)} ${Number(v.difference) >= 4 ? 'capsizes' : 'fails to capsize'} ${byOther(v)}.`,
  'chronicle.capsizeHeld': (v) => `${shipIn(v)} rolls to avoid being capsized by ${byOther(v)}.`,
  'chronicle.officerLost': (v) => `${officer(v)} ${LAST_WORDS[String(v.fate)]}.`,
  'chronicle.officerSaved': (v) => `${shipIn(v)} rescues the officer ${v.name ? `(${v.name}) ` : ''}from ${byOther(v)}.`,
  'chronicle.officerInBoarding': (v) => `The officer aboard ${byShip(v)} ${v.killed ? 'is killed in' : 'survives'} the boarding.`,
  'chronicle.officerRescue': (v) => `The roll to rescue the officer aboard ${byShip(v)} ${v.saved ? 'succeeds' : 'fails'}.`,
  'chronicle.newFlagship': (v) => `${shipIn(v)} becomes the flagship of ${v.squadronName ?? 'its squadron'}.`,
  // Events of old matches do not give the rank.
  'chronicle.newCommander': (v) => `${v.rank === undefined && v.name ? v.name : officer(v)} becomes Commander-in-Chief.`,
  'chronicle.potHits': (v) => `${shipIn(v)} hits ${byOther(v)} with fire pots.`,
  'chronicle.potMisses': (v) => `${shipIn(v)} misses ${byOther(v)} with fire pots.`,
  'chronicle.siphonHits': (v) => `${shipIn(v)} hits ${byOther(v)} ${v.strong ? 'hard ' : ''}with Greek fire.`,
  'chronicle.siphonMisses': (v) => `${shipIn(v)} misses ${byOther(v)} with Greek fire.`,
  'chronicle.jarHits': (v) => `${shipIn(v)} hits ${byOther(v)} with a jar of ${v.pest}.`,
  'chronicle.jarMisses': (v) => `${shipIn(v)} misses ${byOther(v)} with a jar of ${v.pest}.`,
  'chronicle.jarDropped': (v) => `${shipIn(v)} drops a jar of ${v.pest} on its own deck.`,
  'chronicle.harpaxHolds': (v) => `${shipIn(v)} hits ${byOther(v)} with its harpax.`,
  'chronicle.harpaxMisses': (v) => `${shipIn(v)} misses ${byOther(v)} with its harpax.`,
  'chronicle.hauled': (v) => `The harpax draws ${byShip(v)} towards ${byOther(v)}.`,
  'chronicle.harpaxSlips': (v) => `${otherIn(v)} breaks free of the harpax of ${byShip(v)}.`,
  'chronicle.polearm': (v) => `${shipIn(v)} attacks the rigging of ${byOther(v)} with sickle poles.`,
  'chronicle.sailsDown': (v) => `The sails of ${byShip(v)} are down.`,

  'modifier.targetCrew': 'crew of the target',
  'modifier.targetIdle': 'helpless target',
  'modifier.corvus': 'corvus',
  'modifier.ironHand': 'iron hand',
  'modifier.targetLinked': 'target already held',
  'modifier.targetHigher': 'higher target deck',
  'modifier.odds': 'odds',
  'modifier.tower': 'tower with archers',
  'modifier.thrownDown': 'fighters thrown down',
  'modifier.libation': 'libation',
  'modifier.higherDeck': 'higher deck',
  'modifier.screens': 'side screens',
  'modifier.walls': 'walls',
  'modifier.size': 'size',
  'modifier.hull': 'hull',
  'modifier.sails': 'sails aboard',
  'modifier.upwind': 'upwind shot',
  'modifier.wind': 'strong wind',
  'modifier.bigTarget': 'large target',
  'modifier.cinc': 'Commander-in-Chief',
  'modifier.cutFree': 'cutting free',
  'modifier.cutFreeCorvus': 'corvus',
  'modifier.cutFreeFerrea': 'iron hand',
  'modifier.cutFreeWedge': 'wedged',
  'modifier.cutFreeFromSinking': 'from a sinking ship',
  'modifier.surrender3to1': 'odds of 3 to 1',
  'modifier.polearm': 'sickle poles',

  'refusal.noShip': 'This ship is not on the table.',
  'refusal.notYourShip': 'You cannot give orders to this ship now.',
  'refusal.shootingNow': 'Your ships have started shooting and can no longer move.',
  'refusal.movingNow': 'Start shooting first; ships cannot move after that.',
  'refusal.sinking': 'This ship is sinking and cannot act.',
  'refusal.disordered': 'This ship is disordered and cannot act in this phase.',
  'refusal.routed': 'This ship’s squadron is routed.',
  'refusal.shaken': 'A ship of a shaken squadron cannot attack.',
  'refusal.ashore': ({ turn }) => `This ship is beached and cannot act before turn ${turn}.`,
  'refusal.grappledOnce': 'This ship has already used its grapnels in this phase.',
  'refusal.approached': 'This ship made an approach move; it can do nothing else in this phase.',
  'refusal.prizeCrew': 'A ship with a prize crew cannot do this.',
  'refusal.noTarget': 'Choose an enemy ship as the target.',
  'refusal.ownShip': 'This ship is on your own side. Choose an enemy ship.',
  'refusal.targetSinking': 'The target is sinking. Choose another.',
  'refusal.linkedAlready': 'These ships are already linked.',
  'refusal.notTouching': 'The ships must touch each other.',
  'refusal.nobodyToSend': 'This ship has no men to send across.',
  'refusal.noLink': 'This ship is not held by that link. Choose another link.',
  'refusal.cutOnce': 'This ship has already tried to cut that link in this phase.',
  'refusal.hasActed': 'This ship has already moved in this phase.',
  'refusal.cannotFight': 'This ship has no fighters left or is sinking.',
  'refusal.notLinked': 'These ships are not linked.',
  'refusal.noCapsizeGrapnels': 'This ship carries no capsizing grapnels.',
  'refusal.targetTooBig': 'The target is larger than your ship.',
  'refusal.targetTooHigh': 'The deck of the target is too high to capsize it.',
  'refusal.capsizeOnce': 'Capsizing always takes one round. Turn off “One round only”.',
  'refusal.defendHasNoTarget': 'A ship that defends has no target and no round limit. Remove both.',
  'refusal.orderedTwice': 'A ship has two orders. Remove one.',
  'refusal.noPrize': 'There is no captured ship to crew.',
  'refusal.notSoMany': 'The ship does not have that many men. Send fewer.',
  'refusal.emptyParty': 'Send at least 1 factor.',
  'refusal.deckFull': ({ most }) => `The deck holds at most ${most} factors. Send fewer.`,
  'refusal.noPolearms': 'This ship carries no sickle poles.',
  'refusal.poledOnce': 'This ship has already used its sickle poles in this phase.',
  'refusal.sailsNotSet': 'The target has no sails set.',
  'refusal.outOfRange': ({ mm }) => `The target is out of range; the maximum is ${Number(mm) / 10} cm.`,
  'refusal.outOfArc': 'The target is outside the arc of this weapon.',
  'refusal.outOfSight': 'The line of sight is blocked.',
  'refusal.onlyAtShips': 'This weapon can target only ships.',
  'refusal.siphonEmpty': 'The siphon has no shots left.',
  'refusal.seaTooRough': 'The sea is too rough for this.',
  'refusal.infestedAlready': 'The target already has snakes or bees aboard.',
  'refusal.noJars': 'This ship has no jar of that kind left.',
} satisfies SalamisTexts;
