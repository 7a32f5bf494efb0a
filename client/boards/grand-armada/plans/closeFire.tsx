import {
  bestVolley,
  closeOrders,
  flag,
  fleet,
  needOf,
  onMap,
  opponentOf,
  rangeOf,
  type ShipId,
  ship,
  type Volley,
} from '../../../../src/games/grand-armada/face.js';
import { offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { VolleySlip } from '../panels/VolleySlip.js';
import type { Planner, Session, StepView } from '../session.js';

const sameSlot = (a: Volley, b: Volley) => a.ship === b.ship && a.weapon === b.weapon;

/** Returns `orders` with `order` added if `on` is true, otherwise without it. */
export const withOrder = (orders: readonly Volley[], order: Volley, on: boolean): Volley[] => [
  ...orders.filter((each) => !sameSlot(each, order)),
  ...(on ? [order] : []),
];

/** Plans the step `commit`, in which fire orders are secret. By default, every weapon fires at the target with the best odds. */
export const planCommit: Planner = (session: Session, draft, change): StepView => {
  const { G, me, words } = session;
  const { act, ask, mark } = words;
  const open = closeOrders(G, me);
  const orders = draft.orders ?? bestVolley(G, me);
  const eligible = [...new Set(open.map(({ ship: id }) => id))];
  const id = draft.ship && eligible.includes(draft.ship) ? draft.ship : undefined;
  const hexOf = (each: ShipId) => ship(G, each).hex ?? '';
  const marks = new Map<PlaceId, HexMark>();
  for (const each of eligible) marks.set(hexOf(each), { kind: each === id ? 'chosen' : 'pick', meaning: mark.firing });
  for (const { ship: from, weapon, target } of open) {
    const known = marks.get(hexOf(target))?.label;
    const label = words.fire.least(needOf(G, from, weapon, rangeOf(G, from, target)));
    // Orders for guns come first in `open`, so the roll for crew fire is shown only if the guns cannot fire at the target.
    if (from === id) marks.set(hexOf(target), { kind: 'target', label: known ?? label, meaning: mark.aim });
  }
  const commit = offer(session, { id: 'commitVolley', label: act.commit, hint: act.orders(orders.length), main: true }, 'commitVolley', [
    [...orders],
  ]);
  return {
    ask: id ? ask.closeFireShip(shortName(id)) : ask.closeFire(eligible.length),
    marks,
    selected: id,
    shows: id,
    orders,
    actions: [
      commit,
      { id: 'allFire', label: act.allFire, run: () => change({ orders: bestVolley(G, me) }) },
      { id: 'holdFire', label: act.holdFire, run: () => change({ orders: [] }) },
    ],
    back: id ? () => change({ ship: undefined }) : undefined,
    slip: (
      <VolleySlip
        G={G}
        ids={eligible}
        open={open}
        orders={orders}
        picked={id}
        onPick={(each) => change({ ship: each })}
        onOrder={(order, on) => change({ orders: withOrder(orders, order, on) })}
      />
    ),
    press(place) {
      const there = isHex(place) ? shipAt(G, place) : undefined;
      if (!there) return;
      if (flag(there) === me) {
        if (eligible.includes(there)) change({ ship: there === id ? undefined : there });
        else
          session.notify(session.refusal('commitVolley', [[{ ship: there, weapon: 'guns', target: enemyNear(session, there) ?? there }]]));
        return;
      }
      if (!id) return;
      const possible = open.filter((order) => order.ship === id && order.target === there);
      if (!possible.length) {
        session.notify(session.refusal('commitVolley', [[{ ship: id, weapon: 'guns', target: there }]]));
        return;
      }
      // Selecting an enemy orders fire with all possible weapons. Selecting it again removes these orders.
      const laid = possible.every((order) => orders.some((each) => sameSlot(each, order) && each.target === there));
      change({ orders: possible.reduce((all, order) => withOrder(all, order, !laid), [...orders]) });
    },
  };
};

/** Returns the nearest enemy, to explain why a ship cannot fire. */
const enemyNear = ({ G, me }: Session, id: ShipId): ShipId | undefined =>
  fleet(G, opponentOf(me))
    .filter((other) => onMap(G, other))
    .sort((a, b) => rangeOf(G, id, a) - rangeOf(G, id, b))[0];
