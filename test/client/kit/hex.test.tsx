import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { CounselContext } from '../../../client/kit/counsel.js';
import { ChartWindow, type ChartWindowHandle } from '../../../client/kit/hex/ChartWindow.js';
import { FacingPicker } from '../../../client/kit/hex/FacingPicker.js';
import { hexLayout } from '../../../client/kit/hex/layout.js';
import { SightLine } from '../../../client/kit/hex/SightLine.js';
import { type HexDirection, hexGrid } from '../../../src/kit/hexGrid.js';
import { resizing } from './resizing.js';

afterEach(cleanup);

const layout = hexLayout(hexGrid({ width: 8, height: 6 }), { size: 10, left: 0, top: 0 });

describe('a line of sight', () => {
  const lined = (blockedAt?: readonly string[]) =>
    render(
      <svg aria-hidden="true">
        <SightLine layout={layout} from="0101" to="0105" blockedAt={blockedAt} />
      </svg>,
    ).container;

  it('runs from middle to middle when nothing is in the way', () => {
    const page = lined();
    const [[x, y], [tx, ty]] = [layout.at('0101') ?? [0, 0], layout.at('0105') ?? [0, 0]];
    expect(page.querySelector('.sight-near')?.getAttribute('d')).toBe(`M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`);
    expect(page.querySelector('.sight-line.clear')).not.toBeNull();
    expect(page.querySelector('.sight-far, .sight-cross')).toBeNull();
  });

  it('is crossed at every hex that blocks it and faint behind the first', () => {
    const page = lined(['0103', '0102']);
    expect(page.querySelectorAll('.sight-cross')).toHaveLength(2);
    const [x, y] = layout.at('0102') ?? [0, 0];
    expect(page.querySelector('.sight-far')?.getAttribute('d')).toMatch(`M${x.toFixed(1)} ${y.toFixed(1)}L`);
    expect(page.querySelector('.sight-line.blocked')).not.toBeNull();
  });

  it('is nothing off the grid', () => {
    expect(
      render(
        <svg aria-hidden="true">
          <SightLine layout={layout} from="0101" to="9999" />
        </svg>,
      ).container.querySelector('path'),
    ).toBeNull();
  });
});

describe('the picker of facings', () => {
  it('has a button for each side, named, and only those that are open can be picked', () => {
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

describe('the window on a chart', () => {
  /** The scale at which the sheet lies, read from the transform of its content. */
  const scaleOf = (page: HTMLElement) =>
    Number(/scale\(([\d.]+)\)/.exec(page.querySelector<HTMLElement>('.viewport-content')?.style.transform ?? '')?.[1]);

  it('opens on a part of the sheet, as large as it can be, and shows the whole when asked', async () => {
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

  it('opens on the whole sheet where nothing else is wanted', async () => {
    const { container } = render(
      <ChartWindow label="sea" width={1000} height={740} place={40}>
        <p>sheet</p>
      </ChartWindow>,
    );
    await waitFor(() => expect(scaleOf(container)).toBeCloseTo(1));
  });
});

describe('a window on a chart that changes its size', () => {
  const SHEET = { width: 1000, height: 800 };
  const place = { left: '80%', top: '80%', width: '4%', height: '4%' };
  const resize = resizing();

  function chart() {
    const handle = createRef<ChartWindowHandle>();
    const page = (meant: readonly string[] | undefined) => (
      <CounselContext.Provider value={meant && { label: '', toggle: () => undefined, places: meant }}>
        <ChartWindow label="sea" {...SHEET} place={20} close={[0.25, 0.25]} handle={handle}>
          <p data-place="ship" style={place} />
        </ChartWindow>
      </CounselContext.Provider>
    );
    const { container, rerender } = render(page(undefined));
    const read = () => {
      const { transform } = container.querySelector<HTMLElement>('.viewport-content')?.style ?? {};
      const [, ...lies] = /translate\((.+)px, (.+)px\) scale\((.+)\)/.exec(transform ?? '') ?? [];
      return lies.map(Number);
    };
    const lies = () => read().map(Math.round);
    /** What lies in the middle of a window, in shares of the sheet, and how long the sheet is there. */
    const middle = (width: number, height: number) => {
      const sheet = container.querySelector<HTMLElement>('.viewport-sheet')?.style;
      const [x, y, scale] = read();
      const [long, high] = [sheet?.width, sheet?.height].map((length) => Number.parseFloat(length ?? '') * scale);
      return [(width / 2 - x) / long, (height / 2 - y) / high, long / 1000].map((value) => value.toFixed(2));
    };
    return { handle, lies, middle, advise: (meant?: readonly string[]) => rerender(page(meant)) };
  }

  it('goes back to what matters when an adviser has been heard who covered half of it', async () => {
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

  it('keeps in the middle what its reader has laid there, as large as he has it', async () => {
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
