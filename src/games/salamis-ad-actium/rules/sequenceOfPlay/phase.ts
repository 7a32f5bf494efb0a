import type { PlayerID } from '../../../../kit/rules.js';
import { COUNTERS } from '../../data/setup.js';
import type { Violation } from '../../keys.js';
import type { PhaseId, Salamis } from '../../state.js';
import type { Tools } from '../basics/ships.js';
import { turnRules } from '../settingUp/scenarioRules.js';

// A turn begins [4.1].

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

/** What it means for a side to be ready at one step. */
export interface Readying {
  /** Why it cannot be ready yet; always may, where left out. */
  refuse?(view: Salamis, player: PlayerID): Violation | undefined;
  perform(tools: Tools, player: PlayerID): void;
}

/** A phase begins, and with it perhaps the first decision that it asks for. */
export function enterPhase(G: Salamis, phase: PhaseId, asks: Salamis['await'] = null): void {
  G.phase = phase;
  G.await = asks;
}
