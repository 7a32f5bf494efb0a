export { chits } from './data/chits.js';
export { ARMADA_AREA, BOXES, CALAIS, CALAIS_AREA, EDGES, type Edge, GRAVELINES, grid, NARROWS, PORT } from './data/maps.js';
export { deployments, has, squadronData } from './data/squadrons.js';
export type { PhaseId } from './data/tables.js';
export { CONDITION, FIRESHIP_DIAGRAM, RALLY, REPAIR, RESUPPLY, RETREAT } from './data/tables.js';
export { definition as invincibleArmada } from './definition.js';
export {
  CHITS,
  type ChitId,
  ENGLISH,
  flagOf,
  type Loc,
  OPTIONS,
  opponentOf,
  PORTS,
  type PortId,
  SIDES,
  type Side,
  SPANISH,
  type SpanishId,
  SQUADRONS,
  type SquadronId,
  type Square,
  seatOf,
  sideOf,
  squadronsOf,
  TACTICS,
  type Tactic,
} from './ids.js';
export {
  armyOdds,
  battleOdds,
  type CellOdds,
  conditionOdds,
  type Prospect,
  rallyOdds,
  repairOdds,
  repairRollOdds,
  resupplyOdds,
  type SideOdds,
  withdrawalOdds,
} from './preview.js';
export { strikes, targets } from './rules/combat/attack.js';
export { openTactics } from './rules/combat/battleChits.js';
export { fighter } from './rules/combat/fire.js';
export { withdrawalSquares } from './rules/combat/withdrawal.js';
export { concerns } from './rules/events/draw.js';
export { living, occupant, placeId, sideToward, strength } from './rules/fleet.js';
export { lacksShot, storesOf } from './rules/recovery/resupply.js';
export { armadaRuns, entryEdge, strategicRange, vacantEdge } from './rules/strategic/courses.js';
export { allowance, movementRange, stepOf } from './rules/tactical/sailing.js';
export { PHASES, phaseOf } from './rules/turn.js';
export { lackingShot } from './rules/whatIf/whatIf.js';
export { type ArmadaMove, sequence } from './sequence.js';
export type { PREFERENCES } from './standing.js';
export type { Armada, Battle, Step } from './state.js';
export { type ArmadaWords, words } from './words/index.js';
export { sentence } from './words/texts.js';
