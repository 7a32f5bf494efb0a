import { admiralOf } from '../../kit/admiral.js';
import { plansOf } from '../../kit/aloud.js';
import { appraising } from '../../kit/appraise.js';
import type { GameDefinition } from '../../kit/definition.js';
import { english } from '../../kit/language.js';
import { scales } from './captain/appraise.js';
import { chances } from './captain/chances.js';
import { opinions } from './captain/opinions/index.js';
import { words } from './captain/words/index.js';
import { captain } from './captain.js';
import { chartsFor } from './chartsFor.js';
import { definition } from './definition.js';
import { fault } from './fault.js';
import { imagine } from './imagine.js';
import { levels } from './levels.js';
import type { GrandArmadaMove } from './sequence.js';
import type { GrandArmada } from './state.js';

export type { GrandArmada } from './state.js';

export { captain, imagine };

/** The printed charts in English. */
export const charts = /* @__PURE__ */ chartsFor(english);

export const grandArmada: GameDefinition<GrandArmada, GrandArmadaMove> = {
  ...definition,
  chartsFor,
  fault,
  captain,
  imagine,
  appraise: /* @__PURE__ */ appraising(definition.rules, scales, chances),
  admiral: /* @__PURE__ */ admiralOf(captain, opinions),
  levels,
  plans: /* @__PURE__ */ plansOf(captain, definition.rules),
  reasons: (language) => language.of(words),
};
