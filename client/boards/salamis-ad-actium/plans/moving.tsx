import { type Edge, INWARDS, opponentOf, type SalamisMove, shootersOf } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Refusal } from '../../../../src/kit/rules.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import { shipName, squadronName } from '../names.js';
import { EntrySlip } from '../panels/EntrySlip.js';
import { HelmSlip } from '../panels/HelmSlip.js';
import { firstWish, PrayerSlip } from '../panels/PrayerSlip.js';
import { godName } from '../pantheons.js';
import { type Deed, deedLabel } from '../sentences/deeds.js';
import { type Change, type Draft, type Mark, picking, type Session, type StepView } from '../session.js';
import { useWords } from '../words/index.js';
import { firstEntry, lengthOf, nearestEdge, reservesOf } from './deploying.js';
import { coneOf, courseOf, courseTowards, extended, orderOf, ownShips } from './helm.js';

/** Plans where a reserve enters and on which heading [2.9]. */
function planEntering(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
  const { G, me } = session;
  const sq = draft.reserve ?? '';
  const entry = draft.entry ?? firstEntry(G, me);
  const to = (edge: Edge, at: number) => change({ entry: { edge, at, heading: edge === entry.edge ? entry.heading : INWARDS[edge] } });
  const turn = (by: number) => change({ entry: { ...entry, heading: (entry.heading + by + 360) % 360 } });
  return {
    ask: ask.enter(squadronName(G, sq)),
    marks: new Map(),
    entry,
    actions: [
      offer(session, { id: 'enter', label: act.enter(squadronName(G, sq)), main: true }, 'enter', [sq, { ...entry }]),
      { id: 'wait', label: act.keepWaiting, run: () => change(picking()) },
    ],
    back: () => change(picking()),
    point: (x, y) => {
      const { edge, at } = nearestEdge(G, x, y);
      to(edge, at);
    },
    keys: {
      d: () => turn(5),
      f: () => turn(-5),
      w: () => to(entry.edge, Math.min(lengthOf(G, entry.edge), entry.at + 10)),
      s: () => to(entry.edge, Math.max(0, entry.at - 10)),
    },
    slip: <EntrySlip session={session} sq={sq} entry={entry} enemyEdge={G.baseEdge[opponentOf(me)]} onPlace={to} onTurn={turn} />,
  };
}

/** Plans a libation: the god and the request [3.1]. A selected ship becomes part of the request. */
function planPraying(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
  const { G, me } = session;
  const { god } = draft;
  const pour: ActionItem[] = god
    ? [offer(session, { id: 'pour', label: act.pour(godName(G, me, god)), main: true }, 'libation', [god, { ...draft.wish }])]
    : [];
  const healing = god === 'healing' ? G.order.filter((id) => G.ships[id].status === 'table' && G.ships[id].side === me) : [];
  return {
    ask: ask.pray,
    marks: new Map(
      healing.map((id) => [id, { kind: draft.wish.ship === id ? 'chosen' : 'pick', meaning: session.words.mark.prayed } as const]),
    ),
    actions: [...pour, { id: 'noPrayer', label: act.noPrayer, run: () => change(picking()) }],
    back: () => change(picking()),
    press: (place) => {
      if (healing.includes(place)) change({ wish: { ship: place } });
      else if (G.ships[place]?.side === opponentOf(me)) session.notify(session.refusal('libation', ['healing', { ship: place }]));
    },
    slip: <PrayerSlip session={session} draft={draft} change={change} />,
  };
}

interface FleetSlipProps {
  readonly session: Session;
  readonly change: Change;
}

