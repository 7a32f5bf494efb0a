import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules, type Sequence } from '../../kit/rules.js';
import { captain } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { meta } from './meta.js';
import { boardingPhase, orderBoardings } from './rules/boarding.js';
import { closeFirePhase, commitVolley } from './rules/closeFire.js';
import { finishDeploy, placeShip, useHistorical } from './rules/deploy.js';
import { fireCrew, fireGuns, passReact, reactFire, reactors } from './rules/fire.js';
import { forceEnemy, movementPhase, startTurn } from './rules/initiative.js';
import { activate, advance, castOff, endActivation, trim, turn } from './rules/movement.js';
import { declineEntry, enter } from './rules/reinforcements.js';
import type { Tools } from './rules/ships.js';
import { retakeDrifters, surrenders } from './rules/surrender.js';
import { endOfTurn, generalRetreat, resign } from './rules/victory.js';
import { awaitFlight, flee } from './rules/withdrawal.js';
import { options, scenarios, setup } from './setup.js';
import { awaiting, type GrandArmada, type PhaseId, sideOf, view } from './state.js';
import { texts } from './texts.js';

export type { GrandArmada } from './state.js';

/** The play sequence [3], with free deployment before it: what may be decided in each phase. */
const sequence = {
  deploy: {
    title: 'Deployment',
    case: '11.0',
    steps: { deploy: [placeShip, useHistorical, finishDeploy] },
  },
  movement: {
    title: 'Movement and firing',
    case: '4.0',
    steps: {
      opening: [activate, enter, declineEntry, generalRetreat],
      must: [activate, enter, declineEntry],
      choose: [activate, enter, declineEntry, forceEnemy],
      sailing: [advance, turn, trim, fireCrew, fireGuns, castOff, endActivation],
      react: [reactFire, passReact],
    },
  },
  closeFire: {
    title: 'Simultaneous fire',
    case: '3.3',
    steps: { commit: [commitVolley] },
  },
  boarding: {
    title: 'Boarding',
    case: '8.1',
    steps: { boarding: [orderBoardings] },
  },
  withdrawal: {
    title: 'Withdrawal and surrender',
    case: '8.4',
    steps: { flee: [flee] },
  },
} as const satisfies Sequence<GrandArmada>;

/** Carries a phase on, to a decision (true) or to its end. */
const phases: { readonly [id in PhaseId]: (table: Tools) => boolean } = {
  deploy(table) {
    if (table.G.step) return true;
    startTurn(table);
    return false;
  },
  movement: (table) => movementPhase(table, (G) => reactors(G).length > 0),
  closeFire: closeFirePhase,
  boarding: boardingPhase,
  withdrawal(table) {
    if (table.G.step || awaitFlight(table.G)) return true;
    surrenders(table);
    retakeDrifters(table);
    endOfTurn(table);
    if (!table.G.result) startTurn(table);
    return false;
  },
};

function proceed(table: Tools): void {
  while (!table.G.result && !phases[table.G.phase](table));
}

const rules = makeRules({
  sequence,
  always: [resign],
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

export const grandArmada: GameDefinition<GrandArmada> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always: [resign],
  seatName: (G, playerID) => (sideOf(G, playerID) === 'E' ? 'English' : 'Spanish'),
  fault,
  captain,
};
