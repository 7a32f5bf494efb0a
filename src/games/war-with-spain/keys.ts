import { type Violation as KitViolation, type Named, type RuleKeys, violationOf } from '../../kit/action.js';

/** The keys of the refusals, with the values that each takes. */
type Refusals = {
  readonly armyAttacked: Named<'unit'>;
  readonly armyBesieged: Named<'unit'>;
  readonly ashoreAtSea: Named<'leader'>;
  readonly assignHim: Named<'leader'>;
  readonly assignedAlready: Named<'leader'>;
  readonly attackedAlready: Named<'fleet'>;
  readonly attackedFrom: Named<'hex'>;
  readonly attackedThere: Named<'hex'>;
  readonly besiegedApart: Named<'unit'>;
  readonly besiegedInside: Named<'unit'>;
  readonly besiegedOnly: Named<'hex'>;
  readonly besiegersThere: Named<'hex'>;
  readonly cannotFollow: Named<'fleet' | 'hex'>;
  readonly cannotIntercept: Named<'fleet' | 'hex'>;
  readonly coastStops: Named<'hex'>;
  readonly deepFirst: Named<'other' | 'unit'>;
  readonly deepInShallows: Named<'fleet' | 'hex'>;
  readonly detachAll: Named;
  readonly dropLess: Named<'over'>;
  readonly dropMore: Named<'over'>;
  readonly dutchLimit: Named<'hex' | 'unit'>;
  readonly dutchRange: Named<'hex'>;
  readonly embarkInPort: Named<'hex'>;
  readonly enemyAshore: Named<'hex'>;
  readonly enemyShips: Named<'hex'>;
  readonly enemyThere: Named<'hex'>;
  readonly enemyUnits: Named<'hex'>;
  readonly entryDue: Named;
  readonly fleetAlready: Named<'fleet'>;
  readonly fleetsApart: Named<'from' | 'into'>;
  readonly frenchLimit: Named<'hex' | 'unit'>;
  readonly fromOneHex: Named<'hex'>;
  readonly germanLimit: Named<'hex' | 'unit'>;
  readonly germanStates: Named<'hex' | 'unit'>;
  readonly giveUpThird: Named<'count'>;
  readonly goesTooMuch: Named<'units'>;
  readonly greatLoss: Named<'unit'>;
  readonly groupBesieged: Named<'group'>;
  readonly groupMoved: Named<'group'>;
  readonly holdsAnyway: Named<'unit'>;
  readonly homebound: Named<'unit'>;
  readonly icebound: Named<'fleet'>;
  readonly inFleetAlready: Named<'fleet' | 'unit'>;
  readonly irishLimit: Named<'hex' | 'unit'>;
  readonly justLanded: Named<'unit'>;
  readonly landLeader: Named<'leader'>;
  readonly layUpInPort: Named<'unit'>;
  readonly leaderBesieged: Named<'leader'>;
  readonly leaderMoved: Named<'leader'>;
  readonly leaderNotThere: Named<'hex' | 'leader'>;
  readonly leadersNeedMen: Named;
  readonly looseAtSea: Named<'fleet'>;
  readonly marchTooFar: Named<'hexes' | 'unit'>;
  readonly marchedAlready: Named<'unit'>;
  readonly marketShut: Named<'hex'>;
  readonly mayNotAdvance: Named<'unit'>;
  readonly mayStay: Named<'unit'>;
  readonly monthDue: Named;
  readonly moreThanFleet: Named<'fleet'>;
  readonly mustFight: Named;
  readonly namedTwice: Named<'unit'>;
  readonly neutralHex: Named<'hex'>;
  readonly noChoiceOfShip: Named<'unit'>;
  readonly noEnemy: Named<'hex'>;
  readonly noEntryNow: Named;
  readonly noFleet: Named<'fleet'>;
  readonly noGroup: Named<'group'>;
  readonly noGuns: Named<'fleet'>;
  readonly noMarker: Named;
  readonly noMarket: Named<'fleet' | 'hex'>;
  readonly noMonthNow: Named;
  readonly noMunitions: Named<'fleet'>;
  readonly noMuster: Named<'unit'>;
  readonly noOrder: Named;
  readonly noPassage: Named<'from' | 'to'>;
  readonly noReplacement: Named;
  readonly noRetreatThere: Named<'hex'>;
  readonly noRoad: Named<'from' | 'to'>;
  readonly noRoom: Named<'group' | 'room' | 'strength'>;
  readonly noShips: Named;
  readonly noShore: Named<'hex'>;
  readonly noSiege: Named<'hex'>;
  readonly noTreasure: Named;
  readonly noWater: Named<'hex'>;
  readonly nobodyAttacks: Named;
  readonly nobodyInside: Named<'hex'>;
  readonly nobodyMarches: Named;
  readonly nobodyNamed: Named;
  readonly nobodyThere: Named<'hex'>;
  readonly notAboard: Named<'unit'>;
  readonly notAshore: Named<'unit'>;
  readonly notAtHome: Named<'unit'>;
  readonly notBeside: Named<'fleet' | 'hex'>;
  readonly notBuiltThere: Named<'track' | 'unit'>;
  readonly notCoastal: Named;
  readonly notInBattle: Named<'unit'>;
  readonly notInBoxOne: Named<'unit'>;
  readonly notInBoxTwo: Named<'unit'>;
  readonly notInFleet: Named<'fleet' | 'unit'>;
  readonly notInGroup: Named<'group' | 'unit'>;
  readonly notInHex: Named<'hex' | 'unit'>;
  readonly notInPool: Named<'unit'>;
  readonly notItsPlace: Named<'hex' | 'unit'>;
  readonly notItsPost: Named<'hex'>;
  readonly notLoose: Named<'unit'>;
  readonly notNow: Named<'move'>;
  readonly notOfRising: Named<'unit'>;
  readonly notOnMap: Named<'unit'>;
  readonly notPaid: Named<'unit'>;
  readonly notRepairedThere: Named<'hex' | 'unit'>;
  readonly notSailing: Named<'unit'>;
  readonly notTheirCountry: Named<'hex'>;
  readonly notTheirs: Named<'unit'>;
  readonly notTogether: Named;
  readonly notWesternEdge: Named<'hex'>;
  readonly notYourArmy: Named<'unit'>;
  readonly notYourLeader: Named<'leader'>;
  readonly notYourShip: Named<'unit'>;
  readonly nothingToKeep: Named<'fleet'>;
  readonly placeThemAll: Named;
  readonly planEmpty: Named<'hex'>;
  readonly planOffPath: Named<'hex'>;
  readonly portFull: Named<'left' | 'track'>;
  readonly provinceHasOne: Named<'hex'>;
  readonly repairInPort: Named<'unit'>;
  readonly replacedTwice: Named;
  readonly risenAlready: Named<'unit'>;
  readonly sameFleet: Named<'fleet'>;
  readonly saveShips: Named<'count' | 'hex'>;
  readonly scotlandClosed: Named<'hex' | 'unit'>;
  readonly scotsLimit: Named<'hex' | 'unit'>;
  readonly shipBesieged: Named<'unit'>;
  readonly shipIcebound: Named<'unit'>;
  readonly shipMoved: Named<'unit'>;
  readonly shipNotThere: Named<'leader' | 'unit'>;
  readonly shipsTooBig: Named<'hex' | 'room'>;
  readonly sixSailed: Named<'most'>;
  readonly spanishFleet: Named;
  readonly standingSame: Named;
  readonly staysTooMuch: Named<'units'>;
  readonly stepsToLose: Named<'lost' | 'steps'>;
  readonly stoppedFleet: Named<'fleet'>;
  readonly tooDear: Named<'cost' | 'left'>;
  readonly tooDeep: Named<'hex'>;
  readonly tooFar: Named<'hexes' | 'most'>;
  readonly tooManySteps: Named<'unit'>;
  readonly tooStrong: Named<'left' | 'unit'>;
  readonly trackBlocked: Named<'track'>;
  readonly trackNotYours: Named<'track'>;
  readonly treasureInFleet: Named<'fleet'>;
  readonly triedAlready: Named<'fleet'>;
  readonly undamaged: Named<'unit'>;
  readonly winterWork: Named<'track'>;
};

