import { useLanguage } from '../language.js';
import type { Loading } from '../loading/useLoaded.js';
import { WhenLoaded } from '../loading/WhenLoaded.js';
import { useKitWords } from '../words/index.js';
import type { RulebookRead } from './CaseSheet.js';
import type { HowToPlay } from './Guide.js';
import type { Readable } from './readableLoader.js';

export type GuideRead = Readable<{ readonly guide: HowToPlay }>;

const TABS = ['guide', 'cases'] as const;

export type RulesTab = (typeof TABS)[number];

/** Case to which the last link led, and the number of links followed, so that a repeated link scrolls again. */
export interface LinkTarget {
  readonly to: string | undefined;
  readonly times: number;
}

interface RulesPanelProps {
  readonly tab: RulesTab;
  readonly onTab: (tab: RulesTab) => void;
  readonly guide: Loading<GuideRead>;
  readonly rulebook: Loading<RulebookRead>;
  readonly target: LinkTarget;
  readonly onChart: (id: string) => void;
  readonly address: ((ruleCase?: string) => string) | undefined;
}

export function RulesPanel({ tab, onTab, guide, rulebook, target, onChart, address }: RulesPanelProps) {
  const { rules } = useKitWords();
  const language = useLanguage();
  return (
    <div className="wg-guide">
      <div className="wg-leaves">
        {TABS.map((each) => (
          <button key={each} type="button" aria-pressed={each === tab} onClick={() => onTab(each)}>
            {rules.leaves[each]}
          </button>
        ))}
        {address && (
          <a href={address()} target="_blank" rel="noreferrer">
            {rules.page}
          </a>
        )}
      </div>
      {tab === 'guide' ? (
        <WhenLoaded of={guide}>{({ text, reader: { Guide } }) => <Guide guide={text.guide} />}</WhenLoaded>
      ) : (
        <WhenLoaded of={rulebook}>
          {({ text, reader: { RulesByChapter } }) => (
            <RulesByChapter key={target.times} rulebook={language.of(text.rulebook)} at={target.to} onChart={onChart} />
          )}
        </WhenLoaded>
      )}
    </div>
  );
}
