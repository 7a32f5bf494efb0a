import { MOST_EXCEPT } from '../../../src/api/limits.js';
import { lobby } from '../../api/lobby.js';
import { keptMatches, type OnlineMatch, playerName } from '../../app/matches.js';
import { isKnown } from '../../match/identity/known.js';
import { keepSeat } from '../../match/online/joinMatch.js';
import { preferencesFor, termsIn } from './preferences.js';

/**
 * Joins the player waiting longest, or waits in a new match.
 * @param guest name for a player who has not entered one
 */
export async function playNow(game: string, guest: string): Promise<OnlineMatch> {
  const preferences = preferencesFor(game);
  const name = playerName() || guest;
  const own = keptMatches().filter((match) => match.kind === 'online' && match.game === game && match.over === undefined);
  const { rated, within } = preferences;
  const wanted = {
    playerName: name,
    pace: preferences.pace,
    clock: termsIn(preferences),
    scenario: preferences.scenario,
    except: own.slice(0, MOST_EXCEPT).map(({ id }) => id),
    givesSalt: true,
    ...(rated && { rated, within }),
  };
  const { commitment, ...seat } = isKnown()
    ? await (await import('../../match/identity/identity.js')).identity.play(game, wanted)
    : await lobby.play(game, wanted);
  return keepSeat({ game, id: seat.matchID, playerID: seat.playerID, credentials: seat.playerCredentials, name, commitment });
}