/** Panel at the start of an Action Phase, listing squadrons with ships that can still act. */
function FleetSlip({ session, change }: FleetSlipProps) {
  const text = useWords().fleet;
  const { G } = session;
  const free = sailors(session);
  const squadrons = [...new Set(free.map((id) => G.ships[id].sq))];
  return (
    <section className="wg-slip">
      <h2>{text.title}</h2>
      {squadrons.map((sq) => (
        <button key={sq} type="button" className="wg-helm-wide" onClick={() => change(picking(free.find((id) => G.ships[id].sq === sq)))}>
          {squadronName(G, sq)} <b>{text.toSail(free.filter((id) => G.ships[id].sq === sq).length)}</b>
        </button>
      ))}
      {!free.length && <p className="wg-slip-lines">{text.allDone}</p>}
    </section>
  );
}

/** A ship's moves that need no course. */
type ShipDeed = Exclude<Deed, { readonly move: 'toggleBoom' | 'libation' | 'repair' }>;
const SHIP_DEEDS: ReadonlySet<string> = new Set<ShipDeed['move']>([
  'grapple',
  'cutFree',
  'backOff',
  'tow',
  'castOff',
  'sails',
  'refloat',
  'polearm',
]);
const isShipDeed = (choice: SalamisMove): choice is ShipDeed => SHIP_DEEDS.has(choice.move);
const deedsBy = (session: Session, id: string | undefined): ShipDeed[] =>
  session.choices.filter(isShipDeed).filter(({ args: [by] }) => by === id);

/** Returns the buttons for a ship's actions other than moving. Refloating is the main action of a ship aground. */
const deedsOf = (session: Session, id: string): ActionItem[] =>
  deedsBy(session, id).map((deed) => ({
    id: `${deed.move}-${deed.args.join('-')}`,
    ...deedLabel(session, deed),
    main: deed.move === 'refloat' && !deed.args[1],
    run: () => session.send(deed.move, ...deed.args),
  }));

function marksFor(session: Session, draft: Draft): Map<string, Mark> {
  const { mark } = session.words;
  const { G } = session;
  const marks = new Map<string, Mark>();
  for (const id of sailors(session)) marks.set(id, { kind: 'pick', meaning: mark.pick });
  for (const deed of deedsBy(session, draft.ship)) {
    const [, target] = deed.args;
    if (typeof target === 'string' && G.ships[target]) marks.set(target, { kind: 'target', meaning: deedLabel(session, deed).label });
  }
  for (const id of draft.group) marks.set(id, { kind: 'chosen', meaning: mark.group });
  if (draft.ship) marks.set(draft.ship, { kind: 'chosen', meaning: mark.chosen });
  return marks;
}

function sailing(session: Session, draft: Draft, id: string): ActionItem[] {
  const { act } = session.words;
  const { G } = session;
  if (!draft.steps.length) return [];
  const order = orderOf(G, id, draft);
  const group = [id, ...draft.group];
  const sail =
    draft.group.length > 0
      ? offer(session, { id: 'sail', label: act.sailGroup(group.length), main: true }, 'moveGroup', [group, order])
      : offer(session, { id: 'sail', label: act.sail(shipName(G, id)), main: true }, 'moveShip', [id, order]);
  return [sail];
}

/** Whether a ship is ashore and cannot be refloated now. */
const isStuck = (session: Session, id: string): boolean =>
  session.G.ships[id].aground !== null && !deedsBy(session, id).some(({ move }) => move === 'refloat');

/** Returns the player's ships that can still move or be refloated. */
const sailors = (session: Session): string[] =>
  ownShips(session.G, session.me).filter((id) => session.refusal('pass', [id]) === undefined && !isStuck(session, id));

/** Returns the other ships of a ship's squadron that can still move. */
const fellows = (session: Session, id: string): string[] =>
  sailors(session).filter((other) => other !== id && session.G.ships[other].sq === session.G.ships[id].sq);

/** Whether a ship alone, without its group, can move along the plotted course. */
const sailsNow = (session: Session, draft: Draft, id: string): boolean =>
  draft.steps.length > 0 && !draft.group.length && session.refusal('moveShip', [id, orderOf(session.G, id, draft)]) === undefined;

/** Maximum distance, in mm, between two clicks that count as the same point: about the width of a galley. */
const SAME = 15;

