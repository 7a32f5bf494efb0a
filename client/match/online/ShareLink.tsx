import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId, useRef } from 'react';
import { useCopy } from '../../app/parts/useCopy.js';
import { useOnlineWords } from './words/index.js';

export const linkTo = (game: string, id: string): string => `${window.location.origin}/match/${game}/${id}`;

/** Shows a link with a copy button. @param label defaults to the label of a match link */
export function ShareLink({ href, label }: { readonly href: string; readonly label?: string }) {
  const words = useOnlineWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, copy] = useCopy(href, field);
  return (
    <div className="wg-group">
      <label htmlFor={id} className="wg-small">
        {label ?? words.link}
      </label>
      <div className="wg-lobby-link">
        <input ref={field} id={id} className="wg-input" readOnly value={href} onFocus={(event) => event.target.select()} />
        <button type="button" className="wg-button wg-primary" onClick={copy}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
      </div>
    </div>
  );
}
