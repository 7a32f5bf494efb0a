import { cleanup, fireEvent, render } from '@testing-library/react';
import { hexLayout } from '../../../client/kit/hex/layout.js';
import { hexRing } from '../../../client/kit/instruments/HexGround.js';
import { InstrumentCase } from '../../../client/kit/instruments/InstrumentCase.js';
import { RulerLine } from '../../../client/kit/instruments/RulerLine.js';
import { INSTRUMENT_KEYS, type Instruments, useInstruments } from '../../../client/kit/instruments/useInstruments.js';
import { words } from '../../../client/kit/words/index.js';
import { hexGrid } from '../../../src/kit/hexGrid.js';

afterEach(cleanup);

const IDS = ['reach', 'zones'] as const;
const NAMES = { reach: 'Reach', zones: 'Zones' };

/** Two instruments and a ruler; `here` is the place in focus. */
function bench({ here, narrow = false }: { readonly here?: string; readonly narrow?: boolean } = {}) {
  let held: Instruments<'reach' | 'zones'> | undefined;
  const now = () => {
    if (!held) throw new Error('nothing is drawn');
    return held;
  };
  function Bench() {
    held = useInstruments<'reach' | 'zones'>(IDS, () => here, ['zones']);
    return (
      <>
        <InstrumentCase instruments={held} names={NAMES} legends={[{ id: 'zones', text: 'All stop.', case: '7.0' }]} narrow={narrow} />
        {IDS.map((id) => (
          <button key={id} type="button" data-key={INSTRUMENT_KEYS[id]} onClick={held?.keys[INSTRUMENT_KEYS[id]]} />
        ))}
        <button type="button" data-key="t" onClick={held.ruler.toggle} />
        {['a', 'b', 'c'].map((place) => (
          <button key={place} type="button" data-press={place} onClick={() => held?.ruler.lay(place)} />
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
  it('lies from the first place that is pressed to the second, and begins anew with a third', () => {
    const { now, press } = bench();
    press('[data-key="t"]');
    expect(now().ruler).toMatchObject({ laid: true });
    press('[data-press="a"]');
    expect(now().ruler).toMatchObject({ from: 'a' });
    press('[data-press="b"]');
    expect(now().ruler).toMatchObject({ from: 'a', to: 'b' });
    press('[data-press="c"]');
    expect(now().ruler.from).toBe('c');
    expect(now().ruler.to).toBeUndefined();
  });

  it('begins at the place in focus, and forgets where it lay when it is put away', () => {
    const { now, press } = bench({ here: 'q' });
    press('[data-key="t"]');
    press('[data-press="b"]');
    expect(now().ruler).toMatchObject({ from: 'q', to: 'b' });
    press('[data-key="t"]');
    expect(now().ruler).toMatchObject({ laid: false });
    press('[data-key="t"]');
    expect(now().ruler.to).toBeUndefined();
  });

  it('is drawn with what it reads only where it has both ends', () => {
    const drawn = (to: readonly [number, number] | undefined) =>
      render(
        <svg>
          <title>chart</title>
          <RulerLine from={[0, 0]} to={to} text="3 hexes" size={20} />
        </svg>,
      ).container;
    expect(drawn(undefined).querySelectorAll('.ruler-end')).toHaveLength(1);
    expect(drawn(undefined).querySelector('.ruler-text')).toBeNull();
    expect(drawn([30, 0]).querySelectorAll('.ruler-end')).toHaveLength(2);
    expect(drawn([30, 0]).querySelector('.ruler-text')?.textContent).toBe('3 hexes');
  });
});

describe('the case of instruments', () => {
  it('has a button for each, pressed while it lies on the chart, with its key in the hint', () => {
    const { find, press } = bench();
    const pressed = (id: string) => find(`[data-instrument="${id}"]`)?.getAttribute('aria-pressed');
    expect([pressed('ruler'), pressed('reach'), pressed('zones')]).toEqual(['false', 'false', 'true']);
    press('[data-instrument="reach"]');
    press('[data-key="z"]');
    expect([pressed('reach'), pressed('zones')]).toEqual(['true', 'false']);
    expect(find('[data-instrument="reach"]')?.title).toBe(words.en.instruments.hint('Reach', 'V'));
  });

  it('says what lies on the chart, with its case', () => {
    const { find } = bench();
    expect(find('.instrument-legend')?.textContent).toContain('All stop.');
    expect(find('.instrument-legend .case')?.textContent).toBe('7.0');
  });

  it('stays closed on a narrow board until it is opened', () => {
    const { find, press } = bench({ narrow: true });
    expect(find('[data-instrument]')).toBeNull();
    press('[aria-expanded]');
    expect(find('[data-instrument="ruler"]')).not.toBeNull();
  });

  it('knows no key twice', () => {
    const keys = Object.values(INSTRUMENT_KEYS);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it('a ground has one rim about hexes that touch, and one for each that lies apart', () => {
  const grid = hexGrid({ width: 8, height: 8 });
  const layout = hexLayout(grid, { size: 10, left: 0, top: 0 });
  const rings = (hexes: readonly number[]) => hexRing(layout, new Set(hexes)).split('Z').length - 1;
  const middle = grid.at(4, 4);
  expect(rings([middle])).toBe(1);
  expect(rings([middle, grid.neighbour(middle, 0)])).toBe(1);
  expect(rings([middle, grid.at(0, 0)])).toBe(2);
});
