import * as Type from '@sinclair/typebox';
import { grid, swung } from '../data/map.js';
import { ROSTER } from '../data/ships.js';
import { HANDS, type Hand, HandArg, type Heading, opponentOf, ShipArg, type ShipId, SidesArg, TURN_SIDES } from '../ids.js';
import type { Violation } from '../keys.js';
import { type GrandArmada, sideOf } from '../state.js';
import { holdersOf } from './grappling.js';
import { grounds, leave, runAground, strands } from './leaving.js';
import { activeOf, allowance, helmOf, idle, owesWay, wayUnmet } from './movementPoints.js';
import { afterTurn, isNo, oneAhead, onward, stayRefusal, trimRefusal, turnCost, turnRefusal, type Vessel, vesselOf } from './sailing.js';
import { action, by, flag, isCrippled, isUnderWay, onMap, ship, type Tools, violation } from './ships.js';
import { guardedBy } from './surrender.js';
import { owesTide, tideTakes } from './tide.js';
import { follow, takeInTow, towables, towHeading, towRefusal, tows } from './towing.js';
import { attitude } from './wind.js';
import { strikesNow } from './withdrawal.js';

// Movement of one ship [5.1 to 5.5].

const Orders = Type.Object(
  { yaw: Type.Optional(HandArg), tow: Type.Optional(Type.Union([ShipArg, Type.Null()])) },
  { additionalProperties: false },
);

const swungBy = (heading: Heading, hand: Hand | undefined): Heading => (hand ? swung(heading, hand === 'L' ? -1 : 1) : heading);

function idleRefusal(view: GrandArmada, player: string, id: ShipId): Violation | undefined {
  if (!view.ships[id]) return violation('notHere', '4.0', { ship: id });
  if (flag(id) !== sideOf(view, player)) return violation('notYours', '4.0', { ship: id });
  const { done, status } = ship(view, id);
  if (!isUnderWay(view, id)) return violation('cannotSail', '4.0', { ship: id, status });
  return done ? violation('moved', '4.0', { ship: id }) : undefined;
}

export const activate = action({
  name: 'activate',
  case: '4.0',
  args: [ShipArg, Type.Optional(Orders)],
  refuse(view, player, id, { yaw, tow } = {}) {
    const refused = idleRefusal(view, player, id);
    if (refused) return refused;
    const { yawDue, heading, towing } = ship(view, id);
    if (yawDue && !yaw) return violation('yawDue', '5.6', { ship: id });
    if (yaw && !yawDue) return violation('noYawDue', '5.6', { ship: id });
    if (tow === undefined) return undefined;
    if (tow === null) return towing ? undefined : violation('noTow', '9.1', { ship: id });
    return towRefusal(view, id, swungBy(heading, yaw), tow);
  },
  *choices(view, player) {
    const side = sideOf(view, player);
    const prizes = tows(view, side);
    for (const id of idle(view, side)) yield* activations(view, id, prizes);
  },
  perform(tools, _player, id, { yaw, tow } = {}) {
    const { G, emit } = tools;
    const sailed = ship(G, id);
    const before = sailed.heading;
    if (yaw) {
      sailed.heading = swungBy(sailed.heading, yaw);
      sailed.yawDue = false;
      emit({
        key: 'yawsFirst',
        case: '5.6',
        by: by(G, id),
        at: sailed.hex ? [sailed.hex] : [],
        who: [id],
        values: { heading: sailed.heading },
      });
    }
    if (tow !== undefined) takeInTow(tools, id, tow);
    setSail(tools, id);
    if (yaw) activeOf(G).yawedFrom = before;
  },
});

/** Yields each direction of a required turn, and each ship that can be taken in tow or cast off. */
function* activations(G: GrandArmada, id: ShipId, prizes: ShipId[]): Generator<[ShipId] | [ShipId, { yaw?: Hand; tow?: ShipId | null }]> {
  const { yawDue, heading, towing } = ship(G, id);
  for (const yaw of yawDue ? HANDS : [undefined]) {
    yield yaw ? [id, { yaw }] : [id];
    if (towing) yield [id, yaw ? { yaw, tow: null } : { tow: null }];
    for (const tow of towables(G, id, swungBy(heading, yaw), prizes)) yield [id, yaw ? { yaw, tow } : { tow }];
  }
}

/** Sets the MP from the wind and the heading [5.5] or, with a tow, from the tow [9.1]. */
function setSail(tools: Tools, id: ShipId): void {
  const { G, emit } = tools;
  const { towing, heading, hex } = ship(G, id);
  const windwise = towing ? ship(G, towing).heading : heading;
  const points = allowance(G, id);
  const crippled = isCrippled(G, id);
  emit({
    key: points ? 'activate' : 'becalmed',
    case: crippled ? '11.0' : towing ? '9.1' : '5.5',
    by: by(G, id),
    at: hex ? [hex] : [],
    who: [id],
    values: { attitude: attitude(windwise, G.windFrom), points, crippled, ...(towing && { towing }) },
  });
  begin(G, id, points);
}

