import type { Dice } from '../../kit/dice.js';
import type { PlayerID } from '../../kit/seats.js';
import { withCampaign } from './campaign/determinize.js';
import { withAnswers } from './determinize/answers.js';
import { withLoyalties, withReserves } from './determinize/reserves.js';
import { opponentOf, SIDES, sideOf } from './sides.js';
import type { Salamis } from './state.js';

/**
 * A state that looks like this view: with ships that are out of sight, officers' secrets, sealed answers, and what the enemy has where
 * nobody of the player's sees it.
 */
export function determinize(view: Salamis, playerID: PlayerID | null, dice: Dice): Salamis {
  const strangers = playerID === null ? SIDES : [opponentOf(sideOf(view, playerID))];
  let G = withLoyalties(view, strangers, dice);
  for (const side of strangers) G = withReserves(G, side, dice);
  return withCampaign(withAnswers(G, dice), strangers, dice);
}
