import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { keptMatches } from '../../../client/app/matches.js';

const open = async (path: string) => {
  window.history.pushState(null, '', path);
  await act(async () => void render(<App />));
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('the set-up of a match', () => {
  it('calls the sides by their people, as the scenario has them', async () => {
    await open('/captain/salamis-ad-actium');
    expect(await screen.findByLabelText(/^Egypt/)).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^Mylae/ }));
    expect(screen.getByLabelText(/^Rome$/)).toBeTruthy();
    expect(screen.getByLabelText(/^Carthage$/)).toBeTruthy();
    expect(screen.queryByText(/First fleet/)).toBeNull();
  });

  it('is not begun with what its rules cannot play, and says why', async () => {
    await open('/hotseat/salamis-ad-actium');
    fireEvent.click(await screen.findByRole('radio', { name: /points/i }));
    const year = await screen.findByLabelText(/^Year/);
    fireEvent.change(year, { target: { value: '0' } });
    fireEvent.blur(year);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Begin' })));
    expect(screen.getByText(/the year 1 follows upon the year -1/)).toBeTruthy();
    expect(keptMatches()).toEqual([]);
  });
});
