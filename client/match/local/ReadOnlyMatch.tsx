import { useCard } from '../../app/inLanguage.js';
import { Banner } from '../Banner.js';
import { MatchFrame } from '../MatchFrame.js';
import { ownFile, saveMatch } from '../saveMatch.js';
import { useTableWords } from '../words/index.js';
import type { LocalMatchProps } from './localMatchProps.js';
import { useSeat } from './seat.js';

/** Shows a match played under another rules version, as spectators see it. */
export function ReadOnlyMatch({ playable, match, running }: LocalMatchProps) {
  const words = useTableWords();
  const { game, module, Board } = playable;
  const card = useCard(game);
  const seen = useSeat(running.spectator);
  if (!seen || match.rules === undefined) return null;
  return (
    <MatchFrame
      title={card.title}
      state={seen._stateID}
      banners={
        <Banner text={words.otherRules(match.rules, module.meta.version)} testId="other-rules">
          <button type="button" className="wg-button" onClick={() => saveMatch(ownFile(match, running), match.id)}>
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
