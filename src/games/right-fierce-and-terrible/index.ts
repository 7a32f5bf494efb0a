import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules } from '../../kit/rules.js';
import { captainOf } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { meta } from './meta.js';
import { awaiting, proceed } from './rules/proceed.js';
import { always, type SluysMove, sequence } from './sequence.js';
import { options, scenarios, setup } from './setup.js';
import { type Sluys, view } from './state.js';
import { texts } from './texts.js';

const rules = makeRules({
  sequence,
  always,
  texts,
  setup,
  proceed,
  phase: (G) => G.phase,
  awaiting,
  view,
  result: (G) => G.over ?? undefined,
});

/** The game in a language. */
const present = (language: Language): Presentation => ({ ...titleOf(meta, language), scenarios, options, charts, texts });

export const rightFierceAndTerrible: GameDefinition<Sluys, SluysMove> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always,
  fault,
  captain: captainOf(rules),
};
