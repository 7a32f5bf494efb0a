import { grid, swung } from '../../../../src/games/grand-armada/data/map.js';
import { enemyOf, type Heading, type HexId, type ShipId } from '../../../../src/games/grand-armada/ids.js';
import { sailing } from '../../../../src/games/grand-armada/preview.js';
import { idle } from '../../../../src/games/grand-armada/rules/points.js';
import { freshHelm } from '../../../../src/games/grand-armada/rules/reach.js';
import { reserves } from '../../../../src/games/grand-armada/rules/reinforcements.js';
import { vesselOf } from '../../../../src/games/grand-armada/rules/sailing.js';
import { flag, ship } from '../../../../src/games/grand-armada/rules/ships.js';
import type { ActionItem } from '../../../kit/ActionBar.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { BeginSlip } from '../panels/BeginSlip.js';
import { BriefSlip } from '../panels/BriefSlip.js';
import { ReserveSlip } from '../panels/ReserveSlip.js';
import { ShipSlip } from '../panels/ShipSlip.js';
import { argsOf, type Change, type Draft, forgetting, offer, type Plan, type Session } from '../session.js';
import { boardText } from '../texts.js';
import { cheapest, choiceOf, plot, reachFrom, reachMarks, withShipAt } from './course.js';
import { planEnter } from './enter.js';

const { act, ask, mark } = boardText;

interface Orders {
  readonly yaw?: 'L' | 'R';
  readonly tow?: ShipId | null;
}

/** What the side may do besides sailing a ship of its own. */
function others(session: Session): ActionItem[] {
  const { G, step } = session;
  const items: ActionItem[] = [];
  if (step === 'choose') items.push(offer(session, { id: 'forceEnemy', label: act.force }, 'forceEnemy', []));
  if (reserves(G, session.me).length) items.push(offer(session, { id: 'declineEntry', label: act.decline }, 'declineEntry', []));
  if (step === 'opening' && session.refusal('generalRetreat', [])?.key !== 'noRetreat')
    items.push(offer(session, { id: 'generalRetreat', label: act.retreat, hint: act.endsMatch }, 'generalRetreat', []));
  return items;
}

const FIRST: { readonly [step: string]: string } = { opening: ask.opening, must: ask.must, choose: ask.choose };

