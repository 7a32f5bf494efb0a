/** A rule case in this project's words. */
export interface RuleCase {
  /** Number of the case, without the brackets of sub-paragraphs: 8.3.6. */
  readonly case: string;
  readonly title: string;
  /** Paragraphs, which may cite other cases in double square brackets. */
  readonly text: readonly string[];
  /** Id of the case's chart. */
  readonly chart?: string;
}

/** Rule cases in printed order. Each chapter starts with its own case. */
export type Rulebook = readonly RuleCase[];

export interface PlacedCase extends RuleCase {
  /** Number of the parent case: 8.3 for 8.3.6, 8 for 8.3. */
  readonly above: string;
  /** Depth of the case below its chapter: 1 for 8.3, 2 for 8.3.6. */
  readonly depth: number;
}

export interface Chapter {
  /** Number of the chapter, such as 8. */
  readonly number: string;
  /** Title of the chapter; absent if it has no case of its own. */
  readonly title?: string;
  readonly own?: RuleCase;
  readonly cases: readonly PlacedCase[];
}

/** Returns the chapter of a case: 8 for 8.3.6. */
export const chapterOf = (ruleCase: string): string => ruleCase.split('.')[0];

/** Returns the number with which all subsections of a case start. A chapter's own case is 8.0 or 8. */
const stem = (ruleCase: string): string => ruleCase.replace(/\.0$/, '');

/** Whether two numbers identify the same case, such as 8.0 and 8. */
export const isSameCase = (one: string, other: string): boolean => stem(one) === stem(other);

/** Whether a case is a subsection of another: 8.3.6 of 8.3, and 5.21 of 5.2 in rulebooks with decimal numbers. */
const isBelow = (ruleCase: string, above: string): boolean =>
  ruleCase.startsWith(`${above}.`) || (above.includes('.') && ruleCase.startsWith(above));

function placed(number: string, cases: Rulebook): readonly PlacedCase[] {
  const above = [number];
  return cases.map((entry) => {
    while (above.length > 1 && !isBelow(entry.case, above[above.length - 1])) above.pop();
    const place = { above: above[above.length - 1], depth: above.length };
    above.push(entry.case);
    return { ...entry, ...place };
  });
}

/** Returns the chapters of a rulebook, derived from the numbers and order of its cases. */
export function chaptersOf(rulebook: Rulebook): readonly Chapter[] {
  const numbers = [...new Set(rulebook.map((entry) => chapterOf(entry.case)))];
  return numbers.map((number) => {
    const all = rulebook.filter((entry) => chapterOf(entry.case) === number);
    const own = all.find((entry) => stem(entry.case) === number);
    return { number, title: own?.title, own, cases: placed(number, own ? all.filter((entry) => entry !== own) : all) };
  });
}

/** Returns the direct subsections of a case. */
export const partsOf = (rulebook: Rulebook, ruleCase: string): readonly PlacedCase[] =>
  chaptersOf(rulebook).flatMap(({ cases }) => cases.filter(({ above }) => above === stem(ruleCase)));

/** Returns the parents of a case, starting with the chapter. */
export function pathTo(rulebook: Rulebook, ruleCase: string): readonly RuleCase[] {
  const cases = chaptersOf(rulebook).flatMap((chapter) => chapter.cases);
  const path: RuleCase[] = [];
  for (let below = cases.find((entry) => entry.case === ruleCase); below; ) {
    const { above } = below;
    const entry = entryFor(rulebook, above);
    if (entry && stem(entry.case) === above) path.unshift(entry);
    below = cases.find((each) => each.case === above);
  }
  return path;
}

/** Returns the rulebook's entry for a case: the case itself or its nearest parent. For 8.3.6a, this is 8.3.6. */
export function entryFor(rulebook: Rulebook, ruleCase: string): RuleCase | undefined {
  const entries = new Map(rulebook.map((entry) => [entry.case, entry]));
  const decimal = rulebook.some((entry, i) => /\.\d\d$/.test(entry.case) && rulebook[i - 1]?.case === entry.case.slice(0, -1));
  for (let sought = ruleCase; sought; ) {
    const found = entries.get(sought) ?? entries.get(`${sought}.0`);
    if (found) return found;
    if (/[^\d.]/.test(sought)) sought = sought.replace(/[^\d.].*$/, '');
    else if (decimal && /\.\d\d$/.test(sought)) sought = sought.slice(0, -1);
    else sought = sought.replace(/\.?\d*\.*$/, '');
  }
  return undefined;
}

/** Returns a text of the same length in lower case and without accents. */
const withoutAccents = (text: string): string => text.replace(/[^\0-\x7f]/g, (letter) => letter.normalize('NFD')[0]).toLowerCase();

export const searchWordsIn = (query: string): readonly string[] => withoutAccents(query).split(/\s+/).filter(Boolean);

/** Whether a case contains every search word. A search number must match the beginning of a word. */
export function matchesCase({ case: ruleCase, title, text }: RuleCase, sought: readonly string[]): boolean {
  const said = ` ${withoutAccents([ruleCase, title, ...text].join(' ').replace(/\[\[|\]\]/g, ' '))}`;
  return sought.every((word) => said.includes(/^\d/.test(word) ? ` ${word}` : word));
}

/** Splits a text at the search words. Parts with odd indexes are matches. */
export function splitAtMatches(text: string, sought: readonly string[]): readonly string[] {
  const said = withoutAccents(text);
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const [next] = sought
      .map((word) => ({ at: said.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length);
    if (!next) return [...parts, text.slice(from)];
    parts.push(text.slice(from, next.at), text.slice(next.at, next.at + next.length));
    from = next.at + next.length;
  }
}
