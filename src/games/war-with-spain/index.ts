import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { type MovesIn, makeRules, type Sequence } from '../../kit/rules.js';
import { captain } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { meta } from './meta.js';
import { activationPhase, orderActions } from './rules/activation.js';
import { administrationPhase, layingUpActions } from './rules/administration.js';
import { penaltyActions } from './rules/bankruptcy.js';
import { concede } from './rules/concession.js';
import { interceptActions } from './rules/interception.js';
import { assaultActions, landLossActions } from './rules/landCombat.js';
import { finishLandCombat, finishLandMovement, landPhase } from './rules/landPhase.js';
import { marchActions } from './rules/marching.js';
import { munitionsActions } from './rules/munitions.js';
import { attackActions } from './rules/navalAttack.js';
import { disengageActions, roundActions } from './rules/navalCombat.js';
import { navalLossActions } from './rules/navalLosses.js';
import { finishNavalCombat, finishNavalMovement, navalPhase } from './rules/navalPhase.js';
import { organiseActions } from './rules/organising.js';
import { allyActions, papalGrant } from './rules/politics.js';
import { advanceActions, retreatActions } from './rules/retreat.js';
import { sailActions, sailOnActions } from './rules/sailing.js';
import { liftSieges } from './rules/siege.js';
import { answerSiege } from './rules/siegeAnswer.js';
import type { Tools } from './rules/tools.js';
import { lightenShips, transportActions, unloadActions } from './rules/transport.js';
import { treasureActions } from './rules/treasureFleet.js';
import { view } from './secrets.js';
import { options, scenarios, setup } from './setup.js';
import { awaiting, type PhaseId, type WarWithSpain } from './state.js';
import { texts } from './texts.js';

export type { WarWithSpain } from './state.js';

type Steps = Sequence<WarWithSpain>[string]['steps'];
/** Rebels rise at the end of Spanish movement by sea; loyal men before English marches [15.22, 15.24, 15.34]. */
const ALLIES = { placeAllies: allyActions };

/** `more`: steps that one side's phase has and the other's has not. */
const naval = <More extends Steps>(title: string, more: More) => ({
  title,
  case: '4.2',
  steps: {
    navalMove: [...organiseActions, ...transportActions, ...sailActions, finishNavalMovement],
    sailOn: sailOnActions,
    intercept: interceptActions,
    navalLosses: navalLossActions,
    dropCargo: unloadActions,
    ...more,
    navalAttack: [...attackActions, finishNavalCombat],
    answerSiege: [answerSiege],
    round: roundActions,
    disengage: disengageActions,
    penalty: penaltyActions,
  },
});

const land = <More extends Steps>(title: string, more: More) => ({
  title,
  case: '4.2',
  steps: {
    ...more,
    march: [...marchActions, finishLandMovement],
    assault: [...assaultActions, finishLandCombat],
    answerSiege: [answerSiege],
    landLosses: landLossActions,
    retreat: retreatActions,
    advance: advanceActions,
    penalty: penaltyActions,
  },
});

/** The sequence of play [4.2]: what may be decided in each phase. */
const sequence = {
  activation: {
    title: 'Joint Activation',
    case: '4.2',
    steps: { activate: [...orderActions, ...treasureActions] },
  },
  navalEnglish: naval('English Naval Phase', {}),
  navalSpanish: naval('Spanish Naval Phase', ALLIES),
  landEnglish: land('English Land Phase', ALLIES),
  landSpanish: land('Spanish Land Phase', {}),
  administration: {
    title: 'Joint Administration',
    case: '4.2',
    steps: {
      penalty: penaltyActions,
      administer: [...organiseActions, ...munitionsActions, ...layingUpActions],
    },
  },
} as const satisfies Sequence<WarWithSpain>;

/** What may be done in every step. */
const always = [concede] as const;

/** Every move of the game with its arguments. */
export type WarMove = MovesIn<typeof sequence, typeof always>;

/** Carries a phase on, to a decision (true) or to its next stage. */
const phases: { readonly [id in PhaseId]: (table: Tools) => boolean } = {
  activation: activationPhase,
  navalEnglish: navalPhase,
  navalSpanish: navalPhase,
  landEnglish: landPhase,
  landSpanish: landPhase,
  administration: administrationPhase,
};

function proceed(table: Tools): void {
  const { G } = table;
  for (;;) {
    liftSieges(table);
    papalGrant(table);
    if (G.result || G.bankrupt.length || G.pending) return;
    if (!lightenShips(table) && phases[G.phase](table)) return;
  }
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

export const warWithSpain: GameDefinition<WarWithSpain> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always,
  fault,
  captain,
};
