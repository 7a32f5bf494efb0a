import { useWords } from '../words/index.js';

interface KeySwitchProps {
  /** Whether the key to the map lies open. */
  readonly keyed: boolean;
  readonly onKey: () => void;
}

/** Lays the key to the map on the table, or takes it away. */
export function KeySwitch({ keyed, onKey }: KeySwitchProps) {
  const words = useWords();
  return (
    <div className="wg-key-switch">
      <button type="button" aria-pressed={keyed} onClick={onKey}>
        {words.mapKey.switch}
      </button>
    </div>
  );
}
