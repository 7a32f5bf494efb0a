import { useCard } from '../../app/inLanguage.js';
import { Banner } from '../Banner.js';
import { MatchFrame } from '../MatchFrame.js';
import { ownFile, saveMatch } from '../saveMatch.js';
import { useTableWords } from '../words/index.js';
import type { LocalTableProps } from './localTable.js';
import { useSeat } from './seat.js';

/** A spectator's view of a match under other rules. */
export function ClosedTable({ playable, match, table }: LocalTableProps) {
  const words = useTableWords();
  const { game, module, Board } = playable;
  const card = useCard(game);
  const seen = useSeat(table.spectator);
  if (!seen || match.rules === undefined) return null;
  return (
    <MatchFrame
      title={card.title}
      state={seen._stateID}
      banners={
        <Banner text={words.otherRules(match.rules, module.meta.version)} testId="other-rules">
          <button type="button" className="wg-button" onClick={() => saveMatch(ownFile(match, table), match.id)}>
            {words.save}
          </button>
        </Banner>
      }
    >
      <div className="bgio-client">
        <Board {...seen} />
      </div>
    </MatchFrame>
  );
}