/** The keys of the events, with the values that each takes. */
type Events = {
  readonly advances: Named;
  readonly armiesAttack: Named<'counters' | 'withBesieged'>;
  readonly assaultsEnd: Named;
  readonly attacks: Named;
  readonly attacksEnd: Named;
  readonly attrition: Named<'lost'>;
  readonly bankrupt: Named<'ducats' | 'points' | 'short'>;
  readonly battle: Named<'attack' | 'attackers' | 'column' | 'defence' | 'defenders' | 'insiders' | 'lost' | 'retreat'>;
  readonly battleEnds: Named;
  readonly battleLosses: Named<'steps' | 'sunk'>;
  readonly besieged: Named;
  readonly breaksOff: Named;
  readonly captured: Named<'city' | 'from'>;
  readonly cargoLost: Named;
  readonly caughtFight: Named;
  readonly closes: Named;
  readonly coasts: Named;
  readonly concedes: Named;
  readonly detaches: Named;
  readonly disbands: Named;
  readonly disengages: Named<'need'>;
  readonly embarks: Named;
  readonly englishRevolt: Named<'strength'>;
  readonly fleetBreaksUp: Named;
  readonly fleetForms: Named;
  readonly fleetGrows: Named;
  readonly fleetShrinks: Named;
  readonly fleetsJoin: Named;
  readonly franceViolated: Named<'other' | 'violator'>;
  readonly frenchTakeSides: Named;
  readonly hunger: Named<'clock' | 'limit'>;
  readonly income: Named<'ducats' | 'missing' | 'treasury'>;
  readonly interceptFails: Named;
  readonly intercepts: Named;
  readonly irishRevolt: Named<'landed' | 'strength'>;
  readonly laidUp: Named<'track'>;
  readonly landLosses: Named<'fresh' | 'gone' | 'hurt' | 'steps'>;
  readonly lands: Named<'counters'>;
  readonly launched: Named;
  readonly leaderFlees: Named;
  readonly leaderLost: Named;
  readonly leaderTaken: Named;
  readonly maintains: Named<'ducats' | 'left' | 'paid'>;
  readonly marches: Named<'counters'>;
  readonly marchesEnd: Named;
  readonly munitions: Named<'munitions'>;
  readonly muster: Named;
  readonly noRetreat: Named;
  readonly 'order.buildLand': Named<'cost' | 'where'>;
  readonly 'order.buildNaval': Named<'cost' | 'where'>;
  readonly 'order.musterFree': Named<'cost' | 'where'>;
  readonly 'order.placeLand': Named<'cost' | 'where'>;
  readonly 'order.repairNaval': Named<'cost' | 'where'>;
  readonly 'order.setHold': Named<'cost' | 'where'>;
  readonly papalGrant: Named<'ducats'>;
  readonly portOpen: Named;
  readonly retreats: Named;
  readonly rises: Named;
  readonly risingEnds: Named<'revolt' | 'units'>;
  readonly round: Named<'attacker' | 'column' | 'defender' | 'differential' | 'gage' | 'inflicted' | 'lost' | 'round'>;
  readonly sailingEnds: Named;
  readonly sails: Named;
  readonly santaCruz: Named;
  readonly scottishRevolt: Named<'strength'>;
  readonly shipsBesieged: Named;
  readonly shipsGivenUp: Named;
  readonly shipsTaken: Named;
  readonly siegeLifted: Named;
  readonly stackShown: Named;
  readonly standsFast: Named;
  readonly starved: Named;
  readonly staysEngaged: Named<'need'>;
  readonly stormLosses: Named<'steps' | 'sunk'>;
  readonly trackLost: Named<'track'>;
  readonly treasureEnters: Named;
  readonly treasureLost: Named<'penalty' | 'prize'>;
  readonly treasureSafe: Named;
  readonly turn: Named<'turn'>;
  readonly turnEnds: Named<'england' | 'english' | 'spain' | 'spanish' | 'turn'>;
  readonly warEnds: Named<'diff' | 'level' | 'reason'>;
  readonly wind: Named<'against' | 'ma' | 'steps'>;
};

