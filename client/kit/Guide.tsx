import { memo, type ReactNode, useEffect, useRef } from 'react';
import { CaseChip } from './CaseChip.js';

export interface GuideSection<PictureId extends string = string> {
  readonly title: string;
  readonly picture?: PictureId;
  /** Rule cases stand in double square brackets. */
  readonly paragraphs: readonly string[];
}

/** What one case says, in our own words. */
export interface CaseEntry {
  readonly case: string;
  readonly text: string;
}

/** How to play and what the rules say, in one language. */
export interface GuideWords<PictureId extends string = string> {
  readonly sections: readonly GuideSection<PictureId>[];
  readonly casesTitle: string;
  readonly cases: readonly CaseEntry[];
}

/** The entry for a case, or for the nearest case above it: 7.4.1 is found under 7.4. */
export function entryFor(cases: readonly CaseEntry[], ruleCase: string): string | undefined {
  const known = new Set(cases.map((each) => each.case));
  let sought = ruleCase.replace(/\(.*$/, '').replace(/[a-z]$/, '');
  while (sought.includes('.')) {
    if (known.has(sought)) return sought;
    const shorter = sought.replace(/\.\d+$/, '');
    if (known.has(`${shorter}.0`)) return `${shorter}.0`;
    sought = shorter;
  }
  return undefined;
}

/** A paragraph with its rule cases as chips. */
function Paragraph({ words }: { readonly words: string }) {
  return <p>{words.split(/\[\[|\]\]/).map((part, i) => (i % 2 ? <CaseChip key={`${i}${part}`} case={part} /> : part))}</p>;
}

interface GuideProps<PictureId extends string> extends GuideWords<PictureId> {
  /** Draws a picture out of the board's own parts. */
  readonly picture: (id: PictureId) => ReactNode;
  readonly openCase: string | undefined;
}

/** How to play, with pictures, and the rules by case; opened at a case when its chip was pressed. */
export const Guide = memo(function Guide<PictureId extends string>(props: GuideProps<PictureId>) {
  const { sections, picture, casesTitle, cases, openCase } = props;
  const marked = useRef<HTMLLIElement>(null);
  const entry = openCase && entryFor(cases, openCase);
  useEffect(() => {
    if (entry) marked.current?.scrollIntoView?.({ block: 'center' });
  }, [entry]);
  return (
    <div className="guide">
      {sections.map((section) => (
        <section key={section.title}>
          <h3>{section.title}</h3>
          {section.picture && picture(section.picture)}
          {section.paragraphs.map((words) => (
            <Paragraph key={words} words={words} />
          ))}
        </section>
      ))}
      <section>
        <h3>{casesTitle}</h3>
        <ul className="case-list">
          {cases.map(({ case: ruleCase, text }) => (
            <li key={ruleCase} ref={ruleCase === entry ? marked : undefined} aria-current={ruleCase === entry || undefined}>
              <span className="case">{ruleCase}</span> {text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}) as <PictureId extends string>(props: GuideProps<PictureId>) => ReactNode;