export function begin(G: GrandArmada, id: ShipId, points: number): void {
  ship(G, id).done = true;
  G.active = {
    ship: id,
    allowance: points,
    mp: points,
    entered: 0,
    ...(owesWay(G, id) && { owesWay: ship(G, id).heading }),
  };
  G.toAct = flag(id);
  G.step = 'sailing';
}

const over = ({ active }: GrandArmada): Violation | undefined =>
  active?.ended ? violation('movementOver', '5.3', { ship: active.ship }) : undefined;

function advanceRefusal(view: GrandArmada): Violation | undefined {
  const ended = over(view);
  if (ended) return ended;
  const answer = oneAhead(vesselOf(view, activeOf(view).ship), helmOf(view));
  return isNo(answer) ? answer : undefined;
}

export const advance = action({
  name: 'advance',
  case: '5.1',
  args: [],
  refuse: advanceRefusal,
  choices: (view) => (advanceRefusal(view) ? [] : [[]]),
  perform(tools) {
    const { G, emit } = tools;
    const active = activeOf(G);
    const vessel = vesselOf(G, active.ship);
    if (owesTide(vessel, helmOf(G))) tideTakes(tools, vessel);
    const helm = helmOf(G);
    const answer = oneAhead(vessel, helm);
    if (isNo(answer)) {
      emit({ key: 'tideHolds', case: '11.0', by: by(G, active.ship), who: [active.ship] });
      return;
    }
    active.mp -= 1;
    if ('edge' in answer) {
      leave(tools, active.ship, answer.edge);
      finish(G);
      return;
    }
    const from = grid.labels[helm.hex];
    const to = grid.labels[answer.to];
    emit({
      key: 'advance',
      case: '5.1',
      by: by(G, active.ship),
      at: [from, to],
      who: [active.ship],
      ...towTold(G, vessel, helm.hex, answer.to),
    });
    arrive(tools, to);
    if (strands(vessel, answer.to)) {
      runAground(tools, active.ship);
      finish(G);
    } else if (vessel.towing) bringAlong(tools, vessel.towing, helm.hex);
    if (G.active && onward(vessel, helm, answer.to).stopped) active.stopped = true;
    if (G.active) awaitReaction(G);
  },
});

export function arrive({ G }: Tools, hex: string): void {
  const active = activeOf(G);
  ship(G, active.ship).hex = hex;
  active.entered += 1;
  delete active.turnedHere;
  delete active.yawedFrom;
}

/** Lets the enemy fire if `passingFire` is `react` [8.1]. */
export function awaitReaction(G: GrandArmada): void {
  if (G.options.passingFire !== 'react') return;
  G.step = 'react';
  G.toAct = opponentOf(flag(activeOf(G).ship));
}

/** Returns event values for the tow; none if the ship runs aground, which loses the tow. */
function towTold(G: GrandArmada, vessel: Vessel, left: number, to: number) {
  const { towing: tow } = vessel;
  return tow && !strands(vessel, to) ? { values: { tow, towHeading: towHeading(G, tow, left) } } : {};
}

/** Moves the towed ship, possibly onto sand [9.1, 5.6]. */
function bringAlong(tools: Tools, tow: ShipId, left: number): void {
  follow(tools.G, tow, left);
  if (strands({ grounds: grounds(tools.G, tow) }, left)) runAground(tools, tow);
}

export const turn = action({
  name: 'turn',
  case: '5.3',
  args: [HandArg, SidesArg],
  refuse: (view, _player, hand, sides) => over(view) ?? turnRefusal(vesselOf(view, activeOf(view).ship), helmOf(view), hand, sides),
  *choices(view) {
    if (over(view)) return;
    const vessel = vesselOf(view, activeOf(view).ship);
    const helm = helmOf(view);
    for (const hand of HANDS) for (const sides of TURN_SIDES) if (!turnRefusal(vessel, helm, hand, sides)) yield [hand, sides];
  },
  perform({ G, emit }, _player, hand, sides) {
    const active = activeOf(G);
    const turning = ship(G, active.ship);
    turning.heading = afterTurn(vesselOf(G, active.ship), helmOf(G), hand, sides).heading;
    active.mp -= turnCost(ROSTER[active.ship].speed, sides);
    active.turnedHere = true;
    emit({ key: 'turns', case: '5.3', by: by(G, active.ship), who: [active.ship], values: { hand, sides, heading: turning.heading } });
  },
});

