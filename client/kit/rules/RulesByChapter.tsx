import { useKitWords } from '../words/index.js';
import { Sought } from './CaseText.js';
import { Rule } from './Rule.js';
import { RuleSearchField, useRuleSearch } from './RuleSearch.js';
import { chapterOf, entryFor, type Rulebook, type RuleCase } from './rulebook.js';

interface RulesByChapterProps {
  readonly rulebook: Rulebook;
  /** Case to which the last link led. */
  readonly at: string | undefined;
  readonly onChart: (id: string) => void;
}

/** Shows the full rules in collapsible chapters, with a search field. */
export function RulesByChapter({ rulebook, at: named, onChart }: RulesByChapterProps) {
  const at = named === undefined ? undefined : entryFor(rulebook, named)?.case;
  const { rules } = useKitWords();
  const search = useRuleSearch(rulebook);
  const { sought, chapters } = search;
  const searching = sought.length > 0;
  const rule = (entry: RuleCase, heading?: 'h4') => {
    const { chart } = entry;
    const toChart = chart !== undefined && (
      <button type="button" className="wg-link" onClick={() => onChart(chart)}>
        {rules.toChart}
      </button>
    );
    const current = !searching && entry.case === at;
    return <Rule key={entry.case} entry={entry} sought={sought} current={current} heading={heading} chart={toChart} />;
  };
  return (
    <>
      <RuleSearchField search={search} />
      {chapters.map(({ number, title, own, cases }) => (
        <details
          key={`${number} ${searching}`}
          className="wg-rule-chapter"
          open={searching || (at !== undefined && chapterOf(at) === number)}
        >
          <summary>
            <h3>
              {title && <span className="wg-case">{number}</span>} <Sought text={title ?? rules.chapter(number)} sought={sought} />
            </h3>
          </summary>
          {own && rule(own)}
          {cases.map((entry) => rule(entry, 'h4'))}
        </details>
      ))}
    </>
  );
}
