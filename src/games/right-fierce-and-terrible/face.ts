/** What a board may ask of this game: its one face to whoever draws it. */
export { charts } from './data/charts.js';
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
export { rightFierceAndTerrible } from './index.js';
export {
  type Attempt,
  archeryOdds,
  CASUALTY_CHANCE,
  collapseChance,
  disengageOdds,
  grappleOdds,
  type MeleePlan,
  meleeOdds,
  ramOdds,
  reachable,
  stepCost,
} from './preview.js';
export { markersIn, undefended } from './rules/commands.js';
export { missing } from './rules/deployment.js';
export {
  archeryFactor,
  castle,
  deckOf,
  enemyAt,
  faceOf,
  grappledTo,
  hasStar,
  hexOf,
  isGrappled,
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
export { dueMelees } from './rules/melee.js';
export {
  type Ask,
  type ChitKind,
  type Command,
  opponent,
  type Preferences,
  playerOf,
  type ScenarioId,
  type Segment,
  SIDES,
  type Side,
  type Sluys,
  type Step,
  sideOf,
  type Zone,
} from './state.js';
export { command, unit } from './texts/words.js';
export { sentence, texts } from './texts.js';
