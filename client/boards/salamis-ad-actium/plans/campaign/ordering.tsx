import {
  areaIds,
  type Campaign,
  destinations,
  type FleetOrder,
  fleetIds,
  fleetOf,
  opponentOf,
  ordersSoFar,
  STANCES,
  THEATRES,
} from '../../../../../src/games/salamis-ad-actium/face.js';
import type { Refusal } from '../../../../../src/kit/rules.js';
import { argsOf, offer } from '../../../../kit/board/useOrders.js';
import { CampaignMap } from '../../campaign/CampaignMap.js';
import { CampaignHead, FleetCard } from '../../campaign/CampaignSlip.js';
import { Intelligence, Reports } from '../../campaign/Reports.js';
import { craft } from '../../sentences/deeds.js';
import type { Change, Draft, Session, StepView } from '../../session.js';

export const EMPTY: ReadonlySet<string> = new Set();

export const noPlan = (question: string): StepView => ({ ask: question, marks: new Map(), actions: [] });

/** Returns paths to an area in order of preference: the plotted path extended to it, the suggested path, and the area alone. */
function waysTo(camp: Campaign, from: string, laid: readonly string[], to: string): string[][] {
  if (to === from) return [[]];
  const at = laid.at(-1) ?? from;
  const { adjacent, perilous } = THEATRES[camp.theatre].areas[at];
  const known = destinations(camp, from).find((path) => path.at(-1) === to);
  return [...(laid.length && [...adjacent, ...perilous].includes(to) ? [[...laid, to]] : []), ...(known ? [known] : []), [to]];
}

/** Returns the ships that volunteers may join. Of a fleet's ships of equal type and crew, only the first is included. */
function volunteersTo(session: Session, camp: Campaign): string[] {
  const kinds = new Map<string, string>();
  for (const [id] of argsOf(session, 'volunteers')) {
    const { type, crew } = camp.ships[id];
    const kind = [fleetOf(camp, id), type, crew].join();
    if (!kinds.has(kind)) kinds.set(kind, id);
  }
  return [...kinds.values()];
}

/** Plans the secret orders for a month [12.5]: each fleet's path and stance. */
export function planOrders(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
  const { G, me } = session;
  const { camp } = G;
  if (!camp) return noPlan('');
  const orders = [...(draft.month ?? ordersSoFar(camp, me))];
  const fleets = fleetIds(camp, me);
  const open = draft.ship && fleets.includes(draft.ship) ? draft.ship : fleets[0];
  const write = (order: FleetOrder) =>
    change({ ship: order.fleet, month: [...orders.filter(({ fleet }) => fleet !== order.fleet), order] });
  const orderOf = (id: string) => orders.find(({ fleet }) => fleet === id);
  /** Returns an order for the first legal path to an area or, if there is none, the refusal. */
  const orderTo = (fleet: string, area: string): { order?: FleetOrder; refused?: Refusal } => {
    const before = orderOf(fleet);
    const tried = waysTo(camp, camp.fleets[fleet].area, before?.path ?? [], area).map((path) => {
      const order: FleetOrder = {
        fleet,
        path,
        stance: before?.stance ?? camp.fleets[fleet].stance,
        ...(before?.exposed && { exposed: before.exposed }),
      };
      return { order, refused: session.refusal('orders', [[order]]) };
    });
    return tried.find(({ refused }) => !refused) ?? { refused: tried[0].refused };
  };
  const reach = open ? new Set(areaIds(camp).filter((area) => orderTo(open, area).order)) : EMPTY;
  const intelligence = camp.intelligence[me] && !camp.intelligence[opponentOf(me)];
  const why = session.refusal('orders', [orders]);
  const idle = fleets.filter((id) => !orderOf(id)).length;
  const volunteers = volunteersTo(session, camp);
  const forgoes = idle + Math.min(volunteers.length, 1);
  const hint = forgoes ? act.left.orders(idle, volunteers.length > 0) : undefined;
  const send = () =>
    session.sendAll([
      { move: 'orders', args: [orders] },
      { move: 'ready', args: [] },
    ]);
  return {
    ask: ask.campaignOrders,
    marks: new Map(),
    actions: [
      { id: 'send', label: act.sendOrders(orders.length), hint, main: true, forgoes, ...(why ? { why } : { run: send }) },
      ...volunteers.map((ship) =>
        offer(session, { id: `volunteers-${ship}`, label: act.volunteers(craft(session, [ship])) }, 'volunteers', [ship]),
      ),
      { id: 'keep', label: act.keepOrders, run: () => session.send('orders', orders) },
    ],
    back: draft.month ? () => change({ month: undefined }) : undefined,
    page: (lit) => (
      <CampaignMap
        camp={camp}
        orders={orders}
        selected={open}
        reach={reach}
        lit={lit}
        onArea={(area) => {
          if (!open) return;
          const { order, refused } = orderTo(open, area);
          if (order) write(order);
          else session.notify(refused);
        }}
      />
    ),
    slip: (
      <>
        <CampaignHead camp={camp} />
        <Reports camp={camp} me={me} />
        {intelligence && <Intelligence camp={camp} me={me} />}
        {fleets.map((id) => (
          <FleetCard
            key={id}
            camp={camp}
            id={id}
            order={orderOf(id)}
            open={id === open}
            stances={STANCES}
            onOpen={() => change({ ship: id })}
            onOrder={write}
          />
        ))}
      </>
    ),
  };
}
