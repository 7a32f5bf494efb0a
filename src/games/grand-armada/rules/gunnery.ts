import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../kit/events.js';
import { directionSet, facedSet } from '../../../kit/hexFacing.js';
import { bearings, directionOf, grid, lines } from '../data/map.js';
import type { scenarioOf } from '../data/scenarios.js';
import { ROSTER } from '../data/ships.js';
import { ARCS, CLOSE_RANGE, CREW_FIRE, GUNS, HIT_ON } from '../data/tables.js';
import {
  type Heading,
  type HexId,
  inOrder,
  ORDER,
  opponentOf,
  SHIPS,
  ShipArg,
  type ShipId,
  SIDES,
  type Side,
  WEAPONS,
  type Weapon,
} from '../ids.js';
import type { Violation } from '../keys.js';
import { type GrandArmada, seatOf, sideOf, type Volley } from '../state.js';
import type { Goes } from './goes.js';
import { boardedLast, engagedWith } from './grappling.js';
import { damageBy, type Hits, hurt, hurtAtOnce } from './losses.js';
import { activeOf } from './movementPoints.js';
import { sharedRefusal, vesselOf } from './sailing.js';
import {
  action,
  by,
  crewOf,
  enemiesBeside,
  flag,
  fleet,
  isBroken,
  isFighting,
  isUnderWay,
  lookout,
  placeOf,
  rangeOf,
  type Sea,
  ship,
  type Tools,
  violation,
} from './ships.js';

// Angles of fire [8.2], firing arcs and ships that block them [8.3].

const OPEN = { sail: directionSet(ARCS.sail), oars: directionSet(ARCS.oars) };

export const openSectors = (oars: boolean, heading: Heading) => facedSet(OPEN[oars ? 'oars' : 'sail'], directionOf(heading));

export const inArc = (id: ShipId, from: number, heading: Heading, to: number): boolean =>
  (bearings.sectors(from, to) & openSectors(ROSTER[id].oars, heading)) !== 0;

export const blockedBy = (sea: Sea, from: number, to: number): number[] => lines.blocks(from, to, (hex) => sea.shipIn(hex) !== undefined);

export const lineBlocked = (sea: Sea, from: number, to: number): boolean => blockedBy(sea, from, to).length > 0;

export const hexNames = (hexes: readonly number[]): HexId[] => hexes.map((hex) => grid.labels[hex]);

// Artillery and crew fire [8.1].

const spanish = (id: ShipId): number => (flag(id) === 'S' ? -GUNS.spanish : 0);

export const gunModifiers = (id: ShipId, range: number): Modifier[] => [
  ['guns', ROSTER[id].guns],
  ['range', -range],
  ['spanish', spanish(id)],
];

/** Returns the range modifier of crew fire, according to the option `crewFireRange`. */
const crewRange = (G: GrandArmada, range: number): number => (G.options.crewFireRange === 'add' ? range : -range);

export const crewModifiers = (G: GrandArmada, id: ShipId, range: number): Modifier[] => [
  ['crew', crewOf(G, id)],
  ['range', crewRange(G, range)],
];

const needWith = (added: number): number => Math.max(1, HIT_ON - added);

/** Returns the lowest roll that hits at a range; above 6, no roll hits. */
export const gunNeed = (id: ShipId, range: number): number => needWith(ROSTER[id].guns + spanish(id) - range);
export const crewNeed = (G: GrandArmada, id: ShipId, range: number): number => needWith(crewOf(G, id) + crewRange(G, range));
export const needOf = (G: GrandArmada, id: ShipId, weapon: Weapon, range: number): number =>
  weapon === 'guns' ? gunNeed(id, range) : crewNeed(G, id, range);

export const dieChance = (need: number): number => Math.max(0, Math.min(6, 7 - need)) / 6;

/** Returns the number of gun shots left; infinite if unlimited. */
export const shotsLeft = (G: GrandArmada, id: ShipId): number =>
  flag(id) === 'E' && G.options.ammoE !== null ? Math.max(0, G.options.ammoE - ship(G, id).shots) : Number.POSITIVE_INFINITY;

/**
 * Returns why a ship may not fire a weapon at any target.
 * @param own whether the ship is moving, so that it may not fire its guns if silenced
 */
