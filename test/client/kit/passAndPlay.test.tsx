import { act, renderHook } from '@testing-library/react';
import type { BoardSource } from '../../../client/kit/board/boardSource.js';
import type { BoardTypes } from '../../../client/kit/board/session.js';
import type { TableProps } from '../../../client/kit/board/useOrders.js';
import { usePassAndPlay } from '../../../client/kit/board/usePassAndPlay.js';
import { UNDO } from '../../../src/boardgame/constants.js';

interface G {
  readonly asked: '0' | '1';
}

/** A game in which each seat sees only its own card. The automatic answer of seat 1 is “no”. */
const game = {
  slug: 'cards',
  sequence: {},
  rules: {
    awaiting: ({ asked }: G) => ({ [asked]: 'ask' }),
    phase: () => 'play',
    view: (G: G, seat: string) => ({ ...G, seat }),
    refusal: () => undefined,
  },
  standing: {
    lists: { ask: ['never', 'asked'] },
    answer: (_G: G, seat: string, { ask }: { ask: string }) =>
      seat === '1' && ask === 'never' ? { move: 'say', args: ['no'] } : undefined,
  },
};
const source = { game, sideOf: (_G: G, seat: string) => seat } as unknown as Pick<BoardSource<BoardTypes>, 'game' | 'sideOf'>;

/** Renders the hook while seat 0 must decide, with its pass screen closed. */
function atTable() {
  const said: unknown[][] = [];
  const moves = { say: (...args: unknown[]) => void said.push(args) };
  const props = (asked: '0' | '1', _stateID: number, log: unknown[] = []) =>
    ({ G: { asked }, moves, _stateID, log, ctx: { currentPlayer: asked, playOrder: ['0', '1'] } }) as unknown as TableProps<G>;
  const { result, rerender } = renderHook((shown) => usePassAndPlay(source, shown), { initialProps: props('0', 0) });
  act(() => result.current.showSide());
  rerender(props('0', 0));
  return { said, result, ask: (seat: '0' | '1', stateID: number, log?: unknown[]) => rerender(props(seat, stateID, log)) };
}

beforeEach(() => localStorage.clear());

describe('a match on one screen', () => {
  it('is not passed for a question with an automatic answer', () => {
    const { said, result, ask } = atTable();
    ask('1', 1);
    expect([said, result.current.passScreen, result.current.board.playerID]).toEqual([[['no']], undefined, '0']);
    ask('0', 2);
    expect([said.length, result.current.passScreen]).toEqual([1, undefined]);
  });

  it('is passed for a question that the player wants to answer', () => {
    localStorage.setItem('weathergage.preferences.cards.1', '{"ask":"asked"}');
    const { said, result, ask } = atTable();
    ask('1', 1);
    expect([said, result.current.passScreen?.seat]).toEqual([[], '1']);
  });

  it('is passed to a player who has undone a move, instead of an automatic answer', () => {
    const { said, result, ask } = atTable();
    ask('1', 1, [{ action: { payload: { type: UNDO, playerID: '1' } } }]);
    expect([said, result.current.passScreen?.seat]).toEqual([[], '1']);
  });
});
