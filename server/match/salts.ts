import { performance } from 'node:perf_hooks';
import type { State } from 'boardgame.io';
import { LEDGER, type LedgerData } from '../../src/boardgame/ledger.js';
import { parseSalt, receiptOf, type Salts } from '../../src/kit/salt.js';
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

/** Whether salts are still accepted, which requires that no die has been rolled. */
const isOpen = ({ salts, thrown }: LedgerData): boolean => salts === undefined && thrown === 0;

export const hasRolled = (state: State): boolean => (ledgerOf(state)?.thrown ?? 0) > 0;

const seatsIn = ({ players }: MatchData): [string, PlayerMetadata][] => Object.entries(players);

const givenIn = (match: MatchData): Salts =>
  Object.fromEntries(seatsIn(match).map(([playerID, { salt, saltBy, name = '' }]) => [playerID, parseSalt({ salt, by: saltBy ?? name })]));

/** Whether the player's client promised a salt on joining (`data: { givesSalt: true }`) but has sent none. */
const isOwed = ({ salt, data }: PlayerMetadata): boolean => salt === undefined && data?.givesSalt === true;

interface Opening {
  readonly state: State;
  readonly early?: Refusal;
}

export interface SaltedRoom {
  saltAwaitedSince?: number;
}

/** How long promised salts are awaited, in milliseconds, so that no player can delay the match further. */
const SALT_WAIT_MS = 30_000;

/** Delays the first roll, which fixes the salts, until all seats are taken and promised salts have arrived or timed out. */
export class FirstDie {
  constructor(private readonly now: () => number = () => performance.now()) {}

  /**
   * Returns the state with the salts given so far. The first roll fixes them.
   * @param room stores when the wait began
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
    return this.now() - room.saltAwaitedSince < SALT_WAIT_MS ? refusals.saltOwed : undefined;
  }
}

const ATTEMPTS = 5;

/** Stores the salt of a seat before the first roll. A seat keeps its salt even if its player changes. */
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
  if (!metadata || !ledger) return { status: 404, why: 'This match does not accept salts.' };
  const seat = seatOf(metadata, playerID);
  if (!seat || !opens(credentials, seat)) return { status: 403, why: 'Invalid credentials' };
  const given = parseSalt({ salt, by: seat.name ?? '' });
  if (!given) return { status: 400, why: 'A salt is 32 lower-case hex digits.' };
  const { commitment } = ledger;
  if (!commitment) return { status: 409, why: 'This match has no commitment to its seed, so it does not accept salts.' };
  const receipt = receiptOf(commitment, playerID, salt);
  if (seat.salt === salt) return { receipt };
  if (seat.salt !== undefined) return { status: 409, why: 'This seat already has a salt. It cannot be changed.' };
  if (!isOpen(ledger)) return { status: 409, why: 'The dice have already been rolled. Salts are no longer accepted.' };
  Object.assign(seat, { salt, saltBy: given.by });
  await store.setMetadata(matchID, metadata);
  return { receipt };
}
