import type { PlayedGame } from '../../kit/definition.js';
import { english } from '../../kit/language.js';
import { makeRules } from '../../kit/rules.js';
import { scenarioOf } from './data/scenarios.js';
import { seatOf } from './ids.js';
import { meta } from './meta.js';
import { present } from './presentation.js';
import { proceed } from './rules/turn/proceed.js';
import { points } from './rules/victory/victory.js';
import { view } from './secrets.js';
import { always, sequence, type WarMove } from './sequence.js';
import { setup } from './setup.js';
import { standing } from './standing.js';
import { awaiting, type WarWithSpain } from './state.js';

const inEnglish = present(english);

const rules = makeRules({
  sequence,
  always,
  texts: inEnglish.texts,
  setup,
  proceed,
  phase: (G) => G.phase,
  awaiting,
  view,
  result: (G) => G.result ?? undefined,
});

export const definition: PlayedGame<WarWithSpain, WarMove> = {
  slug: meta.slug,
  meta,
  ...inEnglish,
  present,
  rules,
  sequence,
  always,
  standing,
  clock: (G) => ({ turn: G.turn, last: scenarioOf(G).last }),
  points: (G) => ({ [seatOf('E')]: points(G, 'E').total, [seatOf('S')]: points(G, 'S').total + G.options.spanishVpBid }),
};
