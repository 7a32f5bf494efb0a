import type { Texts } from '../../../../kit/texts.js';
import { be, capital, have, marineUnits, moreUnits, named, prizes, subject, theCommand, verb } from './names.js';

export const refusals: Texts = {
  'refusal.notTheQuestion': 'Make the pending decision first.',
  'refusal.notYours': ({ unit: id }) => `You do not control ${named(id)}: choose one of your units.`,
  'refusal.notOnMap': ({ unit: id }) => `${subject(id)} ${be(id)} not on the map.`,
  'refusal.notActive': ({ unit: id }) => `${subject(id)} ${be(id)} not in the active command: choose a squadron or unit of that command.`,
  'refusal.notInHex': ({ unit: id, hex }) => `${subject(id)} ${be(id)} not in ${hex}: choose a unit in that hex.`,
  'refusal.notInMelee': ({ unit: id }) => `${subject(id)} cannot lose a step in this melee: choose another unit.`,
  'refusal.alreadyReduced': ({ unit: id }) => `${subject(id)} ${be(id)} already reduced and cannot lose a step: choose another unit.`,
  'refusal.land': ({ hex }) => `${hex} is land: choose a water hex.`,
  'refusal.occupied': ({ hex }) => `${hex} already holds a squadron: choose an empty hex.`,
  'refusal.notNext': ({ hex }) => `${hex} is not adjacent: choose an adjacent hex.`,
  'refusal.notAdjacent': ({ hex }) => `${hex} is not adjacent: choose an adjacent hex.`,
  'refusal.nothingThere': ({ hex }) => `No squadron is in ${hex}: choose an adjacent squadron.`,
  'refusal.noEnemy': ({ hex }) => `No enemy is in ${hex}: choose a hex with an enemy.`,

  // 12.1 deployment
  'refusal.englishEnter': 'The English fleet enters during play: only load its marines and leaders now.',
  'refusal.placedAlready': ({ unit: id }) => `${subject(id)} ${be(id)} already placed: remove the squadron first to place it elsewhere.`,
  'refusal.outsideArea': ({ unit: id, hex }) => `${hex} is outside the deployment area of ${named(id)}: choose a highlighted hex.`,
  'refusal.sailsInShallows': ({ unit: id }) =>
    `${subject(id)} ${be(id)} under sail and may not be deployed in shallows: choose deep water.`,
  'refusal.mustChain': ({ unit: id }) => `${subject(id)} must be deployed in a chain: choose a second squadron.`,
  'refusal.mayNotChain': ({ unit: id }) => `${subject(id)} may not be chained in this scenario: place the squadron alone.`,
  'refusal.chainItself': 'A chain needs two squadrons: choose a second one.',
  'refusal.chainMixed': ({ unit: id, other }) =>
    `${subject(id)} and ${named(other)} are in different commands: chain squadrons of one command.`,
  'refusal.placeShipFirst': ({ unit: id }) => `${subject(id)} ${be(id)} not on the map yet: place the squadron first.`,
  'refusal.loadedAlready': ({ unit: id }) => `${subject(id)} ${be(id)} already aboard a squadron: remove the unit first.`,
  'refusal.deckFull': ({ unit: id, room }) =>
    `${subject(id)} already ${verb(id, 'carries', 'carry')} ${marineUnits(room)}, the maximum: choose another squadron.`,
  'refusal.ownCommand': ({ unit: id, command: of }) => `${subject(id)} must start on a squadron of ${theCommand(of)}.`,
  'refusal.notWithTheKing': 'King Edward and Queen Philippa must start on different squadrons.',
  'refusal.notPlaced': ({ unit: id }) => `${subject(id)} ${be(id)} not placed yet.`,
  'refusal.byTheBook': 'The standard deployment is already in use.',
  'refusal.notComplete': ({ unit: id, left }) =>
    `Place ${named(id)}${Number(left) > 1 ? ` and ${moreUnits(Number(left) - 1)}` : ''} first.`,

  // 4.0 activation
  'refusal.passInstead': ({ command: id }) =>
    `This chit activates your own commands, not ${theCommand(id)}: choose one of yours, or make your opponent choose.`,
  'refusal.dormant': ({ command: id }) => `${capital(theCommand(id))} is not alarmed yet and cannot be activated.`,
  'refusal.activatedAlready': ({ command: id }) => `${capital(theCommand(id))} has already been activated this turn.`,
  'refusal.nothingAfloat': ({ command: id }) => `${capital(theCommand(id))} has no squadron that can act.`,
  'refusal.noChit': 'No chit was drawn: you must activate one of your commands.',
  'refusal.forced': 'Your opponent forced this choice: you must activate one of your commands.',
  'refusal.nameIt': 'With the ANY chit, choose the enemy command yourself.',

  // 1.4.5, 6.0 movement
  'refusal.placeFirst': 'Place all entering squadrons first.',
  'refusal.notEntering': ({ unit: id }) => `${subject(id)} ${be(id)} not entering now.`,
  'refusal.otherZone': ({ hex }) => `${hex} is in the other red zone: this command must enter through the zone you chose first.`,
  'refusal.notRedZone': ({ hex }) => `${hex} is not in a red zone open to you: choose a highlighted hex.`,
  'refusal.movedAlready': ({ unit: id }) => `${subject(id)} ${have(id)} already moved in this segment.`,
  'refusal.chained': ({ unit: id }) => `${subject(id)} ${be(id)} chained and may only cut loose.`,
  'refusal.cutAlready': ({ unit: id }) => `${subject(id)} cut loose in this activation and may not move or ram.`,
  'refusal.grappled': ({ unit: id }) => `${subject(id)} ${be(id)} grappled: disengage first.`,
  'refusal.tooFar': ({ hex, cost, left }) => `${hex} costs ${cost} MP, but the squadron has only ${left} MP left.`,
  'refusal.sunkThere': ({ unit: id, hex }) => `${subject(id)} would sink in ${hex}: the path must end there.`,
  'refusal.underSail': ({ unit: id }) => `${subject(id)} ${be(id)} under sail and may not act in the Maneuver Segment.`,
  'refusal.maneuvered': ({ unit: id }) => `${subject(id)} ${have(id)} already acted in this Maneuver Segment.`,
  'refusal.oneHex': 'Move only 1 hex in the Maneuver Segment.',
  'refusal.notChained': ({ unit: id }) => `${subject(id)} ${be(id)} not chained and cannot cut loose.`,
  'refusal.boarded': ({ unit: id }) => `Enemies are aboard: ${named(id)} cannot cut loose.`,
  'refusal.notAboard': ({ unit: id }) => `${subject(id)} ${be(id)} not in this hex.`,
  'refusal.tooMany': ({ leaving, staying }) =>
    `${leaving} marine units would leave and ${staying} stay: each squadron holds at most 2 of yours.`,
  'refusal.notYourCaptive': ({ leader }) => `${subject(leader)} is not your captive.`,
  'refusal.notTheQueen': 'The Queen cannot be executed.',

  // 8.1 ramming
  'refusal.chainedRam': ({ unit: id }) => `${subject(id)} ${be(id)} chained and may not ram.`,
  'refusal.outOfCommand': ({ unit: id }) => `${subject(id)} ${be(id)} out of command and may not ram.`,
  'refusal.ramDeclared': ({ unit: id }) => `${subject(id)} ${have(id)} already declared a ram.`,
  'refusal.ramUnmoved': ({ unit: id }) => `${subject(id)} must move in this segment before declaring a ram.`,
  'refusal.ramTooSlow': ({ cost, most }) => `The last hex cost ${cost} MP: a ram requires ${most} MP or less.`,
  'refusal.ramUpwind': 'Squadrons under sail may not ram against the wind.',
  'refusal.ramUpstream': 'Squadrons under oars may not ram directly against the current.',
  'refusal.noRam': ({ unit: id }) => `${subject(id)} ${have(id)} no ram to resolve.`,

  // 7.0 grappling
  'refusal.grappleTried': ({ unit: id }) => `${subject(id)} ${have(id)} already tried to grapple in this segment.`,
  'refusal.disengageTried': ({ unit: id }) => `${subject(id)} ${have(id)} already tried to disengage in this segment.`,
  'refusal.grappledAlready': ({ hex }) => `The squadron is already grappled to ${hex}: choose another one.`,
  'refusal.notGrappled': ({ unit: id, hex }) => `${subject(id)} ${be(id)} not grappled to ${hex}.`,

  // 8.2 archery
  'refusal.noArcher': ({ unit: id }) => `${subject(id)} ${have(id)} no archery factor and cannot shoot.`,
  'refusal.prizeArchery': ({ unit: id }) => `${subject(id)} ${verb(id, 'was', 'were')} captured or liberated and may not shoot.`,
  'refusal.manInactive': ({ unit: id }) => `${subject(id)} ${be(id)} not aboard an active squadron of yours.`,
  'refusal.shotAlready': ({ unit: id }) => `${subject(id)} ${have(id)} already shot in this segment.`,
  'refusal.sallyOwnHex': 'In the Sally Phase, attacks reach only the unit’s own hex.',
  'refusal.outOfRange': ({ hex }) => `${hex} is out of range: longbows reach 1 hex.`,
  'refusal.crossbowRange': ({ hex }) => `Crossbows reach ${hex} only if the archer’s squadron is grappled to the squadron there.`,

  // 6.3 boarding
  'refusal.boardedAlready': ({ unit: id }) => `${subject(id)} ${have(id)} already moved in this segment.`,
  'refusal.notGrappledThere': ({ hex }) => `The squadron is not grappled to ${hex}: choose a grappled hex.`,
  'refusal.full': ({ hex, room }) => `${hex} already holds ${marineUnits(room)} of yours, the maximum.`,
  'refusal.noEscort': ({ unit: id, hex }) => `${subject(id)} may enter ${hex} only if your marines are there.`,
  'refusal.queenKeepsOff': 'Queen Philippa may not enter a hex with enemies.',

  // 8.3 melee
  'refusal.foughtThere': ({ hex }) => `${hex} has already been attacked in this segment.`,
  'refusal.ownDeck': ({ hex }) => `Your squadron is in ${hex}: adjacent squadrons may not support this attack.`,
  'refusal.allFought': ({ hex }) => `All your units in ${hex} have already attacked in this segment.`,
  'refusal.saveSoMany': ({ room }) => `Choose exactly ${marineUnits(room)} to save.`,
  'refusal.foughtAlready': ({ unit: id }) => `${subject(id)} ${have(id)} already fought in this segment.`,
  'refusal.mustFightAtHome': ({ unit: id }) => `${subject(id)} must fight in ${verb(id, 'its', 'their')} own hex and cannot support.`,
  'refusal.boardedSupporter': ({ unit: id }) => `Enemy marines are aboard: ${named(id)} cannot support.`,
  'refusal.noAttacker': ({ hex }) => `None of your units can attack in ${hex}.`,
  'refusal.nobodyActive': ({ hex }) => `No active unit attacks in ${hex}: choose an active squadron to support.`,
  'refusal.mustFight': ({ hex }) => `The marines in ${hex} must attack first (Melee marker).`,
  'refusal.noStar': ({ unit: id }) => `${subject(id)} ${be(id)} not capable of Heroism now: choose another unit.`,
  'refusal.lastHero': ({ unit: id }) => `${subject(id)} ${be(id)} your last unit in this melee and may not declare Heroism.`,
  'refusal.heroAlready': ({ unit: id }) => `${subject(id)} already used Heroism in this round of melee.`,

  // 5.0, 9.0
  'refusal.notYourCommand': ({ command: id }) => `${capital(theCommand(id))} is not your command: choose one of yours.`,
  'refusal.noMarkerLeft': ({ command: id, markers }) =>
    `${capital(theCommand(id))} already has ${prizes(markers)}, the maximum: choose another command.`,
  'refusal.brokenFleet': 'Your fleet’s morale is 0: it may not rally.',
  'refusal.ralliedAlready': ({ unit: id }) => `${subject(id)} ${have(id)} already rallied this turn.`,
  'refusal.fullFace': ({ unit: id }) => `${subject(id)} cannot rally: only units on their reduced side can.`,
  'refusal.enemyAboard': ({ unit: id }) => `${subject(id)} cannot rally in a hex with enemies.`,
  'refusal.prizeRally': ({ unit: id }) => `${subject(id)} ${verb(id, 'was', 'were')} captured or liberated and may not rally.`,
  'refusal.lockedInRally': ({ unit: id }) => `${subject(id)} ${be(id)} grappled to an enemy and cannot rally.`,
  'refusal.rallySpent': ({ source: id }) =>
    id === 'fleet' ? 'Your fleet has already rallied a unit this turn.' : `${subject(id)} has already rallied a unit this turn.`,
  'refusal.rallySource': ({ source: id }) => `${subject(id)} cannot rally units.`,
  'refusal.leaderElsewhere': ({ unit: id, leader }) => `${subject(leader)} and ${named(id)} must be in the same hex.`,
  'refusal.notFlemishShore': ({ hex }) => `No French squadron on the Flemish shore is in ${hex}: choose a highlighted hex.`,
};
