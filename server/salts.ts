import type { State } from 'boardgame.io';
import { LEDGER, type LedgerData } from '../src/boardgame/ledger.js';
import { receiptOf, type Salts } from '../src/kit/salt.js';
import { opens, type PlayerMetadata, seatOf } from './seats.js';
import { Conflict, type MatchData, type Store } from './store.js';

export interface SaltRequest {
  readonly playerID: string;
  readonly credentials: string;
  readonly salt: string;
}

export type SaltAnswer = { readonly receipt: string } | { readonly status: 403 | 404 | 409; readonly why: string };

const ledgerOf = ({ plugins }: State): LedgerData | undefined => plugins[LEDGER]?.data;

/** Whether salts can still be given: no die of play has fallen. */
const isOpen = ({ salts, thrown }: LedgerData): boolean => salts === undefined && thrown === 0;

/** What the seats have given so far. */
function givenIn({ players }: MatchData): Salts {
  const seats = Object.entries(players) as [string, PlayerMetadata][];
  return Object.fromEntries(seats.map(([playerID, { salt, name = '' }]) => [playerID, salt ? { salt, by: name } : null]));
}

/**
 * The state with the salts given so far, for its ledger to fix when the first die of play falls. The same state once they are
 * fixed, and in games without a ledger.
 */
export async function withSalts(state: State, metadata: () => Promise<MatchData | undefined>): Promise<State> {
  const ledger = ledgerOf(state);
  if (!ledger || !isOpen(ledger)) return state;
  const match = await metadata();
  if (!match) return state;
  const data: LedgerData = { ...ledger, offered: givenIn(match) };
  return { ...state, plugins: { ...state.plugins, [LEDGER]: { ...state.plugins[LEDGER], data } } };
}

/** How often a salt is written anew when somebody else changed the match's seats in the same moment. */
const ATTEMPTS = 5;

/** Takes a seat's salt: one, before the first die of play, and never another in its place. */
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
  if (!metadata || !ledger) return { status: 404, why: 'This match has no dice to be salted.' };
  const seat = seatOf(metadata, playerID);
  if (!opens(credentials, seat)) return { status: 403, why: 'Invalid credentials' };
  const receipt = receiptOf(ledger.commitment ?? '', playerID, salt);
  if (seat?.salt === salt) return { receipt };
  if (seat?.salt !== undefined) return { status: 409, why: 'This seat has given its salt: it cannot be changed.' };
  if (!isOpen(ledger)) return { status: 409, why: 'The first die has fallen: no salt is taken any more.' };
  if (seat) seat.salt = salt;
  await store.setMetadata(matchID, metadata);
  return { receipt };
}
