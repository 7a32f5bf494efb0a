import {
  flag,
  freshHelm,
  type GrandArmada,
  type GrandArmadaMove,
  grid,
  HANDS,
  type Hand,
  type Heading,
  type HexId,
  idle,
  opponentOf,
  type ShipId,
  sailing,
  ship,
  swung,
  vesselOf,
} from '../../../../src/games/grand-armada/face.js';
import type { ArgsFor } from '../../../../src/kit/action.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { BeginSlip } from '../panels/BeginSlip.js';
import { ShipSlip } from '../panels/ShipSlip.js';
import { type Change, type Draft, forgetting, type Session, type StepView } from '../session.js';
import {
  choiceOf,
  courseQuestion,
  courseTo,
  endPlace,
  outOfReach,
  type Plotted,
  plot,
  type Reachable,
  reachFrom,
  reachMarks,
  sailLabel,
  withShipAt,
} from './course.js';

/** A ship that has been picked but not activated: how she would begin, and the course that is laid out for her. */
interface Beginning {
  readonly session: Session;
  readonly draft: Draft;
  readonly id: ShipId;
  readonly own: HexId;
  /** The side of turn she owes, as chosen. */
  readonly yaw: Hand | undefined;
  /** Nothing is left to be said before she can begin. */
  readonly ready: boolean;
  /** The heading the wind is looked at with, and the state with that heading. */
  readonly facing: Heading;
  readonly turned: GrandArmada;
  readonly points: number;
  readonly reach: Reachable;
  readonly course: Plotted;
  readonly drawn: boolean;
}

function beginningOf(session: Session, draft: Draft, id: ShipId): Beginning {
  const { G } = session;
  const { yawDue, heading, hex } = ship(G, id);
  const yaw = yawDue ? draft.yaw : undefined;
  const facing = yaw ? swung(heading, yaw === 'L' ? -1 : 1) : heading;
  const turned = yaw ? withShipAt(G, id, { hex: hex ?? '', heading: facing }) : G;
  const vessel = vesselOf(G, id);
  const start = freshHelm(turned, id, facing);
  const ready = !yawDue || yaw !== undefined;
  const drawn = draft.tokens.length > 0 && ready;
  return {
    session,
    draft,
    id,
    own: grid.labels[start.hex],
    yaw,
    ready,
    facing,
    turned,
    points: start.mp,
    reach: reachFrom(vessel, start),
    course: plot(vessel, start, drawn ? draft.tokens : []),
    drawn,
  };
}

/** The arguments of `activate` that say no more than they must. */
const argsFor = ({ id, yaw }: Beginning): ArgsFor<GrandArmadaMove, 'activate'> => (yaw ? [id, { yaw }] : [id]);

const sail = (at: Beginning) => at.session.sendAll([{ move: 'activate', args: argsFor(at) }, ...at.draft.tokens.map(choiceOf)]);

function marksOf({ session: { G, me, words }, id, own, ready, reach, course, drawn }: Beginning): Map<PlaceId, HexMark> {
  const { mark } = words;
  const marks = ready ? reachMarks(reach, own, words) : new Map<PlaceId, HexMark>();
  for (const each of idle(G, me)) {
    const { hex } = ship(G, each);
    if (hex && each !== id) marks.set(hex, { kind: 'pick', meaning: mark.pick });
  }
  marks.set(own, { kind: 'chosen', meaning: mark.chosen });
  if (drawn && !course.edge) marks.set(course.end.hex, { kind: 'chosen', meaning: mark.courseEnd });
  return marks;
}

/** The two sides to which a turn that is owed can be made. */
function yawItems({ session: { G, words }, id, yaw, ready }: Beginning, change: Change): ActionItem[] {
  const { act } = words;
  if (!ship(G, id).yawDue) return [];
  return HANDS.map((hand) => ({
    id: `yaw-${hand}`,
    label: act.yaw[hand],
    hint: act.owed,
    pressed: yaw === hand,
    main: !ready,
    run: () => change({ yaw: hand, tokens: [] }),
  }));
}

