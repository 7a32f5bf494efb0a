import { opponentOf, type Side, seatOf, sideOf } from '../ids.js';
import type { RuleCase } from '../keys.js';
import type { ArmadaResult, TestReport } from '../state.js';
import { action, type Tools } from './tools.js';

const CASES: { readonly [reason in ArmadaResult['reason']]: RuleCase } = {
  invasion: '15.2',
  conditionFailed: '14.1',
  invasionFailed: '15.2',
  armadaDestroyed: '7.6',
  seasonOver: '5.0',
  concession: '5.0',
};

export function win({ G, emit }: Tools, side: Side, reason: ArmadaResult['reason'], test?: TestReport): void {
  if (G.result) return;
  G.result = { winner: seatOf(side), side, reason, turn: G.turn, ...(test && { test }) };
  emit({ key: `result.${reason}`, case: CASES[reason], by: seatOf(side) });
}

export const concede = action({
  name: 'concede',
  case: '5.0',
  final: true,
  anytime: true,
  args: [],
  refuse: () => undefined,
  // Offered to players only, not to searches.
  choices: () => [],
  perform: (tools, player) => win(tools, opponentOf(sideOf(player)), 'concession'),
});
