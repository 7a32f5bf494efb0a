import { plansOf } from '../../kit/aloud.js';
import type { GameDefinition } from '../../kit/definition.js';
import { words } from './captain/words/index.js';
import { captainOf } from './captain.js';
import { definition } from './definition.js';
import { fault } from './fault.js';
import { imagine } from './imagine.js';
import { levels } from './levels.js';
import type { SluysMove } from './sequence.js';
import type { Sluys } from './state.js';

export { imagine };

export const captain = /* @__PURE__ */ captainOf(definition.rules);

export const rightFierceAndTerrible: GameDefinition<Sluys, SluysMove> = {
  ...definition,
  fault,
  captain,
  imagine,
  levels,
  plans: /* @__PURE__ */ plansOf(captain, definition.rules),
  reasons: (language) => language.of(words),
};
