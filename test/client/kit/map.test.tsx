import { act, cleanup, fireEvent, type RenderResult, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { ChartWindow, type ChartWindowHandle } from '../../../client/kit/hex/ChartWindow.js';
import { FacingPicker } from '../../../client/kit/hex/FacingPicker.js';
import { hexLayout } from '../../../client/kit/hex/layout.js';
import { SightLine } from '../../../client/kit/hex/SightLine.js';
import { HintContext } from '../../../client/kit/host/hint.js';
import { type Tutor, TutorContext } from '../../../client/kit/host/tutor.js';
import { hexRing } from '../../../client/kit/instruments/HexGround.js';
import { InstrumentCase } from '../../../client/kit/instruments/InstrumentCase.js';
import { RulerLine } from '../../../client/kit/instruments/RulerLine.js';
import { INSTRUMENT_KEYS, type Instruments, useInstruments } from '../../../client/kit/instruments/useInstruments.js';
import { Places } from '../../../client/kit/map/Places.js';
import { Viewport } from '../../../client/kit/map/Viewport.js';
import { words } from '../../../client/kit/words/index.js';
import { type HexDirection, hexGrid } from '../../../src/kit/hexGrid.js';
import { resizing } from './resizing.js';

describe('hexes', () => {
  afterEach(cleanup);

  const layout = hexLayout(hexGrid({ width: 8, height: 6 }), { size: 10, left: 0, top: 0 });

  describe('a line of sight', () => {
    const lined = (blockedAt?: readonly string[]) =>
      render(
        <svg aria-hidden="true">
          <SightLine layout={layout} from="0101" to="0105" blockedAt={blockedAt} />
        </svg>,
      ).container;

    it('runs from centre to centre if it is not blocked', () => {
      const page = lined();
      const [[x, y], [tx, ty]] = [layout.at('0101') ?? [0, 0], layout.at('0105') ?? [0, 0]];
      expect(page.querySelector('.wg-sight-near')?.getAttribute('d')).toBe(
        `M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`,
      );
      expect(page.querySelector('.wg-sight-line.wg-clear')).not.toBeNull();
      expect(page.querySelector('.wg-sight-far, .wg-sight-cross')).toBeNull();
    });

    it('is crossed at every blocking hex, and faint behind the first', () => {
      const page = lined(['0103', '0102']);
      expect(page.querySelectorAll('.wg-sight-cross')).toHaveLength(2);
      const [x, y] = layout.at('0102') ?? [0, 0];
      expect(page.querySelector('.wg-sight-far')?.getAttribute('d')).toMatch(`M${x.toFixed(1)} ${y.toFixed(1)}L`);
      expect(page.querySelector('.wg-sight-line.wg-blocked')).not.toBeNull();
    });

    it('is empty off the grid', () => {
      expect(
        render(
          <svg aria-hidden="true">
            <SightLine layout={layout} from="0101" to="9999" />
          </svg>,
        ).container.querySelector('path'),
      ).toBeNull();
    });
  });

  describe('the facing picker', () => {
    it('has a named button for each side, with only the possible ones enabled', () => {
      const picked: HexDirection[] = [];
      const page = render(
        <FacingPicker
          label="Heading"
          facing={1}
          open={
            new Map([
              [1, '2'],
              [4, ''],
            ])
          }
          name={(facing) => `side ${facing}`}
          onPick={(facing) => picked.push(facing)}
        />,
      );
      const button = (name: RegExp) => page.getByRole('button', { name }) as HTMLButtonElement;
      expect(button(/^side 1, 2$/).getAttribute('aria-pressed')).toBe('true');
      expect(button(/^side 4$/).disabled).toBe(false);
      expect(button(/^side 0$/).disabled).toBe(true);
      fireEvent.click(button(/^side 4$/));
      fireEvent.click(button(/^side 0$/));
      expect(picked).toEqual([4]);
    });
  });

  describe('the map window', () => {
    /** Returns the scale of the map, from the transform of its content. */
    const scaleOf = (page: HTMLElement) =>
      Number(/scale\(([\d.]+)\)/.exec(page.querySelector<HTMLElement>('.wg-viewport-content')?.style.transform ?? '')?.[1]);

    it('opens on a part of the map as large as possible, and shows all on request', async () => {
      const handle = createRef<ChartWindowHandle>();
      const { container } = render(
        <ChartWindow label="sea" width={1000} height={740} place={40} opening={[0.25, 0.25, 0.75, 0.75]} handle={handle}>
          <p>sheet</p>
        </ChartWindow>,
      );
      await waitFor(() => expect(scaleOf(container)).toBeCloseTo(2));
      handle.current?.zoom(0);
      await waitFor(() => expect(scaleOf(container)).toBeCloseTo(1));
    });

    it('opens on the whole map by default', async () => {
      const { container } = render(
        <ChartWindow label="sea" width={1000} height={740} place={40}>
          <p>sheet</p>
        </ChartWindow>,
      );
      await waitFor(() => expect(scaleOf(container)).toBeCloseTo(1));
    });
  });

  describe('a resized map window', () => {
    const SHEET = { width: 1000, height: 800 };
    const place = { left: '80%', top: '80%', width: '4%', height: '4%' };
    const resize = resizing();

    function chart() {
      const handle = createRef<ChartWindowHandle>();
      const page = (meant: readonly string[] | undefined) => (
        <HintContext.Provider value={meant && { label: '', toggle: () => undefined, places: meant }}>
          <ChartWindow label="sea" {...SHEET} place={20} close={[0.25, 0.25]} handle={handle}>
            <p data-place="ship" style={place} />
          </ChartWindow>
        </HintContext.Provider>
      );
      const { container, rerender } = render(page(undefined));
      const read = () => {
        const { transform } = container.querySelector<HTMLElement>('.wg-viewport-content')?.style ?? {};
        const [, ...lies] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(transform ?? '') ?? [];
        return lies.map(Number);
      };
      const lies = () => read().map(Math.round);
      /** Returns the map point in the middle of a window, as fractions of the map, and the map's width in 1,000 px. */
      const middle = (width: number, height: number) => {
        const sheet = container.querySelector<HTMLElement>('.wg-viewport-sheet')?.style;
        const [x, y, scale] = read();
        const [long, high] = [sheet?.width, sheet?.height].map((length) => Number.parseFloat(length ?? '') * scale);
        return [(width / 2 - x) / long, (height / 2 - y) / high, long / 1000].map((value) => value.toFixed(2));
      };
      return { handle, lies, middle, advise: (meant?: readonly string[]) => rerender(page(meant)) };
    }

    it('returns to its focus when a panel over half of it closes', async () => {
      const { lies, advise } = chart();
      resize(400, 800);
      await waitFor(() => expect(lies()[2]).toBeGreaterThan(1));
      const home = lies();
      advise(['ship']);
      resize(400, 200);
      await waitFor(() => expect(lies()[0]).toBeLessThan(home[0]));
      advise();
      resize(400, 800);
      await waitFor(() => expect(lies()).toEqual(home));
    });

    it('keeps the reader’s centre and scale', async () => {
      const { handle, lies, middle } = chart();
      resize(400, 800);
      await waitFor(() => expect(lies()[2]).toBeGreaterThan(1));
      const home = lies();
      handle.current?.show([0.5, 0.5, 0.7, 0.7]);
      await waitFor(() => expect(lies()).not.toEqual(home));
      const laid = middle(400, 800);
      resize(400, 500);
      await waitFor(() => expect(middle(400, 500)).toEqual(laid));
    });
  });
});

describe('a viewport', () => {
  const tutor = (places: readonly string[]): Tutor => ({ objection: () => undefined, places, panel: null });

  const spot = (id: string, x: number, y: number) => ({ id, x, y, width: 100, height: 100, label: id });
  const PLACES = [spot('north-west', 50, 50), spot('middle', 1000, 500), spot('south-east', 1950, 950)];
  const MIDDLE = [0.5, 0.5] as const;

  const sheet = (meant: readonly string[] | undefined, concerned?: readonly string[]) => (
    <TutorContext.Provider value={meant && tutor(meant)}>
      <Viewport label="sheet" aspect={2} cover={MIDDLE} least={2000} concerned={concerned}>
        <Places label="places" width={2000} height={1000} places={PLACES} step={() => undefined} onPress={() => undefined} />
      </Viewport>
    </TutorContext.Provider>
  );

  /** Returns the CSS transform of a map after the next frame. */
  async function drawn({ container }: RenderResult): Promise<string | undefined> {
    await act(() => new Promise((done) => requestAnimationFrame(() => done(undefined))));
    return container.querySelector<HTMLElement>('.wg-viewport-content')?.style.transform;
  }

  /** Returns the CSS transform of a map of 2000 by 1000 pixels in a window of 800 by 500. */
  const lies = (meant: readonly string[] | undefined) => drawn(render(sheet(meant)));

  describe('a map larger than its window', () => {
    const home = 'translate(-600px, -250px) scale(1)';

    it('opens at its centre, and stays while the tutor’s places are visible or not on the map', async () => {
      expect(await lies(undefined)).toBe(home);
      expect(await lies(['middle'])).toBe(home);
      expect(await lies(['elsewhere'])).toBe(home);
    });

    it('shows the tutor’s places, and never empty space', async () => {
      expect(await lies(['north-west'])).toBe('translate(0px, 0px) scale(1)');
      expect(await lies(['south-east'])).toBe('translate(-1200px, -500px) scale(1)');
    });

    it('shrinks to show all of it, to a readable scale', async () => {
      expect(await lies(['middle', 'south-east'])).toContain('scale(0.7');
      expect(await lies(['north-west', 'south-east'])).toContain('scale(0.5)');
    });

    it('shows the places of a new decision without shrinking, and then leaves the map to the viewer', async () => {
      const page = render(sheet(undefined, ['south-east']));
      expect(await drawn(page)).toBe('translate(-1200px, -500px) scale(1)');
      fireEvent.keyDown(page.getByLabelText('sheet'), { key: '0' });
      page.rerender(sheet(undefined, ['south-east']));
      expect(await drawn(page)).toBe(home);
      page.rerender(sheet(undefined, ['north-west', 'middle']));
      expect(await drawn(page)).toBe('translate(-150px, -50.00000000000006px) scale(1)');
    });

    describe('when resized', () => {
      const resize = resizing();

      it('is centred again when a panel over half of it closes', async () => {
        const page = render(sheet(undefined));
        resize(800, 500);
        page.rerender(sheet(['south-east']));
        resize(800, 200);
        expect(await drawn(page)).toBe('translate(-1200px, -800px) scale(1)');
        page.rerender(sheet(undefined));
        resize(800, 500);
        expect(await drawn(page)).toBe(home);
      });

      it('ignores a line more or less in the action bar, unless it would not fit or could be much larger', async () => {
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

      it('is laid out again when the board’s size changes', async () => {
        const page = render(sheet(undefined), { container: document.body.appendChild(document.createElement('div')) });
        page.container.className = 'wg-root';
        resize(800, 500);
        Object.defineProperty(page.container, 'clientHeight', { value: 620 });
        resize(800, 520);
        expect(await drawn(page)).toBe('translate(-600px, -240px) scale(1)');
      });

      it('keeps the reader’s centre and scale', async () => {
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
});

describe('overlays', () => {
  afterEach(cleanup);

  const IDS = ['reach', 'zones'] as const;
  const NAMES = { reach: 'Reach', zones: 'Zones' };

  /** Renders two overlays and a ruler. `here` is the focused place. */
  function bench({ here, narrow = false }: { readonly here?: string; readonly narrow?: boolean } = {}) {
    let held: Instruments<'reach' | 'zones'> | undefined;
    const now = () => {
      if (!held) throw new Error('nothing is drawn');
      return held;
    };
    function Bench() {
      held = useInstruments<'reach' | 'zones'>(IDS, () => here);
      return (
        <>
          <InstrumentCase instruments={held} names={NAMES} legends={[{ id: 'zones', text: 'All stop.', case: '7.0' }]} narrow={narrow} />
          {IDS.map((id) => (
            <button key={id} type="button" data-key={INSTRUMENT_KEYS[id]} onClick={held?.keys[INSTRUMENT_KEYS[id]]} />
          ))}
          <button type="button" data-key="t" onClick={held.ruler.toggle} />
          {['a', 'b', 'c'].map((place) => (
            <button key={place} type="button" data-press={place} onClick={() => held?.ruler.setEnd(place)} />
          ))}
        </>
      );
    }
    const { container } = render(<Bench />);
    const find = (selector: string) => container.querySelector<HTMLElement>(selector);
    const press = (selector: string) => fireEvent.click(find(selector) as HTMLElement);
    return { container, find, now, press };
  }

  describe('the ruler', () => {
    it('runs from the first selected place to the second, and starts again with a third', () => {
      const { now, press } = bench();
      press('[data-key="t"]');
      expect(now().ruler).toMatchObject({ active: true });
      press('[data-press="a"]');
      expect(now().ruler).toMatchObject({ from: 'a' });
      press('[data-press="b"]');
      expect(now().ruler).toMatchObject({ from: 'a', to: 'b' });
      press('[data-press="c"]');
      expect(now().ruler.from).toBe('c');
      expect(now().ruler.to).toBeUndefined();
    });

    it('starts at the focused place, and is forgotten when closed', () => {
      const { now, press } = bench({ here: 'q' });
      press('[data-key="t"]');
      press('[data-press="b"]');
      expect(now().ruler).toMatchObject({ from: 'q', to: 'b' });
      press('[data-key="t"]');
      expect(now().ruler).toMatchObject({ active: false });
      press('[data-key="t"]');
      expect(now().ruler.to).toBeUndefined();
    });

    it('shows its reading only with both ends', () => {
      const drawn = (to: readonly [number, number] | undefined) =>
        render(
          <svg>
            <title>chart</title>
            <RulerLine from={[0, 0]} to={to} text="3 hexes" size={20} />
          </svg>,
        ).container;
      expect(drawn(undefined).querySelectorAll('.wg-ruler-end')).toHaveLength(1);
      expect(drawn(undefined).querySelector('.wg-ruler-text')).toBeNull();
      expect(drawn([30, 0]).querySelectorAll('.wg-ruler-end')).toHaveLength(2);
      expect(drawn([30, 0]).querySelector('.wg-ruler-text')?.textContent).toBe('3 hexes');
    });
  });

  describe('the overlay buttons', () => {
    it('have one for each overlay, pressed while it is shown, with its key in the tooltip', () => {
      const { find, press } = bench();
      const pressed = (id: string) => find(`[data-instrument="${id}"]`)?.getAttribute('aria-pressed');
      expect([pressed('ruler'), pressed('reach'), pressed('zones')]).toEqual(['false', 'false', 'false']);
      press('[data-instrument="reach"]');
      expect([pressed('reach'), pressed('zones')]).toEqual(['true', 'false']);
      press('[data-key="z"]');
      expect([pressed('reach'), pressed('zones')]).toEqual(['false', 'true']);
      press('[data-key="z"]');
      expect([pressed('reach'), pressed('zones')]).toEqual(['false', 'false']);
      expect(find('[data-instrument="reach"]')?.title).toBe(words.en.instruments.hint('Reach', 'V'));
    });

    it('show the open overlays’ texts with their cases', () => {
      const { find } = bench();
      expect(find('.wg-instrument-legend')?.textContent).toContain('All stop.');
      expect(find('.wg-instrument-legend .wg-case')?.textContent).toBe('7.0');
    });

    it('are folded on a narrow board', () => {
      const { find, press } = bench({ narrow: true });
      expect(find('[data-instrument]')).toBeNull();
      press('[aria-expanded]');
      expect(find('[data-instrument="ruler"]')).not.toBeNull();
    });

    it('have no key twice', () => {
      const keys = Object.values(INSTRUMENT_KEYS);
      expect(new Set(keys).size).toBe(keys.length);
    });
  });

  it('a tint has one outline for adjacent hexes, and one for each separate hex', () => {
    const grid = hexGrid({ width: 8, height: 8 });
    const layout = hexLayout(grid, { size: 10, left: 0, top: 0 });
    const rings = (hexes: readonly number[]) => hexRing(layout, new Set(hexes)).split('Z').length - 1;
    const middle = grid.at(4, 4);
    expect(rings([middle])).toBe(1);
    expect(rings([middle, grid.neighbour(middle, 0)])).toBe(1);
    expect(rings([middle, grid.at(0, 0)])).toBe(2);
  });
});
