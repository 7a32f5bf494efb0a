import {
  directionOf,
  flag,
  freshHelm,
  type GrandArmada,
  type GrandArmadaMove,
  grid,
  HANDS,
  type Hand,
  HEADINGS,
  type Heading,
  type HexId,
  idle,
  owesWay,
  type ShipId,
  sailing,
  scenarioOf,
  ship,
  swung,
  type Token,
  unplaced,
  vesselOf,
  zoneHexes,
} from '../../../../src/games/grand-armada/face.js';
import type { ArgsFor } from '../../../../src/kit/action.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { FacingPicker } from '../../../kit/hex/FacingPicker.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { CourseSlip } from '../panels/CourseSlip.js';
import { MusterSlip } from '../panels/ReserveSlip.js';
import { ShipSlip } from '../panels/ShipSlip.js';
import { type Change, type CourseDraft, type Draft, forgetting, type Planner, type Session, type StepView } from '../session.js';
import { useWords } from '../words/index.js';
import {
  type Arrival,
  choiceOf,
  courseQuestion,
  courseTo,
  endPlace,
  headingOf,
  outOfReach,
  type Plotted,
  plot,
  type Reachable,
  reachFrom,
  reachMarks,
  sailLabel,
  withShipAt,
} from './course.js';

/** Plans the step `deploy`: ships are placed one by one, or as in the historical set-up. */
export const planDeploy: Planner = (session: Session, draft: Draft, change: Change): StepView => {
  const { G, me, words } = session;
  const { act, ask, mark } = words;
  const left = unplaced(G, me);
  const id = draft.ship && left.includes(draft.ship) ? draft.ship : left[0];
  const heading = draft.heading ?? (id ? ship(G, id).heading : 1);
  const open = id ? zoneHexes(scenarioOf(G), me).filter((hex) => !session.refusal('placeShip', [id, hex, heading])) : [];
  const hex = draft.hex && open.includes(draft.hex) ? draft.hex : undefined;
  const marks = new Map<PlaceId, HexMark>(open.map((each) => [each, { kind: each === hex ? 'chosen' : 'go', meaning: mark.place }]));
  const finish = offer(session, { id: 'finishDeploy', label: act.ready, main: true }, 'finishDeploy', []);
  const place =
    id && hex
      ? offer(session, { id: 'placeShip', label: act.place(shortName(id), hex), main: true }, 'placeShip', [id, hex, heading])
      : undefined;
  const historical = left.length ? [offer(session, { id: 'useHistorical', label: act.historical, main: !hex }, 'useHistorical', [])] : [];
  return {
    ask: !id ? ask.deployDone : hex ? ask.deployHeading(shortName(id), hex) : ask.deploy(shortName(id), left.length),
    marks,
    deploys: me,
    course: id && hex ? { id, from: null, legs: [], end: { hex, heading }, left: 0 } : undefined,
    actions: [...(place ? [place] : []), ...historical, finish],
    back: hex ? () => change({ hex: undefined }) : undefined,
    slip: id && (
      <MusterSlip G={G} side={me} ids={left} picked={id} onPick={(next: ShipId) => change(forgetting(next))}>
        <FacingPicker
          label={words.slip.heading}
          facing={directionOf(heading)}
          open={new Map(HEADINGS.map((each) => [directionOf(each), '']))}
          name={(facing) => words.headings[headingOf(facing)]}
          onPick={(facing) => change({ heading: headingOf(facing) })}
        />
      </MusterSlip>
    ),
    press(at) {
      if (!id || !isHex(at)) return;
      if (at === hex) place?.run?.();
      else if (open.includes(at)) change({ hex: at, heading });
      else session.notify(session.refusal('placeShip', [id, at, heading]));
    },
  };
};

interface BeginSlipProps {
  readonly G: GrandArmada;
  readonly id: ShipId;
  readonly heading: Heading;
  readonly course: CourseDraft | undefined;
  readonly ways: ReadonlyMap<Heading, Arrival> | undefined;
  readonly onTokens: (tokens: readonly Token[]) => void;
}

/** Shows the selected ship's prospective move: wind, MP, tide, required turn and course. */
function BeginSlip({ G, id, heading, course, ways, onTokens }: BeginSlipProps) {
  const words = useWords();
  const text = words.slip;
  const { attitude, points, tide } = sailing(G, id, heading);
  const { yawDue, way, towing } = ship(G, id);
  return (
    <>
      <section className="wg-slip wg-begin-slip">
        <h2>
          {text.begins(shortName(id))} <span className="wg-slip-figure">{text.points(points)}</span>
        </h2>
        <p className="wg-slip-lines">
          {text.windOn(words.headings[heading], text.attitude[attitude])} <CaseChip case="5.2" />
        </p>
        {towing && <p className="wg-slip-note">{text.towed(shortName(towing))}</p>}
        {tide && (
          <p className="wg-slip-note">
            {text.tide} <CaseChip case="11.0" />
          </p>
        )}
        {yawDue && (
          <p className="wg-slip-note">
            {text.yawDue} <CaseChip case="5.6" />
          </p>
        )}
        {owesWay(G, id) && (
          <p className="wg-slip-note">
            {text.hasWay(way)} <CaseChip case="5.6" />
          </p>
        )}
      </section>
      {(course || ways) && (
        <CourseSlip G={G} id={id} points={points} allowance={points} course={course} ways={ways} owes={false} onTokens={onTokens} />
      )}
    </>
  );
}

interface Beginning {
  readonly session: Session;
  readonly draft: Draft;
  readonly id: ShipId;
  readonly own: HexId;
  /** Direction chosen for the required turn. */
  readonly yaw: Hand | undefined;
  /** Whether the move can start. */
  readonly ready: boolean;
  /** Heading after the required turn, which determines the MP. `turned` is the state with the ship on this heading. */
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

/** Returns the arguments for `activate`, without an empty options object. */
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

/** Returns the buttons for a required turn. */
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
  return ask.picked(name, points > 0);
}

/** Shows why a selected place has no effect. */
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
