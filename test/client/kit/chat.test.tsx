import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { act } from 'react';
import { Chat } from '../../../client/kit/Chat.js';
import { ChatRoomContext } from '../../../client/kit/chatRoom.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { useMuted } from '../../../client/kit/useMuted.js';
import { words } from '../../../client/kit/words/index.js';
import { english } from '../../../src/kit/language.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

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

describe('what is said across the table', () => {
  it('is shown, and can be muted by whoever reads it', () => {
    const onMute = jest.fn();
    const { container } = render(<Chat board={board} sideName={side} muted={false} onMute={onMute} />);
    expect(container.textContent).toContain('yours');
    fireEvent.click(screen.getByRole('button', { name: said.chatMute }));
    expect(onMute).toHaveBeenCalledTimes(1);
  });

  it('muted, shows what the reader says himself and nothing of the others', () => {
    const { container } = render(<Chat board={board} sideName={side} muted onMute={() => {}} />);
    expect(container.textContent).toContain('mine');
    expect(container.textContent).not.toContain('yours');
    expect(screen.getByRole('button', { name: said.chatMuted }).getAttribute('aria-pressed')).toBe('true');
  });

  it('has nothing to mute where nobody else has said anything', () => {
    render(<Chat board={{ ...board, chatMessages: board.chatMessages.slice(0, 1) }} sideName={side} muted={false} onMute={() => {}} />);
    expect(screen.queryByRole('button', { name: said.chatMute })).toBeNull();
  });
});

describe('what those say to each other who only watch', () => {
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

  it('stands in place of the players’ chat, under their names or as of a spectator, and they can join in', () => {
    const { textContent } = shown(true, null);
    for (const line of ['Drake: bowls first', 'Spectator: no haste']) expect(textContent).toContain(line);
    expect(textContent).not.toContain('yours');
    screen.getByRole('textbox');
    screen.getByRole('region', { name: said.watchers });
  });

  it('stands beside the players’ own where they may hear it, folded', () => {
    const { textContent } = shown(false, '0');
    for (const line of ['yours', 'Drake: bowls first', said.remarked(2)]) expect(textContent).toContain(line);
    expect(document.querySelector('details')?.open).toBe(false);
  });

  it('is headed in the reader’s language', () => {
    shown(true, null, pseudoLanguage);
    expect(plainEnglish(document.body, ['Drake', 'bowls', 'first', 'no', 'haste'])).toEqual([]);
    cleanup();
    shown(false, '0', pseudoLanguage);
    expect(plainEnglish(document.body, ['Drake', 'bowls', 'first', 'no', 'haste', 'mine', 'yours'])).toEqual([]);
  });
});

describe('muting', () => {
  const seen = (matchID: string) => renderHook(() => useMuted(matchID)).result;

  it('is of one match, outlives a reload, and can be taken back', () => {
    const first = seen('one');
    act(() => first.current[1]());
    expect([first.current[0], seen('one').current[0], seen('two').current[0]]).toEqual([true, true, false]);
    act(() => first.current[1]());
    expect(seen('one').current[0]).toBe(false);
  });

  it('is of the last hundred matches, and begins anew where what was kept is damaged', () => {
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
