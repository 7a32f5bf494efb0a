import type { State } from 'boardgame.io';
import type { MatchData } from '../storage/store.js';
import { beside } from './endings.js';
import { type Refusal, refusals } from './refusals.js';
import type { PlayerMetadata } from './seats.js';

/** What the log calls it when the players of a match have changed sides. */
export const SWAP = 'swap';

/** Whether the players of a match can still change sides: nothing at all has happened in it, and there are two of them. */
export const maySwap = ({ _stateID, ctx }: State): boolean => _stateID === 0 && ctx.gameover === undefined && ctx.numPlayers === 2;

/** Where somebody sits after he has changed sides. */
export const otherThan = ({ ctx }: State, playerID: string): string => ctx.playOrder.find((other) => other !== playerID) ?? playerID;

/** Whether the players have changed sides with this state, or with one of those that it is reached by. */
export const isSwap = ({ deltalog = [] }: State): boolean =>
  deltalog.some(({ action }) => action.type === 'GAME_EVENT' && action.payload.type === SWAP);

interface Swapped {
  readonly state: State;
  /** The very object that was given, which the store knows the version of. */
  readonly metadata: MatchData;
}

/** The two seats of a match with their ids. Throws where there are fewer. */
export function twoSeats<T>(players: Readonly<Record<string, T>>): readonly [one: readonly [string, T], other: readonly [string, T]] {
  const [one, other] = Object.entries(players);
  if (!one || !other) throw new Error('a match of fewer than two seats');
  return [one, other];
}

/**
 * The match after its players have changed sides, or why they cannot. With a player goes all that is his: his name, what proves that the seat
 * is his, and the salt that he gave, for no die has fixed it yet. The clocks begin anew.
 */
export function swapped(state: State, metadata: MatchData, by: string, now: number): Swapped | Refusal {
  if (!maySwap(state)) return refusals.begun;
  const { players, clock }: { players: Record<string, PlayerMetadata>; clock?: MatchData['clock'] } = metadata;
  const [[one, first], [other, second]] = twoSeats(players);
  players[one] = { ...second, id: first.id };
  players[other] = { ...first, id: second.id };
  if (clock?.began !== undefined) metadata.clock = { ...clock, began: now };
  return { state: beside(state, SWAP, by), metadata };
}
