import { type Violation as KitViolation, type Named, type RuleKeys, violationOf } from '../../kit/action.js';

/** The keys of the refusals, with the values that each takes. */
type Refusals = {
  readonly afloat: Named<'ship'>;
  readonly aground: Named<'ship'>;
  readonly allyCommands: Named<'name'>;
  readonly allyUnpaid: Named<'list' | 'name'>;
  readonly alreadyPlaced: Named<'squadron'>;
  readonly approachAstern: Named<'ship'>;
  readonly approached: Named<'ship'>;
  readonly ashore: Named<'ship' | 'turn'>;
  readonly backedOff: Named<'ship'>;
  readonly badLeg: Named<'ship'>;
  readonly badTurn: Named<'ship' | 'step'>;
  readonly beached: Named<'ship'>;
  readonly benchesFull: Named<'most' | 'ship'>;
  readonly boomBlocked: Named<'fort' | 'ship'>;
  readonly boomToggled: Named<'fort'>;
  readonly burstDamage: Named<'ship'>;
  readonly burstNeedsOars: Named<'ship'>;
  readonly burstOars: Named<'ship'>;
  readonly burstOrApproach: Named<'ship'>;
  readonly burstTowing: Named<'ship'>;
  readonly cannotDecline: Named;
  readonly cannotFight: Named<'ship'>;
  readonly capsizeOnce: Named<'ship'>;
  readonly coastThere: Named;
  readonly crewIsBest: Named<'ship'>;
  readonly cutOnce: Named<'ship'>;
  readonly deckFull: Named<'most' | 'ship'>;
  readonly defendHasNoTarget: Named<'ship'>;
  readonly disordered: Named<'ship'>;
  readonly emptiesFleet: Named<'fleet'>;
  readonly emptyParty: Named<'ship'>;
  readonly enemyEdge: Named;
  readonly enemyNear: Named<'mm' | 'ship'>;
  readonly engaged: Named<'ship'>;
  readonly entering: Named<'ship'>;
  readonly entersAlready: Named<'squadron'>;
  readonly entryHeading: Named<'fan' | 'inwards'>;
  readonly equippedTwice: Named<'type' | 'what'>;
  readonly fleetFull: Named<'fleet' | 'most'>;
  readonly fleetTwice: Named<'fleet'>;
  readonly fleetsApart: Named<'fleet' | 'other'>;
  readonly fortDestroyed: Named<'fort'>;
  readonly grappledOnce: Named<'ship'>;
  readonly hasActed: Named<'ship'>;
  readonly hasMoved: Named<'fleet'>;
  readonly hasNotRammed: Named<'ship'>;
  readonly heading: Named<'ship'>;
  readonly inTow: Named<'ship'>;
  readonly infested: Named<'ship'>;
  readonly infestedAlready: Named<'ship'>;
  readonly leakOnce: Named<'ship'>;
  readonly libationFirst: Named;
  readonly libationIncluded: Named;
  readonly libationThisTurn: Named;
  readonly libationsPoured: Named;
  readonly linked: Named<'ship'>;
  readonly linkedAlready: Named<'other' | 'ship'>;
  readonly lockedTogether: Named<'ship' | 'target'>;
  readonly modeAgreed: Named<'mode'>;
  readonly movedAlready: Named;
  readonly movingNow: Named;
  readonly namedTwice: Named;
  readonly needsMajorPort: Named<never, 'fleet' | 'ship'>;
  readonly needsSails: Named<'type'>;
  readonly noApproaches: Named;
  readonly noArea: Named<'area'>;
  readonly noBoom: Named<'fort'>;
  readonly noBursts: Named<'ship'>;
  readonly noCapsizeGrapnels: Named<'ship'>;
  readonly noDeckRoom: Named<'ship'>;
  readonly noDock: Named<'ship'>;
  readonly noFort: Named;
  readonly noIncendiaries: Named<'ship'>;
  readonly noInitiative: Named;
  readonly noJars: Named<'ship'>;
  readonly noLand: Named<'ship'>;
  readonly noLeak: Named<'ship'>;
  readonly noLibations: Named;
  readonly noLink: Named<'ship'>;
  readonly noMoney: Named<'cost' | 'treasury'>;
  readonly noOars: Named<'ship'>;
  readonly noOfficer: Named<'ship'>;
  readonly noPolearms: Named<'ship'>;
  readonly noPrize: Named<'ship'>;
  readonly noRefuge: Named<'area'>;
  readonly noRepairs: Named;
  readonly noRoute: Named<'area' | 'from'>;
  readonly noSails: Named<'ship'>;
  readonly noShip: Named<never, 'ship'>;
  readonly noSpareOars: Named<'ship'>;
  readonly noSquadron: Named<never, 'squadron'>;
  readonly noSteps: Named<'ship'>;
  readonly noSuchPort: Named<'area' | 'port'>;
  readonly noTarget: Named<'ship'>;
  readonly noTow: Named;
  readonly noTransfers: Named;
  readonly noVariant: Named<'list' | 'variant'>;
  readonly noVolunteers: Named;
  readonly noWeapon: Named<'ship'>;
  readonly noYard: Named;
  readonly nobodyHired: Named;
  readonly nobodyMoves: Named;
  readonly nobodyToSend: Named<'ship'>;
  readonly notAboard: Named<'kind' | 'ship'>;
  readonly notAnAlly: Named<'list' | 'name'>;
  readonly notEnemy: Named<'ship'>;
  readonly notEnemyFort: Named<'fort'>;
  readonly notEquipped: Named<'type' | 'what'>;
  readonly notInReserve: Named<'squadron'>;
  readonly notLinked: Named<'other' | 'ship'>;
  readonly notOfEra: Named<'era' | 'list'>;
  readonly notOfFleet: Named<'fleet' | 'ship'>;
  readonly notOfList: Named<'list' | 'type'>;
  readonly notOfYear: Named<'what' | 'year', 'list'>;
  readonly notOnForts: Named<'ship'>;
  readonly notOnTable: Named<'ship'>;
  readonly notOwnShip: Named<'ship'>;
  readonly notPlayed: Named<'type' | 'what'>;
  readonly notSoMany: Named<'ship'>;
  readonly notThisFleet: Named<'type' | 'what'>;
  readonly notTouching: Named<'other' | 'ship'>;
  readonly notWithThis: Named<'ship'>;
  readonly notYourFleet: Named<'fleet'>;
  readonly notYourFort: Named<'fort'>;
  readonly notYourList: Named<'list'>;
  readonly notYourShip: Named<'ship'>;
  readonly notYourYard: Named<'port'>;
  readonly notYours: Named<never, 'ship' | 'squadron'>;
  readonly nothingToJettison: Named<'ship'>;
  readonly nothingToTrain: Named<'fleet'>;
  readonly oarsEven: Named<'ship'>;
  readonly oarsWhole: Named<'ship'>;
  readonly offEdge: Named<'most'>;
  readonly offTheTable: Named<'ship'>;
  readonly officerLeavesSquadron: Named<'ship'>;
  readonly officerThere: Named<'ship'>;
  readonly officersFixed: Named;
  readonly onAnother: Named<'ship'>;
  readonly onFire: Named<'ship'>;
  readonly onLand: Named<'ship'>;
  readonly oneAdmiral: Named<'admirals'>;
  readonly oneFlagship: Named<'name'>;
  readonly oneTurnAstern: Named<'ship'>;
  readonly onlyAtShips: Named<'ship'>;
  readonly orderedTwice: Named<'ship'>;
  readonly outOfArc: Named<'ship', 'target'>;
  readonly outOfRange: Named<'mm' | 'ship', 'target'>;
  readonly outOfSight: Named<'ship', 'other' | 'target'>;
  readonly outsideBand: Named<'ship'>;
  readonly overAllowance: Named<'mm' | 'most' | 'ship'>;
  readonly ownShip: Named<'ship'>;
  readonly pivotFirst: Named<'ship'>;
  readonly pivotTooFar: Named<'most' | 'ship'>;
  readonly poledOnce: Named<'ship'>;
  readonly prizeCrew: Named<'ship'>;
  readonly qualityBought: Named<'name' | 'of'>;
  readonly qualityRolled: Named<'name' | 'of'>;
  readonly repairedAlready: Named<'ship'>;
  readonly repairedOnce: Named<'ship'>;
  readonly rockyLand: Named<'ship'>;
  readonly routeTooLong: Named<'area' | 'points'>;
  readonly routed: Named<'ship'>;
  readonly rudderWhole: Named<'ship'>;
  readonly sailsAlready: Named<'ship'>;
  readonly sailsDown: Named<'ship'>;
  readonly sailsNotSet: Named<'ship'>;
  readonly sailsOnTable: Named;
  readonly sailsWhole: Named<'ship'>;
  readonly sameFleet: Named<'fleet'>;
  readonly sameSquadron: Named<'squadron'>;
  readonly seaTooRough: Named<'ship'>;
  readonly shaken: Named<'ship'>;
  readonly shakenCloses: Named<'mm' | 'ship'>;
  readonly shipsApart: Named<'other' | 'ship'>;
  readonly shootingNow: Named;
  readonly shotAlready: Named<'ship'>;
  readonly shotThisTurn: Named<'ship'>;
  readonly sinking: Named<'ship'>;
  readonly siphonEmpty: Named<'ship'>;
  readonly someOnTable: Named<'squadron'>;
  readonly squadronSize: Named<'most' | 'name'>;
  readonly targetSinking: Named<'ship'>;
  readonly targetTooBig: Named<'ship'>;
  readonly targetTooHigh: Named<'ship'>;
  readonly tooDear: Named<'most' | 'points'>;
  readonly tooDeepToBeach: Named<'ship'>;
  readonly tooFewOfType: Named<'least' | 'type'>;
  readonly tooFewShips: Named<'least'>;
  readonly tooFewTroops: Named<'least' | 'type'>;
  readonly tooManyAcross: Named<'most'>;
  readonly tooManyAllies: Named<'most' | 'points'>;
  readonly tooManyEngines: Named<'most' | 'type'>;
  readonly tooManyFleets: Named<'most'>;
  readonly tooManyOfType: Named<'most' | 'type'>;
  readonly tooManyShips: Named<'most'>;
  readonly tooManySpares: Named<'most' | 'type'>;
  readonly tooMuchAboard: Named<'most' | 'type'>;
  readonly tooNear: Named<'least' | 'ship' | 'target'>;
  readonly tooNearEnemy: Named<'enemy' | 'ship'>;
  readonly tooSmallFor: Named<'size' | 'type' | 'what'>;
  readonly towedAlready: Named<'ship'>;
  readonly trainedAlready: Named<'fleet'>;
  readonly triedAlready: Named<'squadron'>;
  readonly turnTooFar: Named<'most' | 'ship'>;
  readonly turnTooSoon: Named<'run' | 'ship'>;
  readonly underSail: Named<'ship'>;
  readonly unhurt: Named<'ship'>;
  readonly variantAgreed: Named<'name' | 'variant'>;
  readonly wholeSquadron: Named<'squadron'>;
  readonly wrongWay: Named<'ship'>;
  readonly wrongWish: Named<'god'>;
};

