import { useSyncExternalStore } from 'react';
import type { Clock, Points } from '../../src/kit/definition.js';
import type { Level } from '../../src/kit/levels.js';
import type { PlayerID } from '../../src/kit/rules.js';
import type { Salts } from '../../src/kit/salt.js';
import { forget, read, write } from './storage.js';

interface Kept {
  readonly game: string;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  /** How it ended, in one sentence. */
  readonly over?: string;
  /** Where it stood when it was last seen, in one line. */
  readonly stands?: string;
  /** What each side had then, where the game counts points. */
  readonly points?: Points;
}

/** Where a match is found: at the server, in this browser, or in a file that somebody opens (its id then is made of its seed). */
export interface MatchRef {
  readonly kind: 'online' | 'hotseat' | 'captain' | 'replay';
  readonly game: string;
  readonly id: string;
}

/** What a branch hangs on. */
export interface Branch {
  readonly of: MatchRef;
  /** The state of that match which it starts from, by its `_stateID`; of a file, by the moves before it. */
  readonly at: number;
  /** The turn that was. */
  readonly clock?: Clock;
  readonly name: string;
  /** What could not be seen was filled in. */
  readonly imagined: boolean;
}

/** A seat at the server, with what proves that it is ours. */
export interface OnlineMatch extends Kept {
  readonly kind: 'online';
  readonly playerID: PlayerID;
  readonly credentials: string;
  readonly name: string;
  /** The players have changed sides since he sat down. */
  readonly changedSides?: true;
  /** What the match's dice were committed to when we sat down, and the salt we gave upon it, if the server took it. */
  readonly commitment?: string;
  readonly salt?: string;
}

/** A match that lives in this browser only. */
export interface LocalMatch extends Kept {
  readonly kind: 'hotseat' | 'captain';
  /** Seats that people play; the captain has the others, or whoever `level` names. */
  readonly humans: readonly PlayerID[];
  readonly level?: Level;
  /** Luck so far may be seen while it runs: whoever begins it agrees for both sides. */
  readonly luck?: boolean;
  readonly seed: string;
  /** What each seat adds to the dice; missing in matches from before there were salts. */
  readonly salts?: Salts;
  readonly setupData: Readonly<Record<string, unknown>>;
  /** The version of the rules it was begun under; missing in matches from before that was noted. */
  readonly rules?: string;
  /** Set where it did not begin with a set-up; see {@link keepStart}. */
  readonly branch?: Branch;
}

export type BranchMatch = LocalMatch & { readonly branch: Branch };

/** Who has the seats that nobody plays. */
export const levelOf = ({ level = 'captain' }: LocalMatch): Level => level;

export type KeptMatch = OnlineMatch | LocalMatch;

const KEY = 'weathergage.matches';
/** Finished matches that are kept on this device besides those still running. */
const FINISHED = 6;

const listeners = new Set<() => void>();
let cache: { readonly text: string | null; readonly matches: readonly KeptMatch[] } = { text: null, matches: [] };

const isMatch = (value: unknown): value is KeptMatch =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value && 'game' in value;

/** Newest first. The same array as long as nothing changes, as React wants it. */
export function keptMatches(): readonly KeptMatch[] {
  const stored = read(KEY);
  const text = JSON.stringify(stored ?? null);
  if (text !== cache.text) {
    const matches = Array.isArray(stored) ? stored.filter(isMatch) : [];
    cache = { text, matches: matches.sort((a, b) => b.updatedAt - a.updatedAt) };
  }
  return cache.matches;
}

/** Where a local match keeps its state: boardgame.io appends what each part is. */
export const tableKey = (id: string): string => `weathergage.table.${id}`;

const startKey = (id: string): string => `${tableKey(id)}_start`;

/** What a branch starts from: a whole state, and how many dice of play were thrown before it. */
export interface Start {
  readonly G: unknown;
  readonly thrown: number;
}

/** Keeps what a branch starts from. It stands apart: the list of matches is read often. */
export const keepStart = (id: string, start: Start): boolean => write(startKey(id), start);

export const startOf = (id: string): Start | undefined => read(startKey(id)) as Start | undefined;

/** Where a match's bookmarks are kept. */
export const bookmarksKey = ({ game, id }: Pick<MatchRef, 'game' | 'id'>): string => `weathergage.marks.${game}.${id}`;

const forgetTable = (id: string): void =>
  forget(startKey(id), ...['state', 'initial', 'metadata', 'log'].map((part) => `${tableKey(id)}_${part}`));

/** A branch is put away with what it hangs on, or by itself; of others that are over a few are kept. */
export const isBranch = (match: KeptMatch): match is BranchMatch => match.kind !== 'online' && match.branch !== undefined;

function store(matches: readonly KeptMatch[]): boolean {
  const finished = matches.filter((match) => match.over !== undefined && !isBranch(match));
  const tooMany = new Set(finished.sort((a, b) => b.updatedAt - a.updatedAt).slice(FINISHED));
  for (const match of tooMany) {
    if (match.kind !== 'online') forgetTable(match.id);
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

/** Remembers a match, or what is new about it. False when this browser cannot keep anything. */
export function keepMatch(match: KeptMatch): boolean {
  return store([match, ...keptMatches().filter((kept) => !isSame(kept, match))]);
}

/** Forgets a match, its bookmarks, and the branches that hang on it. */
export function forgetMatch(match: Pick<KeptMatch, 'game' | 'id'>): void {
  for (const kept of keptMatches()) if (isBranch(kept) && isSame(kept.branch.of, match)) forgetMatch(kept);
  forgetTable(match.id);
  forget(bookmarksKey(match));
  store(keptMatches().filter((kept) => !isSame(kept, match)));
}

export const renameBranch = (match: BranchMatch, name: string): boolean => keepMatch({ ...match, branch: { ...match.branch, name } });

export const findMatch = (game: string, id: string): KeptMatch | undefined => keptMatches().find((kept) => isSame(kept, { game, id }));

/** Updates a match that is still kept; one that was given up meanwhile stays forgotten. */
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

/** The name the player gave last. */
export function playerName(): string {
  const name = read(NAME);
  return typeof name === 'string' ? name : '';
}

export const rememberName = (name: string): boolean => write(NAME, name);
