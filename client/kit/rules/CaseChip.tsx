import { createContext, useContext } from 'react';
import { useKitWords } from '../words/index.js';

/** Opens a rule case; provided by boards. */
export const CaseContext = createContext<((ruleCase: string) => void) | undefined>(undefined);

/** Returns the address of a case on the rules page; provided by that page. */
export const CaseAddress = createContext<((ruleCase: string) => string) | undefined>(undefined);

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
