import { act, cleanup, render } from '@testing-library/react';
import { useFramed } from '../../../client/kit/hooks.js';

const shown: number[] = [];
function Shown({ value }: { readonly value: number }) {
  const now = useFramed(value);
  if (shown.at(-1) !== now) shown.push(now);
  return <output>{now}</output>;
}

const frames: FrameRequestCallback[] = [];
const frame = () =>
  act(async () => {
    for (const run of frames.splice(0)) run(0);
  });
const text = () => document.querySelector('output')?.textContent;

beforeEach(() => {
  shown.length = 0;
  frames.length = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((handle) => void frames.splice(handle - 1, 1));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('what is costly to draw', () => {
  it('changes at once, and then with the next frame to the latest alone', async () => {
    const { rerender } = render(<Shown value={0} />);
    await frame();
    rerender(<Shown value={1} />);
    expect(text()).toBe('1');
    for (const value of [2, 3, 4]) rerender(<Shown value={value} />);
    expect(text()).toBe('1');
    await frame();
    expect(text()).toBe('4');
    rerender(<Shown value={5} />);
    expect(text()).toBe('4');
    await frame();
    expect(text()).toBe('5');
    await frame();
    rerender(<Shown value={6} />);
    expect(text()).toBe('6');
    expect(shown).toEqual([0, 1, 4, 5, 6]);
  });
});
