import type { GameDefinition } from '../../kit/definition.js';
import { english } from '../../kit/language.js';
import { makeRules } from '../../kit/rules.js';
import { captain } from './captain.js';
import { fault } from './fault.js';
import { meta } from './meta.js';
import { present } from './presentation.js';
import { phaseOf } from './rules/turn.js';
import { type ArmadaMove, always, proceed, sequence } from './sequence.js';
import { setup } from './setup.js';
import type { Armada } from './state.js';

import { awaiting, view } from './view.js';

export type { Armada } from './state.js';

const inEnglish = present(english);

const rules = makeRules({
  sequence,
  always,
  texts: inEnglish.texts,
  setup,
  proceed,
  phase: phaseOf,
  awaiting,
  view,
  result: (G) => G.result ?? undefined,
});

export const invincibleArmada: GameDefinition<Armada, ArmadaMove> = {
  slug: meta.slug,
  meta,
  ...inEnglish,
  present,
  rules,
  sequence,
  always,
  fault,
  captain,
};
