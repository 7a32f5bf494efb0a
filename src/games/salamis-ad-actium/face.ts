/** The exports of this game that boards may import. */

export { ASSAULT, COSTS, MONTHS, PERIL, PERIL_MONTH, QUICK_RESULT, STANCES } from './campaign/data/tables.js';
export { THEATRES } from './campaign/data/theatres.js';
export type { BattleCast } from './campaign/rules/aftermath.js';
export { areaIds, areaOfPort, isMajor, majorsHeld, routeBetween, theatreOf } from './campaign/rules/areas.js';
export { fleetIds, fleetOf, partedName } from './campaign/rules/fleets.js';
export { destinations, ordersSoFar } from './campaign/rules/orders.js';
export { assaultModifiers, quickModifiers } from './campaign/rules/quickBattle.js';
export { missing, priceOf, recruits } from './campaign/rules/replacements.js';
export type { Campaign, FleetOrder, Stance } from './campaign/state.js';
export { EQUIPMENT, type EquipmentId, SHIP_TYPE_IDS, type ShipType, type ShipTypeId, shipType } from './data/equipment.js';
export { FLEET_LISTS, LIST_IDS, type ListId } from './data/fleetLists.js';
export {
  ANSWER_UP_TO,
  ANSWERS,
  type Answer,
  CREWS,
  type Crew,
  FAVOURS,
  GOD_NAMES,
  GODS,
  type God,
  LIBATIONS,
  type Pantheon,
  TRAININGS,
  type Training,
  VICTORY_POINTS,
} from './data/intermediate.js';
export { MOVEMENT } from './data/movement.js';
export { scenario } from './data/scenarios.js';
export { CONTROL_RANGE, OFF_TABLE } from './data/setup.js';
export { QUARTERS } from './data/terrain.js';
export { definition as salamisAdActium } from './definition.js';
export { fleetName, shortFleetName, stationName } from './fleetName.js';
export { dist2, gap, point, rect, shapeOf, within } from './geometry/shapes.js';
export type { Events } from './keys/events.js';
export { boardingOdds, capsizeOdds, shotPreview, type WeaponReach, weaponsOf } from './preview/boarding.js';
export { type Drift, type Levels, type MovePreview, movePreview, type Sailing, weatherOn } from './preview/moves.js';
export {
  baseOf,
  fightingOarsmen,
  fleet,
  isDone,
  isOnTable,
  isSailing,
  loadOf,
  members,
  onTable,
  sizeOf,
  typeOf,
} from './rules/basics/ships.js';
export { capsizeRefusal, targetsOf } from './rules/boarding/actions.js';
export { mostAboard, type Party } from './rules/boarding/capture.js';
export { grappleChance } from './rules/boarding/grappling.js';
export { isDeaf, type Wish } from './rules/divineIntervention/prayers.js';
export { isSteady } from './rules/intermediate/officers.js';
export { mainBody } from './rules/intermediate/squadronMorale.js';
export type { Transfer } from './rules/intermediate/transfers.js';
export { goneOf, objectiveOf, strengthAtStart, victoryPoints } from './rules/lostBattles/victory.js';
export { allowance, type Helm, helmOf, turnClass } from './rules/movement/allowance.js';
export { watersOf } from './rules/movement/memory.js';
export { type Leg, type Mode, type Order, type Policy, policyOf } from './rules/movement/order.js';
export { lengthOf, stationsOf, type Way } from './rules/movement/path.js';
export { adopt } from './rules/points/adopt.js';
export { isFleet } from './rules/points/fleetArg.js';
export { fleetFault, ownList, plainShip } from './rules/points/fleetLaw.js';
export { christened } from './rules/points/outfit.js';
export { defaultFleet } from './rules/points/plainFleet.js';
export { commandTraining, crewTraining, fleetPrice, shipPrice, squadronPrice, type Terms, timesOf } from './rules/points/price.js';
export { equipmentFault, shipFault, typeFault } from './rules/points/shipLaw.js';
export { findBerths, unplacedShips } from './rules/settingUp/deployment/berths.js';
export { type Berth, leastGap2, zoneOf } from './rules/settingUp/deployment/zones.js';
export { controlled } from './rules/settingUp/deployment.js';
export { fleetSoFar, termsOf } from './rules/settingUp/muster.js';
export { canEnter, entryModifiers, INWARDS, onEdge, type TableEntry } from './rules/settingUp/offTable.js';
export { specialRules, victoryOf } from './rules/settingUp/scenarioRules.js';
export type { Load } from './rules/shooting/shooter.js';
export type { SalamisMove } from './sequence.js';
export { closedList, closedVariant, listsOf, openLists } from './setup/agreement.js';
export { opponentOf, SIDES, type Side, seatOf, sideOf } from './sides.js';
export { type PREFERENCES, shootersOf } from './standing.js';
export type { Fleet, FleetShip, FleetSquadron } from './state/fleet.js';
export type { BoardOrder, Edge, Fort, Groups, Land, Link, Polygon, Salamis, Sea, Shallow, Ship, Step, WindStrength } from './state.js';
export { type SalamisWords, words } from './words/index.js';
