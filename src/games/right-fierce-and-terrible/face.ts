export { AREAS, distance, grid, terrain, terrainAt, WATER, waterAround, ZONES } from './data/map.js';
export { SCENARIOS } from './data/scenarios.js';
export {
  CHIT_KINDS,
  CHITS,
  CURRENT_AGAINST,
  CURRENT_WITH,
  DISENGAGE,
  GRAPPLE,
  MARKERS_PER_COMMAND,
  MORALE,
  OAR_COST,
  OAR_COST_UPWIND,
  SAIL_COST,
} from './data/tables.js';
export { COMMAND_IDS, COMMANDS, commandsOf, LEADERS, MARINES, SQUADRON_IDS, SQUADRONS } from './data/units.js';
export { definition as rightFierceAndTerrible } from './definition.js';
export {
  type Attempt,
  archeryOdds,
  CASUALTY_CHANCE,
  collapseChance,
  disengageOdds,
  grappleOdds,
  meleeOdds,
  ramOdds,
} from './preview.js';
export { bowshot } from './rules/archery.js';
export { markersIn, undefended } from './rules/boarding.js';
export { crowding, stepCost } from './rules/cost.js';
export { missing } from './rules/deployment/standard.js';
export {
  archeryFactor,
  castle,
  deckOf,
  enemyAt,
  faceOf,
  hasStar,
  hexOf,
  isMarine,
  isSquadron,
  isTop,
  leadersOn,
  level,
  marinesOn,
  meleeFactor,
  movementAllowance,
  sails,
  sideOfUnit,
  stackOf,
  topAt,
} from './rules/forces.js';
export { grappledTo, isGrappled } from './rules/grapples.js';
export type { MeleePlan } from './rules/melee.js';
export { dueMelees } from './rules/melee.js';
export { meleeStands } from './rules/meleeRound.js';
export { landfalls, reachable } from './rules/movement.js';
export { commandGrounds } from './rules/squadronCommand.js';
export type { SluysMove } from './sequence.js';
export type { PREFERENCES } from './standing.js';
export {
  type Ask,
  type ChitKind,
  type Command,
  type EndReason,
  opponentOf,
  type ScenarioId,
  type Segment,
  SIDES,
  type Side,
  type Sluys,
  type Step,
  seatOf,
  sideOf,
  type Zone,
} from './state.js';
