import { act, fireEvent, render, screen } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { keptMatches } from '../../../client/app/matches.js';
import { levels } from '../../../src/games/invincible-armada/levels.js';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

it('an admiral can be had where a game has one, with what he wins against the captain', async () => {
  window.history.pushState(null, '', '/captain/invincible-armada');
  await act(async () => void render(<App />));
  const admiral = await screen.findByLabelText(/^The admiral/);
  expect(admiral.closest('label')?.textContent).toContain(`about ${levels.won.admiral?.captain} matches of a hundred against the captain`);
  fireEvent.click(admiral);
  expect(screen.getByLabelText(/watch two admirals/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Begin' })));
  expect(await screen.findByText(/^Your side: English, against the admiral/)).toBeTruthy();
  expect(keptMatches()).toMatchObject([{ kind: 'captain', level: 'admiral' }]);
});
