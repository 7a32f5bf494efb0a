import type { Clock, PlayedGame, Points, Presentation } from '../../kit/definition.js';
import { english, type Language } from '../../kit/language.js';
import { titleOf } from '../../kit/meta.js';
import { makeRules } from '../../kit/rules.js';
import { fleetName } from './fleetName.js';
import { meta } from './meta.js';
import { proceed } from './phases.js';
import { victoryPoints } from './rules/lostBattles/victory.js';
import { always, type SalamisMove, sequence } from './sequence.js';
import { optionsIn } from './setup/setupData.js';
import { scenariosIn, setup, setupFault } from './setup.js';
import { sideOf } from './sides.js';
import { standing } from './standing.js';
import type { Salamis } from './state.js';
import { awaiting, view } from './view.js';
import { words } from './words/index.js';

const rules = makeRules({
  sequence,
  always,
  texts: english.of(words).sentences,
  setup,
  proceed,
  phase: (G) => G.phase,
  awaiting,
  view,
  result: (G) => G.result ?? undefined,
});

function present(language: Language): Presentation {
  const spoken = language.of(words);
  return {
    ...titleOf(meta, language),
    scenarios: scenariosIn(spoken),
    options: optionsIn(spoken),
    texts: spoken.sentences,
  };
}

function clock({ phase, turn, camp }: Salamis): Clock | undefined {
  if (phase === 'battle') return { turn };
  return phase === 'campaign' && camp ? { turn: camp.turn, last: camp.turns } : undefined;
}

const pieceName = ({ ships, squadrons, forts }: Salamis, piece: string): string | undefined =>
  ships[piece]?.name ?? squadrons[ships[piece]?.sq]?.name ?? forts[piece]?.name;

const points = (G: Salamis): Points | undefined =>
  G.mode === 'campaign' ? undefined : { '0': victoryPoints(G, sideOf(G, '0')), '1': victoryPoints(G, sideOf(G, '1')) };

export const definition: PlayedGame<Salamis, SalamisMove> = {
  slug: meta.slug,
  meta,
  ...present(english),
  present,
  setupFault,
  rules,
  sequence,
  always,
  standing,
  clock,
  points,
  pieceName,
  seatName: (G, playerID, language) => fleetName(G, sideOf(G, playerID), language.of(words).fleets),
};
