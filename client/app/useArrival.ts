import { type RefObject, useEffect, useRef } from 'react';

let visited = false;

const itself = (page: HTMLElement) => page;

/**
 * A hook: focuses each new page for screen readers, unless the page has the focus already. Skips the first page of a visit.
 * @param within finds the element to focus; by default that of the ref
 */
export function useArrival<E extends HTMLElement>(within: (page: E) => HTMLElement | null = itself): RefObject<E | null> {
  const main = useRef<E>(null);
  useEffect(() => {
    const page = main.current;
    if (page && visited && !page.contains(document.activeElement)) within(page)?.focus({ preventScroll: true });
    visited = true;
  }, [within]);
  return main;
}
