import { type RefObject, useEffect, useRef } from 'react';

let visited = false;

const itself = (page: HTMLElement) => page;

/**
 * Moves the focus to each new page for screen readers, unless the page already has the focus. Skips the first page of a
 * visit.
 * @param within finds the element to focus; by default the ref's element
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
