import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ActionBar } from '../../../client/kit/board/ActionBar.js';
import { MovesMenu } from '../../../client/kit/board/MovesMenu.js';
import { useFresh } from '../../../client/kit/board/useOrders.js';
import { useFramed } from '../../../client/kit/hooks/hooks.js';
import { EarlierLogContext } from '../../../client/kit/host/earlierLog.js';
import iconOf from '../../../client/kit/icon.js';
import { Counter } from '../../../client/kit/map/Counter.js';
import { flowing, weathered } from '../../../client/kit/map/curves.js';
import { Places } from '../../../client/kit/map/Places.js';
import { Charts, ChartTable } from '../../../client/kit/panels/Charts.js';
import { Log, type LogLine } from '../../../client/kit/panels/Log.js';
import { cogs } from '../../../client/kit/ships/cogs.js';
import { galleons } from '../../../client/kit/ships/galleons.js';
import { words } from '../../../client/kit/words/index.js';
import { type Chart, published, reconstructed, rulebook } from '../../../src/kit/charts.js';
import { english } from '../../../src/kit/language.js';
import { about } from '../../kit/about.js';

afterEach(cleanup);

const kitWords = english.of(words);

const chart: Chart = {
  id: 'morale',
  title: 'Morale',
  case: '7.6',
  provenance: rulebook('7.6'),
  columns: ['Total', 'Result'],
  rows: [{ cells: ['9 or less', 'holds'] }, { cells: ['10 or more', 'Broken'], provenance: reconstructed('the card is lost') }],
};

describe('charts', () => {
  it('show the provenance of the chart and of single rows', () => {
    const { container } = render(<ChartTable chart={chart} />);
    expect(container.querySelector('.wg-chart-origin')?.textContent).toContain('Rulebook 7.6');
    const [row] = container.querySelectorAll('td .wg-origin');
    expect(row.textContent).toContain('Reconstructed');
    expect(row.getAttribute('title')).toContain('the card is lost');
  });

  it('give the reason or source of figures not from the rulebook', () => {
    const { container } = render(<ChartTable chart={{ ...chart, provenance: published('a tonnage list') }} />);
    expect(container.querySelector('.wg-chart-origin')?.textContent).toContain('a tonnage list');
  });

  it('mark the row of a roll', () => {
    const { container } = render(<ChartTable chart={chart} row={1} />);
    expect(container.querySelector('tr[aria-current]')?.textContent).toContain('Broken');
  });

  it('open from the list', () => {
    const onOpen = jest.fn();
    render(<Charts of={{ chartsFor: () => [chart] }} open={undefined} onOpen={onOpen} />);
    fireEvent.click(screen.getByRole('button', { name: /Morale/ }));
    expect(onOpen).toHaveBeenCalledWith({ id: 'morale' });
  });
});

describe('the log', () => {
  const told: LogLine[] = [
    {
      id: '1.0',
      sentence: 'Howard holds.',
      heading: 'Turn 1',
      entry: { key: 'holds', case: '7.6', by: '0', roll: { dice: [3, 4], modifiers: [['hits', 2]], total: 9, chart: 'morale', row: 0 } },
    },
  ];
  it('shows dice, modifiers, total and case, and opens the chart at the row', () => {
    const onChart = jest.fn();
    const { container } = render(
      <Log lines={told} texts={{ 'modifier.hits': 'Hits' }} fresh={1} sideClass={() => ''} onPoint={jest.fn()} onChart={onChart} />,
    );
    expect(container.textContent).toContain('Turn 1');
    expect(container.querySelectorAll('.wg-die')).toHaveLength(2);
    expect(container.querySelector('.wg-roll-modifier')?.textContent).toBe('Hits +2');
    expect(container.textContent).toContain(kitWords.total(9));
    expect(container.querySelector('.wg-case')?.textContent).toBe('7.6');
    fireEvent.click(screen.getByRole('button', { name: kitWords.openChart }));
    expect(onChart).toHaveBeenCalledWith('morale', 0);
  });

  it('offers earlier pages if it is incomplete', () => {
    const ask = jest.fn();
    const shown = <Log lines={told} texts={{}} fresh={1} sideClass={() => ''} onPoint={jest.fn()} onChart={jest.fn()} />;
    const { rerender } = render(<EarlierLogContext value={ask}>{shown}</EarlierLogContext>);
    fireEvent.click(screen.getByRole('button', { name: kitWords.chronicleEarlier }));
    expect(ask).toHaveBeenCalledTimes(1);
    rerender(<EarlierLogContext value={undefined}>{shown}</EarlierLogContext>);
    expect(screen.queryByRole('button', { name: kitWords.chronicleEarlier })).toBeNull();
  });

  it('counts events at its end as new, not earlier pages', () => {
    const ids = (...of: number[]) => of.map((id) => ({ id: `${id}` }));
    const { result, rerender } = renderHook((told) => useFresh(told), { initialProps: ids(5, 6) });
    const after = (...of: number[]) => {
      rerender(ids(...of));
      return result.current;
    };
    expect(result.current).toBe(2);
    expect(after(5, 6, 7)).toBe(2);
    expect(after(3, 4, 5, 6, 7)).toBe(4);
    expect(after(3, 4, 5, 6, 7, 8)).toBe(5);
    expect(after(3, 4, 5)).toBe(3);
    expect(after(3, 4, 5, 9)).toBe(3);
  });

  it('highlights an event by keyboard too', () => {
    const onPoint = jest.fn();
    render(<Log lines={told} texts={{}} fresh={1} sideClass={() => ''} onPoint={onPoint} onChart={jest.fn()} />);
    screen.getByRole('button', { name: 'Howard holds.' }).focus();
    expect(onPoint).toHaveBeenCalledWith(told[0].entry);
  });
});

