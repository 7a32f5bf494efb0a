import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { wearTheme } from '../../../client/app/theme.js';
import { chooseTheme, currentTheme, useTheme } from '../../../client/kit/theme.js';

const KEPT = 'weathergage.theme';

function Board({ name }: { readonly name: string }) {
  const [theme, choose] = useTheme();
  return (
    <button type="button" data-theme={theme} onClick={() => choose(theme === 'dark' ? 'light' : 'dark')}>
      {name}
    </button>
  );
}

const worn = (name: string) => screen.getByText(name).dataset.theme;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('is daylight where nobody has chosen and the system does not say', () => {
  expect(currentTheme()).toBe('light');
});

it('takes what was chosen on an earlier visit', () => {
  localStorage.setItem(KEPT, 'dark');
  render(<Board name="one" />);
  expect(worn('one')).toBe('dark');
  localStorage.setItem(KEPT, 'mauve');
  expect(currentTheme()).toBe('light');
});

it('is chosen once for every board and the page round them, and kept', () => {
  wearTheme();
  render(
    <>
      <Board name="one" />
      <Board name="other" />
    </>,
  );
  fireEvent.click(screen.getByText('one'));
  expect([worn('one'), worn('other'), document.documentElement.dataset.theme]).toEqual(['dark', 'dark', 'dark']);
  expect(localStorage.getItem(KEPT)).toBe('dark');
  fireEvent.click(screen.getByText('other'));
  expect([worn('one'), worn('other'), document.documentElement.dataset.theme]).toEqual(['light', 'light', 'light']);
});

it('holds for the visit where nothing may be kept', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  chooseTheme('dark');
  render(<Board name="one" />);
  expect(worn('one')).toBe('dark');
});
