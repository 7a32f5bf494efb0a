import { type Side, seatOf, sideOf } from '../../ids.js';
import { phasing } from '../../state.js';
import { continueAssault } from '../landCombat/battle.js';
import { continueMarch } from '../landMovement/marching.js';
import { placeLoyalists } from '../politics/revolts.js';
import { countSieges } from '../sieges/hunger.js';
import { action, type Tools } from '../tools.js';
import { attrition } from '../winter/attrition.js';
import { nobodyAssaults, nobodyMarches } from './idle.js';

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
    case 'marching':
      if (!nobodyMarches(G, side)) return true;
      endMarches(tools, side);
      return false;
    case 'attrition':
      attrition(tools);
      G.stage = 'assaults';
      return false;
    case 'assaults':
      if (!nobodyAssaults(G, side)) return true;
      endAssaults(tools, side);
      return false;
    case 'sieges':
      countSieges(tools, side);
      G.stage = 'ended';
      return false;
    default:
      return true;
  }
}

function endMarches({ G, emit }: Tools, side: Side): void {
  emit({ key: 'marchesEnd', case: '4.2', by: seatOf(side) });
  G.stage = 'attrition';
}

function endAssaults({ G, emit }: Tools, side: Side): void {
  emit({ key: 'assaultsEnd', case: '4.2', by: seatOf(side) });
  G.stage = 'sieges';
}

export const finishLandMovement = action({
  name: 'finishLandMovement',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools, player) => endMarches(tools, sideOf(player)),
});

export const finishLandCombat = action({
  name: 'finishLandCombat',
  case: '4.2',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools, player) => endAssaults(tools, sideOf(player)),
});
