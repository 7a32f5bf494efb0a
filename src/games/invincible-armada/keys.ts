import { type Violation as KitViolation, type Named, type RuleKeys, violationOf } from '../../kit/action.js';
import type { ChitId } from './ids.js';

type Refusals = {
  readonly alreadyBroken: Named<'who'>;
  readonly alreadyLow: Named<'who'>;
  readonly armadaRun: Named<'n'>;
  readonly bannerAlone: Named;
  readonly begun: Named;
  readonly brokenAttacker: Named<'who'>;
  readonly calm: Named<'who'>;
  readonly diagonal: Named<'who'>;
  readonly driftFar: Named<'square'>;
  readonly 'edge.east': Named<'square'>;
  readonly 'edge.north': Named<'square'>;
  readonly 'edge.west': Named<'square'>;
  readonly evadeFar: Named<'square'>;
  readonly fog: Named;
  readonly fouled: Named<'who'>;
  readonly friend: Named<'who'>;
  readonly fromMedina: Named<'who'>;
  readonly gales: Named;
  readonly galesRecovery: Named;
  readonly hasAmmo: Named<'who'>;
  readonly hulksAttack: Named<'who'>;
  readonly justLeft: Named<'who'>;
  readonly lowAmmoForGood: Named<'who'>;
  readonly moved: Named<'who'>;
  readonly mustStop: Named<'square'>;
  readonly noAttacker: Named;
  readonly noEntry: Named;
  readonly noHits: Named<'who'>;
  readonly noShot: Named<'who'>;
  readonly noSuchChit: Named<'index'>;
  readonly notAdjacent: Named<'who'>;
  readonly notAssigned: Named<'who'>;
  readonly notBeside: Named<'target' | 'who'>;
  readonly notBroken: Named<'who'>;
  readonly notCalais: Named<'square'>;
  readonly notComplete: Named<'left'>;
  readonly notConnected: Named<'from' | 'to'>;
  readonly notForBattle: Named<'chit'>;
  readonly notHeld: Named<'chit'>;
  readonly notMedina: Named<'who'>;
  readonly notNearest: Named<'square' | 'who'>;
  readonly notNext: Named<'from' | 'to'>;
  readonly notPending: Named<'who'>;
  readonly notWithArmada: Named<'who'>;
  readonly notYours: Named<'who'>;
  readonly nothingToResolve: Named;
  readonly occupied: Named<'by' | 'square'>;
  readonly offMap: Named<'who'>;
  readonly otherTactic: Named<'chit'>;
  readonly outside: Named<'square'>;
  readonly placed: Named<'who'>;
  readonly reinforceCalm: Named<'who'>;
  readonly reinforceOnMap: Named<'who'>;
  readonly sailed: Named<'who'>;
  readonly secondNeeded: Named<'who'>;
  readonly seymourHeld: Named;
  readonly shared: Named<'square'>;
  readonly sideUsed: Named<'dir' | 'who'>;
  readonly sidoniaEnglish: Named;
  readonly sidoniaUsed: Named;
  readonly slantUnused: Named<'squares' | 'who'>;
  readonly stillInside: Named<'square'>;
  readonly sunk: Named<'who'>;
  readonly tooFar: Named<'squares' | 'who'>;
  readonly tooManyBoxes: Named;
  readonly 'tooManyBoxes.calm': Named;
  readonly 'tooManyBoxes.fog': Named;
  readonly 'tooManyBoxes.gales': Named;
  readonly transferUsed: Named<'who'>;
  readonly twice: Named<'who'>;
  readonly twiceReturned: Named<'index'>;
  readonly underArmada: Named<'who'>;
  readonly upwind: Named<'square'>;
  readonly withdrawFar: Named<'square'>;
};

