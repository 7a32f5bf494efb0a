import { type Violation as KitViolation, type Named, type RuleKeys, violationOf } from '../../kit/action.js';

/** The keys of the refusals, with the values that each takes. */
type Refusals = {
  readonly activatedAlready: Named<'command'>;
  readonly allFought: Named<'hex'>;
  readonly alreadyReduced: Named<'unit'>;
  readonly boarded: Named<'unit'>;
  readonly boardedAlready: Named<'unit'>;
  readonly boardedSupporter: Named<'unit'>;
  readonly brokenFleet: Named;
  readonly byTheBook: Named;
  readonly chainItself: Named;
  readonly chainMixed: Named<'other' | 'unit'>;
  readonly chained: Named<'unit'>;
  readonly chainedRam: Named<'unit'>;
  readonly crossbowRange: Named<'hex' | 'unit'>;
  readonly cutAlready: Named<'unit'>;
  readonly deckFull: Named<'room' | 'unit'>;
  readonly disengageTried: Named<'unit'>;
  readonly dormant: Named<'command'>;
  readonly enemyAboard: Named<'unit'>;
  readonly englishEnter: Named;
  readonly forced: Named;
  readonly foughtAlready: Named<'unit'>;
  readonly foughtThere: Named<'hex'>;
  readonly full: Named<'hex' | 'room'>;
  readonly fullFace: Named<'unit'>;
  readonly grappleTried: Named<'unit'>;
  readonly grappled: Named<'unit'>;
  readonly grappledAlready: Named<'hex'>;
  readonly heroAlready: Named<'unit'>;
  readonly land: Named<'hex'>;
  readonly lastHero: Named<'unit'>;
  readonly leaderElsewhere: Named<'leader' | 'unit'>;
  readonly loadedAlready: Named<'unit'>;
  readonly lockedInRally: Named<'unit'>;
  readonly manInactive: Named<'unit'>;
  readonly maneuvered: Named<'unit'>;
  readonly mayNotChain: Named<'unit'>;
  readonly movedAlready: Named<'unit'>;
  readonly mustChain: Named<'unit'>;
  readonly mustFight: Named<'hex'>;
  readonly mustFightAtHome: Named<'unit'>;
  readonly nameIt: Named;
  readonly noArcher: Named<'unit'>;
  readonly noAttacker: Named<'hex'>;
  readonly noChit: Named;
  readonly noEnemy: Named<'hex'>;
  readonly noEscort: Named<'hex' | 'unit'>;
  readonly noMarkerLeft: Named<'command' | 'markers'>;
  readonly noRam: Named<'unit'>;
  readonly noStar: Named<'unit'>;
  readonly nobodyActive: Named<'hex'>;
  readonly notAboard: Named<'unit'>;
  readonly notActive: Named<'unit'>;
  readonly notAdjacent: Named<'hex'>;
  readonly notChained: Named<'unit'>;
  readonly notComplete: Named<'left' | 'unit'>;
  readonly notEntering: Named<'unit'>;
  readonly notFlemishShore: Named<'hex'>;
  readonly notGrappled: Named<'hex' | 'unit'>;
  readonly notGrappledThere: Named<'hex', 'unit'>;
  readonly notInHex: Named<'hex' | 'unit'>;
  readonly notInMelee: Named<'unit'>;
  readonly notNext: Named<'hex'>;
  readonly notOnMap: Named<'unit'>;
  readonly notPlaced: Named<'unit'>;
  readonly notRedZone: Named<'hex'>;
  readonly notTheQueen: Named;
  readonly notTheQuestion: Named;
  readonly notWithTheKing: Named;
  readonly notYourCaptive: Named<'leader'>;
  readonly notYourCommand: Named<'command'>;
  readonly notYours: Named<'unit'>;
  readonly nothingAfloat: Named<'command'>;
  readonly nothingThere: Named<'hex'>;
  readonly occupied: Named<'hex'>;
  readonly oneHex: Named;
  readonly otherZone: Named<'hex'>;
  readonly outOfCommand: Named<'unit'>;
  readonly outOfRange: Named<'hex'>;
  readonly outsideArea: Named<'hex' | 'unit'>;
  readonly ownCommand: Named<'command' | 'unit'>;
  readonly ownDeck: Named<'hex'>;
  readonly passInstead: Named<'command'>;
  readonly placeFirst: Named;
  readonly placeShipFirst: Named<'unit'>;
  readonly placedAlready: Named<'unit'>;
  readonly prizeArchery: Named<'unit'>;
  readonly prizeRally: Named<'unit'>;
  readonly queenKeepsOff: Named<'hex'>;
  readonly ralliedAlready: Named<'unit'>;
  readonly rallySource: Named<'source'>;
  readonly rallySpent: Named<'source'>;
  readonly ramDeclared: Named<'unit'>;
  readonly ramTooSlow: Named<'cost' | 'most' | 'unit'>;
  readonly ramUnmoved: Named<'unit'>;
  readonly ramUpstream: Named<'hex'>;
  readonly ramUpwind: Named<'hex'>;
  readonly sailsInShallows: Named<'hex' | 'unit'>;
  readonly sallyOwnHex: Named;
  readonly saveSoMany: Named<'room'>;
  readonly shotAlready: Named<'unit'>;
  readonly sunkThere: Named<'hex' | 'unit'>;
  readonly tooFar: Named<'hex' | 'unit', 'cost' | 'left'>;
  readonly tooMany: Named<'leaving' | 'staying'>;
  readonly underSail: Named<'unit'>;
};

