import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { type MovesIn, makeRules, type Sequence } from '../../kit/rules.js';
import { captainOf } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { fleetName } from './fleetName.js';
import { meta } from './meta.js';
import { endAction, startShooting } from './rules/actionPhase.js';
import { battlePhase } from './rules/battle.js';
import { boardOrders } from './rules/boarding.js';
import { battleAnswer } from './rules/campaign/battles.js';
import { orders } from './rules/campaign/orders.js';
import { mergeFleets, moveShips, moveTroops, splitFleet } from './rules/campaign/reorganisation.js';
import { buyShip, refit, repairShip, train } from './rules/campaign/replacements.js';
import { campaignPhase } from './rules/campaign/turn.js';
import { abandonPrize, prizeCrew } from './rules/capture.js';
import { deployPhase, placeSquadron, reserveSquadron, swapOfficers } from './rules/deployment.js';
import { libation } from './rules/divineIntervention.js';
import { chooseEdge } from './rules/edge.js';
import { concede } from './rules/finish.js';
import { toggleBoom } from './rules/forts.js';
import { cutFree, grapple } from './rules/grappling.js';
import { repair, transfer } from './rules/intermediate/house.js';
import { backOff } from './rules/movement/backOff.js';
import { moveGroup, moveShip, pass } from './rules/movement/moves.js';
import { refloat } from './rules/movement/refloat.js';
import { sails } from './rules/movement/sails.js';
import { castOff, tow } from './rules/movement/towing.js';
import { musterPhase, setFleet } from './rules/muster.js';
import { enter } from './rules/offTable.js';
import { ready } from './rules/ready.js';
import { seize } from './rules/seizing.js';
import type { Tools } from './rules/ships.js';
import { fortShoot, shoot } from './rules/shooting/shoot.js';
import { polearm } from './rules/specialWeapons/polearms.js';
import { options, scenarios, setup, setupFault } from './setup.js';
import { sideOf } from './sides.js';
import type { PhaseId, Salamis } from './state.js';
import { texts } from './texts.js';
import { awaiting, view } from './view.js';

export type { Salamis } from './state.js';

/** What a side may do in its Action Phase [4.3]: its ships move, ram, rake and grapple in any order, then they shoot. */
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

const sequence = {
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
      campOrders: [orders, ready],
      campBattle: [battleAnswer],
      campAdmin: [moveShips, splitFleet, mergeFleets, moveTroops, repairShip, buyShip, refit, train, ready],
    },
  },
} as const satisfies Sequence<Salamis>;
const always = [concede] as const;

/** Every move of the game with its arguments. */
export type SalamisMove = MovesIn<typeof sequence, typeof always>;

/** Carries a phase on, to a decision (true) or to its end. */
const phases: { readonly [id in PhaseId]: (tools: Tools) => boolean } = {
  muster: musterPhase,
  edge: () => true,
  deploy: deployPhase,
  battle: battlePhase,
  campaign: campaignPhase,
};

function proceed(tools: Tools): void {
  while (!tools.G.result && !phases[tools.G.phase](tools));
}

export const rules = makeRules({
  sequence,
  always,
  texts,
  setup,
  proceed,
  phase: (G) => G.phase,
  awaiting,
  view,
  result: (G) => G.result ?? undefined,
});

/** The game in a language. */
const present = (language: Language): Presentation => ({ ...titleOf(meta, language), scenarios, options, charts, texts });

export const salamisAdActium: GameDefinition<Salamis> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  setupFault,
  rules,
  sequence,
  always,
  seatName: (G, playerID) => fleetName(G, sideOf(G, playerID)),
  fault,
  captain: captainOf(rules),
};
