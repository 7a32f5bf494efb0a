import { named } from '../../fleetName.js';
import { opponentOf, type Side, seatOf } from '../../sides.js';
import type { Edge, Salamis } from '../../state.js';
import { action, actOf, fleet, isLinked, isOnTable, linksOf, ship, type Tools, violation } from '../basics/ships.js';
import { tryToCut } from '../boarding/grappling.js';
import { isRouted } from '../intermediate/officers.js';
import { beginActivation, squall } from '../movement/activation.js';
import { refloatRefusal, tryToRefloat } from '../movement/grounding.js';
import { stuckRefusal } from '../movement/legality.js';
import { move } from '../movement/move.js';
import { type Candidate, candidates } from '../movement/samples.js';
import { arrivals, canEnter, progress } from '../settingUp/offTable.js';
import { hinders, isAble } from './ordering.js';

// Routed ships flee automatically [10.2].

const EDGES: readonly Edge[] = ['N', 'S', 'E', 'W'];

/** Returns the distance in mm to the nearest edge by which the side may flee; −1 if the path crosses it. */
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

// The Action Phase [4.3]: one side moves its ships, then shoots.

export function startAction(tools: Tools, side: Side, seized: boolean): void {
  const { G, emit } = tools;
  G.acting = side;
  G.step = 'move';
  emit({ key: 'action', case: '4.3', by: seatOf(G, side), values: { ...named(G, side), seized } });
  for (const id of G.order) G.ships[id].act = null;
  for (const fort of Object.values(G.forts)) {
    fort.shot = [];
    if (fort.boom) fort.boom.toggled = false;
  }
  for (const squadron of Object.values(G.squadrons)) squadron.tried = false;
  routs(tools, side);
  arrivals(tools, side);
}

/** Whether a side has a ship that can act, a fort, or a reserve that can roll for entry. */
export function canAct(G: Salamis, side: Side): boolean {
  if (fleet(G, side).some((id) => isAble(G, id))) return true;
  if (G.options.fortifications && Object.values(G.forts).some(({ owner, strength }) => owner === side && strength > 0)) return true;
  return Object.keys(G.squadrons).some((sq) => canEnter(G, side, sq));
}

export function actionPhase(tools: Tools): boolean {
  const { G, emit } = tools;
  const { acting } = G;
  if (acting === null) return false;
  if (!canAct(G, acting)) {
    emit({ key: 'idle', case: '4.3', by: seatOf(G, acting), values: named(G, acting) });
    endPhase(tools);
    return false;
  }
  G.await = { kind: 'act', sides: [acting] };
  return true;
}

/** Ends the Action Phase: tests sails in a storm [5.9] and clears disorder. */
function endPhase(tools: Tools): void {
  const { G } = tools;
  const { acting } = G;
  if (acting !== null) for (const id of fleet(G, acting)) squall(tools, id);
  for (const id of G.order) {
    const vessel = ship(G, id);
    vessel.act = null;
    if (vessel.side === acting) delete vessel.disordered;
  }
  G.acting = null;
  G.step = null;
  G.await = null;
}

export const startShooting = action({
  name: 'startShooting',
  case: '4.3',
  final: true,
  args: [],
  refuse: (view) => (view.step === 'move' ? undefined : violation('shootingNow', '4.3')),
  choices: (view) => (view.step === 'move' ? [[]] : []),
  perform({ G }) {
    G.step = 'shoot';
  },
});

export const endAction = action({
  name: 'endAction',
  case: '4.3',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools) => endPhase(tools),
});
