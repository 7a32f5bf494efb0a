import Waves from 'lucide-react/icons/waves';
import { useState } from 'react';
import { useLoaded } from '../../../kit/loading/useLoaded.js';
import { WhenLoaded } from '../../../kit/loading/WhenLoaded.js';
import type { WinChanceDialogProps } from './WinChanceDialog.js';
import { useWinChanceWords } from './words/index.js';

const load = () => import('./WinChanceDialog.js');

/** Renders a button that opens the win chances, if the game has an evaluation. */
export function WinChanceButton(props: Omit<WinChanceDialogProps, 'onClose'>) {
  const words = useWinChanceWords();
  const [isOpen, setOpen] = useState(false);
  const window = useLoaded(load, isOpen);
  if (!props.module.evaluate) return null;
  return (
    <>
      <button
        type="button"
        className="wg-button wg-quiet wg-win-chance-open"
        aria-label={words.open}
        title={words.about}
        onClick={() => setOpen(true)}
      >
        <Waves size={17} aria-hidden="true" /> <span className="wg-wide">{words.open}</span>
      </button>
      {isOpen && (
        <WhenLoaded of={window}>{({ WinChanceDialog: TideWindow }) => <TideWindow {...props} onClose={() => setOpen(false)} />}</WhenLoaded>
      )}
    </>
  );
}