export function weaponRefusal(G: GrandArmada, id: ShipId, weapon: Weapon, own: boolean): Violation | undefined {
  const { gunsUsed, crewUsed, silenced, status } = ship(G, id);
  if (status !== 'afloat') return violation('cannotFire', '8.4', { ship: id });
  if (isBroken(G, id)) return violation('brokenFire', '8.4', { ship: id });
  if (weapon === 'crew') return crewUsed ? violation('crewUsed', '8.1', { ship: id }) : undefined;
  if (gunsUsed) return violation('gunsUsed', '8.1', { ship: id });
  if (own && silenced) return violation('silenced', '8.1', { ship: id });
  if (shotsLeft(G, id) === 0) return violation('noShots', '11.0', { ship: id });
  if (boardedLast(G, id) && enemiesBeside(G, id).length) return violation('afterBoarding', '8.1', { ship: id });
  return undefined;
}

export function targetRefusal(G: GrandArmada, id: ShipId, weapon: Weapon, target: ShipId, sea = lookout(G)): Violation | undefined {
  const values = { ship: id, target };
  if (!G.ships[target]) return violation('notHere', '8.1', { ship: target });
  if (flag(target) === flag(id)) return violation('ownTarget', '8.1', values);
  if (!isUnderWay(G, target)) return violation('noTarget', '8.1', { ...values, status: ship(G, target).status });
  const range = rangeOf(G, id, target);
  if (weapon === 'crew' && range > CREW_FIRE.reach) return violation('crewTooFar', '8.1', { ...values, range });
  const engaged = engagedWith(G, target);
  if (engaged.length && (weapon === 'guns' || !engaged.includes(id))) return violation('engaged', '8.2', { ...values, by: engaged[0] });
  if (weapon === 'guns' && !inArc(id, placeOf(G, id), ship(G, id).heading, placeOf(G, target))) return violation('outOfArc', '8.2', values);
  const need = needOf(G, id, weapon, range);
  if (need > 6) return violation(weapon === 'guns' ? 'gunsTooFar' : 'crewTooWeak', '8.1', { ...values, range, need });
  const blocking = blockedBy(sea, placeOf(G, id), placeOf(G, target));
  if (!blocking.length) return undefined;
  return violation('blocked', '8.3', { ...values, by: blocking.map((hex) => sea.shipIn(hex) ?? ''), at: hexNames(blocking) });
}

export const shotRefusal = (G: GrandArmada, id: ShipId, weapon: Weapon, target: ShipId, own: boolean): Violation | undefined =>
  weaponRefusal(G, id, weapon, own) ?? targetRefusal(G, id, weapon, target);

const gunReach = (id: ShipId): number => 6 - HIT_ON + ROSTER[id].guns + spanish(id);

/**
 * Returns legal targets in order.
 * @param most range limit below that of the weapon
 */
export function targets(G: GrandArmada, id: ShipId, weapon: Weapon, own: boolean, most = Number.POSITIVE_INFINITY): ShipId[] {
  if (weaponRefusal(G, id, weapon, own)) return [];
  const reach = Math.min(most, weapon === 'crew' ? CREW_FIRE.reach : gunReach(id));
  return fleet(G, opponentOf(flag(id))).filter((target) => rangeOf(G, id, target) <= reach && !targetRefusal(G, id, weapon, target));
}

/** Returns the number of gun shots per English ship; null if unlimited. */
export const shotLimit = (scenario: ReturnType<typeof scenarioOf>, chosen: number | null): number | null =>
  chosen ?? scenario.shots ?? null;

/**
 * Rolls one shot. The caller must apply the hit.
 * @param ruleCase 3.3 in simultaneous fire, in which hits apply later
 * @returns whether it hit
 */
function shoot({ G, dice, emit }: Tools, { ship: id, weapon, target }: Volley, ruleCase: '8.1' | '3.3' = '8.1'): boolean {
  const firing = ship(G, id);
  const aimedAt = ship(G, target);
  const range = rangeOf(G, id, target);
  const modifiers = (weapon === 'guns' ? gunModifiers(id, range) : crewModifiers(G, id, range)).filter(([, amount]) => amount !== 0);
  const row = weapon === 'guns' ? 6 - ROSTER[id].guns : 6 - Math.min(6, crewOf(G, id));
  const die = dice.die(6);
  const total = modifiers.reduce((sum, [, amount]) => sum + amount, die);
  const hit = total >= HIT_ON;
  if (weapon === 'guns') {
    firing.gunsUsed = true;
    firing.shots += 1;
  } else firing.crewUsed = true;
  aimedAt.firedOn = true;
  emit({
    key: weapon === 'guns' ? 'firesGuns' : 'firesCrew',
    case: ruleCase,
    by: by(G, id),
    at: [firing.hex ?? '', aimedAt.hex ?? ''],
    who: [id, target],
    values: { hit, ...(hit && ruleCase === '8.1' && damageBy(G, weapon, target)) },
    roll: { dice: [die], modifiers, total, chart: weapon === 'guns' ? 'gunnery' : 'crewFire', row },
  });
  return hit;
}

