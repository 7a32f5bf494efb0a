import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useId, useRef, useState } from 'react';
import { useLobbyWords } from './words/index.js';

export const linkTo = (game: string, id: string): string => `${window.location.origin}/match/${game}/${id}`;

/** Copies a text; where the browser forbids it, selects the field so that a key will do. */
export function useCopy(text: string, field?: React.RefObject<HTMLInputElement | null>): readonly [copied: boolean, copy: () => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2500);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => {
    const fallback = () => field?.current?.select();
    if (!navigator.clipboard) return fallback();
    navigator.clipboard.writeText(text).then(() => setCopied(true), fallback);
  };
  return [copied, copy];
}

export function ShareLink({ href }: { readonly href: string }) {
  const words = useLobbyWords();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, copy] = useCopy(href, field);
  return (
    <div className="wg-group">
      <label htmlFor={id} className="wg-small">
        {words.link}
      </label>
      <div className="lobby-link">
        <input ref={field} id={id} className="wg-input" readOnly value={href} onFocus={(event) => event.target.select()} />
        <button type="button" className="wg-button main" onClick={copy}>
          {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </button>
      </div>
    </div>
  );
}
