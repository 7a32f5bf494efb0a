import {
  activeOf,
  flag,
  type GrandArmada,
  grid,
  HANDS,
  type HexId,
  helmOf,
  needOf,
  ROSTER,
  rangeOf,
  type ShipId,
  type ShotPreview,
  ship,
  shotsOf,
  TURN_SIDES,
  turnCost,
  vesselOf,
  WEAPONS,
  type Weapon,
  wayUnmet,
  weaponRefusal,
} from '../../../../src/games/grand-armada/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { isHex, type PlaceId } from '../chart/geography.js';
import { shipAt, shortName } from '../names.js';
import { CourseSlip } from '../panels/CourseSlip.js';
import { ShipSlip } from '../panels/ShipSlip.js';
import type { Change, Draft, Planner, Session, StepView } from '../session.js';
import {
  choiceOf,
  courseQuestion,
  courseTo,
  endPlace,
  NOWHERE,
  outOfReach,
  type Plotted,
  plot,
  type Reachable,
  reachFrom,
  reachMarks,
  sailLabel,
  TOKENS,
  withShipAt,
} from './course.js';

/** Returns the button that fires the moving ship at a target, or the reason why the shot is refused. */
function shotAt(session: Session, id: ShipId, target: ShipId, weapon: Weapon): ActionItem {
  const { G, kit } = session;
  const { act } = session.words;
  const need = needOf(G, id, weapon, rangeOf(G, id, target));
  const name = shortName(target);
  const item = {
    id: weapon === 'guns' ? `fireGuns-${target}` : `fireCrew-${target}`,
    label: weapon === 'guns' ? act.fireGuns(name) : act.fireCrew(name),
    hint: need > 6 ? undefined : act.odds(need, kit.percent((7 - need) / 6)),
  };
  return offer(session, item, weapon === 'guns' ? 'fireGuns' : 'fireCrew', [target]);
}

