import { useId, useRef } from 'react';
import { PageDialog } from '../../../app/parts/PageDialog.js';
import { useCopy } from '../../../app/parts/useCopy.js';
import { linkPath } from './paths.js';
import type { PositionDialogProps } from './position.js';
import { usePositionWords } from './words/index.js';

/** Shows a link to a position, and says who can open it. */
export function LinkDialog({ match, at, onClose }: PositionDialogProps) {
  const words = usePositionWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const href = `${window.location.origin}${linkPath(match, at)}`;
  const [copied, copy] = useCopy(href, field);
  return (
    <PageDialog className="wg-position-window" title={words.link} about={words.linkAbout[match.kind]} onClose={onClose}>
      <div className="wg-group">
        <label htmlFor={id} className="wg-small">
          {words.address}
        </label>
        <div className="wg-position-link">
          <input ref={field} id={id} className="wg-input" readOnly value={href} onFocus={(event) => event.target.select()} />
          <button type="button" className="wg-button wg-primary" onClick={copy}>
            <span aria-live="polite">{copied ? words.copied : words.copy}</span>
          </button>
        </div>
      </div>
    </PageDialog>
  );
}
