import { useEffect, useRef } from 'react';
import { Rose } from '../map/Rose.js';
import { useKitWords } from '../words/index.js';

interface PassScreenProps {
  readonly side: string;
  /** Before a secret choice; otherwise because information is hidden. */
  readonly secret: boolean;
  onLift(): void;
}

/** Shown between players. Its style sheet, css/passScreen.css, needs no theme. */
export function PassScreen({ side, secret, onLift }: PassScreenProps) {
  const { curtain } = useKitWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      className="wg-curtain"
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
      aria-describedby="curtain-about"
      data-testid="curtain"
    >
      <div className="wg-curtain-card">
        <Rose />
        <h2 id="curtain-title">{curtain.pass(side)}</h2>
        <p id="curtain-about">{secret ? curtain.secret(side) : curtain.hidden(side)}</p>
        <button ref={button} type="button" onClick={onLift}>
          {curtain.lift(side)}
        </button>
      </div>
    </div>
  );
}