/** Returns the buttons that steer the ship by single steps. */
function helmItems(session: Session, id: ShipId): ActionItem[] {
  const { act } = session.words;
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

/** Returns the buttons that end the move: one for each direction of a required turn and one to defer it, or one if no turn is required. */
export function endItems(session: Session, id: ShipId): ActionItem[] {
  const { act } = session.words;
  if (!wayUnmet(session.G)) return [offer(session, { id: 'endActivation', label: act.end(shortName(id)) }, 'endActivation', [])];
  return (['L', 'R', 'defer'] as const).map((yaw) =>
    offer(session, { id: `endActivation-${yaw}`, label: act.endYaw[yaw] }, 'endActivation', [yaw]),
  );
}

/** Keyboard shortcuts, each with the prefixes of its action ids. */
const HELM_KEYS: StepView['keys'] = {
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

/** The moving ship and its draft, with the values needed for the step view. */
interface Situation {
  readonly session: Session;
  readonly draft: Draft;
  readonly id: ShipId;
  readonly own: HexId;
  readonly course: Plotted;
  readonly drawn: boolean;
  readonly reach: Reachable;
  /** State at the end of the plotted course; otherwise the current state. */
  readonly aimed: GrandArmada;
  readonly shots: readonly (ShotPreview & { readonly weapon: Weapon })[];
  /** Possible targets from the end of the course, or otherwise from the current hex. */
  readonly inReach: readonly ShipId[];
}

function situationOf(session: Session, draft: Draft): Situation {
  const { G } = session;
  const active = activeOf(G);
  const id = active.ship;
  const vessel = vesselOf(G, id);
  const start = helmOf(G);
  const course = plot(vessel, start, active.ended ? [] : draft.tokens);
  const drawn = draft.tokens.length > 0 && !active.ended;
  const reach = active.ended || (draft.plot && course.over) ? NOWHERE : reachFrom(vessel, draft.plot && drawn ? course.helm : start);
  const aimed = drawn ? withShipAt(G, id, course.end) : G;
  const shots = WEAPONS.flatMap((weapon) => shotsOf(aimed, id, weapon, true).map((shot) => ({ ...shot, weapon }))).filter(
    ({ refused }) => !refused,
  );
  const inReach = [...new Set(shots.map(({ target }) => target))];
  return { session, draft, id, own: grid.labels[start.hex], course, drawn, reach, aimed, shots, inReach };
}

function marksOf({ session: { G, words, kit }, draft, own, course, drawn, reach, shots }: Situation): Map<PlaceId, HexMark> {
  const { mark } = words;
  const marks = reachMarks(reach, own, words);
  marks.set(own, { kind: 'chosen', meaning: mark.underWay });
  for (const { target, need, chance } of shots) {
    const { hex } = ship(G, target);
    if (hex) marks.set(hex, { kind: 'target', meaning: mark.shot(need, kit.percent(chance)) });
  }
  if (drawn && !course.edge) marks.set(course.end.hex, { kind: 'chosen', meaning: mark.courseEnd });
  const aimedAt = draft.target && ship(G, draft.target).hex;
  if (aimedAt) marks.set(aimedAt, { kind: 'chosen', meaning: mark.aimed });
  return marks;
}

const MOVE_OF = { guns: 'fireGuns', crew: 'fireCrew' } as const;

const send = ({ session, draft }: Situation) => session.sendAll(draft.tokens.map(choiceOf));

/** Returns the fire buttons for the selected target, the weapon that the player aims first. The first allowed shot is the main button. */
function fireItems({ session, draft: { target, weapon }, id, drawn }: Situation): ActionItem[] {
  if (!target || drawn) return [];
  const weapons = [...WEAPONS].sort((a, b) => Number(b === weapon) - Number(a === weapon));
  const items = weapons.map((each) => shotAt(session, id, target, each));
  const first = items.find(({ run }) => run);
  return items.map((item) => ({ ...item, main: item === first }));
}

/** Returns the buttons for the next step of a plotted course. */
function plotItems({ session: { G, words }, draft, id, course }: Situation, change: Change): ActionItem[] {
  if (!draft.plot || course.over) return [];
  const vessel = vesselOf(G, id);
  return TOKENS.flatMap((token) => {
    const tokens = [...draft.tokens, token];
    const further = plot(vessel, helmOf(G), tokens);
    const goes = further.legs.length > course.legs.length || further.edge !== undefined;
    return goes ? [{ id: `plot-${token}`, label: words.act.steps[token], run: () => change({ tokens }) }] : [];
  });
}

function actionsOf(at: Situation, change: Change): ActionItem[] {
  const { session, draft, id, course, drawn } = at;
  const { words } = session;
  const { act } = words;
  const { ended, mp } = activeOf(session.G);
  const { move, fire } = canOf(at);
  const plotting: ActionItem[] = ended
    ? []
    : [{ id: 'plot', label: act.plot, pressed: draft.plot, run: () => change({ plot: !draft.plot }) }, ...plotItems(at, change)];
  if (drawn) {
    return [
      { id: 'sailCourse', label: sailLabel(course, words), hint: act.ofPoints(mp - course.left, mp), main: true, run: () => send(at) },
      { id: 'stepBack', label: act.stepBack, run: () => change({ tokens: draft.tokens.slice(0, -1) }) },
      ...plotting,
    ];
  }
  const ends = endItems(session, id);
  const main = !move && !fire && ends.length === 1;
  return [
    ...(draft.target ? fireItems(at) : aimItems(at, !move, change)),
    steerItem(at, change),
    // Both groups of steps have the same labels, so only one is shown.
    ...(draft.steer && !ended ? [...(draft.plot ? [] : helmItems(session, id)), ...plotting] : []),
    ...ends.map((item) => ({ ...item, main })),
    ...(ship(session.G, id).towing ? [offer(session, { id: 'castOff', label: act.castOff }, 'castOff', [])] : []),
  ];
}

/** Returns the button that aims a weapon at its best target, or the reason why the weapon has no target. */
function weaponItem({ session, id, shots }: Situation, weapon: Weapon, change: Change): ActionItem {
  const { act, slip } = session.words;
  const item = { id: `aim-${weapon}`, label: slip.weapon[weapon] };
  const mine = shots.filter((shot) => shot.weapon === weapon).sort((a, b) => b.chance - a.chance);
  const [best] = mine;
  if (best) return { ...item, hint: act.inReach(mine.length), run: () => change({ target: best.target, weapon }) };
  const refused = weaponRefusal(session.G, id, weapon, true);
  return { ...item, why: refused ? session.refusal(MOVE_OF[weapon], [id]) : { reason: slip.noTarget, case: '8.2' } };
}

/** Returns the buttons for both weapons. If `main` is true, the first weapon with a target is the main button. */
function aimItems(at: Situation, main: boolean, change: Change): ActionItem[] {
  const items = WEAPONS.map((weapon) => weaponItem(at, weapon, change));
  const first = main ? items.find(({ run }) => run) : undefined;
  return items.map((item) => (item === first ? { ...item, main } : item));
}

/** Returns the button that shows or hides the single steps, or the reason why the ship cannot move. */
function steerItem({ session, id, draft }: Situation, change: Change): ActionItem {
  const { steer } = session.words.act;
  const item = { id: 'steer', label: steer };
  const able = helmItems(session, id).some(({ run }) => run);
  if (!able) return { ...item, why: session.refusal('advance', []) };
  return { ...item, pressed: draft.steer, run: () => change({ steer: !draft.steer, plot: false }) };
}

/** Returns what the ship may still do before its move ends. */
function canOf({ session, id, inReach }: Situation) {
  const { ended } = activeOf(session.G);
  const steps = ended ? [] : helmItems(session, id).filter(({ run }) => run);
  const trims = steps.filter(({ id: step }) => step.startsWith('trim'));
  return { move: steps.length > trims.length, fire: inReach.length > 0, trim: trims.length > 0 };
}

function questionOf(at: Situation): string {
  const { session, draft, id, course, drawn, inReach, shots } = at;
  const { words } = session;
  const { ask } = words;
  const { ended, mp } = activeOf(session.G);
  const name = shortName(id);
  if (drawn) return courseQuestion(name, course, mp, words);
  if (draft.target) {
    const stops = !ended && shots.some(({ weapon, target }) => weapon === 'guns' && target === draft.target);
    return ask.aimed(name, shortName(draft.target), stops);
  }
  if (ended) return inReach.length ? ask.sailingEnded(name) : ask.sailingDone(name);
  return ask.sailing(name, mp, canOf(at));
}

/** Returns a function that undoes the last course step, aim or change to plotting. */
function backFrom({ draft, drawn }: Situation, change: Change): (() => void) | undefined {
  if (drawn) return () => change({ tokens: draft.plot ? draft.tokens.slice(0, -1) : [] });
  if (draft.target) return () => change({ target: undefined });
  return draft.plot ? () => change({ plot: false }) : undefined;
}

/** Handles a click on an enemy. The first click aims at the enemy, a second one fires. */
function pressEnemy(at: Situation, enemy: ShipId, change: Change): void {
  const { session, draft, drawn, inReach } = at;
  const shot = !drawn && enemy === draft.target ? fireItems(at).find(({ run }) => run) : undefined;
  if (shot) {
    shot.run?.();
    return;
  }
  change({ tokens: [], target: enemy, weapon: undefined });
  if (!drawn && !inReach.includes(enemy)) session.notify(session.refusal('fireGuns', [enemy]));
}

/** Handles a click on a place. The first click draws a course to it, a second one sends the course. */
function pressSea(at: Situation, place: PlaceId, change: Change): void {
  const { session, draft, id, own, course, drawn, reach } = at;
  const tokens = courseTo(reach, place);
  if (drawn && place === endPlace(course)) send(at);
  else if (tokens?.length) change({ tokens: [...(draft.plot ? draft.tokens : []), ...tokens], target: undefined });
  else if (place === own) change({ tokens: [], target: undefined });
  else session.notify(session.refusal('advance', []) ?? outOfReach(id, place, activeOf(session.G).mp, session.words));
}

/** Plans the step `sailing`: course, shots and the end of the move. */
export const planSailing: Planner = (session: Session, draft: Draft, change: Change): StepView => {
  const { G } = session;
  const at = situationOf(session, draft);
  const { id, own, course, drawn, reach, aimed } = at;
  const active = activeOf(G);
  return {
    ask: questionOf(at),
    marks: marksOf(at),
    selected: id,
    course: drawn ? course : undefined,
    fire: { G: aimed, id },
    aims: draft.target !== undefined,
    actions: actionsOf(at, change),
    shows: id,
    keys: HELM_KEYS,
    helm: active.ended || drawn ? [] : helmItems(session, id),
    back: backFrom(at, change),
    slip: (
      <>
        <CourseSlip
          G={G}
          id={id}
          points={active.mp}
          allowance={active.allowance}
          course={drawn ? course : undefined}
          ways={!draft.plot ? reach.arrivals.get(drawn ? course.end.hex : own) : undefined}
          owes={wayUnmet(G) && !drawn}
          onTokens={(tokens) => change({ tokens })}
        />
        <ShipSlip G={aimed} id={id} aim={draft.target} brief onAim={drawn ? undefined : (each) => change({ target: each })} />
      </>
    ),
    press(place) {
      const there = isHex(place) ? shipAt(G, place) : undefined;
      if (there && flag(there) !== session.me) pressEnemy(at, there, change);
      else pressSea(at, place, change);
    },
  };
};
