import type { Modifier } from '../../../../kit/chronicle.js';
import { IN_IRONS, MOVEMENT } from '../../data/movement.js';
import { FORT } from '../../data/shooting.js';
import { ahead, heading, STEP } from '../../geometry/angles.js';
import { overlap } from '../../geometry/overlap.js';
import { areNear, box, type Pose, rect, type Size } from '../../geometry/shapes.js';
import type { Edge, Salamis } from '../../state.js';
import { testModifier } from '../crewTest.js';
import { ship, sizeOf, towBy, typeOf } from '../ships.js';
import { isRough, seaAt } from '../surroundings.js';
import { allowance, halfTurn, oarSpeed, sailPct } from './allowance.js';
import { type Contact, contactWith } from './contact.js';
import { firstEvent } from './march.js';
import { isBlocked } from './memory.js';
import type { Obstacle } from './obstacle.js';
import { modeOf, type Order } from './order.js';
import type { Waters } from './waters.js';

/** Carrying out an order along its path [4m]: the same for the move itself and for every preview of it. */

/** What judges the tests of a path: the dice, or for a preview the hope that all goes well. */
export interface Judge {
  test(what: 'burst' | 'pivot' | 'ground', ruleCase: string, modifiers: readonly Modifier[]): boolean;
  /** Whether a ship at full speed breaks a boom. */
  breaks(fort: string): boolean;
}
export const hope: Judge = { test: () => true, breaks: () => false };

type PathEnd = 'whole' | 'graze' | 'contact' | 'land' | 'boom' | 'beach' | 'aground' | 'approach' | 'left' | 'edge';

/** A place on the way, and the mm run to it on its heading; negative astern, 0 after a turn. */
export interface Waypoint extends Pose {
  readonly mm: number;
}

export interface Path {
  /** Where it ends, and the places on the way at which it turned or stopped, the start first. */
  readonly place: Pose;
  readonly legs: readonly Waypoint[];
  readonly allowance: number;
  readonly moved: number;
  readonly straight: number;
  readonly end: PathEnd;
  readonly contact?: Contact;
  /** Mm of the last leg that were not run. */
  readonly rest: number;
  /** Land, boom or shoal at which it ends. */
  readonly at?: string;
  readonly edge?: Edge;
  /** Tests on the way. */
  readonly tests: readonly string[];
}

/** Quarters of a ship's full oar speed that it has run [7.3]. */
export function quarters(G: Salamis, id: string, moved: number): number {
  const speed = oarSpeed(ship(G, id));
  return speed ? Math.floor((MOVEMENT.oarGroups * moved) / speed) : 0;
}

/** What a walk along a path keeps count of. */
interface Walk {
  place: Pose;
  moved: number;
  straight: number;
  used: number;
  end: PathEnd;
  contact?: Contact;
  at?: string;
  edge?: Edge;
  rest: number;
  readonly legs: Waypoint[];
  readonly tests: string[];
  readonly sounded: Set<string>;
  booms: Waters['booms'];
}

/** @param limit mm that it may go, where that is not its allowance */
export function runPath(G: Salamis, id: string, order: Order, waters: Waters, judge: Judge = hope, limit?: number): Path {
  const vessel = ship(G, id);
  const size = sizeOf(vessel);
  const tests: string[] = [];
  const test: Judge['test'] = (what, ruleCase, modifiers) => {
    tests.push(what);
    return judge.test(what, ruleCase, modifiers);
  };
  let most = limit ?? allowance(G, id, order).mm;
  if (order.burst && !test('burst', '5.4', testModifier('burst'))) most = allowance(G, id, { ...order, burst: false }).mm;
  const start = { ...vessel.at };
  const walk: Walk = {
    place: start,
    moved: 0,
    straight: 0,
    used: 0,
    end: 'whole',
    rest: 0,
    legs: [{ ...start, mm: 0 }],
    tests,
    sounded: soundedAt(G, id, start, waters),
    booms: waters.booms,
  };
  for (const [kind, amount] of order.steps) {
    if (kind === 'P') {
      walk.used += Math.ceil((most * MOVEMENT.pivotCostPct) / 100);
      const cut = isRough(seaAt(G, vessel.at)) && !test('pivot', '5.3', testModifier('pivotRough'));
      turn(walk, size, cut ? Math.sign(amount) * halfTurn(Math.abs(amount)) : amount, waters);
    } else if (kind === 'T') turn(walk, size, amount, waters);
    else {
      let mm = Math.min(amount, most - walk.used);
      if (order.mode === 'sail' && sailPct(G, vessel, walk.place.h) === 0) mm = Math.min(mm, IN_IRONS);
      straightOn(G, id, order, walk, { mm, reach: most - walk.used }, kind === 'F' ? 1 : -1, waters, { ...judge, test });
      // A run that is cut short is the limit of the path: no turn beyond it has had its run.
      if (mm < amount) break;
    }
    if (walk.end !== 'whole') break;
  }
  const { place, moved, straight, end, rest, contact, at, edge, legs } = walk;
  return {
    place,
    legs,
    allowance: most,
    moved,
    straight,
    end,
    rest,
    tests,
    ...(contact && { contact }),
    ...(at && { at }),
    ...(edge && { edge }),
  };
}

