import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useHotKeys } from '../../../client/kit/hooks.js';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

describe('the keys of a board', () => {
  const laid = () => {
    document.body.innerHTML =
      '<div class="weathergage" id="board"><button></button><dialog role="dialog" open><button id="own"></button></dialog></div>' +
      '<div role="dialog"><button id="over"></button></div><div class="weathergage"><button id="other"></button></div>';
    const at = (id: string) => document.getElementById(id) as HTMLElement;
    const run = jest.fn();
    renderHook(() => useHotKeys(at('board'), { PageDown: run }));
    return { at, run };
  };

  it('are heard wherever the focus is on its page, and in its own sheets', () => {
    const { at, run } = laid();
    for (const target of [document.body, at('board'), at('own')]) fireEvent.keyDown(target, { key: 'PageDown' });
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('are not heard from a window that lies over the page, nor from another board', () => {
    const { at, run } = laid();
    for (const id of ['over', 'other']) expect(fireEvent.keyDown(at(id), { key: 'PageDown' })).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('are heard from a slider, which takes no letters, but not what moves it; and from no field', () => {
    document.body.innerHTML = '<div class="weathergage" id="board"><input type="range"><input type="text"><textarea></textarea></div>';
    const [slider, ...fields] = document.querySelectorAll<HTMLElement>('input, textarea');
    const run = jest.fn();
    renderHook(() => useHotKeys(document.getElementById('board'), { j: run, PageDown: run, ' ': run }));
    for (const key of ['PageDown', ' ']) fireEvent.keyDown(slider, { key });
    for (const field of fields) fireEvent.keyDown(field, { key: 'j' });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(slider, { key: 'j' });
    expect(run).toHaveBeenCalledTimes(1);
  });
});
