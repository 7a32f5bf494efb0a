import type { Violation } from '../../../../src/kit/action.js';
import { say } from '../../../../src/kit/texts.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

/** Why something is not to be had, with its case. */
export function Why({ fault }: { readonly fault: Violation }) {
  const { sentences } = useGameWords();
  return (
    <span className="wg-muster-why">
      {say(sentences, `refusal.${fault.key}`, fault.values)} <CaseChip case={fault.case} />
    </span>
  );
}

/** What the year closes, each with its reason. */
export function Closed({ year, faults }: { readonly year: number; readonly faults: readonly Violation[] }) {
  const text = useWords().muster;
  if (!faults.length) return null;
  return (
    <details className="wg-agreement wg-muster-closed">
      <summary>{text.closed(faults.length, year)}</summary>
      <ul>
        {faults.map((fault) => (
          <li key={JSON.stringify(fault.values)}>
            <Why fault={fault} />
          </li>
        ))}
      </ul>
    </details>
  );
}
