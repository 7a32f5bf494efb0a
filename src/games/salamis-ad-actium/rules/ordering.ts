import { LEVEL } from '../data/damage.js';
import { sideOf } from '../sides.js';
import type { Salamis } from '../state.js';
import { ashoreUntil } from './scenarioRules.js';
import { isShip, type No, no, ship, squadron } from './ships.js';

/** Why a player may not have a ship do anything at all in this step of his Action Phase [4.3]. */
export function activeRefusal(view: Salamis, player: string, id: string, step: 'move' | 'shoot', ruleCase: string): No | undefined {
  if (!isShip(view, id) || ship(view, id).status !== 'table') return no('noShip', ruleCase, { ship: id });
  const { side, sq, dmg, disordered } = ship(view, id);
  if (side === null || side !== sideOf(view, player) || side !== view.acting) return no('notYourShip', ruleCase, { ship: id });
  if (view.step !== step) return no(step === 'move' ? 'shootingNow' : 'movingNow', '4.3');
  if (dmg === LEVEL.sinking) return no('sinking', '5.12', { ship: id });
  if (disordered) return no('disordered', '4.3', { ship: id });
  if (squadron(view, id).state === 'routed') return no('routed', '10.2', { ship: id });
  const turn = ashoreUntil(view, sq);
  return view.turn < turn ? no('ashore', '2.8', { ship: id, turn }) : undefined;
}
