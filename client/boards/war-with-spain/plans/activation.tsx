import {
  ARMY_COUNTERS,
  type HexId,
  isHex,
  SHIPS,
  TRACK_IDS,
  TRACKS,
  type TrackId,
  turnInfo,
  type UnitId,
  valueUsed,
  type WarMove,
} from '../../../../src/games/war-with-spain/face.js';
import type { ArgsFor } from '../../../../src/kit/action.js';
import type { Refusal } from '../../../../src/kit/rules.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { hexOfTrack, trackAtHex, trackName, trackOf, turnName } from '../names.js';
import { YardSlip } from '../panels/YardSlip.js';
import { type Change, type Draft, fresh, type Session, type StepView } from '../session.js';
import { useWords } from '../words/index.js';
import { orderSentence, ordersByTrack } from '../yardOrders.js';

/** Lists orders with buttons to cancel them, and cancelled orders with buttons to repeat them. */
function OrderBook({ session }: { readonly session: Session }) {
  const { act, slip } = useWords();
  const { G, me, send, refusal } = session;
  const orders = G.orders[me].map((order, index) => ({ order, index, sentence: orderSentence(session, order) }));
  if (!orders.length) return <p className="wg-slip-lines">{slip.noOrders}</p>;
  return (
    <ul className="wg-orders">
      {orders.map(({ order, index, sentence }) => (
        <li key={index} className={order.cancelled ? 'wg-struck' : undefined}>
          <span>{sentence}</span>
          {order.cost > 0 && <b>{slip.price(order.cost)}</b>}
          {!order.cancelled && refusal('cancelOrder', [index]) === undefined && (
            <button type="button" aria-label={act.cancel(sentence)} title={slip.strikes} onClick={() => send('cancelOrder', index)}>
              ×
            </button>
          )}
          {order.cancelled && <OrderAgain session={session} order={order} sentence={sentence} />}
        </li>
      ))}
    </ul>
  );
}

interface OrderAgainProps {
  readonly session: Session;
  readonly order: Session['G']['orders']['E'][number];
  readonly sentence: string;
}

/** Renders a button that repeats a cancelled order, or nothing if the order is no longer allowed. */
function OrderAgain({ session, order: { move, args }, sentence }: OrderAgainProps) {
  const { act, slip } = useWords();
  // The arguments are those of an order with this move that was legal before.
  const again = { move, args } as unknown as Parameters<Session['sendAll']>[0][number];
  if (session.refusal(again.move, again.args)) return null;
  return (
    <button type="button" aria-label={act.again(sentence)} title={slip.again} onClick={() => session.sendAll([again])}>
      ↺
    </button>
  );
}

interface OrdersSlipProps {
  readonly session: Session;
  readonly tracks: readonly TrackId[];
  readonly onTrack: (track: TrackId) => void;
}

