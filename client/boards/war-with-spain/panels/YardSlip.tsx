import {
  armyPrice,
  type Box,
  isBlocked,
  repairPrice,
  shipPrice,
  TRACKS,
  type TrackId,
  type UnitId,
  valueUsed,
  type WarWithSpain,
  waysAshore,
} from '../../../../src/games/war-with-spain/face.js';
import { UnitCounter } from '../chart/Counters.js';
import { useNames } from '../names.js';
import type { Session } from '../session.js';
import { useWords } from '../words/index.js';
import { offered, type YardOrder } from '../yardOrders.js';

export function CounterPicture({ G, id, size = 46 }: { readonly G: WarWithSpain; readonly id: string; readonly size?: number }) {
  const record = G.naval[id] ?? G.land[id];
  return (
    <svg className="wg-counter-picture" viewBox="-45 -45 94 94" width={size} height={size} aria-hidden="true">
      <UnitCounter id={id} reduced={record?.reduced} moved={(record ?? G.leaders[id])?.moved} />
    </svg>
  );
}

interface PickerProps {
  readonly G: WarWithSpain;
  readonly title?: string;
  readonly ids: readonly string[];
  readonly picked: readonly string[];
  /** Called when a counter is selected. If omitted, counters cannot be selected. */
  readonly onPick?: (id: string) => void;
  /** Returns the text shown beside a counter. */
  readonly note?: (id: string) => string | undefined;
}

/** Renders counters as toggle buttons. */
export function Picker({ G, title, ids, picked, onPick, note }: PickerProps) {
  const { unitName } = useNames();
  if (!ids.length) return null;
  return (
    <div className="wg-picker">
      {title && <h3>{title}</h3>}
      <ul>
        {ids.map((id) => {
          const words = note?.(id);
          const label = words ? `${unitName(id)}, ${words}` : unitName(id);
          return (
            <li key={id}>
              {onPick ? (
                <button
                  type="button"
                  data-action={`counter-${id}`}
                  aria-pressed={picked.includes(id)}
                  aria-label={label}
                  title={label}
                  onClick={() => onPick(id)}
                >
                  <CounterPicture G={G} id={id} />
                  {words && <span>{words}</span>}
                </button>
              ) : (
                <span className="wg-picker-still" title={label}>
                  <CounterPicture G={G} id={id} />
                  <span className="wg-unseen">{label}</span>
                  {words && <span>{words}</span>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const BOXES: readonly Box[] = [4, 3, 2, 1];

/** Shows the four boxes of an Activation Track and the ships in them. */
export function YardBoxes({ G, track }: { readonly G: WarWithSpain; readonly track: TrackId }) {
  const { slip } = useWords();
  const { unitName } = useNames();
  const ships = Object.keys(G.naval).filter((id) => G.naval[id].at.startsWith(`${track}:`));
  const soldiers = Object.keys(G.land).filter((id) => G.land[id].at.startsWith(`${track}:`));
  const naval = TRACKS[track].av !== null;
  return (
    <ol className="wg-yard-boxes">
      {(naval ? BOXES : ([1] as const)).map((box) => {
        const inBox = [...ships, ...(box === 1 ? soldiers : [])].filter((id) => (G.naval[id] ?? G.land[id]).at === `${track}:${box}`);
        return (
          <li key={box}>
            <b>{naval ? box : slip.landQuarters}</b>
            <span className="wg-yard-ships">
              {inBox.map((id) => (
                <span key={id} title={unitName(id)}>
                  <CounterPicture G={G} id={id} size={34} />
                  <span className="wg-unseen">{unitName(id)}</span>
                </span>
              ))}
            </span>
            {naval && <small>{slip.boxHint[box]}</small>}
          </li>
        );
      })}
    </ol>
  );
}

export function YardGauge({ G, track }: { readonly G: WarWithSpain; readonly track: TrackId }) {
  const { slip } = useWords();
  const { av } = TRACKS[track];
  if (av === null) return null;
  const used = valueUsed(G, track);
  return (
    <p className="wg-yard-gauge">
      {slip.yardAv} <b>{slip.yardFree(used, av)}</b>
      <span className="wg-chance-rule" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (used / av) * 100)}%` }} />
      </span>
    </p>
  );
}

function wordsOf({ words: { act }, names }: Session, { move, args: [id] }: YardOrder): readonly [label: string, price?: number] {
  const name = names.unitName(id);
  switch (move) {
    case 'setHold':
      return [act.advance(name)];
    case 'placeLand':
      return [act.place(name)];
    case 'buildNaval':
      return [act.build(name), shipPrice(id)];
    case 'buildLand':
      return [act.raise(name), armyPrice(id)];
    case 'repairNaval':
      return [act.repair(name), repairPrice(id)];
    case 'musterFree':
      return [act.muster(name)];
  }
}

interface OfferProps {
  readonly session: Session;
  readonly order: YardOrder;
  readonly onPlace: (id: UnitId) => void;
  readonly placing?: string;
}

/** Returns the variants of an order. A repair order has a variant for each choice of units that go ashore; other orders have only one. */
function docked({ G }: Session, order: YardOrder): YardOrder[] {
  if (order.move !== 'repairNaval') return [order];
  const [id] = order.args;
  const [ways = []] = waysAshore(G, [id]);
  return ways.length ? ways.map((men) => ({ move: 'repairNaval', args: [id, men] })) : [order];
}

function Offer({ session, order, onPlace, placing }: OfferProps) {
  const { act, slip } = useWords();
  const { G, send } = session;
  const { move, args } = order;
  const [id] = args;
  const [label, price] = wordsOf(session, order);
  const ashore = order.move === 'repairNaval' ? order.args[1] : undefined;
  return (
    <li>
      <button
        type="button"
        data-action={`${move}-${id}`}
        aria-pressed={move === 'placeLand' ? placing === id : undefined}
        onClick={() => (move === 'placeLand' ? onPlace(id) : send(move, ...args))}
      >
        <CounterPicture G={G} id={id} size={38} />
        <span>
          {label}
          {ashore && <small>{act.ashore(session.names.listed(ashore))}</small>}
        </span>
        {price !== undefined && <b>{slip.price(price)}</b>}
      </button>
    </li>
  );
}

interface YardSlipProps {
  readonly session: Session;
  readonly track: TrackId;
  readonly orders: readonly YardOrder[];
  readonly onPlace: (id: UnitId) => void;
  readonly placing?: string;
}

export function YardSlip({ session, track, orders, onPlace, placing }: YardSlipProps) {
  const { act, slip } = useWords();
  const { G, me } = session;
  return (
    <section className="wg-slip wg-yard-slip">
      <h2>{TRACKS[track].name}</h2>
      {isBlocked(G, me, track) && <p className="wg-slip-warning">{slip.blocked}</p>}
      <YardBoxes G={G} track={track} />
      <YardGauge G={G} track={track} />
      <p className="wg-slip-note">{act.ducatsLeft(G.treasury[me])}</p>
      <ul className="wg-offer-list">
        {offered(orders)
          .flatMap((each) => docked(session, each))
          .map((order) => (
            <Offer key={`${order.move}${order.args.join()}`} session={session} order={order} onPlace={onPlace} placing={placing} />
          ))}
      </ul>
    </section>
  );
}
