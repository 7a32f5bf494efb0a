import { useSyncExternalStore } from 'react';
import type { Clock, Points } from '../../src/kit/definition.js';
import type { Level } from '../../src/kit/levels.js';
import type { PlayerID } from '../../src/kit/rules.js';
import type { Salts } from '../../src/kit/salt.js';
import type { LocalRef } from './matchStore.js';
import { forget, read, write } from './storage.js';

interface Kept {
  readonly game: string;
  readonly id: string;
  /** Creation time, in ms since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Result as a sentence; absent until the match is over. */
  readonly over?: string;
  /** Status line when the match was last open. */
  readonly stands?: string;
  /** Points of each side when the match was last open, if the game counts points. */
  readonly points?: Points;
}

/** Identifies a match on the server, in this browser, or in an opened file (whose id is derived from its seed). */
export interface MatchRef {
  readonly kind: 'online' | 'hotseat' | 'captain' | 'replay';
  readonly game: string;
  readonly id: string;
}

/** Match and position that a branch starts from. */
export interface Branch {
  readonly of: MatchRef;
  /** `_stateID` of the position, or in a file the number of moves before it. */
  readonly at: number;
  /** Turn at the start of the branch. */
  readonly clock?: Clock;
  readonly name: string;
  /** Whether hidden information was filled in at random. */
  readonly imagined: boolean;
}

/** A seat in a match on the server, with its credentials. */
export interface OnlineMatch extends Kept {
  readonly kind: 'online';
  readonly playerID: PlayerID;
  readonly credentials: string;
  readonly name: string;
  /** Set if the players have swapped sides since this player joined. */
  readonly changedSides?: true;
  /** Commitment to the dice seed when this player joined, and the salt that the server accepted. */
  readonly commitment?: string;
  readonly salt?: string;
}

/** A match stored only in this browser. */
export interface LocalMatch extends Kept {
  readonly kind: 'hotseat' | 'captain';
  /** Seats of human players. Bots of `level` play the other seats. */
  readonly humans: readonly PlayerID[];
  readonly level?: Level;
  /** Whether luck statistics are shown during the match. */
  readonly luck?: boolean;
  readonly seed: string;
  /** Salt of each seat; missing in matches from versions without salts. */
  readonly salts?: Salts;
  readonly setupData: Readonly<Record<string, unknown>>;
  /** Rules version at the start; missing in matches from old versions. */
  readonly rules?: string;
  /** Set if the match is a branch; see {@link keepStart}. */
  readonly branch?: Branch;
}

export type BranchMatch = LocalMatch & { readonly branch: Branch };

export const levelOf = ({ level = 'captain' }: LocalMatch): Level => level;

export type KeptMatch = OnlineMatch | LocalMatch;

const KEY = 'weathergage.matches';
/** Number of finished matches that are kept. */
const FINISHED = 6;

const listeners = new Set<() => void>();
let cache: { readonly text: string | null; readonly matches: readonly KeptMatch[] } = { text: null, matches: [] };

const isMatch = (value: unknown): value is KeptMatch =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'game' in value;

/** Returns the stored matches, newest first. The array stays the same until a match changes, for `useSyncExternalStore`. */
export function keptMatches(): readonly KeptMatch[] {
  const stored = read(KEY);
  const text = JSON.stringify(stored ?? null);
  if (text !== cache.text) {
    const matches = Array.isArray(stored) ? stored.filter(isMatch) : [];
    cache = { text, matches: matches.sort((a, b) => b.updatedAt - a.updatedAt) };
  }
  return cache.matches;
}

const startKey = (id: string): string => `weathergage.table.${id}_start`;

/** Start of a branch: a full state, and how many dice were rolled before it. */
export interface Start {
  readonly G: unknown;
  readonly thrown: number;
}

/** Stores the start of a branch, separately from the frequently read list of matches. @returns whether it was stored */
export const keepStart = (id: string, start: Start): boolean => write(startKey(id), start);

export const startOf = (id: string): Start | undefined => read(startKey(id)) as Start | undefined;

export const bookmarksKey = ({ game, id }: Pick<MatchRef, 'game' | 'id'>): string => `weathergage.marks.${game}.${id}`;

function forgetTable(match: LocalRef): void {
  forget(startKey(match.id));
  void import('./matchStore.js').then(({ deleteMatch }) => deleteMatch(match)).catch(() => undefined);
}

/** Whether a match is a branch. Branches are deleted with the match they start from. */
export const isBranch = (match: KeptMatch): match is BranchMatch => match.kind !== 'online' && match.branch !== undefined;

function store(matches: readonly KeptMatch[]): boolean {
  const finished = matches.filter((match) => match.over !== undefined && !isBranch(match));
  const tooMany = new Set(finished.sort((a, b) => b.updatedAt - a.updatedAt).slice(FINISHED));
  for (const match of tooMany) {
    if (match.kind !== 'online') forgetTable(match);
    forget(bookmarksKey(match));
  }
  const stored = write(
    KEY,
    matches.filter((match) => !tooMany.has(match)),
  );
  for (const listener of listeners) listener();
  return stored;
}

const isSame = (a: Pick<KeptMatch, 'game' | 'id'>, b: Pick<KeptMatch, 'game' | 'id'>) => a.game === b.game && a.id === b.id;

/** Stores or updates a match. @returns whether it was stored */
export function keepMatch(match: KeptMatch): boolean {
  return store([match, ...keptMatches().filter((kept) => !isSame(kept, match))]);
}

/** Deletes a match, its bookmarks and its branches. */
export function forgetMatch(match: Pick<KeptMatch, 'game' | 'id'>): void {
  for (const kept of keptMatches()) if (isBranch(kept) && isSame(kept.branch.of, match)) forgetMatch(kept);
  forgetTable(match);
  forget(bookmarksKey(match));
  store(keptMatches().filter((kept) => !isSame(kept, match)));
}

export const renameBranch = (match: BranchMatch, name: string): boolean => keepMatch({ ...match, branch: { ...match.branch, name } });

export const findMatch = (game: string, id: string): KeptMatch | undefined => keptMatches().find((kept) => isSame(kept, { game, id }));

/** Updates a match if it is still stored. */
export function updateMatch(
  game: string,
  id: string,
  news: { over?: string; stands?: string; points?: Points; name?: string; playerID?: PlayerID; changedSides?: true },
): void {
  const match = findMatch(game, id);
  if (match) keepMatch({ ...match, ...news, updatedAt: Date.now() });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export const useKeptMatches = (): readonly KeptMatch[] => useSyncExternalStore(subscribe, keptMatches);

const NAME = 'weathergage.name';

/** Returns the name that the player used last, or an empty string. */
export function playerName(): string {
  const name = read(NAME);
  return typeof name === 'string' ? name : '';
}

export const rememberName = (name: string): boolean => write(NAME, name);
