import type { BoardProps } from 'boardgame.io/react';
import { useMemo, useState } from 'react';
import { movesOf } from '../../../../src/boardgame/game.js';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { MAX_MOVES_BACK } from '../../../../src/boardgame/offers.js';
import { PageDialog } from '../../../app/parts/PageDialog.js';
import { useLogWriter } from '../../../app/useLogWriter.js';
import { stateAfter } from '../../../kit/history/historyContext.js';
import { useLanguage } from '../../../kit/language.js';
import './offers.css';
import { useOfferWords } from './words/index.js';

/** Maximum number of decisions listed. */
const MOST = 12;

interface TakeBackProps {
  readonly module: GameModule;
  readonly live: BoardProps;
  readonly log: BoardProps['log'];
  readonly left: number;
  /** Requests a take-back. @param to `_stateID` to which to return */
  onAsk(to: number): void;
  onClose(): void;
}

interface Decision {
  /** `_stateID` before the decision. */
  readonly stateID: number;
  readonly sentence: string | undefined;
  /** Number of decisions that would be taken back, including this one. */
  readonly taken: number;
}

/** Returns the player's decisions, newest first. */
function useDecisions({ module, live, log }: Pick<TakeBackProps, 'module' | 'live' | 'log'>): readonly Decision[] {
  const language = useLanguage();
  const tell = useLogWriter(module.slug);
  const { G, playerID, _stateID } = live;
  return useMemo(() => {
    const told = tell?.(G, log, [], language) ?? [];
    const moves = movesOf(log);
    return moves
      .map(({ stateID, playerID }, n) => ({
        playerID,
        stateID,
        sentence: told.find(({ id }) => stateAfter(id) === stateID + 1)?.sentence,
        taken: moves.length - n,
      }))
      .filter((move) => move.playerID === playerID && _stateID - move.stateID <= MAX_MOVES_BACK)
      .slice(-MOST)
      .reverse();
  }, [tell, G, log, playerID, _stateID, language]);
}

export default function TakeBackDialog({ left, onAsk, onClose, ...match }: TakeBackProps) {
  const words = useOfferWords();
  const decisions = useDecisions(match);
  const [chosen, choose] = useState<number>();
  const to = chosen ?? decisions[0]?.stateID;
  return (
    <PageDialog title={words.title} about={words.about} className="wg-form" testId="take-back-window" onClose={onClose}>
      <fieldset className="wg-group wg-decisions">
        <legend>{words.which}</legend>
        {decisions.map(({ stateID, sentence, taken }, n) => (
          <label key={stateID} className="wg-choice">
            <input type="radio" name="decision" checked={stateID === to} onChange={() => choose(stateID)} />
            <span>
              <span className="wg-name">{n === 0 ? words.last : (sentence ?? words.untold)}</span>
              <span className="wg-about">
                {n === 0 && `${sentence ?? words.untold} · `}
                {words.all(taken)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="wg-small">{left > 0 ? words.left(left) : words.none}</p>
      <div className="wg-buttons">
        <button
          type="button"
          className="wg-button wg-primary"
          disabled={to === undefined || left <= 0}
          onClick={() => to !== undefined && onAsk(to)}
        >
          {words.ask}
        </button>
        <button type="button" className="wg-button" onClick={onClose}>
          {words.cancel}
        </button>
      </div>
    </PageDialog>
  );
}