/** The keys of the events, with the values that each takes. */
type Events = {
  readonly activated: Named<'chit' | 'command'>;
  readonly afire: Named;
  readonly alarmDie: Named<'command' | 'turn' | 'wakes'>;
  readonly assigned: Named<'command'>;
  readonly averted: Named;
  readonly boarded: Named<'deck' | 'leaders'>;
  readonly captured: Named;
  readonly casualtyCheck: Named<'hit'>;
  readonly chained: Named;
  readonly chit: Named<'chit'>;
  readonly collapseFailed: Named<'morale'>;
  readonly collapseHeld: Named<'morale'>;
  readonly currentHolds: Named<'to'>;
  readonly currentTurns: Named<'to'>;
  readonly cutLoose: Named<'from'>;
  readonly damaged: Named<'level'>;
  readonly deployed: Named;
  readonly disengageFailed: Named;
  readonly disengaged: Named;
  readonly drowned: Named;
  readonly eliminated: Named<'from'>;
  readonly entered: Named;
  readonly executed: Named;
  readonly fireBurns: Named;
  readonly fireOut: Named;
  readonly fireSpreads: Named;
  readonly fireStays: Named;
  readonly flemingsCome: Named;
  readonly flemingsStrike: Named<'deck' | 'leaders'>;
  readonly flemingsWait: Named;
  readonly grappleFailed: Named;
  readonly grappled: Named;
  readonly heroism: Named<'deck' | 'leaders'>;
  readonly initiative: Named<'first' | 'segment'>;
  readonly leaderCaptured: Named;
  readonly leaderFreed: Named;
  readonly leaderKilled: Named;
  readonly liberated: Named;
  readonly loaded: Named;
  readonly maneuvered: Named;
  readonly melee: Named<'deck' | 'leaders'>;
  readonly meleeDice: Named<'deck' | 'leaders'>;
  readonly meleeTied: Named<'deck' | 'leaders' | 'totals'>;
  readonly meleeWon: Named<'deck' | 'held' | 'leaders' | 'result' | 'totals'>;
  readonly morale: Named<'change' | 'now' | 'why'>;
  readonly moved: Named<'of' | 'points'>;
  readonly mulligan: Named<'of'>;
  readonly 'over.collapse': Named<'english' | 'french'>;
  readonly 'over.concession': Named<'english' | 'french'>;
  readonly 'over.decisive': Named<'english' | 'french'>;
  readonly 'over.morale-zero': Named<'english' | 'french'>;
  readonly 'over.mutual-collapse': Named<'english' | 'french'>;
  readonly 'over.mutual-decisive': Named<'english' | 'french'>;
  readonly 'over.turn-limit': Named<'english' | 'french'>;
  readonly passed: Named;
  readonly placed: Named;
  readonly rallied: Named<'from' | 'source' | 'to'>;
  readonly ram: Named;
  readonly ramDeclared: Named;
  readonly ramVoid: Named;
  readonly rammedFast: Named;
  readonly rippleCheck: Named<'hit'>;
  readonly sacrifice: Named;
  readonly sally: Named;
  readonly sallyEmpty: Named;
  readonly sallyEnds: Named;
  readonly shot: Named<'deck' | 'leaders' | 'steps'>;
  readonly standard: Named;
  readonly stepLost: Named<'from' | 'to'>;
  readonly sunk: Named;
  readonly turn: Named<'turn'>;
  readonly unplaced: Named;
  readonly windHolds: Named<'to'>;
  readonly windTurns: Named<'to'>;
  readonly woken: Named<'command' | 'why'>;
};

/** The charts. */
export type ChartId =
  | 'ram'
  | 'ramModifiers'
  | 'grapple'
  | 'grappleModifiers'
  | 'disengage'
  | 'disengageModifiers'
  | 'archery'
  | 'archeryModifiers'
  | 'melee'
  | 'casualty'
  | 'ripple'
  | 'afire'
  | 'weather'
  | 'flemings'
  | 'squadrons'
  | 'marines'
  | 'leaders'
  | 'morale'
  | 'costs'
  | 'chits'
  | 'commands'
  | 'map'
  | 'scenarios'
  | 'loads';

