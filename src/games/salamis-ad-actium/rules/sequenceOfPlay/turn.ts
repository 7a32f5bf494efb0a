import { COUNTERS } from '../../data/setup.js';
import type { Tools } from '../basics/ships.js';
import { turnRules } from '../settingUp/scenarioRules.js';

/** A turn begins [4.1]. */

/** All counters are in the bag again. */
export function startTurn(tools: Tools): void {
  const { G, emit } = tools;
  G.turn += 1;
  G.bag = { a: COUNTERS.perSide, b: COUNTERS.perSide, i: COUNTERS.intermediate };
  G.drawn = [];
  G.tiThisTurn = [0, 0];
  G.seizeRound = 0;
  G.extra = [];
  G.libations.thisTurn = [false, false];
  for (const id of G.order) delete G.ships[id].enginesShot;
  for (const fort of Object.values(G.forts)) fort.enginesShot = [];
  emit({ key: 'turn', case: '4.1', values: { turn: G.turn } });
  turnRules(tools);
}
