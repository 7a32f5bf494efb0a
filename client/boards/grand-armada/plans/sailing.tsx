import { grid } from '../../../../src/games/grand-armada/data/map.js';
import { ROSTER } from '../../../../src/games/grand-armada/data/ships.js';
import { enemyOf, HANDS, type HexId, type ShipId, TURN_SIDES, WEAPONS, type Weapon } from '../../../../src/games/grand-armada/ids.js';
import { shotsOf } from '../../../../src/games/grand-armada/preview.js';
import { needOf } from '../../../../src/games/grand-armada/rules/gunnery.js';
import { activeOf, helmOf } from '../../../../src/games/grand-armada/rules/points.js';
import { wayUnmet } from '../../../../src/games/grand-armada/rules/restrictions.js';
import { turnCost, vesselOf } from '../../../../src/games/grand-armada/rules/sailing.js';
import { flag, rangeOf, ship } from '../../../../src/games/grand-armada/rules/ships.js';
import type { Token } from '../../../../src/games/grand-armada/rules/withdrawal.js';
import type { ActionItem } from '../../../kit/ActionBar.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { kitText } from '../../../kit/texts.js';
import { edgePlace, isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { CourseSlip } from '../panels/CourseSlip.js';
import { ShipSlip } from '../panels/ShipSlip.js';
import { type Change, type Draft, offer, type Plan, type Planner, type Session } from '../session.js';
import { boardText } from '../texts.js';
import { cheapest, choiceOf, plot, type Reachable, reachFrom, reachMarks, withShipAt } from './course.js';

const { act, ask, mark } = boardText;

/** The two shots of the ship under way, each allowed at a target or explained. */
function shotAt(session: Session, id: ShipId, target: ShipId, weapon: Weapon): ActionItem {
  const { G } = session;
  const need = needOf(G, id, weapon, rangeOf(G, id, target));
  const name = shortName(target);
  const item = {
    id: weapon === 'guns' ? `fireGuns-${target}` : `fireCrew-${target}`,
    label: weapon === 'guns' ? act.fireGuns(name) : act.fireCrew(name),
    hint: need > 6 ? undefined : act.odds(need, kitText.percent((7 - need) / 6)),
  };
  return offer(session, item, weapon === 'guns' ? 'fireGuns' : 'fireCrew', [target]);
}

/** One step at a time: ahead, turns, free turns. */
function helmItems(session: Session, id: ShipId): ActionItem[] {
  const { speed } = ROSTER[id];
  const ahead = offer(session, { id: 'advance', label: act.ahead, hint: act.points(1) }, 'advance', []);
  const turns = TURN_SIDES.flatMap((sides) =>
    (sides === 3 ? (['L'] as const) : HANDS).map((hand) =>
      offer(session, { id: `turn-${hand}${sides}`, label: act.turn(hand, sides), hint: act.points(turnCost(speed, sides)) }, 'turn', [
        hand,
        sides,
      ]),
    ),
  );
  const trims = HANDS.map((hand) => offer(session, { id: `trim-${hand}`, label: act.trim(hand), hint: act.free }, 'trim', [hand]));
  return [ahead, ...turns, ...trims];
}

/** The ways to end: with the side of turn that is owed, or just so. */
export function endItems(session: Session, id: ShipId): ActionItem[] {
  const active = activeOf(session.G);
  if (!wayUnmet(active)) return [offer(session, { id: 'endActivation', label: act.end(shortName(id)) }, 'endActivation', [])];
  return (['L', 'R', 'defer'] as const).map((yaw) =>
    offer(session, { id: `endActivation-${yaw}`, label: act.endYaw[yaw], hint: act.keepsWay }, 'endActivation', [yaw]),
  );
}

/** What a press on a place adds to a course, or replaces it with. */
function courseTo(reach: Reachable, place: PlaceId, before: readonly Token[]): readonly Token[] | undefined {
  const exit = reach.exits.get(place);
  if (exit) return [...before, ...exit.tokens];
  const sand = reach.sands.get(place);
  if (sand) return [...before, ...sand];
  const way = cheapest(reach.arrivals.get(place) ?? new Map());
  return way && [...before, ...way.tokens];
}

/** Keys of the helm, each with the actions it may stand for. */
const HELM_KEYS: Plan['keys'] = {
  w: ['advance'],
  q: ['turn-L1'],
  e: ['turn-R1'],
  ',': ['trim-L'],
  '.': ['trim-R'],
  f: ['fireGuns', 'fireCrew', 'aim'],
  x: ['endActivation'],
  ArrowUp: ['advance'],
  ArrowLeft: ['turn-L1'],
  ArrowRight: ['turn-R1'],
  Enter: ['sailCourse', 'endActivation'],
};

/** The step `sailing`: a course hex by hex or all at once, shots on the way and at its end, and the end of the move. */
export const planSailing: Planner = (session: Session, draft: Draft, change: Change): Plan => {
  const { G, me } = session;
  const active = activeOf(G);
  const id = active.ship;
  const name = shortName(id);
  const vessel = vesselOf(G, id);
  const start = helmOf(G);
  const own: HexId = grid.labels[start.hex];
  const course = plot(vessel, start, active.ended ? [] : draft.tokens);
  const drawn = draft.tokens.length > 0 && !active.ended;
  const from = draft.plot && drawn ? course.helm : start;
  const reach: Reachable =
    active.ended || (draft.plot && course.over)
      ? { states: [], arrivals: new Map(), exits: new Map(), sands: new Map() }
      : reachFrom(vessel, from);

  const marks = new Map<PlaceId, HexMark>(reachMarks(reach, own));
  marks.set(own, { kind: 'chosen', meaning: mark.underWay });
  const there = withShipAt(G, id, course.end);
  const aimed = drawn ? there : G;
  const shots = WEAPONS.map((weapon) => shotsOf(aimed, id, weapon, true));
  for (const { target, refused, need, chance } of shots.flat()) {
    const hex = ship(G, target).hex;
    if (!refused && hex) marks.set(hex, { kind: 'target', meaning: mark.shot(need, kitText.percent(chance)) });
  }
  if (drawn && !course.edge) marks.set(course.end.hex, { kind: 'chosen', meaning: mark.courseEnd });
  const target = draft.target;
  const targetHex = target && ship(G, target).hex;
  if (targetHex) marks.set(targetHex, { kind: 'chosen', meaning: mark.aimed });

  const send = () => session.sendAll(draft.tokens.map(choiceOf));
  const actions: ActionItem[] = [];
  if (drawn) {
    const label = course.edge
      ? act.leave(boardText.edges[course.edge])
      : course.aground
        ? act.strand(course.end.hex)
        : act.sailTo(course.end.hex);
    actions.push({ id: 'sailCourse', label, hint: act.ofPoints(active.mp - course.left, active.mp), main: true, run: send });
    actions.push({ id: 'stepBack', label: act.stepBack, run: () => change({ tokens: draft.tokens.slice(0, -1) }) });
  }
  const fire = target && !drawn ? WEAPONS.map((weapon, i) => ({ ...shotAt(session, id, target, weapon), main: i === 0 })) : [];
  if (fire.length === 2 && fire[0].why) fire[1].main = true;
  actions.push(...fire);
  const inReach = [
    ...new Set(
      shots
        .flat()
        .filter(({ refused }) => !refused)
        .map((shot) => shot.target),
    ),
  ];
  if (!drawn) actions.push(...endItems(session, id).map((item, i) => ({ ...item, main: active.ended && !inReach.length && i === 0 })));
  if (!drawn && !active.ended) actions.push(...helmItems(session, id));
  if (!drawn && ship(G, id).towing) actions.push(offer(session, { id: 'castOff', label: act.castOff }, 'castOff', []));
  if (!active.ended) actions.push({ id: 'plot', label: act.plot, pressed: draft.plot, run: () => change({ plot: !draft.plot }) });
  if (draft.plot && !course.over)
    for (const { id: step, label, token } of act.plotSteps) {
      const further = plot(vessel, start, [...draft.tokens, token]);
      if (further.helm !== course.helm && (further.legs.length > course.legs.length || further.edge))
        actions.push({ id: `plot-${step}`, label, run: () => change({ tokens: [...draft.tokens, token] }) });
    }
  if (!target && !drawn)
    for (const each of inReach) actions.push({ id: `aim-${each}`, label: act.aimAt(shortName(each)), run: () => change({ target: each }) });

  const question = active.ended
    ? inReach.length
      ? ask.sailingEnded(name)
      : ask.sailingDone(name)
    : drawn
      ? course.edge
        ? ask.courseLeaves(name, boardText.edges[course.edge])
        : ask.course(name, course.end.hex, active.mp - course.left)
      : target
        ? ask.aimed(name, shortName(target))
        : ask.sailing(name, active.mp);

  return {
    ask: question,
    marks,
    selected: id,
    course: drawn ? course : undefined,
    fire: { G: aimed, id },
    zones: enemyOf(me),
    actions,
    shows: id,
    keys: HELM_KEYS,
    back: drawn
      ? () => change({ tokens: draft.plot ? draft.tokens.slice(0, -1) : [] })
      : target
        ? () => change({ target: undefined })
        : draft.plot
          ? () => change({ plot: false })
          : undefined,
    slip: (
      <>
        <CourseSlip
          G={G}
          id={id}
          points={active.mp}
          allowance={active.allowance}
          course={drawn ? course : undefined}
          ways={!draft.plot ? reach.arrivals.get(drawn ? course.end.hex : own) : undefined}
          owes={wayUnmet(active) && !drawn}
          onTokens={(tokens) => change({ tokens })}
        />
        <ShipSlip G={aimed} id={id} aim={target} brief onAim={drawn ? undefined : (each) => change({ target: each })} />
      </>
    ),
    press(place) {
      const enemy = isHex(place) ? shipAt(G, place) : undefined;
      if (enemy && flag(enemy) !== me) {
        if (drawn) change({ tokens: [], target: enemy });
        else if (enemy === target) {
          const item = fire.find(({ run }) => run);
          if (item) item.run?.();
          else session.notify(session.refusal('fireGuns', [enemy]));
        } else {
          change({ target: enemy });
          if (!inReach.includes(enemy)) session.notify(session.refusal('fireGuns', [enemy]));
        }
        return;
      }
      if (drawn && place === (course.edge ? edgePlace(course.edge) : course.end.hex)) return send();
      const tokens = courseTo(reach, place, draft.plot ? draft.tokens : []);
      if (tokens?.length) change({ tokens, target: undefined });
      else if (place === own) change({ tokens: [], target: undefined });
      else session.notify(session.refusal('advance', []) ?? outOfReach(session, id, place));
    },
  };
};

/** Why a hex cannot be reached: the points are too few, or whatever the next step there would be refused for. */
function outOfReach(session: Session, id: ShipId, place: PlaceId) {
  const { mp } = activeOf(session.G);
  return { key: 'outOfReach', case: '5.1', reason: boardText.outOfReach(shortName(id), isHex(place) ? place : boardText.beyond, mp) };
}
