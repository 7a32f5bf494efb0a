import { campaignPhase } from './campaign/rules/turn.js';
import { fleetName } from './fleetName.js';
import type { Tools } from './rules/basics/ships.js';
import { findMissing } from './rules/intermediate/officers.js';
import { noteStart } from './rules/intermediate/squadronMorale.js';
import { endAtOnce, finish } from './rules/lostBattles/victory.js';
import { actionPhase, startAction } from './rules/sequenceOfPlay/actionPhase.js';
import { intermediatePhase, startIntermediate } from './rules/sequenceOfPlay/intermediatePhase.js';
import { startTurn } from './rules/sequenceOfPlay/phase.js';
import { openSeizing, resolveSeizing } from './rules/sequenceOfPlay/tacticalInitiative.js';
import { deployPhase } from './rules/settingUp/deployment.js';
import { musterPhase } from './rules/settingUp/muster.js';
import { noteFlagHunt } from './rules/settingUp/scenarioRules.js';
import type { Side } from './sides.js';
import type { PhaseId, Salamis } from './state.js';

// The turn [4.1]: counters from a bag decide the acting side and the Intermediate Phase.

function draw({ G, dice, emit }: Tools): Side | 'I' {
  const { bag } = G;
  const die = dice.die(bag.a + bag.b + bag.i);
  const counter = die <= bag.a ? 0 : die <= bag.a + bag.b ? 1 : 'I';
  bag[counter === 0 ? 'a' : counter === 1 ? 'b' : 'i'] -= 1;
  G.drawn.push(counter);
  emit({ key: 'draw', case: '4.1', values: { counter, ...bag, fleets: [fleetName(G, 0), fleetName(G, 1)] }, roll: { dice: [die] } });
  return counter;
}

const intermediateIsOut = (G: Salamis): boolean => G.drawn.at(-1) === 'I';

function step(tools: Tools): boolean {
  const { G } = tools;
  if (!G.turn) {
    noteStart(G);
    startTurn(tools);
    return false;
  }
  if (G.inter) return intermediatePhase(tools);
  if (G.acting !== null) return actionPhase(tools);
  if (G.seizing) return resolveSeizing(tools);
  const next = G.extra.shift();
  if (next !== undefined) {
    startAction(tools, next, true);
    return false;
  }
  if (intermediateIsOut(G)) {
    if (!openSeizing(tools)) startIntermediate(tools);
    return false;
  }
  const counter = draw(tools);
  if (counter !== 'I') startAction(tools, counter, false);
  return false;
}

/**
 * Runs the battle.
 * @returns whether a decision is needed; if not, the battle has ended
 */
function battlePhase(tools: Tools): boolean {
  const { G } = tools;
  for (;;) {
    noteFlagHunt(tools);
    const end = endAtOnce(G);
    if (end) {
      findMissing(tools);
      finish(tools, endAtOnce(G) ?? end);
      return false;
    }
    if (step(tools)) return true;
    if (G.result || G.phase !== 'battle') return false;
  }
}

/** Run each phase, and return whether a decision is needed before it ends. */
const PHASES: { readonly [id in PhaseId]: (tools: Tools) => boolean } = {
  muster: musterPhase,
  edge: () => true,
  deploy: deployPhase,
  battle: battlePhase,
  campaign: campaignPhase,
};

export function proceed(tools: Tools): void {
  while (!tools.G.result && !PHASES[tools.G.phase](tools));
}
