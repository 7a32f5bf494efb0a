import { has } from '../../data/squadrons.js';
import { CALAIS, NARROWS, PORT } from '../../data/strategicMap.js';
import type { Edge } from '../../data/tacticalMap.js';
import { flagOf, type Loc, PORTS, type SquadronId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { onMap, placeId } from '../fleet.js';
import { entryEdge } from './edges.js';
import { type Leg, lawful, legOf } from './legs.js';
/** Module 12.3: where an English squadron may sail on the strategic map. */

/** Why a squadron may not move on the strategic map now, or nothing. */
export function cannotSail(G: Armada, id: SquadronId): Violation | undefined {
  if (flagOf(id) === 'spanish') return violation('notYours', '12.3', { who: id });
  if (!G.squadrons[id].alive) return violation('sunk', '12.3', { who: id });
  if (onMap(G, id)) return violation('underArmada', '12.3', { who: id });
  if (G.sailed.includes(id)) return violation('sailed', '12.3', { who: id });
  return undefined;
}

export const heldBack = (G: Armada, id: SquadronId): Violation | undefined =>
  has(id, 'held') && G.armadaBox < CALAIS && !G.options.seymourReleased ? violation('seymourHeld', '12.3') : undefined;

export function badCourse(G: Armada, from: Loc, path: readonly Loc[]): Violation | undefined {
  const legs: Leg[] = [];
  let here = from;
  for (const to of path) {
    const leg = legOf(G, here, to);
    if (!leg) return violation('notConnected', '12.3', { from: placeId(here), to: placeId(to) });
    legs.push(leg);
    here = to;
  }
  if (lawful(G, legs)) return undefined;
  return G.weather === 'normal' ? violation('tooManyBoxes', '12.3') : violation(`tooManyBoxes.${G.weather}`, '11.1');
}

/** Every course a squadron may sail from where it is, with the edge at which it could come in. */
export function courses(G: Armada, id: SquadronId): { path: Loc[]; edge: Edge | undefined }[] {
  const start = G.squadrons[id].loc;
  if (!start || cannotSail(G, id) || heldBack(G, id)) return [];
  const found: { path: Loc[]; edge: Edge | undefined }[] = [];
  const extend = (path: Loc[], legs: Leg[]) => {
    const here = path.at(-1) ?? start;
    for (const to of around(here)) {
      const leg = legOf(G, here, to);
      if (!leg || !lawful(G, [...legs, leg])) continue;
      const next = [...path, to];
      found.push({ path: next, edge: entryEdge(G, start, next) });
      if (next.length < 3) extend(next, [...legs, leg]);
    }
  };
  extend([], []);
  return found;
}

/** Where an English squadron could sail on the strategic map as wind and weather are now, whether or not it has sailed [11.1, 12.3]. */
export const outlook = (G: Armada, id: SquadronId): ReturnType<typeof courses> =>
  G.weather === 'calm' ? [] : courses({ ...G, sailed: [] }, id);

function around(loc: Loc): Loc[] {
  if (loc.t === 'port') return [{ t: 'box', n: PORT[loc.id].box }];
  const boxes = [loc.n - 1, loc.n + 1].filter((n) => n >= 1 && n <= NARROWS).map((n): Loc => ({ t: 'box', n }));
  return [...boxes, ...PORTS.filter((port) => PORT[port].box === loc.n).map((port): Loc => ({ t: 'port', id: port }))];
}
