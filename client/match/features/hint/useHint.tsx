import Anchor from 'lucide-react/icons/anchor';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { type Hint, HintContext } from '../../../kit/host/hint.js';
import { useBotWords } from '../../../pages/bot/words/index.js';
import type { Grip } from './grip.js';
import { HintPanel } from './HintPanel.js';

const NOWHERE: readonly string[] = [];

interface AtTheTable {
  readonly button: ReactNode;
  /** The board with the panel. */
  beside(board: ReactNode): ReactNode;
}

/** A hook: button and panel. The bot sees only the board's view. */
export function useHint(module: GameModule): AtTheTable {
  const { counsel: words } = useBotWords();
  const [open, setOpen] = useState(false);
  const [places, setPlaces] = useState(NOWHERE);
  const grip = useRef<Grip>(undefined);
  const toggle = useCallback(
    (by: Grip) => {
      if (!open) grip.current = by;
      setOpen(!open);
    },
    [open],
  );
  const mean = useCallback((next: readonly string[]) => setPlaces(next.length ? next : NOWHERE), []);
  const counsel = useMemo<Hint>(
    () => ({
      label: words.ask,
      toggle: () => toggle({ from: document.activeElement }),
      ...(open && {
        show: (board) => <HintPanel module={module} board={board} grip={grip} onMean={mean} onClose={() => toggle(undefined)} />,
      }),
      places,
    }),
    [words, toggle, open, module, mean, places],
  );
  const button = (
    <button
      type="button"
      className="wg-button wg-quiet wg-counsel-ask"
      aria-pressed={open}
      aria-label={words.ask}
      title={words.ask}
      onClick={() => toggle(undefined)}
    >
      <Anchor aria-hidden="true" size={17} /> <span className="wg-wide">{words.ask}</span>
    </button>
  );
  return { button, beside: (board) => <HintContext.Provider value={counsel}>{board}</HintContext.Provider> };
}
