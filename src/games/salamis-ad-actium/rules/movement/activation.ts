import type { PlayerID } from '../../../../kit/rules.js';
import { LEVEL, TESTS } from '../../data/damage.js';
import { MOVEMENT } from '../../data/movement.js';
import { sideOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { crewTest } from '../crewTest.js';
import { inflict } from '../damage.js';
import { isShip, type No, no, ship, squadron, type Tools } from '../ships.js';
import { windAt } from '../surroundings.js';
import { enemiesBeyond } from './legality.js';

/** Activating ships in the step in which they move [4.3]. */

/** Why a player cannot have this ship do anything in the step in which ships move. */
export function moverRefusal(view: Salamis, player: PlayerID, id: string): No | undefined {
  if (view.step !== 'move') return no('shootingNow', '4.3');
  if (!isShip(view, id)) return no('noShip', '4.3');
  const vessel = ship(view, id);
  if (vessel.side !== sideOf(view, player)) return no('notYourShip', '4.3', { ship: id });
  if (vessel.status !== 'table') return no('notOnTable', '4.3', { ship: id });
  if (vessel.dmg >= LEVEL.sinking) return no('sinking', '5.12', { ship: id });
  if (vessel.disordered) return no('disordered', '4.3', { ship: id });
  if (squadron(view, id).state === 'routed') return no('routed', '10.2', { ship: id });
  return undefined;
}

/** The same, for what only a ship may do that has not had its activation. */
export const activationRefusal = (view: Salamis, player: PlayerID, id: string): No | undefined =>
  moverRefusal(view, player, id) ?? (view.ships[id].act?.done ? no('hasActed', '4.3', { ship: id }) : undefined);

/** A squadron is engaged from the first activation near the enemy on [4.2]. */
function noteNearEnemy({ G, tell }: Tools, id: string): void {
  const own = squadron(G, id);
  if (own.engaged || enemiesBeyond(G, id, MOVEMENT.approachStart)) return;
  engage({ G, tell }, id);
}

export function engage({ G, tell }: Pick<Tools, 'G' | 'tell'>, id: string): void {
  const vessel = ship(G, id);
  const name = vessel.prize ?? vessel.sq;
  const own = G.squadrons[name];
  if (own.engaged || vessel.side === null) return;
  own.engaged = true;
  tell({ key: 'engaged', case: '4.2', values: { squadron: own.name } });
}

const STORM = 4;

/** Sails in a storm or a gale: unless the crew holds them they come down, and damage is done [5.9]. */
function squall(tools: Tools, id: string): void {
  const { G, tell } = tools;
  const vessel = ship(G, id);
  const wind = windAt(G, vessel.at);
  if (vessel.sails !== 'set' || wind < STORM) return;
  const name = wind === STORM ? 'sailStorm' : 'sailGale';
  if (crewTest(tools, id, 'squall', '5.9', [[name, TESTS[name]]])) return;
  vessel.sails = 'down';
  tell({ key: 'sailsDown', case: '5.9', who: [id] });
  inflict(tools, id, LEVEL.light, '5.9');
}

/** An activation begins. */
export function beginActivation(tools: Tools, id: string): void {
  noteNearEnemy(tools, id);
  squall(tools, id);
}
