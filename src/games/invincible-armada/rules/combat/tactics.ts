import { type Side, sideOf, TACTICS, type Tactic, TacticArg } from '../../ids.js';
import type { Battle } from '../../state.js';
import { action } from '../tools.js';
/** Module 7.4: both sides choose at once; nobody sees the choice of the other before his own is made. */

/** Module 7.4: both sides choose at once; nobody sees the other's choice before his own is made. */
export const chooseTactic = action({
  name: 'chooseTactic',
  case: '7.4',
  secret: true,
  args: [TacticArg],
  refuse: () => undefined,
  choices: () => TACTICS.map((tactic) => [tactic] as const),
  perform: ({ G }, player, tactic) => {
    if (G.battle) G.battle.tactics[sideOf(player)] = tactic;
  },
});

const chosen = (tactic: Tactic | 'hidden' | null): Tactic | undefined => TACTICS.find((id) => id === tactic);

/** The tactics of both sides once they are open. */
export function openTactics({ tactics }: Battle): { [side in Side]: Tactic } | undefined {
  const english = chosen(tactics.english);
  const spanish = chosen(tactics.spanish);
  return english && spanish && { english, spanish };
}
