import type { BoardProps } from 'boardgame.io/react';
import { Dialog } from 'radix-ui';
import { useMemo, useState } from 'react';
import { movesOf } from '../../../../src/boardgame/game.js';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { FARTHEST_BACK } from '../../../../src/boardgame/offers.js';
import { useTeller } from '../../../app/useTeller.js';
import { stateAfter } from '../../../kit/history/historyContext.js';
import { useLanguage } from '../../../kit/language.js';
import './offers.css';
import { useOfferWords } from './words/index.js';

/** Decisions listed. */
const MOST = 12;

interface TakeBackProps {
  readonly module: GameModule;
  readonly live: BoardProps;
  readonly log: BoardProps['log'];
  /** Take-backs left. */
  readonly left: number;
  /** @param to the state to return to */
  onAsk(to: number): void;
  onClose(): void;
}

interface Decision {
  /** The `_stateID` before it. */
  readonly stateID: number;
  readonly sentence: string | undefined;
  /** Decisions taken back, itself included. */
  readonly taken: number;
}

/** Newest first. */
function useDecisions({ module, live, log }: Pick<TakeBackProps, 'module' | 'live' | 'log'>): readonly Decision[] {
  const language = useLanguage();
  const tell = useTeller(module.slug);
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
      .filter((move) => move.playerID === playerID && _stateID - move.stateID <= FARTHEST_BACK)
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
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="wg-veil" />
        <Dialog.Content className="wg-window wg-sheet wg-form" data-testid="take-back-window">
          <Dialog.Title asChild>
            <h2>{words.title}</h2>
          </Dialog.Title>
          <Dialog.Description>{words.about}</Dialog.Description>
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
            <Dialog.Close className="wg-button">{words.cancel}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
