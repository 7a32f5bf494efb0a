import { freshHelm, fugitives, grid, type Heading, type HexId, type Token, vesselOf } from '../../../../src/games/grand-armada/face.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { edgePlace, type PlaceId } from '../chart/geography.js';
import { shortName } from '../names.js';
import { CourseSlip } from '../panels/CourseSlip.js';
import { ShipSlip } from '../panels/ShipSlip.js';
import { forgetting, type Planner, type Session, type StepView } from '../session.js';
import { type Arrival, cheapest, type Plotted, plot, TOKENS } from './course.js';

interface Flight {
  readonly tokens: readonly Token[];
  readonly course: Plotted;
}

const same = (a: readonly Token[], b: readonly Token[]) => a.length === b.length && a.every((token, i) => token === b[i]);

/** Returns the ends of all legal withdrawals: the cheapest course to each hex and heading, and the shortest one off each edge. */
function endsOf(flights: readonly Flight[], points: number): { ends: Map<PlaceId, Map<Heading, Arrival>>; edges: Map<PlaceId, Flight> } {
  const ends = new Map<PlaceId, Map<Heading, Arrival>>();
  const edges = new Map<PlaceId, Flight>();
  for (const flight of flights) {
    const { tokens, course } = flight;
    if (course.edge) {
      const place = edgePlace(course.edge);
      if (tokens.length < (edges.get(place)?.tokens.length ?? 99)) edges.set(place, flight);
      continue;
    }
    const ways = ends.get(course.end.hex) ?? new Map<Heading, Arrival>();
    const cost = points - course.left;
    const known = ways.get(course.end.heading);
    if (!known || cost < known.cost || (cost === known.cost && tokens.length < known.tokens.length))
      ways.set(course.end.heading, {
        heading: course.end.heading,
        cost,
        tokens,
        stopped: false,
        trimmed: tokens.at(-1)?.startsWith('T') ?? false,
      });
    ends.set(course.end.hex, ways);
  }
  return { ends, edges };
}

/** Plans the step `flee`, the extra move of a broken ship [8.4]. */
export const planFlee: Planner = (session: Session, draft, change): StepView => {
  const { G, words } = session;
  const { act, ask, mark, edges: edgeNames } = words;
  const pending = fugitives(G, session.me);
  const [first] = pending;
  const id = pending.find((each) => each === draft.ship) ?? first;
  const name = shortName(id);
  const vessel = vesselOf(G, id, true);
  const start = freshHelm(G, id);
  const own: HexId = grid.labels[start.hex];
  const flights = argsOf(session, 'flee')
    .filter(([each]) => each === id)
    .map(([, tokens]): Flight => ({ tokens, course: plot(vessel, start, tokens) }));
  const { ends, edges } = endsOf(flights, start.mp);
  const course = plot(vessel, start, draft.tokens);
  const drawn = draft.tokens.length > 0;
  const whole = flights.some(({ tokens }) => same(tokens, draft.tokens));
  const marks = new Map<PlaceId, HexMark>();
  for (const [hex, ways] of ends) marks.set(hex, { kind: 'go', label: String(cheapest(ways)?.cost ?? 0), meaning: mark.flees });
  for (const [edge, flight] of edges) marks.set(edge, { kind: 'go', meaning: mark.leaves(start.mp - flight.course.left) });
  marks.set(own, { kind: 'chosen', meaning: mark.mustFlee });
  if (drawn && !course.edge) marks.set(course.end.hex, { kind: 'chosen', meaning: mark.courseEnd });
  const label = course.edge ? act.leave(edgeNames[course.edge]) : drawn ? act.flee(course.end.hex) : act.stays(name);
  const flee = offer(
    session,
    { id: 'flee', label, main: drawn && whole, hint: drawn ? act.ofPoints(start.mp - course.left, start.mp) : undefined },
    'flee',
    [id, [...draft.tokens]],
  );
  // Steps that can follow, so that the plotted steps stay the start of a legal withdrawal.
  const next = new Set(
    flights
      .filter(({ tokens }) => tokens.length > draft.tokens.length && same(tokens.slice(0, draft.tokens.length), draft.tokens))
      .map(({ tokens }) => tokens[draft.tokens.length]),
  );
  const steps = draft.plot
    ? TOKENS.filter((token) => next.has(token)).map((token) => ({
        id: `plot-${token}`,
        label: act.steps[token],
        run: () => change({ tokens: [...draft.tokens, token] }),
      }))
    : [];
  return {
    ask: drawn ? (course.edge ? ask.fleeLeaves(name, edgeNames[course.edge]) : ask.fleeTo(name, course.end.hex)) : ask.flee(name),
    marks,
    selected: id,
    course: drawn ? course : undefined,
    shows: id,
    actions: [
      flee,
      ...(drawn ? [{ id: 'stepBack', label: act.stepBack, run: () => change({ tokens: draft.tokens.slice(0, -1) }) }] : []),
      { id: 'plot', label: act.plot, pressed: draft.plot, run: () => change({ plot: !draft.plot, tokens: [] }) },
      ...steps,
      ...pending
        .filter((each) => each !== id)
        .map((each) => ({ id: `flees-${each}`, label: act.otherFugitive(shortName(each)), run: () => change(forgetting(each)) })),
    ],
    keys: { Enter: ['flee'] },
    back: drawn ? () => change({ tokens: draft.plot ? draft.tokens.slice(0, -1) : [] }) : undefined,
    slip: (
      <>
        <CourseSlip
          G={G}
          id={id}
          points={start.mp}
          allowance={start.mp}
          course={drawn ? course : undefined}
          ways={draft.plot ? undefined : ends.get(drawn ? course.end.hex : own)}
          owes={false}
          onTokens={(tokens) => change({ tokens })}
        />
        <ShipSlip G={G} id={id} brief />
      </>
    ),
    press(place) {
      const here = course.edge ? edgePlace(course.edge) : course.end.hex;
      if (drawn && whole && place === here) flee.run?.();
      else if (edges.has(place)) change({ tokens: edges.get(place)?.tokens ?? [] });
      else if (ends.has(place)) {
        const way = cheapest(ends.get(place) ?? new Map());
        if (way?.tokens.length) change({ tokens: way.tokens });
        else if (drawn) change({ tokens: [] });
        else flee.run?.();
      } else session.notify(session.refusal('flee', [id, ['F']]));
    },
  };
};
