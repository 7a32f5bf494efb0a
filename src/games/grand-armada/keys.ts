import { type Violation as KitViolation, type Named, type RuleKeys, violationOf } from '../../kit/action.js';

type Refusals = {
  readonly afterBoarding: Named<'ship'>;
  readonly allPlaced: Named;
  readonly assignedTwice: Named<'ship'>;
  readonly blocked: Named<'at' | 'by' | 'ship' | 'target'>;
  readonly brokenFire: Named<'ship'>;
  readonly cannotFire: Named<'ship'>;
  readonly cannotSail: Named<'ship' | 'status'>;
  readonly closeTooFar: Named<'range' | 'ship' | 'target'>;
  readonly crewTooFar: Named<'range' | 'ship' | 'target'>;
  readonly crewTooWeak: Named<'need' | 'range' | 'ship' | 'target'>;
  readonly crewUsed: Named<'ship'>;
  readonly crippled: Named<'ship', 'other'>;
  readonly enemyThere: Named<'by' | 'ship'>;
  readonly engaged: Named<'by' | 'ship' | 'target'>;
  readonly englishOnly: Named;
  readonly entered: Named<'ship'>;
  readonly entriesOver: Named<'ship'>;
  readonly entryEdge: Named<'column' | 'hex' | 'ship'>;
  readonly fixed: Named<'ship'>;
  readonly flightNearer: Named<'hex' | 'ship'>;
  readonly flightOver: Named<'ship'>;
  readonly flightTooNear: Named<'clear' | 'ship'>;
  readonly foughtAlready: Named<'other' | 'ship'>;
  readonly groupsOnly: Named;
  readonly gunsTooFar: Named<'need' | 'range' | 'ship' | 'target'>;
  readonly gunsUsed: Named<'ship'>;
  readonly held: Named<'by' | 'ship'>;
  readonly inTow: Named<'other' | 'ship'>;
  readonly intoWind: Named<'ship'>;
  readonly keepWay: Named<'ship'>;
  readonly moved: Named<'ship'>;
  readonly movedReact: Named<'ship'>;
  readonly movementOver: Named<'ship'>;
  readonly mustBoard: Named<'ship'>;
  readonly mustWithdraw: Named<'ship'>;
  readonly noExit: Named<'edge' | 'ship'>;
  readonly noLoser: Named<'ship'>;
  readonly noPoints: Named<'cost' | 'left' | 'ship'>;
  readonly noReason: Named<'fighting' | 'spent'>;
  readonly noReserve: Named<'ship'>;
  readonly noReserveNow: Named;
  readonly noRetreat: Named;
  readonly noShots: Named<'ship'>;
  readonly noTarget: Named<'ship' | 'status' | 'target'>;
  readonly noTow: Named<'ship'>;
  readonly noWayOut: Named<'by' | 'ship'>;
  readonly noYawDue: Named<'ship'>;
  readonly notBegun: Named;
  readonly notBoarding: Named<'other' | 'ship'>;
  readonly notDue: Named<'ship'>;
  readonly notHere: Named<'ship'>;
  readonly notHomeward: Named<'hex' | 'ship'>;
  readonly notPending: Named<'pending' | 'ship'>;
  readonly notSingle: Named<'ship'>;
  readonly notTouching: Named<'other' | 'ship'>;
  readonly notTowable: Named<'other' | 'ship'>;
  readonly notYours: Named<'ship'>;
  readonly occupied: Named<'hex', 'by'>;
  readonly openingOnly: Named;
  readonly orderedTwice: Named<'ship' | 'weapon'>;
  readonly outOfArc: Named<'ship' | 'target'>;
  readonly outsideZone: Named<'east' | 'hex' | 'north' | 'south' | 'west'>;
  readonly ownTarget: Named<'ship' | 'target'>;
  readonly pairsOnly: Named;
  readonly placed: Named<'ship'>;
  readonly placedTooNear: Named<'by' | 'hex' | 'range'>;
  readonly sand: Named<'hex'>;
  readonly shares: Named<'by' | 'ship'>;
  readonly silenced: Named<'ship'>;
  readonly stillToSail: Named<'ship'>;
  readonly stopped: Named<'ship'>;
  readonly tooEarly: Named<'turn'>;
  readonly towAhead: Named<'other' | 'ship'>;
  readonly towBlocked: Named<'by' | 'ship'>;
  readonly towTooFar: Named<'other' | 'ship'>;
  readonly towTurns: Named<'ship'>;
  readonly towedAlready: Named<'by' | 'other' | 'ship'>;
  readonly towerBroken: Named<'other' | 'ship'>;
  readonly turnedHere: Named<'ship'>;
  readonly turnsBack: Named<'ship'>;
  readonly unplaced: Named<'ship'>;
  readonly yawDue: Named<'ship'>;
};

