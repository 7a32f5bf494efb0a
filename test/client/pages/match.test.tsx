import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import * as download from '../../../client/kit/download.js';
import { words as backWords, words } from '../../../client/kit/history/words/index.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { words as tideWords } from '../../../client/match/features/winChance/words/index.js';
import { framesOf } from '../../../client/pages/replay/frames.js';
import ReplayPage from '../../../client/pages/replay/ReplayPage.js';
import { exportMatch, type MatchExport } from '../../../src/boardgame/matchFile.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { exportView, openView } from '../../../src/boardgame/viewFile.js';
import { modules } from '../../../src/index.js';
import { decide } from '../../../src/kit/decide.js';
import { matchDice } from '../../../src/kit/dice.js';
import { english } from '../../../src/kit/language.js';
import { verifyMatch } from '../../../src/verification.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';
import { module } from './parleyBoard.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));

describe('win chance', () => {
  const back = english.of(backWords);
  const tide = english.of(tideWords);

  const click = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };

  /** Plays a match in which the first side concedes after three moves, and opens the history. */
  async function lost() {
    window.history.pushState(null, '', '/hotseat/parley');
    await act(async () => void render(<App />));
    for (const step of ['Start the match', 'mark 1', 'mark 3', 'mark 2', 'concede', back.open]) await click(step);
  }

  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(cleanup);

  describe('the win chances', () => {
    it('show every position, and name turning points', async () => {
      await lost();
      await click(tide.open);
      const curve = await screen.findByRole('slider', { name: tide.curve });
      await waitFor(() => expect(curve.getAttribute('aria-valuemax')).toBe('4'));
      const rows = [...document.querySelectorAll('.wg-win-chance-table tbody tr')].map((row) => row.textContent);
      expect(rows).toEqual(['Set-up50 %50 %', 'Move 151 %49 %', 'Move 252 %48 %', 'Move 353 %47 %', 'Move 4 (last)0 %100 %']);
      expect(document.querySelectorAll('.wg-win-chance-turns li')).toHaveLength(1);
      expect(document.querySelector('.wg-win-chance-turns b')?.textContent).toMatch(/^\+53 % /);
    });

    it('are read by keys, and Enter shows the position', async () => {
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

    it('link turning points to their positions', async () => {
      await lost();
      await click(back.turnBack);
      await click(tide.open);
      await click(tide.show(tide.now(4)));
      await screen.findByText(back.now, { selector: 'output' });
    });

    it('has no English outside its words', async () => {
      await lost();
      cleanup();
      render(
        <LanguageContext.Provider value={pseudoLanguage}>
          <App />
        </LanguageContext.Provider>,
      );
      const strange = pseudoLanguage.of(tideWords);
      for (const title of [pseudoLanguage.of(backWords).open, strange.about]) {
        const button = await screen.findByTitle(title);
        await act(async () => fireEvent.click(button));
      }
      const shown = await screen.findByTestId('tide-window');
      await waitFor(() => expect(shown.querySelector('.wg-win-chance-turns li')).toBeTruthy());
      expect(plainEnglish(shown, ['Red', 'Yellow'])).toEqual([]);
    });
  });
});

describe('replay', () => {
  /** Returns the file of a finished match between two bots. */
  function playedMatch(): MatchExport {
    const { rules } = module;
    const seed = 'a'.repeat(32);
    const dice = matchDice(seed);
    let { G } = rules.open(undefined, dice.setup);
    const moves: Parameters<typeof exportMatch>[1]['moves'][number][] = [];
    for (let n = 1; !rules.result(G); n++) {
      const [playerID] = Object.keys(rules.awaiting(G));
      const choice = decide(module, rules.view(G, playerID), playerID, n);
      if (!choice) throw new Error('nothing to do');
      const played = rules.play(G, playerID, choice.move, choice.args, dice.play);
      G = played.G;
      moves.push({ stateID: n, playerID, move: choice.move, args: choice.args, chronicle: played.chronicle });
    }
    return exportMatch('parley', { setupData: undefined, seed, moves, result: rules.result(G) });
  }

  const match = playedMatch();

  function choose(content: string): void {
    render(<ReplayPage />);
    const file = new File([content], 'match.json', { type: 'application/json' });
    // jsdom's `File` has no `text` method.
    Object.defineProperty(file, 'text', { value: async () => content });
    fireEvent.change(screen.getByLabelText('Choose a match file', { selector: 'input' }), { target: { files: [file] } });
  }

  afterEach(cleanup);

  describe('replaying a match file', () => {
    it('says that the file is verified, and steps through the match with its log', async () => {
      choose(JSON.stringify(match));
      expect(await screen.findByText(`Verified: all ${match.log.length} moves, every roll and the result follow the rules.`)).toBeTruthy();
      expect(screen.getByTestId('view').textContent).toBe('spectator');
      expect(screen.getByTestId('told').textContent).toBe('0');
      fireEvent.click(screen.getByRole('button', { name: 'Next move' }));
      expect(screen.getByTestId('told').textContent).toBe('1');
      fireEvent.change(screen.getByRole('slider'), { target: { value: match.log.length } });
      expect(await screen.findByText('over')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'To the start' }));
      expect(screen.getByTestId('replay-step').textContent).toBe('Set-up');
    });

    it('knows moves by the names that they had when the match was played', async () => {
      const grandArmada = modules['grand-armada'] as GameModule;
      const { G } = grandArmada.rules.play(
        grandArmada.rules.setup(undefined, matchDice('s').setup),
        '0',
        'concede',
        [],
        matchDice('s').play,
      );
      const log = [{ playerID: '0', move: 'resign', args: [] }];
      const result = grandArmada.rules.result(G);
      const old = {
        format: 'weathergage-match',
        version: 1,
        game: 'grand-armada',
        rules: '0.1.0',
        setupData: null,
        seed: 's',
        log,
        result,
      };
      expect(await framesOf(grandArmada, old, verifyMatch)).toMatchObject({
        verdict: { ok: true },
        states: [{}, G],
        log: [{ _stateID: 0 }],
      });
    });

    it('names the first mismatch, and shows the match up to it', async () => {
      const broken = structuredClone(match);
      broken.log[2].playerID = broken.log[2].playerID === '0' ? '1' : '0';
      broken.log[2].move = 'mark';
      broken.log[2].args = [9];
      choose(JSON.stringify(broken));
      expect((await screen.findByRole('alert')).textContent).toContain('Move 3 in this file does not follow the rules');
      expect(screen.getByRole<HTMLInputElement>('slider').max).toBe('2');
    });

    it.each([
      ['cut short', JSON.stringify(match).slice(0, 200)],
      ['something else', '{"a":1}'],
      ['no object', '7'],
      ['without its moves', JSON.stringify({ ...match, log: 3 })],
    ])('says that a file is damaged: %s', async (_what, content) => {
      choose(content);
      expect((await screen.findByRole('alert')).textContent).toContain('cannot be read as a match file');
    });

    it('shows a view file, and says that it is only one view', async () => {
      const { states, events } = verifyExport(module, match);
      const { rules, setupData, log, result } = match;
      const moves = log.map(({ playerID, move, args }, i) => ({ stateID: i, playerID, move, args, chronicle: events[i + 1] }));
      const views = states.map((G) => module.rules.view(G, '1'));
      choose(JSON.stringify(exportView('parley', { rules, setupData, seat: '1', from: 0, views, moves, result })));
      expect(await screen.findByText(/^This file contains only what the Yellow side saw/)).toBeTruthy();
      expect(screen.getByTestId('view').textContent).toBe('1');
      fireEvent.change(screen.getByRole('slider'), { target: { value: log.length } });
      expect(screen.getByTestId('told').textContent).toBe(String(log.length));
      expect(screen.getByText('over')).toBeTruthy();
    });

    it('says that a game is unknown', async () => {
      choose(JSON.stringify({ ...match, game: 'chess' }));
      expect((await screen.findByRole('alert')).textContent).toContain('chess');
    });
  });
});

