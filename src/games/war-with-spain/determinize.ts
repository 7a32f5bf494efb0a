import type { Dice } from '../../kit/dice.js';
import type { PlayerID } from '../../kit/seats.js';
import { withCounters } from './determinize/counters.js';
import { withAssault, withLosses, withMarch, withStanding, withVoyages } from './determinize/intents.js';
import { withBooks, withPages } from './determinize/pages.js';
import { withMonth } from './determinize/silver.js';
import { SIDES, sideOf } from './ids.js';
import type { WarWithSpain } from './state.js';

/**
 * A state that looks like this view. Counters of which a player sees the backs, or nothing, are dealt out over the places where they may
 * be; then what their side intends is drawn for those counters, and in a joint phase what it has written.
 */
export function determinize(view: WarWithSpain, playerID: PlayerID | null, dice: Dice): WarWithSpain {
  const me = playerID === null ? null : sideOf(playerID);
  let G = withBooks(withStanding(view, me, dice), me, dice);
  if (me !== 'S') G = withMonth(G, dice);
  for (const side of SIDES) if (side !== me) G = withCounters(G, side, dice);
  G = withMarch(withVoyages(G, me, dice), me, dice);
  G = withLosses(withAssault(G, me, dice), dice);
  return withPages(G, me, dice);
}