/** The cases of the rulebook. */
export type RuleCase =
  | '1.0'
  | '1.1'
  | '1.2'
  | '1.3'
  | '1.4'
  | '1.4.1'
  | '1.4.2'
  | '1.4.3'
  | '1.4.4'
  | '1.4.5'
  | '1.4.6'
  | '1.5'
  | '1.5.1'
  | '1.5.2'
  | '2.0'
  | '2.1'
  | '2.1.1'
  | '2.1.2'
  | '2.1.3'
  | '2.1.4'
  | '2.1.5'
  | '2.1.6'
  | '2.1.7'
  | '2.1.8'
  | '2.1.9'
  | '2.1.10'
  | '2.2'
  | '2.2.1'
  | '2.2.2'
  | '2.2.3'
  | '2.3'
  | '2.3.1'
  | '2.3.2'
  | '2.3.3'
  | '2.3.4'
  | '3.0'
  | '3.1'
  | '3.1.1'
  | '3.1.2'
  | '3.1.3'
  | '3.1.4'
  | '3.2'
  | '3.2.1'
  | '3.2.2'
  | '3.2.3'
  | '3.2.4'
  | '3.2.5'
  | '3.2.6'
  | '3.2.7'
  | '3.2.8'
  | '3.2.9'
  | '3.3'
  | '3.3.1'
  | '3.3.2'
  | '3.3.3'
  | '3.3.4'
  | '3.3.5'
  | '3.3.6'
  | '3.3.7'
  | '3.3.8'
  | '3.4'
  | '3.4.1'
  | '3.4.2'
  | '3.4.3'
  | '3.4.4'
  | '3.4.5'
  | '3.4.6'
  | '3.4.7'
  | '3.4.8'
  | '3.4.9'
  | '3.5'
  | '3.5.1'
  | '3.5.2'
  | '4.0'
  | '4.1'
  | '4.1.1'
  | '4.1.2'
  | '4.1.3'
  | '4.1.4'
  | '4.1.5'
  | '4.1.6'
  | '4.1.7'
  | '4.2'
  | '4.2.1'
  | '4.2.2'
  | '4.2.3'
  | '5.0'
  | '5.1'
  | '5.1.1'
  | '5.1.2'
  | '5.1.3'
  | '5.1.4'
  | '5.2'
  | '5.2.1'
  | '5.2.2'
  | '5.2.3'
  | '5.2.4'
  | '5.2.5'
  | '6.0'
  | '6.1'
  | '6.1.1'
  | '6.1.2'
  | '6.1.3'
  | '6.1.4'
  | '6.1.5'
  | '6.1.6'
  | '6.1.7'
  | '6.1.8'
  | '6.1.9'
  | '6.2'
  | '6.2.1'
  | '6.3'
  | '6.3.1'
  | '6.3.2'
  | '6.3.3'
  | '6.3.4'
  | '6.3.5'
  | '7.0'
  | '7.1'
  | '7.1.1'
  | '7.1.2'
  | '7.2'
  | '7.2.1'
  | '7.2.2'
  | '7.2.3'
  | '8.0'
  | '8.1'
  | '8.1.1'
  | '8.1.2'
  | '8.1.3'
  | '8.1.4'
  | '8.1.5'
  | '8.1.6'
  | '8.1.7'
  | '8.1.8'
  | '8.1.9'
  | '8.1.10'
  | '8.2'
  | '8.2.1'
  | '8.2.2'
  | '8.2.3'
  | '8.2.4'
  | '8.2.5'
  | '8.2.6'
  | '8.2.7'
  | '8.2.8'
  | '8.2.9'
  | '8.2.10'
  | '8.2.11'
  | '8.3'
  | '8.3.1'
  | '8.3.2'
  | '8.3.3'
  | '8.3.4'
  | '8.3.5'
  | '8.3.6'
  | '8.3.7'
  | '8.3.8'
  | '8.3.9'
  | '8.3.10'
  | '8.3.11'
  | '8.3.12'
  | '8.3.13'
  | '8.3.14'
  | '8.3.15'
  | '8.3.16'
  | '8.3.17'
  | '8.3.18'
  | '8.3.19'
  | '8.3.20'
  | '8.3.21'
  | '9.0'
  | '9.1'
  | '9.1.1'
  | '9.1.2'
  | '9.1.3'
  | '9.1.4'
  | '9.2'
  | '9.2.1'
  | '9.2.2'
  | '9.2.3'
  | '10.0'
  | '10.1'
  | '10.1.1'
  | '10.1.2'
  | '10.1.3'
  | '10.1.4'
  | '10.1.5'
  | '10.1.6'
  | '11.0'
  | '11.1'
  | '11.1.1'
  | '11.1.2'
  | '11.1.3'
  | '11.1.4'
  | '11.1.5'
  | '11.2'
  | '11.2.1'
  | '11.2.2'
  | '11.2.3'
  | '11.2.4'
  | '11.2.5'
  | '11.2.6'
  | '11.3'
  | '12.0'
  | '12.1'
  | '12.2'
  | '12.3'
  | '12.4'
  | '12.5'
  | '12.6'
  | '12.7'
  | '12.8'
  | '13.0'
  | '13.1'
  | '13.2'
  | '13.3';

/** What the rules of the game may name. */
export interface SluysKeys extends RuleKeys {
  readonly refusals: Refusals;
  readonly events: Events;
  readonly charts: ChartId;
  readonly cases: RuleCase;
}

export type Violation = KitViolation<RuleCase>;
export const violation = violationOf<SluysKeys>();
