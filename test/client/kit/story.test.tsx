import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { games } from '../../../client/app/games.js';
import { type LogWording, logLinesOf, sinceOwn } from '../../../client/kit/board/logLines.js';
import { HistoryContext } from '../../../client/kit/history/historyContext.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { lazyPart, useLazyPart } from '../../../client/kit/loading/lazyPart.js';
import { WhenLoaded } from '../../../client/kit/loading/WhenLoaded.js';
import type { LogLine } from '../../../client/kit/panels/Log.js';
import type { MapPosition, PaneHandle } from '../../../client/kit/panels/Pane.js';
import { PlaybackPanel } from '../../../client/kit/panels/PlaybackPanel.js';
import { PlaybackContext, useFollowPlayback } from '../../../client/kit/panels/playback.js';
import { words } from '../../../client/kit/words/index.js';
import { entryOf, shownProps } from '../../../client/match/boardProps.js';
import { quickDice } from '../../../src/kit/dice.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { english, type Language } from '../../../src/kit/language.js';
import { pseudoLanguage } from '../pseudo.js';

describe('the log lines', () => {
  const aside = { takenBack: (moves: number) => `${moves} taken back` };
  const logged = (chronicles: readonly (readonly GameEvent[])[]) =>
    chronicles.map((chronicle, index) => entryOf(index, 'battle', '0', 'sail', [], chronicle));

  function telling(voice: string) {
    const asked: string[] = [];
    const sentence = ({ key }: GameEvent) => {
      asked.push(key);
      return `${voice} ${key}`;
    };
    return { asked, telling: { sentence, before: 'Before', turn: (turn) => `Turn ${turn}` } satisfies LogWording };
  }

  describe('a growing log', () => {
    const turn: GameEvent = { key: 'turn', case: '', values: { turn: 2 } };
    const log = logged([[{ key: 'sails', case: '5.1' }, turn, { key: 'fires', case: '6.1' }], [{ key: 'sinks', case: '7.1' }]]);

    it('makes each line once', () => {
      const one = telling('one');
      const before = logLinesOf(log.slice(0, 1), [], one.telling, aside);
      const now = logLinesOf(log, [], one.telling, aside);
      expect(one.asked).toEqual(['sails', 'fires', 'sinks']);
      expect(now.map(({ sentence, heading }) => [sentence, heading])).toEqual([
        ['one sails', 'Before'],
        ['one fires', 'Turn 2'],
        ['one sinks', undefined],
      ]);
      expect(now[0]).toBe(before[0]);
      expect(now[1]).toBe(before[1]);
    });

    it('makes lines again for another wording', () => {
      expect(logLinesOf(log, [], telling('one').telling, aside).map(({ sentence }) => sentence)).toContain('one sinks');
      expect(logLinesOf(log, [], telling('other').telling, aside).map(({ sentence }) => sentence)).toEqual([
        'other sails',
        'other fires',
        'other sinks',
      ]);
    });

    it('makes a line again if its heading or position changes', () => {
      const { telling: one } = telling('one');
      const [first] = logLinesOf(log, [], one, aside);
      const [headless] = logLinesOf(log, undefined, one, aside);
      expect([first.heading, headless.heading]).toEqual(['Before', undefined]);
      const [later] = logLinesOf([{ ...log[0], _stateID: 7 }], [], one, aside);
      expect(later.id).toBe('7.0');
    });
  });

  /** Renders a board with one event in its log. Returns its sentence. `show` renders the board again with the same event object. */
  async function boardWith(slug: string, entry: GameEvent) {
    const card = games.find((game) => game.slug === slug);
    if (!card) throw new Error('no such game');
    const [module, Board] = await Promise.all([card.loadModule(), card.loadBoard()]);
    const G = module.rules.setup(module.scenarios[0].setupData, quickDice(1)) as { readonly options: object };
    const log = logged([[entry]]);
    const board = (options: object, language: Language) => (
      <LanguageContext.Provider value={language}>
        <HistoryContext.Provider value={null}>
          <Board
            {...shownProps(module, { G: { ...G, options: { ...G.options, ...options } }, playerID: null, log, ledger: {}, matchID: 'one' })}
          />
        </HistoryContext.Provider>
      </LanguageContext.Provider>
    );
    const { rerender } = render(board({}, english));
    const sentence = () => document.querySelector('.wg-told-sentence')?.textContent;
    return {
      sentence,
      show(options: object, language = english) {
        rerender(board(options, language));
        return sentence();
      },
    };
  }

  afterEach(cleanup);

  describe('a board’s sentences change', () => {
    it('with the language', async () => {
      const { sentence, show } = await boardWith('grand-armada', { key: 'declines', case: '11.1', by: '0' });
      const before = sentence();
      expect(before).toMatch(/^The English /);
      expect(show({}, pseudoLanguage)).not.toBe(before);
      expect(show({})).toBe(before);
    });

    it('with the seats of The Grand Armada', async () => {
      const { show } = await boardWith('grand-armada', { key: 'declines', case: '11.1', by: '0' });
      expect(show({ swapSeats: true })).toMatch(/^The Spanish /);
      expect(show({ swapSeats: false })).toMatch(/^The English /);
    });

    it('with Santa Cruz in place of Sidonia (17.1.2)', async () => {
      const { show } = await boardWith('invincible-armada', { key: 'breaks', case: '7.1', who: ['sidonia'] });
      const [historical, other] = [show({ santaCruzLives: false }), show({ santaCruzLives: true })];
      expect(historical).toContain('Sidonia fails its Morale Roll and is Broken');
      expect(other).toContain('Santa Cruz fails its Morale Roll and is Broken');
    });
  });
});

