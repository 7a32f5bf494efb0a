import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { LatePart } from '../../client/app/parts/LatePart.js';
import { words } from '../../client/app/words/index.js';
import { english } from '../../src/kit/language.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('a part that cannot be loaded leaves the rest of the page, and offers to reload', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Gone = lazy(async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await act(async () => {
    render(
      <main>
        <p>Table</p>
        <LatePart>
          <Gone />
        </LatePart>
      </main>,
    );
  });
  const { partMissing, reload } = english.of(words);
  expect((await screen.findByRole('alert')).textContent).toContain(partMissing);
  screen.getByText('Table');
  screen.getByRole('button', { name: reload });
});
