import { type RefObject, useEffect, useState } from 'react';

/** Copies a text. If the browser refuses, selects the field so that the player can copy it. */
export function useCopy(text: string, field?: RefObject<HTMLInputElement | null>): readonly [copied: boolean, copy: () => void] {
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
