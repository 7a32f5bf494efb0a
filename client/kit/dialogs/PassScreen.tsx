import { useEffect, useRef } from 'react';
import { Rose } from '../map/Rose.js';
import { useKitWords } from '../words/index.js';

interface PassScreenProps {
  readonly side: string;
  /** Whether the reason is a secret choice rather than hidden information. */
  readonly secret: boolean;
  onShow(): void;
}

/** Hides the board while the players change places. Its style sheet, css/passScreen.css, needs no theme. */
export function PassScreen({ side, secret, onShow }: PassScreenProps) {
  const { passScreen } = useKitWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      className="wg-pass-screen"
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
      aria-describedby="curtain-about"
      data-testid="curtain"
    >
      <div className="wg-pass-card">
        <Rose />
        <h2 id="curtain-title">{passScreen.pass(side)}</h2>
        <p id="curtain-about">{secret ? passScreen.secret(side) : passScreen.hidden(side)}</p>
        <button ref={button} type="button" onClick={onShow}>
          {passScreen.lift(side)}
        </button>
      </div>
    </div>
  );
}
