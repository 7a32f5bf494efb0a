// Exports of the game for its board.

export { navalColumnNames } from './charts/sea.js';
export { ARMY, ARMY_COUNTERS, type ArmyCounter } from './data/armies.js';
export { CITIES, CITY_IDS, type City } from './data/cities.js';
export { LEADER_MA, LEADERS } from './data/leaders.js';
export type { SideKind } from './data/map.js';
export {
  AREA_AT,
  AREA_IDS,
  AREAS,
  type AreaId,
  areaOf,
  FRENCH,
  grid,
  isCoastal,
  type LandNation,
  nationOf,
  RAISED,
  sideKind,
  TERRAIN,
  type Terrain,
  terrainOf,
  ZONE_AT,
  ZONE_IDS,
  ZONES,
  type ZoneId,
  zoneOf,
} from './data/map.js';
export { type Scenario, scenarioOf } from './data/scenarios.js';
export { type FamilyId, SHIP, SHIPS, type ShipCounter, type ShipFace } from './data/ships.js';
export {
  ATTRITION,
  DISENGAGE,
  DUTCH_RANGE,
  INTERCEPTION,
  LAND_COLUMNS,
  LAND_RESULTS,
  NAVAL_COLUMNS,
  NAVAL_RESULTS,
  PRICES,
  SIEGE,
  WIND_EFFECTS,
} from './data/tables.js';
export { CALENDAR, TRACK_IDS, TRACKS, type TrackId, trackOfCity, turnInfo } from './data/tracks.js';
export { definition as warWithSpain } from './definition.js';
export {
  type Box,
  FLEET_NOS,
  type FleetId,
  type FleetNo,
  fleetId,
  type HexId,
  type LeaderId,
  opponentOf,
  SIDES,
  type Side,
  STANDINGS,
  seatOf,
  sideOf,
  TF,
  type UnitId,
} from './ids.js';
export { valueUsed } from './rules/activation/activationValue.js';
export { waysAshore } from './rules/activation/placing.js';
export { replacements, stepsReplaced } from './rules/landCombat/losses.js';
export {
  attackers,
  attackStrength,
  type Clash,
  defenceStrength,
  defenderOf,
  defenders,
  kindOf,
  leadersWith,
  oddsColumn,
  type Strength,
  wallFactor,
} from './rules/landCombat/strength.js';
export { bandsOf, reachOf } from './rules/landMovement/marchLimits.js';
export { around, cityAt, crossingTo, isMarchable, isPort } from './rules/map.js';
export { bankruptShips, thirdOf } from './rules/money/bankruptcy.js';
export { marketsOf, munitionsPrice } from './rules/money/munitions.js';
export { armyPrice, paidArmies, repairPrice, shipPrice, upkeep } from './rules/money/upkeep.js';
export { disengageFrom } from './rules/navalCombat/battle.js';
export { fighters } from './rules/navalCombat/losses.js';
export { type StackStrength, stackStrength, weatherGage } from './rules/navalCombat/strength.js';
export { routesTo } from './rules/navalMovement/interception/interception.js';
export { type Reach, reachFrom } from './rules/navalMovement/reach.js';
export { coastalAllowance, isCoastalPath, keelOf } from './rules/navalMovement/seaRoutes.js';
export { allowanceOf, feelsWind, pathAgainst, windColumn } from './rules/navalMovement/wind.js';
export { isIdle } from './rules/turn/navalPhase.js';
export {
  armySteps,
  capacity,
  fleetIds,
  fleetOf,
  groupSide,
  isFleet,
  isHex,
  isHidden,
  isTrack,
  shipFace,
  shipSteps,
  shipsAt,
  shipsOf,
  sideOfUnit,
  strengthOf,
} from './rules/units.js';
export { isBlocked } from './rules/victory/control.js';
export { frenchCities, levelOf, points, spanishLead } from './rules/victory/victory.js';
export { isFleetIcebound } from './rules/winter/icebound.js';
export type { WarMove } from './sequence.js';
export { setup } from './setup.js';
export type { PREFERENCES } from './standing.js';
export {
  awaiting,
  type Cargo,
  type GroupId,
  type Loss,
  type Order,
  type Pending,
  type PhaseId,
  type PlanEntry,
  phasing,
  type Step,
  type WarWithSpain,
} from './state.js';
export { type WarWords, words } from './words/index.js';
export { turnName } from './words/turnName.js';
