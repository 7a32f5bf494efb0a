import type { PlayedGame, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules } from '../../kit/rules.js';
import { meta } from './meta.js';
import { optionsIn, scenariosIn } from './options.js';
import { awaiting, proceed } from './rules/proceed.js';
import { reckoned } from './rules/victory.js';
import { always, type SluysMove, sequence } from './sequence.js';
import { setup } from './setup.js';
import { standing } from './standing.js';
import { type Sluys, seatOf, view } from './state.js';
import { words } from './words/index.js';

const rules = makeRules({
  sequence,
  always,
  texts: english.of(words).texts,
  setup,
  proceed,
  phase: (G) => G.phase,
  awaiting,
  view,
  result: (G) => G.over ?? undefined,
});

function present(language: Language): Presentation {
  const said = language.of(words);
  return {
    ...titleOf(meta, language),
    scenarios: scenariosIn(said.scenarios),
    options: optionsIn(said),
    texts: said.texts,
  };
}

export const definition: PlayedGame<Sluys, SluysMove> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always,
  standing,
  clock: (G) => (G.turn ? { turn: G.turn, last: G.options.turnLimit || undefined } : undefined),
  points: (G) => ({ [seatOf('english')]: reckoned(G, 'english'), [seatOf('french')]: reckoned(G, 'french') }),
};
