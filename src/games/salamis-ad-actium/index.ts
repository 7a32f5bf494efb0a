import type { GameDefinition, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules } from '../../kit/rules.js';
import { captainOf } from './captain.js';
import { charts } from './data/charts.js';
import { fault } from './fault.js';
import { fleetName } from './fleetName.js';
import { meta } from './meta.js';
import { proceed } from './phases.js';
import { always, type SalamisMove, sequence } from './sequence.js';
import { options, scenarios, setup, setupFault } from './setup.js';
import { sideOf } from './sides.js';
import type { Salamis } from './state.js';
import { texts } from './texts.js';
import { awaiting, view } from './view.js';

const rules = makeRules({
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

export const salamisAdActium: GameDefinition<Salamis, SalamisMove> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  setupFault,
  rules,
  sequence,
  always,
  seatName: (G, playerID) => fleetName(G, sideOf(G, playerID)),
  fault,
  captain: captainOf(rules),
};
