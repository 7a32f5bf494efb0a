import { performance } from 'node:perf_hooks';
import type { State } from 'boardgame.io';
import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import { receiptOf, type Salts, takeSalt } from '../../src/kit/salt.js';
import { Conflict, type MatchData, type Store } from '../storage/store.js';
import { type Refusal, refusals } from './refusals.js';
import { opens, type PlayerMetadata, seatOf } from './seats.js';

export interface SaltRequest {
  readonly playerID: string;
  readonly credentials: string;
  readonly salt: string;
}

export type SaltAnswer = { readonly receipt: string } | { readonly status: 400 | 403 | 404 | 409; readonly why: string };

const ledgerOf = ({ plugins }: State): LedgerData | undefined => plugins[LEDGER]?.data;

/** Whether salts can still be given: no die of play has fallen. */
const isOpen = ({ salts, thrown }: LedgerData): boolean => salts === undefined && thrown === 0;

/** Whether a die of play has fallen. */
export const hasThrown = (state: State): boolean => (ledgerOf(state)?.thrown ?? 0) > 0;

const seatsIn = ({ players }: MatchData): [string, PlayerMetadata][] => Object.entries(players);

/** What the seats have given so far. */
const givenIn = (match: MatchData): Salts =>
  Object.fromEntries(seatsIn(match).map(([playerID, { salt, saltBy, name = '' }]) => [playerID, takeSalt({ salt, by: saltBy ?? name })]));

/** Whether a seat's player has said on joining that his client gives a salt (`data: { givesSalt: true }`), and has given none. */
const isOwed = ({ salt, data }: PlayerMetadata): boolean => salt === undefined && data?.givesSalt === true;

/** A state that is ready for a move. */
interface Opening {
  readonly state: State;
  /** Why the first die of play may not fall with this move. */
  readonly early?: Refusal;
}

/** A match in which the first die of play may have to wait for a salt. */
export interface SaltedRoom {
  /** Since when, by the clock of {@link FirstDie}. */
  saltAwaitedSince?: number;
}

/** How long the first die waits for a salt that was promised, in ms: nobody holds up a match by withholding his. */
const PATIENCE = 30_000;

/**
 * Watches over the first die of play, which fixes the salts. It waits until every seat is taken, because whoever sits down later
 * would have no part in the dice; and for a while until those who promised a salt have given it.
 */
export class FirstDie {
  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * The state with the salts given so far, for its ledger to fix when the first die of play falls. The same state once they are
   * fixed, and in games without a ledger.
   * @param room the match in this process, which remembers since when the die waits
   */
  async opening(room: SaltedRoom, state: State, metadata: () => Promise<MatchData | undefined>): Promise<Opening> {
    const ledger = ledgerOf(state);
    if (!ledger || !isOpen(ledger)) return { state };
    const match = await metadata();
    if (!match) return { state };
    const data: LedgerData = { ...ledger, offered: givenIn(match) };
    const plugins = { ...state.plugins, [LEDGER]: { ...state.plugins[LEDGER], data } };
    return { state: { ...state, plugins }, early: this.early(room, match) };
  }

  private early(room: SaltedRoom, match: MatchData): Refusal | undefined {
    const seats = seatsIn(match).map(([, seat]) => seat);
    if (seats.some(({ name }) => name === undefined)) return refusals.seatFree;
    if (!seats.some(isOwed)) return undefined;
    room.saltAwaitedSince ??= this.now();
    return this.now() - room.saltAwaitedSince < PATIENCE ? refusals.saltOwed : undefined;
  }
}

/** How often a salt is written anew when somebody else changed the match's seats in the same moment. */
const ATTEMPTS = 5;

/** Takes a seat's salt: one, before the first die of play, and never another in its place, whoever sits there. */
export async function giveSalt(store: Store, matchID: string, request: SaltRequest): Promise<SaltAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryToGive(store, matchID, request);
    } catch (error) {
      if (!(error instanceof Conflict) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function tryToGive(store: Store, matchID: string, { playerID, credentials, salt }: SaltRequest): Promise<SaltAnswer> {
  const { metadata, state } = await store.fetch(matchID, { metadata: true, state: true });
  const ledger = state && ledgerOf(state);
  if (!metadata || !ledger) return { status: 404, why: 'The dice of this match take no salt.' };
  const seat = seatOf(metadata, playerID);
  if (!seat || !opens(credentials, seat)) return { status: 403, why: 'Invalid credentials' };
  const given = takeSalt({ salt, by: seat.name ?? '' });
  if (!given) return { status: 400, why: 'A salt is 32 lower-case hex digits.' };
  const { commitment } = ledger;
  if (!commitment) return { status: 409, why: 'This match has no commitment to its seed, so it takes no salts.' };
  const receipt = receiptOf(commitment, playerID, salt);
  if (seat.salt === salt) return { receipt };
  if (seat.salt !== undefined) return { status: 409, why: 'This seat already has a salt. It cannot be changed.' };
  if (!isOpen(ledger)) return { status: 409, why: 'The dice have already been rolled. Salts are no longer accepted.' };
  Object.assign(seat, { salt, saltBy: given.by });
  await store.setMetadata(matchID, metadata);
  return { receipt };
}
