import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { keepMatch, keepStart, keptMatches, type LocalMatch } from '../../../client/app/matches.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { stateOf } from '../../../client/match/features/luck/events.js';
import LuckPanel from '../../../client/match/features/luck/LuckPanel.js';
import { UNDO } from '../../../src/boardgame/constants.js';
import type { GameModule } from '../../../src/boardgame/module.js';
import { verifyExport } from '../../../src/boardgame/verify.js';
import { luckSource } from '../../../src/games/right-fierce-and-terrible/luck/index.js';
import { modules } from '../../../src/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { english } from '../../../src/kit/language.js';
import { readMatch } from '../../../src/kit/luck.js';
import { type LuckSource, readingBy, rolled } from '../../../src/kit/luckRolls.js';
import { parley } from '../../boardgame/parley.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));
jest.mock('../../../client/match/features/luck/sources.js', () => ({ hasLuck: () => true, loadLuck: async () => parleyLuck }));

/** Luck ledger of the test game, which adds up the dice for seat 0. */
const parleyLuck: LuckSource = {
  kinds: { parley: 1 },
  reader: () => readingBy({ reveal: (entry) => [rolled('parley', '0', entry, (sum) => sum)] }),
  words: () => ({ parley: { name: 'Parley', unit: 'points' } }),
};

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const open = async (path: string) => {
  window.history.pushState(null, '', path);
  await act(async () => void render(<App />));
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('luck during the match', () => {
  it('is beside the slider if so set up', async () => {
    await open('/hotseat/parley');
    fireEvent.click(await screen.findByRole('checkbox', { name: /Show luck statistics/ }));
    await press('Start the match');
    await press('History (J)');
    await press('Luck');
    expect((await screen.findByTestId('fortune')).textContent).toContain('Luck');
  });

  it('is beside the slider of a branch', async () => {
    await open('/hotseat/parley');
    await press('Start the match');
    cleanup();
    const [match] = keptMatches() as LocalMatch[];
    const of = { kind: match.kind, game: match.game, id: match.id };
    keepStart('branch', { G: parley.rules.setup({}, quickDice(1)), thrown: 0 });
    keepMatch({ ...match, id: 'branch', branch: { of, at: 0, name: 'Other tack', imagined: false } });
    await open('/hotseat/parley/branch');
    await press('History (J)');
    await press('Luck');
    expect((await screen.findByTestId('fortune')).textContent).toContain('Luck');
  });

  it('is hidden in other matches until the end', async () => {
    await open('/hotseat/parley');
    await press('Start the match');
    await press('History (J)');
    expect(screen.queryByRole('button', { name: 'Luck' })).toBeNull();
    await press('ready');
    await press(/show my side/);
    await press('concede');
    expect(within(screen.getByTestId('match-over')).getByRole('button', { name: 'Luck' })).toBeTruthy();
  });
});

describe('the luck panel', () => {
  const module = modules['right-fierce-and-terrible'] as unknown as GameModule;
  const match = JSON.parse(readFileSync(join(__dirname, '../../boardgame/released/right-fierce-and-terrible-0.3.0.json'), 'utf8'));
  const { states, events } = verifyExport(module, match);
  const casts = readMatch(luckSource as LuckSource, { first: states[0] }, events);
  const see = jest.fn();
  const drawn = (language = pseudoLanguage, read = casts) =>
    render(
      <LanguageContext.Provider value={language}>
        <LuckPanel module={module} G={states[states.length - 1]} source={luckSource} rolls={read} onSee={see} winChance={<i>1340</i>} />
      </LanguageContext.Provider>,
    ).container;

  it('has no English outside its words, and room for the win chance', () => {
    const panel = drawn();
    expect(plainEnglish(panel, [])).toEqual([]);
    expect(panel.querySelector('.wg-luck')?.firstChild?.textContent).toBe('1340');
  });

  it('omits a side without rolls', () => {
    drawn(
      english,
      casts.filter(({ side }) => side !== '1'),
    );
    expect(screen.getByTestId('fortune-luck-1').textContent).toBe('French: no rolls');
    expect(screen.getByTestId('fortune-luck-0').textContent).toMatch(/^English: [+−]?[\d.]+ \d+ rolls/);
  });

  it('shows the ledger of a selected turn, and of the whole match again', () => {
    const panel = drawn();
    const rows = () => panel.querySelectorAll('tbody tr').length;
    const whole = rows();
    fireEvent.click(panel.querySelectorAll('.wg-luck-turns button')[0]);
    expect(rows()).toBeLessThan(whole);
    fireEvent.click(panel.querySelector('.wg-luck-whole') as Element);
    expect(rows()).toBe(whole);
  });

  it('lists ten rolls with links to their moves', () => {
    const panel = drawn();
    const rolls = panel.querySelectorAll('.wg-luck-telling button');
    expect(rolls.length).toBe(10);
    fireEvent.click(rolls[0]);
    const [moves] = see.mock.calls[0];
    expect(events[moves].some(({ roll }) => roll)).toBe(true);
  });
});

it('finds a position among moves taken back', () => {
  const made = (type: string, _stateID: number) => ({
    action: { type: 'MAKE_MOVE' as const, payload: { type, args: [], playerID: '0' } },
    ...{ _stateID, turn: 1, phase: '' },
  });
  const log = [made('a', 0), made('b', 1), made(UNDO, 2), made('c', 3)];
  expect([0, 1, 2].map((n) => stateOf(log, n))).toEqual([0, 1, 4]);
});