type Events = {
  readonly activate: Named<'attitude' | 'crippled' | 'points', 'towing'>;
  readonly advance: Named<never, 'tow' | 'towHeading'>;
  readonly aground: Named;
  readonly becalmed: Named<'attitude' | 'crippled' | 'points', 'towing'>;
  readonly boarding: Named<'english' | 'loss' | 'lost' | 'spanish', 'left'>;
  readonly boardingEven: Named<'english' | 'loss' | 'lost' | 'spanish', 'left'>;
  readonly broken: Named;
  readonly captured: Named<'captor' | 'takers'>;
  readonly castOff: Named;
  readonly closeFire: Named;
  readonly damage: Named<'cost' | 'crew' | 'hull'>;
  readonly declines: Named;
  readonly defersYaw: Named;
  readonly deployed: Named;
  readonly 'ends.noShips': Named<'E' | 'S' | 'side' | 'tiebreak', 'spent'>;
  readonly 'ends.resign': Named<'E' | 'S' | 'side' | 'tiebreak'>;
  readonly 'ends.retreat': Named<'E' | 'S' | 'side' | 'tiebreak'>;
  readonly 'ends.turnLimit': Named<'E' | 'S' | 'side' | 'tiebreak'>;
  readonly enters: Named<'attitude' | 'group' | 'heading' | 'points'>;
  readonly firesCrew: Named<'hit', 'crew'>;
  readonly firesGuns: Named<'hit', 'crew' | 'hull'>;
  readonly flees: Named<'heading', 'leaves'>;
  readonly forces: Named;
  readonly freed: Named;
  readonly historical: Named;
  readonly holdsFire: Named;
  readonly initiative: Named<'english' | 'side' | 'spanish'>;
  readonly initiativeTie: Named<'english' | 'side' | 'spanish'>;
  readonly left: Named<'edge'>;
  readonly losesCrew: Named<never, 'left'>;
  readonly opens: Named<'from' | 'scenario' | 'turns'>;
  readonly passesReact: Named;
  readonly placed: Named<'heading'>;
  readonly points: Named<'E' | 'S'>;
  readonly recaptured: Named<'captor' | 'takers'>;
  readonly retreat: Named;
  readonly silenced: Named;
  readonly stays: Named<'by' | 'why'>;
  readonly strikes: Named<'captor' | 'takers'>;
  readonly sunk: Named;
  readonly takesInTow: Named;
  readonly tide: Named<'left' | 'loss', 'kept'>;
  readonly tideHolds: Named;
  readonly towParts: Named;
  readonly trims: Named<'hand' | 'heading'>;
  readonly turn: Named<'turn'>;
  readonly turns: Named<'hand' | 'heading' | 'sides'>;
  readonly unopposed: Named<'side'>;
  readonly windHolds: Named<'from'>;
  readonly windShifts: Named<'from'>;
  readonly yaws: Named<'heading'>;
  readonly yawsFirst: Named<'heading'>;
};

export type ChartId =
  | 'initiative'
  | 'attitude'
  | 'movement'
  | 'turns'
  | 'windChange'
  | 'gunnery'
  | 'crewFire'
  | 'boarding'
  | 'arcs'
  | 'tide'
  | 'limits'
  | 'ships'
  | 'ratings'
  | 'map'
  | 'scenarios'
  | 'starts'
  | 'reinforcements';

export type RuleCase =
  | '1.0'
  | '2.0'
  | '2.1'
  | '2.2'
  | '2.2.1'
  | '3.0'
  | '3.1'
  | '3.2'
  | '3.3'
  | '3.4'
  | '3.5'
  | '3.6'
  | '4.0'
  | '5.0'
  | '5.1'
  | '5.1.1'
  | '5.2'
  | '5.3'
  | '5.4'
  | '5.5'
  | '5.6'
  | '6.0'
  | '7.0'
  | '8.0'
  | '8.1'
  | '8.2'
  | '8.3'
  | '8.4'
  | '9.0'
  | '9.1'
  | '9.2'
  | '10.0'
  | '11.0';

export interface GrandArmadaKeys extends RuleKeys {
  readonly refusals: Refusals;
  readonly events: Events;
  readonly charts: ChartId;
  readonly cases: RuleCase;
}

export type Violation = KitViolation<RuleCase>;
export const violation = violationOf<GrandArmadaKeys>();
