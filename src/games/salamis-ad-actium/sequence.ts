import type { MovesIn, Sequence } from '../../kit/rules.js';
import { battleAnswer } from './campaign/rules/battles.js';
import { volunteers } from './campaign/rules/fleets.js';
import { orders } from './campaign/rules/orders.js';
import { mergeFleets, moveShips, moveTroops, splitFleet } from './campaign/rules/reorganisation.js';
import { buyShip, refit, repairShip, train } from './campaign/rules/replacements.js';
import { retreatTo } from './campaign/rules/retreat.js';
import type { RuleCase } from './keys.js';
import { boardOrders } from './rules/boarding/actions.js';
import { abandonPrize, prizeCrew } from './rules/boarding/capture.js';
import { cutFree, grapple } from './rules/boarding/grappling.js';
import { libation } from './rules/divineIntervention/prayers.js';
import { repair, transfer } from './rules/intermediate/repairs.js';
import { concede } from './rules/lostBattles/victory.js';
import { sails } from './rules/movement/activation.js';
import { refloat } from './rules/movement/grounding.js';
import { moveGroup, moveShip, pass } from './rules/movement/moves.js';
import { castOff, tow } from './rules/movement/towing.js';
import { backOff, toggleBoom } from './rules/ramming/ram.js';
import { endAction, startShooting } from './rules/sequenceOfPlay/actionPhase.js';
import { ready } from './rules/sequenceOfPlay/ready.js';
import { seize } from './rules/sequenceOfPlay/tacticalInitiative.js';
import { placeSquadron, reserveSquadron, swapOfficers } from './rules/settingUp/deployment.js';
import { chooseEdge } from './rules/settingUp/edge.js';
import { setFleet } from './rules/settingUp/muster.js';
import { enter } from './rules/settingUp/offTable.js';
import { fortShoot, shoot } from './rules/shooting/shoot.js';
import { polearm } from './rules/specialWeapons/polearms.js';
import type { Salamis } from './state.js';

/** Actions of the movement and shooting steps. Ships move, ram, rake and grapple in any order, and then shoot [4.3]. */
const action = [
  libation,
  enter,
  moveShip,
  moveGroup,
  sails,
  refloat,
  tow,
  castOff,
  cutFree,
  grapple,
  polearm,
  backOff,
  toggleBoom,
  pass,
  startShooting,
  shoot,
  fortShoot,
  endAction,
] as const;

export const sequence = {
  muster: { title: 'Muster', case: '2.1', steps: { muster: [setFleet, ready] } },
  edge: { title: 'Edges', case: '2.8', steps: { edge: [chooseEdge] } },
  deploy: { title: 'Deployment', case: '2.8', steps: { deploy: [placeSquadron, reserveSquadron, swapOfficers] } },
  battle: {
    title: 'Battle',
    case: '4.1',
    steps: {
      seize: [seize],
      act: action,
      board: [boardOrders],
      prize: [prizeCrew, abandonPrize],
      house: [transfer, repair, ready],
    },
  },
  campaign: {
    title: 'Campaign',
    case: '12.13',
    steps: {
      campOpen: [ready],
      campOrders: [orders, volunteers, ready],
      campBattle: [battleAnswer],
      campRetreat: [retreatTo],
      campAdmin: [moveShips, splitFleet, mergeFleets, moveTroops, repairShip, buyShip, refit, train, ready],
    },
  },
} as const satisfies Sequence<Salamis, RuleCase>;

export const always = [concede] as const;

export type SalamisMove = MovesIn<typeof sequence, typeof always>;
