import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { useHotKeys } from '../../../client/kit/hooks/useHotKeys.js';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const at = (id: string) => document.getElementById(id) as HTMLElement;

/** Renders another site's page with a board. Returns a mock that is called for each shortcut. */
function page(html: string): jest.Mock {
  document.body.innerHTML = html;
  const run = jest.fn();
  renderHook(() => useHotKeys(at('board'), { a: run, PageDown: run, ' ': run }));
  return run;
}

function keyInShadow(host: HTMLElement, field: string): void {
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.innerHTML = field;
  fireEvent.keyDown(shadow.firstElementChild as Element, { key: 'a', bubbles: true, composed: true });
}

const BOARD = '<div class="wg-root" id="board" tabindex="-1"><button id="own"></button><my-field id="inner"></my-field></div>';

describe('the keys of a board', () => {
  it('work with the focus in the board, and without focus', () => {
    const run = page(BOARD);
    for (const target of [document.body, at('board'), at('own')]) fireEvent.keyDown(target, { key: 'a' });
    expect(run).toHaveBeenCalledTimes(3);
  });

  it('do not work with the focus elsewhere on the page', () => {
    const run = page(`${BOARD}<button id="button"></button><div role="dialog"><button id="over"></button></div>`);
    for (const id of ['button', 'over']) expect(fireEvent.keyDown(at(id), { key: 'a' })).toBe(true);
    expect(run).not.toHaveBeenCalled();
  });

  it('do not work in fields of web components, in the board or outside', () => {
    const run = page(`${BOARD}<my-chat id="chat"></my-chat>`);
    keyInShadow(at('chat'), '<input>');
    keyInShadow(at('inner'), '<textarea></textarea>');
    expect(run).not.toHaveBeenCalled();
  });

  it('need a focused board where the page shows two', () => {
    const run = page(`${BOARD}<div class="wg-root"><button id="other"></button></div>`);
    for (const target of [document.body, at('other')]) fireEvent.keyDown(target, { key: 'a' });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(at('board'), { key: 'a' });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('work without focus beside a hidden board', () => {
    const run = page(`${BOARD}<div hidden><div class="wg-root"></div></div>`);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('work in the part of the page that shares them, except its dialogs', () => {
    const run = page(`<main data-wg-keys><button id="strip"></button>${BOARD}<div role="dialog"><button id="over"></button></div></main>`);
    fireEvent.keyDown(at('over'), { key: 'a' });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(at('strip'), { key: 'a' });
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('work on a slider, except the keys that move it, but not in text fields', () => {
    const run = page('<div class="wg-root" id="board"><input type="range"><input type="text"><textarea></textarea></div>');
    const [slider, ...fields] = document.querySelectorAll<HTMLElement>('input, textarea');
    for (const key of ['PageDown', ' ']) fireEvent.keyDown(slider, { key });
    for (const field of fields) fireEvent.keyDown(field, { key: 'a' });
    expect(run).not.toHaveBeenCalled();
    fireEvent.keyDown(slider, { key: 'a' });
    expect(run).toHaveBeenCalledTimes(1);
  });
});