const trimmingRefusal = (view: GrandArmada, hand: Hand) =>
  over(view) ?? trimRefusal(vesselOf(view, activeOf(view).ship), helmOf(view), hand);

export const trim = action({
  name: 'trim',
  case: '5.3',
  args: [HandArg],
  refuse: (view, _player, hand) => trimmingRefusal(view, hand),
  choices: (view) => HANDS.filter((hand) => !trimmingRefusal(view, hand)).map((hand) => [hand] as const),
  perform({ G, emit }, _player, hand) {
    const active = activeOf(G);
    const trimmed = ship(G, active.ship);
    trimmed.heading = swungBy(trimmed.heading, hand);
    active.ended = true;
    emit({ key: 'trims', case: '5.3', by: by(G, active.ship), who: [active.ship], values: { hand, heading: trimmed.heading } });
  },
});

export const castOff = action({
  name: 'castOff',
  case: '9.1',
  args: [],
  refuse: (view) => (ship(view, activeOf(view).ship).towing ? undefined : violation('noTow', '9.1', { ship: activeOf(view).ship })),
  choices: (view) => (ship(view, activeOf(view).ship).towing ? [[]] : []),
  perform: (tools) => takeInTow(tools, activeOf(tools.G).ship, null),
});

function endRefusal(view: GrandArmada): Violation | undefined {
  const { ship: id, ended } = activeOf(view);
  return ended ? undefined : stayRefusal(vesselOf(view, id), helmOf(view));
}

const YawArg = Type.Union([HandArg, Type.Literal('defer')]);

export const endActivation = action({
  name: 'endActivation',
  case: '4.0',
  args: [Type.Optional(YawArg)],
  refuse(view, _player, yaw) {
    const stays = endRefusal(view);
    if (stays) return stays;
    const { ship: id } = activeOf(view);
    const unmet = wayUnmet(view);
    if (unmet && !yaw) return violation('keepWay', '5.6', { ship: id });
    return yaw && !unmet ? violation('noYawDue', '5.6', { ship: id }) : undefined;
  },
  choices(view) {
    if (endRefusal(view)) return [];
    return wayUnmet(view) ? [['L'], ['R'], ['defer']] : [[]];
  },
  perform(tools, _player, yaw) {
    const { G, emit } = tools;
    const id = activeOf(G).ship;
    const ended = ship(G, id);
    if (yaw === 'defer') {
      ended.yawDue = true;
      emit({ key: 'defersYaw', case: '5.6', by: by(G, id), who: [id] });
    } else if (yaw) {
      ended.heading = swungBy(ended.heading, yaw);
      emit({ key: 'yaws', case: '5.6', by: by(G, id), at: ended.hex ? [ended.hex] : [], who: [id], values: { heading: ended.heading } });
    }
    if (activeOf(G).entered === 0) logStay(tools, id, yaw !== undefined);
    finish(G);
    if (onMap(G, id)) strikesNow(tools, id);
  },
});

const STAY_CASES = { held: '5.6', crippled: '11.0', becalmed: '5.5', tide: '11.0', guards: '9.0', choice: '5.1' } as const;

/** Logs why a ship stays. The player's choice is logged only if the ship did nothing else. */
function logStay({ G, emit }: Tools, id: ShipId, stops: boolean): void {
  const holders = holdersOf(G, id);
  const wards = guardedBy(G, id);
  const why = reasonToStay(G, id, holders.length > 0, wards.length > 0);
  if (why === 'choice' && (stops || hasActed(G, id))) return;
  emit({ key: 'stays', case: STAY_CASES[why], by: by(G, id), who: [id], values: { why, by: holders.length ? holders : wards } });
}

function reasonToStay(G: GrandArmada, id: ShipId, held: boolean, guards: boolean): keyof typeof STAY_CASES {
  const { allowance: points, tidePaid } = activeOf(G);
  if (held) return 'held';
  if (isCrippled(G, id)) return 'crippled';
  if (!points) return 'becalmed';
  if (tidePaid) return 'tide';
  return guards ? 'guards' : 'choice';
}

/** Whether a ship that entered no hex turned, trimmed or fired. */
function hasActed(G: GrandArmada, id: ShipId): boolean {
  const { turnedHere, yawedFrom, ended } = activeOf(G);
  const { crewUsed, silenced } = ship(G, id);
  // A ship whose crew fires at a passing ship is silenced. That fire is not part of the firing ship's own move.
  const firedCrew = crewUsed && !(silenced && G.options.passingFire === 'react');
  return Boolean(turnedHere || ended || firedCrew) || yawedFrom !== undefined;
}

function finish(G: GrandArmada): void {
  const active = activeOf(G);
  ship(G, active.ship).way = active.entered;
  delete G.active;
  G.step = null;
}
