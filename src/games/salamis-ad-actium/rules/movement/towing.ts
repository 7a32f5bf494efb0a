import * as Type from '@sinclair/typebox';
import { MOVEMENT } from '../../data/movement.js';
import { ahead, cs, overlap, type Pose, r4, rect, sn } from '../../geometry/shapes.js';
import type { Link, Salamis } from '../../state.js';
import {
  action,
  actOf,
  addLink,
  isLinked,
  isShip,
  ship,
  shipsBeside,
  sizeOf,
  touching,
  towBy,
  towOf,
  type Violation,
  violation,
} from '../basics/ships.js';
import { moverRefusal, movers } from '../sequenceOfPlay/ordering.js';
import type { Waters } from './memory.js';
import type { Path } from './path.js';
import type { Waypoint } from './walk.js';

// Towing [5.4].

/** Returns the pose of the towed ship: behind the towing ship, on its heading, with a small gap. */
export function wakeOf(G: Salamis, tug: Pose, tugId: string, towed: string): Pose {
  const behind = (sizeOf(ship(G, tugId))[0] + sizeOf(ship(G, towed))[0]) / 2 + MOVEMENT.towGap;
  return { x: tug.x + r4(-behind * sn(tug.h)), y: tug.y + r4(-behind * cs(tug.h)), h: tug.h };
}

export function isFree(G: Salamis, towed: string, place: Pose, waters: Waters): boolean {
  if (place.x < 0 || place.y < 0 || place.x > waters.width || place.y > waters.height) return false;
  const base = rect(place, sizeOf(ship(G, towed)));
  const others = waters.ships.filter(({ id }) => id !== towed);
  return ![...others, ...waters.land, ...waters.booms].some(({ shape }) => overlap(base, shape));
}

/** Returns the last position behind which the tow fits, the legs to it and the distance cut off in mm; undefined if it fits nowhere. */
export function lastTowable(
  G: Salamis,
  id: string,
  towed: string,
  path: Path,
  waters: Waters,
): { place: Pose; legs: readonly Waypoint[]; cut: number } | undefined {
  let cut = 0;
  for (let i = path.legs.length - 1; i > 0; i--) {
    const leg = path.legs[i];
    const from = path.legs[i - 1];
    const way = Math.sign(leg.mm);
    for (let k = Math.abs(leg.mm); k >= (leg.mm ? 1 : 0); k--) {
      const [x, y] = leg.mm ? ahead(from.x, from.y, leg.h, way * k) : [leg.x, leg.y];
      const place = { x, y, h: leg.h };
      if (isFree(G, towed, wakeOf(G, place, id, towed), waters))
        return { place, cut, legs: [...path.legs.slice(0, i), { ...place, mm: way * k }] };
      if (leg.mm) cut += 1;
    }
  }
  return undefined;
}

function towRefusal(view: Salamis, id: string, target: string): Violation | undefined {
  if (!isShip(view, target) || target === id) return violation('noShip', '5.4');
  const other = ship(view, target);
  if (other.status !== 'table') return violation('notOnTable', '5.4', { ship: target });
  if (other.side !== null && other.side !== ship(view, id).side) return violation('notYourShip', '5.4', { ship: target });
  if (view.ships[id].act?.towed) return violation('towedAlready', '5.4', { ship: id });
  for (const each of [id, target]) {
    if (isLinked(view, each)) return violation('linked', '8.1', { ship: each });
    if (towBy(view, each) || towOf(view, each)) return violation('inTow', '5.4', { ship: each });
  }
  return touching(ship(view, id), other) ? undefined : violation('notTouching', '5.4', { ship: id, other: target });
}

export const tow = action({
  name: 'tow',
  case: '5.4',
  args: [Type.String(), Type.String()],
  refuse: (view, player, id, target) => moverRefusal(view, player, id) ?? towRefusal(view, id, target),
  *choices(view, player) {
    for (const id of movers(view, player)) {
      for (const target of shipsBeside(view, id)) if (!towRefusal(view, id, target)) yield [id, target];
    }
  },
  perform({ G, emit }, player, id, target) {
    addLink(G, { a: id, b: target, kind: 'tow', by: ship(G, id).side, fresh: false });
    actOf(G, id).towed = true;
    emit({ key: 'tows', case: '5.4', by: player, who: [id, target] });
  },
});

/** Returns the ship that casts off: the towing ship, or the tow if the towing ship cannot take orders. */
const handOf = (view: Salamis, player: string, { a, b }: Link): string =>
  moverRefusal(view, player, a) && !moverRefusal(view, player, b) ? b : a;

function castOffRefusal(view: Salamis, player: string, link: string): Violation | undefined {
  if (!Object.hasOwn(view.links, link) || view.links[link].kind !== 'tow') return violation('noTow', '5.4');
  const hand = handOf(view, player, view.links[link]);
  const refused = moverRefusal(view, player, hand);
  if (refused) return refused;
  return ship(view, hand).act?.towed ? violation('towedAlready', '5.4', { ship: hand }) : undefined;
}

export const castOff = action({
  name: 'castOff',
  case: '5.4',
  args: [Type.String()],
  refuse: castOffRefusal,
  *choices(view, player) {
    if (view.step !== 'move') return;
    for (const link of Object.keys(view.links)) if (!castOffRefusal(view, player, link)) yield [link];
  },
  perform({ G, emit }, player, link) {
    const { a, b } = G.links[link];
    actOf(G, handOf(G, player, G.links[link])).towed = true;
    delete G.links[link];
    emit({ key: 'castsOff', case: '5.4', by: player, who: [a, b] });
  },
});
