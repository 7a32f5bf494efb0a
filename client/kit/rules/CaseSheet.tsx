import type { PrintedCharts } from '../../../src/kit/charts.js';
import type { Languages } from '../../../src/kit/language.js';
import { Dialog } from '../dialogs/Dialog.js';
import { useLanguage } from '../language.js';
import type { Loading } from '../loading/useLoaded.js';
import { WhenLoaded } from '../loading/WhenLoaded.js';
import { useKitWords } from '../words/index.js';
import type { Readable } from './readableLoader.js';
import type { Rulebook } from './rulebook.js';

export type RulebookRead = Readable<{ readonly rulebook: Languages<Rulebook> } & PrintedCharts>;

interface CaseSheetProps {
  /** Rule cases opened so far; the last one is shown. */
  readonly trail: readonly string[];
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly rulebook: Loading<RulebookRead>;
  /** Opens the full rules at this rule case. */
  readonly onWhole: (ruleCase: string) => void;
  /** Returns an address on the host's rules page; undefined if the host has none. */
  readonly address: ((ruleCase?: string) => string) | undefined;
}

export function CaseSheet({ trail, onBack, onClose, rulebook, onWhole, address }: CaseSheetProps) {
  const words = useKitWords();
  const language = useLanguage();
  const ruleCase = trail.at(-1);
  if (ruleCase === undefined) return null;
  const before = trail.at(-2);
  const [loaded] = rulebook;
  const entry = loaded.state === 'ready' ? loaded.value.reader.entryFor(language.of(loaded.value.text.rulebook), ruleCase) : undefined;
  return (
    <Dialog
      open
      title={entry ? words.rules.named(entry.case, entry.title) : words.caseChip(ruleCase)}
      onOpenChange={onClose}
      className="wg-case-sheet"
    >
      {before !== undefined && (
        <button type="button" className="wg-link wg-case-back" onClick={onBack}>
          ← {words.rules.back(before)}
        </button>
      )}
      <WhenLoaded of={rulebook}>
        {({ text, reader: { CaseBody } }) => <CaseBody ruleCase={ruleCase} rulebook={language.of(text.rulebook)} charts={text} />}
      </WhenLoaded>
      <div className="wg-case-ways">
        <button type="button" onClick={() => onWhole(ruleCase)}>
          {words.rules.whole}
        </button>
        {address && (
          <a href={address(ruleCase)} target="_blank" rel="noreferrer">
            {words.rules.page}
          </a>
        )}
      </div>
    </Dialog>
  );
}
