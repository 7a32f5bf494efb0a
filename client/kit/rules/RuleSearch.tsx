import { useMemo, useState } from 'react';
import { useKitWords } from '../words/index.js';
import { type Chapter, chaptersOf, matchesCase, type Rulebook, searchWordsIn } from './rulebook.js';

export interface RuleSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Search words; empty if there is no search. */
  readonly sought: readonly string[];
  /** Chapters with matching cases; all chapters if there is no search. */
  readonly chapters: readonly Chapter[];
  readonly found: number;
  readonly all: number;
}

const sizeOf = (chapters: readonly Chapter[]): number => chapters.reduce((sum, { own, cases }) => sum + cases.length + (own ? 1 : 0), 0);

const narrowed = (chapters: readonly Chapter[], sought: readonly string[]): Chapter[] =>
  chapters
    .map(({ own, cases, ...chapter }) => ({
      ...chapter,
      own: own && matchesCase(own, sought) ? own : undefined,
      cases: cases.filter((entry) => matchesCase(entry, sought)),
    }))
    .filter(({ own, cases }) => own || cases.length);

/** Returns 0 if the chapter's title contains every search word, 1 if a case's title does, 2 if only texts do. */
function distance({ title = '', own, cases }: Chapter, sought: readonly string[]): number {
  if (matchesCase({ case: '', title, text: [] }, sought)) return 0;
  return [own, ...cases].some((entry) => entry && matchesCase({ ...entry, text: [] }, sought)) ? 1 : 2;
}

/** Returns the chapters with matching cases. Matches in titles come first. */
export const searchChapters = (chapters: readonly Chapter[], sought: readonly string[]): readonly Chapter[] =>
  narrowed(chapters, sought).sort((one, other) => distance(one, sought) - distance(other, sought));

export function useRuleSearch(rulebook: Rulebook): RuleSearch {
  const [query, setQuery] = useState('');
  const all = useMemo(() => chaptersOf(rulebook), [rulebook]);
  return useMemo(() => {
    const sought = searchWordsIn(query);
    const chapters = sought.length ? searchChapters(all, sought) : all;
    return { query, setQuery, sought, chapters, found: sizeOf(chapters), all: rulebook.length };
  }, [all, rulebook, query]);
}

export function RuleSearchField({ search: { query, setQuery, found, all } }: { readonly search: RuleSearch }) {
  const { rules } = useKitWords();
  return (
    <div className="wg-rule-search">
      <input
        type="search"
        placeholder={rules.search}
        aria-label={rules.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status">{found ? rules.count(found, all) : rules.nothing}</p>
    </div>
  );
}
