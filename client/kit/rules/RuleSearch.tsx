import { useMemo, useState } from 'react';
import { useKitWords } from '../words/index.js';
import { type Chapter, chaptersOf, type Rulebook, soughtIn, speaksOf } from './rulebook.js';

export interface RuleSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** Empty without a search. */
  readonly sought: readonly string[];
  /** Matching cases; all without a search. */
  readonly chapters: readonly Chapter[];
  readonly found: number;
  readonly all: number;
}

const sizeOf = (chapters: readonly Chapter[]): number => chapters.reduce((sum, { own, cases }) => sum + cases.length + (own ? 1 : 0), 0);

const narrowed = (chapters: readonly Chapter[], sought: readonly string[]): readonly Chapter[] =>
  chapters
    .map(({ own, cases, ...chapter }) => ({
      ...chapter,
      own: own && speaksOf(own, sought) ? own : undefined,
      cases: cases.filter((entry) => speaksOf(entry, sought)),
    }))
    .filter(({ own, cases }) => own || cases.length);

export function useRuleSearch(rulebook: Rulebook): RuleSearch {
  const [query, setQuery] = useState('');
  const all = useMemo(() => chaptersOf(rulebook), [rulebook]);
  return useMemo(() => {
    const sought = soughtIn(query);
    const chapters = sought.length ? narrowed(all, sought) : all;
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
