import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Late } from '../../../client/kit/Late.js';
import { soon, useSoon } from '../../../client/kit/soon.js';
import { words } from '../../../client/kit/words/index.js';
import { english } from '../../../src/kit/language.js';

afterEach(cleanup);

const { late } = english.of(words);

/** Something on its way, with what makes it arrive or get lost. */
function parcel() {
  const ends: { readonly arrive: (value: string) => void; readonly lose: () => void }[] = [];
  const it = soon(() => new Promise<string>((arrive, lose) => void ends.push({ arrive, lose: () => lose(new Error('lost')) })));
  const Shown = () => <Late of={useSoon(it)}>{(value) => <b>{value}</b>}</Late>;
  return { it, ends, Shown };
}

it('what a board begins without is fetched once, by its first picture', async () => {
  const { ends, Shown } = parcel();
  const page = render(
    <>
      <Shown />
      <Shown />
    </>,
  );
  expect(page.container.textContent).toBe(late.coming.repeat(2));
  expect(ends).toHaveLength(1);
  await act(async () => ends[0].arrive('ship'));
  expect(page.container.textContent).toBe('shipship');
  page.rerender(<Shown />);
  expect(page.container.textContent).toBe('ship');
});

it('what did not come is fetched again when somebody asks for it', async () => {
  const { ends, Shown } = parcel();
  const page = render(<Shown />);
  await act(async () => ends[0].lose());
  fireEvent.click(screen.getByText(late.again));
  expect(page.container.textContent).toBe(late.coming);
  await act(async () => ends[1].arrive('ship'));
  expect(page.container.textContent).toBe('ship');
});

it('a server draws the picture that a page begins with, also when it has the rest already', async () => {
  const { it, ends, Shown } = parcel();
  const arrived = it.load();
  ends[0].arrive('ship');
  await arrived;
  expect(renderToString(<Shown />)).toContain(late.coming);
});
