import { LEADER_IDS, LEADERS, MARINE_IDS, MARINES, SQUADRON_IDS, SQUADRONS } from '../data/units.js';
import type { RuleCase } from '../keys.js';
import { type EndReason, opponentOf, SIDES, type Side, type Sluys, seatOf, sideOf } from '../state.js';
import { action, type Tools } from './args.js';

/** Ends the match, as a draw if `winner` is null. Drops all pending tasks. The log shows `scores`. */
export function finish(
  { G, emit }: Tools,
  winner: Side | null,
  reason: EndReason,
  ruleCase: RuleCase,
  scores: { readonly [side in Side]: number } = G.morale,
): void {
  G.over = { ...(winner && { winner: seatOf(winner) }), reason, turn: G.turn, morale: { ...G.morale } };
  G.agenda = [];
  G.ask = null;
  emit({
    key: `over.${reason}`,
    case: ruleCase,
    ...(winner && { by: seatOf(winner) }),
    values: { english: scores.english, french: scores.french },
  });
}

/** Whether a side has no squadron, marine unit or free leader (11.3); the Queen does not count (13.2). */
function wipedOut(G: Sluys, side: Side): boolean {
  const ships = SQUADRON_IDS.some((id) => G.squadrons[id].side === side && G.squadrons[id].status !== 'sunk');
  if (ships || MARINE_IDS.some((id) => MARINES[id].side === side && G.marines[id].steps > 0)) return false;
  return !LEADER_IDS.some((id) => LEADERS[id].side === side && LEADERS[id].rank !== 'queen' && G.leaders[id].status === 'free');
}

/** Checks for a decisive victory after every completed move (11.3). */
export function checkDecisive(tools: Tools): void {
  const gone = SIDES.filter((side) => wipedOut(tools.G, side));
  if (gone.length === 2) finish(tools, null, 'mutual-decisive', '11.3');
  else if (gone.length === 1) finish(tools, opponentOf(gone[0]), 'decisive', '11.3');
}

export const fleetWorth = (G: Sluys, side: Side): number =>
  SQUADRON_IDS.filter((id) => G.squadrons[id].side === side && G.squadrons[id].status !== 'sunk').reduce(
    (sum, id) => sum + 1 + SQUADRONS[id].castle,
    0,
  );

/** Returns the score after the last turn: morale (11.0) or fleet value (13.3). */
export const reckoned = (G: Sluys, side: Side): number => (G.options.allTheMarbles ? fleetWorth(G, side) : G.morale[side]);

export function checkTurnLimit(tools: Tools): void {
  const { G } = tools;
  if (G.options.turnLimit === 0 || G.turn < G.options.turnLimit) return;
  const scores = { english: reckoned(G, 'english'), french: reckoned(G, 'french') };
  const winner = scores.english === scores.french ? null : scores.english > scores.french ? 'english' : 'french';
  finish(tools, winner, 'turn-limit', G.options.allTheMarbles ? '13.3' : '11.0', scores);
}

export const concede = action({
  name: 'concede',
  case: '11.0',
  final: true,
  anytime: true,
  args: [],
  refuse: () => undefined,
  choices: () => [],
  perform: (tools, player) => finish(tools, opponentOf(sideOf(player)), 'concession', '11.0'),
});