describe('playback', () => {
  const { playback } = english.of(words);

  const line = (id: string, sentence: string, more: Partial<LogLine['entry']> = {}): LogLine => ({
    id,
    sentence,
    entry: { key: 'sails', case: '5.1', by: '1', at: [id], ...more },
  });
  const lines = [line('4.0', 'Recalde sails.'), line('4.1', 'Recalde fires.', { roll: { dice: [2, 5] } }), line('5.0', 'Oquendo turns.')];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  const shown = (told: readonly LogLine[] = lines, away = false) => {
    const onPoint = jest.fn();
    const onShow = jest.fn();
    const retold = (of: readonly LogLine[]) => (
      <PlaybackPanel lines={of} texts={{}} sideClass={() => ''} onPoint={onPoint} onChart={jest.fn()} away={away} onShow={onShow}>
        <p>Just now</p>
      </PlaybackPanel>
    );
    const { rerender } = render(retold(told));
    return { onPoint, onShow, retell: (of: readonly LogLine[]) => rerender(retold(of)) };
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  describe('events since the reader’s last move', () => {
    it('are played back line by line on the map, dice for longer, up to the last', () => {
      const { onPoint } = shown();
      press(playback.offer(3));
      expect(screen.queryByText('Just now')).toBeNull();
      expect(onPoint).toHaveBeenLastCalledWith(lines[0].entry);
      wait(2000);
      expect(screen.getByText('Recalde fires.', { exact: false })).toBeTruthy();
      wait(2000);
      expect(screen.getByText('Recalde fires.', { exact: false })).toBeTruthy();
      wait(2000);
      expect(onPoint).toHaveBeenLastCalledWith(lines[2].entry);
      wait(60_000);
      expect(screen.getByText('Oquendo turns.')).toBeTruthy();
      press(playback.end);
      expect(onPoint).toHaveBeenLastCalledWith(undefined);
      expect(screen.getByText('Just now')).toBeTruthy();
      expect(screen.queryByRole('button', { name: playback.offer(3) })).toBeNull();
    });

    it('go step by step after the reader’s first step', () => {
      shown();
      press(playback.offer(3));
      press(playback.next);
      wait(60_000);
      expect(screen.getByText('Recalde fires.', { exact: false })).toBeTruthy();
      press(playback.back);
      expect(screen.getByText('Recalde sails.')).toBeTruthy();
      press(playback.run);
      wait(2000);
      expect(screen.getByText('Recalde fires.', { exact: false })).toBeTruthy();
    });

    it('can be shown to a reader who has moved the map', () => {
      shown();
      press(playback.offer(3));
      expect(screen.queryByRole('button', { name: playback.show })).toBeNull();
      cleanup();
      const { onShow } = shown(lines, true);
      press(playback.offer(3));
      press(playback.show);
      expect(onShow).toHaveBeenCalledTimes(1);
    });

    it('end with a move, and are not offered if just seen', () => {
      const { retell } = shown();
      press(playback.offer(3));
      retell([]);
      expect(screen.getByText('Just now')).toBeTruthy();
      retell(lines.slice(0, 2));
      expect(screen.queryByRole('button')).toBeNull();
    });
  });

  describe('the lines since the reader’s last move', () => {
    const made = (stateID: number, playerID: string) =>
      ({ action: { type: 'MAKE_MOVE', payload: { type: 'sail', playerID } }, _stateID: stateID, turn: 0, phase: '' }) as never;
    const told = [line('p0', 'The fleets meet.'), line('2.0', 'A'), line('3.0', 'B'), line('4.0', 'C'), line('4.1', 'D')];

    it('start after it, or after the set-up if there is none', () => {
      const log = [made(2, '1'), made(3, '0'), made(4, '1')];
      const ids = (playerID: string) => sinceOwn(log, playerID, told).map(({ id }) => id);
      expect(ids('0')).toEqual(['4.0', '4.1']);
      expect(ids('1')).toEqual([]);
      expect(ids('2')).toEqual(['2.0', '3.0', '4.0', '4.1']);
    });
  });
});

describe('following', () => {
  afterEach(cleanup);

  const HOME: MapPosition = { x: 0, y: 0, scale: 1 };
  const WEST: MapPosition = { x: 300, y: 0, scale: 1 };
  const EAST: MapPosition = { x: -300, y: 0, scale: 1 };
  const OWN: MapPosition = { x: 0, y: -90, scale: 2 };
  const SIGHTS: { readonly [place: string]: MapPosition } = { west: WEST, east: EAST };

  /** A map with its position. `pan` moves it like a user. */
  function map() {
    let lying = HOME;
    const pane = createRef<PaneHandle>();
    pane.current = {
      position: () => lying,
      moveTo: (to) => {
        lying = to;
      },
      step: () => undefined,
    };
    const away = jest.fn();
    function Sheet() {
      useFollowPlayback(pane, ([place]) => SIGHTS[place]);
      return null;
    }
    const page = (places: readonly string[] | undefined, showRequests: number) => (
      <PlaybackContext.Provider value={places && { places, showRequests, away }}>
        <Sheet />
      </PlaybackContext.Provider>
    );
    const { rerender } = render(page(undefined, 0));
    return {
      away,
      tell: (places: readonly string[] | undefined, asked = 0) => act(() => rerender(page(places, asked))),
      pan: (to: MapPosition) => {
        lying = to;
      },
      lies: () => lying,
    };
  }

  describe('a map during playback', () => {
    it('follows the places unless visible or not on the map, and returns at the end', () => {
      const { tell, lies, away } = map();
      tell(['west']);
      expect(lies()).toEqual(WEST);
      tell(['nowhere']);
      expect(lies()).toEqual(WEST);
      tell(['east']);
      expect(lies()).toEqual(EAST);
      expect(away).not.toHaveBeenCalledWith(true);
      tell(undefined);
      expect(lies()).toEqual(HOME);
    });

    it('follows at first from the reader’s position', () => {
      const { tell, pan, lies } = map();
      pan(OWN);
      tell(['west']);
      expect(lies()).toEqual(WEST);
      tell(undefined);
      expect(lies()).toEqual(OWN);
    });

    it('does not follow after the reader moves it, until asked', () => {
      const { tell, pan, lies, away } = map();
      tell(['west']);
      pan(OWN);
      tell(['east']);
      expect(lies()).toEqual(OWN);
      expect(away).toHaveBeenLastCalledWith(true);
      tell(['nowhere']);
      expect(away).toHaveBeenLastCalledWith(false);
      tell(['west']);
      expect(lies()).toEqual(OWN);
      tell(['west'], 1);
      expect(lies()).toEqual(WEST);
      expect(away).toHaveBeenLastCalledWith(false);
      tell(['east'], 1);
      expect(lies()).toEqual(EAST);
    });

    it('stays at the reader’s position at the end', () => {
      const { tell, pan, lies } = map();
      tell(['west']);
      pan(OWN);
      tell(undefined);
      expect(lies()).toEqual(OWN);
    });
  });
});

describe('lazy parts', () => {
  afterEach(cleanup);

  const { late } = english.of(words);

  /** A lazy part, with functions that complete each load or make it fail. */
  function parcel() {
    const ends: { readonly arrive: (value: string) => void; readonly lose: () => void }[] = [];
    const it = lazyPart(() => new Promise<string>((arrive, lose) => void ends.push({ arrive, lose: () => lose(new Error('lost')) })));
    const Shown = () => <WhenLoaded of={useLazyPart(it)}>{(value) => <b>{value}</b>}</WhenLoaded>;
    return { it, ends, Shown };
  }

  it('are loaded once, at the first render', async () => {
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

  it('are loaded again on demand after a failure', async () => {
    const { ends, Shown } = parcel();
    const page = render(<Shown />);
    await act(async () => ends[0].lose());
    fireEvent.click(screen.getByText(late.again));
    expect(page.container.textContent).toBe(late.coming);
    await act(async () => ends[1].arrive('ship'));
    expect(page.container.textContent).toBe('ship');
  });

  it('render as not loaded on a server, even if they are loaded', async () => {
    const { it, ends, Shown } = parcel();
    const arrived = it.load();
    ends[0].arrive('ship');
    await arrived;
    expect(renderToString(<Shown />)).toContain(late.coming);
  });
});