/** The keys of the events, with the values that each takes. */
type Events = {
  readonly action: Named<'called' | 'seized' | 'side'>;
  readonly aground: Named;
  readonly answered: Named;
  readonly assault: Named<'called' | 'defence' | 'port' | 'result' | 'side'>;
  readonly backsOff: Named<'legs' | 'mm'>;
  readonly battleEnds: Named<'called' | 'level' | 'reason' | 'side' | 'vp'>;
  readonly beached: Named;
  readonly boardingOrder: Named<'called' | 'side'>;
  readonly boom: Named<'broken'>;
  readonly boomToggled: Named<'state'>;
  readonly bumps: Named<'hard'>;
  readonly burns: Named<'level'>;
  readonly capsize: Named<'difference'>;
  readonly capsizeHeld: Named;
  readonly captured: Named<'prisoners'>;
  readonly castsOff: Named;
  readonly casualty: Named<'kind'>;
  readonly collision: Named<'harm'>;
  readonly commanderEscapes: Named<'called' | 'side'>;
  readonly commanderLost: Named<'called' | 'side'>;
  readonly concedes: Named<'called' | 'side'>;
  readonly crewQuality: Named<'quality' | 'squadron' | 'training'>;
  readonly crewTest: Named<'passed' | 'what'>;
  readonly current: Named<'mm' | 'towards'>;
  readonly currentRuns: Named<'strength'>;
  readonly currentSets: Named<'strength' | 'towards'>;
  readonly cutFree: Named;
  readonly cutOff: Named<'called' | 'side'>;
  readonly damage: Named<'level'>;
  readonly defects: Named<'called' | 'from' | 'port' | 'side'>;
  readonly derelict: Named;
  readonly deserted: Named;
  readonly disordered: Named;
  readonly draw: Named<'a' | 'b' | 'counter' | 'fleets' | 'i'>;
  readonly drifts: Named<'mm' | 'towards'>;
  readonly edgeChosen: Named<'edge'>;
  readonly edgeRoll: Named<'called' | 'totals' | 'winner'>;
  readonly engaged: Named<'squadron'>;
  readonly engineHit: Named<'what'>;
  readonly engineLost: Named;
  readonly enters: Named<'h' | 'x' | 'y'>;
  readonly entry: Named<'result' | 'squadron'>;
  readonly escaped: Named<'x' | 'y'>;
  readonly evaded: Named<'by' | 'called' | 'prey' | 'side'>;
  readonly event: Named<'event'>;
  readonly fire: Named<'greek' | 'level'>;
  readonly fireOut: Named<'level'>;
  readonly fireSpreads: Named<'catches'>;
  readonly flagHunted: Named<'points'>;
  readonly fled: Named<'x' | 'y'>;
  readonly fleetBeaten: Named<'all' | 'called' | 'gone' | 'side'>;
  readonly fleetMorale: Named<'all' | 'called' | 'gone' | 'holds' | 'side'>;
  readonly fleetReady: Named<'side'>;
  readonly fleetSails: Named<'fleet'>;
  readonly fortHit: Named<'archers' | 'left' | 'strength'>;
  readonly fortLoses: Named<'fort' | 'strength'>;
  readonly fortTaken: Named<'fort'>;
  readonly foundered: Named;
  readonly foundersAfter: Named;
  readonly godsDisorder: Named;
  readonly godsHeal: Named;
  readonly godsInitiative: Named<'by' | 'side'>;
  readonly godsInspire: Named<'by' | 'squadron'>;
  readonly godsSea: Named<'sea'>;
  readonly godsShake: Named<'squadron'>;
  readonly godsSteady: Named<'squadron'>;
  readonly godsWind: Named<'from' | 'strength'>;
  readonly grappleFails: Named;
  readonly grappled: Named;
  readonly harpaxHolds: Named;
  readonly harpaxMisses: Named;
  readonly harpaxSlips: Named;
  readonly hauled: Named<'from' | 'to'>;
  readonly idle: Named<'called' | 'side'>;
  readonly ignites: Named<'lit'>;
  readonly income: Named<'by' | 'called' | 'side' | 'treasury'>;
  readonly intercepted: Named<'by' | 'called' | 'prey' | 'side'>;
  readonly intermediate: Named<'turn'>;
  readonly intoMelee: Named<'strays'>;
  readonly jarDropped: Named<'pest'>;
  readonly jarHits: Named<'byHand' | 'pest'>;
  readonly jarMisses: Named<'byHand' | 'pest'>;
  readonly jettisons: Named<'factors'>;
  readonly keepsAfloat: Named;
  readonly laidDown: Named<'crew' | 'type'>;
  readonly landed: Named<'x' | 'y'>;
  readonly launched: Named<'type'>;
  readonly leftBehind: Named;
  readonly libation: Named<'answer' | 'god'>;
  readonly losses: Named<'called' | 'captured' | 'side' | 'sunk'>;
  readonly meets: Named<'area' | 'first' | 'mode' | 'second'>;
  readonly melee: Named<'attackers' | 'defenders' | 'difference' | 'mutual' | 'target'>;
  readonly meleeDefence: Named<'difference'>;
  readonly menLost: Named<never, 'oarsmen'>;
  readonly mishap: Named<'lit'>;
  readonly month: Named<'month' | 'turn' | 'year'>;
  readonly 'morale.routed': Named<'name' | 'squadron'>;
  readonly 'morale.shaken': Named<'name' | 'squadron'>;
  readonly 'morale.steady': Named<'name' | 'squadron'>;
  readonly moves: Named<'way', 'end'>;
  readonly newCommander: Named<'name'>;
  readonly newFlagship: Named<'squadron'>;
  readonly newOfficer: Named<'fleet' | 'quality' | 'training'>;
  readonly noBattle: Named;
  readonly noCurrent: Named;
  readonly noWayOut: Named<'called' | 'side'>;
  readonly oarsLost: Named<'beam' | 'groups'>;
  readonly officerAimed: Named<'hit'>;
  readonly officerInBoarding: Named<'killed'>;
  readonly officerLost: Named<'fate' | 'name' | 'rank'>;
  readonly officerQuality: Named<'quality' | 'squadron' | 'training'>;
  readonly officerRescue: Named<'saved'>;
  readonly officerSaved: Named<'name'>;
  readonly ordersGiven: Named<'side'>;
  readonly outOfSupply: Named<'fleet' | 'turns'>;
  readonly peril: Named<'fleet' | 'passage'>;
  readonly pestsGone: Named<'pest'>;
  readonly placed: Named<'squadron'>;
  readonly polearm: Named;
  readonly potHits: Named;
  readonly potMisses: Named;
  readonly prizeCrew: Named<'factors'>;
  readonly quickBattle: Named<'called' | 'first' | 'second' | 'totals' | 'winner'>;
  readonly rake: Named<'difference' | 'mover' | 'target'>;
  readonly rakeEvaded: Named;
  readonly ram: Named<'aspect' | 'level'>;
  readonly ramAnswer: Named<'level'>;
  readonly ramEffect: Named<'effect'>;
  readonly ramSprung: Named<'ram'>;
  readonly refloats: Named;
  readonly repairFails: Named<'what'>;
  readonly repaired: Named<'what'>;
  readonly reserved: Named<'side' | 'squadron'>;
  readonly retreats: Named<'called' | 'side'>;
  readonly retreatsTo: Named<'fleet'>;
  readonly rudderLost: Named;
  readonly sailsDown: Named;
  readonly sailsLowered: Named;
  readonly sailsSet: Named;
  readonly screens: Named<'saved'>;
  readonly seaChanges: Named<'sea'>;
  readonly seaRises: Named<'sea'>;
  readonly seizeOrder: Named<'called' | 'side'>;
  readonly seizes: Named<'called' | 'left' | 'side'>;
  readonly shock: Named<'hurt' | 'upTo'>;
  readonly shoots: Named<'hits' | 'load' | 'need' | 'weapon'>;
  readonly sinking: Named<'goes'>;
  readonly siphonHits: Named<'strong'>;
  readonly siphonMisses: Named<'strong'>;
  readonly slides: Named<'aside' | 'legs' | 'mm'>;
  readonly starves: Named;
  readonly staysInPort: Named<'called' | 'side'>;
  readonly stormDamage: Named;
  readonly sunk: Named<'x' | 'y'>;
  readonly terrain: Named<'pieces'>;
  readonly tide: Named<'mm' | 'towards'>;
  readonly 'tide.falling': Named;
  readonly 'tide.none': Named;
  readonly 'tide.rising': Named;
  readonly tideFalls: Named;
  readonly tideRises: Named;
  readonly towBlocked: Named;
  readonly towed: Named<'legs'>;
  readonly towerLost: Named;
  readonly tows: Named;
  readonly transfer: Named<'men' | 'officer'>;
  readonly treasury: Named<'by' | 'called' | 'side'>;
  readonly turn: Named<'turn'>;
  readonly volunteers: Named;
  readonly warEnds: Named<'called' | 'level' | 'reason' | 'side' | 'vp'>;
  readonly weather: Named<'from' | 'sea' | 'strength'>;
  readonly windDies: Named<'strength'>;
  readonly windDrift: Named<'mm' | 'towards'>;
  readonly windFrom: Named<'from'>;
  readonly windHolds: Named<'strength'>;
  readonly windRises: Named<'from' | 'strength'>;
  readonly windStrength: Named<'strength'>;
  readonly windTurns: Named<'by' | 'from'>;
  readonly winter: Named<'year'>;
  readonly wrecked: Named<'x' | 'y'>;
};

