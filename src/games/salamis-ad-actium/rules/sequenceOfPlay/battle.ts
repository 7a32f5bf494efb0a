import { fleetName } from '../../fleetName.js';
import type { Side } from '../../sides.js';
import type { Salamis } from '../../state.js';
import type { Tools } from '../basics/ships.js';
import { findMissing } from '../intermediate/officers.js';
import { finish } from '../lostBattles/finish.js';
import { endAtOnce } from '../lostBattles/victory.js';
import { noteFlagHunt } from '../settingUp/scenarioRules.js';
import { actionPhase, startAction } from './actionPhase.js';
import { intermediatePhase, startIntermediate } from './intermediatePhase.js';
import { openSeizing, resolveSeizing } from './tacticalInitiative.js';
import { startTurn } from './turn.js';

/** The turn [4.1]: counters out of a bag decide who acts, and when the melees begin. */

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

/** One stretch of the battle. @returns whether somebody is awaited */
function step(tools: Tools): boolean {
  const { G } = tools;
  if (!G.turn) {
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

/** Carries the battle on to a decision (true), or to its end. */
export function battlePhase(tools: Tools): boolean {
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
