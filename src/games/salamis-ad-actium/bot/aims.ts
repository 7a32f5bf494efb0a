import { gap } from '../geometry/distance.js';
import { type Pose, rect, shapeOf } from '../geometry/shapes.js';
import { isLinked, ship, sizeOf } from '../rules/basics/ships.js';
import type { Candidate } from '../rules/movement/samples.js';
import { progress } from '../rules/settingUp/offTable.js';
import { victoryOf } from '../rules/settingUp/scenarioRules.js';
import type { Edge, Salamis } from '../state.js';
import { figure } from './explain.js';

/** The aim of a scenario [10.3], for the side that has one and for the side that stands in its way. */

/** What each mm on the way is worth. */
const AIM = 0.2;
/** Those who stand in the way keep so far ahead of a ship that makes for its aim, in mm. */
const LEAD = 120;

/** What a scenario's aim makes of a path, for the side that has one. */
export function aimWorth(G: Salamis, id: string, path: Candidate['path']): number {
  const victory = victoryOf(G);
  const vessel = ship(G, id);
  if (victory.type === 'standard' || vessel.side !== victory.side || vessel.prize !== null) return 0;
  if (victory.type === 'landings') {
    if (path.end === 'beach') return 2 * vessel.points;
    const exits = victory.zones.flatMap((zone) => (zone.kind === 'exit' ? [zone] : []));
    const out = exits.some(({ edge, from, to }) => path.edge === edge && from <= along(edge, path.place) && along(edge, path.place) <= to);
    if (path.end === 'left') return out ? 2 * vessel.points : -vessel.points;
    const beaches = victory.zones.flatMap((zone) => (zone.kind === 'beach' ? [shapeOf(G.land[zone.land].poly)] : []));
    const nearest = (place: Pose): number => {
      const base = rect(place, sizeOf(vessel));
      return Math.min(...exits.map(({ edge }) => progress(G, edge, place)), ...beaches.map((shore) => gap(base, shore)));
    };
    return figure('wayToAim', AIM) * (nearest(vessel.at) - nearest(path.place));
  }
  if (path.end === 'left') return path.edge && victory.edges.includes(path.edge) ? 3 * vessel.points : -vessel.points;
  const nearest = (place: Pose): number => Math.min(...victory.edges.map((edge) => progress(G, edge, place)));
  return figure('wayToAim', AIM) * (nearest(vessel.at) - nearest(path.place));
}

const along = (edge: Edge, { x, y }: Pose): number => (edge === 'N' || edge === 'S' ? x : y);

/** A point so far on the way to an edge, and not beyond it. */
function towards(G: Salamis, edge: Edge, { x, y, h }: Pose, mm: number): Pose {
  if (edge === 'N' || edge === 'S') return { x, y: edge === 'N' ? Math.min(G.table.h, y + mm) : Math.max(0, y - mm), h };
  return { x: edge === 'E' ? Math.min(G.table.w, x + mm) : Math.max(0, x - mm), y, h };
}

/** Where a ship is best met: on its way to what its side is after; where it lies, if that is nothing. */
export function leadOf(G: Salamis, id: string): Pose {
  const victory = victoryOf(G);
  const vessel = ship(G, id);
  if (victory.type === 'standard' || vessel.side !== victory.side || vessel.prize !== null || isLinked(G, id) || vessel.aground)
    return vessel.at;
  const edges = victory.type === 'breakout' ? victory.edges : victory.zones.flatMap((zone) => (zone.kind === 'exit' ? [zone.edge] : []));
  const [edge] = [...edges].sort((a, b) => progress(G, a, vessel.at) - progress(G, b, vessel.at));
  return edge === undefined ? vessel.at : towards(G, edge, vessel.at, figure('lead', LEAD));
}
