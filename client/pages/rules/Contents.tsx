import type { Chart } from '../../../src/kit/charts.js';
import { useMedia } from '../../kit/hooks/hooks.js';
import type { Chapter } from '../../kit/rules/rulebook.js';
import { useKitWords } from '../../kit/words/index.js';
import { chapterId } from './anchors.js';
import { useRulesPageWords } from './words/index.js';

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly charts: readonly Chart[];
}

/** Renders the table of contents: beside the text, or folded above it on narrow screens. */
export function Contents({ chapters, charts }: ContentsProps) {
  const words = useRulesPageWords();
  const kit = useKitWords();
  const wide = useMedia('(min-width: 64rem)');
  return (
    <nav className="wg-rules-contents" aria-label={words.contents}>
      <details key={String(wide)} open={wide}>
        <summary>{words.contents}</summary>
        <ol>
          {chapters.map(({ number, title, cases }) => (
            <li key={number}>
              <a href={`#${chapterId(number)}`}>
                {title ? <b>{number}</b> : null} {title ?? kit.rules.chapter(number)}
              </a>
              <ol>
                {cases
                  .filter(({ depth }) => depth === 1)
                  .map((entry) => (
                    <li key={entry.case}>
                      <a href={`#${entry.case}`}>
                        <b>{entry.case}</b> {entry.title}
                      </a>
                    </li>
                  ))}
              </ol>
            </li>
          ))}
          {charts.length > 0 && (
            <li>
              <a href="#charts">{words.charts}</a>
              <ol>
                {charts.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#chart-${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}
