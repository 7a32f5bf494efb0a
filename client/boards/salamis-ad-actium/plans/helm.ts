import {
  allowance,
  type Helm,
  helmOf,
  isSailing,
  isSteady,
  type Leg,
  type Mode,
  movePreview,
  type Order,
  type Policy,
  type Salamis,
  typeOf,
  watersOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import type { Draft, ShipCourse } from '../session.js';

export const ownShips = (G: Salamis, side: 0 | 1): string[] =>
  G.order.filter((id) => G.ships[id].status === 'table' && G.ships[id].side === side);

// Plots a ship's course. The preview computes the path as the rules do.

/** Returns a ship's default mode of movement. */
export const usualMode = (G: Salamis, id: string): Mode => (isSailing(G.ships[id]) || !typeOf(G.ships[id]).oarsmen ? 'sail' : 'oars');

export const modeOf = (G: Salamis, id: string, draft: Pick<Draft, 'mode'>): Mode => draft.mode ?? usualMode(G, id);

/** Returns the contact orders available to a ship. Under sail or shaken, it may not attack [7.1, 10.2]; ramming needs a ram. */
export function policiesOf(G: Salamis, id: string, draft: Pick<Draft, 'mode'>): readonly Policy[] {
  if (modeOf(G, id, draft) !== 'oars' || !isSteady(G, id)) return ['bump', 'halt'];
  return hasRam(G, id) ? ['ram', 'rake', 'bump', 'halt'] : ['rake', 'bump', 'halt'];
}

const hasRam = (G: Salamis, id: string): boolean => G.ships[id].ram !== 'none';

/** Returns the default contact order: `ram` if the ship has a ram, otherwise `halt`. */
const usualPolicy = (G: Salamis, id: string): Policy => (hasRam(G, id) ? 'ram' : 'halt');

export function policyFor(G: Salamis, id: string, draft: Pick<Draft, 'mode' | 'contact'>): Policy {
  const wanted = draft.contact ?? usualPolicy(G, id);
  return policiesOf(G, id, draft).includes(wanted) ? wanted : 'halt';
}

export function orderOf(G: Salamis, id: string, draft: Draft): Order {
  const mode = modeOf(G, id, draft);
  const contact = policyFor(G, id, draft);
  return {
    ...(mode !== 'oars' && { mode }),
    ...(draft.approach && { approach: true }),
    ...(draft.burst && { burst: true }),
    steps: draft.steps.map(([kind, amount]) => [kind, amount]),
    ...(contact !== 'halt' && { contact }),
    ...(draft.beach !== undefined && { beach: draft.beach }),
  };
}

export function courseOf(G: Salamis, id: string, draft: Draft): ShipCourse | undefined {
  if (!draft.steps.length) return undefined;
  const order = orderOf(G, id, draft);
  return { id, order, preview: movePreview(G, id, order, watersOf(G, id)) };
}

/** Joins consecutive legs of the same kind, and removes legs of length 0. */
function tidied(steps: readonly Leg[]): Leg[] {
  const legs: Leg[] = [];
  for (const [kind, amount] of steps) {
    const last = legs.at(-1);
    if (last && last[0] === kind) last[1] += amount;
    else legs.push([kind, amount]);
    if (legs.at(-1)?.[1] === 0) legs.pop();
  }
  return legs;
}

interface Room {
  /** Remaining allowance, in mm. `most` is the full allowance. */
  readonly left: number;
  readonly most: number;
  /** Distance that must be moved before the next turn, in mm. */
  readonly beforeTurn: number;
  readonly helm: Helm;
}

/** Returns the allowance that a ship has left after the legs of a draft; for a group, that of its slowest ship. */
export function roomOf(G: Salamis, id: string, draft: Draft): Room {
  const order = orderOf(G, id, draft);
  const most = Math.min(...[id, ...draft.group].map((each) => allowance(G, each, order).mm));
  const helm = helmOf(G, id, order.mode ?? 'oars');
  let used = 0;
  let run = 0;
  for (const [kind, amount] of order.steps) {
    if (kind === 'F' || kind === 'B') {
      used += amount;
      run += amount;
    } else {
      if (kind === 'P') used += Math.ceil(most / 2);
      run = 0;
    }
  }
  return { most, left: most - used, helm, beforeTurn: Math.max(0, helm.run - run) };
}

/** Returns the draft's legs with another leg, within the allowance. Before a turn, adds the run required for it. */
export function extended(G: Salamis, id: string, draft: Draft, kind: 'run' | 'turn', amount: number): Partial<Draft> {
  const room = roomOf(G, id, draft);
  const back = modeOf(G, id, draft) === 'back';
  if (kind === 'run') {
    const last = draft.steps.at(-1);
    const lastRun = last && (last[0] === 'F' || last[0] === 'B') ? last[1] : 0;
    const mm = Math.max(-lastRun, Math.min(amount, room.left));
    return { steps: tidied([...draft.steps, [back ? 'B' : 'F', mm]]) };
  }
  const last = draft.steps.at(-1);
  if (last && (last[0] === 'T' || last[0] === 'P')) return { steps: tidied([...draft.steps, [last[0], amount]]) };
  if (!draft.steps.length && room.helm.pivot) return { steps: [['P', amount]] };
  const needed: Leg[] = room.beforeTurn ? [[back ? 'B' : 'F', Math.min(room.beforeTurn, room.left)]] : [];
  return { steps: tidied([...draft.steps, ...needed, ['T', amount]]) };
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;

function endOf(start: { x: number; y: number; h: number }, steps: readonly Leg[]): { x: number; y: number } {
  let { x, y, h } = start;
  for (const [kind, amount] of steps) {
    if (kind === 'T' || kind === 'P') h += amount;
    else {
      const mm = kind === 'B' ? -amount : amount;
      x += mm * Math.sin(rad(h));
      y += mm * Math.cos(rad(h));
    }
  }
  return { x, y };
}

/** Returns the legs of suggested courses without the last run: none, one turn, a maximum turn and any turn, or a pivot. */
function shapes({ most, helm }: Room, mode: Mode): Leg[][] {
  const list: Leg[][] = [[]];
  const turns: number[] = [];
  for (let a = -helm.port; a <= helm.stbd; a += 5) if (a) turns.push(a);
  for (const a of turns) {
    for (let before = helm.run; before <= most; before += 10) {
      list.push([
        ['F', before],
        ['T', a],
      ]);
    }
    if (Math.abs(a) === Math.max(helm.port, helm.stbd)) {
      for (const b of turns) {
        list.push([
          ['F', helm.run],
          ['T', a],
          ['F', helm.run],
          ['T', b],
        ]);
      }
    }
  }
  if (mode === 'oars') for (let p = -helm.pivot; p <= helm.pivot; p += 5) if (p) list.push([['P', p]]);
  return list;
}

/** Returns the farthest points that a ship can reach with one or two turns, from port to starboard. */
export function coneOf(G: Salamis, id: string, draft: Draft): readonly (readonly [x: number, y: number])[] {
  const mode = modeOf(G, id, draft);
  const { most, helm } = roomOf(G, id, { ...draft, steps: [] });
  if (mode === 'back' || most <= 0) return [];
  const start = G.ships[id];
  const ends: { turned: number; at: readonly [number, number] }[] = [];
  const add = (steps: Leg[]) => {
    const used = steps.reduce((mm, [kind, amount]) => mm + (kind === 'F' ? amount : 0), 0);
    if (used > most) return;
    const { x, y } = endOf(start.at, [...steps, ['F', most - used]]);
    ends.push({ turned: steps.reduce((sum, [kind, amount]) => sum + (kind === 'T' ? amount : 0), 0), at: [x, y] });
  };
  for (let a = -helm.port; a <= helm.stbd; a += 5) {
    const turn: Leg[] = a
      ? [
          ['F', helm.run],
          ['T', a],
        ]
      : [];
    add(turn);
    if (a === -helm.port || a === helm.stbd) {
      for (let b = 5; b <= Math.abs(a); b += 10) add([...turn, ['F', helm.run], ['T', a < 0 ? -b : b]]);
    }
  }
  return ends.sort((a, b) => a.turned - b.turned).map(({ at }) => at);
}

/** Returns the course that ends nearest to a point. */
export function courseTowards(G: Salamis, id: string, draft: Draft, x: number, y: number): readonly Leg[] {
  const mode = modeOf(G, id, draft);
  const room = roomOf(G, id, { ...draft, steps: [] });
  const start = G.ships[id];
  if (mode === 'back') {
    const astern = -((x - start.at.x) * Math.sin(rad(start.at.h)) + (y - start.at.y) * Math.cos(rad(start.at.h)));
    const mm = Math.round(Math.min(room.most, Math.max(0, astern)));
    return mm ? [['B', mm]] : [];
  }
  let best: readonly Leg[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const shape of shapes(room, mode)) {
    const used = shape.reduce((mm, [kind, amount]) => mm + (kind === 'F' ? amount : kind === 'P' ? Math.ceil(room.most / 2) : 0), 0);
    if (used > room.most) continue;
    const at = endOf(start.at, shape);
    const h = start.at.h + shape.reduce((sum, [kind, amount]) => sum + (kind === 'F' ? 0 : amount), 0);
    const along = (x - at.x) * Math.sin(rad(h)) + (y - at.y) * Math.cos(rad(h));
    const run = Math.round(Math.min(room.most - used, Math.max(0, along)));
    const steps = tidied([...shape, ['F', run]]);
    const end = endOf(start.at, steps);
    const turned = shape.reduce((sum, [kind, amount]) => sum + (kind === 'F' ? 0 : Math.abs(amount)), 0);
    const off = Math.hypot(end.x - x, end.y - y) + turned * 0.05 + shape.length;
    if (off < least && steps.length) {
      least = off;
      best = steps;
    }
  }
  return best;
}
