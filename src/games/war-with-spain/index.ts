import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules } from '../../kit/rules.js';
import { captain } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { meta } from './meta.js';
import { proceed } from './rules/turn/proceed.js';
import { view } from './secrets.js';
import { always, sequence, type WarMove } from './sequence.js';
import { options, scenarios, setup } from './setup.js';
import { awaiting, type WarWithSpain } from './state.js';
import { texts } from './texts.js';

export type { WarMove } from './sequence.js';
export type { WarWithSpain } from './state.js';

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

export const warWithSpain: GameDefinition<WarWithSpain, WarMove> = {
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
