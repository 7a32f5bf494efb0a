import type { PlayedGame } from '../../kit/definition.js';
import { english } from '../../kit/language.js';
import { makeRules } from '../../kit/rules.js';
import { scenarioOf } from './data/scenarios.js';
import { meta } from './meta.js';
import { present } from './presentation.js';
import { proceed } from './rules/initiative.js';
import { computeVP } from './rules/victory.js';
import { always, type GrandArmadaMove, sequence } from './sequence.js';
import { setup } from './setup.js';
import { standing } from './standing.js';
import { awaiting, type GrandArmada, sideOf, view } from './state.js';
import { words } from './words/index.js';

const inEnglish = present(english);

const rules = makeRules({
  sequence,
  always,
  texts: inEnglish.texts,
  setup,
  proceed,
  phase: (G: GrandArmada) => G.phase,
  awaiting,
  view,
  result: (G) => G.result ?? undefined,
});

export const definition: PlayedGame<GrandArmada, GrandArmadaMove> = {
  slug: meta.slug,
  meta,
  ...inEnglish,
  present,
  rules,
  sequence,
  always,
  standing,
  formerMoves: { resign: 'concede' },
  clock: (G) => (G.turn ? { turn: G.turn, last: scenarioOf(G).turns } : undefined),
  points: (G) => {
    const vp = computeVP(G);
    return { '0': vp[sideOf(G, '0')], '1': vp[sideOf(G, '1')] };
  },
  seatName: (G, playerID, language) => language.of(words).sides[sideOf(G, playerID)],
};
