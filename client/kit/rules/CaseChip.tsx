import { createContext, useContext } from 'react';
import { useKitWords } from '../words/index.js';

/** Opens a rule case. Provided by boards. */
export const CaseContext = createContext<((ruleCase: string) => void) | undefined>(undefined);

/** The anchor of a rule case, on pages with the full rules. */
export const CaseAddress = createContext<((ruleCase: string) => string) | undefined>(undefined);

/** A rule case as a small button that opens its text. */
export function CaseChip({ case: ruleCase }: { readonly case: string }) {
  const words = useKitWords();
  const open = useContext(CaseContext);
  const address = useContext(CaseAddress);
  const named = { className: 'wg-case', title: words.caseChip(ruleCase), 'aria-label': words.caseChip(ruleCase) };
  if (address) {
    return (
      <a {...named} href={address(ruleCase)} onClick={() => open?.(ruleCase)}>
        {ruleCase}
      </a>
    );
  }
  if (!open) return <span className="wg-case">{ruleCase}</span>;
  return (
    <button {...named} type="button" onClick={() => open(ruleCase)}>
      {ruleCase}
    </button>
  );
}
