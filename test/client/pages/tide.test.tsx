import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { words as backWords } from '../../../client/back/words/index.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { words } from '../../../client/tide/words/index.js';
import { english } from '../../../src/kit/language.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));

const back = english.of(backWords);
const tide = english.of(words);

const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

/** A match in which the first side gives up after three moves, looked back at. */
async function lost() {
  window.history.pushState(null, '', '/hotseat/parley');
  await act(async () => void render(<App />));
  for (const step of ['Begin', 'mark 1', 'mark 3', 'mark 2', 'concede', back.open]) await click(step);
}

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the tide of battle', () => {
  it('shows the chances of every moment, and names where they turned', async () => {
    await lost();
    await click(tide.open);
    const curve = await screen.findByRole('slider', { name: tide.curve });
    await waitFor(() => expect(curve.getAttribute('aria-valuemax')).toBe('4'));
    const rows = [...document.querySelectorAll('.tide-table tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual(['The set-up50 %50 %', 'Move 151 %49 %', 'Move 252 %48 %', 'Move 353 %47 %', 'Move 4, the last0 %100 %']);
    expect(document.querySelectorAll('.tide-turns li')).toHaveLength(1);
    expect(document.querySelector('.tide-turns b')?.textContent).toMatch(/^53 points towards/);
  });

  it('is read along by keys, and Enter shows the board there', async () => {
    await lost();
    await click(tide.open);
    const curve = await screen.findByRole('slider', { name: tide.curve });
    await waitFor(() => expect(curve.getAttribute('aria-valuemax')).toBe('4'));
    fireEvent.keyDown(curve, { key: 'Home' });
    expect(curve.getAttribute('aria-valuetext')).toContain(tide.start);
    fireEvent.keyDown(curve, { key: 'PageDown' });
    expect(curve.getAttribute('aria-valuenow')).toBe('4');
    fireEvent.keyDown(curve, { key: 'ArrowLeft' });
    fireEvent.keyDown(curve, { key: 'ArrowLeft' });
    await act(async () => void fireEvent.keyDown(curve, { key: 'Enter' }));
    expect(screen.queryByTestId('tide-window')).toBeNull();
    await screen.findByText(back.at(2, 4), { selector: 'output' });
  });

  it('a turning point leads to its moment', async () => {
    await lost();
    await click(back.turnBack);
    await click(tide.open);
    await click(tide.show(tide.now(4)));
    await screen.findByText(back.now, { selector: 'output' });
  });

  it('has no plain word in a strange language', async () => {
    await lost();
    cleanup();
    render(
      <LanguageContext.Provider value={pseudoLanguage}>
        <App />
      </LanguageContext.Provider>,
    );
    const strange = pseudoLanguage.of(words);
    for (const title of [pseudoLanguage.of(backWords).open, strange.about]) {
      const button = await screen.findByTitle(title);
      await act(async () => fireEvent.click(button));
    }
    const shown = await screen.findByTestId('tide-window');
    await waitFor(() => expect(shown.querySelector('.tide-turns li')).toBeTruthy());
    expect(plainEnglish(shown, ['Red', 'Yellow'])).toEqual([]);
  });
});
