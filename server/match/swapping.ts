import type { State } from 'boardgame.io';
import type { MatchData } from '../storage/store.js';
import { withLogEntry } from './endings.js';
import { type Refusal, refusals } from './refusals.js';
import type { PlayerMetadata } from './seats.js';

export const SWAP = 'swap';

/** Whether the players may swap sides, which is possible only before the first move. */
export const maySwap = ({ _stateID, ctx }: State): boolean => _stateID === 0 && ctx.gameover === undefined && ctx.numPlayers === 2;

export const otherThan = ({ ctx }: State, playerID: string): string => ctx.playOrder.find((other) => other !== playerID) ?? playerID;

export const isSwap = ({ deltalog = [] }: State): boolean =>
  deltalog.some(({ action }) => action.type === 'GAME_EVENT' && action.payload.type === SWAP);

interface Swapped {
  readonly state: State;
  /** The metadata object that was passed in, because the store tracks its version. */
  readonly metadata: MatchData;
}

/** Returns the first two seats. Throws if there are fewer than two. */
export function twoSeats<T>(players: Readonly<Record<string, T>>): readonly [one: readonly [string, T], other: readonly [string, T]] {
  const [one, other] = Object.entries(players);
  if (!one || !other) throw new Error('the match has fewer than two seats');
  return [one, other];
}

/** Swaps sides: names, credentials and salts move with the players, and the clocks restart. */
export function swapped(state: State, metadata: MatchData, by: string, now: number): Swapped | Refusal {
  if (!maySwap(state)) return refusals.begun;
  const { players, clock }: { players: Record<string, PlayerMetadata>; clock?: MatchData['clock'] } = metadata;
  const [[one, first], [other, second]] = twoSeats(players);
  players[one] = { ...second, id: first.id };
  players[other] = { ...first, id: second.id };
  if (clock?.began !== undefined) metadata.clock = { ...clock, began: now };
  return { state: withLogEntry(state, SWAP, by), metadata };
}
