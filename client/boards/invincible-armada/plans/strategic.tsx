import {
  type ArmadaMove,
  EDGES,
  type Edge,
  ENGLISH,
  entryEdge,
  grid,
  type Loc,
  placeId,
  type SquadronId,
  type Square,
  vacantEdge,
} from '../../../../src/games/invincible-armada/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { locOf, type PlaceId } from '../chart/places.js';
import { nameOf, placeName } from '../names.js';
import { SquadronSlip } from '../panels/SquadronSlip.js';
import { ableToAct, type Change, type Draft, emptyDraft, type Mark, type Session, type StepView, toggled } from '../session.js';

/** Plans the step `exit`: any number of squadrons leave in one move. */
export function planExit(session: Session, draft: Draft, change: Change): StepView {
  const { G, words } = session;
  const ids: readonly SquadronId[] = ENGLISH.filter((id) => G.squadrons[id].square);
  const chosen = ids.filter((id) => draft.ids.includes(id));
  const marks = new Map<PlaceId, Mark>();
  for (const id of ids) {
    const { square } = G.squadrons[id];
    const leaving = chosen.includes(id);
    if (square) marks.set(square, { kind: leaving ? 'chosen' : 'pick', meaning: leaving ? words.mark.chosen : words.mark.pick });
  }
  const flip = (id: SquadronId) => change({ ids: toggled(draft.ids, id) });
  return {
    ask: words.ask.exit,
    chart: 'tactical',
    marks,
    actions: [
      offer(session, { id: 'exitTactical', label: words.act.exit(chosen.length), main: true }, 'exitTactical', [chosen]),
      ...ids.map((id) => ({ id: `leave-${id}`, label: nameOf(G, id), pressed: chosen.includes(id), run: () => flip(id) })),
      ...(ids.length > 1 ? [{ id: 'leave-all', label: words.act.exitAll, run: () => change({ ids }) }] : []),
    ],
    back: chosen.length ? () => change({ ids: [] }) : undefined,
    press: (place, piece) => {
      const id = piece ?? ids.find((each) => G.squadrons[each].square === place);
      if (id && ids.includes(id)) flip(id);
    },
  };
}

/** Plans the step `armada`: the player chooses how many boxes the Armada runs in Gales. */
export function planArmada(session: Session): StepView {
  const { G, words } = session;
  const runs = argsOf(session, 'moveArmada').map(([n]) => n);
  const at = (n: number) => `box${G.armadaBox + n}`;
  return {
    ask: words.ask.armada,
    chart: 'strategic',
    marks: new Map(runs.map((n): [PlaceId, Mark] => [at(n), { kind: 'go', label: String(n), meaning: words.mark.run(n) }])),
    actions: runs.map((n) => ({
      id: `armada-${n}`,
      label: words.act.armada(n),
      hint: placeName(words, at(n)),
      run: () => session.send('moveArmada', n),
    })),
    press: (place) => {
      const n = runs.find((each) => at(each) === place);
      if (n) session.send('moveArmada', n);
    },
  };
}

/** Draft value for a squadron that enters from the east without a strategic move. */
const ENTERING = 'enter';

interface Course {
  readonly path: readonly Loc[];
  readonly to: PlaceId;
  readonly edge: Edge | undefined;
}

/** Returns a squadron's shortest route to each pair of destination and entry edge. */
function coursesOf(session: Session, id: SquadronId): Course[] {
  const from = session.G.squadrons[id].loc;
  const found = new Map<string, Course>();
  for (const [who, path, entry] of argsOf(session, 'sailStrategic')) {
    const last = path.at(-1);
    if (who !== id || entry || !last || !from) continue;
    const course = { path, to: placeId(last), edge: entryEdge(session.G, from, path) };
    const key = `${course.to}/${course.edge ?? ''}`;
    const known = found.get(key);
    if (!known || known.path.length > path.length) found.set(key, course);
  }
  return [...found.values()];
}

/** Plans the step `sail`: strategic moves and entry. */
export function planSail(session: Session, draft: Draft, change: Change): StepView {
  const { G, words } = session;
  const able = ableToAct(session);
  const { picked } = draft;
  const marks = new Map<PlaceId, Mark>();
  if (!picked) {
    for (const id of able) {
      const { loc } = G.squadrons[id];
      if (loc) marks.set(placeId(loc), { kind: 'pick', meaning: words.mark.pick });
    }
  }
  const end = offer(
    session,
    { id: 'endStrategic', label: words.act.endStrategic, hint: words.act.unsailed(able.size), main: !picked, forgoes: able.size },
    'endStrategic',
    [],
  );
  const at = (place: PlaceId) => ENGLISH.filter((id) => able.has(id) && G.squadrons[id].loc && placeId(G.squadrons[id].loc) === place);
  const pick = (id: SquadronId) => change({ picked: id, course: undefined, flags: [] });
  const choosers: ActionItem[] = [...able].map((id) => ({
    id: `pick-${id}`,
    label: nameOf(G, id),
    pressed: id === picked,
    run: () => pick(id),
  }));
  if (!picked) {
    return {
      ask: words.ask.sail,
      chart: 'strategic',
      marks,
      able,
      actions: [...choosers, end],
      press: (place, piece) => {
        const id = piece ?? at(place)[0];
        if (!id) return;
        if (able.has(id)) pick(id);
        else session.notify(session.refusal('sailStrategic', [id, [{ t: 'box', n: G.armadaBox }]]));
      },
    };
  }
  return planCourse(session, draft, change, picked, [...choosers, end]);
}

