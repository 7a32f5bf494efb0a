import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Told } from '../../../client/kit/Chronicle.js';
import { Retelling } from '../../../client/kit/Retelling.js';
import { sinceOwn } from '../../../client/kit/story.js';
import { words } from '../../../client/kit/words/index.js';
import { english } from '../../../src/kit/language.js';

const { retelling } = english.of(words);

const line = (id: string, sentence: string, more: Partial<Told['entry']> = {}): Told => ({
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

const shown = (told: readonly Told[] = lines, away = false) => {
  const onPoint = jest.fn();
  const onShow = jest.fn();
  const retold = (of: readonly Told[]) => (
    <Retelling lines={of} texts={{}} sideClass={() => ''} onPoint={onPoint} onChart={jest.fn()} away={away} onShow={onShow}>
      <p>Just now</p>
    </Retelling>
  );
  const { rerender } = render(retold(told));
  return { onPoint, onShow, retell: (of: readonly Told[]) => rerender(retold(of)) };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('what happened since one moved', () => {
  it('is told line by line, each shown on the map, dice standing longer, and rests on the last', () => {
    const { onPoint } = shown();
    press(retelling.offer(3));
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
    press(retelling.end);
    expect(onPoint).toHaveBeenLastCalledWith(undefined);
    expect(screen.getByText('Just now')).toBeTruthy();
    expect(screen.queryByRole('button', { name: retelling.offer(3) })).toBeNull();
  });

  it('goes at the reader’s pace once he takes a step himself', () => {
    shown();
    press(retelling.offer(3));
    press(retelling.next);
    wait(60_000);
    expect(screen.getByText('Recalde fires.', { exact: false })).toBeTruthy();
    press(retelling.back);
    expect(screen.getByText('Recalde sails.')).toBeTruthy();
    press(retelling.run);
    wait(2000);
    expect(screen.getByText('Recalde fires.', { exact: false })).toBeTruthy();
  });

  it('can be shown to a reader who looks elsewhere, and only to him', () => {
    shown();
    press(retelling.offer(3));
    expect(screen.queryByRole('button', { name: retelling.show })).toBeNull();
    cleanup();
    const { onShow } = shown(lines, true);
    press(retelling.offer(3));
    press(retelling.show);
    expect(onShow).toHaveBeenCalledTimes(1);
  });

  it('is over when one moves, and is not offered for what has just been seen', () => {
    const { retell } = shown();
    press(retelling.offer(3));
    retell([]);
    expect(screen.getByText('Just now')).toBeTruthy();
    retell(lines.slice(0, 2));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the lines since a move of one’s own', () => {
  const made = (stateID: number, playerID: string) =>
    ({ action: { type: 'MAKE_MOVE', payload: { type: 'sail', playerID } }, _stateID: stateID, turn: 0, phase: '' }) as never;
  const told = [line('p0', 'The fleets meet.'), line('2.0', 'A'), line('3.0', 'B'), line('4.0', 'C'), line('4.1', 'D')];

  it('begin after it, or after the set-up where there was none', () => {
    const log = [made(2, '1'), made(3, '0'), made(4, '1')];
    const ids = (playerID: string) => sinceOwn(log, playerID, told).map(({ id }) => id);
    expect(ids('0')).toEqual(['4.0', '4.1']);
    expect(ids('1')).toEqual([]);
    expect(ids('2')).toEqual(['2.0', '3.0', '4.0', '4.1']);
  });
});
