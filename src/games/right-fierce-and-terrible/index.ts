import { admiralOf } from '../../kit/admiral.js';
import type { GameDefinition } from '../../kit/definition.js';
import { evaluation } from '../../kit/evaluate.js';
import { expertOf } from '../../kit/expert.js';
import { candidatesOf } from '../../kit/explain.js';
import { english } from '../../kit/language.js';
import { scales } from './bot/evaluate.js';
import { opinions } from './bot/opinions.js';
import { evaluation as evaluationWeights } from './bot/weights.json';
import { words } from './bot/words/index.js';
import { captainOf } from './bot.js';
import { chartsFor } from './chartsFor.js';
import { definition } from './definition.js';
import { determinize } from './determinize.js';
import { checkInvariants } from './invariants.js';
import { levels } from './levels.js';
import type { SluysMove } from './sequence.js';
import type { Sluys, Step } from './state.js';

export { determinize };

/** All charts in English. */
export const charts = /* @__PURE__ */ chartsFor(english);

/** Returns the Normal bot's move for a player's view. */
export const captain = /* @__PURE__ */ captainOf(definition.rules);

const admiral = /* @__PURE__ */ admiralOf(captain, opinions);
const evaluate = /* @__PURE__ */ evaluation(definition.rules, scales, evaluationWeights);

/** Steps in which the Expert bot searches. It does not search in sailing steps, whose effects come only after the turn. */
const SEARCHED: readonly Step[] = ['chooseCommand', 'archery', 'boarding', 'melee', 'sallyArchery', 'sallyBoarding', 'sallyMelee', 'rally'];

export const rightFierceAndTerrible: GameDefinition<Sluys, SluysMove> = {
  ...definition,
  chartsFor,
  checkInvariants,
  captain,
  determinize,
  admiral,
  expert: /* @__PURE__ */ expertOf({
    rules: definition.rules,
    bot: admiral,
    determinize,
    evaluate,
    turn: ({ turn }) => turn,
    searches: ({ step }) => SEARCHED.includes(step),
  }),
  evaluate,
  levels,
  candidates: /* @__PURE__ */ candidatesOf(captain, definition.rules),
  reasons: (language) => language.of(words),
};