/** The steps `opening`, `must` and `choose`: which ship sails next, or who has to. */
export function planChoose(session: Session, draft: Draft, change: Change): Plan {
  const { G, me, step } = session;
  const able = idle(G, me);
  const entering = reserves(G, me);
  if (draft.ship && entering.includes(draft.ship)) return planEnter(session, draft, change, draft.ship);
  const id = draft.ship && able.includes(draft.ship) ? draft.ship : undefined;
  const pick = (next: ShipId | undefined) => change(forgetting(next));
  const explain = (place: PlaceId) => {
    const there = isHex(place) ? shipAt(G, place) : undefined;
    if (there && flag(there) === me) session.notify(session.refusal('activate', [there]));
  };
  const ableAt = (place: PlaceId) => able.find((each) => ship(G, each).hex === place);

  if (!id) {
    const marks = new Map<PlaceId, HexMark>();
    for (const each of able) {
      const { hex } = ship(G, each);
      if (hex) marks.set(hex, { kind: 'pick', meaning: mark.pick });
    }
    const chips = able.map((each): ActionItem => ({ id: `pick-${each}`, label: shortName(each), run: () => pick(each) }));
    const bring = entering.length
      ? [{ id: 'bringIn', label: act.bringIn, hint: act.reserves(entering.length), run: () => pick(entering[0]) }]
      : [];
    return {
      ask: FIRST[step] ?? '',
      marks,
      actions: [...others(session), ...bring, ...chips],
      slip:
        entering.length > 0 ? (
          <ReserveSlip G={G} side={me} ids={entering} picked={undefined} onPick={pick} />
        ) : G.turn === 1 ? (
          <BriefSlip G={G} me={me} />
        ) : undefined,
      press(place) {
        const found = ableAt(place);
        if (found) pick(found);
        else explain(place);
      },
    };
  }

  const { yawDue, heading, hex, towing } = ship(G, id);
  const yaw = yawDue ? draft.yaw : undefined;
  const facing: Heading = yaw ? swung(heading, yaw === 'L' ? -1 : 1) : heading;
  const turned = yaw ? withShipAt(G, id, { hex: hex ?? '', heading: facing }) : G;
  const { tide } = sailing(turned, id, facing);
  const vessel = vesselOf(G, id);
  const start = freshHelm(turned, id, facing);
  const own: HexId = grid.labels[start.hex];
  const reach = reachFrom(vessel, start);
  const ready = !yawDue || yaw !== undefined;
  const drawn = draft.tokens.length > 0 && ready && !tide;
  const course = plot(vessel, start, drawn ? draft.tokens : []);
  const aimed = withShipAt(G, id, course.end);

  const marks = new Map<PlaceId, HexMark>(ready ? reachMarks(reach, own) : []);
  for (const each of able) {
    const at = ship(G, each).hex;
    if (at && each !== id) marks.set(at, { kind: 'pick', meaning: mark.pick });
  }
  marks.set(own, { kind: 'chosen', meaning: mark.chosen });
  if (drawn && !course.edge) marks.set(course.end.hex, { kind: 'chosen', meaning: mark.courseEnd });

  const begin: Orders = yaw ? { yaw } : {};
  const argsFor = (orders: Orders) => (Object.keys(orders).length ? [id, orders] : [id]);
  const actions: ActionItem[] = [];
  if (drawn) {
    const label = course.edge
      ? act.leave(boardText.edges[course.edge])
      : course.aground
        ? act.strand(course.end.hex)
        : act.sailTo(course.end.hex);
    const orders = [{ move: 'activate', args: argsFor(begin) }, ...draft.tokens.map(choiceOf)];
    actions.push({
      id: 'sailCourse',
      label,
      hint: act.ofPoints(start.mp - course.left, start.mp),
      main: true,
      run: () => session.sendAll(orders),
    });
  }
  if (yawDue)
    for (const hand of ['L', 'R'] as const)
      actions.push({
        id: `yaw-${hand}`,
        label: act.yaw[hand],
        hint: act.owed,
        pressed: yaw === hand,
        main: !ready,
        run: () => change({ yaw: hand, tokens: [] }),
      });
  actions.push(
    offer(
      session,
      { id: 'activate', label: act.activate(shortName(id)), main: ready && !drawn, hint: tide ? act.tideFirst : act.points(start.mp) },
      'activate',
      argsFor(begin),
    ),
  );
  if (ready) {
    const tows = argsOf<[ShipId, Orders?]>(session, 'activate').filter(
      ([each, orders]) => each === id && orders?.tow !== undefined && orders.yaw === yaw,
    );
    for (const [, orders] of tows) {
      const tow = orders?.tow;
      const label = tow ? act.takeInTow(shortName(tow)) : act.castOffFirst(towing ? shortName(towing) : '');
      actions.push({ id: `tow-${tow ?? 'none'}`, label, run: () => session.send('activate', id, orders) });
    }
  }
  actions.push({ id: 'other', label: act.other, run: () => pick(undefined) });

  return {
    ask: !ready
      ? ask.yawDue(shortName(id))
      : drawn
        ? course.edge
          ? ask.courseLeaves(shortName(id), boardText.edges[course.edge])
          : ask.course(shortName(id), course.end.hex, start.mp - course.left)
        : tide
          ? ask.picksTide(shortName(id))
          : ask.picked(shortName(id)),
    marks,
    selected: id,
    course: drawn || yaw ? course : undefined,
    fire: { G: aimed, id },
    zones: enemyOf(me),
    shows: id,
    actions,
    keys: { Enter: ['sailCourse', 'activate'], q: ['yaw-L'], e: ['yaw-R'] },
    back: drawn ? () => change({ tokens: [] }) : () => pick(undefined),
    slip: (
      <>
        <BeginSlip
          G={turned}
          id={id}
          heading={facing}
          course={drawn ? course : undefined}
          ways={ready && !tide ? reach.arrivals.get(drawn ? course.end.hex : own) : undefined}
          onTokens={(tokens) => change({ tokens })}
        />
        <ShipSlip G={aimed} id={id} brief />
      </>
    ),
    press(place) {
      const mate = ableAt(place);
      if (drawn && place === (course.edge ? `edge-${course.edge}` : course.end.hex)) return actions[0].run?.();
      if (mate && mate !== id) return pick(mate);
      if (place === own) {
        if (draft.tokens.length) change({ tokens: [] });
        else if (ready) session.send('activate', ...argsFor(begin));
        return;
      }
      const tokens = reach.exits.get(place)?.tokens ?? reach.sands.get(place) ?? cheapest(reach.arrivals.get(place) ?? new Map())?.tokens;
      if (!tokens || !ready) explain(place);
      else if (tide) session.send('activate', ...argsFor(begin));
      else change({ tokens });
    },
  };
}
