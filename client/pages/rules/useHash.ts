import { useEffect, useState } from 'react';

const hash = (): string => location.hash.slice(1);

/** What the address names on this page. It may be drawn after the page is loaded: then the browser has not found it. */
export function useHash(): string {
  const [named, setNamed] = useState(hash);
  useEffect(() => {
    const changed = () => setNamed(hash());
    addEventListener('hashchange', changed);
    document.getElementById(hash())?.scrollIntoView?.();
    return () => removeEventListener('hashchange', changed);
  }, []);
  return named;
}
