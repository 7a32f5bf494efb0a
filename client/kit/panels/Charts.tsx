import { useEffect, useMemo, useRef } from 'react';
import type { Chart, PrintedCharts, Provenance } from '../../../src/kit/charts.js';
import { useLanguage } from '../language.js';
import { CaseChip } from '../rules/CaseChip.js';
import { useKitWords } from '../words/index.js';

const SIGN = { rulebook: '§', published: '¶', reconstructed: '✎' } as const;

/** Shows a symbol for a chart's provenance, with an explanation. */
export function Origin({ origin, brief }: { readonly origin: Provenance; readonly brief?: boolean }) {
  const words = useKitWords();
  return (
    <span className={`wg-origin wg-${origin.kind}`} title={words.provenanceReason(origin)}>
      <span aria-hidden="true">{SIGN[origin.kind]}</span>
      {brief ? <span className="wg-unseen">{words.provenance(origin)}</span> : ` ${words.provenance(origin)}`}
    </span>
  );
}

/** Props that make wide charts focusable, so that arrow keys can scroll them. */
const SCROLLED = { tabIndex: 0 } as const;

/**
 * Shows a chart with its provenance. Rows with a different provenance show theirs.
 * @param row row to mark, such as the result of a roll
 */
export function ChartTable({ chart, row }: { readonly chart: Chart; readonly row?: number }) {
  const words = useKitWords();
  const marked = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (row !== undefined) marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [row]);
  return (
    <article className="wg-chart" id={`chart-${chart.id}`}>
      <h3>
        {chart.title} <CaseChip case={chart.case} />
      </h3>
      <p className="wg-chart-origin">
        <Origin origin={chart.provenance} />
        {chart.provenance.kind !== 'rulebook' && <span className="wg-chart-reason">{words.provenanceReason(chart.provenance)}</span>}
      </p>
      <section className="wg-chart-scroll" aria-label={chart.title} {...SCROLLED}>
        <table>
          <thead>
            <tr>
              {chart.columns.map((column, i) => (
                <th key={`${column}${i}`} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ cells, provenance }, i) => (
              <tr
                key={i}
                ref={i === row ? marked : undefined}
                className={i === row ? 'wg-marked' : undefined}
                aria-current={i === row || undefined}
              >
                {cells.map((cell, k) => (
                  <td key={k}>
                    {cell}
                    {k === cells.length - 1 && provenance && <Origin origin={provenance} brief />}
                    {k === 0 && i === row && <span className="wg-unseen">{words.readFrom}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {chart.notes?.map((note) => (
        <p key={note} className="wg-chart-note">
          {note}
        </p>
      ))}
    </article>
  );
}

export interface OpenChart {
  readonly id: string;
  readonly row?: number;
}

interface ChartsProps {
  readonly of: PrintedCharts;
  readonly open: OpenChart | undefined;
  readonly onOpen: (open: OpenChart | undefined) => void;
}

export function Charts({ of, open, onOpen }: ChartsProps) {
  const words = useKitWords();
  const language = useLanguage();
  const charts = useMemo(() => of.chartsFor(language), [of, language]);
  const chart = charts.find(({ id }) => id === open?.id);
  if (chart) {
    return (
      <div className="wg-charts">
        <button type="button" className="wg-link" onClick={() => onOpen(undefined)}>
          ← {words.allCharts}
        </button>
        <ChartTable chart={chart} row={open?.row} />
      </div>
    );
  }
  return (
    <ul className="wg-charts wg-chart-list">
      {charts.map((each) => (
        <li key={each.id}>
          <button type="button" onClick={() => onOpen({ id: each.id })}>
            <span>{each.title}</span>
            <Origin origin={each.provenance} brief />
            <span className="wg-case">{each.case}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
