import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { words } from '../../../client/back/words/index.js';
import * as download from '../../../client/kit/download.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { openView } from '../../../src/boardgame/viewFile.js';
import { english } from '../../../src/kit/language.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';
import { module } from './parleyBoard.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));

const back = english.of(words);

const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const begin = async (at: string) => {
  window.history.pushState(null, '', at);
  await act(async () => void render(<App />));
  await click('Begin');
};
/** The board takes up a position with the next frame, the bar at once. */
const sees = (id: string, text: string) => waitFor(() => expect(screen.getByTestId(id).textContent).toBe(text));
const said = (text: string) => screen.findByText(text, { selector: 'output' });

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('looking back at a match in this browser', () => {
  const muster = async () => {
    await begin('/hotseat/parley');
    await click('mark 1');
    await click('mark 3');
    await click('mark 2');
  };

  it('goes a move back and on, by buttons and on the slider, and returns to the present', async () => {
    await muster();
    await click(back.open);
    await said(back.now);
    await click(back.back);
    await said(back.at(2, 3));
    await sees('told', '2');
    fireEvent.change(screen.getByRole('slider', { name: back.slider }), { target: { value: 0 } });
    await said(back.start);
    await sees('told', '0');
    await click(back.on);
    await said(back.at(1, 3));
    await click(back.toNow);
    await said(back.now);
    await sees('told', '3');
  });

  it('nothing can be done to what is past', async () => {
    await muster();
    await click(back.open);
    await click(back.back);
    await said(back.at(2, 3));
    await click('concede');
    await click(back.toNow);
    expect(screen.queryByText('over')).toBeNull();
    await sees('told', '3');
  });

  it('each side sees what it saw itself: what is revealed by now was hidden then', async () => {
    await begin('/hotseat/parley');
    await click('ready');
    await click(/I am the Red player/);
    await click('commit 3');
    expect(screen.queryByRole('button', { name: back.open })).toBeNull();
    await click(/I am the Yellow player/);
    await click('commit 1');
    await click(/I am the Yellow player/);
    await click(back.open);
    await click(back.back);
    await said(back.at(2, 3));
    await sees('view', '1');
    await sees('commits', '{"0":"hidden","1":null}');
  });

  it('the match goes on behind it, and says so', async () => {
    localStorage.setItem('weathergage.pace', '"slow"');
    await begin('/captain/parley');
    await click('mark 1');
    await click('ready');
    await click('commit 3');
    await click(back.open);
    await click(back.turnBack);
    await said(back.start);
    expect(await screen.findByTestId('back-meanwhile')).toBeTruthy();
    await click(new RegExp(back.toNow));
    await said(back.now);
  });

  it('what was seen so far can be saved by whoever sits there, until the match is over', async () => {
    const saved = jest.spyOn(download, 'download').mockImplementation(() => undefined);
    await begin('/hotseat/parley');
    await click('ready');
    await click(/I am the Red player/);
    await click('commit 3');
    // Behind the curtain it is what everybody may see.
    await click(back.save);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    await click(/I am the Yellow player/);
    await click(back.save);
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    const [watched, yellow] = saved.mock.calls.map(([name, json]) => ({ name, file: JSON.parse(json) }));
    expect(watched.name).toMatch(/^parley-\w+-2-watched\.json$/);
    expect(yellow.name).toMatch(/^parley-\w+-2-seat-1\.json$/);
    for (const { file } of [watched, yellow]) {
      expect(file.log[1]).toMatchObject({ move: 'commit', playerID: '0', args: null });
      expect(openView(module, file)).toMatchObject({ states: [{}, {}, { commits: { '0': 'hidden' } }] });
    }
    await click('concede');
    expect(screen.queryByRole('button', { name: back.save })).toBeNull();
  });

  it('has no plain word in a strange language', async () => {
    await muster();
    cleanup();
    const page = render(
      <LanguageContext.Provider value={pseudoLanguage}>
        <App />
      </LanguageContext.Provider>,
    );
    const button = await screen.findByTitle(pseudoLanguage.of(words).open);
    await act(async () => fireEvent.click(button));
    const bar = page.container.querySelector('.back-bar');
    expect(bar && plainEnglish(bar, [])).toEqual([]);
  });
});
