import type { State } from 'boardgame.io';
import type { OfferRecord } from '../storage/offerStore.js';
import type { MatchData } from '../storage/store.js';
import { seatOf } from './seats.js';

/** Returns a key for the two players from their credential hashes, independent of sides. */
export const playersOf = (metadata: MatchData): string =>
  Object.keys(metadata.players)
    .map((playerID) => seatOf(metadata, playerID))
    .map((seat) => seat?.credentials ?? seat?.captain ?? '')
    .sort()
    .join(' ');

/** Returns the offers between the current players. Offers end when a player leaves. */
export function offersOfPlayers(made: readonly OfferRecord[], metadata: MatchData): OfferRecord[] {
  const current = playersOf(metadata);
  return made.filter(({ players }) => players === undefined || players === current);
}

/** Whether an offer is unanswered and still refers to the current state. `fortune` offers refer to no state. */
export const isOpenAt = ({ kind, answer, stateID }: OfferRecord, { _stateID, ctx }: State): boolean =>
  answer === 'open' && (kind === 'fortune' || stateID === _stateID) && ctx.gameover === undefined;