// Step 3: simultaneous fire [3.3, 8.1].

export const closeTargets = (G: GrandArmada, id: ShipId, weapon: Weapon): ShipId[] => targets(G, id, weapon, false, CLOSE_RANGE);

/** Returns each possible shot as a separate order, in the sequence in which shots are rolled. */
export const closeOrders = (G: GrandArmada, side: Side): Volley[] =>
  fleet(G, side).flatMap((ship) => WEAPONS.flatMap((weapon) => closeTargets(G, ship, weapon).map((target) => ({ ship, weapon, target }))));

function orderRefusal(view: GrandArmada, side: Side, { ship: id, weapon, target }: Volley): Violation | undefined {
  if (!view.ships[id]) return violation('notHere', '3.3', { ship: id });
  if (flag(id) !== side) return violation('notYours', '3.3', { ship: id });
  const refused = weaponRefusal(view, id, weapon, false) ?? targetRefusal(view, id, weapon, target);
  if (refused) return refused;
  const range = rangeOf(view, id, target);
  return range > CLOSE_RANGE ? violation('closeTooFar', '3.3', { ship: id, target, range }) : undefined;
}

const Volleys = Type.Array(
  Type.Object(
    { ship: ShipArg, weapon: Type.Union([Type.Literal('guns'), Type.Literal('crew')]), target: ShipArg },
    { additionalProperties: false },
  ),
  { maxItems: 2 * SHIPS.length },
);

/** Returns orders to fire all weapons at the best odds; in a tie, at the first target. */
export function bestVolley(view: GrandArmada, side: Side): Volley[] {
  const best = new Map<string, Volley>();
  const need = ({ ship, weapon, target }: Volley) => needOf(view, ship, weapon, rangeOf(view, ship, target));
  for (const order of closeOrders(view, side)) {
    const key = `${order.ship} ${order.weapon}`;
    const known = best.get(key);
    if (!known || need(order) < need(known)) best.set(key, order);
  }
  return [...best.values()];
}

/** Yields sample orders: none, each single order, and all weapons at the best odds. */
function* sampleVolleys(view: GrandArmada, side: Side): Generator<[Volley[]]> {
  yield [[]];
  const orders = closeOrders(view, side);
  for (const order of orders) yield [[order]];
  const best = bestVolley(view, side);
  if (best.length > 1) yield [best];
}

export const commitVolley = action({
  name: 'commitVolley',
  case: '3.3',
  secret: true,
  args: [Volleys],
  refuse(view, player, orders: Type.Static<typeof Volleys>) {
    const given = new Set<string>();
    for (const order of orders) {
      const key = `${order.ship} ${order.weapon}`;
      if (given.has(key)) return violation('orderedTwice', '8.1', { ship: order.ship, weapon: order.weapon });
      given.add(key);
      const refused = orderRefusal(view, sideOf(view, player), order);
      if (refused) return refused;
    }
    return undefined;
  },
  choices: (view, player) => sampleVolleys(view, sideOf(view, player)),
  perform({ G }, player, orders) {
    G.volleys[sideOf(G, player)] = orders;
  },
});

export function startCloseFire(G: GrandArmada): void {
  for (const side of SIDES) G.volleys[side] = closeOrders(G, side).length ? null : [];
  if (SIDES.some((side) => !G.volleys[side])) G.step = 'commit';
}

export function closeFirePhase(tools: Tools): Goes {
  const { G } = tools;
  if (SIDES.some((side) => !G.volleys[side])) return 'asks';
  if (G.step === 'commit') resolve(tools);
  G.volleys = { E: null, S: null };
  return 'over';
}

/** Resolves simultaneous fire. English ships fire first, guns before crews; hits apply last [8.1]. */
function resolve(tools: Tools): void {
  const { G, emit } = tools;
  const able = SIDES.filter((side) => closeOrders(G, side).length);
  const hits = new Map<ShipId, Hits>();
  if (SIDES.some((side) => ordersOf(G, side).length)) emit({ key: 'closeFire', case: '3.3' });
  for (const side of SIDES) {
    const orders = ordersOf(G, side);
    if (able.includes(side) && !orders.length) emit({ key: 'holdsFire', case: '3.3', by: seatOf(G, side) });
    for (const order of orders) if (shoot(tools, order, '3.3')) hits.set(order.target, withHit(hits.get(order.target), order.weapon));
  }
  for (const [id, each] of [...hits].sort(([a], [b]) => ORDER[a] - ORDER[b])) hurtAtOnce(tools, id, each);
}

