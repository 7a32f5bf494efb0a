import { phasing } from '../../state.js';
import { continueAssault } from '../landCombat/battle.js';
import { continueMarch } from '../landMovement/marching.js';
import { placeLoyalists } from '../politics/revolts.js';
import { countSieges } from '../sieges/hunger.js';
import { action, type Tools } from '../tools.js';
import { attrition } from '../winter/attrition.js';

/** A Land Phase: movement, attrition in winter, combat, and hunger in the besieged places [4.2 C]. */

/** Carries the phase on. @returns whether a decision is awaited */
export function landPhase(tools: Tools): boolean {
  const { G } = tools;
  const side = phasing(G);
  if (!side) throw new Error('no side has a land phase now');
  if (G.march) {
    continueMarch(tools);
    return false;
  }
  if (G.assault) {
    continueAssault(tools);
    return false;
  }
  switch (G.stage) {
    case 'allies':
      if (side === 'E' && placeLoyalists(tools)) return false;
      G.stage = 'marching';
      return false;
    case 'attrition':
      attrition(tools);
      G.stage = 'assaults';
      return false;
    case 'sieges':
      countSieges(tools, side);
      G.stage = 'ended';
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
    tell({ key: 'marchesEnd', case: '4.2', by: player });
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
    tell({ key: 'assaultsEnd', case: '4.2', by: player });
    G.stage = 'sieges';
  },
});