describe('history', () => {
  const back = english.of(words);

  const click = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };
  const begin = async (at: string) => {
    window.history.pushState(null, '', at);
    await act(async () => void render(<App />));
    await click('Start the match');
  };
  /** Waits for a text on the board. The board changes one frame after the history bar. */
  const sees = (id: string, text: string) => waitFor(() => expect(screen.getByTestId(id).textContent).toBe(text));
  const said = (text: string) => screen.findByText(text, { selector: 'output' });

  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(cleanup);

  describe('the history of a match in this browser', () => {
    const muster = async () => {
      await begin('/hotseat/parley');
      await click('mark 1');
      await click('mark 3');
      await click('mark 2');
    };

    it('goes back and forward by buttons and slider, and returns to the current position', async () => {
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

    it('allows no moves at earlier positions', async () => {
      await muster();
      await click(back.open);
      await click(back.back);
      await said(back.at(2, 3));
      await click('concede');
      await click(back.toNow);
      expect(screen.queryByText('over')).toBeNull();
      await sees('told', '3');
    });

    it('shows each side its own view of an earlier position', async () => {
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

    it('says that the match continues meanwhile', async () => {
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

    it('saves the player’s views until the match is over', async () => {
      const saved = jest.spyOn(download, 'download').mockImplementation(() => undefined);
      await begin('/hotseat/parley');
      await click('ready');
      await click(/I am the Red player/);
      await click('commit 3');
      // While the pass screen is shown, the saved file has only public information.
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

    it('has no English outside its words', async () => {
      await muster();
      cleanup();
      const page = render(
        <LanguageContext.Provider value={pseudoLanguage}>
          <App />
        </LanguageContext.Provider>,
      );
      const button = await screen.findByTitle(pseudoLanguage.of(words).open);
      await act(async () => fireEvent.click(button));
      const bar = page.container.querySelector('.wg-history-bar');
      expect(bar && plainEnglish(bar, [])).toEqual([]);
    });
  });
});