/** Handles clicks on the sea. The first click plots a course; a second at the same point, or at the end of the course, moves the ship. */
function point(session: Session, draft: Draft, change: Change, id: string): Pick<StepView, 'point' | 'agree'> {
  const [sail] = sailing(session, draft, id);
  return {
    point(x, y, drawn) {
      const again = !drawn && draft.spot !== undefined && Math.hypot(draft.spot[0] - x, draft.spot[1] - y) <= SAME;
      if (again && sail?.run) sail.run();
      else change({ steps: courseTowards(session.G, id, draft, x, y), spot: [x, y], target: undefined });
    },
    agree: sail?.run,
  };
}

function press(session: Session, draft: Draft, change: Change) {
  return (place: string, more: boolean): void => {
    const { G, me } = session;
    const vessel = G.ships[place];
    if (vessel?.side === me) {
      if (more && draft.ship && place !== draft.ship) {
        const group = draft.group.includes(place) ? draft.group.filter((id) => id !== place) : [...draft.group, place];
        change({ group });
      } else change(picking(place === draft.ship ? undefined : place));
      session.notify(place === draft.ship ? undefined : session.refusal('pass', [place]));
    } else if (draft.ship && vessel && place === draft.target && sailsNow(session, draft, draft.ship)) {
      // The course is already plotted, so the second click moves the ship.
      session.send('moveShip', draft.ship, orderOf(G, draft.ship, draft));
    } else if (draft.ship && vessel) change({ target: place, steps: courseTowards(G, draft.ship, draft, vessel.at.x, vessel.at.y) });
  };
}

const nextShip = (session: Session, draft: Draft): string | undefined => {
  const free = sailors(session);
  const at = draft.ship ? free.indexOf(draft.ship) : -1;
  return free[(at + 1) % free.length];
};

function helmKeys(session: Session, draft: Draft, change: Change): StepView['keys'] {
  const { G } = session;
  const id = draft.ship;
  const next = () => change(picking(nextShip(session, draft)));
  if (!id) return { n: next };
  const by = (kind: 'run' | 'turn', amount: number) => () => change(extended(G, id, draft, kind, amount));
  return {
    n: next,
    w: by('run', 10),
    s: by('run', -10),
    e: by('run', 1),
    q: by('run', -1),
    d: by('turn', 5),
    f: by('turn', -5),
    Backspace: () => change({ steps: draft.steps.slice(0, -1) }),
    b: () => change({ burst: !draft.burst, approach: false }),
    p: () => change({ approach: !draft.approach, burst: false }),
    ...(draft.last && { g: () => change({ ...draft.last }) }),
  };
}

/** Returns why a reserve cannot enter yet. Ignores land at the default entry point, because the player can choose a different point. */
function closedTo(session: Session, sq: string): Refusal | undefined {
  const why = session.refusal('enter', [sq, firstEntry(session.G, session.me)]);
  return why?.key === 'coastThere' ? undefined : why;
}

/** Returns the actions that need no selected ship: a libation, reserves, booms [3.1, 2.9, 4.3]. */
function besides(session: Session, change: Change): ActionItem[] {
  const { act } = session.words;
  const { G, me } = session;
  const god = 'sea';
  const pray = (): ActionItem => {
    const why = session.refusal('libation', [god, firstWish(G, me, god)]);
    return { id: 'pray', label: act.pray, ...(why ? { why } : { run: () => change({ ...picking(), god, wish: firstWish(G, me, god) }) }) };
  };
  const reserves = reservesOf(G, me).map((sq): ActionItem => {
    const why = closedTo(session, sq);
    const label = act.bringOn(squadronName(G, sq));
    const run = () => change({ ...picking(), reserve: sq, entry: firstEntry(G, me) });
    return { id: `bringOn-${sq}`, label, ...(why ? { why } : { run }) };
  });
  const booms = argsOf(session, 'toggleBoom').map(
    ([fort]): ActionItem => ({
      id: `boom-${fort}`,
      label: `${shipName(G, fort)}: ${deedLabel(session, { move: 'toggleBoom', args: [fort] }).label}`,
      run: () => session.send('toggleBoom', fort),
    }),
  );
  return [...(G.options.libations && G.libations.left[me] > 0 ? [pray()] : []), ...reserves, ...booms];
}