/** The charts. */
export type ChartId =
  | 'wind'
  | 'navalCombat'
  | 'interception'
  | 'disengagement'
  | 'navalFactors'
  | 'zones'
  | 'land'
  | 'sieges'
  | 'attrition'
  | 'income'
  | 'prices'
  | 'irish'
  | 'english'
  | 'scottish'
  | 'victory'
  | 'ships'
  | 'armies'
  | 'leaders'
  | 'cities'
  | 'tracks'
  | 'areas'
  | 'hexsides'
  | 'calendar';

/** The cases of the rulebook. */
export type RuleCase =
  | '1.0'
  | '2.0'
  | '2.1'
  | '2.2'
  | '3.0'
  | '3.1'
  | '3.2'
  | '3.3'
  | '3.4'
  | '3.21'
  | '3.22'
  | '3.23'
  | '4.0'
  | '4.1'
  | '4.2'
  | '5.0'
  | '5.1'
  | '5.2'
  | '5.3'
  | '5.4'
  | '5.5'
  | '5.6'
  | '5.7'
  | '5.11'
  | '5.12'
  | '5.13'
  | '5.21'
  | '5.22'
  | '5.23'
  | '5.24'
  | '5.25'
  | '5.31'
  | '5.32'
  | '5.41'
  | '5.42'
  | '5.51'
  | '5.52'
  | '5.53'
  | '5.54'
  | '5.55'
  | '5.56'
  | '5.57'
  | '5.61'
  | '5.62'
  | '5.63'
  | '5.64'
  | '5.71'
  | '5.72'
  | '6.0'
  | '6.1'
  | '6.2'
  | '6.3'
  | '6.4'
  | '6.5'
  | '6.6'
  | '6.7'
  | '6.8'
  | '6.11'
  | '6.12'
  | '6.13'
  | '6.14'
  | '6.15'
  | '6.21'
  | '6.22'
  | '6.23'
  | '6.24'
  | '6.25'
  | '6.26'
  | '6.27'
  | '6.31'
  | '6.32'
  | '6.33'
  | '6.34'
  | '6.35'
  | '6.41'
  | '6.44'
  | '6.45'
  | '6.46'
  | '6.51'
  | '6.52'
  | '6.53'
  | '6.54'
  | '7.0'
  | '7.1'
  | '7.2'
  | '7.3'
  | '7.4'
  | '7.5'
  | '7.6'
  | '7.7'
  | '7.11'
  | '7.12'
  | '7.13'
  | '7.14'
  | '7.31'
  | '7.32'
  | '7.33'
  | '7.41'
  | '7.42'
  | '7.43'
  | '7.51'
  | '7.52'
  | '7.53'
  | '7.54'
  | '7.61'
  | '7.62'
  | '7.63'
  | '7.64'
  | '7.71'
  | '7.72'
  | '7.73'
  | '8.0'
  | '8.1'
  | '8.2'
  | '8.3'
  | '8.11'
  | '8.12'
  | '8.13'
  | '8.14'
  | '8.21'
  | '8.22'
  | '8.23'
  | '8.24'
  | '8.25'
  | '8.26'
  | '8.27'
  | '8.28'
  | '9.0'
  | '9.1'
  | '9.2'
  | '9.3'
  | '9.11'
  | '9.12'
  | '9.13'
  | '9.14'
  | '9.15'
  | '9.21'
  | '9.22'
  | '9.23'
  | '9.24'
  | '10.0'
  | '10.1'
  | '10.2'
  | '10.3'
  | '10.4'
  | '10.11'
  | '10.12'
  | '10.13'
  | '10.14'
  | '10.15'
  | '10.16'
  | '10.17'
  | '10.21'
  | '10.22'
  | '10.23'
  | '10.24'
  | '10.25'
  | '10.31'
  | '10.32'
  | '10.33'
  | '10.34'
  | '11.0'
  | '11.1'
  | '11.2'
  | '11.3'
  | '11.4'
  | '11.5'
  | '11.11'
  | '11.12'
  | '11.13'
  | '11.14'
  | '11.15'
  | '11.16'
  | '11.17'
  | '11.18'
  | '11.19'
  | '11.21'
  | '11.22'
  | '11.23'
  | '11.24'
  | '11.25'
  | '11.26'
  | '11.27'
  | '12.0'
  | '12.1'
  | '12.2'
  | '12.3'
  | '12.11'
  | '12.12'
  | '12.13'
  | '12.21'
  | '12.22'
  | '12.23'
  | '13.0'
  | '13.1'
  | '13.2'
  | '13.11'
  | '13.12'
  | '13.13'
  | '13.14'
  | '13.15'
  | '13.16'
  | '13.17'
  | '13.18'
  | '13.19'
  | '14.0'
  | '14.1'
  | '14.2'
  | '14.3'
  | '14.21'
  | '14.22'
  | '14.23'
  | '15.0'
  | '15.1'
  | '15.2'
  | '15.3'
  | '15.4'
  | '15.5'
  | '15.6'
  | '15.11'
  | '15.12'
  | '15.13'
  | '15.14'
  | '15.21'
  | '15.22'
  | '15.23'
  | '15.24'
  | '15.31'
  | '15.32'
  | '15.33'
  | '15.34'
  | '15.35'
  | '15.36'
  | '16.0'
  | '16.1'
  | '16.2'
  | '16.3'
  | '16.4'
  | '17.0'
  | '18.0';

/** What the rules of the game may name. */
export interface WarKeys extends RuleKeys {
  readonly refusals: Refusals;
  readonly events: Events;
  readonly charts: ChartId;
  readonly cases: RuleCase;
}

export type Violation = KitViolation<RuleCase>;
export const violation = violationOf<WarKeys>();
