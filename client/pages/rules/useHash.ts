import { useEffect, useState } from 'react';

const hash = (): string => location.hash.slice(1);

/** Returns the hash of the address. Scrolls to the element that it identifies, even if that is rendered after the page has loaded. */
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
