import { useLanguage } from '../language.js';
import type { Loading } from '../loading/useLoaded.js';
import { WhenLoaded } from '../loading/WhenLoaded.js';
import { useKitWords } from '../words/index.js';
import type { RulebookRead } from './CaseSheet.js';
import type { HowToPlay } from './Guide.js';
import type { Readable } from './toRead.js';

export type GuideRead = Readable<{ readonly guide: HowToPlay }>;

/** Parts of the panel. */
const LEAVES = ['guide', 'cases'] as const;

export type RulesLeaf = (typeof LEAVES)[number];

/** The last link's case, and a count, so that a repeated link works. */
export interface Led {
  readonly to: string | undefined;
  readonly times: number;
}

interface RulesPanelProps {
  readonly leaf: RulesLeaf;
  readonly onLeaf: (leaf: RulesLeaf) => void;
  readonly guide: Loading<GuideRead>;
  readonly rulebook: Loading<RulebookRead>;
  readonly led: Led;
  readonly onChart: (id: string) => void;
  /** The rules page, if the host has one. */
  readonly address: ((ruleCase?: string) => string) | undefined;
}

export function RulesPanel({ leaf, onLeaf, guide, rulebook, led, onChart, address }: RulesPanelProps) {
  const { rules } = useKitWords();
  const language = useLanguage();
  return (
    <div className="wg-guide">
      <div className="wg-leaves">
        {LEAVES.map((each) => (
          <button key={each} type="button" aria-pressed={each === leaf} onClick={() => onLeaf(each)}>
            {rules.leaves[each]}
          </button>
        ))}
        {address && (
          <a href={address()} target="_blank" rel="noreferrer">
            {rules.page}
          </a>
        )}
      </div>
      {leaf === 'guide' ? (
        <WhenLoaded of={guide}>{({ text, reader: { Guide } }) => <Guide guide={text.guide} />}</WhenLoaded>
      ) : (
        <WhenLoaded of={rulebook}>
          {({ text, reader: { RulesByChapter } }) => (
            <RulesByChapter key={led.times} rulebook={language.of(text.rulebook)} at={led.to} onChart={onChart} />
          )}
        </WhenLoaded>
      )}
    </div>
  );
}
