import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules } from '../../kit/rules.js';
import { captain } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { meta } from './meta.js';
import { proceed } from './rules/phases.js';
import { always, type GrandArmadaMove, sequence } from './sequence.js';
import { options, scenarios, setup } from './setup.js';
import { awaiting, type GrandArmada, sideOf, view } from './state.js';
import { texts } from './texts.js';

export type { GrandArmada } from './state.js';

const rules = makeRules({
  sequence,
  always,
  texts,
  setup,
  proceed,
  phase: (G: GrandArmada) => G.phase,
  awaiting,
  view,
  result: (G) => G.result ?? undefined,
});

/** The game in a language. */
const present = (language: Language): Presentation => ({ ...titleOf(meta, language), scenarios, options, charts, texts });

export const grandArmada: GameDefinition<GrandArmada, GrandArmadaMove> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always,
  formerMoves: { resign: 'concede' },
  seatName: (G, playerID) => (sideOf(G, playerID) === 'E' ? 'English' : 'Spanish'),
  fault,
  captain,
};
