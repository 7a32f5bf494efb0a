import { named } from '../../fleetName.js';
import { type Side, seatOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { action, fleet, ship, type Tools, violation } from '../basics/ships.js';
import { routs } from '../intermediate/rout.js';
import { squall } from '../movement/activation.js';
import { arrivals, canEnter } from '../settingUp/offTable.js';
import { isAble } from './ordering.js';

/** The Action Phase [4.3]: one side moves its ships, then shoots. */

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

/** Whether a side has anything that could act: a ship, a fort with somebody in it, or a reserve. */
export function canAct(G: Salamis, side: Side): boolean {
  if (fleet(G, side).some((id) => isAble(G, id))) return true;
  if (G.options.fortifications && Object.values(G.forts).some(({ owner, strength }) => owner === side && strength > 0)) return true;
  return Object.keys(G.squadrons).some((sq) => canEnter(G, side, sq));
}

/** @returns true: the acting side is awaited */
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

/** The phase is over: a storm takes hold of sails that nobody has looked to, and what was in disorder is under command again. */
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
