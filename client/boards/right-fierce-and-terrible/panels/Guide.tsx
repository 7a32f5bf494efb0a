import { memo, useEffect, useRef } from 'react';
import { CaseChip } from '../../../kit/CaseChip.js';
import { cases, guide, guideTitles } from '../guideText.js';
import { GuidePicture } from './GuidePicture.js';

/** A paragraph with its rule cases as chips. */
function Paragraph({ words }: { readonly words: string }) {
  return <p>{words.split(/\[\[|\]\]/).map((part, i) => (i % 2 ? <CaseChip key={`${i}${part}`} case={part} /> : part))}</p>;
}

const known = new Set(cases.map((each) => each.case));

/** The entry for a case, or for the nearest case above it: 7.4.1 is found under 7.4. */
export function entryFor(ruleCase: string): string | undefined {
  let sought = ruleCase.replace(/\(.*$/, '').replace(/[a-z]$/, '');
  while (sought.includes('.')) {
    if (known.has(sought)) return sought;
    const shorter = sought.replace(/\.\d+$/, '');
    if (known.has(`${shorter}.0`)) return `${shorter}.0`;
    sought = shorter;
  }
  return undefined;
}

/** How to play, with pictures, and the rules by case; opened at a case when its chip was pressed. */
export const Guide = memo(function Guide({ openCase }: { readonly openCase: string | undefined }) {
  const marked = useRef<HTMLLIElement>(null);
  const entry = openCase && entryFor(openCase);
  useEffect(() => {
    if (entry) marked.current?.scrollIntoView?.({ block: 'center' });
  }, [entry]);
  return (
    <div className="guide">
      {guide.map(({ title, picture, paragraphs }) => (
        <section key={title}>
          <h3>{title}</h3>
          {picture && <GuidePicture id={picture} />}
          {paragraphs.map((words) => (
            <Paragraph key={words} words={words} />
          ))}
        </section>
      ))}
      <section>
        <h3>{guideTitles.cases}</h3>
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
});
