import { lobby } from '../../api/lobby.js';
import { findGame } from '../../app/games.js';
import { findMatch, type OnlineMatch } from '../../app/matches.js';
import { joinMatch } from './joinMatch.js';

/** Creates or joins the rematch of a finished match, with sides swapped. Returns the path of its page. */
export async function joinRematch(own: OnlineMatch): Promise<string> {
  const { game, id, playerID, name } = own;
  const next = await lobby.playAgain(game, id, own);
  const other = findGame(game)?.meta.sides.findIndex((_, seat) => String(seat) !== playerID);
  if (!findMatch(game, next)) await joinMatch(game, next, String(other), name);
  return `/match/${game}/${next}`;
}
