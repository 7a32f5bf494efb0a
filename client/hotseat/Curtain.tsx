import { useEffect, useRef } from 'react';
import { Rose } from '../app/parts/Rose.js';
import './curtain.css';
import { useHotseatWords } from './words/index.js';

interface CurtainProps {
  readonly side: string;
  /** A secret choice follows; otherwise something is still hidden. */
  readonly secret: boolean;
  onLift(): void;
}

/** Between two players at one screen. */
export function Curtain({ side, secret, onLift }: CurtainProps) {
  const words = useHotseatWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      className="curtain"
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
      aria-describedby="curtain-about"
      data-testid="curtain"
    >
      <div className="curtain-card wg-sheet">
        <Rose />
        <h2 id="curtain-title">{words.curtain(side)}</h2>
        <p id="curtain-about">{secret ? words.curtainSecret(side) : words.curtainHidden(side)}</p>
        <button ref={button} type="button" className="wg-button main" onClick={onLift}>
          {words.lift(side)}
        </button>
      </div>
    </div>
  );
}