/** Shallows that a ship lies in need no test, unless their water has fallen since it last felt for the bottom [5.6]. */
export function soundedAt(G: Salamis, id: string, start: Pose, { shoals }: Pick<Waters, 'shoals'>): Set<string> {
  const base = rect(start, sizeOf(ship(G, id)));
  return new Set(shoals.filter((shoal) => shoal.covers(base) && !G.fallen[shoal.id]?.includes(id)).map((shoal) => shoal.id));
}

/** Turns the base about its centre by steps of the compass; one that would overlap anything ends the move [5.2]. */
function turn(walk: Walk, size: Size, degrees: number, waters: Waters): void {
  const around = (): Obstacle[] => {
    const here = box(rect(walk.place, size));
    return [...waters.ships, ...waters.land, ...walk.booms].filter(({ bounds }) => areNear(here, bounds, size[0]));
  };
  const step = Math.sign(degrees) * STEP;
  for (let done = 0; done !== degrees; done += step) {
    const next = { ...walk.place, h: heading(walk.place.h + step) };
    const base = rect(next, size);
    if (isBlocked(waters, next, around, ({ shape }) => overlap(base, shape))) {
      walk.end = 'graze';
      break;
    }
    walk.place = next;
  }
  walk.straight = 0;
  walk.legs.push({ ...walk.place, mm: 0 });
}

/** How far a ship is to run, and how far it could. */
interface Stretch {
  readonly mm: number;
  readonly reach: number;
}

function straightOn(
  G: Salamis,
  id: string,
  order: Order,
  walk: Walk,
  { mm, reach }: Stretch,
  way: 1 | -1,
  waters: Waters,
  judge: Judge,
): void {
  const vessel = ship(G, id);
  const { draught, size: bulk } = typeOf(vessel);
  const from = walk.place;
  const go = (k: number): void => {
    const [x, y] = ahead(from.x, from.y, from.h, way * k);
    walk.place = { x, y, h: from.h };
    walk.legs.push({ ...walk.place, mm: way * k });
    walk.rest = mm - k;
    walk.moved += k;
    walk.straight += k;
    walk.used += k;
  };
  const run = {
    from,
    size: sizeOf(vessel),
    way,
    mm,
    keep: order.approach ? MOVEMENT.approachKeep : 0,
    sounded: walk.sounded,
    draught,
  };
  for (let start = 1; ; ) {
    const event = firstEvent({ ...run, start }, { ...waters, booms: walk.booms }, reach);
    if (!event) {
      go(Math.max(0, mm));
      return;
    }
    const { k } = event;
    switch (event.kind) {
      case 'approach':
        walk.end = 'approach';
        go(k - 1);
        return;
      case 'land':
        walk.end = event.id === order.beach ? 'beach' : 'land';
        walk.at = event.id;
        go(k - 1);
        return;
      case 'boom':
        if (
          way === 1 &&
          bulk >= FORT.boom.breakSize &&
          quarters(G, id, walk.moved + k - 1) >= FORT.boom.breakQuarter &&
          judge.breaks(event.id)
        ) {
          walk.booms = walk.booms.filter((boom) => boom.id !== event.id);
          start = k;
          continue;
        }
        walk.end = 'boom';
        walk.at = event.id;
        go(k - 1);
        return;
      case 'ship': {
        go(k - 1);
        const [x, y] = ahead(from.x, from.y, from.h, way * k);
        const oars = modeOf(order) === 'oars' && !order.approach;
        walk.end = 'contact';
        walk.contact = contactWith(G, id, { x, y, h: from.h }, event.id, { moved: walk.moved, straight: walk.straight, oars });
        return;
      }
      case 'shoal': {
        const { depth } = waters.shoals.find((shoal) => shoal.id === event.id) ?? { depth: 0 };
        walk.sounded.add(event.id);
        if (draught > depth || !judge.test('ground', '5.6', testModifier('ground'))) {
          walk.end = 'aground';
          walk.at = event.id;
          go(k);
          return;
        }
        start = k;
        continue;
      }
      case 'left': {
        if (towBy(G, id)) {
          walk.end = 'edge';
          go(k - 1);
          return;
        }
        const [x, y] = ahead(from.x, from.y, from.h, way * k);
        walk.end = 'left';
        walk.edge = x < 0 ? 'W' : x > waters.width ? 'E' : y < 0 ? 'S' : 'N';
        go(k);
        return;
      }
    }
  }
}
