import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { applyTheme } from '../../../client/app/theme.js';
import { useMuted } from '../../../client/kit/board/useMuted.js';
import { Dialog } from '../../../client/kit/dialogs/Dialog.js';
import { useKeptFocus } from '../../../client/kit/dialogs/keptFocus.js';
import { ChatRoomContext } from '../../../client/kit/host/chatRoom.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { Chat } from '../../../client/kit/panels/Chat.js';
import { chooseTheme, currentTheme, useTheme } from '../../../client/kit/theme.js';
import { words } from '../../../client/kit/words/index.js';
import { english } from '../../../src/kit/language.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

describe('the focus', () => {
  interface Shown {
    /** Names of the elements to render. */
    readonly parts: readonly string[];
  }

  function Table({ parts }: Shown) {
    const [root, setRoot] = useState<HTMLElement | null>(null);
    useKeptFocus(root);
    const button = (name: string) => parts.includes(name) && <button type="button">{name}</button>;
    return (
      <div ref={setRoot}>
        <fieldset className="wg-places" aria-label="chart">
          {parts.includes('ship') && (
            <button type="button" tabIndex={-1}>
              ship
            </button>
          )}
          <button type="button" tabIndex={0}>
            hex
          </button>
        </fieldset>
        {parts.includes('advice') && (
          <section aria-label="advice" tabIndex={-1}>
            {button('do it')}
          </section>
        )}
        <section className="wg-actionbar" aria-label="bar" tabIndex={-1}>
          {button('sail')}
        </section>
        <Dialog open={parts.includes('sheet')} title="sheet" onOpenChange={() => undefined}>
          {button('choice')}
        </Dialog>
      </div>
    );
  }

  const called = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const focus = (name: string) => act(() => screen.getByText(name, { selector: 'button' }).focus());

  afterEach(cleanup);

  it.each([
    { had: 'sail', before: ['sail'], after: [], has: 'bar' },
    { had: 'ship', before: ['ship'], after: [], has: 'hex' },
    { had: 'do it', before: ['advice', 'do it'], after: ['advice'], has: 'advice' },
    { had: 'do it', before: ['advice', 'do it'], after: [], has: 'bar' },
  ])('when $had disappears with the focus, $has gets it', async ({ had, before, after, has }) => {
    const { rerender } = render(<Table parts={before} />);
    focus(had);
    rerender(<Table parts={after} />);
    await waitFor(() => expect(called()).toBe(has));
  });

  it('goes to the section of the button that opened a dialog, if both disappear', async () => {
    const { rerender } = render(<Table parts={['advice', 'do it']} />);
    focus('do it');
    rerender(<Table parts={['advice', 'do it', 'sheet', 'choice']} />);
    focus('choice');
    rerender(<Table parts={['advice']} />);
    await waitFor(() => expect(called()).toBe('advice'));
  });

  it('is not restored after a click elsewhere', async () => {
    const { rerender } = render(<Table parts={['sail', 'ship']} />);
    focus('sail');
    act(() => {
      document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      (document.activeElement as HTMLElement).blur();
    });
    rerender(<Table parts={['ship']} />);
    await act(() => Promise.resolve());
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the theme', () => {
  const KEPT = 'weathergage.theme';

  function Board({ name }: { readonly name: string }) {
    const [theme, choose] = useTheme();
    return (
      <button type="button" data-theme={theme} onClick={() => choose(theme === 'dark' ? 'light' : 'dark')}>
        {name}
      </button>
    );
  }

  const worn = (name: string) => screen.getByText(name).dataset.theme;

  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('is light by default', () => {
    expect(currentTheme()).toBe('light');
  });

  it('is remembered from an earlier visit', () => {
    localStorage.setItem(KEPT, 'dark');
    render(<Board name="one" />);
    expect(worn('one')).toBe('dark');
    localStorage.setItem(KEPT, 'mauve');
    expect(currentTheme()).toBe('light');
  });

  it('is chosen for all boards and the page, and stored', () => {
    applyTheme();
    render(
      <>
        <Board name="one" />
        <Board name="other" />
      </>,
    );
    fireEvent.click(screen.getByText('one'));
    expect([worn('one'), worn('other'), document.documentElement.dataset.theme]).toEqual(['dark', 'dark', 'dark']);
    expect(localStorage.getItem(KEPT)).toBe('dark');
    fireEvent.click(screen.getByText('other'));
    expect([worn('one'), worn('other'), document.documentElement.dataset.theme]).toEqual(['light', 'light', 'light']);
  });

  it('lasts for the visit without storage', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    chooseTheme('dark');
    render(<Board name="one" />);
    expect(worn('one')).toBe('dark');
  });
});

describe('chat', () => {
  const said = english.of(words);

  afterEach(cleanup);
  beforeEach(() => localStorage.clear());

  const board = {
    playerID: '0',
    isMultiplayer: true,
    chatMessages: [
      { id: 'a', sender: '0', payload: 'mine' },
      { id: 'b', sender: '1', payload: 'yours' },
    ],
    sendChatMessage: () => {},
  };
  const side = (playerID: string) => playerID;

  describe('the players’ chat', () => {
    it('is shown, and can be muted', () => {
      const onMute = jest.fn();
      const { container } = render(<Chat board={board} sideName={side} muted={false} onMute={onMute} />);
      expect(container.textContent).toContain('yours');
      fireEvent.click(screen.getByRole('button', { name: said.chatMute }));
      expect(onMute).toHaveBeenCalledTimes(1);
    });

    it('shows only the reader’s messages while muted', () => {
      const { container } = render(<Chat board={board} sideName={side} muted onMute={() => {}} />);
      expect(container.textContent).toContain('mine');
      expect(container.textContent).not.toContain('yours');
      expect(screen.getByRole('button', { name: said.chatMuted }).getAttribute('aria-pressed')).toBe('true');
    });

    it('has no mute button without others’ messages', () => {
      render(<Chat board={{ ...board, chatMessages: board.chatMessages.slice(0, 1) }} sideName={side} muted={false} onMute={() => {}} />);
      expect(screen.queryByRole('button', { name: said.chatMute })).toBeNull();
    });
  });

  describe('the spectators’ chat', () => {
    const remarks = [
      { id: 'r', sender: 'Drake', payload: 'bowls first' },
      { id: 's', sender: '', payload: 'no haste' },
    ];
    const shown = (isWatching: boolean, playerID: string | null, language = english) =>
      render(
        <LanguageContext.Provider value={language}>
          <ChatRoomContext.Provider value={{ isWatching, remarks }}>
            <Chat board={{ ...board, playerID }} sideName={side} muted={false} onMute={() => {}} />
          </ChatRoomContext.Provider>
        </LanguageContext.Provider>,
      ).container;

    it('replaces the players’ chat for spectators, with names, and can be used by them', () => {
      const { textContent } = shown(true, null);
      for (const line of ['Drake: bowls first', 'Spectator: no haste']) expect(textContent).toContain(line);
      expect(textContent).not.toContain('yours');
      screen.getByRole('textbox');
      screen.getByRole('region', { name: said.watchers });
    });

    it('is folded beside the players’ own when they may read it', () => {
      const { textContent } = shown(false, '0');
      for (const line of ['yours', 'Drake: bowls first', said.remarked(2)]) expect(textContent).toContain(line);
      expect(document.querySelector('details')?.open).toBe(false);
    });

    it('has a heading in the reader’s language', () => {
      shown(true, null, pseudoLanguage);
      expect(plainEnglish(document.body, ['Drake', 'bowls', 'first', 'no', 'haste'])).toEqual([]);
      cleanup();
      shown(false, '0', pseudoLanguage);
      expect(plainEnglish(document.body, ['Drake', 'bowls', 'first', 'no', 'haste', 'mine', 'yours'])).toEqual([]);
    });
  });

  describe('muting', () => {
    const seen = (matchID: string) => renderHook(() => useMuted(matchID)).result;

    it('applies to one match, survives a reload, and can be undone', () => {
      const first = seen('one');
      act(() => first.current[1]());
      expect([first.current[0], seen('one').current[0], seen('two').current[0]]).toEqual([true, true, false]);
      act(() => first.current[1]());
      expect(seen('one').current[0]).toBe(false);
    });

    it('covers the last hundred matches, and resets if storage is damaged', () => {
      for (let n = 0; n < 101; n++) {
        const match = seen(`m${n}`);
        act(() => match.current[1]());
      }
      expect([seen('m0').current[0], seen('m1').current[0]]).toEqual([false, true]);
      for (const damaged of ['{', '7', '[7]']) {
        localStorage.setItem('weathergage.muted', damaged);
        expect(seen('m1').current[0]).toBe(false);
      }
    });
  });
});
