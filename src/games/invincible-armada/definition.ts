import type { PlayedGame } from '../../kit/definition.js';
import { english } from '../../kit/language.js';
import { makeRules } from '../../kit/rules.js';
import { meta } from './meta.js';
import { present } from './presentation.js';
import { phaseOf } from './rules/turn.js';
import { type ArmadaMove, always, proceed, sequence } from './sequence.js';
import { setup } from './setup.js';
import { standing } from './standing.js';
import type { Armada } from './state.js';

import { awaiting, view } from './view.js';

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

export const definition: PlayedGame<Armada, ArmadaMove> = {
  slug: meta.slug,
  meta,
  ...inEnglish,
  present,
  rules,
  sequence,
  always,
  standing,
  clock: (G) => ({ turn: G.turn }),
};
