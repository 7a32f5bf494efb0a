import { deployPhase, placeSquadron, reserveSquadron, swapOfficers } from '../../../src/games/salamis-ad-actium/rules/deployment.js';
import { chooseEdge } from '../../../src/games/salamis-ad-actium/rules/edge.js';
import { musterPhase, readyFleet, setFleet } from '../../../src/games/salamis-ad-actium/rules/muster.js';
import { options, scenarios, setup } from '../../../src/games/salamis-ad-actium/setup.js';
import { type Salamis, type Side, seatOf } from '../../../src/games/salamis-ad-actium/state.js';
import { setupTexts } from '../../../src/games/salamis-ad-actium/texts/setup.js';
import type { GameDefinition } from '../../../src/kit/definition.js';
import { makeRules, type Sequence } from '../../../src/kit/rules.js';

/** A match up to its first turn: muster, edges and deployment alone, with the state open to both. */

const sequence: Sequence<Salamis> = {
  muster: { title: 'Muster', case: '2.1', steps: { muster: [setFleet, readyFleet] } },
  edge: { title: 'Edges', case: '2.8', steps: { edge: [chooseEdge] } },
  deploy: { title: 'Deployment', case: '2.8', steps: { deploy: [placeSquadron, reserveSquadron, swapOfficers] } },
  battle: { title: 'Battle', case: '4.1', steps: {} },
};

const rules = makeRules<Salamis>({
  sequence,
  always: [],
  texts: setupTexts,
  setup,
  proceed(table) {
    const { G } = table;
    if (G.phase === 'muster') musterPhase(table);
    if (G.phase === 'deploy') deployPhase(table);
  },
  phase: (G) => G.phase,
  awaiting: (G) => Object.fromEntries((G.await?.sides ?? []).map((side: Side) => [seatOf(G, side), G.await?.kind ?? ''])),
  view: (G) => G,
  result: (G) => (G.phase === 'battle' ? { reason: 'begun', turn: 0 } : undefined),
});

export const overture: GameDefinition<Salamis> = {
  slug: 'salamis-ad-actium',
  title: 'Salamis ad Actium',
  year: '480 BC',
  sides: [],
  scenarios,
  options,
  rules,
  sequence,
  always: [],
  charts: [],
  texts: setupTexts,
  captain: (view, playerID) => rules.choices(view, playerID)[0],
};
