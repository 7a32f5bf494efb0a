import { type ReactNode, useEffect, useRef } from 'react';
import { CaseText, Sought } from './CaseText.js';
import type { RuleCase } from './rulebook.js';

interface RuleProps {
  readonly entry: RuleCase;
  /** What was looked for: it is marked. */
  readonly sought: readonly string[];
  /** Somebody was led here. */
  readonly current: boolean;
  /** Nothing where the title is said already. */
  readonly heading?: 'h3' | 'h4';
  readonly id?: string;
  /** The way to its chart. */
  readonly chart?: ReactNode;
}

/** A case among the whole rules: number, title, text, and the way to its chart. */
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
