import type { Texts } from '../../../../kit/texts.js';
import { command, prizes, source, unit } from './names.js';

/** Why not. */
export const refusals: Texts = {
  'refusal.notTheQuestion': 'This is not the question that is asked now.',
  'refusal.notYours': ({ unit: id }) => `${unit(id)} is not yours to use.`,
  'refusal.notOnMap': ({ unit: id }) => `${unit(id)} is not on the map.`,
  'refusal.notActive': ({ unit: id }) => `${unit(id)} does not belong to the command that is acting.`,
  'refusal.notInHex': ({ unit: id, hex }) => `${unit(id)} is not in ${hex}.`,
  'refusal.notInMelee': ({ unit: id }) => `${unit(id)} cannot lose a step in this melee.`,
  'refusal.alreadyReduced': ({ unit: id }) => `${unit(id)} is reduced already and loses no more steps.`,
  'refusal.land': ({ hex }) => `${hex} is land.`,
  'refusal.occupied': ({ hex }) => `A squadron lies in ${hex} already.`,
  'refusal.notNext': ({ hex }) => `${hex} does not lie next to it.`,
  'refusal.notAdjacent': ({ hex }) => `${hex} is not adjacent.`,
  'refusal.nothingThere': ({ hex }) => `There is no squadron in ${hex}.`,
  'refusal.noEnemy': ({ hex }) => `There is no enemy in ${hex}.`,

  // 12.1 deployment
  'refusal.englishEnter': 'The English fleet enters from the sea; only its men are loaded now.',
  'refusal.placedAlready': ({ unit: id }) => `${unit(id)} has its berth; take it up first.`,
  'refusal.outsideArea': ({ unit: id, hex }) => `${hex} lies outside the area where ${unit(id)} may anchor.`,
  'refusal.sailsInShallows': ({ unit: id }) => `${unit(id)} is under sail and may not anchor in shallows.`,
  'refusal.mustChain': ({ unit: id }) => `${unit(id)} must lie in a chain in this scenario.`,
  'refusal.mayNotChain': ({ unit: id }) => `${unit(id)} may not be chained in this scenario.`,
  'refusal.chainItself': 'A chain takes two squadrons.',
  'refusal.chainMixed': ({ unit: id, other }) => `${unit(id)} and ${unit(other)} belong to different commands.`,
  'refusal.placeShipFirst': ({ unit: id }) => `${unit(id)} has no berth yet.`,
  'refusal.loadedAlready': ({ unit: id }) => `${unit(id)} is aboard a squadron; take it ashore first.`,
  'refusal.deckFull': ({ unit: id, room }) => `${unit(id)} carries ${room} marine units already.`,
  'refusal.ownCommand': ({ unit: id, command: of }) => `${unit(id)} starts aboard a squadron of ${command(of)}.`,
  'refusal.notWithTheKing': 'The King and the Queen do not sail together.',
  'refusal.notPlaced': ({ unit: id }) => `${unit(id)} is not placed.`,
  'refusal.byTheBook': 'Everything stands by the book already.',
  'refusal.notComplete': ({ unit: id, left }) =>
    `${unit(id)} still waits for a place${Number(left) > 1 ? `, and ${Number(left) - 1} more` : ''}.`,

  // 4.0 activation
  'refusal.passInstead': ({ command: id }) => `By this chit you cannot name ${command(id)}; make your opponent choose instead.`,
  'refusal.dormant': ({ command: id }) => `${command(id)} has not been alarmed yet.`,
  'refusal.activatedAlready': ({ command: id }) => `${command(id)} has acted this turn.`,
  'refusal.nothingAfloat': ({ command: id }) => `${command(id)} has nothing that could act.`,
  'refusal.noChit': 'No chit is drawn: your commands are the only ones left.',
  'refusal.forced': 'The choice has been forced on you; name one of your commands.',
  'refusal.nameIt': 'By the ANY chit you name the enemy command yourself.',

  // 1.4.5, 6.0 movement
  'refusal.placeFirst': 'First every entering squadron must be placed.',
  'refusal.notEntering': ({ unit: id }) => `${unit(id)} is not entering now.`,
  'refusal.otherZone': ({ hex }) => `${hex} lies in the other red zone; this command has begun to enter elsewhere.`,
  'refusal.notRedZone': ({ hex }) => `${hex} does not lie in a red zone that is open to you.`,
  'refusal.movedAlready': ({ unit: id }) => `${unit(id)} has moved.`,
  'refusal.chained': ({ unit: id }) => `${unit(id)} is chained; it can only cut loose.`,
  'refusal.cutAlready': ({ unit: id }) => `${unit(id)} has just cut loose.`,
  'refusal.grappled': ({ unit: id }) => `${unit(id)} is held by a grapple.`,
  'refusal.tooFar': ({ hex, cost, left }) => `${hex} costs ${cost}; ${left} left.`,
  'refusal.sunkThere': ({ unit: id, hex }) => `${unit(id)} would sink in ${hex}; the voyage ends there.`,
  'refusal.underSail': ({ unit: id }) => `${unit(id)} is under sail; only oars maneuver.`,
  'refusal.maneuvered': ({ unit: id }) => `${unit(id)} has had its maneuver.`,
  'refusal.oneHex': 'A maneuver goes one hex.',
  'refusal.notChained': ({ unit: id }) => `${unit(id)} is not chained.`,
  'refusal.boarded': ({ unit: id }) => `Enemies are aboard; ${unit(id)} cannot cut loose.`,
  'refusal.notAboard': ({ unit: id }) => `${unit(id)} is not aboard this stack.`,
  'refusal.tooMany': ({ leaving, staying }) =>
    `No more than two marine units fit on either deck; this would be ${leaving} leaving and ${staying} staying.`,
  'refusal.notYourCaptive': ({ leader }) => `${unit(leader)} is not your captive.`,
  'refusal.notTheQueen': 'Nobody executes the Queen.',

  // 8.1 ramming
  'refusal.chainedRam': ({ unit: id }) => `${unit(id)} is chained and cannot ram.`,
  'refusal.outOfCommand': ({ unit: id }) => `${unit(id)} is out of command and may not ram.`,
  'refusal.ramDeclared': ({ unit: id }) => `${unit(id)} is set to ram already.`,
  'refusal.ramUnmoved': ({ unit: id }) => `${unit(id)} must have moved before it rams.`,
  'refusal.ramTooSlow': ({ cost, most }) => `The last hex cost ${cost}; a ram needs one of ${most} or less.`,
  'refusal.ramUpwind': 'No ship under sail rams against the wind.',
  'refusal.ramUpstream': 'No galley rams straight against the current.',
  'refusal.noRam': ({ unit: id }) => `${unit(id)} has no ram to resolve.`,

  // 7.0 grappling
  'refusal.grappleTried': ({ unit: id }) => `${unit(id)} has tried to grapple in this segment.`,
  'refusal.disengageTried': ({ unit: id }) => `${unit(id)} has tried to disengage in this segment.`,
  'refusal.grappledAlready': ({ hex }) => `It is grappled to ${hex} already.`,
  'refusal.notGrappled': ({ unit: id, hex }) => `${unit(id)} is not grappled to ${hex}.`,

  // 8.2 archery
  'refusal.noArcher': ({ unit: id }) => `${unit(id)} has no archers now.`,
  'refusal.prizeArchery': ({ unit: id }) => `${unit(id)} is a prize and has no archers.`,
  'refusal.manInactive': ({ unit: id }) => `${unit(id)} is not aboard a squadron that is acting.`,
  'refusal.shotAlready': ({ unit: id }) => `${unit(id)} has shot in this segment.`,
  'refusal.sallyOwnHex': 'In the Sally every fight is on the own deck.',
  'refusal.outOfRange': ({ hex }) => `${hex} is out of bowshot.`,
  'refusal.crossbowRange': ({ hex }) => `Crossbows reach ${hex} only across a grapple.`,

  // 6.3 boarding
  'refusal.boardedAlready': ({ unit: id }) => `${unit(id)} has moved in this segment.`,
  'refusal.notGrappledThere': ({ hex }) => `No grapple leads to ${hex}.`,
  'refusal.full': ({ hex, room }) => `${hex} holds ${room} marine units of yours already.`,
  'refusal.noEscort': ({ unit: id, hex }) => `${unit(id)} needs marines of yours in ${hex} first.`,
  'refusal.queenKeepsOff': 'The Queen does not set foot on a deck with enemies.',

  // 8.3 melee
  'refusal.foughtThere': ({ hex }) => `${hex} has been attacked in this segment.`,
  'refusal.ownDeck': ({ hex }) => `The deck in ${hex} is yours: nobody joins from next door.`,
  'refusal.allFought': ({ hex }) => `Everybody who could attack in ${hex} has attacked in this segment.`,
  'refusal.saveSoMany': ({ room }) => `There is room for ${room} marine units below, no more and no fewer.`,
  'refusal.foughtAlready': ({ unit: id }) => `${unit(id)} has fought in this segment.`,
  'refusal.mustFightAtHome': ({ unit: id }) => `${unit(id)} must fight on its own deck.`,
  'refusal.boardedSupporter': ({ unit: id }) => `Enemy marines are aboard ${unit(id)}; it cannot join.`,
  'refusal.noAttacker': ({ hex }) => `You have nobody who could attack in ${hex}.`,
  'refusal.nobodyActive': ({ hex }) => `Nobody of the acting command attacks in ${hex}; name a squadron that joins.`,
  'refusal.mustFight': ({ hex }) => `The boarders in ${hex} must fight first.`,
  'refusal.noStar': ({ unit: id }) => `${unit(id)} is not capable of heroism now.`,
  'refusal.lastHero': ({ unit: id }) => `${unit(id)} is the last of its side in this melee.`,
  'refusal.heroAlready': ({ unit: id }) => `${unit(id)} has spent its heroism on this melee round.`,

  // 5.0, 9.0
  'refusal.notYourCommand': ({ command: id }) => `${command(id)} is not a command of yours.`,
  'refusal.noMarkerLeft': ({ command: id, markers }) => `${command(id)} has ${prizes(markers)} already, and no marker left.`,
  'refusal.brokenFleet': 'A fleet without morale does not rally.',
  'refusal.ralliedAlready': ({ unit: id }) => `${unit(id)} has rallied this turn.`,
  'refusal.fullFace': ({ unit: id }) => `${unit(id)} does not show a reduced face.`,
  'refusal.enemyAboard': ({ unit: id }) => `${unit(id)} cannot rally among enemies.`,
  'refusal.prizeRally': ({ unit: id }) => `${unit(id)} is a prize and never rallies.`,
  'refusal.lockedInRally': ({ unit: id }) => `${unit(id)} is grappled to an enemy.`,
  'refusal.rallySpent': ({ source: id }) => `The rally of ${source(id)} is spent.`,
  'refusal.rallySource': ({ source: id }) => `${source(id)} cannot rally anybody.`,
  'refusal.leaderElsewhere': ({ unit: id, leader }) => `${unit(leader)} is not with ${unit(id)}.`,
  'refusal.notFlemishShore': ({ hex }) => `No French squadron lies under the Flemish shore in ${hex}.`,
};