type Events = {
  readonly aground: Named;
  readonly ammoLasts: Named<'shot' | 'total'>;
  readonly anchor: Named;
  readonly armada: Named;
  readonly armadaLies: Named<never, 'why'>;
  readonly armyAbsent: Named<'attempt' | 'needed' | 'total'>;
  readonly armyArrives: Named<'attempt' | 'needed' | 'total'>;
  readonly armyCertain: Named<'attempt'>;
  readonly attack: Named;
  readonly battleOver: Named;
  readonly blessing: Named;
  readonly breaks: Named;
  readonly cancelled: Named<'chit'>;
  readonly caught: Named;
  readonly deployed: Named<'preset'>;
  readonly deploymentDone: Named;
  readonly disengage: Named;
  readonly drawn: Named<'chits'>;
  readonly drifts: Named<'row'>;
  readonly driftsTo: Named;
  readonly eliminated: Named;
  readonly enters: Named;
  readonly evades: Named;
  readonly exit: Named;
  readonly fire: Named<'dice' | 'each' | 'hits'>;
  readonly fireHit: Named;
  readonly fireships: Named<'english'>;
  readonly fireshipsOver: Named;
  readonly fit: Named<'added' | 'die' | 'needed' | 'total'>;
  readonly galeHit: Named;
  readonly galeMiss: Named;
  readonly handOfGod: Named<'chit'>;
  readonly holds: Named;
  readonly invasionPostponed: Named;
  readonly kept: Named<'chit'>;
  readonly losesFire: Named;
  readonly lowAmmo: Named<'shot' | 'total'>;
  readonly noDice: Named;
  readonly noRoom: Named;
  readonly noTarget: Named<'chit'>;
  readonly noThirdSquare: Named;
  readonly notRallied: Named;
  readonly notReinforced: Named;
  readonly notRepaired: Named<never, 'second'>;
  readonly notResupplied: Named;
  readonly placed: Named;
  readonly played: Named<'chit'>;
  readonly rallied: Named;
  readonly rammed: Named;
  readonly reform: Named;
  readonly reinforced: Named<never, 'gained'>;
  readonly rendezvousPostponed: Named;
  readonly repaired: Named<never, 'second'>;
  readonly 'result.armadaDestroyed': Named;
  readonly 'result.concession': Named;
  readonly 'result.conditionFailed': Named;
  readonly 'result.invasion': Named;
  readonly 'result.invasionFailed': Named;
  readonly 'result.seasonOver': Named;
  readonly resupplied: Named<never, 'left' | 'removed'>;
  readonly returned: Named<'chits'>;
  readonly sail: Named;
  readonly sails: Named;
  readonly sailsIn: Named;
  readonly stay: Named;
  readonly stormHit: Named;
  readonly stormMiss: Named;
  readonly tactics: Named<'english' | 'spanish'>;
  readonly testBegins: Named<'needed'>;
  readonly thirdSquare: Named;
  readonly transfer: Named;
  readonly trapped: Named;
  readonly turn: Named<'turn'>;
  readonly unfit: Named<'added' | 'die' | 'needed' | 'total'>;
  readonly wayOut: Named;
  readonly 'weather.calm': Named;
  readonly 'weather.fog': Named;
  readonly 'weather.gales': Named;
  readonly weatherEnds: Named<'was'>;
  readonly 'wind.badWeather': Named;
  readonly 'wind.east': Named;
  readonly 'wind.west': Named;
  readonly withdraws: Named;
} & { readonly [key in `event.${ChitId}`]: Named<never, 'wind'> };

export type ChartId =
  | 'tacticalMatrix'
  | 'battle'
  | 'morale'
  | 'moraleOdds'
  | 'lowAmmo'
  | 'retreat'
  | 'repair'
  | 'rally'
  | 'resupply'
  | 'thirdSquare'
  | 'reinforce'
  | 'weatherGauge'
  | 'badWeather'
  | 'weatherEffects'
  | 'galeDamage'
  | 'strategicMoves'
  | 'fireshipMorale'
  | 'fireshipDiagram'
  | 'condition'
  | 'conditionTest'
  | 'armyArrival'
  | 'strengths'
  | 'displays'
  | 'bonuses'
  | 'specials'
  | 'events'
  | 'strategicMap'
  | 'ports'
  | 'tacticalMap'
  | 'sailing'
  | 'deployments'
  | 'start'
  | 'options'
  | 'limits'
  | 'rulings';

export type RuleCase =
  | '1.0'
  | '1.1'
  | '2.0'
  | '2.1'
  | '2.2'
  | '2.2.1'
  | '2.2.2'
  | '2.2.3'
  | '2.2.4'
  | '2.3'
  | '3.0'
  | '4.0'
  | '4.1'
  | '4.2'
  | '4.3'
  | '5.0'
  | '6.0'
  | '6.1'
  | '6.1.1'
  | '6.1.2'
  | '6.1.3'
  | '6.1.4'
  | '7.0'
  | '7.1'
  | '7.2'
  | '7.3'
  | '7.4'
  | '7.4.1'
  | '7.4.2'
  | '7.4.3'
  | '7.5'
  | '7.6'
  | '8.0'
  | '8.1'
  | '8.2'
  | '8.2.1'
  | '8.3'
  | '8.3.1'
  | '8.4'
  | '8.4.1'
  | '8.4.2'
  | '8.4.3'
  | '9.0'
  | '9.1'
  | '9.2'
  | '9.3'
  | '10.0'
  | '11.0'
  | '11.1'
  | '12.0'
  | '12.1'
  | '12.2'
  | '12.3'
  | '12.4'
  | '13.0'
  | '13.1'
  | '13.2'
  | '14.0'
  | '14.1'
  | '14.2'
  | '14.3'
  | '15.0'
  | '15.1'
  | '15.2'
  | '16.0'
  | '17.0'
  | '17.1'
  | '17.1.1'
  | '17.1.2'
  | '17.1.3'
  | '17.1.4'
  | '17.1.5'
  | '17.1.6'
  | '17.1.6(a)'
  | '17.1.6(b)'
  | '17.1.6(c)'
  | '17.1.7'
  | '17.2'
  | '17.2.1'
  | '17.2.2'
  | '17.2.3'
  | '17.2.4'
  | '17.2.5'
  | '17.2.6'
  | '17.2.7'
  | '18.0';

export interface ArmadaKeys extends RuleKeys {
  readonly refusals: Refusals;
  readonly events: Events;
  readonly charts: ChartId;
  readonly cases: RuleCase;
}

export type Violation = KitViolation<RuleCase>;
export const violation = violationOf<ArmadaKeys>();