/** The charts; rolls of shots name three that are not printed under these ids. */
export type ChartId =
  | 'crews'
  | 'crewEffects'
  | 'commands'
  | 'qualityPrices'
  | 'training'
  | 'counters'
  | 'terrain'
  | 'wind'
  | 'sea'
  | 'currents'
  | 'weather'
  | 'deployment'
  | 'offTable'
  | 'libation'
  | 'damage'
  | 'crewTest'
  | 'turning'
  | 'movement'
  | 'seaMovement'
  | 'sail'
  | 'drift'
  | 'collision'
  | 'sinking'
  | 'shooting'
  | 'engineHits'
  | 'casualty'
  | 'fort'
  | 'ram'
  | 'ramModifiers'
  | 'ramEffects'
  | 'rake'
  | 'grapple'
  | 'boarding'
  | 'special'
  | 'fire'
  | 'morale'
  | 'fleetMorale'
  | 'victory'
  | 'officers'
  | 'house'
  | 'control'
  | 'ships'
  | 'bases'
  | 'lists'
  | 'equipment'
  | 'prices'
  | 'eras'
  | 'scenarios'
  | 'chronology'
  | 'areas'
  | 'ports'
  | 'fleets'
  | 'campaignMovement'
  | 'peril'
  | 'quick'
  | 'campaignEvents'
  | 'campaignCosts'
  | 'campaignVictory'
  | 'archers'
  | 'ballista'
  | 'engine';

