import { useCallback, useEffect, useState } from 'react';
import type { Chosen } from '../../../../src/kit/standing.js';
import { lobby, type PlayerOrders } from '../../../api/lobby.js';
import type { OnlineMatch } from '../../../app/matches.js';

export interface SeatOrders {
  readonly orders: PlayerOrders | undefined;
  /** Sends the automatic answers to the server; undefined for spectators and after the match. */
  readonly tell: ((chosen: Chosen) => void) | undefined;
  /** Cancels the orders, or dismisses the message that they were cancelled. */
  drop(): void;
}

export function useSeatOrders(game: string, id: string, seat: OnlineMatch | null, stateID: number, over: boolean): SeatOrders {
  const [said, setSaid] = useState<PlayerOrders>();
  const own = over ? null : seat;
  // Failed changes are sent again when the page is next opened.
  const storeAnswer = useCallback((answer: Promise<PlayerOrders>) => void answer.then(setSaid, () => undefined), []);
  const tell = useCallback((chosen: Chosen) => own && storeAnswer(lobby.setOrders(game, id, own, chosen)), [game, id, own, storeAnswer]);
  const planned = said?.plan !== undefined;
  useEffect(() => {
    if (own && planned) storeAnswer(lobby.plans(game, id, own));
  }, [game, id, own, planned, stateID, storeAnswer]);
  const drop = useCallback(() => own && storeAnswer(lobby.dropPlan(game, id, own)), [game, id, own, storeAnswer]);
  return { orders: own ? said : undefined, tell: own ? tell : undefined, drop };
}
