import { scenarioData } from '../../../src/games/grand-armada/data/scenarios.js';
import { opponentOf, SHIPS } from '../../../src/games/grand-armada/ids.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { closeOrders } from '../../../src/games/grand-armada/rules/gunnery.js';
import { fresh } from '../../../src/games/grand-armada/rules/reinforcements.js';
import { type GrandArmada, sideOf } from '../../../src/games/grand-armada/state.js';
import type { Starts } from '../../kit/corpus.js';
import type { Player } from '../../kit/properties.js';
import { type CorpusSource, eager } from '../../kit/recordCorpus.js';
import { allDone, battle, type Places } from './fixtures.js';
import { lively, setups } from './randomMatches.js';

const captain: Player<GrandArmada> = grandArmada.captain;
const grouped = { scenario: 3, multiBoarding: 'grouped' } as const;
const { start } = scenarioData[3];

/** Adjacent ships at the end of the last turn. One ship must still move, and all others have left. */
const knot = (places: Places): GrandArmada =>
  battle(
    places,
    (G) => {
      for (const id of SHIPS) if (start.E[id] ?? start.S[id]) G.ships[id] ??= { ...fresh(), hex: null, status: 'left' };
      allDone('swallow')(G);
      G.turn = 18;
    },
    grouped,
  );

const both = (player: Player<GrandArmada>) => ({ '0': player, '1': player });

/** Start positions with group boarding. */
export const starts: Starts<GrandArmada> = {
  'two Spaniards about an English ship': () =>
    knot({ ark: ['N-10', 1], swallow: ['D-3', 1], rata: ['O-10', 1], girona: ['M-10', 1], sanluis: ['T-10', 1] }),
  'two English ships about a Spaniard': () =>
    knot({ ark: ['N-10', 1], swallow: ['D-3', 1], lion: ['P-10', 1], rata: ['O-10', 1], sanluis: ['T-10', 1] }),
};

/** Matches for corpus.jsonl with each battle and option, by aggressive players, bots and random players. */
export const sources: readonly CorpusSource<GrandArmada>[] = [
  ...setups.map(({ setupData }) => ({ setupData, players: both(lively), matches: setupData.scenario === 4 ? 1 : 8 })),
  ...[1, 2, 3, 4, 5].map((scenario) => ({ setupData: { scenario }, players: both(captain), matches: scenario === 4 ? 1 : 3 })),
  ...[1, 2, 3, 5].map((scenario) => ({ setupData: { scenario, swapSeats: true }, players: { '0': captain }, matches: 2 })),
  ...['declineEntry', 'generalRetreat'].map((move) => ({
    setupData: { scenario: 4 },
    players: both(eager(grandArmada, [move], lively)),
    matches: 1,
  })),
  ...Object.keys(starts).map((start) => ({ setupData: grouped, start, players: both(lively), matches: 10 })),
];

/** Labels positions of simultaneous fire with orders of one side or none. */
export const extras = (G: GrandArmada, playerID: string): string[] => {
  if (G.step !== 'commit') return [];
  const foe = opponentOf(sideOf(G, playerID));
  if (G.volleys[foe] === null) return ['first orders'];
  return closeOrders(G, foe).length ? ['second orders'] : [];
};
