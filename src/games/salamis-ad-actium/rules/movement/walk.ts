import type { Modifier } from '../../../../kit/events.js';
import { MOVEMENT } from '../../data/movement.js';
import { FORT } from '../../data/shooting.js';
import { ahead, areNear, box, heading, overlap, type Pose, rect, type Size, STEP } from '../../geometry/shapes.js';
import type { RuleCase } from '../../keys.js';
import type { Edge, Salamis } from '../../state.js';
import { testModifier } from '../basics/damage.js';
import { ship, sizeOf, towBy, typeOf } from '../basics/ships.js';
import { type Contact, contactWith } from '../ramming/contact.js';
import { quarters } from './allowance.js';
import { firstEvent } from './march.js';
import { isBlocked, remembered, type Waters } from './memory.js';
import { modeOf, type Order } from './order.js';
import type { Event, Run } from './run.js';

// Turns and runs until an obstacle, an enemy or the allowance ends the path [4m].

/** Decides the tests of a path. A move rolls for them; a preview assumes success. */
export interface Judge {
  test(what: 'burst' | 'pivot' | 'ground', ruleCase: RuleCase, modifiers: readonly Modifier[]): boolean;
  breaks(fort: string): boolean;
}

export type PathEnd = 'whole' | 'graze' | 'contact' | 'land' | 'boom' | 'beach' | 'aground' | 'approach' | 'left' | 'edge';

/** A pose and the distance moved on its heading, in mm: negative if astern, 0 after a turn. */
export interface Waypoint extends Pose {
  readonly mm: number;
}

export interface Voyage {
  readonly G: Salamis;
  readonly id: string;
  readonly order: Order;
  readonly waters: Waters;
  readonly judge: Judge;
}

export interface Walk {
  place: Pose;
  moved: number;
  straight: number;
  used: number;
  end: PathEnd;
  contact?: Contact;
  at?: string;
  edge?: Edge;
  /** Pose that an obstacle prevents, after a graze. */
  grazed?: Pose;
  rest: number;
  readonly legs: Waypoint[];
  readonly sounded: Set<string>;
  booms: Waters['booms'];
}

export const waypoint = ({ x, y, h }: Pose, mm: number): Waypoint => ({ x, y, h, mm });

/** Turns the base around its centre in heading steps. Overlapping an obstacle ends the move [5.2]. */
export function turn(walk: Walk, size: Size, degrees: number, waters: Waters): void {
  const around = remembered(waters, walk.place, () => {
    const here = box(rect(walk.place, size));
    return [...waters.ships, ...waters.land, ...walk.booms].filter(({ bounds }) => areNear(here, bounds, size[0]));
  });
  const { x, y, h } = walk.place;
  const step = around.length ? Math.sign(degrees) * STEP : degrees;
  for (let done = 0; done !== degrees; done += step) {
    const next = { x, y, h: heading(h + done + step) };
    if (around.length && isBlocked(waters, next, around, ({ shape }) => overlap(rect(next, size), shape))) {
      walk.end = 'graze';
      walk.grazed = next;
      break;
    }
    walk.place = next;
  }
  walk.straight = 0;
  walk.legs.push(waypoint(walk.place, 0));
}

interface Stretch {
  readonly mm: number;
  readonly reach: number;
  /** Direction of the run: 1 is ahead, -1 astern. */
  readonly way: 1 | -1;
}

function along({ place: { x, y, h } }: Walk, { way }: Stretch, k: number): Pose {
  const [toX, toY] = ahead(x, y, h, way * k);
  return { x: toX, y: toY, h };
}

function go(walk: Walk, stretch: Stretch, k: number): void {
  walk.place = along(walk, stretch, k);
  walk.legs.push(waypoint(walk.place, stretch.way * k));
  walk.rest = stretch.mm - k;
  walk.moved += k;
  walk.straight += k;
  walk.used += k;
}

/**
 * Ends the path.
 * @returns false, because the run does not continue
 */
function halt(walk: Walk, stretch: Stretch, end: PathEnd, k: number, at?: string): false {
  walk.end = end;
  if (at !== undefined) walk.at = at;
  go(walk, stretch, k);
  return false;
}

/** Whether a ship breaks a boom, which is possible for a large ship at full speed. */
function breaksBoom({ G, id, judge }: Voyage, walk: Walk, { way }: Stretch, fort: string, k: number): boolean {
  const heavy = way === 1 && typeOf(ship(G, id)).size >= FORT.boom.breakSize;
  if (!heavy || quarters(G, id, walk.moved + k - 1) < FORT.boom.breakQuarter || !judge.breaks(fort)) return false;
  walk.booms = walk.booms.filter((boom) => boom.id !== fort);
  return true;
}

/** Whether a ship crosses a shoal without grounding. The shoal then needs no further test. */
function clears({ G, id, waters, judge }: Voyage, walk: Walk, shoal: string): boolean {
  const { depth } = waters.shoals.find((each) => each.id === shoal) ?? { depth: 0 };
  walk.sounded.add(shoal);
  return typeOf(ship(G, id)).draught <= depth && judge.test('ground', '5.6', testModifier('ground'));
}

function touch({ G, id, order }: Voyage, walk: Walk, stretch: Stretch, target: string, k: number): false {
  const struck = along(walk, stretch, k);
  halt(walk, stretch, 'contact', k - 1);
  const oars = modeOf(order) === 'oars' && !order.approach;
  walk.contact = contactWith(G, id, struck, target, { moved: walk.moved, straight: walk.straight, oars });
  return false;
}

/** Ends the path: the ship leaves by the edge or, with a tow, stops there. */
function overEdge({ G, id, waters }: Voyage, walk: Walk, stretch: Stretch, k: number): false {
  if (towBy(G, id)) return halt(walk, stretch, 'edge', k - 1);
  const { x, y } = along(walk, stretch, k);
  walk.edge = x < 0 ? 'W' : x > waters.width ? 'E' : y < 0 ? 'S' : 'N';
  return halt(walk, stretch, 'left', k);
}

function befalls(voyage: Voyage, walk: Walk, stretch: Stretch, event: Event): boolean {
  const { k } = event;
  switch (event.kind) {
    case 'approach':
      return halt(walk, stretch, 'approach', k - 1);
    case 'land':
      return halt(walk, stretch, event.id === voyage.order.beach ? 'beach' : 'land', k - 1, event.id);
    case 'boom':
      return breaksBoom(voyage, walk, stretch, event.id, k) || halt(walk, stretch, 'boom', k - 1, event.id);
    case 'ship':
      return touch(voyage, walk, stretch, event.id, k);
    case 'shoal':
      return clears(voyage, walk, event.id) || halt(walk, stretch, 'aground', k, event.id);
    case 'left':
      return overEdge(voyage, walk, stretch, k);
  }
}

export function straightOn(voyage: Voyage, walk: Walk, stretch: Stretch): void {
  const { G, id, order, waters } = voyage;
  let run: Run = {
    from: walk.place,
    size: sizeOf(ship(G, id)),
    way: stretch.way,
    mm: stretch.mm,
    keep: order.approach ? MOVEMENT.approachKeep : 0,
    sounded: walk.sounded,
    draught: typeOf(ship(G, id)).draught,
    start: 1,
  };
  for (;;) {
    const event = firstEvent(run, walk.booms === waters.booms ? waters : { ...waters, booms: walk.booms }, stretch.reach);
    if (!event) {
      go(walk, stretch, Math.max(0, stretch.mm));
      return;
    }
    if (!befalls(voyage, walk, stretch, event)) return;
    run = { ...run, start: event.k };
  }
}
