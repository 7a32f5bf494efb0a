import { memoizedBy } from '../../../../kit/memo.js';
import type { PlayerID } from '../../../../kit/rules.js';
import { LEVEL } from '../../data/damage.js';
import type { RuleCase } from '../../keys.js';
import { type Side, sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { fleet, isDone, isShip, ship, type Violation, violation } from '../basics/ships.js';
import { isRouted } from '../intermediate/officers.js';
import { ashoreUntil } from '../settingUp/scenarioRules.js';

// Ships that may act in an Action Phase [4.3].

type Asked = (view: Salamis, id: string) => Violation | undefined;

/** Return why a ship's state prevents orders. */
const HINDRANCES = {
  sinking: (view, id) => (ship(view, id).dmg >= LEVEL.sinking ? violation('sinking', '5.12', { ship: id }) : undefined),
  infested: (view, id) => (ship(view, id).pests ? violation('infested', '9.3', { ship: id }) : undefined),
  disordered: (view, id) => (ship(view, id).disordered ? violation('disordered', '4.3', { ship: id }) : undefined),
  approached: (view, id) => (ship(view, id).act?.approach ? violation('approached', '4.2', { ship: id }) : undefined),
  routed: (view, id) => (isRouted(view, id) ? violation('routed', '10.2', { ship: id }) : undefined),
  ashore(view, id) {
    const turn = ashoreUntil(view, ship(view, id).sq);
    return view.turn < turn ? violation('ashore', '2.8', { ship: id, turn }) : undefined;
  },
} satisfies { readonly [hindrance: string]: Asked };
type Hindrance = keyof typeof HINDRANCES;

export function hinders(view: Salamis, id: string, ...hindrances: readonly Hindrance[]): Violation | undefined {
  for (const hindrance of hindrances) {
    const refused = HINDRANCES[hindrance](view, id);
    if (refused) return refused;
  }
  return undefined;
}

export const isAble = (G: Salamis, id: string): boolean => !hinders(G, id, 'sinking', 'disordered', 'routed');

/** Returns why a ship may not use deck weapons (grapnels, axes, sickles) in the movement step. */
export function activeRefusal(view: Salamis, player: PlayerID, id: string, ruleCase: RuleCase): Violation | undefined {
  if (!isShip(view, id) || ship(view, id).status !== 'table') return violation('noShip', ruleCase, { ship: id });
  const { side } = ship(view, id);
  if (side !== sideOf(view, player) || side !== view.acting) return violation('notYourShip', ruleCase, { ship: id });
  if (view.step !== 'move') return violation('shootingNow', '4.3');
  return hinders(view, id, 'sinking', 'disordered', 'routed', 'ashore');
}

/** Returns ships with usable deck weapons, in match order. */
export const deckReady = memoizedBy((view: Salamis, player: PlayerID): readonly string[] =>
  fleet(view, sideOf(view, player)).filter((id) => !activeRefusal(view, player, id, '4.3')),
);

/** Returns why a ship may not act in the movement step, except with deck weapons. */
export function moverRefusal(view: Salamis, player: PlayerID, id: string): Violation | undefined {
  if (view.step !== 'move') return violation('shootingNow', '4.3');
  if (!isShip(view, id)) return violation('noShip', '4.3');
  const { side, status } = ship(view, id);
  if (side !== sideOf(view, player)) return violation('notYourShip', '4.3', { ship: id });
  if (status !== 'table') return violation('notOnTable', '4.3', { ship: id });
  return hinders(view, id, 'sinking', 'disordered', 'routed');
}

export const movers = memoizedBy((view: Salamis, player: PlayerID): readonly string[] =>
  fleet(view, sideOf(view, player)).filter((id) => !moverRefusal(view, player, id)),
);

export const activationRefusal = (view: Salamis, player: PlayerID, id: string): Violation | undefined =>
  moverRefusal(view, player, id) ?? (isDone(view, id) ? violation('hasActed', '4.3', { ship: id }) : undefined);

export const idle = memoizedBy((view: Salamis, player: PlayerID): readonly string[] =>
  movers(view, player).filter((id) => !isDone(view, id)),
);

export function shooterRefusal(view: Salamis, side: Side, id: string): Violation | undefined {
  if (!isShip(view, id)) return violation('noShip', '6.1');
  const vessel = ship(view, id);
  if (vessel.side !== side) return violation('notYourShip', '6.1', { ship: id });
  if (vessel.status !== 'table') return violation('notOnTable', '6.1', { ship: id });
  return hinders(view, id, 'sinking', 'infested', 'disordered', 'approached', 'routed');
}
