import { sideOf } from '../state.js';
import { nextPhase } from './phases.js';
import { readRevolts } from './politics.js';
import { action, by, type Tools } from './tools.js';

/** A Naval Phase: movement, storms over those that lay still, risings, interception battles, attacks [4.2 B]. */

/** Carries the phase on. @returns whether a decision is awaited */
export function navalPhase(table: Tools): boolean {
  const { G } = table;
  switch (G.stage) {
    case 'storms':
      G.stage = 'landings';
      return false;
    case 'landings':
      if (!readRevolts(table)) G.stage = 'interceptions';
      return false;
    case 'interceptions':
      G.stage = 'attacks';
      return false;
    default:
      return true;
  }
}

export const finishNavalMovement = action({
  name: 'finishNavalMovement',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, tell }, player) {
    tell({ key: 'sailingEnds', case: '4.2', by: by(sideOf(player)) });
    G.stage = 'storms';
  },
});

export const finishNavalCombat = action({
  name: 'finishNavalCombat',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, tell }, player) {
    tell({ key: 'attacksEnd', case: '4.2', by: by(sideOf(player)) });
    nextPhase(G);
  },
});
