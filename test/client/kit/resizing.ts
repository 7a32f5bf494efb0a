import { act } from '@testing-library/react';

/**
 * Replaces ResizeObserver in the tests of this file or block.
 * @returns a function that reports a size to the newest observer
 */
export function resizing(): (width: number, height: number) => void {
  let hear: ResizeObserverCallback;
  const before = globalThis.ResizeObserver;
  beforeEach(() => {
    globalThis.ResizeObserver = class {
      constructor(listener: ResizeObserverCallback) {
        hear = listener;
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });
  afterEach(() => {
    globalThis.ResizeObserver = before;
  });
  return (width, height) => act(() => hear([{ contentRect: { width, height } } as ResizeObserverEntry], {} as ResizeObserver));
}
