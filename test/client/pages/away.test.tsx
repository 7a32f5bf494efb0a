import { act, renderHook } from '@testing-library/react';
import { ARRIVING, useAway } from '../../../client/lobby/useAway.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const seen = (first?: { name?: string; isConnected?: boolean }) => {
  const { result, rerender } = renderHook((opponent: { name?: string; isConnected?: boolean } | undefined) => useAway(opponent), {
    initialProps: first,
  });
  return {
    after(opponent: { name?: string; isConnected?: boolean } | undefined) {
      rerender(opponent);
      return result.current;
    },
    waited(ms: number) {
      act(() => void jest.advanceTimersByTime(ms));
      return result.current;
    },
  };
};

describe('an opponent', () => {
  it('who has no connection is away, as soon as that is known', () => {
    const match = seen();
    expect(match.after({ name: 'Drake', isConnected: false })).toBe(true);
    expect(match.after({ name: 'Drake', isConnected: true })).toBe(false);
    expect(match.after({ name: 'Drake', isConnected: false })).toBe(true);
  });

  it('who has just taken the seat over is not away before he could come, and away when he does not', () => {
    const match = seen({ name: 'Drake', isConnected: true });
    expect(match.after({})).toBe(false);
    expect(match.after({ name: 'Recalde', isConnected: false })).toBe(false);
    expect(match.waited(ARRIVING - 1)).toBe(false);
    expect(match.waited(1)).toBe(true);
  });

  it('who came at once and goes again has his time no more', () => {
    const match = seen({});
    expect(match.after({ name: 'Recalde', isConnected: false })).toBe(false);
    expect(match.after({ name: 'Recalde', isConnected: true })).toBe(false);
    match.waited(ARRIVING);
    expect(match.after({ name: 'Recalde', isConnected: false })).toBe(true);
  });

  it('of whom nothing is known is not called away', () => {
    expect(seen().after(undefined)).toBe(false);
    expect(seen().after({})).toBe(false);
  });
});
