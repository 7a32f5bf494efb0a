import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { games } from '../../../client/app/games.js';
import { keepMatch } from '../../../client/app/matches.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { keepLessonDone } from '../../../client/pages/learn/completedLessons.js';
import { modules } from '../../../src/index.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

/** Names of places, people and the site that are the same in every language. */
const PROPER = [
  ...['Weathergage', 'Drake', 'SHA', 'HMAC', 'Exeter', 'Winchester', 'London', 'Bristol', 'Bolloigne', 'Depe', 'Callice'],
  // Scenario titles are names of battles.
  ...Object.values(modules).flatMap(({ scenarios }) => scenarios.map(({ title }) => title)),
  // Names of peoples are data of Salamis ad Actium.
  ...['Egypt', 'Sea Peoples', 'Wessex'],
];

const open = (path: string) => {
  window.history.pushState(null, '', path);
  return render(
    <LanguageContext.Provider value={pseudoLanguage}>
      <App />
    </LanguageContext.Provider>,
  );
};

const now = Date.now();
const players = [{ id: 0, name: 'Drake' }, { id: 1 }];
const clock = { terms: { kind: 'days', days: 3, reserve: 7, vacation: 14 } };
const listed = { matchID: 'M1', players, createdAt: now, updatedAt: now, setupData: {}, clock };

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (path) => new Response(JSON.stringify(String(path).includes('M1') ? listed : { matches: [listed] })));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

/** Returns the plain English words on a page, once an element matches `settled`. */
async function plainOn(path: string, settled: string): Promise<string[]> {
  const page = open(path);
  await waitFor(() => expect(page.container.querySelector(settled)).toBeTruthy(), { timeout: 20_000 });
  for (const more of page.container.querySelectorAll('details')) more.open = true;
  return plainEnglish(page.container, PROPER);
}

describe('in a pseudo-language', () => {
  it('the front page ticks completed lessons', async () => {
    keepLessonDone('grand-armada');
    keepLessonDone('grand-armada');
    expect(await plainOn('/', '.wg-front-learnt')).toEqual([]);
    const ticked = [...document.querySelectorAll('a:has(.wg-front-learnt)')].map((link) => link.getAttribute('href'));
    expect(ticked).toEqual(['/learn/grand-armada']);
  });

  it('the front page and the match list have no English outside their words', async () => {
    keepMatch({
      kind: 'online',
      game: 'grand-armada',
      id: 'M1',
      playerID: '0',
      credentials: 'c',
      name: 'Drake',
      createdAt: now - 7_200_000,
      updatedAt: now - 7_200_000,
    });
    expect(await plainOn('/', '[data-testid="my-match"]')).toEqual([]);
  });

  it.each(games.map(({ slug }) => slug))('the set-up of %s has no English outside its words, with everything unfolded', async (slug) => {
    for (const way of ['hotseat', 'captain']) {
      expect({ slug, way, plain: await plainOn(`/${way}/${slug}`, 'form') }).toEqual({ slug, way, plain: [] });
      cleanup();
    }
    expect({ slug, plain: await plainOn(`/create/${slug}`, 'form') }).toEqual({ slug, plain: [] });
  });

  it('the lobby, join, replay, dice and missing pages have no English outside their words', async () => {
    const pages = [
      ['/lobby/grand-armada', '[data-testid="match-row"]'],
      ['/match/grand-armada/M1', 'form, .wg-choices'],
      ['/replay', 'input[type="file"]'],
      ['/dice', 'input[type="file"]'],
      ['/told/stop/x', 'h1'],
      ['/told/confirm/x', 'h1'],
      ['/me', 'h1'],
      ['/me/add#x', 'h1'],
      ['/learn/nowhere', 'h1'],
      ['/rules', 'h2'],
      ['/rules/atlantis', 'h1'],
      ['/nowhere', 'h1'],
    ] as const;
    for (const [path, settled] of pages) {
      expect({ path, plain: await plainOn(path, settled) }).toEqual({ path, plain: [] });
      cleanup();
    }
  });

  it.each(games.map(({ slug }) => slug))('the rules of %s have no English outside their words, except names in charts', async (slug) => {
    await plainOn(`/rules/${slug}`, '#charts table');
    for (const cell of document.querySelectorAll('td')) cell.remove();
    expect(plainEnglish(document.body, PROPER)).toEqual([]);
  });

  it('the error of an unreadable file is translated', async () => {
    open('/replay');
    const input = await waitFor(() => {
      const found = document.querySelector('input[type="file"]');
      if (!found) throw new Error('no place for a file yet');
      return found;
    });
    fireEvent.change(input, { target: { files: [{ name: 'match.json', text: async () => '{"game":"Atlantis"}' }] } });
    await screen.findByText(/Atlantis/);
    expect(plainEnglish(document.body, [...PROPER, 'Atlantis'])).toEqual([]);
  });
});
