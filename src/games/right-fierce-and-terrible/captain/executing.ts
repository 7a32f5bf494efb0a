import { EXECUTIONER, LEADER_MORALE, MORALE } from '../data/tables.js';
import { LEADERS } from '../data/units.js';
import type { SluysMove } from '../sequence.js';
import { opponentOf, type Side, type Sluys } from '../state.js';
import { because, figure } from './aloud.js';
import { only } from './choosing.js';

/** Morale to which the death of a captive must bring his fleet, and one more: a captain kills nobody. */
const MERCY = 1;

/** Kills a captive where his fleet may give way for it at the end of the turn, and the own one need not be tested (11.2.3, 11.2.4). */
export function executing(G: Sluys, side: Side, choices: readonly SluysMove[]): SluysMove | undefined {
  if (G.options.allTheMarbles) return undefined;
  const own = G.morale[side] + EXECUTIONER;
  const victim = only(choices, 'executeLeader').find(({ args: [leader] }) => {
    const theirs = Math.max(0, G.morale[opponentOf(side)] + LEADER_MORALE[LEADERS[leader].rank].executed);
    return theirs + 1 < figure('mercy', MERCY) && own >= (theirs === 0 ? 1 : MORALE.checkBelow);
  });
  return victim && because('executes', victim);
}
