import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../../../client/kit/Dialog.js';
import { useKeptFocus } from '../../../client/kit/keptFocus.js';

interface Shown {
  /** What is there, by name. */
  readonly parts: readonly string[];
}

function Table({ parts }: Shown) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useKeptFocus(root);
  const button = (name: string) => parts.includes(name) && <button type="button">{name}</button>;
  return (
    <div ref={setRoot}>
      <fieldset className="places" aria-label="chart">
        {parts.includes('ship') && (
          <button type="button" tabIndex={-1}>
            ship
          </button>
        )}
        <button type="button" tabIndex={0}>
          hex
        </button>
      </fieldset>
      {parts.includes('advice') && (
        <section aria-label="advice" tabIndex={-1}>
          {button('do it')}
        </section>
      )}
      <section className="actionbar" aria-label="bar" tabIndex={-1}>
        {button('sail')}
      </section>
      <Dialog open={parts.includes('sheet')} title="sheet" onOpenChange={() => undefined}>
        {button('choice')}
      </Dialog>
    </div>
  );
}

const called = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
const focus = (name: string) => act(() => screen.getByText(name, { selector: 'button' }).focus());

afterEach(cleanup);

it.each([
  { had: 'sail', before: ['sail'], after: [], has: 'bar' },
  { had: 'ship', before: ['ship'], after: [], has: 'hex' },
  { had: 'do it', before: ['advice', 'do it'], after: ['advice'], has: 'advice' },
  { had: 'do it', before: ['advice', 'do it'], after: [], has: 'bar' },
])('where $had had the focus and is gone, $has has it', async ({ had, before, after, has }) => {
  const { rerender } = render(<Table parts={before} />);
  focus(had);
  rerender(<Table parts={after} />);
  await waitFor(() => expect(called()).toBe(has));
});

it('a choice of a sheet that goes together with what opened it leaves the focus where that was', async () => {
  const { rerender } = render(<Table parts={['advice', 'do it']} />);
  focus('do it');
  rerender(<Table parts={['advice', 'do it', 'sheet', 'choice']} />);
  focus('choice');
  rerender(<Table parts={['advice']} />);
  await waitFor(() => expect(called()).toBe('advice'));
});

it('whoever has pointed elsewhere is not called back', async () => {
  const { rerender } = render(<Table parts={['sail', 'ship']} />);
  focus('sail');
  act(() => {
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    (document.activeElement as HTMLElement).blur();
  });
  rerender(<Table parts={['ship']} />);
  await act(() => Promise.resolve());
  expect(document.activeElement).toBe(document.body);
});
