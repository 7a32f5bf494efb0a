import { useCallback, useEffect, useState } from 'react';
import type { Chosen } from '../../../../src/kit/standing.js';
import { type Beforehand, lobby } from '../../../api/lobby.js';
import type { OnlineMatch } from '../../../app/matches.js';

export interface SeatOrders {
  readonly said: Beforehand | undefined;
  /** Tells the server the standing orders; nothing for a spectator, and when the match is over. */
  readonly tell: ((chosen: Chosen) => void) | undefined;
  /** Takes the plan up, or notes that it was dropped. */
  drop(): void;
}

/** A hook: what a seat has said beforehand in a match, as the server has it. */
export function useSeatOrders(game: string, id: string, seat: OnlineMatch | null, stateID: number, over: boolean): SeatOrders {
  const [said, setSaid] = useState<Beforehand>();
  const own = over ? null : seat;
  // What could not be told now is told when he sits down again.
  const hear = useCallback((answer: Promise<Beforehand>) => void answer.then(setSaid, () => undefined), []);
  const tell = useCallback((chosen: Chosen) => own && hear(lobby.setOrders(game, id, own, chosen)), [game, id, own, hear]);
  const planned = said?.plan !== undefined;
  useEffect(() => {
    if (own && planned) hear(lobby.plans(game, id, own));
  }, [game, id, own, planned, stateID, hear]);
  const drop = useCallback(() => own && hear(lobby.dropPlan(game, id, own)), [game, id, own, hear]);
  return { said: own ? said : undefined, tell: own ? tell : undefined, drop };
}
