import { createContext, type ReactNode, useContext } from 'react';
import { AnswersContext } from '../../../kit/host/answersContext.js';
import type { Feature, PartProps, ProviderProps } from '../../feature.js';
import type { OnlineContext } from '../../online/onlineContext.js';
import { OrdersBanner } from './OrdersBanner.js';
import { PlanAheadButton } from './PlanAheadButton.js';
import { type SeatOrders, useSeatOrders } from './useOrders.js';

const State = createContext<SeatOrders | undefined>(undefined);

function Provider<M extends OnlineContext>({ match, children }: ProviderProps<M>): ReactNode {
  const { playable, id, seat, live, isOver } = match;
  const orders = useSeatOrders(playable.game.slug, id, seat, live._stateID, isOver);
  return (
    <State value={orders}>
      <AnswersContext value={orders.tell}>{children(match)}</AnswersContext>
    </State>
  );
}

const Button = ({ match: { seat, isOver, viewed, playable, live } }: PartProps<OnlineContext>) =>
  seat && !isOver && <PlanAheadButton {...viewed} module={playable.module} shown={live} at={live._stateID} />;

function Banner() {
  const orders = useContext(State);
  return orders && <OrdersBanner {...orders} />;
}

/** Starts a branch for setting orders, and shows their progress. */
export const conditionalOrders: Feature<OnlineContext> = { id: 'conditionalOrders', Provider, Button, Banner };
