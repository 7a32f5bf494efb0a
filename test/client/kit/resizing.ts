import { act } from '@testing-library/react';

/** Windows whose size a test says: the fake observers stand while the tests of this file or block run. @returns gives the newest its size */
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
