import { useEffect, useMemo, useRef } from 'react';
import type { PrintedCharts } from '../../../src/kit/charts.js';
import { useLanguage } from '../language.js';
import { ChartTable } from '../panels/Charts.js';
import { useKitWords } from '../words/index.js';
import { CaseChip } from './CaseChip.js';
import { CaseText } from './CaseText.js';
import { entryFor, isSameCase, partsOf, pathTo, type Rulebook, type RuleCase } from './rulebook.js';

function Cases({ label, cases }: { readonly label: string; readonly cases: readonly RuleCase[] }) {
  if (!cases.length) return null;
  return (
    <nav className="wg-case-nav" aria-label={label}>
      <h3>{label}</h3>
      <ul>
        {cases.map(({ case: ruleCase, title }) => (
          <li key={ruleCase}>
            <CaseChip case={ruleCase} /> {title}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CaseBodyProps {
  readonly ruleCase: string;
  readonly rulebook: Rulebook;
  readonly charts: PrintedCharts;
}

/** Shows the text of a rule case, or of its nearest parent with text. */
export function CaseBody({ ruleCase, rulebook, charts }: CaseBodyProps) {
  const { rules } = useKitWords();
  const language = useLanguage();
  const printed = useMemo(() => charts.chartsFor(language), [charts, language]);
  const article = useRef<HTMLElement>(null);
  const entry = entryFor(rulebook, ruleCase);
  useEffect(() => {
    // Each case starts at the top.
    article.current?.closest('dialog')?.scrollTo?.(0, 0);
    article.current?.focus({ preventScroll: true });
  }, [ruleCase]);
  if (!entry) return <p>{rules.unwritten(ruleCase)}</p>;
  const chart = printed.find(({ id }) => id === entry.chart);
  return (
    <article ref={article} tabIndex={-1} className="wg-case-body" aria-label={rules.named(entry.case, entry.title)}>
      {!isSameCase(entry.case, ruleCase) && <p className="wg-case-above">{rules.above(ruleCase, entry.case)}</p>}
      <CaseText text={entry.text} />
      {chart && <ChartTable chart={chart} />}
      <Cases label={rules.belongs} cases={pathTo(rulebook, entry.case)} />
      <Cases label={rules.parts} cases={partsOf(rulebook, entry.case)} />
    </article>
  );
}
