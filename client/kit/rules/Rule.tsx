import { type ReactNode, useEffect, useRef } from 'react';
import { CaseText, Sought } from './CaseText.js';
import type { RuleCase } from './rulebook.js';

interface RuleProps {
  readonly entry: RuleCase;
  /** Search words to highlight. */
  readonly sought: readonly string[];
  /** Whether the last link followed led to this case. */
  readonly current: boolean;
  /** Heading level; absent if the title is already shown. */
  readonly heading?: 'h3' | 'h4';
  readonly id?: string;
  /** Button that opens the case's chart. */
  readonly chart?: ReactNode;
}

export function Rule({ entry: { case: ruleCase, title, text }, sought, current, heading: Heading, id, chart }: RuleProps) {
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (current) article.current?.scrollIntoView?.({ block: 'start' });
  }, [current]);
  return (
    <article ref={article} id={id} className="wg-rule" aria-current={current || undefined}>
      {Heading && (
        <Heading>
          <span className="wg-case">{ruleCase}</span> <Sought text={title} sought={sought} />
        </Heading>
      )}
      <CaseText text={text} sought={sought} />
      {chart}
    </article>
  );
}