/** Returns what the player gives up by starting to shoot: ships that can still act, reserves that can still enter. */
function leftToAct(session: Session): Pick<ActionItem, 'hint' | 'forgoes'> {
  const able = new Set([...sailors(session), ...session.choices.filter(isShipDeed).map(({ args: [id] }) => id)]).size;
  const reserves = reservesOf(session.G, session.me).filter((sq) => !closedTo(session, sq)).length;
  return able + reserves ? { hint: session.words.act.left.act(able, reserves), forgoes: able + reserves } : {};
}

/** Returns why a ship that is aground or beached cannot move, or undefined. */
const strandedBy = (session: Session, id: string): Refusal | undefined =>
  session.G.ships[id].aground ? session.refusal('moveShip', [id, { steps: [['F', 1]] }]) : undefined;

/** Plans the first step of an Action Phase, in which ships move, ram, rake and grapple. */
export function planMoving(session: Session, draft: Draft, change: Change): StepView {
  const { act, ask } = session.words;
  const { G } = session;
  if (draft.god) return planPraying(session, draft, change);
  if (draft.reserve && reservesOf(G, session.me).includes(draft.reserve)) return planEntering(session, draft, change);
  const id = draft.ship && G.ships[draft.ship]?.side === session.me ? draft.ship : undefined;
  const course = id ? courseOf(G, id, draft) : undefined;
  const may = id ? session.refusal('pass', [id]) : undefined;
  const stranded = id && !may ? strandedBy(session, id) : undefined;
  const still = may ?? stranded;
  const free = nextShip(session, draft);
  const left = leftToAct(session);
  // Shooters are counted only after all ships have moved, because until then more ships may come into range.
  const shooters = id || free ? 0 : shootersOf(G, session.player);
  const end = shooters && !left.forgoes ? { hint: act.left.shoot(shooters), forgoes: shooters } : left;
  const actions: ActionItem[] = id
    ? [
        ...sailing(session, draft, id),
        ...(draft.last && !draft.steps.length && !still
          ? [{ id: 'again', label: act.again, main: true, run: () => change({ ...draft.last }) }]
          : []),
        ...deedsOf(session, id),
        offer(session, { id: 'pass', label: act.pass(shipName(G, id)) }, 'pass', [id]),
        offer(session, { id: 'shooting', label: act.shooting, ...left }, 'startShooting', []),
      ]
    : [
        ...(free ? [{ id: 'next', label: act.nextShip, main: true, run: () => change(picking(free)) }] : []),
        ...besides(session, change),
        offer(session, { id: 'shooting', label: act.shooting, main: shooters > 0, ...left }, 'startShooting', []),
        offer(session, { id: 'end', label: act.endAction, main: !free && !shooters, ...end }, 'endAction', []),
      ];
  return {
    ask: id ? (may ? ask.cannotSail : !stranded ? ask.sail : isStuck(session, id) ? ask.stuck : ask.stranded)(shipName(G, id)) : ask.move,
    marks: marksFor(session, draft),
    actions,
    selected: id,
    group: draft.group,
    course,
    cone: id && !still ? coneOf(G, id, draft) : undefined,
    approaching: draft.approach,
    press: press(session, draft, change),
    ...(id && !still && point(session, draft, change, id)),
    back: draft.steps.length ? () => change({ steps: draft.steps.slice(0, -1) }) : id ? () => change(picking()) : undefined,
    keys: helmKeys(session, draft, change),
    shows: id,
    slip: id ? (
      <HelmSlip session={session} draft={draft} change={change} id={id} course={course} refused={still} fellows={fellows(session, id)} />
    ) : (
      <FleetSlip session={session} change={change} />
    ),
  };
}
