import { act, render } from '@testing-library/react';
import { Places } from '../../../client/kit/Places.js';
import { type Tutor, TutorContext } from '../../../client/kit/tutor.js';
import { Viewport } from '../../../client/kit/Viewport.js';

const tutor = (places: readonly string[]): Tutor => ({ objection: () => undefined, places, panel: null });

const spot = (id: string, x: number, y: number) => ({ id, x, y, width: 100, height: 100, label: id });
const PLACES = [spot('north-west', 50, 50), spot('middle', 1000, 500), spot('south-east', 1950, 950)];
const MIDDLE = [0.5, 0.5] as const;

/** How a sheet of 2000 by 1000 pixels lies in a window of 800 by 500, as CSS. */
async function lies(meant: readonly string[] | undefined): Promise<string | undefined> {
  const { container } = render(
    <TutorContext.Provider value={meant && tutor(meant)}>
      <Viewport label="sheet" aspect={2} cover={MIDDLE} least={2000}>
        <Places label="places" width={2000} height={1000} places={PLACES} step={() => undefined} onPress={() => undefined} />
      </Viewport>
    </TutorContext.Provider>,
  );
  // The sheet is drawn with the next frame.
  await act(() => new Promise((drawn) => requestAnimationFrame(() => drawn(undefined))));
  return container.querySelector<HTMLElement>('.viewport-content')?.style.transform;
}

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
});
