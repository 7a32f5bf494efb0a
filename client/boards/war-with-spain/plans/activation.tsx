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
  type WarMove,
} from '../../../../src/games/war-with-spain/face.js';
import type { ArgsFor } from '../../../../src/kit/action.js';
import type { Refusal } from '../../../../src/kit/rules.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { turnName } from '../calendar.js';
import { trackName } from '../names.js';
import { OrderBook } from '../panels/OrderBook.js';
import { OrdersSlip } from '../panels/OrdersSlip.js';
import { YardSlip } from '../panels/YardSlip.js';
import { type Change, type Draft, fresh, type Session, type StepView } from '../session.js';
import { hexOfTrack, trackAtHex, trackOf } from '../tracks.js';
import { ordersByTrack } from '../yardOrders.js';

/** Every unit mustered at its quarters: the city or hex of its track, or the first hex allowed. */
function quarters(placings: readonly (readonly [UnitId, HexId])[], session: Session): WarMove[] {
  const choices = new Map<UnitId, HexId>();
  for (const [id, hex] of placings) {
    const track = trackOf(session.G.land[id]?.at);
    if (!choices.has(id) || (track && hexOfTrack(track) === hex)) choices.set(id, hex);
  }
  return [...choices].map(([id, hex]) => ({ move: 'placeLand', args: [id, hex] }));
}

/** Why nothing can be ordered of a yard or quarters: what is said of the first that might be built or raised there. */
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

/** The Joint Activation Phase: ships brought on, built and repaired, soldiers raised and mustered, the secret of the Treasure Fleet. */
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
