import { sideOfPlayer, TACTICS, TacticArg } from '../ids.js';
import { action } from './fleet.js';

/** Module 7.4: both sides choose at once; nobody sees the other's choice before his own is made. */
export const chooseTactic = action({
  name: 'chooseTactic',
  case: '7.4',
  secret: true,
  args: [TacticArg],
  refuse: () => undefined,
  choices: () => TACTICS.map((tactic) => [tactic] as const),
  perform: ({ G }, player, tactic) => {
    if (G.battle) G.battle.tactics[sideOfPlayer(player)] = tactic;
  },
});
