import type { Salamis } from '../../state.js';
import { type No, no, squadron } from '../basics/ships.js';

/** What a squadron that has lost heart keeps its ships from [10.2]. How far a shaken ship may go is told with its moves. */

/** A ship of a steady squadron may attack: ram, rake, grapple, assault. */
export const isSteady = (G: Salamis, id: string): boolean => squadron(G, id).state === 'steady';
export const isShaken = (G: Salamis, id: string): boolean => squadron(G, id).state === 'shaken';
/** Ships of a routed squadron obey nobody. */
export const isRouted = (G: Salamis, id: string): boolean => squadron(G, id).state === 'routed';

/** Why a ship may not attack. */
export function attackRefusal(G: Salamis, id: string): No | undefined {
  const { state } = squadron(G, id);
  return state === 'steady' ? undefined : no(state, '10.2', { ship: id });
}
