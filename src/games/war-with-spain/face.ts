/** What a board may ask of this game: its one face to whoever draws it. */

export { navalColumnNames } from './charts/navalColumns.js';
export { AREA_IDS, AREAS, type AreaId } from './data/areas.js';
export { ARMY, ARMY_COUNTERS, type ArmyCounter } from './data/armies.js';
export { CALENDAR, LAST_TURN, turnInfo } from './data/calendar.js';
export { CITIES, CITY_IDS, type City } from './data/cities.js';
export type { SideKind } from './data/hexsides.js';
export { LEADER_MA, LEADERS } from './data/leaders.js';
export { AREA_AT, areaOf, grid, isCoastal, nationOf, sideKind, TERRAIN, type Terrain, terrainOf, ZONE_AT, zoneOf } from './data/map.js';
export { FRENCH, type LandNation, RAISED } from './data/nations.js';
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
  VICTORY_LEVELS,
  WIND_EFFECTS,
} from './data/tables.js';
export { TRACK_IDS, TRACKS, type TrackId, trackOfCity } from './data/tracks.js';
export { ZONE_IDS, ZONES, type ZoneId } from './data/zones.js';
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
export { waysAshore } from './rules/activation/ashore.js';
export { replacements, stepsReplaced } from './rules/landCombat/lossChoices.js';
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
export { bandsOf, reachOf } from './rules/landMovement/marchRoutes.js';
export { around, cityAt, crossingTo, isMarchable, isPort } from './rules/map.js';
export { bankruptShips, thirdOf } from './rules/money/bankruptcy.js';
export { marketsOf, munitionsPrice } from './rules/money/munitions.js';
export { armyPrice, repairPrice, shipPrice } from './rules/money/prices.js';
export { paidArmies, upkeep } from './rules/money/upkeep.js';
export { disengageFrom } from './rules/navalCombat/disengagement.js';
export { fighters } from './rules/navalCombat/losses.js';
export { type StackStrength, stackStrength, weatherGage } from './rules/navalCombat/strength.js';
export { routesTo } from './rules/navalMovement/interception/interceptors.js';
export { type Reach, reachFrom } from './rules/navalMovement/reach.js';
export { coastalAllowance, isCoastalPath, keelOf } from './rules/navalMovement/seaRoutes.js';
export { allowanceOf, feelsWind, pathAgainst, windColumn } from './rules/navalMovement/wind.js';
export { isIdle } from './rules/turn/navalPhase.js';
export {
  armySteps,
  capacity,
  fleetIds,
  fleetOf,
  isHidden,
  shipFace,
  shipSteps,
  shipsAt,
  shipsOf,
  sideOfUnit,
  strengthOf,
} from './rules/units.js';
export { isBlocked } from './rules/victory/control.js';
export { frenchCities, levelOf, points, spanishLead } from './rules/victory/victory.js';
export { groupSide, isFleet, isHex, isTrack } from './rules/whereabouts.js';
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
