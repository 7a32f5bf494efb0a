import { Fragment } from 'react';
import { CaseChip } from './CaseChip.js';
import { splitAtMatches } from './rulebook.js';

const NOTHING: readonly string[] = [];

interface SoughtProps {
  readonly text: string;
  readonly sought?: readonly string[];
}

export function Sought({ text, sought = NOTHING }: SoughtProps) {
  return splitAtMatches(text, sought).map((part, i) =>
    i % 2 ? <mark key={`${i} ${part}`}>{part}</mark> : <Fragment key={`${i} ${part}`}>{part}</Fragment>,
  );
}

/** Renders a paragraph. Rule cases in double square brackets become buttons. */
function Paragraph({ text, sought }: SoughtProps) {
  return (
    <p>
      {text
        .split(/\[\[|\]\]/)
        .map((part, i) =>
          i % 2 ? <CaseChip key={`${i} ${part}`} case={part} /> : <Sought key={`${i} ${part}`} text={part} sought={sought} />,
        )}
    </p>
  );
}

export function CaseText({ text, sought }: { readonly text: readonly string[]; readonly sought?: readonly string[] }) {
  return text.map((paragraph) => <Paragraph key={paragraph} text={paragraph} sought={sought} />);
}
