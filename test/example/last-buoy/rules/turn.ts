import type { RuleCase } from '../keys.js';
import {
  action,
  distance,
  LAST,
  type LastBuoy,
  type LastBuoyResult,
  opponentOf,
  SIDES,
  type Side,
  seatOf,
  sideOf,
  type Tools,
} from '../state.js';

/** Hits that make a vessel strike [4.3]. */
const ENOUGH = 2;

/** The winner and the reason, once there is a winner [4]. */
function victory(G: LastBuoy): { winner: Side; reason: LastBuoyResult['reason']; case: RuleCase } | undefined {
  if (G.at.lugger === LAST) return { winner: 'lugger', reason: 'escape', case: '4.1' };
  if (distance(G) === 0) return { winner: 'cutter', reason: 'boarding', case: '4.2' };
  const beaten = SIDES.find((side) => G.hits[side] >= ENOUGH);
  return beaten && { winner: opponentOf(beaten), reason: 'striking', case: '4.3' };
}

function end({ G, emit }: Tools, winner: Side, reason: LastBuoyResult['reason'], ruleCase: RuleCase): void {
  G.result = { winner: seatOf(winner), reason, turn: G.turn };
  emit({ key: reason, case: ruleCase, values: { loser: opponentOf(winner) } });
}

/** Advances from one decision to the next; the lugger starts every turn [1.1]. */
export function proceed(tools: Tools): void {
  const { G, emit } = tools;
  if (!G.done || G.result) return;
  const won = victory(G);
  if (won) {
    end(tools, won.winner, won.reason, won.case);
    return;
  }
  G.done = false;
  G.asked = opponentOf(G.asked);
  if (G.asked === 'cutter') return;
  G.turn += 1;
  emit({ key: 'turn', case: '1.1', values: { turn: G.turn } });
}

export const concede = action({
  name: 'concede',
  case: '4.4',
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: () => [],
  perform: (tools, player) => end(tools, opponentOf(sideOf(player)), 'concession', '4.4'),
});
