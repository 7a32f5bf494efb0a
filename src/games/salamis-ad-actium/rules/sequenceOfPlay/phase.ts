import type { PlayerID } from '../../../../kit/rules.js';
import { COUNTERS } from '../../data/setup.js';
import type { Violation } from '../../keys.js';
import type { PhaseId, Salamis } from '../../state.js';
import type { Tools } from '../basics/ships.js';
import { turnRules } from '../settingUp/scenarioRules.js';

// The start of a turn [4.1].

/** Starts a turn and puts all counters back in the bag. */
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

export interface Readying {
  /** Returns why the side cannot be ready, if it cannot. If absent, the side can always be ready. */
  refuse?(view: Salamis, player: PlayerID): Violation | undefined;
  perform(tools: Tools, player: PlayerID): void;
}

export function enterPhase(G: Salamis, phase: PhaseId, asks: Salamis['await'] = null): void {
  G.phase = phase;
  G.await = asks;
}
