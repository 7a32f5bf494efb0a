import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { keptMatches, startOf } from '../../../client/app/matches.js';
import { words as pageWords } from '../../../client/app/words/index.js';
import { words as backWords } from '../../../client/kit/history/words/index.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { words as momentWords } from '../../../client/match/features/positions/words/index.js';
import { english, type Language } from '../../../src/kit/language.js';
import type { Parley } from '../../boardgame/parley.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('../pages/parleyBoard.js'));

const moment = english.of(momentWords);

/** English words that the test game shows without a text. */
const STAND_IN = ['localhost', 'phase', 'parley'];

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const open = async (path: string, language: Language = english) => {
  window.history.pushState(null, '', path);
  await act(
    async () =>
      void render(
        <LanguageContext.Provider value={language}>
          <App />
        </LanguageContext.Provider>,
      ),
  );
};
const enter = async (label: string, value: string) => {
  const field = await within(await screen.findByRole('dialog')).findByRole('textbox', { name: label });
  await act(async () => fireEvent.change(field, { target: { value } }));
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

/** Starts a match in which Red has made a secret choice and Yellow must decide. Opens the history. */
async function choosing(): Promise<void> {
  await open('/hotseat/parley');
  await press('Start the match');
  await press('ready');
  await press(/I am the Red player/);
  await press('commit 3');
  await press(/I am the Yellow player/);
  await press(english.of(backWords).open);
}

describe('at an earlier position', () => {
  it('a branch fills in hidden information, and is named above its board', async () => {
    const drawn = new Set<unknown>();
    for (let n = 0; n < 10; n++) {
      localStorage.clear();
      await choosing();
      await press(moment.whatIf);
      await enter(moment.name, 'Peace');
      await press(moment.begin);
      expect((await screen.findByTestId('branch-line')).textContent).toContain('Peace');
      const [branch] = keptMatches();
      const start = startOf(branch.id)?.G as Parley;
      expect(start.commits['1']).toBeNull();
      drawn.add(start.commits['0']);
      cleanup();
    }
    expect([...drawn].every((number) => [1, 2, 3].includes(number as number))).toBe(true);
    expect(drawn.size).toBeGreaterThan(1);
  });

  it('has no English outside its words', async () => {
    await choosing();
    await press(moment.marks);
    await enter(moment.markName, '—');
    await press(moment.keepMark);
    await press(pageWords.en.close);
    await press(moment.whatIf);
    await enter(moment.name, '—');
    await press(moment.begin);
    await screen.findByTestId('branch-line');
    cleanup();

    const [, match] = keptMatches();
    const words = pseudoLanguage.of(momentWords);
    await open(`/hotseat/parley/${match.id}?at=1`, pseudoLanguage);
    await waitFor(() => expect(document.querySelector('.bgio-client')).toBeTruthy());
    const lift = document.querySelector<HTMLButtonElement>('[data-testid="curtain"] button');
    if (lift) await act(async () => fireEvent.click(lift));
    for (const name of [words.marks, words.link, words.whatIf]) {
      await press(name);
      const dialog = await screen.findByRole('dialog');
      expect({ name, plain: plainEnglish(dialog, STAND_IN) }).toEqual({ name, plain: [] });
      await press(pseudoLanguage.of(pageWords).close);
    }
  });
});
