/** What a board may ask of this game: its one face to whoever draws it. */
export { AREA_IDS, AREAS, type AreaId } from './data/areas.js';
export { ARMY, ARMY_COUNTERS, type ArmyCounter } from './data/armies.js';
export { CALENDAR, LAST_TURN, turnInfo } from './data/calendar.js';
export { charts } from './data/charts.js';
export { CITIES, CITY_IDS, type City } from './data/cities.js';
export type { SideKind } from './data/hexsides.js';
export { LEADER_MA, LEADERS } from './data/leaders.js';
export { AREA_AT, areaOf, grid, isCoastal, nationOf, sideKind, TERRAIN, type Terrain, terrainOf, ZONE_AT, zoneOf } from './data/map.js';
export { FRENCH, type LandNation, RAISED } from './data/nations.js';
export { SHIP, SHIPS, type ShipCounter, type ShipFace } from './data/ships.js';
export {
  ATTRITION,
  DISENGAGE,
  DUTCH_RANGE,
  INTERCEPTION,
  LAND_COLUMNS,
  LAND_RESULTS,
  NAVAL_COLUMN_NAMES,
  NAVAL_COLUMNS,
  NAVAL_RESULTS,
  PRICES,
  SIEGE,
  VICTORY_LEVELS,
  WIND_EFFECTS,
} from './data/tables.js';
export { TRACK_IDS, TRACKS, type TrackId, trackOfCity } from './data/tracks.js';
export { ZONE_IDS, ZONES, type ZoneId } from './data/zones.js';
export {
  type Box,
  enemyOf,
  FLEET_NOS,
  type FleetId,
  type FleetNo,
  fleetId,
  type HexId,
  type LeaderId,
  SIDES,
  type Side,
  STANDINGS,
  TF,
  type UnitId,
} from './ids.js';
export { rules, type WarMove, warWithSpain } from './index.js';
export { valueUsed } from './rules/activationValue.js';
export { thirdOf } from './rules/bankruptcy.js';
export { isBlocked } from './rules/control.js';
export { routesTo } from './rules/interception.js';
export { replacements, stepsReplaced } from './rules/landLosses.js';
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
} from './rules/landStrength.js';
export { armyPrice, paidArmies, repairPrice, shipPrice, upkeep } from './rules/maintenance.js';
export { cityAt, crossingTo, isMarchable, isPort } from './rules/map.js';
export { bandsOf, reachOf } from './rules/marchRoutes.js';
export { munitionsPrice } from './rules/munitions.js';
export { disengageFrom } from './rules/navalCombat.js';
export { fighters } from './rules/navalLosses.js';
export { isIdle } from './rules/navalPhase.js';
export { type StackStrength, stackStrength, weatherGage } from './rules/navalStrength.js';
export { groupSide, isFleet, isHex, isTrack } from './rules/places.js';
export { coastalAllowance, isCoastalPath, isFleetIcebound, keelOf, type Reach, reachFrom } from './rules/seaRoutes.js';
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
export { frenchCities, levelOf, points, spanishLead } from './rules/victory.js';
export { allowanceOf, feelsWind, pathAgainst, windColumn } from './rules/wind.js';
export { setup } from './setup.js';
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
  seatOf,
  sideOf,
  type WarWithSpain,
} from './state.js';
export { armyName, FORMATIONS } from './texts/armies.js';
export { sentence, texts } from './texts.js';
