import { useMemo, useSyncExternalStore } from 'react';
import type { MatchExport, Note } from '../../../../src/boardgame/matchFile.js';
import type { Clock } from '../../../../src/kit/definition.js';
import { bookmarksKey, type MatchRef } from '../../../app/matches.js';
import { forget, read, write } from '../../../app/storage.js';

/** A named position with a private note, never sent to a server. */
export interface Bookmark {
  /** `_stateID` of the position, or in a file the number of moves before it. */
  readonly at: number;
  readonly clock?: Clock;
  readonly name: string;
  /** Private note, which may be empty. */
  readonly note: string;
}

type Of = Pick<MatchRef, 'game' | 'id'>;

const listeners = new Set<() => void>();

const isMark = (value: unknown): value is Bookmark => {
  const { at, name, note } = (value ?? {}) as Partial<Bookmark>;
  return Number.isInteger(at) && typeof name === 'string' && typeof note === 'string';
};

/** Returns a match's bookmarks in order of position, at most one per position. */
export function bookmarksOf(of: Of): readonly Bookmark[] {
  const kept = read(bookmarksKey(of));
  return Array.isArray(kept) ? kept.filter(isMark) : [];
}

function keepMarks(of: Of, marks: readonly Bookmark[]): boolean {
  const sorted = [...marks].sort((a, b) => a.at - b.at);
  const kept = sorted.length ? write(bookmarksKey(of), sorted) : true;
  if (!sorted.length) forget(bookmarksKey(of));
  for (const listener of listeners) listener();
  return kept;
}

/** Stores a bookmark, replacing any other at its position. Returns whether it was stored. */
export const keepBookmark = (of: Of, mark: Bookmark): boolean =>
  keepMarks(of, [...bookmarksOf(of).filter(({ at }) => at !== mark.at), mark]);

export const dropBookmark = (of: Of, { at }: Pick<Bookmark, 'at'>): boolean =>
  keepMarks(
    of,
    bookmarksOf(of).filter((mark) => mark.at !== at),
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

export function useBookmarks({ game, id }: Of): readonly Bookmark[] {
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(bookmarksOf({ game, id })));
  return useMemo(() => JSON.parse(text) as readonly Bookmark[], [text]);
}

/** Returns a match file with the player's bookmarks in place of its notes. */
export function withNotes({ notes, ...file }: MatchExport, of: Of, movesBefore: (at: number) => number): MatchExport {
  const own = bookmarksOf(of).map(({ at, name, note }): Note => ({ n: movesBefore(at), name, note }));
  return own.length ? { ...file, notes: own } : file;
}

/** Imports a file's notes. Existing bookmarks take precedence. */
export function takeNotes(of: Of, notes: readonly Note[], clockOf: (n: number) => Clock | undefined): void {
  const own = bookmarksOf(of);
  const come = notes
    .filter(({ n }) => !own.some(({ at }) => at === n))
    .map(({ n, name, note }) => ({ at: n, clock: clockOf(n), name, note }));
  if (come.length) keepMarks(of, [...own, ...come]);
}
