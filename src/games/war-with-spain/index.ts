import { admiralOf } from '../../kit/admiral.js';
import type { GameDefinition } from '../../kit/definition.js';
import { evaluation } from '../../kit/evaluate.js';
import { candidatesOf } from '../../kit/explain.js';
import { english } from '../../kit/language.js';
import { scales } from './bot/evaluate.js';
import { opinions } from './bot/opinions.js';
import { evaluation as evaluationWeights } from './bot/weights.json';
import { words } from './bot/words/index.js';
import { captain } from './bot.js';
import { chartsFor } from './chartsFor.js';
import { definition } from './definition.js';
import { determinize } from './determinize.js';
import { checkInvariants } from './invariants.js';
import { levels } from './levels.js';
import type { WarMove } from './sequence.js';
import type { WarWithSpain } from './state.js';

export type { WarMove } from './sequence.js';
export type { WarWithSpain } from './state.js';

export { captain, determinize };

/** All charts in English. */
export const charts = /* @__PURE__ */ chartsFor(english);

export const warWithSpain: GameDefinition<WarWithSpain, WarMove> = {
  ...definition,
  chartsFor,
  checkInvariants,
  captain,
  determinize,
  admiral: /* @__PURE__ */ admiralOf(captain, opinions),
  evaluate: /* @__PURE__ */ evaluation(definition.rules, scales, evaluationWeights),
  levels,
  candidates: /* @__PURE__ */ candidatesOf(captain, definition.rules),
  reasons: (language) => language.of(words),
};