/** Plans the move of the selected squadron: its destinations and entry squares. */
function planCourse(session: Session, draft: Draft, change: Change, picked: SquadronId, rest: readonly ActionItem[]): StepView {
  const { G, words } = session;
  const able = ableToAct(session);
  const courses = coursesOf(session, picked);
  const start = G.squadrons[picked].loc;
  const target = draft.course && placeId(draft.course[draft.course.length - 1] ?? { t: 'box', n: 0 });
  const marks = new Map<PlaceId, Mark>();
  for (const { to, path, edge } of courses) {
    const edgeName = edge && words.edges[edge];
    const kind = to === target ? 'chosen' : 'go';
    const before = marks.get(to)?.label;
    const label = edge ? `${path.length} · ${words.edgeLetters[edge]}` : String(path.length);
    marks.set(to, { kind, label: before ? `${before} / ${label}` : label, meaning: words.mark.boxes(path.length, edgeName) });
  }
  const comesIn = !session.refusal('enterTactical', [picked, vacantEdge(G, 'east')[0] ?? '']);
  const entering = comesIn && !target && draft.flags.includes(ENTERING);
  const entries = new Map<Square, { order: ArmadaMove; edge: Edge }>();
  for (const { path, edge } of courses.filter(({ to }) => to === target)) {
    for (const square of edge ? EDGES[edge] : []) {
      if (edge && !session.refusal('sailStrategic', [picked, [...path], square])) {
        entries.set(square, { order: { move: 'sailStrategic', args: [picked, [...path], square] }, edge });
      }
    }
  }
  for (const [id, square] of argsOf(session, 'enterTactical')) {
    if (id === picked && entering) entries.set(square, { order: { move: 'enterTactical', args: [id, square] }, edge: 'east' });
  }
  for (const [square, { edge }] of entries) marks.set(square, { kind: 'go', meaning: words.mark.entry(words.edges[edge]) });
  const actions: ActionItem[] = [];
  if (draft.course && target) {
    const label = entries.size ? words.act.stayOnTop : words.act.stayInBox(placeName(words, target));
    actions.push(offer(session, { id: 'sailStrategic', label, main: !entries.size }, 'sailStrategic', [picked, [...draft.course]]));
  }
  if (comesIn && !target) {
    actions.push({
      id: 'enterTactical',
      label: words.act.enterEast,
      pressed: entering,
      run: () => change({ flags: toggled(draft.flags, ENTERING) }),
    });
  }
  return {
    ask: entries.size
      ? words.ask.sailEntry(nameOf(G, picked))
      : target
        ? words.ask.sailTo(nameOf(G, picked), placeName(words, target))
        : words.ask.sailPicked(nameOf(G, picked)),
    chart: entries.size ? 'tactical' : 'strategic',
    marks,
    selected: picked,
    path: start && draft.course ? [placeId(start), ...draft.course.map(placeId)] : undefined,
    actions: [...actions, ...rest],
    slip: <SquadronSlip G={G} id={picked} flags={[]} />,
    back: () => change(draft.course || entering ? { course: undefined, flags: [] } : { picked: undefined }),
    press: (place, piece) => {
      const entry = entries.get(place);
      if (entry) {
        session.sendAll([entry.order]);
        return;
      }
      if (!piece && start && placeId(start) === place) {
        change(emptyDraft);
        return;
      }
      const course = courses.find(({ to }) => to === place);
      // If a squadron's place is also a highlighted destination, a click chooses the destination.
      if (draft.course && course && place === target) session.send('sailStrategic', picked, [...draft.course]);
      else if (course) change({ course: course.path, flags: [] });
      else if (piece && piece !== picked && able.has(piece)) change({ picked: piece, course: undefined, flags: [] });
      else if (grid.cell(place)) {
        session.notify(
          draft.course
            ? session.refusal('sailStrategic', [picked, [...draft.course], place])
            : session.refusal('enterTactical', [picked, place]),
        );
      } else {
        const loc = locOf(place);
        if (loc) session.notify(session.refusal('sailStrategic', [picked, [loc]]));
      }
    },
  };
}