function ordersOf({ volleys }: GrandArmada, side: Side): Volley[] {
  const orders = volleys[side];
  if (!Array.isArray(orders)) return [];
  return [...orders].sort((a, b) => inOrder(a.ship, b.ship) || WEAPONS.indexOf(a.weapon) - WEAPONS.indexOf(b.weapon));
}

const withHit = ({ hull, crew }: Hits = { hull: 0, crew: 0 }, weapon: Weapon): Hits =>
  weapon === 'guns' ? { hull: hull + 1, crew } : { hull, crew: crew + 1 };

// Fire in the movement phase [4, 8.1].

const shared = (G: GrandArmada) => {
  const { ship: id } = activeOf(G);
  return sharedRefusal(vesselOf(G, id), placeOf(G, id));
};

export const fireGuns = action({
  name: 'fireGuns',
  case: '8.1',
  args: [ShipArg],
  refuse: (view, _player, target) => shared(view) ?? shotRefusal(view, activeOf(view).ship, 'guns', target, true),
  choices: (view) => (shared(view) ? [] : targets(view, activeOf(view).ship, 'guns', true).map((target) => [target] as const)),
  perform(tools, _player, target) {
    const active = activeOf(tools.G);
    active.ended = true;
    if (shoot(tools, { ship: active.ship, weapon: 'guns', target })) hurt(tools, target, 1, 0);
  },
});

/**
 * Whether the active ship's crew fire would silence a target [8.1].
 * @param further number of hexes that the ship will have entered by then
 */
export function wouldSilence(G: GrandArmada, target: ShipId, further = 0): boolean {
  const { done, firedOn } = ship(G, target);
  return G.options.passingFire === 'silence' && activeOf(G).entered + further > 0 && isFighting(G, target) && !done && !firedOn;
}

export const fireCrew = action({
  name: 'fireCrew',
  case: '8.1',
  args: [ShipArg],
  refuse: (view, _player, target) => shared(view) ?? shotRefusal(view, activeOf(view).ship, 'crew', target, true),
  choices: (view) => (shared(view) ? [] : targets(view, activeOf(view).ship, 'crew', true).map((target) => [target] as const)),
  perform(tools, _player, target) {
    const { G } = tools;
    const silences = wouldSilence(G, target);
    const hit = shoot(tools, { ship: activeOf(G).ship, weapon: 'crew', target });
    if (silences) silence(tools, target);
    if (hit) hurt(tools, target, 0, 1);
  },
});

/** Silences a ship, after which it may fire only in simultaneous fire. */
function silence({ G, emit }: Tools, id: ShipId): void {
  ship(G, id).silenced = true;
  emit({ key: 'silenced', case: '8.1', who: [id] });
}

/** Returns ships that may fire at the moving ship, with the option `passingFire`. */
export const reactors = (G: GrandArmada): ShipId[] => {
  const mover = activeOf(G).ship;
  return fleet(G, G.toAct).filter((id) => isFighting(G, id) && !ship(G, id).done && !shotRefusal(G, id, 'crew', mover, false));
};

export const reactFire = action({
  name: 'reactFire',
  case: '8.1',
  args: [ShipArg],
  refuse(view, player, id) {
    if (!view.ships[id]) return violation('notHere', '8.1', { ship: id });
    if (!fleet(view, sideOf(view, player)).includes(id)) return violation('notYours', '8.1', { ship: id });
    if (ship(view, id).done) return violation('movedReact', '8.1', { ship: id });
    return shotRefusal(view, id, 'crew', activeOf(view).ship, false);
  },
  choices: (view) => reactors(view).map((id) => [id] as const),
  perform(tools, _player, id) {
    const { G } = tools;
    const mover = activeOf(G).ship;
    const hit = shoot(tools, { ship: id, weapon: 'crew', target: mover });
    silence(tools, id);
    if (hit) hurt(tools, mover, 0, 1);
  },
});

export const passReact = action({
  name: 'passReact',
  case: '8.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, emit }) {
    const mover = activeOf(G).ship;
    emit({ key: 'passesReact', case: '8.1', by: seatOf(G, G.toAct), who: [mover] });
    G.step = 'sailing';
    G.toAct = opponentOf(G.toAct);
  },
});
