import { phasing, sideOf } from '../state.js';
import { continueAssault } from './landCombat.js';
import { attrition, continueMarch } from './marching.js';
import { nextPhase } from './phases.js';
import { placeLoyalists } from './politics.js';
import { countSieges } from './siege.js';
import { action, by, type Tools } from './tools.js';

/** A Land Phase: movement, attrition in winter, combat, and hunger in the besieged places [4.2 C]. */

/** Carries the phase on. @returns whether a decision is awaited */
export function landPhase(table: Tools): boolean {
  const { G } = table;
  const side = phasing(G);
  if (!side) throw new Error('no side has a land phase now');
  if (G.march) {
    continueMarch(table);
    return false;
  }
  if (G.assault) {
    continueAssault(table);
    return false;
  }
  switch (G.stage) {
    case 'allies':
      if (side === 'E' && placeLoyalists(table)) return false;
      G.stage = 'marching';
      return false;
    case 'attrition':
      attrition(table);
      G.stage = 'assaults';
      return false;
    case 'sieges':
      countSieges(table, side);
      nextPhase(G);
      return false;
    default:
      return true;
  }
}

export const finishLandMovement = action({
  name: 'finishLandMovement',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, tell }, player) {
    tell({ key: 'marchesEnd', case: '4.2', by: by(sideOf(player)) });
    G.stage = 'attrition';
  },
});

export const finishLandCombat = action({
  name: 'finishLandCombat',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, tell }, player) {
    tell({ key: 'assaultsEnd', case: '4.2', by: by(sideOf(player)) });
    G.stage = 'sieges';
  },
});
