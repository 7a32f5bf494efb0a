import * as Type from '@sinclair/typebox';
import type { GameDefinition, Presentation } from '../../../src/kit/definition.js';
import { candidatesOf } from '../../../src/kit/explain.js';
import { english, type Language } from '../../../src/kit/language.js';
import { titleOf } from '../../../src/kit/meta.js';
import { makeRules, type PlayerID } from '../../../src/kit/rules.js';
import { captain } from './captain.js';
import { meta } from './meta.js';
import { proceed } from './rules/turn.js';
import { always, type LastBuoyMove, sequence } from './sequence.js';
import { awaiting, type LastBuoy, setup } from './state.js';
import { words } from './words/index.js';

const rules = makeRules({
  sequence,
  always,
  texts: english.of(words).texts,
  setup,
  proceed,
  phase: () => 'chase',
  awaiting,
  view: (G: LastBuoy) => G,
  result: (G) => G.result ?? undefined,
});

/** Returns the texts of the game in a language. */
function present(language: Language): Presentation {
  const { texts, scenario } = language.of(words);
  return {
    ...titleOf(meta, language),
    scenarios: [{ id: 'chase', ...scenario, sides: meta.sides, setupData: {} }],
    options: Type.Object({}, { additionalProperties: false }),
    texts,
  };
}

const chosen = (view: LastBuoy, playerID: PlayerID): LastBuoyMove => captain(view, playerID, rules.choices(view, playerID));

export const lastBuoy: GameDefinition<LastBuoy, LastBuoyMove> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  chartsFor: () => [],
  rules,
  sequence,
  always,
  captain: chosen,
  candidates: candidatesOf(chosen, rules),
  reasons: (language) => language.of(words).reasons,
  determinize: (view) => view,
};