/** Ships she may take in tow as she begins, and the tow she may cast off. */
function towItems({ session, id, yaw, ready }: Beginning): ActionItem[] {
  if (!ready) return [];
  const { act } = session.words;
  const { towing } = ship(session.G, id);
  return argsOf(session, 'activate').flatMap(([each, orders]) => {
    if (each !== id || orders?.tow === undefined || orders.yaw !== yaw) return [];
    const label = orders.tow ? act.takeInTow(shortName(orders.tow)) : act.castOffFirst(towing ? shortName(towing) : '');
    return [{ id: `tow-${orders.tow ?? 'none'}`, label, run: () => session.send('activate', id, orders) }];
  });
}

function actionsOf(at: Beginning, change: Change): ActionItem[] {
  const { session, id, ready, drawn, points, course } = at;
  const { words } = session;
  const { act } = words;
  const begin = {
    id: 'activate',
    label: act.activate(shortName(id)),
    main: ready && !drawn,
    hint: sailing(at.turned, id, at.facing).tide ? act.pointsAndTide(points) : act.points(points),
  };
  const laid: ActionItem[] = drawn
    ? [
        {
          id: 'sailCourse',
          label: sailLabel(course, words),
          hint: act.ofPoints(points - course.left, points),
          main: true,
          run: () => sail(at),
        },
      ]
    : [];
  return [
    ...laid,
    ...yawItems(at, change),
    offer(session, begin, 'activate', argsFor(at)),
    ...towItems(at),
    { id: 'other', label: act.other, run: () => change(forgetting()) },
  ];
}

function questionOf({ session: { words }, id, ready, drawn, course, points }: Beginning): string {
  const { ask } = words;
  const name = shortName(id);
  if (!ready) return ask.yawDue(name);
  if (drawn) return courseQuestion(name, course, points, words);
  return ask.picked(name);
}

/** Why a press leads to nothing: the ship that lies there has had her move, or the hex is out of reach. */
function explain({ session, id, points }: Beginning, place: PlaceId): void {
  const there = isHex(place) ? shipAt(session.G, place) : undefined;
  const mine = there && flag(there) === session.me ? session.refusal('activate', [there]) : undefined;
  session.notify(mine ?? outOfReach(id, place, points, session.words));
}

function press(at: Beginning, place: PlaceId, change: Change): void {
  const { session, draft, id, own, ready, reach, course, drawn } = at;
  const mate = idle(session.G, session.me).find((each) => each !== id && ship(session.G, each).hex === place);
  const tokens = ready ? courseTo(reach, place) : undefined;
  if (drawn && place === endPlace(course)) sail(at);
  else if (mate) change(forgetting(mate));
  else if (place === own && draft.tokens.length) change({ tokens: [] });
  else if (!ready) session.notify(session.refusal('activate', argsFor(at)));
  else if (!tokens) explain(at, place);
  else if (place === own) session.send('activate', ...argsFor(at));
  else change({ tokens });
}

/** A ship has been picked: what the wind gives her, where she can come to, and how she begins. */
export function planBegin(session: Session, draft: Draft, change: Change, id: ShipId): StepView {
  const at = beginningOf(session, draft, id);
  const { turned, facing, ready, reach, own, course, drawn, yaw } = at;
  const aimed = withShipAt(session.G, id, course.end);
  return {
    ask: questionOf(at),
    marks: marksOf(at),
    selected: id,
    course: drawn || yaw ? course : undefined,
    fire: { G: aimed, id },
    zones: opponentOf(session.me),
    shows: id,
    actions: actionsOf(at, change),
    keys: { Enter: ['sailCourse', 'activate'], q: ['yaw-L'], e: ['yaw-R'] },
    back: drawn ? () => change({ tokens: [] }) : () => change(forgetting()),
    slip: (
      <>
        <BeginSlip
          G={turned}
          id={id}
          heading={facing}
          course={drawn ? course : undefined}
          ways={ready ? reach.arrivals.get(drawn ? course.end.hex : own) : undefined}
          onTokens={(tokens) => change({ tokens })}
        />
        <ShipSlip G={aimed} id={id} brief />
      </>
    ),
    press: (place) => press(at, place, change),
  };
}
