import Anchor from 'lucide-react/icons/anchor';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { GameModule } from '../../../../src/boardgame/module.js';
import { type Hint, HintContext } from '../../../kit/host/hint.js';
import { HintPanel } from './HintPanel.js';
import type { OpenedByKey } from './returnFocus.js';
import { useHintWords } from './words/index.js';

const NOWHERE: readonly string[] = [];

interface HintControls {
  readonly button: ReactNode;
  withPanel(board: ReactNode): ReactNode;
}

/** Returns the hint button and its panel. The bot sees only what the board shows. */
export function useHint(module: GameModule): HintControls {
  const words = useHintWords();
  const [open, setOpen] = useState(false);
  const [places, setPlaces] = useState(NOWHERE);
  const openedByKey = useRef<OpenedByKey>(undefined);
  const toggle = useCallback(
    (by: OpenedByKey) => {
      if (!open) openedByKey.current = by;
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
        show: (board) => (
          <HintPanel module={module} board={board} openedByKey={openedByKey} onSelect={mean} onClose={() => toggle(undefined)} />
        ),
      }),
      places,
    }),
    [words, toggle, open, module, mean, places],
  );
  const button = (
    <button
      type="button"
      className="wg-button wg-quiet wg-hint-ask"
      aria-pressed={open}
      aria-label={words.ask}
      title={words.ask}
      onClick={() => toggle(undefined)}
    >
      <Anchor aria-hidden="true" size={17} /> <span className="wg-wide">{words.ask}</span>
    </button>
  );
  return { button, withPanel: (board) => <HintContext.Provider value={counsel}>{board}</HintContext.Provider> };
}
