import { useLanguage } from '../language.js';
import { Late } from '../loading/Loaded.js';
import type { Loading } from '../loading/useLoaded.js';
import { useKitWords } from '../words/index.js';
import type { RulebookRead } from './CaseSheet.js';
import type { HowToPlay } from './Guide.js';
import type { Readable } from './toRead.js';

/** The loaded guide. */
export type GuideRead = Readable<{ readonly guide: HowToPlay }>;

/** The parts of this panel. */
const LEAVES = ['guide', 'cases'] as const;

export type RulesLeaf = (typeof LEAVES)[number];

/** The last case linked to, and a count of links, so that the same link works twice. */
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
  /** The page of these rules, if the host has one. */
  readonly address: ((ruleCase?: string) => string) | undefined;
}

/** The guide, and the full rules by chapter. */
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
        <Late of={guide}>{({ text, reader: { Guide } }) => <Guide guide={text.guide} />}</Late>
      ) : (
        <Late of={rulebook}>
          {({ text, reader: { RulesByChapter } }) => (
            <RulesByChapter key={led.times} rulebook={language.of(text.rulebook)} at={led.to} onChart={onChart} />
          )}
        </Late>
      )}
    </div>
  );
}