/** The cases of the rulebook. */
export type RuleCase =
  | '1'
  | '1.1'
  | '1.2'
  | '1.3'
  | '1.4'
  | '1.5'
  | '1.6'
  | '1.7'
  | '1.8'
  | '1.9'
  | '2'
  | '2.0'
  | '2.1'
  | '2.2'
  | '2.3'
  | '2.4'
  | '2.5'
  | '2.6'
  | '2.7'
  | '2.8'
  | '2.9'
  | '2.10'
  | '2.11'
  | '3'
  | '3.1'
  | '4'
  | '4.1'
  | '4.2'
  | '4.3'
  | '4.4'
  | '4.5'
  | '5'
  | '5.0'
  | '5.1'
  | '5.2'
  | '5.3'
  | '5.4'
  | '5.5'
  | '5.6'
  | '5.7'
  | '5.8'
  | '5.9'
  | '5.10'
  | '5.11'
  | '5.12'
  | '5.13'
  | '6'
  | '6.1'
  | '6.2'
  | '6.3'
  | '6.4'
  | '6.5'
  | '6.6'
  | '7'
  | '7.1'
  | '7.2'
  | '7.3'
  | '7.4'
  | '7.5'
  | '8'
  | '8.1'
  | '8.2'
  | '8.3'
  | '8.4'
  | '8.5'
  | '9'
  | '9.0'
  | '9.1'
  | '9.2'
  | '9.3'
  | '9.4'
  | '9.5'
  | '9.6'
  | '9.7'
  | '10'
  | '10.1'
  | '10.2'
  | '10.3'
  | '10.4'
  | '10.5'
  | '10.6'
  | '10.7'
  | '11'
  | '11.1'
  | '11.2'
  | '11.3'
  | '11.4'
  | '11.5'
  | '11.6'
  | '11.7'
  | '11.8'
  | '11.9'
  | '11.10'
  | '11.11'
  | '11.12'
  | '11.13'
  | '11.14'
  | '12'
  | '12.1'
  | '12.2'
  | '12.3'
  | '12.4'
  | '12.5'
  | '12.6'
  | '12.7'
  | '12.8'
  | '12.9'
  | '12.10'
  | '12.11'
  | '12.12'
  | '12.13'
  | '13'
  | '13.0'
  | '14'
  | '14.1'
  | '14.2'
  | '14.3'
  | '15'
  | '15.0';

/** What the rules of the game may name. */
export interface SalamisKeys extends RuleKeys {
  readonly refusals: Refusals;
  readonly events: Events;
  readonly charts: ChartId;
  readonly cases: RuleCase;
}

export type Violation = KitViolation<RuleCase>;
export const violation = violationOf<SalamisKeys>();
