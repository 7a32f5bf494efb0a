import { useMemo, useState } from 'react';
import { wholeOf } from '../../../src/boardgame/whole.js';
import type { PlayedGame } from '../../../src/kit/definition.js';
import type { Choice } from '../../../src/kit/rules.js';
import { NOBODY, reseat, type Seating } from './seating.js';
import type { TableProps } from './useOrders.js';

/** Whether both sides play on this screen: a boardgame.io client without multiplayer and seat. */
export const isPassAndPlay = ({ isMultiplayer, isConnected, playerID }: TableProps<unknown>): boolean =>
  isMultiplayer === false && !isConnected && typeof playerID !== 'string';

export interface PassAndPlay<G> {
  /** The board's props in the view of the seat at the screen. */
  readonly board: TableProps<G>;
  /** The next seat, while the pass screen is shown. */
  readonly passScreen: Pick<Seating, 'seat' | 'secret'> | undefined;
  readonly lift: () => void;
}

/** A hook for matches on one screen: the deciding seat, and the pass screen before secrets. */
export function usePassAndPlay<G, M extends Choice>(
  { rules, sequence }: Pick<PlayedGame<G, M>, 'rules' | 'sequence'>,
  board: TableProps<G>,
): PassAndPlay<G> {
  const { _stateID, ctx } = board;
  const G = useMemo(() => wholeOf(board.G), [board.G]);
  const sit = (before: Seating): Seating => {
    const awaiting = rules.awaiting(G);
    // boardgame.io makes every move as its current player.
    const current = ctx?.currentPlayer ?? '';
    const asked = Object.hasOwn(awaiting, current) ? { [current]: awaiting[current] } : awaiting;
    const [first, ...others] = ctx?.playOrder.map((seat) => JSON.stringify(rules.view(G, seat))) ?? [];
    return reseat(sequence, before, { phase: rules.phase(G), awaiting: asked, hidden: others.some((view) => view !== first) });
  };
  const [seen, setSeen] = useState(() => ({ stateID: _stateID, seating: sit(NOBODY) }));
  if (seen.stateID !== _stateID) setSeen({ stateID: _stateID, seating: sit(seen.seating) });
  const { seat, covered, secret } = seen.seating;

  const before = useMemo<TableProps<G>>(() => {
    const hidden = covered || seat === null;
    return { ...board, isConnected: true, playerID: hidden ? null : seat, G: hidden ? board.G : rules.view(G, seat) };
  }, [rules, board, G, seat, covered]);
  return {
    board: before,
    passScreen: covered ? { seat, secret } : undefined,
    lift: () => setSeen({ ...seen, seating: { ...seen.seating, covered: false } }),
  };
}
