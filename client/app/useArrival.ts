import { type RefObject, useEffect, useRef } from 'react';

let visited = false;

const itself = (page: HTMLElement) => page;

/**
 * Whoever hears a page instead of seeing it is taken to the new one, if nothing in it has the focus already. The first page of a visit
 * is left to the browser.
 * @param within finds what takes the focus, in the element of this ref; itself, if left out
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
