import type { Salamis } from '../../state.js';
import { squadron } from '../basics/ships.js';

/** The heart of a squadron, and of the ships that sail with it [10.2]. */

export const isSteady = (G: Salamis, id: string): boolean => squadron(G, id).state === 'steady';
export const isShaken = (G: Salamis, id: string): boolean => squadron(G, id).state === 'shaken';
/** Ships of a routed squadron obey nobody. */
export const isRouted = (G: Salamis, id: string): boolean => squadron(G, id).state === 'routed';
