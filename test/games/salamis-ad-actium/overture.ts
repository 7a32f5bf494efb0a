import { meta } from '../../../src/games/salamis-ad-actium/meta.js';
import { ready } from '../../../src/games/salamis-ad-actium/rules/sequenceOfPlay/ready.js';
import {
  deployPhase,
  placeSquadron,
  reserveSquadron,
  swapOfficers,
} from '../../../src/games/salamis-ad-actium/rules/settingUp/deployment.js';
import { chooseEdge } from '../../../src/games/salamis-ad-actium/rules/settingUp/edge.js';
import { musterPhase, setFleet } from '../../../src/games/salamis-ad-actium/rules/settingUp/muster.js';
import { optionsIn } from '../../../src/games/salamis-ad-actium/setup/setupData.js';
import { scenariosIn, setup } from '../../../src/games/salamis-ad-actium/setup.js';
import { type Side, seatOf } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { setupTexts } from '../../../src/games/salamis-ad-actium/words/en/sentences/setup.js';
import { words } from '../../../src/games/salamis-ad-actium/words/index.js';
import type { GameDefinition, Presentation } from '../../../src/kit/definition.js';
import { candidatesOf } from '../../../src/kit/explain.js';
import { english, type Language } from '../../../src/kit/language.js';
import { titleOf } from '../../../src/kit/meta.js';
import { makeRules, type PlayerID, type Sequence } from '../../../src/kit/rules.js';

/** A game that consists only of muster, edges and deployment, without secrets. */

const sequence: Sequence<Salamis> = {
  muster: { title: 'Muster', case: '2.1', steps: { muster: [setFleet, ready] } },
  edge: { title: 'Edges', case: '2.8', steps: { edge: [chooseEdge] } },
  deploy: { title: 'Deployment', case: '2.8', steps: { deploy: [placeSquadron, reserveSquadron, swapOfficers] } },
  battle: { title: 'Battle', case: '4.1', steps: {} },
};

const rules = makeRules({
  sequence,
  always: [],
  texts: setupTexts,
  setup,
  proceed(tools) {
    const { G } = tools;
    if (G.phase === 'muster') musterPhase(tools);
    if (G.phase === 'deploy') deployPhase(tools);
  },
  phase: (G) => G.phase,
  awaiting: (G) => Object.fromEntries((G.await?.sides ?? []).map((side: Side) => [seatOf(G, side), G.await?.kind ?? ''])),
  view: (G) => G,
  result: (G) => (G.phase === 'battle' ? { reason: 'begun', turn: 0 } : undefined),
});

const present = (language: Language): Presentation => ({
  ...titleOf(meta, language),
  scenarios: scenariosIn(language.of(words)),
  options: optionsIn(language.of(words)),
  texts: setupTexts,
});

const captain = (view: Salamis, playerID: PlayerID) => rules.choices(view, playerID)[0];

export const overture: GameDefinition<Salamis> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  rules,
  sequence,
  always: [],
  captain,
  candidates: candidatesOf(captain, rules),
  reasons: () => ({}),
  chartsFor: () => [],
  determinize: (view) => view,
};
