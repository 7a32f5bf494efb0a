import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules } from '../../kit/rules.js';
import { captain } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { meta } from './meta.js';
import { phaseOf } from './rules/turn.js';
import { type ArmadaMove, always, proceed, sequence } from './sequence.js';
import { options, scenarios, setup } from './setup.js';
import type { Armada } from './state.js';
import { texts } from './texts.js';
import { awaiting, view } from './view.js';

export type { Armada } from './state.js';

const rules = makeRules({
  sequence,
  always,
  texts,
  setup,
  proceed,
  phase: phaseOf,
  awaiting,
  view,
  result: (G) => G.result ?? undefined,
});

/** The game in a language. */
const present = (language: Language): Presentation => ({ ...titleOf(meta, language), scenarios, options, charts, texts });

export const invincibleArmada: GameDefinition<Armada, ArmadaMove> = {
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
