export { bearings, COLUMNS, directionOf, grid, isSand, ROWS, rangeBetween, SANDBARS, swung } from './data/map.js';
export { type Scenario, scenarioData, scenarioOf } from './data/scenarios.js';
export { type Rating, ROSTER } from './data/ships.js';
export { MOVEMENT, WIND_EVERY } from './data/tables.js';
export { definition as grandArmada } from './definition.js';
export {
  type Edge,
  GROUPS,
  HANDS,
  type Hand,
  HEADINGS,
  type Heading,
  type HexId,
  opponentOf,
  type ScenarioNumber,
  SHIPS,
  type ShipId,
  SIDES,
  type Side,
  type Sides,
  TURN_SIDES,
  WEAPONS,
  type Weapon,
} from './ids.js';
export { arcOf, boardingOdds, type ShotPreview, sailing, shotsOf } from './preview.js';
export { boardingComponents, openPairs, strength, validBoardingLists } from './rules/boarding.js';
export { unplaced, zoneHexes } from './rules/deploy.js';
export { engagedWith, holdersOf } from './rules/grappling.js';
export {
  bestVolley,
  closeOrders,
  crewModifiers,
  dieChance,
  gunModifiers,
  gunNeed,
  needOf,
  reactors,
  shotsLeft,
  weaponRefusal,
} from './rules/gunnery.js';
export { strands } from './rules/leaving.js';
export { losers } from './rules/losses.js';
export { activeOf, helmOf, idle, owesWay, wayUnmet } from './rules/movementPoints.js';
export { berths, endStates, freshHelm, pathTo, type Reached } from './rules/reach.js';
export { chargedTo, entryHexes, reserves } from './rules/reinforcements.js';
export {
  afterTurn,
  type Helm,
  isNo,
  oneAhead,
  onward,
  trimRefusal,
  turnCost,
  turnRefusal,
  type Vessel,
  vesselOf,
} from './rules/sailing.js';
export {
  adjacent,
  crewOf,
  enemiesBeside,
  flag,
  fleet,
  isBroken,
  isCrippled,
  isFighting,
  isFixed,
  isUnderWay,
  lookout,
  onMap,
  placeOf,
  rangeOf,
  ship,
} from './rules/ships.js';
export { afterWorstTide, owesTide } from './rules/tide.js';
export { account, computeVP, tiebreakSide } from './rules/victory.js';
export { attitude } from './rules/wind.js';
export { fugitives, type Token } from './rules/withdrawal.js';
export type { GrandArmadaMove } from './sequence.js';
export type { PREFERENCES } from './standing.js';
export {
  type Boarding,
  type GrandArmada,
  type GrandArmadaResult,
  type Pair,
  type Ship,
  type Status,
  type Step,
  seatOf,
  sideOf,
  type Volley,
} from './state.js';
export { words } from './words/index.js';
