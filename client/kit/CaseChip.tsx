import { createContext, useContext } from 'react';
import { useKitWords } from './words/index.js';

/** Opens what the board knows about a rule case; boards provide it. */
export const CaseContext = createContext<((ruleCase: string) => void) | undefined>(undefined);

/** A rule case as a small seal; pressing it opens the rules at that case. */
export function CaseChip({ case: ruleCase }: { readonly case: string }) {
  const words = useKitWords();
  const open = useContext(CaseContext);
  if (!open) return <span className="case">{ruleCase}</span>;
  return (
    <button
      type="button"
      className="case"
      title={words.caseChip(ruleCase)}
      aria-label={words.caseChip(ruleCase)}
      onClick={() => open(ruleCase)}
    >
      {ruleCase}
    </button>
  );
}
