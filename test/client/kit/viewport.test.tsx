import { act, fireEvent, type RenderResult, render } from '@testing-library/react';
import { Places } from '../../../client/kit/Places.js';
import { type Tutor, TutorContext } from '../../../client/kit/tutor.js';
import { Viewport } from '../../../client/kit/Viewport.js';
import { resizing } from './resizing.js';

const tutor = (places: readonly string[]): Tutor => ({ objection: () => undefined, places, panel: null });

const spot = (id: string, x: number, y: number) => ({ id, x, y, width: 100, height: 100, label: id });
const PLACES = [spot('north-west', 50, 50), spot('middle', 1000, 500), spot('south-east', 1950, 950)];
const MIDDLE = [0.5, 0.5] as const;

const sheet = (meant: readonly string[] | undefined) => (
  <TutorContext.Provider value={meant && tutor(meant)}>
    <Viewport label="sheet" aspect={2} cover={MIDDLE} least={2000}>
      <Places label="places" width={2000} height={1000} places={PLACES} step={() => undefined} onPress={() => undefined} />
    </Viewport>
  </TutorContext.Provider>
);

/** How a sheet lies, as CSS, once it is drawn: with the next frame. */
async function drawn({ container }: RenderResult): Promise<string | undefined> {
  await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
  return container.querySelector<HTMLElement>('.viewport-content')?.style.transform;
}

/** How a sheet of 2000 by 1000 pixels lies in a window of 800 by 500. */
const lies = (meant: readonly string[] | undefined) => drawn(render(sheet(meant)));

describe('a sheet larger than its window', () => {
  const home = 'translate(-600px, -250px) scale(1)';

  it('begins about its middle, and stays there as long as what a tutor means is in sight, or on no sheet', async () => {
    expect(await lies(undefined)).toBe(home);
    expect(await lies(['middle'])).toBe(home);
    expect(await lies(['elsewhere'])).toBe(home);
  });

  it('brings what a tutor means into sight, and never shows more than the sheet', async () => {
    expect(await lies(['north-west'])).toBe('translate(0px, 0px) scale(1)');
    expect(await lies(['south-east'])).toBe('translate(-1200px, -500px) scale(1)');
  });

  it('shrinks until all of it is in sight, and no further than it can be read', async () => {
    expect(await lies(['middle', 'south-east'])).toContain('scale(0.7');
    expect(await lies(['north-west', 'south-east'])).toContain('scale(0.5)');
  });

  describe('that changes its size', () => {
    const resize = resizing();

    it('lies about its middle again when a tutor has been heard who covered half of it', async () => {
      const page = render(sheet(undefined));
      resize(800, 500);
      page.rerender(sheet(['south-east']));
      resize(800, 200);
      expect(await drawn(page)).toBe('translate(-1200px, -800px) scale(1)');
      page.rerender(sheet(undefined));
      resize(800, 500);
      expect(await drawn(page)).toBe(home);
    });

    it('lies still while a line comes and goes in the bar below, and is laid out afresh where it would not fit, or could be much larger', async () => {
      const page = render(sheet(undefined));
      resize(800, 500);
      for (const height of [522, 600, 501, 500]) {
        resize(800, height);
        expect([height, await drawn(page)]).toEqual([height, home]);
      }
      resize(800, 478);
      expect(await drawn(page)).toBe('translate(-600px, -261px) scale(1)');
      resize(800, 500);
      expect(await drawn(page)).toBe('translate(-600px, -261px) scale(1)');
      resize(800, 640);
      expect(await drawn(page)).toBe('translate(-600px, -180px) scale(1)');
    });

    it('is laid out afresh when the board has changed its size, however little', async () => {
      const page = render(sheet(undefined), { container: document.body.appendChild(document.createElement('div')) });
      page.container.className = 'weathergage';
      resize(800, 500);
      Object.defineProperty(page.container, 'clientHeight', { value: 620 });
      resize(800, 520);
      expect(await drawn(page)).toBe('translate(-600px, -240px) scale(1)');
    });

    it('keeps in the middle what its reader has laid there, as large as he has it', async () => {
      const page = render(sheet(undefined));
      resize(800, 500);
      expect(await drawn(page)).toBe(home);
      fireEvent.keyDown(page.getByLabelText('sheet'), { key: '+' });
      const laid = await drawn(page);
      expect(laid).not.toBe(home);
      const [, x, y, scale] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(laid ?? '') ?? [];
      resize(600, 300);
      expect(await drawn(page)).toBe(`translate(${Number(x) - 100}px, ${Number(y) - 100}px) scale(${scale})`);
    });
  });
});