describe('the action bar', () => {
  it('puts the main action first, and refusals with their cases last', () => {
    const run = jest.fn();
    const why = { reason: 'No Hits to repair.', case: '8.2' };
    const { container } = render(
      <ActionBar
        actions={[
          { id: 'repair', label: 'Repair', why },
          { id: 'end', label: 'End', run, main: true },
        ]}
      />,
    );
    const [first, second] = container.querySelectorAll('button[data-action]');
    expect(first.textContent).toBe('End');
    expect(second.getAttribute('aria-disabled')).toBe('true');
    expect(container.querySelector('.wg-why')?.textContent).toBe('No Hits to repair. 8.2');
    fireEvent.click(first);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('never highlights an action that ends other possible actions', () => {
    const end = (forgoes: number) => (
      <ActionBar
        actions={[
          { id: 'end', label: 'End sailing', main: true, forgoes, run: () => undefined },
          { id: 'sail', label: 'Sail' },
        ]}
      />
    );
    const { container, rerender } = render(end(4));
    expect(container.querySelector('.wg-primary')).toBeNull();
    expect(container.querySelector('[data-action="end"]')?.className).toBe('wg-quiet');
    rerender(end(0));
    expect(container.querySelector('.wg-primary')?.textContent).toBe('End sailing');
  });

  it('shows the refusal above the place that is pointed at, focused or selected', () => {
    const why = { reason: 'Drake has acted.', case: '6.1' };
    const { container } = render(<ActionBar actions={[{ id: 'rally', label: 'Rally', why }]} />);
    const button = screen.getByRole('button', { name: 'Rally', description: 'Drake has acted. 6.1' });
    const told = () => container.querySelector('.wg-told-why')?.textContent;
    expect(told()).toBeUndefined();
    fireEvent.mouseEnter(button);
    expect(told()).toContain('Drake has acted.');
    fireEvent.mouseLeave(button);
    expect(told()).toBeUndefined();
    fireEvent.focus(button);
    expect(told()).toContain('Drake has acted.');
    fireEvent.blur(button);
    expect(told()).toBeUndefined();
    fireEvent.click(button);
    expect(told()).toContain('Drake has acted.');
  });

  it('shows a repeated reason once', () => {
    const why = { reason: 'Drake has acted.', case: '6.1' };
    const { container } = render(
      <ActionBar
        actions={[
          { id: 'repair', label: 'Repair', why },
          { id: 'rally', label: 'Rally', why },
        ]}
      />,
    );
    expect(container.querySelectorAll('.wg-why')).toHaveLength(1);
    expect(container.querySelector('.wg-refused')?.textContent).toContain('Repair, Rally');
  });
});

describe('the list of all moves', () => {
  it('takes its only hit with Enter, and nothing while there are more', () => {
    const chosen: string[] = [];
    const choices = ['Tow Rosario', 'Tow Victory'].map((sentence) => ({ choice: { move: sentence, args: [] }, sentence }));
    render(<MovesMenu open onOpenChange={() => {}} choices={choices} onChoose={({ move }) => chosen.push(move)} />);
    const field = screen.getByRole('searchbox', { hidden: true });
    const enter = (value: string) => {
      fireEvent.change(field, { target: { value } });
      fireEvent.keyDown(field, { key: 'Enter' });
    };
    for (const sought of ['', 'tow', 'rosa']) enter(sought);
    expect(chosen).toEqual(['Tow Rosario']);
  });
});

describe('places', () => {
  const places = ['a', 'b'].map((id, i) => ({ id, x: 10 + i * 20, y: 10, width: 20, height: 20, label: id, carry: i === 0 }));
  const lay = (onPress: (id: string) => void) =>
    render(
      <Places
        label="sea"
        width={40}
        height={20}
        places={places}
        step={(from, key) => (key === 'ArrowRight' && from === 'a' ? 'b' : undefined)}
        onPress={onPress}
      />,
    );

  it('select the clicked one', () => {
    const onPress = jest.fn();
    lay(onPress);
    fireEvent.click(screen.getByRole('button', { name: 'b' }));
    expect(onPress.mock.calls).toEqual([['b']]);
  });

  it('select both ends of a drag', () => {
    const onPress = jest.fn();
    const { container } = lay(onPress);
    const [a, b] = container.querySelectorAll('button');
    document.elementFromPoint = () => b;
    fireEvent.pointerDown(a, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(a, { clientX: 30, clientY: 0 });
    fireEvent.pointerUp(b, { clientX: 30, clientY: 0 });
    expect(onPress.mock.calls).toEqual([['a'], ['b']]);
  });
});

describe('counters', () => {
  it('tell the sides apart by pattern, not only by colour', () => {
    const pattern = (side: 'a' | 'b') => {
      const { container } = render(
        <svg role="img" aria-label="counter">
          <Counter side={side} ship={galleons.galleon} name="Recalde" factor={10} />
        </svg>,
      );
      return container.querySelector('.wg-counter-pattern')?.getAttribute('d');
    };
    expect(pattern('a')).not.toBe(pattern('b'));
  });

  it('show strength, Hits, Shot, Low Ammo, broken and moved', () => {
    const { container } = render(
      <svg role="img" aria-label="counter">
        <Counter
          side="a"
          ship={galleons.raceGalleon}
          name="Drake"
          factor={9}
          reduced
          broken
          moved
          marks={[{ kind: 'hits', count: 5 }, { kind: 'shot', count: 2 }, { kind: 'lowAmmo' }]}
        />
      </svg>,
    );
    expect(container.querySelector('.wg-counter-factor')?.textContent).toBe('9');
    expect(container.querySelector('.wg-counter-hits')?.textContent).toBe('5');
    expect(container.querySelectorAll('.wg-counter-shot circle')).toHaveLength(2);
    for (const part of ['.wg-counter-low', '.wg-counter-tear', '.wg-counter-moved'])
      about(part, () => expect(container.querySelector(part)).not.toBeNull());
  });

  it('have a different silhouette for every ship type', () => {
    const ships = Object.values({ ...galleons, ...cogs });
    const hulls = ships.map(({ hull }) => hull);
    expect(hulls).toHaveLength(11);
    expect(new Set(hulls).size).toBe(11);
    for (const { hull, sails, rig, flags, trim } of ships) {
      for (const path of [hull, sails, rig, flags, trim]) expect(path).not.toMatch(/NaN|undefined/);
    }
  });
});

describe('coasts', () => {
  it('have the same notches every time', () => {
    const line: [number, number][] = [
      [0, 0],
      [100, 0],
      [100, 100],
    ];
    expect(flowing(weathered(line, 3))).toBe(flowing(weathered(line, 3)));
    expect(weathered(line, 3).length).toBeGreaterThan(10);
  });
});

describe('icons', () => {
  const LUCIDE = ['anchor', 'circle-dashed', 'flag', 'ship', 'target'];

  it.each(LUCIDE)('the built icon %s is equal to Lucide’s', (name) => {
    const { default: Theirs, __iconData } = jest.requireActual(`lucide-react/icons/${name}`);
    const Ours = iconOf(__iconData);
    for (const props of [
      {},
      { size: 17, className: 'wg-smaller', 'aria-hidden': true },
      { size: 16, 'aria-label': 'So' },
      { role: 'img' },
    ]) {
      expect(renderToStaticMarkup(<Ours {...props} />)).toBe(renderToStaticMarkup(<Theirs {...props} />));
    }
  });
});

describe('frames', () => {
  const shown: number[] = [];
  function Shown({ value }: { readonly value: number }) {
    const now = useFramed(value);
    if (shown.at(-1) !== now) shown.push(now);
    return <output>{now}</output>;
  }

  const frames: FrameRequestCallback[] = [];
  const frame = () =>
    act(async () => {
      for (const run of frames.splice(0)) run(0);
    });
  const text = () => document.querySelector('output')?.textContent;

  beforeEach(() => {
    shown.length = 0;
    frames.length = 0;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((handle) => void frames.splice(handle - 1, 1));
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  describe('a value that is slow to render', () => {
    it('changes at once, then in the next frame to the latest value', async () => {
      const { rerender } = render(<Shown value={0} />);
      await frame();
      rerender(<Shown value={1} />);
      expect(text()).toBe('1');
      for (const value of [2, 3, 4]) rerender(<Shown value={value} />);
      expect(text()).toBe('1');
      await frame();
      expect(text()).toBe('4');
      rerender(<Shown value={5} />);
      expect(text()).toBe('4');
      await frame();
      expect(text()).toBe('5');
      await frame();
      rerender(<Shown value={6} />);
      expect(text()).toBe('6');
      expect(shown).toEqual([0, 1, 4, 5, 6]);
    });
  });
});