/** Panel with this Game-Turn's orders, and the tracks with possible orders. */
function OrdersSlip({ session, tracks, onTrack }: OrdersSlipProps) {
  const { act, calendar, slip } = useWords();
  const { G, me } = session;
  return (
    <section className="wg-slip wg-orders-slip">
      <h2>{slip.orders}</h2>
      <p className="wg-slip-note">{act.ducatsLeft(G.treasury[me])}</p>
      {me === 'S' && G.treasure.month && <p className="wg-slip-note">{slip.silver(calendar.month[G.treasure.month])}</p>}
      <OrderBook session={session} />
      {tracks.length > 0 && <h3>{slip.yards}</h3>}
      <ul className="wg-track-list">
        {tracks.map((track) => {
          const { name, av } = TRACKS[track];
          return (
            <li key={track}>
              <button type="button" data-action={hexOfTrack(track)} onClick={() => onTrack(track)}>
                {name} {av !== null && <small>{slip.yardFree(valueUsed(G, track), av)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns the moves that place each unit in the city or hex of its track, or in the first allowed hex. */
function quarters(placings: readonly (readonly [UnitId, HexId])[], session: Session): WarMove[] {
  const choices = new Map<UnitId, HexId>();
  for (const [id, hex] of placings) {
    const track = trackOf(session.G.land[id]?.at);
    if (!choices.has(id) || (track && hexOfTrack(track) === hex)) choices.set(id, hex);
  }
  return [...choices].map(([id, hex]) => ({ move: 'placeLand', args: [id, hex] }));
}

/** Returns why a track has no orders: the refusal to raise its first land unit, otherwise to build its first ship. */
function whyShut(session: Session, track: TrackId): Refusal | undefined {
  const { buildsShips, raises } = TRACKS[track];
  const ship = SHIPS.find(({ id, nat }) => buildsShips.includes(nat) && !session.G.naval[id]);
  const army = ARMY_COUNTERS.find(({ id, nat }) => raises.includes(nat) && !session.G.land[id]);
  return (army && session.refusal('buildLand', [army.id, track])) ?? (ship && session.refusal('buildNaval', [ship.id, track]));
}

function planMonth(session: Session, months: ArgsFor<WarMove, 'chooseTreasureMonth'>[], rest: readonly ActionItem[]): StepView {
  const { ask, calendar } = session.words;
  return {
    ask: ask.month,
    marks: new Map(),
    actions: [
      ...months.map(([month]) => offer(session, { id: `month-${month}`, label: calendar.month[month] }, 'chooseTreasureMonth', [month])),
      ...rest,
    ],
  };
}

function planEntry(session: Session, draft: Draft, change: Change, finish: ActionItem): StepView {
  const { act, ask, mark } = session.words;
  const open = new Set(argsOf(session, 'placeTreasureFleet').map(([hex]) => hex));
  const marks = new Map<HexId, HexMark>(
    [...open].map((hex) => [hex, { kind: hex === draft.target ? 'chosen' : 'go', meaning: mark.entry }]),
  );
  const target = draft.target !== undefined && isHex(draft.target) ? draft.target : undefined;
  const chosen = target !== undefined && !session.refusal('placeTreasureFleet', [target]) ? target : undefined;
  return {
    ask: ask.entry,
    marks,
    at: '0130',
    actions: chosen
      ? [offer(session, { id: 'entry', label: act.entry(chosen), main: true }, 'placeTreasureFleet', [chosen]), finish]
      : [finish],
    back: () => change(fresh()),
    press(hex) {
      const refused = open.has(hex) ? undefined : session.refusal('placeTreasureFleet', [hex]);
      if (!refused) {
        if (hex === chosen) session.send('placeTreasureFleet', hex);
        else change({ target: hex });
      } else session.notify(refused);
    },
  };
}

/** Plans the Joint Activation Phase. */
export function planActivation(session: Session, draft: Draft, change: Change): StepView {
  const { words } = session;
  const { act, ask, mark } = words;
  const { unitName } = session.names;
  const { G, choices } = session;
  const byTrack = ordersByTrack(G, choices);
  const finish = offer(
    session,
    {
      id: 'finish',
      label: act.finish.activate,
      hint: byTrack.size ? act.leftToOrder(byTrack.size) : undefined,
      main: TRACK_IDS.every((id) => id !== draft.target),
      forgoes: byTrack.size,
    },
    'finishActivation',
    [],
  );
  const months = argsOf(session, 'chooseTreasureMonth');
  if (months.length) return planMonth(session, months, [finish]);
  const entries = argsOf(session, 'placeTreasureFleet');
  if (entries.length) return planEntry(session, draft, change, finish);

  const track = TRACK_IDS.find((id) => id === draft.target);
  const marks = new Map<HexId, HexMark>();
  for (const id of byTrack.keys()) marks.set(hexOfTrack(id), { kind: 'pick', meaning: mark.track(trackName(id)) });
  const placing = draft.mode;
  const musters = argsOf(session, 'placeLand');
  if (placing) {
    marks.clear();
    for (const [id, hex] of musters) if (id === placing) marks.set(hex, { kind: 'go', meaning: mark.place });
  }
  if (track) marks.set(hexOfTrack(track), { ...marks.get(hexOfTrack(track)), kind: 'chosen', meaning: mark.chosen });

  const waiting = argsOf(session, 'setHold');
  const quartered = quarters(musters, session);
  const quick: ActionItem[] = [];
  if (waiting.length > 1) {
    quick.push({
      id: 'advance-all',
      label: act.advanceAll(waiting.length),
      run: () => session.sendAll(waiting.map((args) => ({ move: 'setHold', args }))),
    });
  }
  if (quartered.length > 1) {
    quick.push({ id: 'place-all', label: act.placeAll(quartered.length), run: () => session.sendAll(quartered) });
  }
  const info = turnInfo(G.turn);
  const openTrack = (id: TrackId | undefined) => change({ ...fresh(id && hexOfTrack(id)), target: id });
  return {
    waiting: [...byTrack.keys()].map(hexOfTrack),
    pick: (hex) => openTrack(trackAtHex(hex)),
    ask: placing
      ? ask.placeLand(unitName(placing))
      : track
        ? ask.track(trackName(track))
        : info.winter && !choices.some(({ move }) => move !== 'finishActivation')
          ? ask.activateWinter
          : ask.activate(turnName(words, G.turn)),
    marks,
    at: track && hexOfTrack(track),
    actions: [finish, ...quick],
    back: placing ? () => change({ mode: undefined }) : track ? () => openTrack(undefined) : undefined,
    slip: track ? (
      <>
        <YardSlip
          session={session}
          track={track}
          orders={byTrack.get(track) ?? []}
          onPlace={(id) => change({ mode: id })}
          placing={placing}
        />
        <section className="wg-slip wg-orders-slip">
          <h2>{words.slip.orders}</h2>
          <OrderBook session={session} />
        </section>
      </>
    ) : (
      <OrdersSlip session={session} tracks={[...byTrack.keys()]} onTrack={openTrack} />
    ),
    press(hex) {
      if (placing) {
        if (musters.some(([id, to]) => id === placing && to === hex)) session.send('placeLand', placing, hex);
        else session.notify(session.refusal('placeLand', [placing, hex]));
        return;
      }
      const here = trackAtHex(hex);
      if (here && !byTrack.has(here)) session.notify(whyShut(session, here));
      if (here && here !== track) openTrack(here);
      else openTrack(undefined);
    },
  };
}
