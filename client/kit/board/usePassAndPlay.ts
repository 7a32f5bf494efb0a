import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fullStateOf } from '../../../src/boardgame/fullState.js';
import { automaticAnswer } from '../panels/useAutomaticAnswer.js';
import type { BoardSource } from './boardSource.js';
import { NOBODY, reseat, type Seating } from './seating.js';
import type { BoardTypes } from './session.js';
import type { TableProps } from './useOrders.js';

/** Whether both sides play on this screen: a boardgame.io client without multiplayer and seat. */
export const isPassAndPlay = ({ isMultiplayer, isConnected, playerID }: TableProps<unknown>): boolean =>
  isMultiplayer === false && !isConnected && typeof playerID !== 'string';

export interface PassAndPlay<G> {
  /** Props of the board as seen from the seat that is playing on this screen. */
  readonly board: TableProps<G>;
  /** Seat that plays next, during the pass screen. */
  readonly passScreen: Pick<Seating, 'seat' | 'secret'> | undefined;
  readonly showSide: () => void;
}

interface Seated<M> {
  readonly seating: Seating;
  /** Automatic answer of the next seat, which needs no pass screen. */
  readonly answer?: M;
}

/** Returns the deciding seat's board in a match on one screen, and the pass screen that hides secrets. */
export function usePassAndPlay<T extends BoardTypes>(
  source: Pick<BoardSource<T>, 'game' | 'sideOf'>,
  board: TableProps<T['G']>,
): PassAndPlay<T['G']> {
  const { rules, sequence } = source.game;
  const { _stateID, ctx } = board;
  const G = useMemo(() => fullStateOf(board.G), [board.G]);
  const sit = (before: Seating): Seated<T['move']> => {
    const awaiting = rules.awaiting(G);
    // boardgame.io makes every move as its current player.
    const current = ctx?.currentPlayer ?? '';
    const asked = Object.hasOwn(awaiting, current) ? { [current]: awaiting[current] } : awaiting;
    const [first, ...others] = ctx?.playOrder.map((seat) => JSON.stringify(rules.view(G, seat))) ?? [];
    const seating = reseat(sequence, before, { phase: rules.phase(G), awaiting: asked, hidden: others.some((view) => view !== first) });
    if (!seating.covered || seating.seat === null) return { seating };
    const answer = automaticAnswer(source, rules.view(G, seating.seat), seating.seat, board.log);
    return answer ? { seating: before, answer } : { seating };
  };
  const [seen, setSeen] = useState(() => ({ stateID: _stateID, ...sit(NOBODY) }));
  if (seen.stateID !== _stateID) setSeen({ stateID: _stateID, ...sit(seen.seating) });
  const { seat, covered, secret } = seen.seating;

  const { moves } = board;
  const { answer } = seen;
  const answered = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (!answer || answered.current === _stateID) return;
    answered.current = _stateID;
    moves[answer.move](...answer.args);
  }, [answer, moves, _stateID]);

  const before = useMemo<TableProps<T['G']>>(() => {
    const hidden = covered || seat === null;
    return { ...board, isConnected: true, playerID: hidden ? null : seat, G: hidden ? board.G : rules.view(G, seat) };
  }, [rules, board, G, seat, covered]);
  return {
    board: before,
    passScreen: covered ? { seat, secret } : undefined,
    showSide: () => setSeen({ ...seen, seating: { ...seen.seating, covered: false } }),
  };
}
