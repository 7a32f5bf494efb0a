import { act, cleanup, render, screen } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { games } from '../../../client/app/games.js';
import { metas } from '../../../client/app/metas.js';
import { boards } from '../../../client/boards/index.js';
import { manifests } from '../../../src/games/index.js';
import { modules } from '../../../src/index.js';

jest.mock('../../../client/boards/index.js', () => {
  const { boards: all } = jest.requireActual('../../../client/boards/index.js');
  return { boards: { ...all, 'grand-armada': { ...all['grand-armada'], picture: () => Promise.reject(new Error('gone')) } } };
});

afterEach(cleanup);

it('the front page shows every game, also where a picture does not load', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => void render(<App />));
  for (const { words } of metas) expect(await screen.findByRole('heading', { name: words.en.title })).not.toBeNull();
  await act(async () => void (await Promise.all(Object.values(boards).map(({ picture }) => picture?.().catch(() => undefined)))));
  for (const { words } of metas) expect(screen.getByRole('heading', { name: words.en.title })).not.toBeNull();
  const pictured = [...document.querySelectorAll('article')].filter((card) => card.querySelector('.wg-picture'));
  expect(pictured).toHaveLength(metas.length - 1);
  quiet.mockRestore();
});

it('manifests, boards and modules are of the same games, in the same order', () => {
  const slugs = Object.keys(manifests);
  expect(Object.keys(modules)).toEqual(slugs);
  expect(Object.keys(boards)).toEqual(slugs);
  expect(games.map(({ slug }) => slug)).toEqual(slugs);
  expect(Object.values(manifests).map(({ meta }) => meta.slug)).toEqual(slugs);
});
