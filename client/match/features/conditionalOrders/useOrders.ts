import { useCallback, useEffect, useState } from 'react';
import type { Chosen } from '../../../../src/kit/standing.js';
import { type Beforehand, lobby } from '../../../api/lobby.js';
import type { OnlineMatch } from '../../../app/matches.js';

export interface SeatOrders {
  readonly said: Beforehand | undefined;
  /** Sends the automatic answers; undefined without a seat or after the match. */
  readonly tell: ((chosen: Chosen) => void) | undefined;
  /** Cancels the orders, or dismisses the note that they were cancelled. */
  drop(): void;
}

/** A hook: a seat's automatic answers and conditional orders. */
export function useSeatOrders(game: string, id: string, seat: OnlineMatch | null, stateID: number, over: boolean): SeatOrders {
  const [said, setSaid] = useState<Beforehand>();
  const own = over ? null : seat;
  // Failed changes are sent again when the page opens.
  const hear = useCallback((answer: Promise<Beforehand>) => void answer.then(setSaid, () => undefined), []);
  const tell = useCallback((chosen: Chosen) => own && hear(lobby.setOrders(game, id, own, chosen)), [game, id, own, hear]);
  const planned = said?.plan !== undefined;
  useEffect(() => {
    if (own && planned) hear(lobby.plans(game, id, own));
  }, [game, id, own, planned, stateID, hear]);
  const drop = useCallback(() => own && hear(lobby.dropPlan(game, id, own)), [game, id, own, hear]);
  return { said: own ? said : undefined, tell: own ? tell : undefined, drop };
}
