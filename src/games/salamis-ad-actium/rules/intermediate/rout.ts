import { opponentOf, type Side } from '../../sides.js';
import type { Edge, Salamis } from '../../state.js';
import { actOf, fleet, isLinked, isOnTable, linksOf, ship, type Tools } from '../basics/ships.js';
import { tryToCut } from '../boarding/grappling.js';
import { beginActivation } from '../movement/activation.js';
import { stuckRefusal } from '../movement/legality.js';
import { move } from '../movement/move.js';
import { refloatRefusal, tryToRefloat } from '../movement/refloat.js';
import { type Candidate, candidates } from '../movement/samples.js';
import { hinders } from '../sequenceOfPlay/ordering.js';
import { progress } from '../settingUp/offTable.js';
import { isRouted } from './courage.js';

/** Routed squadrons: their ships make off by themselves [10.2]. */

const EDGES: readonly Edge[] = ['N', 'S', 'E', 'W'];

/** How far a ship still is from the edges by which it may get away. */
function toSafety(G: Salamis, side: Side, { path }: Candidate): number {
  const safe = EDGES.filter((edge) => edge !== G.baseEdge[opponentOf(side)]);
  if (path.end === 'left') return path.edge !== undefined && safe.includes(path.edge) ? -1 : Number.POSITIVE_INFINITY;
  return Math.min(...safe.map((edge) => progress(G, edge, path.place)));
}

function flee(tools: Tools, id: string, side: Side): void {
  const { G } = tools;
  if (stuckRefusal(G, id)) return;
  let best: Candidate | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates(G, id)) {
    if (candidate.path.contact) continue;
    const far = toSafety(G, side, candidate);
    if (far >= least) continue;
    least = far;
    best = candidate;
  }
  if (best) move(tools, id, best.order);
}

/** The ships of a side that have lost heart, at the start of its Action Phase. */
export function routs(tools: Tools, side: Side): void {
  const { G } = tools;
  for (const id of fleet(G, side)) {
    if (!isOnTable(G, id) || !isRouted(G, id)) continue;
    if (hinders(G, id, 'sinking', 'disordered')) continue;
    for (const [link, { kind }] of linksOf(G, id)) if (kind !== 'tow') tryToCut(tools, id, link);
    actOf(G, id).done = true;
    if (isLinked(G, id)) continue;
    if (ship(G, id).aground === null) flee(tools, id, side);
    else if (!refloatRefusal(G, id, false)) {
      beginActivation(tools, id);
      tryToRefloat(tools, id, false);
    }
  }
}
